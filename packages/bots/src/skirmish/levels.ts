/** How much the weaker captains of the skirmish overlook. */
import { levelsOf } from '../levels.ts';
import { skirmishCaptain } from './captain.ts';

// Orders of models are many and alike, so that few are missed by missing some: what is passed over are models.
export const skirmishLevels = levelsOf(skirmishCaptain, {
  learner: { good: { pieces: 0.6, orders: 0.6 }, evil: { pieces: 0.6, orders: 0.6 } },
  steady: { good: { pieces: 0.3, orders: 0.3 }, evil: { pieces: 0.3, orders: 0.3 } },
});
