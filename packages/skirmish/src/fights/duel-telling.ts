/** How the dice of a Duel lie, told before anybody is asked about them, and again when one has been rolled anew. */
import { type Battle, type Chance, idOf } from '../engine/battle.ts';
import type { DuelDie } from '../engine/frames.ts';
import type { FightState } from '../engine/state.ts';
import { standingOf } from './fight-values.ts';

export function tellDice(b: Battle, fight: FightState, lying: readonly DuelDie[], ctx: Chance): void {
  const { winner, by } = standingOf(b, fight, lying);
  const dice = lying.map(({ model, die, mod }) => ({ model: idOf(b, model), die, mod }));
  ctx.emit({ type: 'dueled', dice, winner, by });
}
