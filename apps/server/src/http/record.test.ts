/** The record of a match over HTTP: what it holds while it is played, and what it costs when it is over. */
import { errorBodySchema, logAnswerSchema, parseRecord } from '@warbeacon/protocol';
import { replay } from '@warbeacon/kernel';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { raceGame } from '../match/race.fixture.ts';
import { openDatabase } from '../storage/database.ts';
import { MatchStore } from '../storage/matches.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { http, leaveAllPages, Person } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

describe.each(KINDS_OF_DATABASE)('the record of a match on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;

  beforeEach(async () => {
    place = await make();
  });
  afterEach(async () => {
    await leaveAllPages();
    await server.stop();
    await place.remove();
  });

  const start = async (changes: Partial<Config> = {}) => {
    server = await testServer([raceGame], place, changes);
  };
  /** A race of so many commands, resigned at its end. */
  const race = async (commands: number, over = true) => {
    const [ann, bob] = [await Person.arrive(server.port, 'Ann'), await Person.arrive(server.port, 'Bob')];
    const { body } = await ann.ask('POST', '/api/matches', {
      game: 'blind-race',
      side: 'red',
      opponent: 'human',
      visibility: 'listed',
    });
    const { matchId } = body as { matchId: string };
    await bob.join(matchId);
    const pages = [await ann.open(matchId), await bob.open(matchId)];
    for (let ply = 0; ply < commands; ply++)
      expect(await pages[ply % 2]?.command({ type: 'done' }, ply)).toMatchObject({ ok: true });
    if (over) await pages[0]?.room.request('resign', { ply: commands });
    return matchId;
  };
  const record = async (matchId: string, headers: Record<string, string> = {}) =>
    await http(server.port, 'GET', `/api/matches/${matchId}/log`, { headers });

  test('is read to its first entry alone while it is played', async () => {
    await start();
    const matchId = await race(3, false);
    await server.stop();
    // What stands behind the opening could not even be read.
    const database = await openDatabase(place);
    await sql`update log set body = '{' where match_id = ${matchId} and seq > 0`.execute(database.db);
    await database.close();
    await start();
    const answer = await record(matchId);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).toMatchObject({ complete: false, entries: [{ seq: 0 }] });
    expect(logAnswerSchema.parse(answer.body).entries).toHaveLength(1);
  });

  test('is all of it when it is over, many pages long, and adds up', async () => {
    await start({ LIMIT_MESSAGES_PER_SECOND: 10_000 });
    const matchId = await race(230);
    const { body } = await record(matchId);
    expect(body).toMatchObject({ complete: true });
    const entries = parseRecord(body);
    expect(entries.ok && entries.value.map(({ seq }) => seq)).toEqual(Array.from({ length: 232 }, (_, seq) => seq));
    expect(entries.ok && replay(raceGame.rules, entries.value, raceGame.parseCommand)).toMatchObject({ ok: true });
    await server.stop();
    const database = await openDatabase(place);
    const stored = await new MatchStore(database).log(matchId);
    await database.close();
    expect(entries.ok && entries.value).toEqual(stored);
    await start();
  });

  test('is sent once to a browser that keeps it, and has a limit of its own', async () => {
    await start({ LIMIT_RECORDS_PER_MINUTE: 3 });
    const matchId = await race(2);
    const first = await record(matchId);
    expect(first.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
    for (let i = 0; i < 10; i++) {
      const again = await record(matchId, { 'if-none-match': etag });
      expect({ status: again.status, body: again.body }).toEqual({ status: 304, body: '' });
    }
    expect((await record(matchId)).status).toBe(200);
    expect((await record(matchId, { 'if-none-match': '"else"' })).status).toBe(200);
    const refused = await record(matchId);
    expect({ status: refused.status, code: errorBodySchema.parse(refused.body).error.code }).toEqual({
      status: 429,
      code: 'too-many-requests',
    });
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(refused.headers.get('etag')).toBeNull();
    // Nothing else is any the worse for it.
    expect((await http(server.port, 'GET', `/api/matches/${matchId}`)).status).toBe(200);
  });

  test('breaks off when it is damaged, rather than saying what is not so', async () => {
    await start();
    const matchId = await race(2);
    await server.stop();
    const database = await openDatabase(place);
    await sql`update log set body = '{' where match_id = ${matchId} and seq = 2`.execute(database.db);
    await database.close();
    await start();
    await expect(record(matchId)).rejects.toThrow('terminated');
    expect((await http(server.port, 'GET', '/healthz')).status).toBe(200);
    expect(server.lines.join('\n')).toContain('a record could not be read to its end');
  });
});
