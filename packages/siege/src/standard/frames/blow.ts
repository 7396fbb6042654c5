import { blow as step } from '../steps/combat.ts';
import { type FrameSpec } from '../../engine/frame-spec.ts';

/** One unit's shot or blow at another. */
export interface BlowFrame {
  kind: 'blow';
  unit: number;
  target: number;
  missile: boolean;
  step: 'roll' | 'after';
  /** Where the target stood. */
  at: number;
  /** By how much the game's own dice have lowered the target's morale. */
  cowed: number;
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    blow: BlowFrame;
  }
}

export const blow: FrameSpec<BlowFrame> = {
  kind: 'blow',
  fields: { unit: 'unit', target: 'unit', missile: 'flag', step: ['roll', 'after'], at: 'where', cowed: 'count' },
  step,
};
