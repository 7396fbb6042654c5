/** [16.72] [16.75] A unit takes oil along from a cauldron, or puts it down. */
import { z } from 'zod';
import { type CommandSpec, unitIndex, unitsOf } from '../../engine/command-spec.ts';
import { unitSpec } from '../../engine/game.ts';
import { pieceSchema } from '../../engine/ids.ts';
import type { Turn } from '../../engine/situation.ts';
import { placeOf } from '../../engine/state.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { loseOil, oilOf, takeOil as putOn, whyCannotDrop, whyCannotTake } from './carrying.ts';
import { cauldronAt } from './cauldrons.ts';
import { unitFor } from '../units-for.ts';

export const takeOilSchema = z.strictObject({ type: z.literal('takeOil'), unit: pieceSchema });
export const dropOilSchema = z.strictObject({ type: z.literal('dropOil'), unit: pieceSchema });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Movement: a unit takes oil from the cauldron in its hex, or puts down what it carries, which is lost. */
    takeOil: z.infer<typeof takeOilSchema>;

    dropOil: z.infer<typeof dropOilSchema>;
  }
}

const handlers = (turn: Turn, actor: string | undefined): readonly number[] =>
  turn.side === 'westernesse' ? unitsOf(turn, actor) : [];

export const takeOil: CommandSpec<FrameOf<'movement'>, 'takeOil'> = {
  type: 'takeOil',
  schema: takeOilSchema,
  frames: ['movement'],
  legal: (turn, _frame, actor) =>
    handlers(turn, actor)
      .filter((unit) => whyCannotTake(turn, unit) === null)
      .map((unit) => ({ type: 'takeOil', unit: unitSpec(turn.game, unit).id })),
  check(turn, _frame, command) {
    const unit = unitFor(turn, command.unit, 'not-a-unit-with-oil');
    return typeof unit === 'number' ? whyCannotTake(turn, unit) : unit;
  },
  apply(turn, _frame, command, ctx) {
    putOn(turn, unitIndex(turn.game, command.unit), ctx);
  },
  offer: () => ({ cost: 0 }),
  actor: (command) => command.unit,
  marker: ({ game, s }, { unit }) => cauldronAt(s, placeOf(s, unitIndex(game, unit)))?.id,
};

export const dropOil: CommandSpec<FrameOf<'movement'>, 'dropOil'> = {
  type: 'dropOil',
  schema: dropOilSchema,
  frames: ['movement'],
  legal: (turn, _frame, actor) =>
    handlers(turn, actor)
      .filter((unit) => whyCannotDrop(turn, unit) === null)
      .map((unit) => ({ type: 'dropOil', unit: unitSpec(turn.game, unit).id })),
  check(turn, _frame, command) {
    const unit = unitFor(turn, command.unit, 'not-a-unit-with-oil');
    return typeof unit === 'number' ? whyCannotDrop(turn, unit) : unit;
  },
  apply(turn, _frame, command, ctx) {
    loseOil(turn, unitIndex(turn.game, command.unit), ctx);
  },
  actor: (command) => command.unit,
  marker: ({ game, s }, { unit }) => oilOf(s, unitIndex(game, unit))?.id,
};
