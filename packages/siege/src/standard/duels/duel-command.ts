/** [7.2] A leader attacks a leader. */
import { push } from '@warbeacon/kernel';
import { duelTargets, whyNoDuel } from './duels.ts';
import { leaderSpec } from '../../engine/game.ts';
import { no } from '../../engine/refusals.ts';
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
    const { game, side } = turn;
    const leader = ownLeader(turn, command.leader);
    if (typeof leader !== 'number') return leader;
    const target = game.leaderIndex.get(command.target);
    if (target === undefined) {
      return game.unitIndex.has(command.target)
        ? no(game, 'not-a-leader')
        : no(game, 'unknown-leader', { id: command.target });
    }
    if (leaderSpec(game, target).side === side) return no(game, 'own-leader-as-target');
    const cannot = whyNoDuel(turn, leader, target);
    if (cannot || frame.segment === 'duel') return cannot;
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
