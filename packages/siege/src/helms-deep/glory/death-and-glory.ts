/** [21.21] H-64: Théoden forms a wedge that may move and fight at once. */
import { gloryLeader, gloryWedges, whyNoGlory } from './wedges.ts';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
import type { CommandOf } from '../../engine/commands.schema.ts';
import { standTogether } from '../../standard/steps/forming.ts';
import { type CommandSpec, type FrameOf, ownUnit, unitIndex } from '../../engine/command-spec.ts';

export const deathAndGlory: CommandSpec<FrameOf<'abilities'>, 'deathAndGlory'> = {
  type: 'deathAndGlory',
  frames: ['abilities'],
  legal(turn) {
    const { game, side } = turn;
    return Array.from(
      gloryWedges(turn, side),
      ([one, other]): CommandOf<'deathAndGlory'> => ({
        type: 'deathAndGlory',
        units: [unitSpec(game, one).id, unitSpec(game, other).id],
      }),
    );
  },
  check(turn, _frame, { units }) {
    const { side } = turn;
    const one = ownUnit(turn, units[0]);
    if (typeof one !== 'number') return one;
    const other = ownUnit(turn, units[1]);
    if (typeof other !== 'number') return other;
    return whyNoGlory(turn, side, [one, other]);
  },
  apply(turn, _frame, { units }, ctx) {
    const { game, s, side } = turn;
    const leader = gloryLeader(game);
    s.spent.push('for-death-and-glory');
    s.active.push('for-death-and-glory');
    ctx.emit({ type: 'announced', side, ability: 'for-death-and-glory', piece: leaderSpec(game, leader).id });
    const pair = units.map((id) => unitIndex(game, id));
    standTogether(turn, leader, pair, { fresh: false, glory: true }, ctx);
  },
};
