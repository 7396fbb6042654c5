import { stepArrivals } from './arrivals.ts';
import { type FrameSpec } from '../../engine/frame-spec.ts';

/** [14.22] [21.51] Who is in the caves may come to the western edge. */
export interface ArrivalsFrame {
  kind: 'arrivals';
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    arrivals: ArrivalsFrame;
  }
}

export const arrivals: FrameSpec<ArrivalsFrame> = {
  kind: 'arrivals',
  fields: {},
  step: stepArrivals,
  decider: () => 'westernesse',
  asks: () => ({ kind: 'arrivals' }),
  ending: {},
};
