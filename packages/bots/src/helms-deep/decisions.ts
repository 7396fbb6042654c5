/** Decisions between the blows: where to retreat, whether to withdraw, advance, follow or join. */
import type { Command } from '@warbeacon/siege';
import type { BotInput } from './bot.ts';
import type { Board, Leader, Unit } from './board.ts';
import { around, FORTRESS, placeOf } from './ground.ts';
import { WAYS } from './ways.ts';
import { leaderScore } from './leaders.ts';
import { danger, shotGain } from './outlook.ts';
import { planOf } from './plan.ts';

/** The retreat after which the unit is likeliest to be rallied and to live. */
export function chooseRetreat(input: BotInput, board: Board): Command | undefined {
  return best(input, (command) => {
    if (command.type === 'retreat') return refuge(board, board.unit(command.unit), endOf(command.path), true);
    if (command.type === 'displace') return refuge(board, board.unit(command.unit), placeOf(command.hex), true);
    return undefined;
  });
}

/** [7.7] Withdraws when it is likely to lose less so than by standing. */
export function chooseWithdrawal(input: BotInput, board: Board): Command | undefined {
  const weights = board.weights.decisions;
  return best(input, (command) => {
    if (command.type === 'stand') return -standingLoss(board, board.unit(command.unit));
    if (command.type !== 'retreatBefore') return undefined;
    const unit = board.unit(command.unit);
    const place = endOf(command.path);
    const steady = refuge(board, unit, place, false);
    const shaken = refuge(board, unit, place, true) - weights.disruption * unit.worth;
    return steady * (1 - weights.shaken) + shaken * weights.shaken;
  });
}

/** What the declared attacks cost the unit on average if it stands. */
function standingLoss(board: Board, unit: Unit): number {
  let left = 1;
  for (const { unit: id, target } of board.view.attacks) {
    const { attack } = board.unit(id).strengths;
    if (target === unit.id && attack !== undefined) left *= 1 - board.hitChance(attack, unit.strengths.armour);
  }
  const { reduced, disrupted } = unit.state;
  return (
    (1 - left) * unit.worth * board.worths.shareLost(unit.strengths.morale, { reduced, disrupted, cornered: false })
  );
}

/** The value of a place to which a unit gives way: little danger, friends and leaders near, the right direction. */
function refuge(board: Board, unit: Unit, place: number, disrupted: boolean): number {
  const weights = board.weights.decisions;
  const plan = planOf(board);
  let value = -danger(board, unit, place, disrupted);
  if (board.side === 'westernesse') value += plan.wish(unit, place) - plan.wish(unit, unit.at);
  if (!disrupted) return value;
  const beside = new Set([place, ...(WAYS[place] ?? []).map(({ to }) => to)]);
  const rallier = board.leaders.find(({ at, spec }) => beside.has(at) && spec.leads.includes(unit.spec.nation));
  return rallier === undefined ? value : value + weights.rallied * unit.worth;
}

/** [7.51] Into the vacated hex, when it is better to stand there and not more dangerous than it is worth. */
export function chooseAdvance(input: BotInput, board: Board): Command | undefined {
  const weights = board.weights.decisions;
  const to = placeOf(board.view.decision?.hex ?? '');
  const plan = planOf(board);
  return best(input, (command) => {
    if (command.type === 'hold') return weights.worthAdvancing;
    if (command.type !== 'advance') return undefined;
    const unit = board.unit(command.unit);
    const value = (place: number): number =>
      plan.wish(unit, place) + shotGain(board, unit, place) - plan.caution(unit) * danger(board, unit, place);
    // Whoever is safe behind walls does not come out for the sake of a hex.
    if (FORTRESS.has(unit.at) && !FORTRESS.has(to)) return undefined;
    return value(to) - value(unit.at);
  });
}

/** H-5 [A8.1]: with a unit rather than alone, and with the one that is safer. */
export function chooseCompany(input: BotInput, board: Board): Command | undefined {
  const to = placeOf(board.view.decision?.hex ?? '');
  return best(input, (command) => {
    switch (command.type) {
      case 'follow':
        return leaderScore(board, board.leader(command.leader), to);
      case 'stay':
        return staying(board, board.leader(command.leader));
      case 'join':
        return leaderScore(board, board.leader(command.leader), board.unit(command.unit).at);
      case 'retreatLeader':
        return (
          leaderScore(board, board.leader(command.leader), endOf(command.path)) + company(board, endOf(command.path))
        );
      default:
        return undefined;
    }
  });
}

function staying(board: Board, leader: Leader): number {
  return leaderScore(board, leader, leader.at);
}

function company(board: Board, place: number): number {
  return around(place, 1).some((near) => board.unitAt[near]?.spec.side === board.side)
    ? board.weights.decisions.company
    : 0;
}

function endOf(path: readonly string[]): number {
  return placeOf(path[path.length - 1] ?? '');
}

/** The command that scores best among those that are scored at all; the first of equals. */
function best(input: BotInput, score: (command: Command) => number | undefined): Command | undefined {
  let found: Command | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const { command } of input.options()) {
    const value = score(command);
    if (value === undefined || value <= most) continue;
    most = value;
    found = command;
  }
  return found;
}
