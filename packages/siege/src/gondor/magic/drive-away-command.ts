/** [17.22] Westernesse puts the Lord of the Nazgûl somewhere. */
import { pop } from '@warbeacon/kernel';
import { z } from 'zod';
import type { CommandSpec } from '../../engine/command-spec.ts';
import { placeSchema } from '../../engine/ids.ts';
import { makePlaceId, parsePlaceId } from '../../engine/terrain.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { no } from '../refusals.ts';
import { driveAway, landings } from './stalemate.ts';

export const driveAwaySchema = z.strictObject({ type: z.literal('driveAway'), hex: placeSchema });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Stalemate: where the Lord of the Nazgûl is put. */
    driveAway: z.infer<typeof driveAwaySchema>;
  }
}

export const driveAwayThere: CommandSpec<FrameOf<'stalemate'>, 'driveAway'> = {
  type: 'driveAway',
  schema: driveAwaySchema,
  frames: ['stalemate'],
  *legal(turn) {
    for (const place of landings(turn)) yield { type: 'driveAway', hex: makePlaceId(turn.game.terrain, place) };
  },
  check(turn, _frame, { hex }) {
    const place = parsePlaceId(turn.game.terrain, hex);
    if (place === undefined) return no('unknown-hex', { id: hex });
    return landings(turn).includes(place) ? null : no('no-landing-there');
  },
  apply(turn, _frame, { hex }, ctx) {
    pop(turn.s);
    const place = parsePlaceId(turn.game.terrain, hex);
    if (place !== undefined) driveAway(turn, place, ctx);
  },
};
