/** [20.2] [20.7] The ram: who takes it up and puts it down, when it is left behind, and what it does at a gate. */
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import type { Situation, Turn } from '../../engine/situation.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import { unitSpec } from '../../engine/game.ts';
import { DUE, type Marker, type State, placeOf } from '../../engine/state.ts';
import { carriedBy, loadOf, whyNotCarried } from '../../standard/movement/loads.ts';
import { push, type Ctx, type Refusal } from '@warbeacon/kernel';
import { no } from '../refusals.ts';
import { formationOf } from '../../standard/formations/formations.ts';
import { isDue, whyUnitOff } from '../../standard/reinforcements/reinforcements.ts';
import { ramBreach } from '../breaches/breach-table.ts';
import { breakGate, isMainGate, whyCannotWork, whyNotOwn } from '../breaches/breaches.ts';
import { houseOf } from '../house-values.ts';

/** [20.22] The ram stays where it is when its carrier is thrown back, pushed away or killed, or puts it down. */
export function leaveRam({ game, s }: Situation, unit: number, ctx: Ctx<SiegeEvent>): void {
  const marker = carriedBy(s, unit);
  if (marker?.kind !== 'ram') return;
  marker.carrier = -1;
  ctx.emit({ type: 'ramLeft', hex: marker.at < 0 ? 'due' : makePlaceId(game.terrain, marker.at) });
}

/** [7.51] [20.22] The ram goes along with an advance, unless it cannot go that way. */
export function leaveRamBehind(situation: Situation, unit: number, to: number, ctx: Ctx<SiegeEvent>): void {
  const { game, s } = situation;
  const link = game.terrain.links[placeOf(s, unit)]?.find((candidate) => candidate.to === to);
  if (link && whyNotCarried(situation, 'ram', unitSpec(game, unit).side, link) !== undefined)
    leaveRam(situation, unit, ctx);
}

export function theRam(s: State): Marker | undefined {
  return s.markers.find(({ kind }) => kind === 'ram');
}

/** [20.21] [20.22] H-48 [W-57]: why a unit cannot take up the ram, or `null`. */
export function whyCannotTakeRam(situation: Situation, unit: number): Refusal | null {
  const { game, s } = situation;
  const ram = theRam(s);
  const state = s.units[unit];
  if (!state || !ram) return no('no-ram');
  if (!game.cases.mayCarry('ram', unitSpec(game, unit))) return no('cannot-carry-ram');
  if (ram.carrier === unit) return no('has-ram');
  if (ram.carrier >= 0) return no('ram-carried');
  // In the strip it is of no use before the Movement Phase, and nobody need be asked there.
  const there = ram.at === DUE ? isDue(situation, unit) && s.phase !== 'isengard-siege' : state.at === ram.at;
  if (!there && state.at < 0 && !isDue(situation, unit))
    return whyUnitOff(situation, unit, no('unit-off-map-to-take-ram'));
  if (!there) return no('ram-elsewhere');
  if (state.disrupted) return no('disrupted-take-up');
  if (state.moved) return no('unit-has-moved');
  // [W-44] Units in formation carry nothing.
  if (formationOf(s, unit)) return no('formation-carries-nothing');
  return null;
}

/** H-48: the ram may be put down at any time. */
export function whyCannotDropRam(s: State, unit: number): Refusal | null {
  return carriedBy(s, unit)?.kind === 'ram' ? null : no('carries-no-ram');
}

export const RAMMING = {
  noGate: no('no-gate-to-ram'),
  off: no('unit-off-map-to-ram'),
  again: no('rammed-already'),
  away: no('not-at-gate-to-ram'),
};

/** [20.21] [20.23] H-34: the ram at a gate. */
export function whyCannotRam(situation: Situation, unit: number, gate: number): Refusal | null {
  if (loadOf(situation, unit) !== 'ram') return no('carries-no-ram');
  return whyCannotWork(situation, unit, gate, RAMMING) ?? whyNotOwn(situation, gate);
}

/** [20.23] At the Main Gate two dice on table 20.4 decide; [15.32] any other breaks without a throw. The unit is used. */
export function ramGate(turn: Turn, unit: number, gate: number, ctx: Ctx<SiegeEvent>): void {
  const { game, s } = turn;
  const of = game.terrain.gates[gate];
  if (!of) throw new Error(`no gate ${gate}`);
  const state = s.units[unit];
  if (state) state.used = true;
  const told = { type: 'battered', unit: unitSpec(game, unit).id, gate: of.id, ram: true } as const;
  if (isMainGate(of)) {
    const [low, high] = ramBreach(houseOf(s));
    const dice: [number, number] = [ctx.d6(), ctx.d6()];
    const success = dice[0] + dice[1] >= low && dice[0] + dice[1] <= high;
    ctx.emit({ ...told, dice, success });
    if (!success) return;
  } else {
    ctx.emit({ ...told, success: true });
  }
  breakGate(turn, gate, 'breached', ctx);
  turn.changed();
  letEnter(turn, unit, gate);
}

/** [20.71] [20.72] Its unit goes through the new breach at once, as in an advance, where no unit and no enemy zone is. */
function letEnter(turn: Turn, unit: number, gate: number): void {
  const { game, s, side } = turn;
  const of = game.terrain.gates[gate];
  if (!of) return;
  const at = s.units[unit]?.at === of.lower ? of.upper : of.lower;
  if ((turn.board.unitAt[at] ?? -1) >= 0 || turn.board.zone('westernesse')[at]) return;
  push(s, { kind: 'advance', side, units: [unit], at });
}
