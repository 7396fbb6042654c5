/** [15.32] [15.4] H-33: a unit without the ram at a gate. */
import { breakGate, gateIndex } from './breaches.ts';
import { noRamRange, whyCannotBatter } from './battering.ts';
import { unitSpec } from '../../engine/game.ts';
import { type CommandSpec, ownUnit, unitIndex, unitsOf } from '../../engine/command-spec.ts';
import { batterOdds } from '../siege/siege-odds.ts';
import { z } from 'zod';
import { gateSchema, pieceSchema } from '../../engine/ids.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';

/** Asked for only where there is no such range, which `check` has seen to. */
const NEVER = [13, 0] as const;

export const batterSchema = z.strictObject({ type: z.literal('batter'), unit: pieceSchema, gate: gateSchema });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    batter: z.infer<typeof batterSchema>;
  }
}

export const batter: CommandSpec<FrameOf<'siege'>, 'batter'> = {
  type: 'batter',
  schema: batterSchema,
  frames: ['siege'],
  *legal(turn, _frame, actor) {
    const { game } = turn;
    for (const unit of unitsOf(turn, actor)) {
      for (const [gate, { id }] of game.terrain.gates.entries()) {
        if (whyCannotBatter(turn, unit, gate) === null)
          yield { type: 'batter', unit: unitSpec(game, unit).id, gate: id };
      }
    }
  },
  check(turn, _frame, command) {
    const unit = ownUnit(turn, command.unit);
    if (typeof unit !== 'number') return unit;
    return whyCannotBatter(turn, unit, gateIndex(turn.game, command.gate));
  },
  apply(turn, _frame, command, ctx) {
    const { game, s } = turn;
    const unit = unitIndex(game, command.unit);
    const state = s.units[unit];
    if (state) state.used = true;
    const [low, high] = noRamRange(turn, unit) ?? NEVER;
    const dice: [number, number] = [ctx.d6(), ctx.d6()];
    const success = dice[0] + dice[1] >= low && dice[0] + dice[1] <= high;
    ctx.emit({ type: 'battered', unit: command.unit, gate: command.gate, ram: false, dice, success });
    if (success) breakGate(turn, gateIndex(game, command.gate), 'breached', ctx);
  },
  offer: (turn, { unit }) => ({ odds: batterOdds(turn, unitIndex(turn.game, unit)) }),
  actor: (command) => command.unit,
};
