import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { type Ctx, pop } from '@warbeacon/kernel';
import type { FrameSpec } from '../../engine/frame-spec.ts';
import type { Situation } from '../../engine/situation.ts';
import { formUp } from './standing-together.ts';

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
  step: stepForm,
};

function stepForm(situation: Situation, { leader, units }: FormFrame, ctx: Ctx<SiegeEvent>): boolean {
  pop(situation.s);
  formUp(situation, leader, units, ctx);
  return true;
}
