/** [15.32] [18.13] [20.23] [20.34] [20.35] Gates and the Culvert: who may break them, and what happens when they go. */
import { type Ctx, push, type Refusal } from '@warbeacon/kernel';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { type Game, unitSpec } from '../../engine/game.ts';
import { houseOf } from '../house-values.ts';
import type { TotalRange } from '../../engine/options.ts';
import { no } from '../refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import { type Gate, hexOfPlace } from '../../engine/terrain.ts';
import type { Marker, State } from '../../engine/state.ts';
import { blastResult, noRamBreach } from './breach-table.ts';
import { casualtyResult, makeCasualty } from '../../standard/tables/casualty-results.ts';
import { ownStrengths, strengthsOf } from '../../standard/combat/armour.ts';
import { removeMarker } from '../loads/loads.ts';
import { loadOf } from '../../standard/movement/loads.ts';
import { CULVERT, passageOf } from '../culvert/culvert.ts';
import { endFormation, formationOf, isSecond, whyNotAlone } from '../../standard/formations/formations.ts';
import { eliminate, suffer, isBuried } from '../../standard/losses/losses.ts';
import { whyUnitOff } from '../../standard/reinforcements/reinforcements.ts';
import { own } from '../own.ts';

type Say = Ctx<SiegeEvent>;

/** [22.11] D-20: what the breach of the Main Gate costs its defender. */
const MAIN_GATE_POINTS = 5;

/** The one that only the ram and fire break, and whose breach costs points. */
export function isMainGate(gate: Gate | undefined): boolean {
  return gate?.kind === 'main-gate';
}

/** Index of a gate by its name on the map, or -1. */
export function gateIndex(game: Game, id: string): number {
  return game.terrain.gates.findIndex((gate) => gate.id === id);
}

const RAMMING = {
  noGate: no('no-gate-to-ram'),
  off: no('unit-off-map-to-ram'),
  again: no('rammed-already'),
  away: no('not-at-gate-to-ram'),
};
const BATTERING = {
  noGate: no('no-gate-to-batter'),
  off: no('unit-off-map-to-batter'),
  again: no('battered-already'),
  away: no('not-at-gate-to-batter'),
};
type Work = typeof RAMMING;

/** Why a unit cannot work at a gate in this Siege Phase, with the ram or without, or `null`. */
function whyCannotWork(situation: Situation, unit: number, gate: number, work: Work): Refusal | null {
  const { game, s } = situation;
  const state = s.units[unit];
  const of = game.terrain.gates[gate];
  if (!of) return work.noGate;
  if (!state || state.at < 0) return whyUnitOff(situation, unit, work.off);
  const second = whyNotAlone(situation, unit);
  if (second) return second;
  if (state.disrupted) return no('disrupted-attack');
  if (state.used) return work.again;
  if (state.at !== of.lower && state.at !== of.upper) return work.away;
  switch (s.gates[gate]?.state) {
    case 'breached':
      return no('gate-broken');
    case 'collapsed':
      return no('gate-collapsed');
    default:
      return null;
  }
}

/** [15.32] What stands open to Isengard it does not break. D-11: the Main Gate does not, whoever controls it. */
function whyNotOwn({ game, s }: Situation, gate: number): Refusal | null {
  if (isMainGate(game.terrain.gates[gate]) || s.gates[gate]?.control === 'westernesse') return null;
  return no('own-gate');
}

/** [20.21] [20.23] H-34: the ram at a gate. */
export function whyCannotRam(situation: Situation, unit: number, gate: number): Refusal | null {
  if (loadOf(situation, unit) !== 'ram') return no('carries-no-ram');
  return whyCannotWork(situation, unit, gate, RAMMING) ?? whyNotOwn(situation, gate);
}

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

/** [20.35] A gate or the Culvert is broken, for good. */
export function breakGate({ game, s }: Situation, gate: number, state: 'breached' | 'collapsed', ctx: Say): void {
  const of = game.terrain.gates[gate];
  const gateState = s.gates[gate];
  if (!of || !gateState) throw new Error(`no gate ${gate}`);
  gateState.state = state;
  ctx.emit({ type: 'broken', site: of.id, state });
  // [22.11] D-20 H-54: a collapse gives nothing.
  if (!isMainGate(of) || state !== 'breached') return;
  s.losses.westernesse += MAIN_GATE_POINTS;
  ctx.emit({ type: 'points', side: 'westernesse', points: MAIN_GATE_POINTS, why: of.id });
}

/** The gate a fire is laid at, by index; -1 for the Culvert. */
export function gateOfFire(game: Game, fire: Pick<Marker, 'at' | 'against'>): number {
  return game.terrain.links[fire.at]?.find(({ to }) => to === fire.against)?.gate ?? -1;
}

/** [20.33] [20.35] What a fire is laid at is whole. */
export function isWhole({ game, s }: Situation, fire: Pick<Marker, 'at' | 'against'>): boolean {
  const gate = gateOfFire(game, fire);
  return gate < 0 ? own(s).culvert === 'whole' : s.gates[gate]?.state === 'shut';
}

/** [20.33] A fire that has been laid and is still to be lit; the phase does not end before. */
export function unlitFire(s: State): Marker | undefined {
  return s.markers.find((marker) => marker.kind === 'blasting-fire' && marker.against >= 0);
}

/** [20.33] Why the Siege Phase is not over, or `null`. */
export function whyNotLit(s: State): Refusal | null {
  return unlitFire(s) ? no('fires-unlit') : null;
}

/** [20.34] [20.35] H-50: a fire goes off, or does not, and is gone. */
export function blast(situation: Situation, fire: Marker, ctx: Say): void {
  const { game, s } = situation;
  const gate = gateOfFire(game, fire);
  const of = game.terrain.gates[gate];
  const told = { type: 'blast', fire: fire.id, site: of?.id ?? CULVERT } as const;
  removeMarker(s, fire);
  if (fire.dummy) {
    ctx.emit({ ...told, result: 'dummy' });
    return;
  }
  const whole = isWhole(situation, fire);
  if (of !== undefined && !isMainGate(of)) {
    // [W-58] Only the Main Gate and the Culvert, once broken, are safe from fire.
    ctx.emit({ ...told, result: whole ? 'breached' : 'again' });
    if (whole) breakGate(situation, gate, 'breached', ctx);
  } else if (!whole) {
    ctx.emit({ ...told, result: 'wasted' });
    return;
  } else {
    const die = ctx.d6();
    const result = blastResult(houseOf(s), die);
    ctx.emit({ ...told, die, result });
    if (result === 'dud') return;
    if (of !== undefined) breakGate(situation, gate, result, ctx);
    else {
      own(s).culvert = result;
      ctx.emit({ type: 'broken', site: CULVERT, state: result });
    }
  }
  leaveBuried(situation);
  strikeAround(situation, fire, ctx);
}

/** [18.13] [W-56] Leaders who are alone in the passage when it comes down fly; those with a unit do when it is gone. */
function leaveBuried(situation: Situation): void {
  const { game, s } = situation;
  const passage = passageOf(game.terrain);
  if (!isBuried(situation, passage) || s.units.some(({ at }) => at === passage)) return;
  for (const [leader, { at }] of [...s.leaders.entries()].reverse()) {
    if (at === passage) push(s, { kind: 'join', leader, must: true });
  }
}

/**
 * [20.33] [20.34] D-14: who is in the hex of the fire is gone, and at the Culvert who is in the passage (W-13); who is
 * on the other side of the gate, or on the wall above, rolls once for this fire (H-51), its leaders never (G-56).
 * [8.46] Of a formation the first unit rolls for both: who rolls is settled before a result ends the formation.
 */
function strikeAround(situation: Situation, { at, against }: Marker, ctx: Say): void {
  const { game, s } = situation;
  const doomed = against === passageOf(game.terrain) ? [at, against] : [at];
  const opposite = hexOfPlace(game.terrain, against);
  const rolling = s.units.flatMap((state, unit) => (state.at === opposite && !isSecond(s, unit) ? [unit] : []));
  for (const [unit, state] of s.units.entries()) {
    if (!doomed.includes(state.at)) continue;
    const formation = formationOf(s, unit);
    if (formation) endFormation(situation, formation, ctx);
    eliminate(situation, unit, 'blast', ctx);
  }
  for (const unit of rolling) rollLoss(situation, unit, ctx);
}

/** [7.42] One die on the Casualty Results, by present morale; no leader is at risk. */
export function rollLoss(situation: Situation, unit: number, ctx: Say): void {
  const { game } = situation;
  const { morale } = strengthsOf(situation, unit);
  const die = ctx.d6();
  const result = casualtyResult(morale, die);
  ctx.emit({ type: 'casualty', unit: unitSpec(game, unit).id, morale, die, result: makeCasualty(result) });
  suffer(situation, unit, result, ctx, 'safe');
}
