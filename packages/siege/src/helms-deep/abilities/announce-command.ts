/** [21.0] A special ability that needs nothing said but its name. */
import { push } from '@warbeacon/kernel';
import { spend } from './abilities.ts';
import { PLAIN, whyCannotAnnounce } from './announcing.ts';
import type { Turn } from '../../engine/situation.ts';
import type { CommandSpec } from '../../engine/command-spec.ts';
import { z } from 'zod';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { ABILITY_DATA } from './owners.ts';
import { atAnyTime } from './barred-at-any-time.ts';

export const announceSchema = z.strictObject({
  type: z.literal('announce'),
  ability: z.enum(['voice-of-saruman', 'dunlending-hatred', 'divine-light', 'rear-guard']),
});

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Abilities: one that needs nothing said but its name. */
    announce: z.infer<typeof announceSchema>;
  }
}

export const announce: CommandSpec<FrameOf<'abilities'>, 'announce'> = {
  type: 'announce',
  schema: announceSchema,
  frames: ['abilities'],
  anytime: atAnyTime,
  *legal(turn) {
    for (const ability of PLAIN) if (why(turn, ability) === null) yield { type: 'announce', ability };
  },
  check: (turn, _frame, { ability }) => why(turn, ability),
  apply({ s, side }, _frame, { ability }, ctx) {
    spend(s, ability);
    const { leader } = ABILITY_DATA.owners[ability];
    ctx.emit({ type: 'announced', side, ability, ...(leader === undefined ? {} : { piece: leader }) });
    if (ability === 'rear-guard') push(s, { kind: 'rearGuard' });
  },
};

function why(turn: Turn, ability: (typeof PLAIN)[number]) {
  return whyCannotAnnounce(turn, turn.side, ability);
}
