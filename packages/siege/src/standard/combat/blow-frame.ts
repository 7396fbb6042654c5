import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { type Ctx, pop } from '@warbeacon/kernel';
import type { FrameSpec } from '../../engine/frame-spec.ts';
import type { Situation } from '../../engine/situation.ts';
import { type Blow, resolveBlow } from './blows.ts';
import { offerAdvance } from '../advance/advance.ts';

export interface BlowFrame extends Blow {
  kind: 'blow';
  step: 'roll' | 'after';
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    blow: BlowFrame;
  }
}

export const blow: FrameSpec<BlowFrame> = {
  kind: 'blow',
  fields: { unit: 'unit', target: 'unit', missile: 'flag', step: ['roll', 'after'], at: 'where', cowed: 'count' },
  step: stepBlow,
};

/** The blow or the shot, and then, in melee, the advance. */
function stepBlow(situation: Situation, frame: BlowFrame, ctx: Ctx<SiegeEvent>): boolean {
  if (frame.step === 'roll') {
    frame.step = 'after';
    resolveBlow(situation, frame, ctx);
    return true;
  }
  pop(situation.s);
  if (!frame.missile) offerAdvance(situation, frame.unit, frame.target, frame.at);
  return true;
}
