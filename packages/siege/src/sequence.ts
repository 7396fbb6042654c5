/**
 * [3.0] The sequence of play, and what every frame does of itself: `step` runs one automatic step of the top frame and
 * says whether there was one.
 */
import { assertNever, type Ctx, pop, push, top } from '@warbeacon/kernel';
import { canForm } from './cases/forming.ts';
import { nearestUnits, rallyTargets } from './cases/leaders.ts';
import { eliminateLeader, halveLeader } from './cases/losses.ts';
import { canGoAside } from './cases/leaving.ts';
import { canLeaderMove, canUnitMove } from './cases/movement.ts';
import { canHandle } from './cases/porters.ts';
import { displacements, leaderRetreatPaths } from './cases/retreat.ts';
import type { SiegeEvent } from './events.schema.ts';
import type { JoinFrame } from './frames.ts';
import { leaderSpec, unitSpec } from './game.ts';
import type { Situation } from './situation.ts';
import { makePlaceId } from './standard/terrain.ts';
import { placeOf, placeOfLeader, type State } from './state.ts';
import { stepAbilities, stepRearGuard, stepStrike } from './steps/abilities.ts';
import { stepArrivals, stepArrive } from './steps/arrivals.ts';
import { blow, combat, duel, retreat } from './steps/combat.ts';
import { form } from './steps/forming.ts';
import { march } from './steps/march.ts';
import { popUnless } from './steps/pop-unless.ts';
import { stepRocks, stepSiege } from './steps/siege.ts';
import { PHASES, type Phase, type Side } from './words.ts';

type Say = Ctx<SiegeEvent>;

/** One automatic step; false when somebody must decide or the game is over. */
export function step(situation: Situation, ctx: Say): boolean {
  const { game, s } = situation;
  if (s.outcome === null && s.phase !== 'deployment') {
    const end = game.cases.suddenEnd(situation);
    if (end) return finish(s, end, ctx);
  }
  const frame = top(s);
  if (frame === undefined) return false;
  switch (frame.kind) {
    case 'sequence':
      return nextPhase(situation, ctx);
    case 'deployment':
    case 'makeRoom':
    case 'retreatBefore':
    case 'advance':
      return false;
    case 'abilities':
      return stepAbilities(situation, frame);
    case 'rearGuard':
      return stepRearGuard(situation);
    case 'arrivals':
      return stepArrivals(situation);
    case 'arrive':
      return stepArrive(situation, frame, ctx);
    case 'strike':
      return stepStrike(situation, frame);
    case 'siege':
      return frame.begun ? false : stepSiege(situation);
    case 'rocks':
      return stepRocks(situation, frame);
    case 'movement':
      return frame.begun || canAnybodyMove(situation, frame.side) ? false : skipMovement(s, frame.side);
    case 'march':
      return march(situation, frame, ctx);
    case 'form':
      return form(situation, frame, ctx);
    case 'combat':
      return combat(situation, frame, ctx);
    case 'blow':
      return blow(situation, frame, ctx);
    case 'duelRoll':
      return duel(situation, frame, ctx);
    case 'retreat':
      return retreat(situation, frame, ctx);
    case 'retreatLeader': {
      if (leaderRetreatPaths(situation, frame.leader).length > 0) return false;
      pop(s);
      halveLeader(situation, frame.leader, 'no-retreat', ctx);
      return true;
    }
    case 'displace':
      return popUnless(s, displacements(situation, frame.unit, [], frame.disrupts).length > 0);
    case 'follow':
      return popUnless(s, placeOfLeader(s, frame.leader) >= 0);
    case 'join':
      return join(situation, frame, ctx);
    case 'rally':
      return popUnless(s, canAnybodyRally(situation, frame.side));
    default:
      return assertNever(frame);
  }
}

function finish(s: State, outcome: NonNullable<State['outcome']>, ctx: Say): boolean {
  s.outcome = outcome;
  s.frames.length = 0;
  s.attacks.length = 0;
  ctx.emit({ type: 'over', winner: outcome.winner, reason: outcome.reason, case: outcome.case });
  return true;
}

/** [3.0] What comes after the present phase. */
function nextPhase(situation: Situation, ctx: Say): boolean {
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

/** [W-5] Nobody can move: the phase goes by. [W-62] Of rocks Westernesse has been asked a moment ago. */
function skipMovement(s: State, side: Side): boolean {
  pop(s);
  if (side === 'isengard' && top(s)?.kind === 'rocks') pop(s);
  return true;
}

function canAnybodyMove(situation: Situation, side: Side): boolean {
  const { game } = situation;
  return (
    game.unitsOf[side].some(
      (unit) => canUnitMove(situation, unit) || (side === 'isengard' && canHandle(situation, unit)),
    ) ||
    game.leadersOf[side].some((leader) => canLeaderMove(situation, leader) || canForm(situation, leader)) ||
    [
      ...game.unitsOf[side].map((unit) => unitSpec(game, unit)),
      ...game.leadersOf[side].map((leader) => leaderSpec(game, leader)),
    ].some(({ id }) => canGoAside(situation, id))
  );
}

function canAnybodyRally(situation: Situation, side: Side): boolean {
  const { game, s } = situation;
  if (!s.units.some((unit) => unit.disrupted && unit.at >= 0)) return false;
  return game.leadersOf[side].some((leader) => !rallyTargets(situation, leader).next().done);
}

/** [A8.1] D-27: a leader who must fly goes to the nearest unit; with nobody to fly to it is lost. */
function join(situation: Situation, frame: JoinFrame, ctx: Say): boolean {
  const { game, s } = situation;
  const state = s.leaders[frame.leader];
  if (!state || state.at < 0) {
    pop(s);
    return true;
  }
  const nearest = nearestUnits(situation, frame.leader);
  if (nearest.length > 1 || (nearest.length === 1 && !frame.must)) return false;
  pop(s);
  const only = nearest[0];
  if (only === undefined) {
    if (frame.must) eliminateLeader(situation, frame.leader, 'alone', ctx);
    return true;
  }
  const to = placeOf(s, only);
  ctx.emit({
    type: 'flew',
    leader: leaderSpec(game, frame.leader).id,
    from: makePlaceId(game.terrain, state.at),
    to: makePlaceId(game.terrain, to),
  });
  state.at = to;
  return true;
}
