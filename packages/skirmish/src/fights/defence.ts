/** [S-158, S-167, R-37] The Defence that counts now: with Shieldwall, looked at whenever it is used. */
import {
  areTouching,
  type Battle,
  discOf,
  figureOf,
  hasGear,
  hasRule,
  isTransfixed,
  modelOf,
  sideOf,
} from '../engine/battle.ts';
import { INCH } from '@warbeacon/plane';

export const defenceOf = (b: Battle, model: number): number =>
  figureOf(b, model).defence + (hasShieldwall(b, model) ? 1 : 0);

/** [S-167] How many others make a wall with it. */
const PARTNERS = 2;
/** No two bases whose centres are further apart than this touch, in u. */
const BESIDE = 3 * INCH;

const carriesWall = (b: Battle, model: number): boolean =>
  figureOf(b, model).build !== 'Cavalry' && hasRule(b, model, 'shieldwall') && hasGear(b, model, 'shield');

/** [S-164] An Active rule: not while a power holds the model. */
export function hasShieldwall(b: Battle, model: number): boolean {
  if (!carriesWall(b, model) || modelOf(b, model).at === null || isTransfixed(b, model)) return false;
  const { x, y } = discOf(b, model);
  const side = sideOf(b, model);
  let partners = 0;
  for (const friend of b.field.withRule('shieldwall')) {
    const at = modelOf(b, friend).at;
    // Who does not touch it is most of them, and told by one edge.
    if (at === null || friend === model || Math.abs(at[0] - x) > BESIDE || Math.abs(at[1] - y) > BESIDE) continue;
    if (sideOf(b, friend) !== side || modelOf(b, friend).prone || !carriesWall(b, friend)) continue;
    if (areTouching(b, model, friend) && ++partners >= PARTNERS) return true;
  }
  return false;
}
