/** How often is too often over HTTP, and that a crowd behind one address is none. */
import { matchListSchema, matchSummarySchema } from '@warbeacon/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Config, readConfig } from '../config.ts';
import { raceGame } from '../match/race.fixture.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { http, leaveAllPages, Person, untilTrue } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const [KIND] = KINDS_OF_DATABASE;
const NOBODY = '0'.repeat(32);
const NEW_MATCH = { game: 'blind-race', side: 'red', opponent: 'human', visibility: 'listed' };

let place: TestDatabase;
let server: TestServer;
beforeEach(async () => {
  if (KIND === undefined) throw new Error('there is no database to test on');
  place = await KIND.make();
});
afterEach(async () => {
  await leaveAllPages();
  await server.stop();
  await place.remove();
});
const begin = async (limits: Partial<Config>) => {
  server = await testServer([raceGame], place, limits);
};

describe('limits', () => {
  test('answer whoever asks too often, and nobody else', async () => {
    await begin({
      TRUST_PROXY: 1,
      LIMIT_SESSIONS_PER_MINUTE: 3,
      LIMIT_MATCHES_PER_MINUTE: 2,
      LIMIT_JOINS_PER_MINUTE: 2,
      LIMIT_REQUESTS_PER_MINUTE: 40,
    });
    const from = async (address: string, method: string, path: string, body?: unknown, token?: string) =>
      await http(server.port, method, path, {
        headers: { 'x-forwarded-for': `6.6.6.6, ${address}` },
        ...(body === undefined ? {} : { body }),
        ...(token === undefined ? {} : { token }),
      });
    const statuses: number[] = [];
    let token = '';
    for (let i = 0; i < 4; i++) {
      const { status, body } = await from('1.1.1.1', 'POST', '/api/sessions', { name: 'Ann' });
      statuses.push(status);
      if (i === 0) token = (body as { token: string }).token;
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
    expect((await from('2.2.2.2', 'POST', '/api/sessions', { name: 'Bob' })).status).toBe(201);
    const matches: number[] = [];
    for (let i = 0; i < 3; i++) matches.push((await from('2.2.2.2', 'POST', '/api/matches', NEW_MATCH, token)).status);
    expect(matches).toEqual([201, 201, 429]);
    const joins: number[] = [];
    for (let i = 0; i < 3; i++)
      joins.push((await from('2.2.2.2', 'POST', `/api/matches/${NOBODY}/join`, {}, token)).status);
    expect(joins).toEqual([404, 404, 429]);
    const floods = [];
    for (let i = 0; i < 45; i++) floods.push(await from('3.3.3.3', 'GET', '/api/matches?status=open'));
    const refused = floods.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect((await from('3.3.3.3', 'GET', '/healthz')).status).toBe(200);
  });
});

describe('matchmaking, which comes before everything else', () => {
  test('has its limits: whoever knocks without end is told when to come again, and nobody else is', async () => {
    await begin({ TRUST_PROXY: 1, LIMIT_REQUESTS_PER_MINUTE: 40 });
    const knock = async (address: string, way: string, room = `play-${NOBODY}`) =>
      await http(server.port, 'POST', `/matchmake/${way}/${room}`, {
        body: {},
        headers: { 'x-forwarded-for': address },
      });
    for (const [i, way] of ['joinById', 'reconnect', 'create'].entries()) {
      const from = `1.1.1.${i}`;
      const answers = [];
      for (let n = 0; n < 60; n++) answers.push(await knock(from, way));
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.length, way).toBeGreaterThanOrEqual(15);
      expect(refused[0]?.body).toMatchObject({ error: { code: 'too-many-requests' } });
      expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      // What it asked for elsewhere is of the same budget, and others are let in.
      expect((await http(server.port, 'GET', '/api/games', { headers: { 'x-forwarded-for': from } })).status).toBe(429);
      expect((await knock('2.2.2.2', way)).status).not.toBe(429);
    }
  });
});

describe('lessons', () => {
  const LESSON = {
    game: 'blind-race',
    side: 'red',
    opponent: 'computer',
    visibility: 'private',
    position: { at: { red: 3, blue: 8 }, hidden: { red: 1, blue: null } },
    lesson: 'first-steps',
  };
  const mine = async (who: Person) => matchListSchema.parse((await who.ask('GET', '/api/matches?status=mine')).body);

  test('that are left by closing the page are in nobody\u2019s way, and in no list', async () => {
    await begin({ LIMIT_COMPUTER_MATCHES: 2, BOT_DELAY_MS: 60_000, RECONNECT_SECONDS: 600 });
    const ann = await Person.arrive(server.port, 'Ann');
    const { matchId: ordinary } = await ann.createMatch('red', 'computer');
    const page = await ann.open(ordinary);
    for (let i = 0; i < 6; i++) {
      const lesson = matchSummarySchema.parse((await ann.ask('POST', '/api/matches', LESSON)).body);
      expect(lesson).toMatchObject({ lesson: 'first-steps', practice: true });
      const { room } = await ann.open(lesson.matchId);
      room.reconnection.enabled = false;
      // As when the page is loaded anew: the server keeps the place.
      room.connection.close(4010);
    }
    expect(page.left).toEqual([]);
    expect((await mine(ann)).matches.map(({ matchId }) => matchId)).toEqual([ordinary]);
  });

  test('may be looked at again, and are somebody\u2019s own', async () => {
    await begin({ BOT_DELAY_MS: 60_000 });
    const [ann, bob] = [await Person.arrive(server.port, 'Ann'), await Person.arrive(server.port, 'Bob')];
    const make = async (who: Person) => matchSummarySchema.parse((await who.ask('POST', '/api/matches', LESSON)).body);
    const first = await make(ann);
    const page = await ann.open(first.matchId);
    page.room.reconnection.enabled = false;
    const bobs = await bob.open((await make(bob)).matchId);
    const second = await make(ann);
    await untilTrue(() => page.left.length > 0);
    expect(bobs.left).toEqual([]);
    expect((await ann.open(first.matchId)).room.connection.isOpen).toBe(true);
    expect((await ann.open(second.matchId)).room.connection.isOpen).toBe(true);
  });

  test.each([
    ['against a person', { opponent: 'human' }],
    ['for all to see', { visibility: 'listed' }],
    ['from the beginning', { position: undefined }],
    ['of a name that is none', { lesson: 'First steps!' }],
  ])('%s are none', async (_, wrong) => {
    await begin({});
    const ann = await Person.arrive(server.port, 'Ann');
    const answer = await ann.ask('POST', '/api/matches', { ...LESSON, ...wrong });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'malformed-request' } } });
  });
});

describe('people behind one address', () => {
  test('of whom twenty come at the same moment, each with two pages, are all let in', async () => {
    const read = readConfig({});
    if (!read.ok) throw new Error(read.error.join());
    const limits = Object.entries(read.value).filter(([name]) => name.startsWith('LIMIT_'));
    await begin(Object.fromEntries(limits));
    const people = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => await Person.arrive(server.port, `Person ${index}`)),
    );
    // Ten matches: half of them invite, and the others come.
    const invited = await Promise.all(
      people.map(async (person, index) => (index % 2 === 0 ? (await person.createMatch()).matchId : '')),
    );
    const pages = await Promise.all(
      people.map(async (person, index) => {
        const matchId = invited[index - (index % 2)] ?? '';
        if (index % 2 === 1) await person.join(matchId);
        return await Promise.all([
          person.open(matchId),
          person.open(matchId),
          person.ask('GET', '/api/matches?status=open'),
        ]);
      }),
    );
    for (const [one, two, list] of pages) {
      expect([one.room.connection.isOpen, two.room.connection.isOpen, list.status]).toEqual([true, true, 200]);
    }
  });

  test('of whom one has many matches against the computer open are told so, and keep those they have', async () => {
    await begin({ LIMIT_COMPUTER_MATCHES: 2, BOT_DELAY_MS: 60_000 });
    const ann = await Person.arrive(server.port, 'Ann');
    const matches = [];
    for (let i = 0; i < 3; i++) matches.push((await ann.createMatch('red', 'computer')).matchId);
    const [first = '', second = '', third = ''] = matches;
    const one = await ann.open(first);
    await ann.open(second);
    const refused = await ann.ask('POST', `/api/matches/${third}/room`, { as: 'play' });
    expect({ status: refused.status, body: refused.body }).toMatchObject({
      status: 409,
      body: { error: { code: 'too-many-computer-matches' } },
    });
    expect((await ann.open(second)).room.connection.isOpen).toBe(true);
    expect((await ann.open(third, 'watch')).room.connection.isOpen).toBe(true);
    await one.room.leave();
    await expect
      .poll(async () => (await ann.ask('POST', `/api/matches/${third}/room`, { as: 'play' })).status)
      .toBe(200);
    expect((await ann.open(third)).room.connection.isOpen).toBe(true);
  });
});
