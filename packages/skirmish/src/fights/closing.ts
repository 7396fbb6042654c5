/** The end of the Fight phase. */
import type { Battle, Chance } from '../engine/battle.ts';

export function closeFights(b: Battle, _ctx: Chance): void {
  b.s.fights = [];
}
