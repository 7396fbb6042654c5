/** [20.21] [20.22] H-48: a unit takes up the ram, or puts it down. */
import { leaveRam, theRam, whyCannotDropRam, whyCannotTakeRam } from './ram.ts';
import { unitSpec } from '../../engine/game.ts';
import { type CommandSpec, ownUnit, unitIndex } from '../../engine/command-spec.ts';
import { z } from 'zod';
import { pieceSchema } from '../../engine/ids.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { carriersOf } from '../loads/loads.ts';

export const takeRamSchema = z.strictObject({ type: z.literal('takeRam'), unit: pieceSchema });
export const dropRamSchema = z.strictObject({ type: z.literal('dropRam'), unit: pieceSchema });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Siege and movement: a unit picks up the ram, or, in movement, puts it down. */
    takeRam: z.infer<typeof takeRamSchema>;

    dropRam: z.infer<typeof dropRamSchema>;
  }
}

export const takeRam: CommandSpec<FrameOf<'siege'> | FrameOf<'movement'>, 'takeRam'> = {
  type: 'takeRam',
  schema: takeRamSchema,
  frames: ['siege', 'movement'],
  legal: (turn, _frame, actor) =>
    carriersOf(turn, actor)
      .filter((unit) => whyCannotTakeRam(turn, unit) === null)
      .map((unit) => ({ type: 'takeRam', unit: unitSpec(turn.game, unit).id })),
  check(turn, _frame, command) {
    const unit = ownUnit(turn, command.unit);
    return typeof unit === 'number' ? whyCannotTakeRam(turn, unit) : unit;
  },
  apply({ game, s }, _frame, command, ctx) {
    const ram = s.markers.find(({ kind }) => kind === 'ram');
    if (!ram) throw new Error('no ram to take');
    ram.carrier = unitIndex(game, command.unit);
    ctx.emit({ type: 'ramTaken', unit: command.unit });
  },
  actor: (command) => command.unit,
  marker: ({ s }) => theRam(s)?.id,
};

export const dropRam: CommandSpec<FrameOf<'movement'>, 'dropRam'> = {
  type: 'dropRam',
  schema: dropRamSchema,
  frames: ['movement'],
  legal: (turn, _frame, actor) =>
    carriersOf(turn, actor)
      .filter((unit) => whyCannotDropRam(turn.s, unit) === null)
      .map((unit) => ({ type: 'dropRam', unit: unitSpec(turn.game, unit).id })),
  check(turn, _frame, command) {
    const unit = ownUnit(turn, command.unit);
    return typeof unit === 'number' ? whyCannotDropRam(turn.s, unit) : unit;
  },
  apply(turn, _frame, command, ctx) {
    const { game } = turn;
    leaveRam(turn, unitIndex(game, command.unit), ctx);
  },
  actor: (command) => command.unit,
  marker: ({ s }) => theRam(s)?.id,
};
