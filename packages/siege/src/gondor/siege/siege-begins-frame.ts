import { pop } from '@warbeacon/kernel';
import type { FrameSpec } from '../../engine/frame-spec.ts';
import { goOut } from '../fire/fires.ts';
import { noteTowers } from './ready-towers.ts';

/** [16.66] [16.41] G-167: as the Siege Phase begins, fires outside the city go out, and it is noted where towers stand. */
export interface SiegeBeginsFrame {
  kind: 'siegeBegins';
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    siegeBegins: SiegeBeginsFrame;
  }
}

export const siegeBegins: FrameSpec<SiegeBeginsFrame> = {
  kind: 'siegeBegins',
  fields: {},
  step(situation, _frame, ctx) {
    pop(situation.s);
    goOut(situation, ctx);
    noteTowers(situation.s);
    return true;
  },
};
