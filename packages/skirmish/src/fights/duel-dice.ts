/** [S-66, S-67] The dice that a side rolls in a Duel, in the order in which they fall. */
import { type Battle, byPlace, figureOf, sideOf } from '../engine/battle.ts';
import type { FightState } from '../engine/state.ts';
import type { Side } from '../engine/words.ts';
import { hasChargeBonus } from './charge-bonus.ts';
import { usesTwoHands } from './weapons.ts';

/** [S-4, S-94, S-160, R-18] Dice of a fighter: Shielding doubles those of its profile. */
export function duelAttacks(b: Battle, fight: FightState, model: number): number {
  const { attacks } = figureOf(b, model);
  return attacks * (fight.shielding.includes(model) ? 2 : 1) + (hasChargeBonus(b, model) ? 1 : 0);
}

/** Fighters by their places, then supporters in the order in which they were declared [S-136]. */
export function dicePlan(b: Battle, fight: FightState, side: Side): { readonly model: number; readonly mod: number }[] {
  const fighters = fight[side].toSorted(byPlace).flatMap((model) =>
    Array.from({ length: duelAttacks(b, fight, model) }, () => ({
      model,
      mod: usesTwoHands(b, model, fight) ? -1 : 0,
    })),
  );
  const supporters = fight.supports.filter(([supporter]) => sideOf(b, supporter) === side);
  return [...fighters, ...supporters.map(([model]) => ({ model, mod: 0 }))];
}
