/** Who may do what in an event, and what is refused, on every database. */
import { type EventView, type EventWish, eventLogSchema } from '@warbeacon/protocol/events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { codeOf, settle } from '../testing/account-holder.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { makeEvent, seeEvent, SETTINGS, termsOf, tryWish, wish } from '../testing/event-people.ts';
import { http, leaveAllPages, Person } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

describe.each(KINDS_OF_DATABASE)('roles in an event on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let olga: Person;
  let rita: Person;
  let ann: Person;
  let bob: Person;
  let gus: Person;
  let eventId: string;

  beforeAll(async () => {
    place = await make();
    server = await testServer([raceGame], place, {}, { rounds: { events: 50 } });
    [olga, rita, ann, bob] = (await Promise.all(
      ['Olga', 'Rita', 'Ann', 'Bob'].map((name) => settle(server.port, name)),
    )) as [Person, Person, Person, Person];
    gus = await Person.arrive(server.port, 'Gus');
  });
  afterEach(leaveAllPages);
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });
  beforeEach(async () => {
    ({ eventId } = await makeEvent(olga));
  });

  const refused = async (who: Person, what: Parameters<typeof tryWish>[2]) => codeOf(await tryWish(who, eventId, what));
  const entrantIn = ({ state }: EventView, who: Person) =>
    state.entrants.find(({ name }) => name === who.session.name)?.id ?? '';
  const logOf = async () => eventLogSchema.parse((await olga.ask('GET', `/api/events/${eventId}/log`)).body).entries;
  const started = async (first: readonly EventWish[] = [{ do: 'announce' }, { do: 'open-entries' }]) => {
    await wish(olga, eventId, ...first);
    for (const who of [ann, bob]) await wish(who, eventId, { do: 'enter' });
    return await wish(olga, eventId, { do: 'begin' }, { do: 'pair' }, { do: 'publish', round: 1 });
  };

  test('a draft is for its organisers alone', async () => {
    expect(codeOf(await ann.ask('GET', `/api/events/${eventId}`))).toEqual({ status: 404, code: 'unknown-event' });
    await wish(olga, eventId, { do: 'announce' });
    expect((await seeEvent(ann, eventId)).me).toMatchObject({ roles: [], entrant: null });
  });

  test('guests make no events and enter none', async () => {
    await wish(olga, eventId, { do: 'announce' }, { do: 'open-entries' });
    expect(await refused(gus, { do: 'enter' })).toEqual({ status: 403, code: 'needs-account' });
    const body = { title: 'Mine', settings: SETTINGS, terms: termsOf() };
    expect(codeOf(await gus.ask('POST', '/api/events', { ...body, title: 'My event' }))).toEqual({
      status: 403,
      code: 'needs-account',
    });
    expect(codeOf(await http(server.port, 'POST', '/api/events', { body }))).toEqual({
      status: 401,
      code: 'missing-token',
    });
  });

  test('what nobody could play is not made', async () => {
    const made = async (terms: object) =>
      codeOf(await olga.ask('POST', '/api/events', { title: 'An event', settings: SETTINGS, terms: termsOf(terms) }));
    expect(await made({ game: 'chess' })).toEqual({ status: 400, code: 'unknown-game' });
    expect(await made({ options: { goal: 'far' } })).toEqual({ status: 400, code: 'bad-options' });
    expect(await made({ timeZone: 'Middle-earth/Bree' })).toEqual({ status: 400, code: 'bad-terms' });
    expect(await made({ rated: true, watching: { policy: 'private' }, options: {} })).toEqual({
      status: 400,
      code: 'cannot-be-rated',
    });
    expect(await made({ pace: { kind: 'live' } })).toEqual({ status: 400, code: 'malformed-request' });
  });

  test('a wish that is sent twice is done once', async () => {
    await wish(olga, eventId, { do: 'announce' }, { do: 'open-entries' });
    const wishId = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => tryWish(ann, eventId, { do: 'enter' }, wishId)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await refused(ann, { do: 'enter' })).toEqual({ status: 409, code: 'already-entered' });
    expect((await seeEvent(olga, eventId)).state.entrants).toHaveLength(1);
  });

  test('many at once are all heard', async () => {
    await wish(olga, eventId, { do: 'announce' }, { do: 'open-entries' });
    const all = await Promise.all([ann, bob, rita, olga].map((who) => tryWish(who, eventId, { do: 'enter' })));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await logOf()).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('arbiters are appointed by their names, and every power that was used stands in the log', async () => {
    expect(await refused(rita, { do: 'announce' })).toEqual({ status: 404, code: 'unknown-event' });
    await wish(olga, eventId, { do: 'announce' });
    expect(await refused(rita, { do: 'pause', reason: 'no' })).toEqual({ status: 403, code: 'not-allowed' });
    expect(await refused(olga, { do: 'appoint', name: 'Nobody', arbiter: true })).toEqual({
      status: 404,
      code: 'unknown-person',
    });
    expect((await wish(olga, eventId, { do: 'appoint', name: 'rita', arbiter: true })).arbiters).toEqual(['Rita']);
    expect((await seeEvent(rita, eventId)).me.roles).toEqual(['arbiter']);
    const view = await started([{ do: 'open-entries' }]);
    const pairing = view.state.rounds[0]?.pairings[0]?.id ?? '';
    const result = { kind: 'adjudicated', winner: entrantIn(view, ann), margin: 3 } as const;
    expect(await refused(ann, { do: 'rule', pairing, leg: 0, result, reason: 'I say so' })).toEqual({
      status: 403,
      code: 'not-allowed',
    });
    const ruled = await wish(rita, eventId, { do: 'rule', pairing, leg: 0, result, reason: 'The bridge was down.' });
    expect(ruled.state.rounds[0]?.pairings[0]?.legs[0]?.result).toEqual(result);
    expect((await logOf()).at(-1)).toMatchObject({
      by: 'Rita',
      person: true,
      reason: 'The bridge was down.',
      act: { act: 'rule', result },
    });
    expect(JSON.stringify([await logOf(), ruled])).not.toContain(rita.session.sessionId);
    expect((await wish(rita, eventId, { do: 'feature', pairing })).state.featured).toBe(pairing);
    await wish(olga, eventId, { do: 'appoint', name: 'Rita', arbiter: false });
    expect(await refused(rita, { do: 'pause', reason: 'again' })).toEqual({ status: 403, code: 'not-allowed' });
  });

  test('nobody judges where they play themselves', async () => {
    await wish(olga, eventId, { do: 'announce' }, { do: 'open-entries' });
    for (const who of [ann, olga]) await wish(who, eventId, { do: 'enter' });
    const view = await wish(olga, eventId, { do: 'begin' }, { do: 'pair' }, { do: 'publish', round: 1 });
    const pairing = view.state.rounds[0]?.pairings[0]?.id ?? '';
    const own = { status: 403, code: 'own-case' };
    const result = { kind: 'walkover', winner: entrantIn(view, olga) } as const;
    expect(await refused(olga, { do: 'rule', pairing, leg: 0, result, reason: 'Mine.' })).toEqual(own);
    expect(await refused(olga, { do: 'remove', entrant: entrantIn(view, ann), reason: 'Mine.' })).toEqual(own);
    expect(await refused(olga, { do: 'replace', entrant: entrantIn(view, ann), name: 'Bob', reason: 'Mine.' })).toEqual(
      own,
    );
    expect(view.me.next).toMatchObject({ round: 1, pairing });
  });

  test('one enters by code, once let in, or while there is room', async () => {
    ({ eventId } = await makeEvent(olga, {
      terms: { code: 'mellon' },
      settings: { entry: { ...SETTINGS.entry, by: 'code', limit: 2, waitingList: true } },
    }));
    await wish(olga, eventId, { do: 'announce' }, { do: 'open-entries' });
    expect((await seeEvent(ann, eventId)).terms.code).toBeNull();
    expect(JSON.stringify((await ann.ask('GET', `/api/events/${eventId}/log`)).body)).not.toContain('mellon');
    expect(await refused(ann, { do: 'enter', code: 'friend' })).toEqual({ status: 403, code: 'wrong-code' });
    for (const who of [ann, bob, rita]) await wish(who, eventId, { do: 'enter', code: 'mellon' });
    expect((await seeEvent(olga, eventId)).state.entrants.map(({ state }) => state)).toEqual([
      'entered',
      'entered',
      'waiting',
    ]);
    const after = await wish(bob, eventId, { do: 'withdraw' });
    expect(after.state.entrants.map(({ state }) => state)).toEqual(['entered', 'withdrawn', 'entered']);
  });

  test('what cannot be is refused in words, and changes nothing', async () => {
    const view = await started();
    const [, before] = [0, (await logOf()).length];
    const pairing = view.state.rounds[0]?.pairings[0]?.id ?? '';
    const result = { kind: 'walkover', winner: entrantIn(view, ann) } as const;
    expect(await refused(olga, { do: 'rule', pairing: 'r9p9', leg: 0, result, reason: 'No' })).toEqual({
      status: 409,
      code: 'not-of-the-event',
    });
    expect(
      await refused(olga, { do: 'rule', pairing, leg: 0, result: { kind: 'walkover', winner: 'x' }, reason: 'No' }),
    ).toEqual({ status: 409, code: 'not-in-pairing' });
    expect(await refused(olga, { do: 'close-round', round: 1 })).toEqual({ status: 409, code: 'undecided' });
    expect(await refused(rita, { do: 'enter' })).toEqual({ status: 409, code: 'entries-closed' });
    expect(await refused(rita, { do: 'check-in' })).toEqual({ status: 403, code: 'not-an-entrant' });
    expect(await refused(olga, { do: 'pair' })).toEqual({ status: 409, code: 'round-open' });
    const twice = entrantIn(view, ann);
    expect(await refused(olga, { do: 'seed', order: [twice, twice] })).toMatchObject({ status: 409 });
    expect(
      codeOf(await olga.ask('POST', `/api/events/${eventId}/wishes`, { wishId: 'x', wish: { do: 'announce' } })),
    ).toEqual({ status: 400, code: 'malformed-request' });
    expect(codeOf(await olga.ask('GET', `/api/events/${'0'.repeat(32)}`))).toEqual({
      status: 404,
      code: 'unknown-event',
    });
    const acts = (await logOf()).slice(before).map(({ act }) => act.act);
    expect(acts.filter((act) => act !== 'start')).toEqual([]);
  });
});
