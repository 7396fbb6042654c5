/** [16.61] [16.62] A catapult hurls a fireball. */
import { z } from 'zod';
import { type CommandSpec, unitIndex } from '../../engine/command-spec.ts';
import { placeSchema, pieceSchema } from '../../engine/ids.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { catapultServed } from '../siege/crews.ts';
import { fireballOdds } from './fireball-odds.ts';
import { setOnFire } from './fires.ts';
import { hurl, hurlOffer, hurls, whyNotHurl } from './hurling.ts';
import { areIdle, isSpentOn, whyCannotThrow } from './throwing.ts';

export const hurlFireballSchema = z.strictObject({
  type: z.literal('hurlFireball'),
  unit: pieceSchema,
  hex: placeSchema,
});

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Siege: the catapult with which a unit stands hurls a fireball at a hex. */
    hurlFireball: z.infer<typeof hurlFireballSchema>;
  }
}

export const hurlFireball: CommandSpec<FrameOf<'engines'>, 'hurlFireball'> = {
  type: 'hurlFireball',
  schema: hurlFireballSchema,
  frames: ['engines'],
  // G-4: who may never do it is told so at once.
  anytime: ({ s, side }) => (areIdle(s, side) ? { kind: 'engines', side, begun: false } : undefined),
  exact: true,
  *legal(turn, _frame, actor) {
    for (const order of hurls(turn, actor, whyCannotThrow)) yield { type: 'hurlFireball', ...order };
  },
  check: (turn, _frame, command) => whyNotHurl(turn, command, whyCannotThrow),
  apply(turn, _frame, command, ctx) {
    const { at, told } = hurl(turn, command, ctx);
    const burns = !isSpentOn(turn.game, at);
    ctx.emit({ type: 'fireballHurled', ...told, burns });
    if (burns) setOnFire(turn, at, turn.side, ctx);
  },
  offer: (turn, command) => hurlOffer(turn, command, fireballOdds),
  actor: (command) => command.unit,
  marker: (turn, { unit }) => catapultServed(turn, unitIndex(turn.game, unit)).id,
};
