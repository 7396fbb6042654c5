/** [S-70, S-148 … S-150, R-27] A die decides a Duel that is level to the last. */
import type { Battle } from '../engine/battle.ts';
import type { FightState } from '../engine/state.ts';
import type { Side } from '../engine/words.ts';
import { isElven } from './weapons.ts';

/** The least number with which Good wins. */
export function goodWinsFrom(b: Battle, fight: FightState): number {
  const has = (side: Side): boolean => fight[side].some((model) => isElven(b, model, fight));
  if (has('good') === has('evil')) return 4;
  return has('good') ? 3 : 5;
}
