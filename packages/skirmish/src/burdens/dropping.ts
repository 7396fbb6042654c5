/** What becomes of what a model carried. */
import type { Battle, Chance } from '../engine/battle.ts';
import type { Removal } from '../battle/removal.ts';

export function dropOnRemoval(b: Battle, _ctx: Chance, model: number, _removal: Removal): void {
  for (const object of b.s.objects) object.by = object.by.filter((each) => each !== model);
}
