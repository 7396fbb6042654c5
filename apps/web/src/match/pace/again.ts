/** What "again" shows. */
import type { MatchState } from '../../match/line/store.ts';

/**
 * The ply after which the others have acted without being answered: since one's own last order; for who only watches,
 * since it was somebody else's turn. Nothing, where the last order was one's own.
 */
export function lastSeenBefore({ log, side }: Pick<MatchState, 'log' | 'side'>): number | undefined {
  const last = log.at(-1);
  if (!last || last.side === side) return undefined;
  return log.findLast((entry) => entry.side !== last.side)?.ply ?? (log[0]?.ply ?? 1) - 1;
}
