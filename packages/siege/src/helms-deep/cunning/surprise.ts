/** [21.81] Surprise: what befalls the unit behind the Culvert when Orcs come out of it. */
import type { Ctx, Odds } from '@warbeacon/kernel';
import { unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { disrupt } from '../../standard/losses/losses.ts';
import { ABILITY_DATA } from '../abilities/owners.ts';

/** [21.81] The unit that was pushed out is disrupted too on 1 to 3. One that is disrupted already cannot be more so. */
export function surprise(situation: Situation, unit: number, ctx: Ctx<SiegeEvent>): void {
  const { game, s } = situation;
  const state = s.units[unit];
  if (!state || state.disrupted) return;
  const die = ctx.d6();
  ctx.emit({ type: 'surprised', unit: unitSpec(game, unit).id, die, disrupted: die <= 3 });
  if (die <= 3) disrupt(situation, unit, ctx);
}

/** [21.81] Of the unit behind the Culvert; `undefined` when nobody is there to be surprised. */
export function surpriseOdds({ s }: Situation): Odds | undefined {
  const there = s.units.find(({ at }) => at === ABILITY_DATA.creeping.to);
  if (there === undefined || there.disrupted) return undefined;
  return {
    outcomes: [
      { kind: 'disrupted', label: 'displaced and disrupted', chance: { n: 1, d: 2 } },
      { kind: 'none', label: 'displaced', chance: { n: 1, d: 2 } },
    ],
    modifiers: [],
    roll: 'surprised on 1–3',
  };
}
