/** [20.33] D-14: a unit lays its Blasting Fire, and may go on when it has points left. */
import { fireSites, putFire, whyCannotLayFire } from './fires.ts';
import { unitSpec } from '../../engine/game.ts';
import { makePlaceId, parsePlaceId } from '../../engine/terrain.ts';
import { type CommandSpec, ownUnit, unitIndex } from '../../engine/command-spec.ts';
import { z } from 'zod';
import { pieceSchema, placeSchema } from '../../engine/ids.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { carriersOf } from '../loads/loads.ts';
import { carriedBy } from '../../standard/movement/loads.ts';

export const layFireSchema = z.strictObject({ type: z.literal('layFire'), unit: pieceSchema, against: placeSchema });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Movement: a unit lays its fire at the side to this hex: the other hex of a gate, or `culvert`. */
    layFire: z.infer<typeof layFireSchema>;
  }
}

export const layFire: CommandSpec<FrameOf<'movement'>, 'layFire'> = {
  type: 'layFire',
  schema: layFireSchema,
  frames: ['movement'],
  legal(turn, _frame, actor) {
    const { game } = turn;
    return carriersOf(turn, actor).flatMap((unit) =>
      fireSites(turn, unit).map((against) => ({
        type: 'layFire' as const,
        unit: unitSpec(game, unit).id,
        against: makePlaceId(game.terrain, against),
      })),
    );
  },
  check(turn, _frame, command) {
    const { game } = turn;
    const unit = ownUnit(turn, command.unit);
    if (typeof unit !== 'number') return unit;
    return whyCannotLayFire(turn, unit, parsePlaceId(game.terrain, command.against) ?? -1);
  },
  apply(turn, _frame, { unit, against }, ctx) {
    const { game } = turn;
    putFire(turn, unitIndex(game, unit), parsePlaceId(game.terrain, against) ?? -1, ctx);
  },
  offer: () => ({ cost: 0 }),
  actor: (command) => command.unit,
  marker: ({ game, s }, { unit }) => carriedBy(s, unitIndex(game, unit))?.id,
};
