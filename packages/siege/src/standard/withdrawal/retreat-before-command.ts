/** [7.7] A unit withdraws before it is struck, or stands. */
import { pop } from '@warbeacon/kernel';
import { withdraw, withdrawals } from './withdrawal.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { unitSpec } from '../../engine/game.ts';
import { no } from '../../engine/refusals.ts';
import { type CommandSpec, hasPath, makePath, ownUnit, parsePath } from '../../engine/command-spec.ts';
import { standingOdds, withdrawalOdds } from '../combat/odds.ts';
import { strikersAt } from '../melee/melee.ts';
import { z } from 'zod';
import { pathSchema, pieceSchema } from '../../engine/ids.ts';

export const retreatBeforeSchema = z.strictObject({
  type: z.literal('retreatBefore'),
  unit: pieceSchema,
  path: pathSchema,
});
export const standSchema = z.strictObject({ type: z.literal('stand'), unit: pieceSchema });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** A unit about to be attacked withdraws, or stands. */
    retreatBefore: z.infer<typeof retreatBeforeSchema>;

    stand: z.infer<typeof standSchema>;
  }
}

export const retreatBefore: CommandSpec<FrameOf<'retreatBefore'>, 'retreatBefore'> = {
  type: 'retreatBefore',
  schema: retreatBeforeSchema,
  frames: ['retreatBefore'],
  *legal(turn, frame) {
    const { game } = turn;
    const { id } = unitSpec(game, frame.unit);
    for (const path of withdrawals(turn, frame.unit)) {
      yield { type: 'retreatBefore', unit: id, path: makePath(game, path) };
    }
  },
  check(turn, frame, command) {
    const { game } = turn;
    const unit = ownUnit(turn, command.unit);
    if (typeof unit !== 'number') return unit;
    if (unit !== frame.unit) return no(game, 'other-unit-withdraws', { unit: unitSpec(game, frame.unit).name });
    const path = parsePath(game, command.path);
    if (!Array.isArray(path)) return path;
    return hasPath(withdrawals(turn, unit), path) ? null : no(game, 'no-withdrawal-there');
  },
  apply(turn, frame, command, ctx) {
    const { game, s } = turn;
    const path = parsePath(game, command.path);
    if (!Array.isArray(path)) throw new Error('withdrawal without a path');
    pop(s);
    withdraw(turn, frame.unit, path, ctx);
  },
  offer: () => ({ odds: withdrawalOdds() }),
  actor: (command) => command.unit,
};

export const stand: CommandSpec<FrameOf<'retreatBefore'>, 'stand'> = {
  type: 'stand',
  schema: standSchema,
  frames: ['retreatBefore'],
  *legal({ game }, frame) {
    yield { type: 'stand', unit: unitSpec(game, frame.unit).id };
  },
  check(turn, frame, command) {
    const unit = ownUnit(turn, command.unit);
    if (typeof unit !== 'number') return unit;
    return unit === frame.unit
      ? null
      : no(turn.game, 'other-unit-stands', { unit: unitSpec(turn.game, frame.unit).name });
  },
  apply({ s }, _frame, command, ctx) {
    pop(s);
    ctx.emit({ type: 'stood', unit: command.unit });
  },
  offer: (turn, _command, frame) => ({ odds: standingOdds(turn, frame.unit, strikersAt(turn.s, frame.unit)) }),
  actor: (command) => command.unit,
};
