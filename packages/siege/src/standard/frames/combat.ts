import { pop } from '@warbeacon/kernel';
import { no } from '../../engine/refusals.ts';
import { unitSpec } from '../../engine/game.ts';
import type { Turn } from '../../engine/situation.ts';
import { obligedTargets } from '../cases/melee.ts';
import { combat as step } from '../steps/combat.ts';
import { type Segment, SEGMENTS } from '../../engine/words.ts';
import { type FrameSpec } from '../../engine/frame-spec.ts';
import type { Side } from '../../engine/vocabulary.ts';

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
  step,
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
