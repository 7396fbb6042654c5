import { form as step } from '../steps/forming.ts';
import { type FrameSpec } from '../../engine/frame-spec.ts';

/** [8.43] Two units are about to come together with their leader. */
export interface FormFrame {
  kind: 'form';
  leader: number;
  units: number[];
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    form: FormFrame;
  }
}

export const form: FrameSpec<FormFrame> = {
  kind: 'form',
  fields: { leader: 'leader', units: 'units' },
  step,
};
