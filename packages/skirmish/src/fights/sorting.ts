/** [S-40 … S-43, M-18] Models in contact are sorted into Fights. */
import type { Battle, Chance } from '../engine/battle.ts';

export function sortIntoFights(b: Battle, _ctx: Chance): void {
  b.s.fights = [];
}
