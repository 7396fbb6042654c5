/** [7.6] [A7.64] A unit pushed out of its hex by a retreating friend, or by an arriving enemy (D-15). */
import { pop } from '@warbeacon/kernel';
import { displacements, pushAside } from './making-room.ts';
import { unitSpec } from '../../engine/game.ts';
import { makePlaceId, parsePlaceId } from '../../engine/terrain.ts';
import { type CommandSpec, ownUnit } from '../../engine/command-spec.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { no } from '../../engine/refusals.ts';
import { z } from 'zod';
import { pieceSchema, placeSchema } from '../../engine/ids.ts';

export const displaceSchema = z.strictObject({ type: z.literal('displace'), unit: pieceSchema, hex: placeSchema });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** A unit pushed out of its hex goes here. */
    displace: z.infer<typeof displaceSchema>;
  }
}

export const displace: CommandSpec<FrameOf<'displace'>, 'displace'> = {
  type: 'displace',
  schema: displaceSchema,
  frames: ['displace'],
  *legal(turn, frame) {
    const { game } = turn;
    const { id } = unitSpec(game, frame.unit);
    for (const place of displacements(turn, frame.unit, [], frame.disrupts)) {
      yield { type: 'displace', unit: id, hex: makePlaceId(game.terrain, place) };
    }
  },
  check(turn, frame, command) {
    const { game } = turn;
    const unit = ownUnit(turn, command.unit);
    if (typeof unit !== 'number') return unit;
    if (unit !== frame.unit) return no(game, 'other-unit-displaced', { unit: unitSpec(game, frame.unit).name });
    const place = parsePlaceId(game.terrain, command.hex);
    return place !== undefined && displacements(turn, unit, [], frame.disrupts).includes(place)
      ? null
      : no(game, 'no-displacement-there');
  },
  apply(turn, frame, command, ctx) {
    pop(turn.s);
    pushAside(turn, frame, parsePlaceId(turn.game.terrain, command.hex) ?? -1, ctx);
  },
  actor: (command) => command.unit,
};
