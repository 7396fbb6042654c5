/** [8.54] A magic leader tries a spell. */
import { z } from 'zod';
import { type CommandSpec, leaderIndex, leadersOf, ownLeader } from '../../engine/command-spec.ts';
import { leaderSpec } from '../../engine/game.ts';
import { pieceSchema } from '../../engine/ids.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { SPELLS } from '../words.ts';
import { whyCannotAct } from './acting.ts';
import { cast, spellsOf, whyCannotCast } from './casting.ts';
import { isMagicPhase } from './magicians.ts';
import { spellOdds } from './spell-odds.ts';

export const castSchema = z.strictObject({
  type: z.literal('cast'),
  leader: pieceSchema,
  spell: z.enum(SPELLS),
  /** Magic points that are staked. */
  points: z.number().int().min(1).max(20),
});

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** A Magic Phase: a leader tries a spell, for so many points. */
    cast: z.infer<typeof castSchema>;
  }
}

export const castSpell: CommandSpec<FrameOf<'magic'>, 'cast'> = {
  type: 'cast',
  schema: castSchema,
  frames: ['magic'],
  // Both sides act in one phase: what bars a spell is told to the one who does not decide just now, too.
  anytime: ({ s, side }) => (isMagicPhase(s) ? { kind: 'magic', side, begun: false, acted: [] } : undefined),
  *legal(turn, frame, actor) {
    for (const leader of leadersOf(turn, actor)) {
      if (whyCannotAct(frame, leader)) continue;
      const { id } = leaderSpec(turn.game, leader);
      for (const [spell, most] of spellsOf(turn, leader)) {
        for (let points = 1; points <= most; points++) yield { type: 'cast', leader: id, spell, points };
      }
    }
  },
  check(turn, frame, { leader: id, spell, points }) {
    const leader = ownLeader(turn, id);
    if (typeof leader !== 'number') return leader;
    return whyCannotAct(frame, leader) ?? whyCannotCast(turn, leader, spell, points);
  },
  apply(turn, frame, { leader: id, spell, points }, ctx) {
    const leader = leaderIndex(turn.game, id);
    frame.acted.push(leader);
    cast(turn, leader, spell, points, ctx);
  },
  offer: ({ s }, { spell, points }) => ({ odds: spellOdds(s, spell, points) }),
  actor: (command) => command.leader,
};
