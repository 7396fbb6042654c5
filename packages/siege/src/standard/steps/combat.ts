/** What a combat phase does of itself: pairings resolved, blows and duels rolled, the beaten thrown back. */
import { assertNever, type Ctx, pop, push } from '@warbeacon/kernel';
import { hitRangeOf, meleeArmour, missileArmour, strengthsOf } from '../cases/armour.ts';
import { unitIn } from '../../engine/board.ts';
import { formationOf, scatter } from '../cases/formations.ts';
import { duelDifferential } from '../cases/leaders.ts';
import { eliminate, eliminateLeader, halveLeader, riskLeaders, suffer } from '../cases/losses.ts';
import { duelTargets } from '../cases/duels.ts';
import { mayAdvance, mayWithdraw, meleeTargets, wayToStrike } from '../cases/melee.ts';
import { linesOfFire, targetsOf } from '../cases/missiles.ts';
import { retreatPaths, withdrawals } from '../cases/retreat.ts';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import type { BlowFrame } from '../frames/blow.ts';
import type { CombatFrame } from '../frames/combat.ts';
import type { DuelFrame } from '../frames/duel-roll.ts';
import type { RetreatFrame } from '../frames/retreat.ts';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { LOST, placeOf, placeOfLeader } from '../../engine/state.ts';
import { casualtyResult, makeCasualty } from '../tables/casualty-results.ts';
import { duelResult } from '../tables/leader-combat.ts';
import type { Morale } from '../../engine/words.ts';
import { popUnless } from './pop-unless.ts';

type Say = Ctx<SiegeEvent>;

export function combat(situation: Situation, frame: CombatFrame, ctx: Say): boolean {
  const { s } = situation;
  if (frame.step === 'begin') {
    if (!hasCombat(situation, frame)) {
      pop(s);
      return true;
    }
    frame.step = 'declare';
    ctx.emit({ type: 'segment', segment: frame.segment });
    return true;
  }
  if (frame.step === 'declare') return popUnless(s, s.attacks.length > 0 || hasCombat(situation, frame));
  return resolveNext(situation, frame, ctx);
}

/** Is there anything the phasing side could do in this segment? */
function hasCombat(situation: Situation, { side, segment }: CombatFrame): boolean {
  const { game } = situation;
  switch (segment) {
    case 'missile':
      return game.unitsOf[side].some((unit) => targetsOf(situation, unit).length > 0);
    case 'duel':
      return game.leadersOf[side].some((leader) => duelTargets(situation, leader).length > 0);
    case 'melee':
      return game.unitsOf[side].some((unit) => meleeTargets(situation, unit).length > 0);
    default:
      return assertNever(segment);
  }
}

/** D-28: pairings are resolved in the order in which they were declared. */
function resolveNext(situation: Situation, frame: CombatFrame, ctx: Say): boolean {
  const { game, s } = situation;
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
    if (mayWithdraw(situation, pairing.target) && withdrawals(situation, pairing.target).length > 0) {
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
    cowed: game.hooks.beforeBlow?.(situation, pairing.unit, ctx) ?? 0,
  });
  return true;
}

/** [7.33] [7.17] Two dice for a casualty, one for what it is; then the victor may advance. */
export function blow(situation: Situation, frame: BlowFrame, ctx: Say): boolean {
  const { game, s } = situation;
  if (frame.step === 'after') {
    pop(s);
    const gone = s.units[frame.target]?.at !== frame.at;
    if (!frame.missile && gone && mayAdvance(situation, frame.unit, frame.at)) {
      push(s, { kind: 'advance', side: unitSpec(game, frame.unit).side, units: [frame.unit], at: frame.at });
    }
    return true;
  }
  frame.step = 'after';
  const unit = unitSpec(game, frame.unit);
  const target = unitSpec(game, frame.target);
  const { strength, armour } = blowStrengths(situation, frame.unit, frame.target, frame.missile);
  const [low, high] = hitRangeOf(situation, strength, armour);
  const dice: [number, number] = [ctx.d6(), ctx.d6()];
  const sum = dice[0] + dice[1];
  const hit = sum >= low && sum <= high;
  const told = { unit: unit.id, target: target.id, strength: frame.missile ? 'e' : strength, armour, dice, hit };
  ctx.emit(frame.missile ? { type: 'shot', ...told } : { type: 'struck', ...told });
  if (!hit) return true;
  const morale = moraleAgainst(situation, frame.unit, frame.target, frame.missile, frame.cowed);
  const die = ctx.d6();
  const result = casualtyResult(morale, die);
  ctx.emit({ type: 'casualty', unit: target.id, morale, die, result: makeCasualty(result) });
  if (!frame.missile) game.hooks.meleeHit?.(situation, frame.at, ctx);
  suffer(situation, frame.target, result, ctx);
  return true;
}

const LOWER_MORALE: Readonly<Record<Morale, Morale>> = { W: 'X', X: 'Y', Y: 'Z', Z: 'Z' };

/** [A7.37] H-11 Morale of the target: one lower against fanatics in melee, and one for each leader who has cowed it. */
export function moraleAgainst(
  situation: Situation,
  unit: number,
  target: number,
  missile: boolean,
  cowed: number,
): Morale {
  const { game } = situation;
  let { morale } = strengthsOf(situation, target);
  const times = cowed + (!missile && game.cases.isFanatical(situation, unit) ? 1 : 0);
  for (let i = 0; i < times; i++) morale = LOWER_MORALE[morale];
  return morale;
}

/** [7.41] Row and column of the Casualty Probability Table for a shot or a blow, and what changed the column. */
export function blowStrengths(situation: Situation, unit: number, target: number, missile: boolean) {
  const { game, s } = situation;
  const from = placeOf(s, unit);
  const at = placeOf(s, target);
  if (missile) {
    const before = linesOfFire(game, from).find((fire) => fire.to === at)?.before ?? [];
    const { value, modifiers } = missileArmour(situation, unit, target, before);
    // [7.17] Every missile strength is e.
    return { strength: 'E', armour: value, modifiers } as const;
  }
  const link = wayToStrike(situation, unit, at);
  const { attack } = strengthsOf(situation, unit);
  if (!link || !attack) throw new Error('melee without strength or way');
  const { value, modifiers } = meleeArmour(situation, unit, target, link);
  return { strength: attack, armour: value, modifiers } as const;
}

/** [7.22] [7.23] [7.26] One die; the loser's unit is thrown back with whatever is left of its leader. */
export function duel(situation: Situation, frame: DuelFrame, ctx: Say): boolean {
  const { game, s } = situation;
  pop(s);
  const differential = duelDifferential(situation, frame.leader, frame.target);
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
  const at = placeOfLeader(s, loser);
  const unit = unitIn(situation, leaderSpec(game, loser).side, at);
  if (result.endsWith('1/2e')) halveLeader(situation, loser, 'duel', ctx);
  else if (result.endsWith('r2') && unit < 0) push(s, { kind: 'retreatLeader', leader: loser });
  else if (result.endsWith('e')) eliminateLeader(situation, loser, 'duel', ctx);
  if (unit >= 0) {
    const escort = placeOfLeader(s, loser) >= 0 ? [loser] : [];
    const formation = formationOf(s, unit);
    if (formation) scatter(situation, formation, 2, escort, ctx);
    else push(s, { kind: 'retreat', unit, hexes: 2, fail: 'reduce', escort });
  }
  return true;
}

/** [7.56] [7.57] [7.23] A unit that cannot retreat is lost, or, after a duel, reduced. */
export function retreat(situation: Situation, frame: RetreatFrame, ctx: Say): boolean {
  const { game, s } = situation;
  const state = s.units[frame.unit];
  if (!state || state.at < 0) {
    pop(s);
    return true;
  }
  if (state.disrupted) {
    pop(s);
    eliminate(situation, frame.unit, 'disrupted', ctx);
    return true;
  }
  if (retreatPaths(situation, frame.unit, frame.hexes).length > 0) return false;
  pop(s);
  // [A8.24] [W-61] D-25: what 7.23 does to a unit endangers its leaders as a blow would; a want of retreat alone does not.
  if (frame.fail === 'reduce') riskLeaders(situation, frame.unit, state.reduced ? 'E' : 'half', ctx);
  if (frame.fail === 'eliminate' || state.reduced) {
    eliminate(situation, frame.unit, 'no-retreat', ctx);
  } else {
    state.reduced = true;
    ctx.emit({ type: 'reduced', piece: unitSpec(game, frame.unit).id });
  }
  return true;
}
