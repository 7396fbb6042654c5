/** [S-158, S-167, R-37] The Defence that counts now: with Shieldwall, looked at whenever it is used. */
import {
  areTouching,
  type Battle,
  figureOf,
  hasGear,
  hasRule,
  isTransfixed,
  modelOf,
  sideOf,
} from '../engine/battle.ts';

export const defenceOf = (b: Battle, model: number): number =>
  figureOf(b, model).defence + (hasShieldwall(b, model) ? 1 : 0);

/** [S-167] How many others make a wall with it. */
const PARTNERS = 2;

const carriesWall = (b: Battle, model: number): boolean =>
  figureOf(b, model).build !== 'Cavalry' && hasRule(b, model, 'shieldwall') && hasGear(b, model, 'shield');

/** [S-164] An Active rule: not while a power holds the model. */
export function hasShieldwall(b: Battle, model: number): boolean {
  if (!carriesWall(b, model) || modelOf(b, model).at === null || isTransfixed(b, model)) return false;
  let partners = 0;
  // Who does not touch it is most of them, and the cheapest to tell.
  for (const friend of b.field.withRule('shieldwall')) {
    if (friend === model || sideOf(b, friend) !== sideOf(b, model) || !areTouching(b, model, friend)) continue;
    if (modelOf(b, friend).prone || !carriesWall(b, friend)) continue;
    if (++partners >= PARTNERS) return true;
  }
  return false;
}
