/** [20.81] Deployment: counters of rocks, real ones and dummies, to walls, towers and gates. */
import { freeMarkerId, removeMarker } from '../markers.ts';
import { rocksAt, whyCannotPlace } from './rocks.ts';
import { no } from '../refusals.ts';
import { makePlaceId, parsePlaceId } from '../../engine/terrain.ts';
import type { CommandSpec } from '../../engine/command-spec.ts';
import { z } from 'zod';
import { placeSchema } from '../../engine/ids.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';

export const placeRocksSchema = z.strictObject({ type: z.literal('placeRocks'), hex: placeSchema, dummy: z.boolean() });
export const liftRocksSchema = z.strictObject({ type: z.literal('liftRocks'), hex: placeSchema });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Deployment: a counter of rocks to a hex, real or a dummy, or back off the map. */
    placeRocks: z.infer<typeof placeRocksSchema>;

    liftRocks: z.infer<typeof liftRocksSchema>;
  }
}

export const placeRocks: CommandSpec<FrameOf<'deployment'>, 'placeRocks'> = {
  type: 'placeRocks',
  schema: placeRocksSchema,
  frames: ['deployment'],
  *legal(turn) {
    for (const place of turn.game.terrain.zoneList('rocks')) {
      for (const dummy of [false, true]) {
        if (whyCannotPlace(turn, place, dummy)) continue;
        yield { type: 'placeRocks', hex: makePlaceId(turn.game.terrain, place), dummy };
      }
    }
  },
  check: (turn, _frame, { hex, dummy }) => whyCannotPlace(turn, parsePlaceId(turn.game.terrain, hex) ?? -1, dummy),
  apply({ game, s, side }, _frame, { hex, dummy }, ctx) {
    const at = parsePlaceId(game.terrain, hex) ?? -1;
    const id = freeMarkerId(s, 'rocks', 1);
    s.markers.push({ id, kind: 'rocks', side, at, against: -1, carrier: -1, dummy, known: false });
    ctx.emit({ type: 'rocksPlaced', rocks: id, hex, dummy });
  },
};

export const liftRocks: CommandSpec<FrameOf<'deployment'>, 'liftRocks'> = {
  type: 'liftRocks',
  schema: liftRocksSchema,
  frames: ['deployment'],
  *legal({ game, s, side }) {
    if (side !== 'westernesse') return;
    for (const { kind, at } of s.markers) {
      if (kind === 'rocks') yield { type: 'liftRocks', hex: makePlaceId(game.terrain, at) };
    }
  },
  check({ game, s, side }, _frame, { hex }) {
    if (side !== 'westernesse') return no('not-your-rocks');
    return rocksAt(s, parsePlaceId(game.terrain, hex) ?? -1) ? null : no('no-rocks-there');
  },
  apply({ game, s }, _frame, { hex }, ctx) {
    const rocks = rocksAt(s, parsePlaceId(game.terrain, hex) ?? -1);
    if (!rocks) throw new Error('no rocks to lift');
    removeMarker(s, rocks);
    ctx.emit({ type: 'rocksLifted', rocks: rocks.id, hex });
  },
  marker: ({ game, s }, { hex }) => rocksAt(s, parsePlaceId(game.terrain, hex) ?? -1)?.id,
};
