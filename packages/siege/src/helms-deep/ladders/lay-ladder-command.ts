/** [20.61] H-55: a ladder is laid, and may be climbed in the same turn. */
import { freeMarkerId } from '../markers.ts';
import { whyCannotLayLadder } from './ladders.ts';
import { unitSpec } from '../../engine/game.ts';
import { makePlaceId, parsePlaceId } from '../../engine/terrain.ts';
import { placeOf } from '../../engine/state.ts';
import { type CommandSpec, ownUnit, unitIndex, unitsOf } from '../../engine/command-spec.ts';
import { z } from 'zod';
import { pieceSchema, placeSchema } from '../../engine/ids.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { own } from '../own.ts';

export const layLadderSchema = z.strictObject({
  type: z.literal('layLadder'),
  unit: pieceSchema,
  against: placeSchema,
});

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    layLadder: z.infer<typeof layLadderSchema>;
  }
}

export const layLadder: CommandSpec<FrameOf<'siege'>, 'layLadder'> = {
  type: 'layLadder',
  schema: layLadderSchema,
  frames: ['siege'],
  *legal(turn, _frame, actor) {
    const { game, s } = turn;
    for (const unit of unitsOf(turn, actor)) {
      for (const { to } of game.terrain.links[placeOf(s, unit)] ?? []) {
        if (whyCannotLayLadder(turn, unit, to) !== null) continue;
        yield { type: 'layLadder', unit: unitSpec(game, unit).id, against: makePlaceId(game.terrain, to) };
      }
    }
  },
  check(turn, _frame, command) {
    const unit = ownUnit(turn, command.unit);
    if (typeof unit !== 'number') return unit;
    return whyCannotLayLadder(turn, unit, parsePlaceId(turn.game.terrain, command.against) ?? -1);
  },
  apply({ game, s, side }, _frame, command, ctx) {
    const at = placeOf(s, unitIndex(game, command.unit));
    const against = parsePlaceId(game.terrain, command.against) ?? -1;
    const id = freeMarkerId(s, 'ladder', 1);
    own(s).supply.ladders--;
    s.markers.push({ id, kind: 'ladder', side, at, against, carrier: -1, dummy: false, known: false });
    ctx.emit({
      type: 'ladderLaid',
      unit: command.unit,
      hex: makePlaceId(game.terrain, at),
      against: command.against,
    });
  },
  actor: (command) => command.unit,
};
