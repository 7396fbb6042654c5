/** [3.0] Ends one's part of the present step. */
import { pop } from '@warbeacon/kernel';
import { z } from 'zod';
import type { AnyCommandSpec } from '../../engine/commands.ts';
import { type AnyFrameSpec, specOf } from '../../engine/frame-spec.ts';
import type { Turn } from '../../engine/situation.ts';
import type { Frame, FrameKind } from '../../engine/vocabulary.ts';

export const doneSchema = z.strictObject({ type: z.literal('done') });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Ends one's part of the present step: of every frame that says how it is ended. */
    done: z.infer<typeof doneSchema>;
  }
}

/** In those of a game's frames that end by it. */
export function doneIn(frames: readonly AnyFrameSpec[]): AnyCommandSpec {
  return {
    type: 'done',
    schema: doneSchema,
    frames: frames.flatMap(({ kind, ending }) => (ending === undefined ? [] : [kind as FrameKind])),
    legal: (turn, frame) => (why(turn, frame) === null ? [{ type: 'done' }] : []),
    check: (turn, frame) => why(turn, frame),
    apply(turn, frame, _command, ctx) {
      const { ending } = specOf(turn.game, frame);
      if (ending?.end === undefined) pop(turn.s);
      else ending.end(turn, frame, ctx);
    },
  };
}

function why(turn: Turn, frame: Frame) {
  return specOf(turn.game, frame).ending?.why?.(turn, frame) ?? null;
}
