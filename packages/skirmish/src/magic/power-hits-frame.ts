/** What comes of a power: one after the other who is knocked down, with what the water does; then one hit after the other. */
import { pop } from '@warbeacon/kernel';
import { isOnTable } from '../engine/battle.ts';
import { frame } from '../engine/spec.ts';
import { hit } from '../heroes/wound-frame.ts';
import { knockDown } from '../moving/carrying-out.ts';
import { baseUnder } from '../passengers/riding.ts';

export const powerHitsFrame = frame<'powerHits'>({
  kind: 'powerHits',
  step(b, f, ctx) {
    const [model, ...down] = f.down;
    if (model !== undefined) {
      f.down = down;
      if (isOnTable(b, model)) knockDown(b, ctx, model, 'blast');
      return true;
    }
    const [next, ...left] = f.left;
    if (next === undefined) {
      pop(b.s);
      return true;
    }
    f.left = left;
    const { model: victim, strength } = next;
    if (baseUnder(b, victim) >= 0) hit(b, { victim, by: f.caster, how: 'power', strength });
    return true;
  },
});
