/** A match as its row and those of its seats tell it. */
import { type ClockSetting, clockSettingSchema } from '@warbeacon/clock';
import type { Watching } from '@warbeacon/protocol';
import type { Db } from './database.ts';
import { parseOptionsCell } from './log.schema.ts';
import type { StoredRematch } from './rematches.ts';
import type { MatchesTable } from './tables.ts';
import { watchingOf } from './watching.ts';

export interface StoredSeat {
  readonly side: string;
  readonly sessionId: string | null;
  /** `null` for a free seat and for a computer player. */
  readonly name: string | null;
  readonly computer: boolean;
  /** It is somebody with an account. */
  readonly account: boolean;
}

export type MatchStatus = MatchesTable['status'];
export interface StoredMatch {
  readonly id: string;
  readonly game: string;
  readonly visibility: MatchesTable['visibility'];
  readonly status: MatchStatus;
  readonly turn: number;
  readonly phase: string;
  readonly toMove: string | null;
  readonly winner: string | null;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Play began from a position of somebody's choice. */
  readonly practice: boolean;
  readonly lesson: string | null;
  readonly clock: ClockSetting | null;
  /** When the first clock that runs is out; `null` while none runs. */
  readonly deadline: number | null;
  readonly watching: Watching;
  /** When the end of one that is watched with a delay may be told; `null` while it is not over, and of all others. */
  readonly toldAt: number | null;
  /** In the game's order of sides. */
  readonly seats: readonly StoredSeat[];
  /** What was offered after it. */
  readonly rematch: StoredRematch | null;
}

/** The seats of each match, in the game's order of sides. */
export async function readSeats(
  db: Db,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredSeat[]>> {
  const seats = new Map<string, StoredSeat[]>(matchIds.map((id) => [id, []]));
  if (matchIds.length === 0) return seats;
  const rows = await db
    .selectFrom('seats')
    .leftJoin('sessions', 'sessions.id', 'seats.session_id')
    .leftJoin('accounts', 'accounts.person_id', 'seats.session_id')
    .select(['seats.match_id', 'seats.side', 'seats.session_id', 'seats.computer', 'sessions.name', 'accounts.email'])
    .where('seats.match_id', 'in', matchIds)
    .orderBy('seats.place')
    .execute();
  for (const { match_id, side, session_id, name, computer, email } of rows)
    seats.get(match_id)?.push({ side, sessionId: session_id, name, computer: computer === 1, account: email !== null });
  return seats;
}

/** Throws when the row is not one that we could have written. */
export function makeStoredMatch(
  row: MatchesTable,
  seats: readonly StoredSeat[],
  rematch: StoredRematch | null,
): StoredMatch {
  return {
    id: row.id,
    game: row.game,
    visibility: row.visibility,
    status: row.status,
    turn: row.turn,
    phase: row.phase,
    toMove: row.to_move,
    winner: row.winner,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    options: parseOptionsCell(row.options),
    practice: row.practice === 1,
    lesson: row.lesson,
    clock: row.clock === null ? null : clockSettingSchema.parse(JSON.parse(row.clock)),
    deadline: row.deadline,
    watching: watchingOf(row),
    toldAt: row.told_at,
    seats,
    rematch,
  };
}
