/** [3.0] The sequence of play: which phase comes after which, with which frames, and how the game ends. */
import { type Ctx, push } from '@warbeacon/kernel';
import type { Game } from './game.ts';
import type { PhaseSpec } from './phase-spec.ts';
import type { Situation } from './situation.ts';
import type { State } from './state.ts';
import type { SiegeEvent } from './vocabulary.ts';

type Say = Ctx<SiegeEvent>;

export function finish(s: State, outcome: NonNullable<State['outcome']>, ctx: Say): boolean {
  s.outcome = outcome;
  s.frames.length = 0;
  s.attacks.length = 0;
  ctx.emit({ type: 'over', winner: outcome.winner, reason: outcome.reason, case: outcome.case });
  return true;
}

/** The phase in which a state is. */
export function phaseOf({ phases }: Game, { phase }: Pick<State, 'phase'>): PhaseSpec {
  const found = phases.find(({ id }) => id === phase);
  if (found === undefined) throw new Error(`no phase ${phase}`);
  return found;
}

/** Deployment comes once, before the first turn. */
export function isDeployment({ phases }: Game, { phase }: Pick<State, 'phase'>): boolean {
  return phase === phases[0].id;
}

/** [3.0] What comes after the present phase. */
export function nextPhase(situation: Situation, ctx: Say): boolean {
  const { game, s } = situation;
  const { phases, cases, hooks } = game;
  if (hooks.phaseEnds !== undefined) {
    hooks.phaseEnds(situation, ctx);
    situation.changed();
  }
  const deployment = isDeployment(game, s);
  const next = phases[phases.indexOf(phaseOf(game, s)) + 1];
  if (next !== undefined && !deployment) {
    next.begins?.(situation);
    beginPhase(s, next, ctx);
    return true;
  }
  if (s.turn >= cases.lastTurn) return finish(s, cases.finalEnd(situation), ctx);
  const end = deployment ? null : (hooks.turnEnds?.(situation) ?? null);
  if (end !== null) return finish(s, end, ctx);
  s.turn++;
  // Nothing is carried over from turn to turn, neither points [4.24] nor what a piece has not done.
  for (const unit of s.units) {
    unit.moved = false;
    // [7.14]
    unit.fired = false;
    unit.attacked = false;
    unit.used = false;
    unit.tried = false;
    unit.spent = 0;
  }
  for (const leader of s.leaders) {
    leader.moved = false;
    leader.fought = false;
    leader.rallies = 0;
    leader.used = false;
  }
  for (const formation of s.formations) formation.fresh = false;
  hooks.turnBegins?.(s);
  ctx.emit({ type: 'turn', turn: s.turn, night: cases.isNight(s.turn) });
  beginPhase(s, phases[1], ctx);
  return true;
}

/** The first phase of a game: it is not announced. */
export function beginGame({ phases }: Game, s: State): void {
  setPhase(s, phases[0]);
}

/** Sets the frames of a phase. */
export function beginPhase(s: State, phase: PhaseSpec, ctx: Say): void {
  setPhase(s, phase);
  ctx.emit({ type: 'phase', phase: phase.id });
}

function setPhase(s: State, phase: PhaseSpec): void {
  s.phase = phase.id;
  if (phase.does === 'move') s.entries = [];
  for (const frame of phase.frames()) push(s, frame);
}
