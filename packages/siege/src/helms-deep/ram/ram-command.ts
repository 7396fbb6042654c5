/** [20.23] H-34: the ram at a gate. */
import { gateIndex } from '../breaches/breaches.ts';
import { ramGate, theRam, whyCannotRam } from './ram.ts';
import { unitSpec } from '../../engine/game.ts';
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
  apply(turn, _frame, { unit, gate }, ctx) {
    ramGate(turn, unitIndex(turn.game, unit), gateIndex(turn.game, gate), ctx);
  },
  offer: (turn, { gate }) => ({ odds: ramOdds(turn, gate) }),
  actor: (command) => command.unit,
  marker: ({ s }) => theRam(s)?.id,
};
