/** How much the weaker captains of Gondor overlook. */
import { levelsOf } from '../levels.ts';
import { gondorCaptain } from './captain.ts';

export const gondorLevels = levelsOf(gondorCaptain, {
  learner: { sauron: { pieces: 0.6, orders: 0.6 }, westernesse: { pieces: 0.6, orders: 0.6 } },
  steady: { sauron: { pieces: 0.3, orders: 0.3 }, westernesse: { pieces: 0.3, orders: 0.3 } },
});
