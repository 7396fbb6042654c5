/** [15.32] [15.4] H-33: breaking a gate by dice, without the ram. */
import type { Refusal } from '@warbeacon/kernel';
import { unitSpec } from '../../engine/game.ts';
import { houseOf } from '../house-values.ts';
import type { TotalRange } from '../../engine/options.ts';
import { no } from '../refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import { noRamBreach } from './breach-table.ts';
import { ownStrengths } from '../../standard/combat/armour.ts';
import { loadOf } from '../../standard/movement/loads.ts';
import { isMainGate, whyCannotWork, whyNotOwn } from './breaches.ts';

const BATTERING = {
  noGate: no('no-gate-to-batter'),
  off: no('unit-off-map-to-batter'),
  again: no('battered-already'),
  away: no('not-at-gate-to-batter'),
};

/** [15.32] [15.4] H-33: a unit without the ram at a gate. */
export function whyCannotBatter(situation: Situation, unit: number, gate: number): Refusal | null {
  const { game } = situation;
  if (loadOf(situation, unit) === 'ram') return no('breaks-with-ram');
  const cannot = whyCannotWork(situation, unit, gate, BATTERING);
  if (cannot) return cannot;
  if (isMainGate(game.terrain.gates[gate])) return no('main-gate-needs-ram');
  const own = whyNotOwn(situation, gate);
  if (own) return own;
  if (unitSpec(game, unit).full.attack === undefined) return no('archers-break-no-gate');
  // D-9: a match may have it so.
  return noRamRange(situation, unit) === null ? no('too-weak') : null;
}

/** [15.4] The totals with which a unit breaks a gate without the ram, by the side of it that is up; `null` for never. */
export function noRamRange(situation: Situation, unit: number): TotalRange | null {
  const { s } = situation;
  // [W-22] Fighting as one is no help with a gate.
  const { attack } = ownStrengths(situation, unit);
  if (!attack) throw new Error('a unit that only shoots at a gate');
  return noRamBreach(houseOf(s), attack);
}
