/** [7.32] Takes back a pairing while declarations are still being made. */
import { hasDeclared } from './melee.ts';
import { unitSpec } from '../../engine/game.ts';
import { type CommandSpec, ownUnit, unitIndex } from '../../engine/command-spec.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { no } from '../../engine/refusals.ts';
import { z } from 'zod';
import { pieceSchema } from '../../engine/ids.ts';

export const callOffSchema = z.strictObject({ type: z.literal('callOff'), unit: pieceSchema });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Melee: takes back a pairing that is declared but not yet resolved. */
    callOff: z.infer<typeof callOffSchema>;
  }
}

export const callOff: CommandSpec<FrameOf<'combat'>, 'callOff'> = {
  type: 'callOff',
  schema: callOffSchema,
  frames: ['combat'],
  *legal({ game, s }, frame, actor) {
    if (frame.segment !== 'melee' || frame.step !== 'declare') return;
    for (const { unit } of s.attacks) {
      const { id } = unitSpec(game, unit);
      if (actor === undefined || actor === id) yield { type: 'callOff', unit: id };
    }
  },
  check(turn, frame, command) {
    const unit = ownUnit(turn, command.unit);
    if (typeof unit !== 'number') return unit;
    return frame.step === 'declare' && hasDeclared(turn.s, unit) ? null : no(turn.game, 'not-declared');
  },
  apply({ game, s }, _frame, command, ctx) {
    const unit = unitIndex(game, command.unit);
    s.attacks = s.attacks.filter((pairing) => pairing.unit !== unit);
    ctx.emit({ type: 'attackCalledOff', unit: command.unit });
  },
  actor: (command) => command.unit,
};
