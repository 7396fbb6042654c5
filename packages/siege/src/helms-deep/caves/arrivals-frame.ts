import type { FrameSpec } from '../../engine/frame-spec.ts';
import { popUnless } from '../../engine/pop-unless.ts';
import type { Situation } from '../../engine/situation.ts';
import { arrivals as arrivalsOf } from './arriving.ts';
import { ABILITY_DATA } from '../abilities/owners.ts';

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

/** [14.22] [21.51] Nobody waits, or nobody who waits finds room. */
function stepArrivals(situation: Situation): boolean {
  const { s } = situation;
  const { side } = ABILITY_DATA.owners.horn;
  return popUnless(s, arrivalsOf(situation, side).next().done === false);
}
