/** [7.54] to [7.56] A unit thrown back goes the way its owner chooses. */
import { pop } from '@warbeacon/kernel';
import { retreatPaths, throwBack } from './retreat.ts';
import { whyNoRetreat } from './way-back.ts';
import { unitSpec } from '../../engine/game.ts';
import { type CommandSpec, hasPath, makePath, ownUnit, parsePath } from '../../engine/command-spec.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { no } from '../../engine/refusals.ts';
import { z } from 'zod';
import { pathSchema, pieceSchema } from '../../engine/ids.ts';

export const retreatSchema = z.strictObject({ type: z.literal('retreat'), unit: pieceSchema, path: pathSchema });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** A unit thrown back goes this way. */
    retreat: z.infer<typeof retreatSchema>;
  }
}

export const retreat: CommandSpec<FrameOf<'retreat'>, 'retreat'> = {
  type: 'retreat',
  schema: retreatSchema,
  frames: ['retreat'],
  *legal(turn, frame) {
    const { game } = turn;
    const { id } = unitSpec(game, frame.unit);
    for (const path of retreatPaths(turn, frame.unit, frame.hexes)) {
      yield { type: 'retreat', unit: id, path: makePath(game, path) };
    }
  },
  check(turn, frame, command) {
    const { game } = turn;
    const unit = ownUnit(turn, command.unit);
    if (typeof unit !== 'number') return unit;
    if (unit !== frame.unit) return no(game, 'other-unit-retreats', { unit: unitSpec(game, frame.unit).name });
    const path = parsePath(game, command.path);
    if (!Array.isArray(path)) return path;
    return hasPath(retreatPaths(turn, unit, frame.hexes), path) ? null : whyNoRetreat(turn, unit, frame.hexes, path);
  },
  apply(turn, frame, command, ctx) {
    const { game, s } = turn;
    const path = parsePath(game, command.path);
    if (!Array.isArray(path)) throw new Error('retreat without a path');
    pop(s);
    throwBack(turn, frame, path, ctx);
  },
  actor: (command) => command.unit,
};
