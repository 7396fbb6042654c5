/** [13.2] [16.71] Deployment: cauldrons, real ones and dummies, to hexes of the city. */
import { z } from 'zod';
import type { CommandSpec } from '../../engine/command-spec.ts';
import { placeSchema } from '../../engine/ids.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { no } from '../refusals.ts';
import { freeMarkerId, removeMarker } from '../markers.ts';
import { cauldronAt } from '../oil/cauldrons.ts';
import { placeOfHex, whyNotSetCauldron } from './engines.ts';

export const setCauldronSchema = z.strictObject({
  type: z.literal('setCauldron'),
  hex: placeSchema,
  dummy: z.boolean(),
});
export const liftCauldronSchema = z.strictObject({ type: z.literal('liftCauldron'), hex: placeSchema });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Deployment: a cauldron to a hex, real or a dummy, or back off the map. */
    setCauldron: z.infer<typeof setCauldronSchema>;

    liftCauldron: z.infer<typeof liftCauldronSchema>;
  }
}

export const setCauldron: CommandSpec<FrameOf<'deployment'>, 'setCauldron'> = {
  type: 'setCauldron',
  schema: setCauldronSchema,
  frames: ['deployment'],
  *legal(turn) {
    const { terrain } = turn.game;
    for (const place of terrain.zoneList('minas-tirith')) {
      for (const dummy of [false, true]) {
        if (whyNotSetCauldron(turn, place, dummy) === null)
          yield { type: 'setCauldron', hex: makePlaceId(terrain, place), dummy };
      }
    }
  },
  check: (turn, _frame, { hex, dummy }) => whyNotSetCauldron(turn, placeOfHex(turn, hex), dummy),
  apply(turn, _frame, { hex, dummy }, ctx) {
    const { s, side } = turn;
    const id = freeMarkerId(s, 'cauldron');
    const at = placeOfHex(turn, hex);
    s.markers.push({ id, kind: 'cauldron', side, at, against: -1, carrier: -1, dummy, known: false });
    ctx.emit({ type: 'cauldronSet', cauldron: id, hex, dummy });
  },
};

export const liftCauldron: CommandSpec<FrameOf<'deployment'>, 'liftCauldron'> = {
  type: 'liftCauldron',
  schema: liftCauldronSchema,
  frames: ['deployment'],
  *legal({ game, s, side }) {
    if (side !== 'westernesse') return;
    for (const { kind, at } of s.markers)
      if (kind === 'cauldron') yield { type: 'liftCauldron', hex: makePlaceId(game.terrain, at) };
  },
  check(turn, _frame, { hex }) {
    if (turn.side !== 'westernesse') return no('not-your-cauldron');
    return cauldronAt(turn.s, placeOfHex(turn, hex)) ? null : no('no-cauldron-there');
  },
  apply(turn, _frame, { hex }, ctx) {
    const { s } = turn;
    const cauldron = cauldronAt(s, placeOfHex(turn, hex));
    if (!cauldron) throw new Error('no cauldron to lift');
    removeMarker(s, cauldron);
    ctx.emit({ type: 'cauldronLifted', cauldron: cauldron.id, hex });
  },
  marker: (turn, { hex }) => cauldronAt(turn.s, placeOfHex(turn, hex))?.id,
};
