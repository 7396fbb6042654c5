/** The sergeant: the same reckoning of each single order, with no plan, no line, no eye for danger and little use of Might. */
import { makePlayer } from './captain.ts';
import { noPlan } from './plan.ts';
import { WEIGHTS } from './weights.ts';

export const skirmishSergeant = makePlayer(
  'The sergeant',
  { ...WEIGHTS, care: 0, beside: 0, behind: 0, danger: 0, aim: 0, archersKeep: 0, watched: 0, might: 20 },
  noPlan,
);
