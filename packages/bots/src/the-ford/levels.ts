/** How much the weaker reeves overlook. */
import { levelsOf } from '../levels.ts';
import { fordReeve } from './reeve.ts';

// It looks at all orders together, so what a piece is passed over for is overlooked order by order.
export const fordLevels = levelsOf(fordReeve, {
  learner: { raiders: { pieces: 0, orders: 0.8 }, wardens: { pieces: 0, orders: 0.8 } },
  steady: { raiders: { pieces: 0, orders: 0.55 }, wardens: { pieces: 0, orders: 0.55 } },
});
