/** Matches: what is listed of them, who sits where, their logs and their secrets. */
import type { LogEntry } from '@warbeacon/kernel';
import type { Watching } from '@warbeacon/protocol';
import { NEWCOMER } from '@warbeacon/rating';
import { sql, type Transaction } from 'kysely';
import { acceptChallenge, addChallenge, type AtMost, type NewChallenge, readChallenges } from './challenges.ts';
import type { Database, Db } from './database.ts';
import { FencedError } from './leases.ts';
import { parseLogRow, parseOrdersCell } from './log.schema.ts';
import { type HistoryPage, type Kept, type LogWriter, PAGE_PLIES } from './log-writer.ts';
import { makeMomentRow, type Moment, type MomentRow, momentsFrom, momentsToTell, NOTHING_ASIDE } from './moments.ts';
import { lostSince } from './outages.ts';
import { type Acceptance, acceptRematch, readRematches } from './rematches.ts';
import { makeStoredMatch, type MatchStatus, readSeats, type StoredMatch } from './stored-match.ts';
import type { MatchesTable, NewSeatRow, Tables } from './tables.ts';
import { delayOf, OPEN, watchingColumns } from './watching.ts';

/** Somebody else has written to this match's log since it was read. */
export class OvertakenError extends Error {
  override readonly name = 'OvertakenError';
}

export interface StoredSnapshot {
  readonly seq: number;
  readonly body: string;
  readonly hash: string;
}

/** What changes in the list of matches when the log grows. */
export interface Progress {
  readonly status: MatchStatus;
  readonly turn: number;
  readonly phase: string;
  readonly toMove: string | null;
  readonly winner: string | null;
  /** By how much, when it is over and its game tells. */
  readonly margin: number | null;
  /** JSON of the clock's setting; `null` where there is none. */
  readonly clock: string | null;
  /** When the first clock that runs is out; `null` while none runs. */
  readonly deadline: number | null;
  /** When the server claims the win for the side that waits; `null` where it does not. */
  readonly claimAt: number | null;
  /** It is over, and counts as not played. */
  readonly voided: boolean;
  /** When the end of a match that is watched with a delay may be told. */
  readonly toldAt: number | null;
}

/** What is written with entries of the log. */
export interface Besides {
  readonly kept?: Kept | undefined;
  readonly moment?: MomentRow | undefined;
}

export type TakeSeat = 'taken' | 'already-yours' | 'full' | 'missing' | Barred;

/** Why somebody may not take a seat of a rated match. */
type Barred = 'needs-account' | 'out-of-range' | 'no-bots' | 'not-strict';

export class MatchStore {
  readonly #db: Db;
  readonly #writer: LogWriter;

  constructor({ db, writer }: Pick<Database, 'db' | 'writer'>) {
    this.#db = db;
    this.#writer = writer;
  }

  /** Milliseconds by which saving is behind. */
  get behind(): number {
    return this.#writer.behind;
  }

  async add(...match: NewMatchRows): Promise<void> {
    await this.#db.transaction().execute(async (tx) => await addMatch(tx, ...match));
  }

  /** Adds the match that two have agreed on after another; false, and nothing is added, when no offer stands any more. */
  async addRematch(...[match, seats, opening, secret, acceptance]: [...NewMatchRows, Acceptance]): Promise<boolean> {
    return await this.#db.transaction().execute(async (tx) => {
      if (!(await acceptRematch(tx, acceptance))) return false;
      await addMatch(tx, match, seats, opening, secret);
      return true;
    });
  }

  /** Adds a match for one person alone. Throws an `UnwantedError`, and nothing is added, when that one is not to be challenged. */
  async addForOne(match: NewMatchRows, challenge: NewChallenge, atMost: AtMost): Promise<void> {
    await this.#db.transaction().execute(async (tx) => {
      await addChallenge(tx, match[0].id, challenge, atMost);
      await addMatch(tx, ...match);
    });
  }

  async get(matchId: string): Promise<StoredMatch | undefined> {
    const row = await this.#db.selectFrom('matches').selectAll().where('id', '=', matchId).executeTakeFirst();
    if (row === undefined) return undefined;
    const seats = await readSeats(this.#db, [matchId]);
    const rematches = row.status === 'over' ? await readRematches(this.#db, [matchId]) : undefined;
    const challenges = row.status === 'open' ? await readChallenges(this.#db, [matchId]) : undefined;
    return makeStoredMatch(
      row,
      seats.get(matchId) ?? [],
      rematches?.get(matchId) ?? null,
      challenges?.get(matchId) ?? null,
    );
  }

  /** Lessons of the session, the newest first. */
  async lessonsOf(sessionId: string, limit: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .innerJoin('seats', 'seats.match_id', 'matches.id')
      .select('matches.id')
      .where('seats.session_id', '=', sessionId)
      .where('matches.lesson', 'is not', null)
      .orderBy('matches.created_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Takes the free seat. The match is live once no seat is free. */
  async takeSeat(matchId: string, sessionId: string, at: number): Promise<TakeSeat> {
    return await this.#db.transaction().execute(async (tx) => {
      const seats = await tx.selectFrom('seats').selectAll().where('match_id', '=', matchId).orderBy('place').execute();
      if (seats.length === 0) return 'missing';
      if (seats.some((seat) => seat.session_id === sessionId)) return 'already-yours';
      if (seats.every((seat) => seat.session_id !== null || seat.computer === 1)) return 'full';
      const makers = seats.flatMap(({ session_id: other }) => other ?? []);
      if (!(await acceptChallenge(tx, matchId, sessionId, at))) return 'missing';
      const barred = await barredFrom(tx, matchId, sessionId, makers);
      if (barred !== undefined) return barred;
      for (const seat of seats) {
        if (seat.session_id !== null || seat.computer === 1) continue;
        const taken = await tx
          .updateTable('seats')
          .set({ session_id: sessionId })
          .where('match_id', '=', matchId)
          .where('side', '=', seat.side)
          .where('session_id', 'is', null)
          .executeTakeFirst();
        if (taken.numUpdatedRows === 0n) continue;
        const free = seats.filter(
          (other) => other.session_id === null && other.computer === 0 && other.side !== seat.side,
        );
        // Who plays, everybody may know at once.
        const touched = {
          updated_at: at,
          listed_at: sql<number | null>`case when listed_at is null then null else cast(${at} as bigint) end`,
        };
        const change = free.length === 0 ? { status: 'live' as const, ...touched } : touched;
        await tx.updateTable('matches').set(change).where('id', '=', matchId).where('status', '=', 'open').execute();
        return 'taken';
      }
      return 'full';
    });
  }

  /**
   * The log from entry `from` on, oldest first, at most `limit` entries. Throws when a row is not one that we could have
   * written.
   */
  async log(matchId: string, from = 0, limit?: number): Promise<LogEntry[]> {
    let query = this.#db.selectFrom('log').selectAll().where('match_id', '=', matchId).orderBy('seq');
    if (from > 0) query = query.where('seq', '>=', from);
    if (limit !== undefined) query = query.limit(limit);
    return (await query.execute()).map(parseLogRow);
  }

  /** See `momentsFrom`. */
  async momentsFrom(asked: Parameters<typeof momentsFrom>[1]): Promise<readonly Moment[]> {
    return await momentsFrom(this.#db, asked);
  }

  /** See `momentsToTell`. */
  async momentsToTell(matchIds: readonly string[], now: number): Promise<ReadonlyMap<string, Moment>> {
    return await momentsToTell(this.#db, matchIds, now);
  }

  /** Milliseconds since `at` in which no server was there. */
  async lostSince(at: number): Promise<number> {
    return await lostSince(this.#db, at);
  }

  /** The position that was kept last, with the number of the entry that led to it. */
  async snapshot(matchId: string): Promise<StoredSnapshot | undefined> {
    return await this.#db
      .selectFrom('snapshots')
      .select(['seq', 'body', 'hash'])
      .where('match_id', '=', matchId)
      .executeTakeFirst();
  }

  /** Pages of the history from the one of `ply` on, at most `count`. */
  async history(matchId: string, ply: number, count: number): Promise<HistoryPage[]> {
    const rows = await this.#db
      .selectFrom('history')
      .select(['from_ply', 'body'])
      .where('match_id', '=', matchId)
      .where('from_ply', '>', ply - PAGE_PLIES)
      .orderBy('from_ply')
      .limit(count)
      .execute();
    return rows.map(({ from_ply, body }) => ({ fromPly: from_ply, body }));
  }

  /** S of the match's dice, in hexadecimal. Goes to the host of the match and nowhere else. */
  async secret(matchId: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('secrets')
      .select('secret')
      .where('match_id', '=', matchId)
      .executeTakeFirst();
    return row?.secret;
  }

  /** The standing orders of each side that has given any. */
  async standingOrders(matchId: string): Promise<ReadonlyMap<string, unknown>> {
    const rows = await this.#db
      .selectFrom('standing_orders')
      .select(['side', 'orders'])
      .where('match_id', '=', matchId)
      .execute();
    return new Map(rows.map(({ side, orders }) => [side, parseOrdersCell(orders)]));
  }

  /** Throws `FencedError` when another process has taken the match since. */
  async giveStandingOrders(
    matchId: string,
    side: string,
    orders: Readonly<Record<string, unknown>>,
    fence: number,
  ): Promise<void> {
    const text = JSON.stringify(orders);
    await this.#db.transaction().execute(async (tx) => {
      // Locks the row, so that nobody takes the match meanwhile.
      const held = await tx
        .updateTable('matches')
        .set({ fence })
        .where('id', '=', matchId)
        .where('fence', '=', fence)
        .executeTakeFirst();
      if (held.numUpdatedRows === 0n) throw new FencedError(matchId);
      await tx
        .insertInto('standing_orders')
        .values({ match_id: matchId, side, orders: text })
        .onConflict((conflict) => conflict.columns(['match_id', 'side']).doUpdateSet({ orders: text }))
        .execute();
    });
  }

  /**
   * Adds entries to the end of the log and records the progress, together: when this returns they are durable. Throws a
   * `FencedError` when another process has taken the match since `fence`, an `OvertakenError` when the log has grown all
   * the same, and an `OutcomeUnknownError` when nobody can say whether they were written.
   */
  async append(
    matchId: string,
    entries: readonly LogEntry[],
    progress: Progress,
    fence: number,
    { kept, moment }: Besides = {},
  ): Promise<void> {
    const what = { matchId, fence, entries, progress };
    const addition = {
      ...what,
      ...(kept === undefined ? {} : { kept }),
      ...(moment === undefined ? {} : { moment }),
    };
    if ((await this.#writer.add(addition)) === 'written') return;
    const now = await this.#db.selectFrom('matches').select('fence').where('id', '=', matchId).executeTakeFirst();
    if (now?.fence !== fence) throw new FencedError(matchId);
    throw new OvertakenError(`the log of match ${matchId} has grown elsewhere`);
  }

  /** Keeps a position from which the match can be opened quickly; nothing, when another process has taken it since. */
  async keep(matchId: string, kept: Kept, fence: number): Promise<void> {
    await this.#writer.add({ matchId, fence, entries: [], kept });
  }
}

/** Columns of a match that have a usual value. */
type Optional = 'clock' | 'strict' | 'rated' | 'bots' | 'least_rating' | 'most_rating' | 'hot_seat';

/** A match that is going to be, as rows. */
export type NewMatchRows = readonly [
  match: Omit<
    MatchesTable,
    | 'updated_at'
    | 'margin'
    | 'entries'
    | 'host'
    | 'fence'
    | 'deadline'
    | 'claim_at'
    | 'warned_at'
    | 'voided'
    | 'reckoned'
    | 'watching'
    | 'delay_minutes'
    | 'listed_at'
    | 'told_at'
    | Optional
  > &
    Partial<Pick<MatchesTable, Optional>> & {
      /** Anybody, where it is left out. */
      readonly watching?: Watching;
    },
  seats: readonly NewSeatRow[],
  opening: LogEntry,
  secret: string,
];

export async function addMatch(
  tx: Transaction<Tables>,
  ...[{ watching = OPEN, ...match }, seats, opening, secret]: NewMatchRows
): Promise<void> {
  await tx
    .insertInto('matches')
    .values({
      clock: null,
      strict: 0,
      rated: 0,
      bots: 0,
      least_rating: null,
      most_rating: null,
      hot_seat: 0,
      ...match,
      ...watchingColumns(watching, match.created_at),
      margin: null,
      deadline: null,
      claim_at: null,
      warned_at: null,
      voided: 0,
      updated_at: match.created_at,
      entries: 1,
      host: null,
      fence: 0,
      reckoned: 0,
    })
    .execute();
  await tx
    .insertInto('seats')
    .values([...seats])
    .execute();
  await tx.insertInto('secrets').values({ match_id: match.id, secret }).execute();
  await appendEntries(tx, match.id, [opening]);
  if (delayOf(watching) !== null)
    await tx
      .insertInto('moments')
      .values({ match_id: match.id, ...makeMomentRow(opened(match, opening)) })
      .execute();
}

/** How a match stands before anybody has done anything. */
function opened(
  { turn, phase, to_move, clock = null }: Pick<NewMatchRows[0], 'turn' | 'phase' | 'to_move' | 'clock'>,
  { seq, at }: LogEntry,
): Moment {
  const beside = { setting: clock, deadline: null, ...NOTHING_ASIDE };
  return { seq, at, ply: 0, over: false, turn, phase, toMove: to_move, ...beside };
}

/** Why somebody may not take a seat of a rated match, or of one with strict dice, if so. */
async function barredFrom(
  tx: Transaction<Tables>,
  matchId: string,
  personId: string,
  others: readonly string[],
): Promise<Barred | undefined> {
  const match = await tx
    .selectFrom('matches')
    .select(['game', 'rated', 'bots', 'least_rating', 'most_rating', 'strict'])
    .where('id', '=', matchId)
    .executeTakeFirstOrThrow();
  if (match.rated === 0 && match.strict === 0) return undefined;
  // Locks the accounts: nobody becomes a bot between this and the taking of the seat.
  const accounts = await tx
    .updateTable('accounts')
    .set((account) => ({ bot: account.ref('bot') }))
    .where('person_id', 'in', [personId, ...others])
    .returning(['person_id', 'bot'])
    .execute();
  const player = accounts.find((account) => account.person_id === personId);
  if (match.strict === 1 && player?.bot === 1) return 'not-strict';
  if (match.rated === 0) return undefined;
  if (player === undefined) return 'needs-account';
  if (match.bots === 0 && accounts.some((account) => account.bot !== player.bot)) return 'no-bots';
  const rating = await tx
    .selectFrom('ratings')
    .select('mean')
    .where('person_id', '=', personId)
    .where('game', '=', match.game)
    .executeTakeFirst();
  const points = Math.round(rating?.mean ?? NEWCOMER.mean);
  const { least_rating: least, most_rating: most } = match;
  return (least !== null && points < least) || (most !== null && points > most) ? 'out-of-range' : undefined;
}

async function appendEntries(tx: Transaction<Tables>, matchId: string, entries: readonly LogEntry[]): Promise<void> {
  await tx
    .insertInto('log')
    .values(
      entries.map(({ seq, at, body, prev, hash }) => ({
        match_id: matchId,
        seq,
        at,
        body: JSON.stringify(body),
        prev,
        hash,
      })),
    )
    .execute();
}
