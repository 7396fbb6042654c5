/** Who may watch a match, as its row tells it; and by which times, that everybody may know, the lists go. */
import type { Watching } from '@warbeacon/protocol';
import { sql } from 'kysely';
import type { MatchesTable } from './tables.ts';

const MINUTE = 60_000;

export const OPEN: Watching = { policy: 'open' };

/** Throws when the row is not one that we could have written. */
export function watchingOf({
  watching,
  delay_minutes: minutes,
}: Pick<MatchesTable, 'watching' | 'delay_minutes'>): Watching {
  switch (watching) {
    case 'open':
    case 'private':
      return { policy: watching };
    case 'delayed':
      // One without a delay would be open to everybody.
      if (minutes < 1) throw new Error('a match is watched with a delay, and none is kept');
      return { policy: watching, minutes };
    default:
      throw new Error('nobody knows who may watch the match');
  }
}

/** The columns of a match that is made at `at`. */
export function watchingColumns(
  watching: Watching,
  at: number,
): Pick<MatchesTable, 'watching' | 'delay_minutes' | 'listed_at' | 'told_at'> {
  const delayed = watching.policy === 'delayed';
  return {
    watching: watching.policy,
    delay_minutes: delayed ? watching.minutes : 0,
    listed_at: delayed ? at : null,
    told_at: null,
  };
}

/** Milliseconds between what happens and its being told to those who do not play; `null` where there is no delay. */
export function delayOf(watching: Watching): number | null {
  return watching.policy === 'delayed' ? watching.minutes * MINUTE : null;
}

/**
 * Of a match `m`: when it last changed, as far as everybody may know. What happens in one that is watched with a delay
 * does not move it; its end does, when it may be told.
 */
export const PLACE = sql<number>`coalesce(m.told_at, m.listed_at, m.updated_at)`;
/** The same of one whose end may not be told yet. */
export const PLACE_WHILE_PLAYED = sql<number>`coalesce(m.listed_at, m.updated_at)`;
