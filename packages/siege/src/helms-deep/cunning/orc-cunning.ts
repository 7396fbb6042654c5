/** [21.81] An Orc Captain sends a unit through the Culvert. */
import { push } from '@warbeacon/kernel';
import { spend } from '../abilities/in-force.ts';
import { CUNNING, errands, whyCannotCreep } from '../abilities/announcing.ts';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
import { pushOut } from '../caves/arrive.ts';
import {
  type CommandSpec,
  type FrameOf,
  leaderIndex,
  ownLeader,
  ownUnit,
  unitIndex,
} from '../../engine/command-spec.ts';
import { surpriseOdds } from '../../standard/odds.ts';

export const orcCunning: CommandSpec<FrameOf<'abilities'>, 'orcCunning'> = {
  type: 'orcCunning',
  frames: ['abilities'],
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
    const { to } = game.abilities.creeping;
    const ability = CUNNING.find((each) => game.abilities.owners[each].leader === command.leader);
    if (ability === undefined) throw new Error(`no captain ${command.leader}`);
    spend(s, ability);
    ctx.emit({ type: 'announced', side, ability, piece: command.leader });
    s.crept.push(unit);
    const surprises = s.units.findIndex(({ at }) => at === to);
    push(s, { kind: 'arrive', units: [unit], leaders: command.along ? [leader] : [], at: to, surprises });
    pushOut(turn, side, to);
  },
  offer: (turn) => ({ odds: surpriseOdds(turn) }),
  actor: (command) => command.leader,
};
