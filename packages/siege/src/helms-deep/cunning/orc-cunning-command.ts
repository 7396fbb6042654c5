/** [21.81] An Orc Captain sends a unit through the Culvert. */
import { push } from '@warbeacon/kernel';
import { spend } from '../abilities/abilities.ts';
import { CUNNING, errands, whyCannotCreep } from './orc-cunning.ts';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
import { pushOut } from '../abilities/arriving.ts';
import { type CommandSpec, leaderIndex, ownLeader, ownUnit, unitIndex } from '../../engine/command-spec.ts';
import { surpriseOdds } from './surprise.ts';
import { z } from 'zod';
import { pieceSchema } from '../../engine/ids.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { own } from '../own.ts';
import { ABILITY_DATA } from '../abilities/owners.ts';
import { atAnyTime } from '../abilities/barred-at-any-time.ts';

export const orcCunningSchema = z.strictObject({
  type: z.literal('orcCunning'),
  leader: pieceSchema,
  unit: pieceSchema,
  along: z.boolean(),
});

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Abilities: an Orc Captain sends a unit through the Culvert, and goes along or not. */
    orcCunning: z.infer<typeof orcCunningSchema>;
  }
}

export const orcCunning: CommandSpec<FrameOf<'abilities'>, 'orcCunning'> = {
  type: 'orcCunning',
  schema: orcCunningSchema,
  frames: ['abilities'],
  anytime: atAnyTime,
  *legal(turn) {
    const { game, side } = turn;
    const found = [...errands(turn, side)];
    for (const { leader, unit } of found) {
      const errand = { leader: leaderSpec(game, leader).id, unit: unitSpec(game, unit).id };
      for (const along of [false, true]) yield { type: 'orcCunning', ...errand, along };
    }
  },
  check(turn, _frame, command) {
    const { side } = turn;
    const leader = ownLeader(turn, command.leader);
    if (typeof leader !== 'number') return leader;
    const unit = ownUnit(turn, command.unit);
    if (typeof unit !== 'number') return unit;
    return whyCannotCreep(turn, side, leader, unit);
  },
  apply(turn, _frame, command, ctx) {
    const { game, s, side } = turn;
    const leader = leaderIndex(game, command.leader);
    const unit = unitIndex(game, command.unit);
    const { to } = ABILITY_DATA.creeping;
    const ability = CUNNING.find((each) => ABILITY_DATA.owners[each].leader === command.leader);
    if (ability === undefined) throw new Error(`no captain ${command.leader}`);
    spend(s, ability);
    ctx.emit({ type: 'announced', side, ability, piece: command.leader });
    own(s).crept.push(unit);
    const surprises = s.units.findIndex(({ at }) => at === to);
    push(s, { kind: 'arrive', units: [unit], leaders: command.along ? [leader] : [], at: to, surprises });
    pushOut(turn, side, to);
  },
  offer: (turn) => ({ odds: surpriseOdds(turn) }),
  actor: (command) => command.leader,
};
