/**
 * [3.0] The sequence of play, and what every frame does of itself: `step` runs one automatic step of the top frame and
 * says whether there was one.
 */
import { assertNever, type Ctx, pop, push, top } from '@warbeacon/kernel';
import { duelTargets, mayAdvance, mayWithdraw, meleeTargets, wayToStrike } from './cases/melee.ts';
import { meleeArmour, missileArmour, strengthsOf } from './cases/armour.ts';
import { duelDifferential, nearestUnits, rallyTargets } from './cases/leaders.ts';
import { eliminate, eliminateLeader, enterPlace, halveLeader, riskLeaders, suffer } from './cases/losses.ts';
import { linesOfFire, targetsOf } from './cases/missiles.ts';
import { canLeaderMove, canUnitMove } from './cases/movement.ts';
import { displacements, leaderRetreatPaths, retreatPaths, withdrawals } from './cases/retreat.ts';
import { friendAt, inSituation, situate } from './cases/situation.ts';
import type { SiegeEvent } from './events.schema.ts';
import type { BlowFrame, CombatFrame, DuelFrame, JoinFrame, MarchFrame, RetreatFrame } from './frames.ts';
import { type Game, leaderSpec, unitSpec } from './game.ts';
import { makePlaceId } from './standard/terrain.ts';
import { DUE, LOST, type State } from './state.ts';
import { casualtyResult, makeCasualty } from './tables/casualty-results.ts';
import { hitRange } from './tables/casualty-probability.ts';
import { duelResult } from './tables/leader-combat.ts';
import { type Morale, PHASES, type Phase, type Side } from './words.ts';

type Say = Ctx<SiegeEvent>;

/** One automatic step; false when somebody must decide or the game is over. */
export function step(game: Game, s: State, ctx: Say): boolean {
  if (s.outcome === null && s.phase !== 'deployment') {
    const end = game.cases.suddenEnd(game, s);
    if (end) return finish(s, end, ctx);
  }
  const frame = top(s);
  if (frame === undefined) return false;
  switch (frame.kind) {
    case 'sequence':
      return nextPhase(game, s, ctx);
    case 'deployment':
    case 'makeRoom':
    case 'retreatBefore':
    case 'advance':
      return false;
    case 'movement':
      return popUnless(s, canAnybodyMove(game, s, frame.side));
    case 'march':
      return march(game, s, frame, ctx);
    case 'combat':
      return combat(game, s, frame, ctx);
    case 'blow':
      return blow(game, s, frame, ctx);
    case 'duelRoll':
      return duel(game, s, frame, ctx);
    case 'retreat':
      return retreat(game, s, frame, ctx);
    case 'retreatLeader': {
      if (leaderRetreatPaths(game, s, situate(game, s), frame.leader).length > 0) return false;
      pop(s);
      halveLeader(game, s, frame.leader, 'no-retreat', ctx);
      return true;
    }
    case 'displace':
      return popUnless(s, displacements(game, s, situate(game, s), frame.unit, []).length > 0);
    case 'follow':
      return popUnless(s, (s.leaders[frame.leader]?.at ?? -1) >= 0);
    case 'join':
      return join(game, s, frame, ctx);
    case 'rally':
      return popUnless(s, canAnybodyRally(game, s, frame.side));
    default:
      return assertNever(frame);
  }
}

/** [W-5] A frame with nothing to decide in it goes by itself. */
function popUnless(s: State, needed: boolean): boolean {
  if (needed) return false;
  pop(s);
  return true;
}

function finish(s: State, outcome: NonNullable<State['outcome']>, ctx: Say): boolean {
  s.outcome = outcome;
  s.frames.length = 0;
  s.attacks.length = 0;
  ctx.emit({ type: 'over', winner: outcome.winner, reason: outcome.reason, case: outcome.case });
  return true;
}

/** [3.0] What comes after the present phase. */
function nextPhase(game: Game, s: State, ctx: Say): boolean {
  const next = PHASES[PHASES.indexOf(s.phase) + 1];
  if (next !== undefined && s.phase !== 'deployment') {
    beginPhase(s, next, ctx);
    return true;
  }
  if (s.turn >= game.cases.lastTurn) return finish(s, game.cases.finalEnd(game, s), ctx);
  s.turn++;
  for (const unit of s.units) {
    unit.moved = false;
    unit.fired = false;
    unit.attacked = false;
    unit.used = false;
    unit.tried = false;
  }
  for (const leader of s.leaders) {
    leader.moved = false;
    leader.fought = false;
    leader.rallies = 0;
  }
  ctx.emit({ type: 'turn', turn: s.turn, night: game.cases.isNight(s.turn) });
  beginPhase(s, 'abilities', ctx);
  return true;
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
    case 'isengard-siege':
      return;
    case 'isengard-movement':
    case 'westernesse-movement':
      s.entries = [];
      push(s, { kind: 'movement', side: sideOfPhase(phase) });
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

function canAnybodyMove(game: Game, s: State, side: Side): boolean {
  return inSituation(
    game,
    s,
    (situation) =>
      game.unitsOf[side].some((unit) => canUnitMove(game, s, situation, unit)) ||
      game.leadersOf[side].some((leader) => canLeaderMove(game, s, situation, leader)),
  );
}

function canAnybodyRally(game: Game, s: State, side: Side): boolean {
  if (!s.units.some((unit) => unit.disrupted && unit.at >= 0)) return false;
  return inSituation(game, s, (situation) =>
    game.leadersOf[side].some((leader) => !rallyTargets(game, s, situation, leader).next().done),
  );
}

/** [4.2] One hex of a march; at its end the log hears of it, and a friend in the way must go (4.28). */
function march(game: Game, s: State, frame: MarchFrame, ctx: Say): boolean {
  const piece = frame.piece === 'unit' ? s.units[frame.index] : s.leaders[frame.index];
  const spec = frame.piece === 'unit' ? unitSpec(game, frame.index) : leaderSpec(game, frame.index);
  const next = frame.path[frame.done];
  if (piece && next !== undefined) {
    frame.done++;
    piece.at = next;
    if (frame.piece === 'unit') enterPlace(game, s, spec.side, next, ctx);
    return true;
  }
  pop(s);
  const from = frame.from === DUE ? 'due' : makePlaceId(game.terrain, frame.from);
  ctx.emit({ type: 'moved', piece: spec.id, from, path: frame.path.map((place) => makePlaceId(game.terrain, place)) });
  if (frame.piece === 'leader') {
    if (frame.from === DUE) game.cases.leaderEntered(game, s, frame.index, ctx);
    return true;
  }
  const friend = s.units.findIndex((other, index) => index !== frame.index && other.at === piece?.at);
  if (friend >= 0) push(s, { kind: 'makeRoom', unit: friend });
  return true;
}

function combat(game: Game, s: State, frame: CombatFrame, ctx: Say): boolean {
  if (frame.step === 'begin') {
    if (!hasCombat(game, s, frame)) {
      pop(s);
      return true;
    }
    frame.step = 'declare';
    ctx.emit({ type: 'segment', segment: frame.segment });
    return true;
  }
  if (frame.step === 'declare') return popUnless(s, s.attacks.length > 0 || hasCombat(game, s, frame));
  return resolveNext(game, s, frame, ctx);
}

/** Is there anything the phasing side could do in this segment? */
function hasCombat(game: Game, s: State, { side, segment }: CombatFrame): boolean {
  switch (segment) {
    case 'missile':
      return inSituation(game, s, (situation) =>
        game.unitsOf[side].some((unit) => targetsOf(game, s, situation, unit).length > 0),
      );
    case 'duel':
      return game.leadersOf[side].some((leader) => duelTargets(game, s, leader).length > 0);
    case 'melee':
      return inSituation(game, s, (situation) =>
        game.unitsOf[side].some((unit) => meleeTargets(game, s, situation, unit).length > 0),
      );
    default:
      return assertNever(segment);
  }
}

/** D-28: pairings are resolved in the order in which they were declared. */
function resolveNext(game: Game, s: State, frame: CombatFrame, ctx: Say): boolean {
  const pairing = s.attacks[0];
  if (!pairing) {
    pop(s);
    return true;
  }
  const attacker = s.units[pairing.unit];
  const target = s.units[pairing.target];
  if (!attacker || attacker.at === LOST || attacker.disrupted || !target || target.at !== pairing.at) {
    s.attacks.shift();
    if (attacker) attacker.attacked = true;
    // G-18: the target is gone; the attacker is not given another.
    ctx.emit({
      type: 'attackLapsed',
      unit: unitSpec(game, pairing.unit).id,
      target: unitSpec(game, pairing.target).id,
    });
    return true;
  }
  // [7.7] G-51: before the first blow at it, or never.
  if (!frame.asked.includes(pairing.target)) {
    frame.asked.push(pairing.target);
    if (mayWithdraw(game, s, pairing.target) && withdrawals(game, s, situate(game, s), pairing.target).length > 0) {
      push(s, { kind: 'retreatBefore', unit: pairing.target });
      return true;
    }
  }
  s.attacks.shift();
  attacker.attacked = true;
  push(s, { kind: 'blow', unit: pairing.unit, target: pairing.target, missile: false, step: 'roll', at: pairing.at });
  return true;
}

/** [7.33] [7.17] Two dice for a casualty, one for what it is; then the victor may advance. */
function blow(game: Game, s: State, frame: BlowFrame, ctx: Say): boolean {
  if (frame.step === 'after') {
    pop(s);
    const situation = situate(game, s);
    const gone = s.units[frame.target]?.at !== frame.at;
    if (!frame.missile && gone && mayAdvance(game, s, situation, frame.unit, frame.at)) {
      push(s, { kind: 'advance', side: unitSpec(game, frame.unit).side, units: [frame.unit], at: frame.at });
    }
    return true;
  }
  frame.step = 'after';
  const unit = unitSpec(game, frame.unit);
  const target = unitSpec(game, frame.target);
  const { strength, armour } = blowStrengths(game, s, frame.unit, frame.target, frame.missile);
  const [low, high] = hitRange(strength, armour);
  const dice: [number, number] = [ctx.d6(), ctx.d6()];
  const sum = dice[0] + dice[1];
  const hit = sum >= low && sum <= high;
  const told = { unit: unit.id, target: target.id, strength: frame.missile ? 'e' : strength, armour, dice, hit };
  ctx.emit(frame.missile ? { type: 'shot', ...told } : { type: 'struck', ...told });
  if (!hit) return true;
  const morale = moraleAgainst(game, s, frame.unit, frame.target, frame.missile);
  const die = ctx.d6();
  const result = casualtyResult(morale, die);
  ctx.emit({ type: 'casualty', unit: target.id, morale, die, result: makeCasualty(result) });
  suffer(game, s, frame.target, result, ctx);
  return true;
}

const LOWER_MORALE: Readonly<Record<Morale, Morale>> = { W: 'X', X: 'Y', Y: 'Z', Z: 'Z' };

/** [A7.37] Morale of the target, one lower against fanatics in melee. */
export function moraleAgainst(game: Game, s: State, unit: number, target: number, missile: boolean): Morale {
  const { morale } = strengthsOf(game, s, target);
  return !missile && game.cases.isFanatical(game, s, unit) ? LOWER_MORALE[morale] : morale;
}

/** [7.41] Row and column of the Casualty Probability Table for a shot or a blow, and what changed the column. */
export function blowStrengths(game: Game, s: State, unit: number, target: number, missile: boolean) {
  const from = s.units[unit]?.at ?? -1;
  const at = s.units[target]?.at ?? -1;
  if (missile) {
    const before = linesOfFire(game, from).find((fire) => fire.to === at)?.before ?? [];
    const { value, modifiers } = missileArmour(game, s, unit, target, before);
    // [7.17] Every missile strength is e.
    return { strength: 'E', armour: value, modifiers } as const;
  }
  const link = wayToStrike(game, s, unit, at);
  const { attack } = strengthsOf(game, s, unit);
  if (!link || !attack) throw new Error('melee without strength or way');
  const { value, modifiers } = meleeArmour(game, s, unit, target, link);
  return { strength: attack, armour: value, modifiers } as const;
}

/** [7.22] [7.23] [7.26] One die; the loser's unit is thrown back with whatever is left of its leader. */
function duel(game: Game, s: State, frame: DuelFrame, ctx: Say): boolean {
  pop(s);
  const differential = duelDifferential(game, s, frame.leader, frame.target);
  const die = ctx.d6();
  const result = duelResult(differential, die);
  ctx.emit({
    type: 'dueled',
    leader: leaderSpec(game, frame.leader).id,
    target: leaderSpec(game, frame.target).id,
    differential,
    die,
    result,
  });
  if (result === '-') return true;
  const loser = result.startsWith('A') ? frame.leader : frame.target;
  const at = s.leaders[loser]?.at ?? -1;
  const unit = friendAt(situate(game, s), leaderSpec(game, loser).side, at);
  if (result.endsWith('1/2e')) halveLeader(game, s, loser, 'duel', ctx);
  else if (result.endsWith('r2') && unit < 0) push(s, { kind: 'retreatLeader', leader: loser });
  else if (result.endsWith('e')) eliminateLeader(game, s, loser, 'duel', ctx);
  if (unit >= 0) {
    const escort = (s.leaders[loser]?.at ?? -1) >= 0 ? [loser] : [];
    push(s, { kind: 'retreat', unit, hexes: 2, fail: 'reduce', escort });
  }
  return true;
}

/** [7.56] [7.57] [7.23] A unit that cannot retreat is lost, or, after a duel, reduced. */
function retreat(game: Game, s: State, frame: RetreatFrame, ctx: Say): boolean {
  const state = s.units[frame.unit];
  if (!state || state.at < 0) {
    pop(s);
    return true;
  }
  if (state.disrupted) {
    pop(s);
    eliminate(game, s, frame.unit, 'disrupted', ctx);
    return true;
  }
  if (retreatPaths(game, s, situate(game, s), frame.unit, frame.hexes).length > 0) return false;
  pop(s);
  if (frame.fail === 'eliminate' || state.reduced) {
    eliminate(game, s, frame.unit, 'no-retreat', ctx);
  } else {
    // [A8.24] [W-6] A half by 7.23 is a half to its leaders too.
    riskLeaders(game, s, frame.unit, 'half', ctx);
    state.reduced = true;
    ctx.emit({ type: 'reduced', piece: unitSpec(game, frame.unit).id });
  }
  return true;
}

/** [A8.1] D-27: a leader who must fly goes to the nearest unit; with nobody to fly to it is lost. */
function join(game: Game, s: State, frame: JoinFrame, ctx: Say): boolean {
  const state = s.leaders[frame.leader];
  if (!state || state.at < 0) {
    pop(s);
    return true;
  }
  const nearest = nearestUnits(game, s, frame.leader);
  if (nearest.length > 1 || (nearest.length === 1 && !frame.must)) return false;
  pop(s);
  const only = nearest[0];
  if (only === undefined) {
    if (frame.must) eliminateLeader(game, s, frame.leader, 'alone', ctx);
    return true;
  }
  const to = s.units[only]?.at ?? -1;
  ctx.emit({
    type: 'flew',
    leader: leaderSpec(game, frame.leader).id,
    from: makePlaceId(game.terrain, state.at),
    to: makePlaceId(game.terrain, to),
  });
  state.at = to;
  return true;
}
