/** [S-8, M-20, M-21] What one model sees of another, and the wedge in which somebody would hide it. */
import { chord } from '@warbeacon/plane';
import { discOf, idOf } from '../engine/battle.ts';
import type { At } from '../engine/state.ts';
import { baseUnder } from '../passengers/riding.ts';
import { type Sight, sees } from '../sight/sight.ts';
import type { View } from '../view/view.schema.ts';
import { battleOfView } from './battle-of-view.ts';

export interface SightAhead extends Omit<Sight, 'hiders'> {
  /** By their ids, the nearest to the looker first. */
  readonly hiders: readonly string[];
  /** From the eye to both ends of what can be seen of the target. */
  readonly wedge: readonly [At, At, At];
}

/** `null` where one of the two is not on the table. */
export function sightAhead(view: View, from: string, to: string): SightAhead | null {
  const b = battleOfView(view);
  const [looker, target] = [from, to].map((id) => {
    const model = b.field.indexOf(id);
    return model < 0 ? -1 : baseUnder(b, model);
  });
  if (looker === undefined || target === undefined || looker < 0 || target < 0 || looker === target) return null;
  const { hiders, ...seen } = sees(b, looker, target);
  const eye = discOf(b, looker);
  const [left, right] = chord(eye, discOf(b, target));
  const at = ({ x, y }: { readonly x: number; readonly y: number }): At => [x, y];
  return { ...seen, hiders: hiders.map((model) => idOf(b, model)), wedge: [at(eye), at(left), at(right)] };
}
