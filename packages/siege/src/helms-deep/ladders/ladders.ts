/** [20.6] Ladders: where they can be laid. How they are lost, `ladder` says. */
import type { Refusal } from '@warbeacon/kernel';
import { no } from '../refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import { hasGear, whyNotRaised } from '../../engine/gear.ts';
import { whyNotAlone } from '../../standard/formations/formations.ts';
import { whyUnitOff } from '../../standard/reinforcements/reinforcements.ts';
import { own } from '../own.ts';

/** [20.61] D-1 D-18 D-19 D-29 G-9: why a unit, horse or foot, cannot lay a ladder against the side to `against`, or `null`. */
export function whyCannotLayLadder(situation: Situation, unit: number, against: number): Refusal | null {
  return whyNoLadderer(situation, unit) ?? whyNotRaised(situation, unit, against, no('nothing-to-scale'));
}

/** [20.68] Horse may set one up. What is the matter with the unit, its hex or the supply, wherever the ladder would stand. */
function whyNoLadderer(situation: Situation, unit: number): Refusal | null {
  const { s } = situation;
  const state = s.units[unit];
  if (!state || state.at < 0) return whyUnitOff(situation, unit, no('unit-off-map-to-lay-ladder'));
  if (state.disrupted) return no('disrupted-lays-ladder');
  const second = whyNotAlone(situation, unit);
  if (second) return second;
  if (own(s).supply.ladders <= 0) return no('no-ladders');
  return hasGear(situation, state.at) ? no('ladder-there') : null;
}
