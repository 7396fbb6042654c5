/** [15.32] [18.13] [20.23] [20.34] [20.35] Gates and the Culvert: who may break them, and what happens when they go. */
import type { Ctx, Refusal } from '@warbeacon/kernel';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import type { Game } from '../../engine/game.ts';
import { no } from '../refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import type { Gate } from '../../engine/terrain.ts';
import { whyNotAlone } from '../../standard/formations/formations.ts';
import { whyUnitOff } from '../../standard/reinforcements/reinforcements.ts';

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

/** What is answered to who works at a gate with this means or that. */
interface Work {
  readonly noGate: Refusal;
  readonly off: Refusal;
  readonly again: Refusal;
  readonly away: Refusal;
}

/** Why a unit cannot work at a gate in this Siege Phase, with the ram or without, or `null`. */
export function whyCannotWork(situation: Situation, unit: number, gate: number, work: Work): Refusal | null {
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
export function whyNotOwn({ game, s }: Situation, gate: number): Refusal | null {
  if (isMainGate(game.terrain.gates[gate]) || s.gates[gate]?.control === 'westernesse') return null;
  return no('own-gate');
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
