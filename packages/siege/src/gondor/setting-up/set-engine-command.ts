/** [13.1] [13.2] Deployment: one engine to a hex. */
import { z } from 'zod';
import type { CommandSpec } from '../../engine/command-spec.ts';
import { pieceSchema, placeSchema } from '../../engine/ids.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { enginesOf, placeOfHex, placesForEngine, whyNotSetEngine } from './engines.ts';

export const setEngineSchema = z.strictObject({
  type: z.literal('setEngine'),
  engine: pieceSchema,
  hex: placeSchema,
});

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Deployment: an engine to a hex. */
    setEngine: z.infer<typeof setEngineSchema>;
  }
}

export const setEngine: CommandSpec<FrameOf<'deployment'>, 'setEngine'> = {
  type: 'setEngine',
  schema: setEngineSchema,
  frames: ['deployment'],
  legal: (turn) =>
    enginesOf(turn).flatMap((engine) =>
      placesForEngine(turn, engine).map((place) => ({
        type: 'setEngine',
        engine: engine.id,
        hex: makePlaceId(turn.game.terrain, place),
      })),
    ),
  check: (turn, _frame, { engine, hex }) => whyNotSetEngine(turn, engine, placeOfHex(turn, hex)),
  apply(turn, _frame, { engine, hex }, ctx) {
    const marker = turn.s.markers.find(({ id }) => id === engine);
    if (marker === undefined) throw new Error(`no engine ${engine}`);
    marker.at = placeOfHex(turn, hex);
    ctx.emit({ type: 'engineSet', engine, hex });
  },
  marker: (_turn, { engine }) => engine,
};
