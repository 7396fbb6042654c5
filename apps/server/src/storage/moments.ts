/**
 * How a match that is watched with a delay stood after each writing to its log, as everybody may know it. Written together
 * with the log, so that whoever sees the match later sees the same, whatever became of the server meanwhile.
 */
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from './tables.ts';

const bodySchema = z.strictObject({
  ply: z.number().int().min(0),
  /** The match is over. */
  over: z.boolean(),
  turn: z.number().int(),
  phase: z.string(),
  toMove: z.string().nullable(),
  /** JSON of the clock's setting. */
  setting: z.string().nullable(),
  deadline: z.number().int().nullable(),
  /** Cells of what is agreed on and of the clocks, as JSON. */
  accords: z.string(),
  clock: z.string(),
});

/** What two have said to each other beside a match, and their clocks, where there is nothing to say. */
export const NOTHING_ASIDE = { accords: JSON.stringify({ open: [], paused: false }), clock: 'null' } as const;

/** What stands in the row, but for its time. */
export type MomentBody = z.output<typeof bodySchema>;
export interface Moment extends MomentBody {
  /** Number of the last entry of the log that had been written. */
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface MomentRow {
  readonly seq: number;
  readonly at: number;
  readonly body: string;
}

export function makeMomentRow({ seq, at, ...body }: Moment): MomentRow {
  return { seq, at, body: JSON.stringify(body satisfies z.input<typeof bodySchema>) };
}

/** Throws when the row is not one that we could have written. */
function readMoment({ seq, at, body }: MomentRow): Moment {
  return { seq, at, ...bodySchema.parse(JSON.parse(body)) };
}

/**
 * Of a match, the last moment that may be told at `now`, and those after it up to `until`, oldest first. What happened
 * before something that may not be told yet is told, and nothing else, however the server's clock has jumped. How the match
 * began, everybody may know at once.
 */
export async function momentsFrom(
  db: Kysely<Tables>,
  { matchId, until, now, delay }: { matchId: string; until: number; now: number; delay: number },
): Promise<readonly Moment[]> {
  const rows = await db
    .selectFrom('moments')
    .select(['seq', 'at', 'body'])
    .where('match_id', '=', matchId)
    .where('seq', '<=', until)
    .where(
      sql<boolean>`seq >= (select max(o.seq) from moments as o where o.match_id = ${matchId}
        and (o.seq = 0 or o.seq < (select coalesce(min(y.seq), ${BEYOND}) from moments as y
          where y.match_id = ${matchId} and y.at > ${now - delay})))`,
    )
    .orderBy('seq')
    .execute();
  return rows.map(readMoment);
}
/** More entries than any log has. */
const BEYOND = sql.lit(2_000_000_000);

/** Of each of these matches, the last moment that may be told at `now`. */
export async function momentsToTell(
  db: Kysely<Tables>,
  matchIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, Moment>> {
  if (matchIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('matches as m')
    .innerJoin('moments as o', 'o.match_id', 'm.id')
    .select(['m.id', 'o.seq', 'o.at', 'o.body'])
    .where('m.id', 'in', matchIds)
    .where(
      sql<boolean>`o.seq = (select max(x.seq) from moments as x where x.match_id = m.id
        and (x.seq = 0 or x.seq < (select coalesce(min(y.seq), ${BEYOND}) from moments as y
          where y.match_id = m.id and y.at > cast(${now} as bigint) - m.delay_minutes * 60000)))`,
    )
    .execute();
  return new Map(rows.map(({ id, ...row }) => [id, readMoment(row)]));
}

/** Takes away those of matches whose end has been told before `before`: such a match is open to everybody. */
export async function removeToldMoments(db: Kysely<Tables>, before: number, limit: number): Promise<number> {
  const told = await db
    .selectFrom('matches as m')
    .select('m.id')
    .where('m.told_at', '<', before)
    .where((q) => q.exists(q.selectFrom('moments').select('seq').whereRef('match_id', '=', 'm.id')))
    .limit(limit)
    .execute();
  const ids = told.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('moments').where('match_id', 'in', ids).execute();
  return ids.length;
}
