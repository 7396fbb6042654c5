/** Who must decide, by the frame on top. */
import { top } from '@warbeacon/kernel';
import { specOf } from './frame-spec.ts';
import type { Situation } from './situation.ts';
import type { Side } from './vocabulary.ts';

/** The side that must decide; `undefined` when the game is over. Call it on a settled state. */
export function deciderOf(situation: Situation): Side | undefined {
  const frame = top(situation.s);
  return frame === undefined ? undefined : specOf(situation.game, frame).decider?.(situation, frame);
}
