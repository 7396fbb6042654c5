/** A match that cannot be rebuilt from its log: whoever comes is told so, and so is the operator. */
import { errorBodySchema } from '@warbeacon/protocol';
import { type RawBuilder, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { openDatabase } from '../storage/database.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { http, leaveAllPages, Person } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const DAMAGED = { status: 409, code: 'match-damaged' };
const DAMAGES: readonly ((matchId: string) => RawBuilder<unknown>)[] = [
  // An entry in the place of which somebody has put another one, one that is none, and one that is no JSON.
  (id) => sql`update log set hash = prev where seq = 1 and match_id = ${id}`,
  (id) => sql`update log set body = '{"kind":"command"}' where seq = 1 and match_id = ${id}`,
  (id) => sql`update log set body = '{' where seq = 1 and match_id = ${id}`,
  (id) => sql`delete from log where seq = 0 and match_id = ${id}`,
  (id) => sql`update secrets set secret = 'x' where match_id = ${id}`,
];

describe.each(KINDS_OF_DATABASE)('a damaged match on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;

  beforeEach(async () => {
    place = await make();
    server = await testServer([raceGame], place);
  });
  afterEach(async () => {
    await leaveAllPages();
    await server.stop();
    await place.remove();
  });

  test('says so to whoever comes, and to the operator once; the others go on', async () => {
    const [ann, bob] = [await Person.arrive(server.port, 'Ann'), await Person.arrive(server.port, 'Bob')];
    const matches: string[] = [];
    for (let i = 0; i <= DAMAGES.length; i++) {
      const { matchId } = await ann.createMatch();
      await bob.join(matchId);
      const page = await ann.open(matchId);
      expect(await page.command({ type: 'hide', number: 424_242 }, 0)).toMatchObject({ ok: true });
      matches.push(matchId);
    }
    await leaveAllPages();
    await server.stop();

    const database = await openDatabase(place);
    // A snapshot would spare it the log.
    await sql`delete from snapshots`.execute(database.db);
    for (const [i, damage] of DAMAGES.entries()) await damage(matches[i] ?? '').execute(database.db);
    await database.close();
    server = await testServer([raceGame], place);
    ann.port = server.port;

    const good = matches.pop() ?? '';
    for (const matchId of matches) {
      for (const as of ['play', 'watch', 'play']) {
        const { status, body } = await ann.ask('POST', `/api/matches/${matchId}/room`, { as });
        expect({ status, code: errorBodySchema.safeParse(body).data?.error.code }).toEqual(DAMAGED);
      }
      const { token } = ann.session;
      expect((await http(server.port, 'POST', `/matchmake/joinById/play-${matchId}`, { body: {}, token })).status).toBe(
        404,
      );
      const told = server.lines.filter((line) => line.includes('"level":60') && line.includes(matchId));
      expect(told).toHaveLength(1);
    }
    expect(server.lines.join('\n')).not.toContain('424242');
    const page = await ann.open(good);
    expect(await page.command({ type: 'roll' }, 1)).toMatchObject({ ok: true });
  });
});
