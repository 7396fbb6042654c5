/** [20.33] [20.35] Siege: a fire that was laid is lit. */
import { blast } from './blasts.ts';
import type { CommandSpec } from '../../engine/command-spec.ts';
import { blastOdds } from '../siege/siege-odds.ts';
import { no } from '../refusals.ts';
import { z } from 'zod';
import { markerSchema } from '../../engine/ids.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';

export const detonateSchema = z.strictObject({ type: z.literal('detonate'), fire: markerSchema });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Siege: a fire that was laid is lit. All must be before the phase can end. */
    detonate: z.infer<typeof detonateSchema>;
  }
}

export const detonate: CommandSpec<FrameOf<'siege'>, 'detonate'> = {
  type: 'detonate',
  schema: detonateSchema,
  frames: ['siege'],
  *legal({ s }) {
    for (const { kind, against, id } of s.markers) {
      if (kind === 'blasting-fire' && against >= 0) yield { type: 'detonate', fire: id };
    }
  },
  check({ s }, _frame, { fire: id }) {
    const fire = s.markers.find((marker) => marker.kind === 'blasting-fire' && marker.id === id);
    if (!fire) return no('unknown-fire');
    return fire.against >= 0 ? null : no('not-laid');
  },
  apply(turn, _frame, { fire: id }, ctx) {
    const { s } = turn;
    const fire = s.markers.find((marker) => marker.id === id);
    if (!fire) throw new Error(`no fire ${id}`);
    blast(turn, fire, ctx);
  },
  offer: (turn, { fire }) => ({ odds: blastOdds(turn, fire) }),
  marker: (_turn, { fire }) => fire,
};
