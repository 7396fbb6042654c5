import { type Ctx, assertNever, pop, push } from '@warbeacon/kernel';
import type { FrameSpec } from '../../engine/frame-spec.ts';
import { unitSpec } from '../../engine/game.ts';
import { no } from '../../engine/refusals.ts';
import type { Situation, Turn } from '../../engine/situation.ts';
import { LOST } from '../../engine/state.ts';
import type { Side, SiegeEvent } from '../../engine/vocabulary.ts';
import { type Segment, SEGMENTS } from '../../engine/words.ts';
import { duelTargets } from '../duels/duels.ts';
import { meleeTargets, obligedTargets } from '../melee/melee.ts';
import { mayWithdraw } from '../withdrawal/withdrawal.ts';
import { targetsOf } from '../missiles/missiles.ts';
import { withdrawals } from '../withdrawal/withdrawal.ts';
import { popUnless } from '../../engine/pop-unless.ts';

export interface CombatFrame {
  kind: 'combat';
  side: Side;
  segment: Segment;
  /** Melee is declared first and then resolved; the other segments are resolved shot by shot. */
  step: 'begin' | 'declare' | 'resolve';
  /** [7.7] Units already asked whether they withdraw. */
  asked: number[];
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    combat: CombatFrame;
  }
}

export const combat: FrameSpec<CombatFrame> = {
  kind: 'combat',
  fields: { side: 'side', segment: SEGMENTS, step: ['begin', 'declare', 'resolve'], asked: 'units' },
  step: stepCombat,
  decider: (_situation, frame) => frame.side,
  asks: (_situation, frame) => ({ kind: frame.segment }),
  ending: {
    why(turn, { segment }) {
      const { game, side } = turn;
      if (segment !== 'melee') return null;
      const idle = game.unitsOf[side].filter((unit) => mustStillAttack(turn, unit));
      if (idle.length === 0) return null;
      const names = idle.map((unit) => unitSpec(game, unit).id).join(', ');
      return no(game, 'must-attack', { units: names });
    },
    end({ s }, frame) {
      if (frame.segment === 'melee') frame.step = 'resolve';
      else pop(s);
    },
  },
};

/** [7.31] */
function mustStillAttack(turn: Turn, unit: number): boolean {
  const { s } = turn;
  return !s.attacks.some((pairing) => pairing.unit === unit) && obligedTargets(turn, unit).length > 0;
}

function stepCombat(situation: Situation, frame: CombatFrame, ctx: Ctx<SiegeEvent>): boolean {
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
function resolveNext(situation: Situation, frame: CombatFrame, ctx: Ctx<SiegeEvent>): boolean {
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
