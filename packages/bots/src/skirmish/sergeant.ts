/** The sergeant: the same reckoning of each single order, with no plan for line, danger or Might. */
import { makeCaptain } from './captain.ts';
import { WEIGHTS } from './weights.ts';

export const skirmishSergeant = makeCaptain(
  { ...WEIGHTS, care: 0.6, beside: 0, behind: 0, danger: 0, aim: 0, archersKeep: 0, might: 20 },
  'The sergeant',
);
