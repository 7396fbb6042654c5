/** [21.51] The Horn of Helm Hammerhand: where it stands, and who may blow it. */
import type { Marker } from '../../engine/state.ts';
import { ABILITY_DATA } from '../abilities/owners.ts';
import { onlyMarker } from '../markers.ts';
import type { Refusal } from '@warbeacon/kernel';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
import { no } from '../refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { whyNotAvailable } from '../abilities/abilities.ts';

/** [21.51] The horn never leaves its place. */
export function theHorn(): Marker {
  return onlyMarker('horn', 'westernesse', ABILITY_DATA.horn.at);
}

/** [21.51] H-70 Why a piece of the side cannot blow the horn now, or `null`. */
export function whyCannotBlow(situation: Situation, side: Side, piece: string): Refusal | null {
  const { game, s } = situation;
  const unavailable = whyNotAvailable(situation, side, 'horn');
  if (unavailable) return unavailable;
  const unit = game.unitIndex.get(piece) ?? -1;
  const leader = game.leaderIndex.get(piece) ?? -1;
  const spec = game.units[unit] ?? game.leaders[leader];
  if (spec === undefined) return no('unknown-piece', { id: piece });
  if (spec.side !== side) return no('not-your-piece');
  const at = s.units[unit]?.at ?? s.leaders[leader]?.at;
  return at === ABILITY_DATA.horn.at ? null : no('not-at-the-horn');
}

/** Ids of the pieces that could blow the horn, units first. */
export function blowers(situation: Situation, side: Side): string[] {
  const { game } = situation;
  if (whyNotAvailable(situation, side, 'horn')) return [];
  return [
    ...game.unitsOf[side].map((unit) => unitSpec(game, unit).id),
    ...game.leadersOf[side].map((leader) => leaderSpec(game, leader).id),
  ].filter((piece) => whyCannotBlow(situation, side, piece) === null);
}
