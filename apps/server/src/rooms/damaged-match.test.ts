/** A match that cannot be rebuilt from its log: whoever comes is told so, and so is the operator. */
import { errorBodySchema } from '@warbeacon/protocol';
import { type RawBuilder, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { openDatabase } from '../storage/database.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { http, leaveAllPages, Person } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

describe.each(KINDS_OF_DATABASE)('a damaged match on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let ann: Person;
  let matchId: string;

  beforeEach(async () => {
    place = await make();
    server = await testServer(raceGame, place);
    ann = await Person.arrive(server.port, 'Ann');
    ({ matchId } = await ann.createMatch());
    await (await Person.arrive(server.port, 'Bob')).join(matchId);
    const page = await ann.open(matchId);
    expect(await page.command({ type: 'hide', number: 424_242 }, 0)).toMatchObject({ ok: true });
    await leaveAllPages();
    await server.stop();
  });
  afterEach(async () => {
    await leaveAllPages();
    await server.stop();
    await place.remove();
  });

  /** Does it to the database, and starts a server on that. */
  const after = async (damage: RawBuilder<unknown>) => {
    const database = await openDatabase(place);
    // A snapshot would spare it the log.
    await sql`delete from snapshots`.execute(database.db);
    await damage.execute(database.db);
    await database.close();
    server = await testServer(raceGame, place);
    ann.port = server.port;
  };
  const open = async (as: 'play' | 'watch') => {
    const { status, body } = await ann.ask('POST', `/api/matches/${matchId}/room`, { as });
    return { status, code: errorBodySchema.safeParse(body).data?.error.code };
  };
  const DAMAGED = { status: 409, code: 'match-damaged' };

  test.each([
    ['an entry that another one was put in the place of', () => sql`update log set hash = prev where seq = 1`],
    ['an entry that is none', () => sql`update log set body = '{"kind":"command"}' where seq = 1`],
    ['an entry that is no JSON', () => sql`update log set body = '{' where seq = 1`],
    ['a log without its opening', () => sql`delete from log where seq = 0`],
    ['a secret that is none', () => sql`update secrets set secret = 'x'`],
  ])('with %s says so to whoever comes, and to the operator once', async (_, damage) => {
    await after(damage());
    for (const as of ['play', 'watch', 'play'] as const) expect(await open(as)).toEqual(DAMAGED);
    const room = await http(server.port, 'POST', `/matchmake/joinById/play-${matchId}`, {
      body: {},
      token: ann.session.token,
    });
    expect(room.status).toBe(404);
    const told = server.lines.filter((line) => line.includes('"level":60'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(matchId);
    expect(server.lines.join('\n')).not.toContain('424242');
    // The others go on.
    expect((await ann.createMatch()).status).toBe('open');
  });

  test('does not keep a good one from being opened', async () => {
    await after(sql`select 1`);
    expect((await open('play')).status).toBe(200);
    expect((await ann.open(matchId)).state.ply).toBe(1);
  });
});
