/** [20.6] Ladders: where they can be laid. How they are lost, `ladder` says. */
import type { Refusal } from '@warbeacon/kernel';
import { no } from '../refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import { placeOf } from '../../engine/state.ts';
import { hasGear } from '../../engine/gear.ts';
import { unitSpec } from '../../engine/game.ts';
import { because } from '../../engine/refusals.ts';
import { whyNotAlone } from '../../standard/formations/formations.ts';
import { whyUnitOff } from '../../standard/reinforcements/reinforcements.ts';
import { own } from '../own.ts';

/** [20.61] D-1 D-18 D-19 D-29 G-9: why a unit, horse or foot, cannot lay a ladder against the side to `against`, or `null`. */
export function whyCannotLayLadder(situation: Situation, unit: number, against: number): Refusal | null {
  const { game, s } = situation;
  const cannot = whyNoLadderer(situation, unit);
  if (cannot) return cannot;
  const link = game.terrain.links[placeOf(s, unit)]?.find(({ to }) => to === against);
  const { scale } = link?.hexside ?? {};
  if (link === undefined || scale === undefined) return no('nothing-to-scale');
  const reason = scale(s, link, unitSpec(game, unit).side);
  return reason === undefined ? null : because(game, reason);
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
