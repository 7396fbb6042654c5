/** [7.51] [7.7] The victorious unit enters the vacated hex, or nobody does. */
import { pop } from '@warbeacon/kernel';
import { enterVacated } from './advance.ts';
import { unitSpec } from '../../engine/game.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import { type CommandSpec, ownUnit, unitIndex } from '../../engine/command-spec.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { no } from '../../engine/refusals.ts';
import { z } from 'zod';
import { pieceSchema } from '../../engine/ids.ts';

export const advanceSchema = z.strictObject({ type: z.literal('advance'), unit: pieceSchema });
export const holdSchema = z.strictObject({ type: z.literal('hold') });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** The victorious unit moves into the vacated hex, or nobody does. */
    advance: z.infer<typeof advanceSchema>;

    hold: z.infer<typeof holdSchema>;
  }
}

export const advance: CommandSpec<FrameOf<'advance'>, 'advance'> = {
  type: 'advance',
  schema: advanceSchema,
  frames: ['advance'],
  *legal({ game }, frame) {
    for (const unit of frame.units) yield { type: 'advance', unit: unitSpec(game, unit).id };
  },
  check(turn, frame, command) {
    const unit = ownUnit(turn, command.unit);
    if (typeof unit !== 'number') return unit;
    return frame.units.includes(unit) ? null : no(turn.game, 'not-the-victor');
  },
  apply(turn, frame, command, ctx) {
    pop(turn.s);
    enterVacated(turn, unitIndex(turn.game, command.unit), frame.at, ctx);
  },
  actor: (command) => command.unit,
};

export const hold: CommandSpec<FrameOf<'advance'>, 'hold'> = {
  type: 'hold',
  schema: holdSchema,
  frames: ['advance'],
  *legal() {
    yield { type: 'hold' };
  },
  check: () => null,
  apply({ game, s }, frame, _command, ctx) {
    pop(s);
    ctx.emit({ type: 'held', hex: makePlaceId(game.terrain, frame.at) });
  },
};
