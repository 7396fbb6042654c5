/** [7.2] A leader attacks a leader. */
import { push, type Refusal } from '@warbeacon/kernel';
import { duelTargets } from './duels.ts';
import { whyCannotReach } from '../melee/melee.ts';
import { whyLeaderOff } from '../reinforcements/reinforcements.ts';
import { leaderSpec } from '../../engine/game.ts';
import { no } from '../../engine/refusals.ts';
import type { Turn } from '../../engine/situation.ts';
import { placeOfLeader } from '../../engine/state.ts';
import { type CommandSpec, leaderIndex, leadersOf, ownLeader } from '../../engine/command-spec.ts';
import { duelOdds } from '../combat/odds.ts';
import { z } from 'zod';
import { pieceSchema } from '../../engine/ids.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';

export const duelSchema = z.strictObject({ type: z.literal('duel'), leader: pieceSchema, target: pieceSchema });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Leader combat. */
    duel: z.infer<typeof duelSchema>;
  }
}

export const duel: CommandSpec<FrameOf<'combat'>, 'duel'> = {
  type: 'duel',
  schema: duelSchema,
  frames: ['combat'],
  *legal(turn, frame, actor) {
    if (frame.segment !== 'duel') return;
    const { game } = turn;
    for (const leader of leadersOf(turn, actor)) {
      for (const target of duelTargets(turn, leader)) {
        yield { type: 'duel', leader: leaderSpec(game, leader).id, target: leaderSpec(game, target).id };
      }
    }
  },
  check(turn, frame, command) {
    const { game, s, side } = turn;
    const leader = ownLeader(turn, command.leader);
    if (typeof leader !== 'number') return leader;
    const target = game.leaderIndex.get(command.target);
    if (target === undefined) {
      return game.unitIndex.has(command.target)
        ? no(game, 'not-a-leader')
        : no(game, 'unknown-leader', { id: command.target });
    }
    if (leaderSpec(game, target).side === side) return no(game, 'own-leader-as-target');
    if (placeOfLeader(s, leader) < 0) return whyLeaderOff(turn, leader, no(game, 'leader-off-map-to-fight'));
    if (s.leaders[leader]?.fought) return no(game, 'already-fought');
    if (!duelTargets(turn, leader).includes(target)) return whyOutOfReach(turn, leader, target);
    if (frame.segment === 'duel') return null;
    return no(game, 'duels-after-missiles');
  },
  apply({ game, s }, _frame, command) {
    const leader = leaderIndex(game, command.leader);
    const state = s.leaders[leader];
    if (state) state.fought = true;
    push(s, { kind: 'duelRoll', leader, target: leaderIndex(game, command.target) });
  },
  offer: (turn, { leader, target }) => ({
    odds: duelOdds(turn, leaderIndex(turn.game, leader), leaderIndex(turn.game, target)),
  }),
  actor: (command) => command.leader,
};

/** [7.21] G-31: not next to him, or with something between them over which nobody fights. */
function whyOutOfReach(turn: Turn, leader: number, target: number): Refusal {
  const { game, s } = turn;
  const from = placeOfLeader(s, leader);
  const link = game.terrain.strikes[from]?.find(({ to }) => to === s.leaders[target]?.at);
  const between = link ? whyCannotReach(turn, false, from, link) : null;
  return between ?? no(game, 'no-leader-within-reach');
}
