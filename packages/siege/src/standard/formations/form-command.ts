/** [8.43] Two units form a wedge or a shield wall with their leader. */
import { push } from '@warbeacon/kernel';
import { pairsToForm, whyCannotForm } from './forming.ts';
import type { CommandOf, FrameOf } from '../../engine/vocabulary.ts';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
import { type CommandSpec, leaderIndex, leadersOf, ownLeader, ownUnit, unitIndex } from '../../engine/command-spec.ts';
import { z } from 'zod';
import { pairSchema, pieceSchema } from '../../engine/ids.ts';

export const formSchema = z.strictObject({ type: z.literal('form'), leader: pieceSchema, units: pairSchema });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Movement: two units form a wedge or a shield wall in their leader's hex. */
    form: z.infer<typeof formSchema>;
  }
}

export const form: CommandSpec<FrameOf<'movement'>, 'form'> = {
  type: 'form',
  schema: formSchema,
  frames: ['movement'],
  legal(turn, _frame, actor) {
    const { game } = turn;
    const leaders = leadersOf(turn, actor);
    if (leaders.length === 0) return [];
    return leaders.flatMap((leader) =>
      Array.from(
        pairsToForm(turn, leader, false),
        ([one, other]): CommandOf<'form'> => ({
          type: 'form',
          leader: leaderSpec(game, leader).id,
          units: [unitSpec(game, one).id, unitSpec(game, other).id],
        }),
      ),
    );
  },
  check(turn, _frame, command) {
    const leader = ownLeader(turn, command.leader);
    if (typeof leader !== 'number') return leader;
    const one = ownUnit(turn, command.units[0]);
    if (typeof one !== 'number') return one;
    const other = ownUnit(turn, command.units[1]);
    if (typeof other !== 'number') return other;
    return whyCannotForm(turn, leader, [one, other], false);
  },
  apply(turn, _frame, command) {
    const { game, s } = turn;
    const leader = leaderIndex(game, command.leader);
    const units = command.units.map((id) => unitIndex(game, id));
    push(s, { kind: 'form', leader, units });
    // [W-62] Before a unit leaves its hex it may be stopped there.
    for (const unit of units) if (s.units[unit]?.at !== s.leaders[leader]?.at) game.hooks.unitPasses?.(turn, unit);
  },
  actor: (command) => command.leader,
};
