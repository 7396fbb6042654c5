/** [8.3] A leader tries to rally a disrupted unit. */
import { rallyTargets, tryToRally, whyCannotRally } from './rallying.ts';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
import { type CommandSpec, leaderIndex, leadersOf, ownLeader, ownUnit, unitIndex } from '../../engine/command-spec.ts';
import { rallyOdds } from '../combat/odds.ts';
import { z } from 'zod';
import { pieceSchema } from '../../engine/ids.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { phaseOf } from '../../engine/sequence.ts';

export const rallySchema = z.strictObject({ type: z.literal('rally'), leader: pieceSchema, unit: pieceSchema });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Rally phase: a leader tries to rally a disrupted unit. */
    rally: z.infer<typeof rallySchema>;
  }
}

export const rally: CommandSpec<FrameOf<'rally'>, 'rally'> = {
  type: 'rally',
  schema: rallySchema,
  frames: ['rally'],
  // [3.0] Both sides rally in one phase: what bars it is told to the one who does not decide just now, too.
  anytime: ({ game, s, side }) => (phaseOf(game, s).does === 'rally' ? { kind: 'rally', side } : undefined),
  *legal(turn, _frame, actor) {
    const { game } = turn;
    for (const leader of leadersOf(turn, actor)) {
      for (const unit of rallyTargets(turn, leader)) {
        yield { type: 'rally', leader: leaderSpec(game, leader).id, unit: unitSpec(game, unit).id };
      }
    }
  },
  check(turn, _frame, command) {
    const leader = ownLeader(turn, command.leader);
    if (typeof leader !== 'number') return leader;
    const unit = ownUnit(turn, command.unit, 'not-a-unit-to-rally');
    if (typeof unit !== 'number') return unit;
    return whyCannotRally(turn, leader, unit);
  },
  apply(turn, _frame, command, ctx) {
    const { game } = turn;
    const leader = leaderIndex(game, command.leader);
    const unit = unitIndex(game, command.unit);
    tryToRally(turn, leader, unit, ctx);
  },
  offer: (turn, { leader }) => ({ odds: rallyOdds(turn, leaderIndex(turn.game, leader)) }),
  actor: (command) => command.leader,
};
