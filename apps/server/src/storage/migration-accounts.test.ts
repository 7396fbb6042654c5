/** What stood in a database before there were accounts is there afterwards: people, tokens, seats, notes. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Sessions } from '../sessions/sessions.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { openDatabase } from './database.ts';
import { MIGRATIONS } from './migrations.ts';
import { SessionStore } from './sessions.ts';

const [ANN, BOB, GONE, MATCH] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(32)) as [
  string,
  string,
  string,
  string,
];
const token = (letter: string) => letter.repeat(43);
const hash = (letter: string) => createHash('sha256').update(token(letter)).digest('hex');

describe.each(KINDS_OF_DATABASE)('a $name from before there were accounts', ({ makeEmpty }) => {
  let place: TestDatabase;
  beforeEach(async () => {
    place = await makeEmpty();
    const before = await openDatabase({
      ...place,
      migrations: Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0020')),
    });
    const { db } = before;
    for (const [id, name, tokenHash, next, generation, ended] of [
      [ANN, 'Ann', hash('1'), hash('2'), 3, 500],
      [BOB, 'Bob', hash('3'), null, 0, null],
      [GONE, 'A player who left', `closed ${GONE}`, null, 1, 700],
    ] as const)
      await sql`insert into sessions (id, name, token_hash, created_at, seen_at, generation, next_hash, ended_at)
        values (${id}, ${name}, ${tokenHash}, 100, 900, ${generation}, ${next}, ${ended})`.execute(db);
    await sql`insert into matches (id, game, visibility, status, turn, phase, created_at, updated_at)
      values (${MATCH}, 'blind-race', 'listed', 'live', 1, 'running', 100, 100)`.execute(db);
    await sql`insert into seats (match_id, side, place, session_id, computer)
      values (${MATCH}, 'red', 0, ${ANN}, 0), (${MATCH}, 'blue', 1, ${GONE}, 0)`.execute(db);
    await sql`insert into notes (match_id, session_id, notes) values (${MATCH}, ${ANN}, 'Hold.')`.execute(db);
    await sql`insert into mutes (session_id, muted_id) values (${ANN}, ${BOB})`.execute(db);
    await before.close();
  });
  afterEach(async () => {
    await place.remove();
  });

  test('lets everybody in by the token they have, or by the one that takes its place, and nobody who has left', async () => {
    const database = await openDatabase(place);
    const { db } = database;
    const store = new SessionStore(db);
    const sessions = new Sessions({ store, random: () => new Uint8Array(32), now: () => 1000, days: 90 });
    expect(await sessions.byToken(token('1'))).toEqual({
      id: ANN,
      name: 'Ann',
      hasAccount: false,
      bot: false,
      api: false,
      device: ANN,
      createdAt: 100,
      seenAt: 900,
      generation: 3,
    });
    expect(await sessions.byToken(token('2'))).toMatchObject({ id: ANN, generation: 4 });
    expect(await sessions.byToken(token('1'))).toBeUndefined();
    expect(await sessions.byToken(token('3'))).toMatchObject({ id: BOB });
    expect(await store.isThere(BOB)).toBe(true);
    expect(await store.isThere(GONE)).toBe(false);
    expect(await store.endedSince(600)).toEqual(
      expect.arrayContaining([
        { device: GONE, generation: 1 },
        { device: ANN, generation: 4 },
      ]),
    );
    await database.close();
  });

  test('keeps seats, notes and mutes, and knows whose names could be taken for which', async () => {
    const database = await openDatabase(place);
    const { db } = database;
    expect(await db.selectFrom('seats').select(['side', 'session_id']).orderBy('place').execute()).toEqual([
      { side: 'red', session_id: ANN },
      { side: 'blue', session_id: GONE },
    ]);
    expect(await db.selectFrom('notes').selectAll().execute()).toEqual([
      { match_id: MATCH, session_id: ANN, notes: 'Hold.' },
    ]);
    expect(await db.selectFrom('mutes').selectAll().execute()).toEqual([{ session_id: ANN, muted_id: BOB }]);
    const people = await db.selectFrom('sessions').select(['name', 'skeleton']).orderBy('id').execute();
    expect(people.map(({ name, skeleton }) => [name, skeleton])).toEqual([
      ['Ann', 'ann'],
      ['Bob', 'bob'],
      ['A player who left', 'aplayerwholeft'],
    ]);
    await database.close();
  });
});
