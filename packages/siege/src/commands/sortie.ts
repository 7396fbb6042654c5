/** [21.41] Aragorn goes out by the sally port with the unit in his hex. */
import { push } from '@warbeacon/kernel';
import { spend } from '../cases/abilities.ts';
import { whyNoSortie } from '../cases/announcing.ts';
import { askToFollow } from '../cases/losses.ts';
import { inSituation, situate } from '../cases/situation.ts';
import { sortieParty } from '../cases/sortie.ts';
import { leaderSpec } from '../game.ts';
import { pushOut } from './arrive.ts';
import type { CommandSpec, FrameOf, Turn } from './spec.ts';

export const sortie: CommandSpec<FrameOf<'abilities'>, 'sortie'> = {
  type: 'sortie',
  frames: ['abilities'],
  *legal(turn) {
    if (why(turn) === null) yield { type: 'sortie' };
  },
  check: why,
  apply({ game, s, side }, _frame, _command, ctx) {
    const { leader, unit, others, home } = sortieParty(game, s, situate(game, s));
    const { exit } = game.abilities.sortie;
    spend(s, 'sortie');
    ctx.emit({ type: 'announced', side, ability: 'sortie', piece: leaderSpec(game, leader).id });
    s.sortie = { unit, leaders: [leader, ...others], home };
    // Last things first: whoever stands there goes, they come, the other leaders choose, and then they may strike.
    push(s, { kind: 'strike', unit, reason: 'sortie' });
    askToFollow(s, others, exit);
    push(s, { kind: 'arrive', units: [unit], leaders: [leader], at: exit, surprises: -1 });
    pushOut(game, s, side, exit);
  },
};

function why({ game, s, side }: Turn) {
  return inSituation(game, s, (situation) => whyNoSortie(game, s, situation, side));
}
