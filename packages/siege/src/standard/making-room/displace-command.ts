/** [7.6] [A7.64] A unit pushed out of its hex by a retreating friend, or by an arriving enemy (D-15). */
import { pop, push } from '@warbeacon/kernel';
import { leadersAt, unitIn } from '../../engine/board.ts';
import { disrupt } from '../losses/losses.ts';
import { askToFollow } from '../leaders/following.ts';
import { enterPlace } from '../movement/entering.ts';
import { displacements } from './making-room.ts';
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
    const { game, s, side } = turn;
    const to = parsePlaceId(game.terrain, command.hex) ?? -1;
    const state = s.units[frame.unit];
    if (!state) throw new Error('displacement of nobody');
    const from = state.at;
    const friend = unitIn(turn, side, to);
    const company = leadersAt(turn, side, to);
    pop(s);
    game.hooks.unitGivesWay?.(turn, frame.unit, ctx);
    state.at = to;
    ctx.emit({ type: 'displaced', unit: command.unit, from: makePlaceId(game.terrain, from), to: command.hex });
    if (frame.disrupts) disrupt(turn, frame.unit, ctx);
    askToFollow(s, frame.company, to);
    if (friend >= 0) push(s, { kind: 'displace', unit: friend, company, disrupts: frame.disrupts });
    enterPlace(turn, side, to, ctx);
  },
  actor: (command) => command.unit,
};
