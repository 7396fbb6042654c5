/** [16.74] Oil is poured on who is below, or nothing more is poured now. */
import { pop } from '@warbeacon/kernel';
import { z } from 'zod';
import { type CommandSpec, unitIndex } from '../../engine/command-spec.ts';
import { unitSpec } from '../../engine/game.ts';
import { pieceSchema } from '../../engine/ids.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { oilOf } from './carrying.ts';
import { pour, targetsBelow, whyCannotPour } from './pouring.ts';
import { unitFor } from '../units-for.ts';

export const pourOilSchema = z.strictObject({ type: z.literal('pourOil'), unit: pieceSchema, target: pieceSchema });
export const passSchema = z.strictObject({ type: z.literal('pass') });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** A unit pours its oil on a unit below, with its siege tower, or on a siege tower by itself; or nobody does. */
    pourOil: z.infer<typeof pourOilSchema>;

    passOil: z.infer<typeof passSchema>;
  }
}

export const pourOil: CommandSpec<FrameOf<'oil'>, 'pourOil'> = {
  type: 'pourOil',
  schema: pourOilSchema,
  frames: ['oil'],
  *legal(turn) {
    const { game, s } = turn;
    for (const oil of s.markers) {
      if (oil.kind !== 'oil' || oil.dummy) continue;
      for (const target of targetsBelow(turn, oil))
        yield { type: 'pourOil', unit: unitSpec(game, oil.carrier).id, target };
    }
  },
  check(turn, _frame, command) {
    const unit = unitFor(turn, command.unit, 'not-a-unit-with-oil');
    return typeof unit === 'number' ? whyCannotPour(turn, unit, command.target) : unit;
  },
  apply(turn, _frame, command, ctx) {
    pour(turn, unitIndex(turn.game, command.unit), command.target, ctx);
  },
  actor: (command) => command.unit,
  marker: ({ game, s }, { unit }) => oilOf(s, unitIndex(game, unit))?.id,
};

export const pass: CommandSpec<FrameOf<'oil'>, 'pass'> = {
  type: 'pass',
  schema: passSchema,
  frames: ['oil'],
  *legal() {
    yield { type: 'pass' };
  },
  check: () => null,
  apply({ s }) {
    pop(s);
  },
};
