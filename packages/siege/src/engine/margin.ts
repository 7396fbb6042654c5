/** By how much a siege was won. The rules count no victory points; what they count is courage, and it is taken by that. */
import type { Game } from './game.ts';
import { situate } from './situation.ts';
import type { State } from './state.ts';
import type { PoolName } from './vocabulary.ts';

/**
 * [9.2] Hundredths of what the winner's pool can bear that it has not had to bear, 0 to 100. Of its own points alone: what the
 * loser has lost beyond is no better victory, and who gives up early makes it no smaller.
 */
export function courageLeft(game: Game, s: State, pool: PoolName): number {
  const level = game.pools.find(({ id }) => id === pool)?.level ?? 0;
  if (level === 0) return 0;
  const left = level - game.cases.points(situate(game, s), pool);
  // Points may be below 0 (G-117), and above the level of a winner who has lost heart.
  return Math.max(0, Math.min(100, Math.floor((100 * left) / level)));
}
