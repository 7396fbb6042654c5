/** An event of a thousand over HTTP, on every database: made, paired beside all else, and shown without sending it whole each time. */
import { type EventNews, eventNewsSchema, type EventView, eventViewSchema, viewWith } from '@warbeacon/protocol/events';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { settle } from '../testing/account-holder.ts';
import { KINDS_BY_DAY, type TestDatabase } from '../testing/databases.ts';
import { makeEvent, seeEvent, wish } from '../testing/event-people.ts';
import { leaveAllPages, type Person } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const ENTRANTS = 1000;
/** Milliseconds of processor time that this process has used, or this thread of it. */
const spent = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;

describe.each(KINDS_BY_DAY)('an event of a thousand on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let olga: Person;
  let eventId: string;

  beforeAll(async () => {
    place = await make();
    server = await testServer([raceGame], place);
    olga = await settle(server.port, 'Olga');
    ({ eventId } = await makeEvent(olga, { settings: { format: { kind: 'swiss', rounds: 9 } } }));
    await wish(olga, eventId, { do: 'announce' }, { do: 'open-entries' });
  });
  afterEach(leaveAllPages);
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });

  const at = (query = '') => `/api/events/${eventId}${query}`;
  const news = async (query: string): Promise<EventNews> =>
    eventNewsSchema.parse((await olga.ask('GET', at(query))).body);
  const withoutHour = ({ now: _now, ...view }: EventView) => view;
  let view: EventView;

  test('is entered from a list, and paired on a thread of its own while others are answered', async () => {
    const csv = `name,rating\n${Array.from({ length: ENTRANTS }, (_, i) => `Somebody ${i},${1000 + ((i * 37) % 1000)}`).join('\n')}`;
    expect((await olga.ask('POST', at('/entrants'), { wishId: 'all-of-them', csv })).status).toBe(204);
    await wish(olga, eventId, { do: 'begin' });
    const [whole, own] = [process.cpuUsage(), process.threadCpuUsage()];
    let isPaired = false;
    const pairing = wish(olga, eventId, { do: 'pair' }).finally(() => (isPaired = true));
    let seen: EventView['busy'] = null;
    while (!isPaired && seen === null) seen = (await seeEvent(olga, eventId)).busy;
    expect(seen).toMatchObject({ what: 'pairing', of: 100 });
    view = await pairing;
    // Had this thread paired it, it would have used nearly all of what the process used.
    expect(spent(process.threadCpuUsage(own))).toBeLessThan(spent(process.cpuUsage(whole)) * 0.7);
    const paired = view.state.rounds[0]?.pairings.flatMap(({ a, b }) => [a, b]);
    expect(new Set(paired).size).toBe(ENTRANTS);
  }, 60_000);

  test('is sent packed, and not at all to whoever has it', async () => {
    const { headers, body } = await olga.ask('GET', at());
    expect(headers.get('content-encoding')).toBe('gzip');
    const length = JSON.stringify(body).length;
    expect(Number(headers.get('content-length'))).toBeLessThan(length / 5);
    view = eventViewSchema.parse(body);
    const mark = headers.get('etag') ?? '';
    const again = { token: olga.session.token, headers: { 'if-none-match': mark } };
    const ask = async (path: string, asker = again) =>
      await fetch(`http://127.0.0.1:${server.port}${path}`, {
        headers: { authorization: `Bearer ${asker.token}`, ...asker.headers },
      });
    expect((await ask(at())).status).toBe(304);
    // To somebody else it is another view.
    expect((await fetch(`http://127.0.0.1:${server.port}${at()}`, { headers: again.headers })).status).toBe(200);
    const plain = await ask(at(), {
      ...again,
      headers: { 'if-none-match': '', 'accept-encoding': 'identity' } as never,
    });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.json()).toMatchObject({ eventId });
    const standings = await olga.ask('GET', at('/standings'));
    const known = { ...again, headers: { 'if-none-match': standings.headers.get('etag') ?? '' } };
    expect((await ask(at('/standings'), known)).status).toBe(304);
  });

  test('is told by its changes to whoever has seen it, and they make the same of it', async () => {
    const pairings = (view.state.rounds[0]?.pairings ?? []).map(({ id, a, b, first }) => ({ id, a, b, first }));
    const [one, other] = [pairings[7], pairings[8]];
    if (one === undefined || other === undefined) throw new Error('there are no such pairings');
    [one.b, other.b] = [other.b, one.b];
    const body = { wishId: 'by-hand-1', wish: { do: 'edit', round: 1, pairings, reason: 'They asked for it.' } };
    const answer = await olga.ask('POST', at(`/wishes?after=${view.state.seq}`), body);
    expect(JSON.stringify(answer.body).length).toBeLessThan(5000);
    const told = eventNewsSchema.parse(answer.body);
    expect('changes' in told && told.changes.rounds[0]?.pairings.at).toHaveLength(2);
    const after = viewWith(view, told);
    expect(withoutHour(after)).toEqual(withoutHour(await seeEvent(olga, eventId)));
    // Nothing has happened since: that is told, too, with what is the reader's own.
    const nothing = await news(`?after=${after.state.seq}&changes=1`);
    expect('changes' in nothing && [nothing.changes.entrants.at, nothing.changes.rounds[0]?.pairings.at]).toEqual([
      [],
      [],
    ]);
    expect(viewWith(after, nothing).state).toEqual(after.state);
    // Whoever asks for changes since a time that nobody here knows gets all of it.
    expect(await news('?after=700&changes=1')).toMatchObject({ eventId, accounts: [] });
    expect('state' in (await news('?after=700&changes=1'))).toBe(true);
    // Who waits for news is told of changes, as soon as there are any.
    const [waited] = await Promise.all([
      news(`?after=${after.state.seq}&changes=1&wait=10`),
      wish(olga, eventId, { do: 'pause', reason: 'Tea.' }),
    ]);
    expect(viewWith(after, waited).state.paused).toBe(true);
    expect((await olga.ask('GET', at('?after=1&changes=2'))).status).toBe(400);
  });
});
