import { stepArrive } from './caves/arrivals.ts';
import { type FrameSpec } from '../engine/frame-spec.ts';

/** D-15: pieces come to a place from which an enemy has been displaced first. */
export interface ArriveFrame {
  kind: 'arrive';
  units: number[];
  leaders: number[];
  at: number;
  /** [21.81] The unit that has been pushed out, for which a die is thrown; -1 for none. */
  surprises: number;
}

declare module '../engine/vocabulary.ts' {
  interface Frames {
    arrive: ArriveFrame;
  }
}

export const arrive: FrameSpec<ArriveFrame> = {
  kind: 'arrive',
  fields: { units: 'units', leaders: 'leaders', at: 'where', surprises: 'unit or nobody' },
  step: stepArrive,
};
