/** [7.51] [7.52] [7.7] The victorious unit enters the vacated hex, or nobody does. */
import { pop } from '@warbeacon/kernel';
import { askLeadersToFollow } from '../leaders/following.ts';
import { enterPlace } from '../movement/entering.ts';
import { formationOf } from '../formations/formations.ts';
import { unitSpec } from '../../engine/game.ts';
import { makeWhere } from '../../notation/where.ts';
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
    const { game, s, side } = turn;
    const unit = unitIndex(game, command.unit);
    const state = s.units[unit];
    if (!state) throw new Error('advance of nobody');
    const from = state.at;
    pop(s);
    // [8.44] A formation advances as one.
    const formation = formationOf(s, unit);
    for (const member of formation?.units ?? [unit]) {
      game.hooks.unitAdvances?.(turn, member, frame.at, ctx);
      if (s.units[member]) s.units[member].at = frame.at;
      ctx.emit({
        type: 'advanced',
        unit: unitSpec(game, member).id,
        from: makeWhere(game, from),
        to: makePlaceId(game.terrain, frame.at),
      });
    }
    game.hooks.unitAdvanced?.(turn, unit);
    // Leaders who are still to come enter by themselves.
    if (from >= 0) askLeadersToFollow(turn, side, from, frame.at);
    enterPlace(turn, side, frame.at, ctx);
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
