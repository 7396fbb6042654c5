import type { FrameSpec } from '../../engine/frame-spec.ts';
import { stepRun } from './run.ts';

/** [14.32] A mûmak runs, by itself. */
export interface RunFrame {
  kind: 'run';
  unit: number;
  /** Which way, on the rose of the map; 0 until the die has been thrown. */
  die: number;
  /** How many hexes it has gone. */
  hexes: number;
  /** Where it began. */
  from: number;
  step: 'go' | 'look' | 'end';
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    run: RunFrame;
  }
}

export const run: FrameSpec<RunFrame> = {
  kind: 'run',
  fields: { unit: 'unit', die: 'count', hexes: 'count', from: 'where', step: ['go', 'look', 'end'] },
  step: stepRun,
};
