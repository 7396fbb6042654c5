/** A match as its row and those of its seats tell it. */
import { type ClockSetting, clockSettingSchema } from '@warbeacon/clock';
import type { Level, Watching } from '@warbeacon/protocol';
import type { Rating } from '@warbeacon/rating';
import type { StoredChallenge } from './challenges.ts';
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
  /** Of a computer player. */
  readonly level: Level | null;
  /** It is somebody with an account. */
  readonly account: boolean;
  /** It is a program. */
  readonly bot: boolean;
  /** In the match's game; that with which they left the match, once it has changed it. `null` for a newcomer. */
  readonly rating: Pick<Rating, 'mean' | 'deviation'> | null;
  /** Points that the match has brought or cost; `null` while it has not. */
  readonly ratingChange: number | null;
}

/** Of computer players that were seated before there were levels. */
export const STRONGEST: Level = 'strong';

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
  /** It is over, and counts as not played. */
  readonly voided: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Play began from a position of somebody's choice. */
  readonly practice: boolean;
  readonly lesson: string | null;
  /** One person has both seats. */
  readonly hotSeat: boolean;
  readonly clock: ClockSetting | null;
  /** It changes the ratings of its players. */
  readonly rated: boolean;
  /** Both browsers add to the dice of every command. */
  readonly strict: boolean;
  /** A bot may play it against a person, though it is rated. */
  readonly bots: boolean;
  /** Of whoever may take the free seat. */
  readonly range: { readonly least: number | null; readonly most: number | null };
  /** When the first clock that runs is out; `null` while none runs. */
  readonly deadline: number | null;
  readonly watching: Watching;
  /** When the end of one that is watched with a delay may be told; `null` while it is not over, and of all others. */
  readonly toldAt: number | null;
  /** In the game's order of sides. */
  readonly seats: readonly StoredSeat[];
  /** What was offered after it. */
  readonly rematch: StoredRematch | null;
  /** It waits for one person alone; `null` of every other match, and of one that has begun. */
  readonly challenge: StoredChallenge | null;
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
    .leftJoin('matches', 'matches.id', 'seats.match_id')
    .leftJoin('ratings as r', (join) =>
      join.onRef('r.person_id', '=', 'seats.session_id').onRef('r.game', '=', 'matches.game'),
    )
    .leftJoin('rating_changes as c', (join) =>
      join.onRef('c.match_id', '=', 'seats.match_id').onRef('c.side', '=', 'seats.side'),
    )
    .select(['seats.match_id', 'seats.side', 'seats.session_id', 'seats.computer', 'seats.level', 'sessions.name'])
    .select('accounts.bot')
    .select(['r.mean', 'r.deviation', 'c.mean as mean_after', 'c.deviation as deviation_after', 'c.mean_before'])
    .where('seats.match_id', 'in', matchIds)
    .orderBy('seats.place')
    .execute();
  for (const { match_id, side, session_id, name, computer, level, bot, ...row } of rows) {
    const { mean_before, mean_after } = row;
    const [mean, deviation] = mean_after === null ? [row.mean, row.deviation] : [mean_after, row.deviation_after];
    seats.get(match_id)?.push({
      side,
      sessionId: session_id,
      name,
      computer: computer === 1,
      level: computer === 1 ? (level ?? STRONGEST) : null,
      account: bot !== null,
      bot: bot === 1,
      rating: mean === null || deviation === null ? null : { mean, deviation },
      // What one sees is whole points, so it is they that differ.
      ratingChange:
        mean_before === null || mean_after === null ? null : Math.round(mean_after) - Math.round(mean_before),
    });
  }
  return seats;
}

/** Throws when the row is not one that we could have written. */
export function makeStoredMatch(
  row: MatchesTable,
  seats: readonly StoredSeat[],
  rematch: StoredRematch | null,
  challenge: StoredChallenge | null = null,
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
    voided: row.voided === 1,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    options: parseOptionsCell(row.options),
    practice: row.practice === 1,
    lesson: row.lesson,
    hotSeat: row.hot_seat === 1,
    rated: row.rated === 1,
    strict: row.strict === 1,
    bots: row.bots === 1,
    range: { least: row.least_rating, most: row.most_rating },
    clock: row.clock === null ? null : clockSettingSchema.parse(JSON.parse(row.clock)),
    deadline: row.deadline,
    watching: watchingOf(row),
    toldAt: row.told_at,
    seats,
    rematch,
    challenge,
  };
}
