/** Names of people in events after they have deleted their accounts, on every database: nobody is told any more how they were called. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { openDatabase } from '../storage/database.ts';
import { SessionStore } from '../storage/sessions.ts';
import { PASSWORD, settle } from '../testing/account-holder.ts';
import { KINDS_BY_DAY, type TestDatabase } from '../testing/databases.ts';
import { makeEvent, seeEvent, tryWish, untilEvent, wish } from '../testing/event-people.ts';
import { leaveAllPages, type Person, untilTrue } from '../testing/people.ts';
import { NewsOffice } from '../testing/news-office.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

/** Of two who will be gone: one who plays, and one who is let play in their place and has never had a match. */
const [GONE, GONE_TOO] = ['Thorongil', 'Telcontar'] as const;

describe.each(KINDS_BY_DAY)('who has deleted an account, in an event on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let office: NewsOffice;
  let [olga, ann, bob]: Person[] = [];
  let eventId: string;

  const start = async () => {
    server = await testServer([raceGame], place, { WEBHOOKS: 'any' }, { rounds: { events: 50 } });
  };
  beforeAll(async () => {
    place = await make();
    await start();
    office = await NewsOffice.open();
    olga = await settle(server.port, 'Olga');
    [ann, bob] = [await settle(server.port, 'Ann'), await settle(server.port, 'Bob')];
    ({ eventId } = await makeEvent(olga, { settings: { format: { kind: 'swiss', rounds: 1 } } }));
  });
  afterAll(async () => {
    await leaveAllPages();
    await server.stop();
    office.close();
    await place.remove();
  });

  test('is called so by nothing that anybody can read', async () => {
    const [organiser, entrant, other] = [olga, ann, bob];
    if (!organiser || !entrant || !other) throw new Error('nobody is there');
    const gone = await settle(server.port, GONE);
    const goneToo = await settle(server.port, GONE_TOO);
    await wish(organiser, eventId, { do: 'announce' }, { do: 'open-entries' });
    for (const one of [gone, goneToo, entrant]) await wish(one, eventId, { do: 'enter' });
    await wish(organiser, eventId, { do: 'appoint', name: GONE_TOO, arbiter: true });
    const ids = new Map((await seeEvent(organiser, eventId)).state.entrants.map(({ name, id }) => [name, id]));
    const [id, idToo] = [ids.get(GONE) ?? '', ids.get(GONE_TOO) ?? ''];
    await wish(organiser, eventId, { do: 'replace', entrant: idToo, name: 'Bob', reason: 'They have no time.' });
    await wish(organiser, eventId, { do: 'begin' }, { do: 'pair' }, { do: 'publish', round: 1 });
    for (const one of [gone, goneToo])
      expect((await one.ask('POST', '/api/account/delete', { password: PASSWORD })).status).toBe(204);
    // A name that somebody has been shown is shown for a second more.
    await untilEvent(organiser, eventId, (view) => !JSON.stringify(view).includes(GONE));
    // Whoever has no match is forgotten altogether, as a server does it some time later.
    await server.stop();
    const database = await openDatabase(place);
    await new SessionStore(database.db).removeUnused(Date.now() + 1000, 100);
    await database.close();
    await start();
    for (const one of [organiser, entrant, other]) one.port = server.port;
    const readable = async () => {
      const files = ['', '/log', '/standings', '/entrants.csv', '/standings.csv', '/games.csv', '/event.trf'];
      const all = [...files, '/event.json', '/calendar.ics', `/calendar.ics?entrant=${ids.get('Ann')}`];
      const parts = [];
      for (const one of [organiser, entrant])
        for (const path of all) {
          const { status, body } = await one.ask('GET', `/api/events/${eventId}${path}`);
          expect([path, status]).toEqual([path, 200]);
          parts.push(typeof body === 'string' ? body : JSON.stringify(body));
        }
      return parts.join('\n');
    };
    const text = await readable();
    expect(text).not.toContain(GONE);
    expect(text).not.toContain(GONE_TOO);
    expect(text).toContain('A former player');
    expect(text).toContain('Bob');
    // Nor by a refusal that names them,
    await wish(organiser, eventId, { do: 'remove', entrant: id, reason: 'They are gone.' });
    await wish(organiser, eventId, { do: 'undo-round', round: 1, reason: 'Somebody is gone.' });
    const pairings = [{ id: 'r1p1', a: id, b: ids.get('Ann') ?? '', first: ['a' as const] }];
    await wish(organiser, eventId, { do: 'pair' });
    const refused = await tryWish(organiser, eventId, { do: 'edit', round: 1, pairings, reason: 'By hand.' });
    expect(refused.body).toMatchObject({ error: { message: 'A former player has withdrawn and is not paired.' } });
    // nor by what is sent to programs, from the first entry on.
    const url = office.url('');
    expect((await organiser.ask('POST', `/api/events/${eventId}/hooks`, { url })).status).toBe(201);
    await wish(organiser, eventId, { do: 'appoint', name: 'Bob', arbiter: true });
    await untilTrue(() => office.heard.length > 0, 10_000);
    expect(office.heard.map(({ body }) => body).join()).not.toMatch(new RegExp(`${GONE}|${GONE_TOO}`));
  }, 60_000);
});
