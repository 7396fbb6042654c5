/** [21.51] The Horn of Helm Hammerhand is blown. */
import { blow, blowers, theHorn, whyCannotBlow } from './horn.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import type { CommandSpec } from '../../engine/command-spec.ts';
import { hornOdds } from './horn-odds.ts';
import { z } from 'zod';
import { pieceSchema } from '../../engine/ids.ts';
import { atAnyTime } from '../abilities/barred-at-any-time.ts';

export const blowHornSchema = z.strictObject({ type: z.literal('blowHorn'), piece: pieceSchema });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Abilities: a unit or leader blows the Horn of Helm Hammerhand. */
    blowHorn: z.infer<typeof blowHornSchema>;
  }
}

export const blowHorn: CommandSpec<FrameOf<'abilities'>, 'blowHorn'> = {
  type: 'blowHorn',
  schema: blowHornSchema,
  frames: ['abilities'],
  anytime: atAnyTime,
  *legal(turn) {
    for (const piece of blowers(turn, turn.side)) yield { type: 'blowHorn', piece };
  },
  check: (turn, _frame, { piece }) => whyCannotBlow(turn, turn.side, piece),
  apply: (turn, _frame, { piece }, ctx) => blow(turn, piece, ctx),
  offer: (turn) => ({ odds: hornOdds(turn) }),
  actor: (command) => command.piece,
  marker: () => theHorn().id,
};
