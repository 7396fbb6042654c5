/** [16.43] G-143: a ladder is laid in the Movement Phase. */
import { z } from 'zod';
import { type CommandSpec, unitIndex, unitsOf } from '../../engine/command-spec.ts';
import { unitSpec } from '../../engine/game.ts';
import { pieceSchema, placeSchema } from '../../engine/ids.ts';
import { makePlaceId, parsePlaceId } from '../../engine/terrain.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { laddersOf, layLadder, whyCannotLayLadder } from './ladders.ts';
import { unitFor } from '../units-for.ts';

export const layLadderSchema = z.strictObject({
  type: z.literal('layLadder'),
  unit: pieceSchema,
  against: placeSchema,
});

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Movement: a ladder against the side to a hex. */
    layLadderInGondor: z.infer<typeof layLadderSchema>;
  }
}

export const layLadderOnTheMove: CommandSpec<FrameOf<'movement'>, 'layLadder'> = {
  type: 'layLadder',
  schema: layLadderSchema,
  frames: ['movement'],
  *legal(turn, _frame, actor) {
    const { game } = turn;
    for (const unit of unitsOf(turn, actor)) {
      for (const against of laddersOf(turn, unit)) {
        yield { type: 'layLadder', unit: unitSpec(game, unit).id, against: makePlaceId(game.terrain, against) };
      }
    }
  },
  check(turn, _frame, command) {
    const unit = unitFor(turn, command.unit, 'not-a-unit-to-scale');
    if (typeof unit !== 'number') return unit;
    return whyCannotLayLadder(turn, unit, parsePlaceId(turn.game.terrain, command.against) ?? -1);
  },
  apply(turn, _frame, { unit, against }, ctx) {
    layLadder(turn, unitIndex(turn.game, unit), parsePlaceId(turn.game.terrain, against) ?? -1, ctx);
  },
  actor: (command) => command.unit,
};
