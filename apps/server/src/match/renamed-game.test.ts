/** What a server says that has neutral names: nothing of the books, and every id as ever. */
import { errorBodySchema, matchSummarySchema, usedLinkSchema, whyReplySchema } from '@warbeacon/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { gamesOffered } from '../games.ts';
import { emailOf, settle } from '../testing/account-holder.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { http, leaveAllPages, Person, untilTrue } from '../testing/people.ts';
import { PostOffice } from '../testing/post-office.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let place: TestDatabase;
let office: PostOffice;
let server: TestServer;
let now = 1_800_000_000_000;
const NEUTRAL = { EXAMPLE_GAMES: 'on', WARBEACON_NAMES: 'neutral' } as const;

beforeAll(async () => {
  const [kind] = KINDS_OF_DATABASE;
  if (kind === undefined) throw new Error('there is no database');
  place = await kind.make();
  office = await PostOffice.open();
  server = await testServer(
    gamesOffered(NEUTRAL).all,
    place,
    {
      ...NEUTRAL,
      SMTP_URL: `smtp://127.0.0.1:${office.port}`,
      MAIL_FROM: 'Warbeacon <play@example.org>',
      PUBLIC_URL: 'https://play.example.org',
      NOTICE_MINUTES: 5,
    },
    { now: () => now, rounds: { notices: 30, deadlines: 30 } },
  );
});
afterEach(leaveAllPages);
afterAll(async () => {
  await server.stop();
  await office.close();
  await place.remove();
});

test('answers and refusals have the neutral names, and ids stay', async () => {
  const bob = await Person.arrive(server.port, 'Bob');
  const match = await bob.createMatch('isengard');
  expect(match).toMatchObject({ game: 'helms-deep', title: "King's Vale" });
  expect(match.seats.map(({ side }) => side)).toEqual(['isengard', 'westernesse']);
  const wish = { game: 'helms-deep', side: 'north', opponent: 'human', visibility: 'listed' };
  const { status, body } = await bob.ask('POST', '/api/matches', wish);
  expect([status, errorBodySchema.parse(body).error.message]).toEqual([
    400,
    "King's Vale has no side north. Its sides are isengard and westernesse; or say random.",
  ]);

  const cay = await Person.arrive(server.port, 'Cay');
  await cay.join(match.matchId);
  const page = await bob.open(match.matchId);
  const command = { type: 'placeRocks', hex: '1310', dummy: false };
  const why = whyReplySchema.parse(await page.room.request('why', { command }));
  expect(why.refusal?.message).toBe('Only Westland has rocks.');
  expect(await page.command(command)).toMatchObject({ ok: false });
});

test('what tells programs of the API names nobody', async () => {
  for (const path of ['/api/openapi.json', '/api/games']) {
    const { status, body } = await http(server.port, 'GET', path);
    expect([path, status]).toEqual([path, 200]);
    expect(JSON.stringify(body)).not.toMatch(/Helm's|Gondor|Isengard|Westernesse|Sauron|Rohan|Mordor|Gandalf/);
  }
});

test('a letter has the neutral name, and the name of who wrote theirs in the books stays theirs', async () => {
  await settle(server.port, 'Gandalf');
  await http(server.port, 'POST', '/api/mail/link', { body: { email: emailOf('Gandalf') } });
  await untilTrue(() => office.lastKey(emailOf('Gandalf')) !== undefined);
  const key = office.lastKey(emailOf('Gandalf'));
  const { session } = usedLinkSchema.parse((await http(server.port, 'POST', '/api/mail/use', { body: { key } })).body);
  if (session === null) throw new Error('nobody is signed in');
  const ann = new Person(session, server.port);
  expect((await ann.ask('POST', '/api/mail/notices', { wanted: true })).status).toBe(204);

  const made = await ann.ask('POST', '/api/matches', {
    game: 'gondor',
    side: 'sauron',
    opponent: 'human',
    visibility: 'listed',
    clock: { kind: 'days', bank: 3, refill: 1, cap: 5 },
  });
  const match = matchSummarySchema.parse(made.body);
  expect(match.seats[0]).toMatchObject({ side: 'sauron', name: 'Gandalf' });
  await (await Person.arrive(server.port, 'Bob')).join(match.matchId);
  now += 6 * 60_000;
  const letters = () => office.received.filter(({ text }) => text.includes('waits for you'));
  await untilTrue(() => letters().length === 1);
  expect(letters()[0]?.text).toContain('Your match of Whitestone waits for you.');
  expect(letters()[0]?.raw).toMatch(/^Subject: Whitestone: it is for you to decide/m);
});

test('the setting chooses the games and the client; what is chosen by hand stays', () => {
  const titles = (WARBEACON_NAMES: 'own' | 'neutral') =>
    gamesOffered({ EXAMPLE_GAMES: 'off', WARBEACON_NAMES }).all.map(({ rules }) => rules.title);
  expect(titles('own')).toEqual(["Helm's Deep", 'Gondor', 'Battlehost']);
  expect(titles('neutral')).toEqual(["King's Vale", 'Whitestone', 'Battlehost']);
  const folder = (env: Record<string, string>) => {
    const read = readConfig(env);
    return read.ok ? read.value.WEB_DIR : read.error;
  };
  expect(folder({})).toMatch(/\/apps\/web\/dist$/);
  expect(folder({ WARBEACON_NAMES: 'neutral' })).toMatch(/\/apps\/web\/dist-neutral$/);
  expect(folder({ WARBEACON_NAMES: 'neutral', WEB_DIR: '/srv/pages' })).toBe('/srv/pages');
  expect(folder({ WARBEACON_NAMES: 'none' })).toEqual(['WARBEACON_NAMES must be own, neutral. It is "none" now.']);
});
