/** [21.0] A special ability that needs nothing said but its name. */
import { push } from '@warbeacon/kernel';
import { spend } from './in-force.ts';
import { PLAIN, whyCannotAnnounce } from './announcing.ts';
import type { Turn } from '../../engine/situation.ts';
import type { CommandSpec, FrameOf } from '../../engine/command-spec.ts';

export const announce: CommandSpec<FrameOf<'abilities'>, 'announce'> = {
  type: 'announce',
  frames: ['abilities'],
  *legal(turn) {
    for (const ability of PLAIN) if (why(turn, ability) === null) yield { type: 'announce', ability };
  },
  check: (turn, _frame, { ability }) => why(turn, ability),
  apply({ game, s, side }, _frame, { ability }, ctx) {
    spend(s, ability);
    const { leader } = game.abilities.owners[ability];
    ctx.emit({ type: 'announced', side, ability, ...(leader === undefined ? {} : { piece: leader }) });
    if (ability === 'rear-guard') push(s, { kind: 'rearGuard' });
  },
};

function why(turn: Turn, ability: (typeof PLAIN)[number]) {
  return whyCannotAnnounce(turn, turn.side, ability);
}
