import { createHash } from 'node:crypto';
import { type LogEntry, nextEntry } from '@warbeacon/kernel';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { newMatch } from '../match/new-match.ts';
import { Sessions } from '../sessions/sessions.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { quietLogger } from '../testing/quiet-logger.ts';
import { type Database, openDatabase } from './database.ts';
import { type Listing, LobbyStore } from './lobby.ts';
import { MIGRATIONS } from './migrations.ts';
import { MatchStore, OvertakenError, type Progress } from './matches.ts';
import { SessionStore } from './sessions.ts';
import { WaitingMatches } from './waiting-matches.ts';

const LIVE: Progress = {
  status: 'live',
  turn: 1,
  phase: 'running',
  toMove: 'red',
  winner: null,
  margin: null,
  clock: null,
  deadline: null,
  claimAt: null,
  voided: false,
  toldAt: null,
};
const HEX_ID = /^[0-9a-f]{32}$/;

describe.each(KINDS_OF_DATABASE)('storage on $name', ({ make, makeEmpty }) => {
  let place: TestDatabase;
  let database: Database;
  let matches: MatchStore;
  let sessions: Sessions;
  let seed = 0;
  const bytes = (count: number) =>
    Uint8Array.from(createHash('sha512').update(`bytes ${seed++}`).digest().subarray(0, count));

  const sessionsOf = ({ db }: Database) =>
    new Sessions({ store: new SessionStore(db), random: bytes, now: () => 1000 + seed, days: 90 });
  const open = async () => {
    database = await openDatabase(place);
    matches = new MatchStore(database);
    sessions = sessionsOf(database);
  };
  beforeEach(async () => {
    place = await make();
    await open();
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  const addMatch = async (visibility: 'private' | 'listed' = 'listed') => {
    const owner = await sessions.create('Ann');
    const result = newMatch(raceGame, bytes, 5000 + seed);
    if (!result.ok) throw new Error(result.error.code);
    const made = result.value;
    await matches.add(
      {
        id: made.matchId,
        game: 'blind-race',
        visibility,
        status: 'open',
        turn: made.turn,
        phase: made.phase,
        to_move: made.toMove,
        winner: null,
        created_at: made.opening.at,
        options: JSON.stringify(made.options),
        practice: 0,
        lesson: null,
      },
      [
        { match_id: made.matchId, side: 'red', place: 0, session_id: owner.id, computer: 0 },
        { match_id: made.matchId, side: 'blue', place: 1, session_id: null, computer: 0 },
      ],
      made.opening,
      made.secret,
    );
    return { ...made, owner };
  };
  const spent = (last: LogEntry, index: number) =>
    nextEntry(last, last.at + 1, { kind: 'spent', index, side: 'red', moverLink: '', opponentLink: '' });

  test('knows a session by its token and by nothing else', async () => {
    const made = await sessions.create('Éowyn');
    expect(made.id).toMatch(HEX_ID);
    expect(await sessions.byToken(made.token)).toMatchObject({ id: made.id, name: 'Éowyn' });
    expect(await sessions.byToken(`${made.token.slice(0, -1)}_`)).toBeUndefined();
    expect(await sessions.byToken(made.id)).toBeUndefined();
    expect(await sessions.byToken(undefined)).toBeUndefined();
  });

  test('never stores a token, only its SHA-256', async () => {
    const { token } = await sessions.create('Ann');
    const rows = await database.db.selectFrom('devices').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]?.token_hash).toBe(createHash('sha256').update(token).digest('hex'));
  });

  test('writes names in one spelling of Unicode', async () => {
    const made = await sessions.create('E\u0301owyn');
    expect((await sessions.byToken(made.token))?.name).toBe('\u00c9owyn');
  });

  test('gives back a match as it was put in', async () => {
    const { matchId, opening, secret, owner } = await addMatch();
    expect(await matches.get(matchId)).toMatchObject({
      id: matchId,
      status: 'open',
      toMove: 'red',
      createdAt: opening.at,
      updatedAt: opening.at,
      seats: [
        { side: 'red', sessionId: owner.id, name: 'Ann', computer: false },
        { side: 'blue', sessionId: null, name: null, computer: false },
      ],
    });
    expect(await matches.log(matchId)).toEqual([opening]);
    expect(await matches.secret(matchId)).toBe(secret);
    expect(await matches.get('0'.repeat(32))).toBeUndefined();
    expect(await matches.secret('0'.repeat(32))).toBeUndefined();
  });

  test('keeps the standing orders of each seat, the last ones given', async () => {
    const { matchId } = await addMatch();
    expect((await matches.standingOrders(matchId)).size).toBe(0);
    await matches.giveStandingOrders(matchId, 'blue', { rocks: 'any' }, 0);
    await matches.giveStandingOrders(matchId, 'blue', { rocks: ['uruk-guard'] }, 0);
    await matches.giveStandingOrders(matchId, 'red', { rocks: 'never' }, 0);
    await database.close();
    await open();
    expect(await matches.standingOrders(matchId)).toEqual(
      new Map([
        ['red', { rocks: 'never' }],
        ['blue', { rocks: ['uruk-guard'] }],
      ]),
    );
    expect(JSON.stringify(await matches.get(matchId))).not.toContain('uruk-guard');
  });

  test('gives the free seat to one asker only, however many ask at once', async () => {
    const { matchId, owner } = await addMatch();
    const askers = await Promise.all(Array.from({ length: 8 }, async (_, i) => await sessions.create(`Asker ${i}`)));
    const answers = await Promise.all(askers.map(async ({ id }) => await matches.takeSeat(matchId, id, 9000)));
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'full')).toHaveLength(7);
    expect(await matches.takeSeat(matchId, owner.id, 9000)).toBe('already-yours');
    expect(await matches.takeSeat('0'.repeat(32), owner.id, 9000)).toBe('missing');
    expect((await matches.get(matchId))?.status).toBe('live');
  });

  test('lists listed matches by status, and all of one\u2019s own', async () => {
    const listed = await addMatch('listed');
    const hidden = await addMatch('private');
    const lobby = new LobbyStore(database.db, quietLogger().logger);
    const ids = async (listing: Listing) =>
      (await lobby.list(listing, { limit: 10, now: 9, presentSince: 0 })).matches.map(({ id }) => id);
    expect(await ids({ status: 'open' })).toEqual([listed.matchId]);
    expect(await ids({ seatedSession: hidden.owner.id })).toEqual([hidden.matchId]);
    expect(await ids({ status: 'live' })).toEqual([]);
  });

  test('appends entries and progress together', async () => {
    const { matchId, opening } = await addMatch();
    const first = spent(opening, 0);
    await matches.append(matchId, [first, spent(first, 1)], { ...LIVE, turn: 7, toMove: 'blue' }, 0);
    expect((await matches.log(matchId)).map(({ seq }) => seq)).toEqual([0, 1, 2]);
    expect(await matches.get(matchId)).toMatchObject({ status: 'live', turn: 7, toMove: 'blue' });
  });

  test('refuses a second entry of the same number and keeps the first', async () => {
    const { matchId, opening } = await addMatch();
    const entry = spent(opening, 0);
    await matches.append(matchId, [entry], LIVE, 0);
    const rival = spent(entry, 1);
    await expect(matches.append(matchId, [{ ...entry, at: 1 }, rival], { ...LIVE, turn: 99 }, 0)).rejects.toThrow(
      OvertakenError,
    );
    expect(await matches.log(matchId)).toEqual([opening, entry]);
    expect((await matches.get(matchId))?.turn).toBe(1);
  });

  test('lets nothing of the audit be changed or taken away', async () => {
    const { db } = database;
    const entry = { id: 'one', at: 1, by_id: null, act: 'role' as const, about_id: 'ann', details: 'admin' };
    await db.insertInto('audit').values(entry).execute();
    await expect(db.updateTable('audit').set({ details: 'player' }).execute()).rejects.toThrow(/only added to/);
    await expect(db.deleteFrom('audit').execute()).rejects.toThrow(/only added to/);
    expect(await db.selectFrom('audit').selectAll().execute()).toEqual([entry]);
  });

  test('says so when a row of the log is not one of ours', async () => {
    const { matchId } = await addMatch();
    await database.db.updateTable('log').set({ body: '{"kind":"open"}' }).where('match_id', '=', matchId).execute();
    await expect(matches.log(matchId)).rejects.toThrow(/Invalid input/);
  });

  test('keeps everything over a restart', async () => {
    const { matchId, opening, owner } = await addMatch();
    await matches.append(matchId, [spent(opening, 0)], LIVE, 0);
    await database.close();
    await open();
    expect(await sessions.byToken(owner.token)).toMatchObject({ name: 'Ann' });
    expect(await matches.log(matchId)).toHaveLength(2);
  });

  test('brings an older database up to date and keeps what is in it', async () => {
    const older = await makeEmpty();
    const [first] = Object.entries(MIGRATIONS);
    const before = await openDatabase({ ...older, migrations: Object.fromEntries(first === undefined ? [] : [first]) });
    const token = 'a'.repeat(43);
    const hash = createHash('sha256').update(token).digest('hex');
    await sql`insert into sessions (id, name, token_hash, created_at)
      values (${'0'.repeat(32)}, 'Old hand', ${hash}, 1000)`.execute(before.db);
    await before.close();
    const after = await openDatabase(older);
    expect(await sessionsOf(after).byToken(token)).toMatchObject({ name: 'Old hand' });
    expect(await new MatchStore(after).get('0'.repeat(32))).toBeUndefined();
    await after.close();
    await older.remove();
  });

  test('goes on with the matches of an older database that wait for an opponent', async () => {
    const older = await makeEmpty();
    const before = await openDatabase({
      ...older,
      migrations: Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0010')),
    });
    const [ann, waits, begun] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)];
    await sql`insert into sessions (id, name, token_hash, created_at) values (${ann}, 'Ann', 'x', 1000)`.execute(
      before.db,
    );
    for (const [id, status] of [
      [waits, 'open'],
      [begun, 'live'],
    ]) {
      await sql`insert into matches (id, game, visibility, status, turn, phase, created_at, updated_at)
        values (${id}, 'blind-race', 'listed', ${status}, 1, 'running', 1000, 1000)`.execute(before.db);
      await sql`insert into seats (match_id, side, place, session_id, computer)
        values (${id}, 'red', 0, ${ann}, 0), (${id}, 'blue', 1, null, 0)`.execute(before.db);
    }
    await before.close();
    const after = await openDatabase(older);
    expect(await new WaitingMatches(after.db).makers()).toEqual([{ matchId: waits, sessionId: ann }]);
    // They count as there from the change on, however old they are.
    expect(await new WaitingMatches(after.db).abandoned('listed', Date.now() - 60_000, 10)).toEqual([]);
    await after.close();
    await older.remove();
  });

  test('refuses a database that a newer program has changed, and leaves it as it is', async () => {
    const { matchId } = await addMatch();
    await database.close();
    const later = { ...MIGRATIONS, '9999-from-the-future': { up: () => Promise.resolve() } };
    await (await openDatabase({ ...place, migrations: later })).close();
    await expect(openDatabase(place)).rejects.toThrow(/newer version of this program \(9999-from-the-future\)/);
    database = await openDatabase({ ...place, migrations: later });
    expect(await new MatchStore(database).log(matchId)).toHaveLength(1);
  });
});
