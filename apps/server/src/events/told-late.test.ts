/**
 * The end of a match that is watched later, or by nobody, and each way by which an event tells it, on every database: later for
 * whoever may know it later, and at once where nobody watches, since results of an event are everybody's.
 */
import type { EventView } from '@warbeacon/protocol/events';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { codeOf, settle } from '../testing/account-holder.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { makeEvent, untilEvent, wish } from '../testing/event-people.ts';
import { NewsOffice } from '../testing/news-office.ts';
import { http, leaveAllPages, type Page, type Person, untilTrue } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const MINUTE = 60_000;
const KNOCK_OUT = { kind: 'elimination', thirdPlace: false };
/** Those that have results in them, and those that have not. */
const TELLING = ['/standings.csv', '/games.csv', '/event.json', '/records.zip'];
const SILENT = ['/entrants.csv', '/calendar.ics'];

describe.each(KINDS_OF_DATABASE)('how an event on $name tells the end of a match', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let olga: Person;
  let ann: Person;
  let bob: Person;
  let ahead = 0;
  let office: NewsOffice;

  beforeAll(async () => {
    place = await make();
    server = await testServer(
      [raceGame],
      place,
      { WEBHOOKS: 'any' },
      { rounds: { events: 50 }, now: () => Date.now() + ahead },
    );
    olga = await settle(server.port, 'Olga');
    ann = await settle(server.port, 'Ann');
    bob = await settle(server.port, 'Bob');
    office = await NewsOffice.open();
  });
  afterEach(leaveAllPages);
  afterAll(async () => {
    await server.stop();
    office.close();
    await place.remove();
  });

  const news = () => office.heard.map(({ body }) => body).join('\n');
  const legOf = ({ state }: EventView) => state.rounds[0]?.pairings[0]?.legs[0];
  /** An event of two whose match is on, with a command given in it. */
  const begun = async (
    watching: object,
    format: object,
  ): Promise<{ readonly view: EventView; readonly page: Page }> => {
    const { eventId } = await makeEvent(olga, {
      settings: { format },
      terms: { watching },
    });
    const url = office.url(eventId);
    expect((await olga.ask('POST', `/api/events/${eventId}/hooks`, { url })).status).toBe(201);
    await wish(olga, eventId, { do: 'announce' }, { do: 'open-entries' });
    for (const one of [ann, bob]) await wish(one, eventId, { do: 'enter' });
    await wish(olga, eventId, { do: 'begin' }, { do: 'pair' }, { do: 'publish', round: 1 });
    const view = await untilEvent(olga, eventId, (seen) => typeof legOf(seen)?.match === 'string');
    await untilTrue(() => news().includes(legOf(view)?.match ?? '-'));
    return { view, page: await ann.open(legOf(view)?.match ?? '') };
  };
  /** All that somebody at home is told, by the way it is told; hours by which it was asked are left out. */
  const told = async (view: EventView, files: readonly string[]): Promise<Readonly<Record<string, string>>> => {
    const { eventId } = view;
    const ways = ['', '/log', '/standings', ...SILENT, ...files];
    const all: Record<string, string> = {};
    for (const way of ways) {
      const { status, body } = await http(server.port, 'GET', `/api/events/${eventId}${way}`);
      expect(status, way).toBe(200);
      all[way] = JSON.stringify(body).replace(/"now":\d+|DTSTAMP:\w+/g, '');
    }
    const { body } = await http(server.port, 'GET', '/api/events?list=running');
    all['the list'] = JSON.stringify(body);
    const { body: pictures } = await http(server.port, 'GET', `/api/pictures?of=${legOf(view)?.match}`);
    all['boards'] = JSON.stringify(pictures);
    all['news'] = news();
    return all;
  };

  test.each([
    ['a knock-out', KNOCK_OUT, TELLING],
    ['a Swiss event', { kind: 'swiss', rounds: 1 }, [...TELLING, '/event.trf']],
  ])('of %s: by no way before it may be told, and then by all that tell results', async (_what, format, files) => {
    ahead = 0;
    office.heard = [];
    const { view, page } = await begun({ policy: 'delayed', minutes: 10 }, format);
    const before = await told(view, files);
    await page.room.request('resign', { ply: 0 });
    const match = legOf(view)?.match ?? '';
    expect((await ann.ask('GET', `/api/matches/${match}`)).body).toMatchObject({ status: 'over' });
    ahead = 9 * MINUTE;
    // Rounds of the schedule go by, and nothing comes of them.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await told(view, files)).toEqual(before);
    ahead = 11 * MINUTE;
    await untilEvent(olga, view.eventId, (seen) => legOf(seen)?.result !== null);
    await untilTrue(() => news().includes('"kind":"played"'));
    const after = await told(view, files);
    const changed = Object.keys(after).filter((way) => after[way] !== before[way]);
    expect(changed).toEqual(['', '/log', '/standings', ...files, 'news']);
  });

  test('at once where nobody watches: the result is everybody’s, and the match is not', async () => {
    office.heard = [];
    const { view, page } = await begun({ policy: 'private' }, KNOCK_OUT);
    await page.room.request('resign', { ply: 0 });
    const after = await untilEvent(olga, view.eventId, (seen) => legOf(seen)?.result !== null);
    expect(legOf(after)?.result?.kind).toBe('played');
    await untilTrue(() => news().includes('"kind":"played"'));
    const match = legOf(view)?.match ?? '';
    expect(codeOf(await http(server.port, 'GET', `/api/matches/${match}`))).toEqual({
      status: 403,
      code: 'private-match',
    });
    const records = await http(server.port, 'GET', `/api/events/${view.eventId}/records.zip`);
    expect(JSON.stringify(records.body)).not.toContain(match);
  });
});
