/** What a combat phase does of itself: pairings resolved, blows and duels rolled, the beaten thrown back. */
import { assertNever, type Ctx, pop, push } from '@warbeacon/kernel';
import { hitRangeOf, meleeArmour, missileArmour, strengthsOf } from '../cases/armour.ts';
import { formationOf, scatter } from '../cases/formations.ts';
import { duelDifferential, rating } from '../cases/leaders.ts';
import { destroyLadder } from '../cases/ladders.ts';
import { eliminate, eliminateLeader, halveLeader, riskLeaders, suffer } from '../cases/losses.ts';
import { duelTargets, mayAdvance, mayWithdraw, meleeTargets, wayToStrike } from '../cases/melee.ts';
import { linesOfFire, targetsOf } from '../cases/missiles.ts';
import { retreatPaths, withdrawals } from '../cases/retreat.ts';
import { inSituation, situate, unitIn } from '../cases/situation.ts';
import { heartening, isSortieStrike } from '../cases/sortie.ts';
import type { SiegeEvent } from '../events.schema.ts';
import type { BlowFrame, CombatFrame, DuelFrame, RetreatFrame } from '../frames.ts';
import { type Game, leaderSpec, unitSpec } from '../game.ts';
import { LOST, type State } from '../state.ts';
import { casualtyResult, makeCasualty } from '../tables/casualty-results.ts';
import { duelResult } from '../tables/leader-combat.ts';
import type { Morale } from '../words.ts';
import { popUnless } from './pop-unless.ts';

type Say = Ctx<SiegeEvent>;

export function combat(game: Game, s: State, frame: CombatFrame, ctx: Say): boolean {
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
  push(s, {
    kind: 'blow',
    unit: pairing.unit,
    target: pairing.target,
    missile: false,
    step: 'roll',
    at: pairing.at,
    cowed: cow(game, s, pairing.unit, ctx),
  });
  return true;
}

/** [21.41] Before the blow of the sortie each leader with the unit but Aragorn throws a die, his rating or less. */
function cow(game: Game, s: State, unit: number, ctx: Say): number {
  if (!isSortieStrike(s, unit)) return 0;
  let cowed = 0;
  for (const leader of heartening(game, s, unit)) {
    const die = ctx.d6();
    const success = die <= rating(game, s, leader);
    ctx.emit({ type: 'encouraged', leader: leaderSpec(game, leader).id, die, success });
    if (success) cowed++;
  }
  return cowed;
}

/** [7.33] [7.17] Two dice for a casualty, one for what it is; then the victor may advance. */
export function blow(game: Game, s: State, frame: BlowFrame, ctx: Say): boolean {
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
  const [low, high] = hitRangeOf(game, s, strength, armour);
  const dice: [number, number] = [ctx.d6(), ctx.d6()];
  const sum = dice[0] + dice[1];
  const hit = sum >= low && sum <= high;
  const told = { unit: unit.id, target: target.id, strength: frame.missile ? 'e' : strength, armour, dice, hit };
  ctx.emit(frame.missile ? { type: 'shot', ...told } : { type: 'struck', ...told });
  if (!hit) return true;
  const morale = moraleAgainst(game, s, frame.unit, frame.target, frame.missile, frame.cowed);
  const die = ctx.d6();
  const result = casualtyResult(morale, die);
  ctx.emit({ type: 'casualty', unit: target.id, morale, die, result: makeCasualty(result) });
  if (!frame.missile) destroyLadder(game, s, frame.at, ctx);
  suffer(game, s, frame.target, result, ctx);
  return true;
}

const LOWER_MORALE: Readonly<Record<Morale, Morale>> = { W: 'X', X: 'Y', Y: 'Z', Z: 'Z' };

/** [A7.37] [21.41] H-11 Morale of the target: one lower against fanatics in melee, and one for each leader who has cowed it. */
export function moraleAgainst(
  game: Game,
  s: State,
  unit: number,
  target: number,
  missile: boolean,
  cowed: number,
): Morale {
  let { morale } = strengthsOf(game, s, target);
  const times = cowed + (!missile && game.cases.isFanatical(game, s, unit) ? 1 : 0);
  for (let i = 0; i < times; i++) morale = LOWER_MORALE[morale];
  return morale;
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
export function duel(game: Game, s: State, frame: DuelFrame, ctx: Say): boolean {
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
  const unit = unitIn(game, s, leaderSpec(game, loser).side, at);
  if (result.endsWith('1/2e')) halveLeader(game, s, loser, 'duel', ctx);
  else if (result.endsWith('r2') && unit < 0) push(s, { kind: 'retreatLeader', leader: loser });
  else if (result.endsWith('e')) eliminateLeader(game, s, loser, 'duel', ctx);
  if (unit >= 0) {
    const escort = (s.leaders[loser]?.at ?? -1) >= 0 ? [loser] : [];
    const formation = formationOf(s, unit);
    if (formation) scatter(game, s, formation, 2, escort, ctx);
    else push(s, { kind: 'retreat', unit, hexes: 2, fail: 'reduce', escort });
  }
  return true;
}

/** [7.56] [7.57] [7.23] A unit that cannot retreat is lost, or, after a duel, reduced. */
export function retreat(game: Game, s: State, frame: RetreatFrame, ctx: Say): boolean {
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
  // [A8.24] [W-61] D-25: what 7.23 does to a unit endangers its leaders as a blow would; a want of retreat alone does not.
  if (frame.fail === 'reduce') riskLeaders(game, s, frame.unit, state.reduced ? 'E' : 'half', ctx);
  if (frame.fail === 'eliminate' || state.reduced) {
    eliminate(game, s, frame.unit, 'no-retreat', ctx);
  } else {
    state.reduced = true;
    ctx.emit({ type: 'reduced', piece: unitSpec(game, frame.unit).id });
  }
  return true;
}
