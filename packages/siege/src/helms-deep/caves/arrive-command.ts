/** [14.22] [21.51] The horn has been blown: a piece comes out of the caves to the western edge. */
import { push } from '@warbeacon/kernel';
import { arrivals, whyCannotArrive } from './arriving.ts';
import { makePlaceId, parsePlaceId } from '../../engine/terrain.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import type { CommandSpec } from '../../engine/command-spec.ts';
import { z } from 'zod';
import { pieceSchema, placeSchema } from '../../engine/ids.ts';
import { pushOut } from '../abilities/arriving.ts';

export const arriveSchema = z.strictObject({ type: z.literal('arrive'), piece: pieceSchema, hex: placeSchema });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** The horn has been blown: a piece comes out of the caves to a hex of the western edge. */
    arrive: z.infer<typeof arriveSchema>;
  }
}

export const arrive: CommandSpec<FrameOf<'arrivals'>, 'arrive'> = {
  type: 'arrive',
  schema: arriveSchema,
  frames: ['arrivals'],
  *legal(turn) {
    const { game, side } = turn;
    const found = [...arrivals(turn, side)];
    for (const { piece, place } of found) yield { type: 'arrive', piece, hex: makePlaceId(game.terrain, place) };
  },
  check(turn, _frame, { piece, hex }) {
    const { game, side } = turn;
    const place = parsePlaceId(game.terrain, hex) ?? -1;
    return whyCannotArrive(turn, side, piece, place);
  },
  apply(turn, _frame, { piece, hex }) {
    const { game, s, side } = turn;
    const at = parsePlaceId(game.terrain, hex) ?? -1;
    const unit = game.unitIndex.get(piece);
    const leader = game.leaderIndex.get(piece);
    push(s, {
      kind: 'arrive',
      units: unit === undefined ? [] : [unit],
      leaders: leader === undefined ? [] : [leader],
      at,
      surprises: -1,
    });
    pushOut(turn, side, at);
  },
  actor: (command) => command.piece,
};
