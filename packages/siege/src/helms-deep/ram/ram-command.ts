/** [20.23] [20.71] H-34: the ram at a gate. */
import { breakGate, isMainGate, gateIndex } from '../breaches/breaches.ts';
import { letEnter, whyCannotRam } from './ram.ts';
import { unitSpec } from '../../engine/game.ts';
import { houseOf } from '../house-values.ts';
import { ramBreach } from '../breaches/breach-table.ts';
import { type CommandSpec, ownUnit, unitIndex, unitsOf } from '../../engine/command-spec.ts';
import { ramOdds } from '../siege/siege-odds.ts';
import { z } from 'zod';
import { gateSchema, pieceSchema } from '../../engine/ids.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';

export const ramSchema = z.strictObject({ type: z.literal('ram'), unit: pieceSchema, gate: gateSchema });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Siege: the ram at a gate; a unit without it at a gate; a ladder against the side to a hex. */
    ram: z.infer<typeof ramSchema>;
  }
}

export const ram: CommandSpec<FrameOf<'siege'>, 'ram'> = {
  type: 'ram',
  schema: ramSchema,
  frames: ['siege'],
  *legal(turn, _frame, actor) {
    const { game } = turn;
    for (const unit of unitsOf(turn, actor)) {
      for (const [gate, { id }] of game.terrain.gates.entries()) {
        if (whyCannotRam(turn, unit, gate) === null) yield { type: 'ram', unit: unitSpec(game, unit).id, gate: id };
      }
    }
  },
  check(turn, _frame, command) {
    const unit = ownUnit(turn, command.unit);
    if (typeof unit !== 'number') return unit;
    return whyCannotRam(turn, unit, gateIndex(turn.game, command.gate));
  },
  apply(turn, _frame, command, ctx) {
    const { game, s } = turn;
    const unit = unitIndex(game, command.unit);
    const gate = gateIndex(game, command.gate);
    const state = s.units[unit];
    if (state) state.used = true;
    const told = { type: 'battered', unit: command.unit, gate: command.gate, ram: true } as const;
    if (isMainGate(game.terrain.gates[gate])) {
      const [low, high] = ramBreach(houseOf(s));
      const dice: [number, number] = [ctx.d6(), ctx.d6()];
      const success = dice[0] + dice[1] >= low && dice[0] + dice[1] <= high;
      ctx.emit({ ...told, dice, success });
      if (!success) return;
    } else {
      // [15.32]
      ctx.emit({ ...told, success: true });
    }
    breakGate(turn, gate, 'breached', ctx);
    turn.changed();
    letEnter(turn, unit, gate);
  },
  offer: (turn, { gate }) => ({ odds: ramOdds(turn, gate) }),
  actor: (command) => command.unit,
};
