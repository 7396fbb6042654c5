/** [21.21] H-64: Théoden forms a wedge that may move and fight at once. */
import { gloryLeader, gloryWedges, whyNoGlory } from './death-and-glory.ts';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
import type { CommandOf, FrameOf } from '../../engine/vocabulary.ts';
import { standTogether } from '../../standard/formations/standing-together.ts';
import { type CommandSpec, ownUnit, unitIndex } from '../../engine/command-spec.ts';
import { z } from 'zod';
import { pairSchema } from '../../engine/ids.ts';
import { own } from '../own.ts';
import { atAnyTime } from '../abilities/barred-at-any-time.ts';

export const deathAndGlorySchema = z.strictObject({ type: z.literal('deathAndGlory'), units: pairSchema });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Abilities: Théoden forms a wedge with two units of cavalry. */
    deathAndGlory: z.infer<typeof deathAndGlorySchema>;
  }
}

export const deathAndGlory: CommandSpec<FrameOf<'abilities'>, 'deathAndGlory'> = {
  type: 'deathAndGlory',
  schema: deathAndGlorySchema,
  frames: ['abilities'],
  anytime: atAnyTime,
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
    own(s).spent.push('for-death-and-glory');
    own(s).active.push('for-death-and-glory');
    ctx.emit({ type: 'announced', side, ability: 'for-death-and-glory', piece: leaderSpec(game, leader).id });
    const pair = units.map((id) => unitIndex(game, id));
    standTogether(turn, leader, pair, { fresh: false, glory: true }, ctx);
  },
};
