/** [A-11 … A-20] The Swim test: what counts for it, and what it leads to. */
import { swim, swimModifiers } from '../charts/swim.ts';
import { type Battle, figureOf, hasGear, idOf, isOnTable, mark, modelOf } from '../engine/battle.ts';
import type { FrameOf } from '../engine/frames.ts';
import { remove } from '../battle/removal.ts';
import type { TrialKind } from '../heroes/trial-frame.ts';
import { allowanceOf, leftOf } from '../moving/activation.ts';

const modifiersOf = (b: Battle, model: number, knockedProne: boolean) =>
  swimModifiers({
    gear: figureOf(b, model).gear,
    // Cavalry swims on its horse.
    mounted: figureOf(b, model).build === 'Cavalry',
    banner: hasGear(b, model, 'banner'),
    knockedProne,
  });

/** All that apply, together. */
export const swimModifier = (b: Battle, model: number, knockedProne: boolean): number =>
  modifiersOf(b, model, knockedProne).reduce((sum, { value }) => sum + value, 0);

export { modifiersOf as swimModifiersOf };

/** The activation in which the model moves now, if it does. */
const activationOf = ({ s }: Battle, model: number): FrameOf<'activation'> | undefined =>
  s.frames.findLast((frame): frame is FrameOf<'activation'> => frame.kind === 'activation' && frame.model === model);

export const swimTrial: TrialKind = {
  thresholds: (b, { model }) => {
    const open = activationOf(b, model);
    // To swim strongly is of use only to who has something left to swim with.
    return open !== undefined && leftOf(b, open) === 0 ? [2] : [2, 6];
  },
  conclude(b, { model, mod, dice: [die = 0] }, ctx, total) {
    const result = swim(total);
    ctx.emit({ type: 'swam', model: idOf(b, model), die, mod, total, result });
    //
    if (result === 'sink') return remove(b, ctx, model, { how: 'drowned', by: -1 });
    if (!isOnTable(b, model)) return;
    mark(b, model, 'swum');
    const state = modelOf(b, model);
    const open = activationOf(b, model);
    // The test decides anew how strongly it goes.
    if (open === undefined) delete state.cap;
    if (result !== 'swim') return;
    // Half of what is left when the test falls is all that remains of this move, in the water or out of it.
    const left = open === undefined ? allowanceOf(b, model, 'own') : leftOf(b, open);
    state.cap = state.spent + Math.trunc(left / 2);
    if (open !== undefined) open.budget = state.cap;
  },
};
