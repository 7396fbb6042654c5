/** How much the weaker captains overlook. */
import { levelsOf } from '../levels.ts';
import { captain } from './captain.ts';

// A storm breaks down by little, and a defence holds with much missed.
export const helmsDeepLevels = levelsOf(captain, {
  learner: { isengard: { pieces: 0.5, orders: 0.85 }, westernesse: { pieces: 0.6, orders: 0.9 } },
  steady: { isengard: { pieces: 0, orders: 0.05 }, westernesse: { pieces: 0.3, orders: 0.3 } },
});
