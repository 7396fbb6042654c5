import type { FrameSpec } from '../../engine/frame-spec.ts';
import { stepMarch } from './marching.ts';

/** A piece on its way, hex by hex, so that anything may interrupt it between two hexes. */
export interface MarchFrame {
  kind: 'march';
  piece: 'unit' | 'leader';
  index: number;
  path: number[];
  /** How many hexes of the path have been entered. */
  done: number;
  /** Where it set out: a place, or a box off the map. */
  from: number;
  /** [8.45] The other unit of a formation that goes with it; -1 for none. */
  partner: number;
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    march: MarchFrame;
  }
}

export const march: FrameSpec<MarchFrame> = {
  kind: 'march',
  fields: {
    piece: ['unit', 'leader'],
    index: 'piece',
    path: 'places',
    done: 'count',
    from: 'where',
    partner: 'unit or nobody',
  },
  step: stepMarch,
};
