/** [21.41] Aragorn goes out by the sally port with the unit in his hex. */
import { push } from '@warbeacon/kernel';
import { spend } from '../abilities/abilities.ts';
import { whyNoSortie } from './sortie.ts';
import { askToFollow } from '../../standard/leaders/following.ts';
import { sortieParty } from './sortie.ts';
import { leaderSpec } from '../../engine/game.ts';
import type { Turn } from '../../engine/situation.ts';
import { pushOut } from '../abilities/arriving.ts';
import type { CommandSpec } from '../../engine/command-spec.ts';
import { z } from 'zod';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { own } from '../own.ts';
import { ABILITY_DATA } from '../abilities/owners.ts';
import { atAnyTime } from '../abilities/barred-at-any-time.ts';

export const sortieSchema = z.strictObject({ type: z.literal('sortie') });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Abilities: Aragorn goes out by the sally port with the unit in his hex. */
    sortie: z.infer<typeof sortieSchema>;
  }
}

export const sortie: CommandSpec<FrameOf<'abilities'>, 'sortie'> = {
  type: 'sortie',
  schema: sortieSchema,
  frames: ['abilities'],
  anytime: atAnyTime,
  *legal(turn) {
    if (why(turn) === null) yield { type: 'sortie' };
  },
  check: why,
  apply(turn, _frame, _command, ctx) {
    const { game, s, side } = turn;
    const { leader, unit, others, home } = sortieParty(turn);
    const { exit } = ABILITY_DATA.sortie;
    spend(s, 'sortie');
    ctx.emit({ type: 'announced', side, ability: 'sortie', piece: leaderSpec(game, leader).id });
    own(s).sortie = { unit, leaders: [leader, ...others], home };
    // Last things first: whoever stands there goes, they come, the other leaders choose, and then they may strike.
    push(s, { kind: 'strike', unit, reason: 'sortie' });
    askToFollow(s, others, exit);
    push(s, { kind: 'arrive', units: [unit], leaders: [leader], at: exit, surprises: -1 });
    pushOut(turn, side, exit);
  },
};

function why(turn: Turn) {
  return whyNoSortie(turn, turn.side);
}
