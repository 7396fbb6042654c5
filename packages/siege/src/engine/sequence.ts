/** [3.0] The sequence of play: which phase comes after which, with which frames, and how the game ends. */
import { assertNever, type Ctx, push } from '@warbeacon/kernel';
import type { SiegeEvent } from './events.schema.ts';
import type { Situation } from './situation.ts';
import type { State } from './state.ts';
import { PHASES, type Phase, type Side } from './words.ts';

type Say = Ctx<SiegeEvent>;

export function finish(s: State, outcome: NonNullable<State['outcome']>, ctx: Say): boolean {
  s.outcome = outcome;
  s.frames.length = 0;
  s.attacks.length = 0;
  ctx.emit({ type: 'over', winner: outcome.winner, reason: outcome.reason, case: outcome.case });
  return true;
}

/** [3.0] What comes after the present phase. */
export function nextPhase(situation: Situation, ctx: Say): boolean {
  const { game, s } = situation;
  const next = PHASES[PHASES.indexOf(s.phase) + 1];
  if (next !== undefined && s.phase !== 'deployment') {
    // [21.31] H-66: who went with the Rear Guard may move as ever.
    if (next === 'isengard-movement' || next === 'westernesse-movement') refresh(situation, sideOfPhase(next));
    beginPhase(s, next, ctx);
    return true;
  }
  if (s.turn >= game.cases.lastTurn) return finish(s, game.cases.finalEnd(situation), ctx);
  if (s.options.earlyEnd && s.phase !== 'deployment') {
    // [23.11] H-78: by option the stronghold need not be held to the last turn.
    const end = game.cases.finalEnd(situation);
    if (end.winner === 'isengard') return finish(s, end, ctx);
  }
  s.turn++;
  for (const unit of s.units) {
    unit.moved = false;
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
  s.active = [];
  s.sortie = null;
  s.crept = [];
  ctx.emit({ type: 'turn', turn: s.turn, night: game.cases.isNight(s.turn) });
  beginPhase(s, 'abilities', ctx);
  return true;
}

/** At the beginning of its Movement Phase nobody of a side has moved. */
function refresh({ game, s }: Situation, side: Side): void {
  for (const index of game.unitsOf[side]) {
    const unit = s.units[index];
    if (!unit) continue;
    unit.moved = false;
    unit.spent = 0;
  }
  for (const index of game.leadersOf[side]) {
    const leader = s.leaders[index];
    if (leader) leader.moved = false;
  }
}

/** Sets the frames of a phase. */
export function beginPhase(s: State, phase: Phase, ctx: Say): void {
  s.phase = phase;
  switch (phase) {
    case 'deployment':
      push(s, { kind: 'deployment', side: 'westernesse' });
      push(s, { kind: 'deployment', side: 'isengard' });
      return;
    case 'abilities':
      // Isengard announces first.
      push(s, { kind: 'abilities', side: 'westernesse' });
      push(s, { kind: 'abilities', side: 'isengard' });
      break;
    case 'isengard-siege':
      push(s, { kind: 'siege', begun: false });
      break;
    case 'isengard-movement':
      s.entries = [];
      // [20.86] [W-62] D-31: rocks may fall at any moment: before anything is done, before a unit leaves and as it comes
      // (see the march), and after the last move.
      push(s, { kind: 'rocks', unit: -1 });
      push(s, { kind: 'movement', side: 'isengard', begun: false });
      push(s, { kind: 'rocks', unit: -1 });
      break;
    case 'westernesse-movement':
      s.entries = [];
      push(s, { kind: 'movement', side: 'westernesse', begun: false });
      break;
    case 'isengard-combat':
    case 'westernesse-combat':
      for (const segment of ['melee', 'duel', 'missile'] as const) {
        push(s, { kind: 'combat', side: sideOfPhase(phase), segment, step: 'begin', asked: [] });
      }
      break;
    case 'rally':
      // G-60: Westernesse rallies first.
      push(s, { kind: 'rally', side: 'isengard' });
      push(s, { kind: 'rally', side: 'westernesse' });
      break;
    default:
      assertNever(phase);
  }
  ctx.emit({ type: 'phase', phase });
}

function sideOfPhase(phase: Phase): Side {
  return phase.startsWith('isengard') ? 'isengard' : 'westernesse';
}
