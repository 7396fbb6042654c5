/** What becomes of what a model carried that is gone. */
import { type Battle, type Chance, idOf, isOnTable } from '../engine/battle.ts';
import type { Removal } from '../battle/removal.ts';
import { heldBy, isHeavyFor, isRiding, objectAt } from './holding.ts';
import { putAt } from './put-down-frame.ts';
import type { At } from '../engine/state.ts';

/** `at`: where it stood, or rode. */
export function dropOnRemoval(b: Battle, ctx: Chance, model: number, { by, close }: Removal, at: At | null): void {
  for (const object of heldBy(b, model)) {
    // He is thrown from the horse.
    if (isRiding(b, object)) continue;
    const state = objectAt(b, object);
    const name = b.field.objects[object]?.id ?? '';
    state.by = state.by.filter((each) => each !== model);
    // Its slayer in close combat has a token at once, supporters too.
    if (!isHeavyFor(b, object, model) && close === true && by >= 0 && isOnTable(b, by)) {
      state.by = [by];
      ctx.emit({ type: 'tookUp', model: idOf(b, by), object: name });
    } else if (state.by.length === 0) {
      if (state.at === null && at !== null) putAt(b, object, at);
      if (state.at !== null) ctx.emit({ type: 'putDown', object: name, at: [state.at[0], state.at[1]] });
    }
  }
}
