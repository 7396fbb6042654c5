import { duel } from '../steps/combat.ts';
import { type FrameSpec } from '../../engine/frame-spec.ts';

export interface DuelFrame {
  kind: 'duelRoll';
  leader: number;
  target: number;
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    duelRoll: DuelFrame;
  }
}

export const duelRoll: FrameSpec<DuelFrame> = {
  kind: 'duelRoll',
  fields: { leader: 'leader', target: 'leader' },
  step: duel,
};
