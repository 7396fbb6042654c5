/** [16.81] [16.82] A catapult of Sauron hurls a severed head. */
import { z } from 'zod';
import { type CommandSpec, unitIndex } from '../../engine/command-spec.ts';
import { placeSchema, pieceSchema } from '../../engine/ids.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { hurl, hurlOffer, hurls, whyNotHurl } from '../fire/hurling.ts';
import { own } from '../own.ts';
import { catapultServed } from '../siege/crews.ts';
import { headCountsIn, headOdds, layHead, whyCannotHurlHead } from './heads.ts';

export const hurlHeadSchema = z.strictObject({
  type: z.literal('hurlHead'),
  unit: pieceSchema,
  hex: placeSchema,
});

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Siege: the catapult with which a unit stands hurls a head at a hex. */
    hurlHead: z.infer<typeof hurlHeadSchema>;
  }
}

export const hurlHead: CommandSpec<FrameOf<'engines'>, 'hurlHead'> = {
  type: 'hurlHead',
  schema: hurlHeadSchema,
  frames: ['engines'],
  exact: true,
  *legal(turn, _frame, actor) {
    for (const order of hurls(turn, actor, whyCannotHurlHead)) yield { type: 'hurlHead', ...order };
  },
  check: (turn, _frame, command) => whyNotHurl(turn, command, whyCannotHurlHead),
  apply(turn, _frame, command, ctx) {
    const { at, told } = hurl(turn, command, ctx);
    own(turn.s).supply.heads--;
    const counts = headCountsIn(turn, at);
    ctx.emit({ type: 'headHurled', ...told, counts });
    if (counts) layHead(turn, at, ctx);
  },
  offer: (turn, command) => hurlOffer(turn, command, headOdds),
  actor: (command) => command.unit,
  marker: (turn, { unit }) => catapultServed(turn, unitIndex(turn.game, unit)).id,
};
