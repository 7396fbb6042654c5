/** [16.12] [16.13] Who serves an engine: whoever stands with it. */
import type { Refusal } from '@warbeacon/kernel';
import { unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { type Marker, placeOf, type State } from '../../engine/state.ts';
import { formationOf } from '../../standard/formations/formations.ts';
import { whyUnitOff } from '../../standard/reinforcements/reinforcements.ts';
import { own } from '../own.ts';
import { no } from '../refusals.ts';
import type { MarkerKind, Side } from '../words.ts';

/** [16.12] [13.2] The catapults of each side. */
const CATAPULT_OF: Readonly<Record<Side, MarkerKind>> = {
  sauron: 'sauron-catapult',
  westernesse: 'city-catapult',
};

/** The engine of this kind in the unit's hex. */
export function engineWith(s: State, unit: number, kind: MarkerKind): Marker | undefined {
  const at = placeOf(s, unit);
  return at < 0 ? undefined : s.markers.find((marker) => marker.at === at && marker.kind === kind);
}

/** The catapult of its own side that a unit stands with. */
export function catapultWith({ game, s }: Situation, unit: number): Marker | undefined {
  const { side } = unitSpec(game, unit);
  return engineWith(s, unit, CATAPULT_OF[side as Side]);
}

/** The same of a unit that serves it by an order that has been checked. */
export function catapultServed(situation: Situation, unit: number): Marker {
  const catapult = catapultWith(situation, unit);
  if (catapult === undefined) throw new Error(`${unitSpec(situation.game, unit).id} serves no catapult`);
  return catapult;
}

/** [16.12] G-76, G-49: why a unit cannot fire a catapult now, in whichever phase, or `null`. */
export function whyCannotServe(situation: Situation, unit: number): Refusal | null {
  const { game, s } = situation;
  const state = s.units[unit];
  if (!state || state.at < 0) return whyUnitOff(situation, unit, no('unit-off-map-to-serve'));
  const catapult = catapultWith(situation, unit);
  if (catapult === undefined) return no('stands-with-no-catapult');
  if (state.disrupted) return no('disrupted-crew');
  // [W-245] Two who fight as one body serve nothing.
  if (formationOf(s, unit)) return no('crew-in-formation');
  if (own(s).engines.fired.includes(catapult.id)) return no('catapult-has-fired');
  // [W-246] G-166: under the rock there is no sky to throw into.
  return game.terrain.ground[state.at] === 'tunnel' ? no('catapult-in-tunnel') : null;
}

/** [3.0] G-3: why a unit cannot work an engine in the Siege Phase; who has served one has done his part. */
export function whyCrewIsUsed(s: State, unit: number): Refusal | null {
  return s.units[unit]?.used ? no('crew-is-used') : null;
}

/** [3.0] [16.12] G-3, G-167: neither the engine nor who served it moves in this turn, and the engine has done its part. */
export function spendInSiege(s: State, unit: number, engine: Marker): void {
  const state = s.units[unit];
  if (state) state.used = true;
  countAsFired(s, engine);
}

/** [16.12] [16.13] Once a turn. */
export function countAsFired(s: State, { id }: Marker): void {
  own(s).engines.fired.push(id);
}
