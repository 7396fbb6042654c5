import { type Ctx, assertNever, pop } from '@warbeacon/kernel';
import type { FrameSpec } from '../../engine/frame-spec.ts';
import type { Situation } from '../../engine/situation.ts';
import type { Side, SiegeEvent } from '../../engine/vocabulary.ts';
import { type Segment, SEGMENTS } from '../../engine/words.ts';
import { duelTargets } from '../duels/duels.ts';
import { gatherLeaders } from '../leaders/joining.ts';
import { meleeTargets, resolveNext, whyMoreToDeclare } from '../melee/melee.ts';
import { targetsOf } from '../missiles/missiles.ts';
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
    why: (turn, { segment }) => (segment === 'melee' ? whyMoreToDeclare(turn) : null),
    end({ s }, frame) {
      if (frame.segment === 'melee') frame.step = 'resolve';
      else pop(s);
    },
  },
};

function stepCombat(situation: Situation, frame: CombatFrame, ctx: Ctx<SiegeEvent>): boolean {
  const { s } = situation;
  if (frame.step === 'begin') {
    // [8.1] Before anything else in the phase.
    if (frame.segment === 'missile' && gatherLeaders(situation, frame.side)) return true;
    if (!hasCombat(situation, frame)) {
      pop(s);
      return true;
    }
    frame.step = 'declare';
    ctx.emit({ type: 'segment', segment: frame.segment });
    return true;
  }
  if (frame.step === 'declare') return popUnless(s, s.attacks.length > 0 || hasCombat(situation, frame));
  if (s.attacks.length === 0) pop(s);
  else resolveNext(situation, frame.asked, ctx);
  return true;
}

/** Is there anything the phasing side could do in this segment? */
function hasCombat(situation: Situation, { side, segment }: CombatFrame): boolean {
  const { game } = situation;
  switch (segment) {
    case 'missile':
      return (
        game.unitsOf[side].some((unit) => targetsOf(situation, unit).length > 0) ||
        (game.hooks.shootsBesides?.(situation, side) ?? false)
      );
    case 'duel':
      return game.leadersOf[side].some((leader) => duelTargets(situation, leader).length > 0);
    case 'melee':
      return game.unitsOf[side].some((unit) => meleeTargets(situation, unit).length > 0);
    default:
      return assertNever(segment);
  }
}
