import { pop } from '@warbeacon/kernel';
import type { FrameSpec } from '../../engine/frame-spec.ts';
import { driveAway, landings } from './stalemate.ts';

/** [17.22] G-155: Westernesse says where the Lord of the Nazgûl is put. */
export interface StalemateFrame {
  kind: 'stalemate';
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    stalemate: StalemateFrame;
  }
}

export const stalemate: FrameSpec<StalemateFrame> = {
  kind: 'stalemate',
  fields: {},
  step(situation, _frame, ctx) {
    const [only, ...others] = landings(situation);
    if (others.length > 0) return false;
    pop(situation.s);
    if (only !== undefined) driveAway(situation, only, ctx);
    return true;
  },
  decider: () => 'westernesse',
  asks: () => ({ kind: 'stalemate', piece: 'nazgul' }),
};
