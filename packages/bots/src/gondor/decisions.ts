/** Between the blows: where to retreat, whether to stand, to advance, and where leaders go. */
import type { GondorCommand } from '@warbeacon/siege';
import { type Board, danger, hexesBetween, type Leader, RING } from './board.ts';
import type { BotInput } from './bot.ts';
import { bestOf } from './choices.ts';
import { leaderValue } from './leaders.ts';
import { planOf } from './plan.ts';
import { worthOfEngineAt } from './sally.ts';
import { placeOf, TERRAIN } from './ways.ts';

const NEVER = Number.NEGATIVE_INFINITY;

function endOf(path: readonly string[]): number {
  return placeOf(path.at(-1) ?? '');
}

/** Least danger, and friends near: the garrison upward, all others away from the enemy. */
export function chooseRetreat(input: BotInput, board: Board): GondorCommand | undefined {
  const refuge = (id: string, place: number): number => {
    const unit = board.units.get(id);
    if (unit === undefined) return NEVER;
    const rallier = board.leaders.some(({ at, side }) => side === unit.side && at >= 0 && hexesBetween(at, place) <= 1);
    return (rallier ? 3 : 0) + (unit.spec.pool === 'garrison' ? (RING[place] ?? 0) : 0) - danger(board, unit, place);
  };
  return bestOf(input.options(), NEVER, ({ command }) => {
    if (command.type === 'retreat') return refuge(command.unit, endOf(command.path));
    if (command.type === 'displace') return refuge(command.unit, placeOf(command.hex));
    return NEVER;
  });
}

/** [7.7] Withdraws from where it would lose more. */
export function chooseWithdrawal(input: BotInput, board: Board): GondorCommand | undefined {
  const plan = planOf(board);
  return bestOf(input.options(), NEVER, ({ command }) => {
    if (command.type === 'stand') {
      const unit = board.units.get(board.view.decision?.piece ?? '');
      return unit === undefined ? 0 : plan.value(unit, unit.at);
    }
    if (command.type !== 'retreatBefore') return NEVER;
    const unit = board.units.get(command.unit);
    return unit === undefined ? NEVER : plan.value(unit, endOf(command.path)) - unit.worth / 3;
  });
}

/** [7.51] Into the hex that is free, when it is better to stand there; the garrison does not leave its walls for it. */
export function chooseAdvance(input: BotInput, board: Board): GondorCommand | undefined {
  const plan = planOf(board);
  const to = placeOf(board.view.decision?.hex ?? '');
  return bestOf(input.options(), NEVER, ({ command }) => {
    if (command.type === 'hold') return 0;
    if (command.type !== 'advance') return NEVER;
    const unit = board.units.get(command.unit);
    if (unit === undefined) return NEVER;
    const spoils = board.side === 'westernesse' ? worthOfEngineAt(board, to) : 0;
    if (unit.spec.pool === 'garrison' && RING[to] === 0 && worthOfEngineAt(board, to) === 0) return NEVER;
    return (
      plan.value(unit, to) -
      plan.value(unit, unit.at) +
      spoils +
      (plan.onTheWay?.([board.view.decision?.hex ?? '']) ?? 0)
    );
  });
}

/** With a unit, and where it is safest. */
export function chooseCompany(input: BotInput, board: Board): GondorCommand | undefined {
  const value = (id: string, place: number): number => {
    const leader: Leader | undefined = board.leaders.find((candidate) => candidate.id === id);
    return leader === undefined ? NEVER : leaderValue(board, leader, place);
  };
  return bestOf(input.options(), NEVER, ({ command }) => {
    switch (command.type) {
      case 'follow':
        return value(command.leader, placeOf(board.view.decision?.hex ?? ''));
      case 'stay':
        return value(command.leader, board.leaders.find(({ id }) => id === command.leader)?.at ?? -1);
      case 'join':
        return value(command.leader, board.units.get(command.unit)?.at ?? -1);
      case 'retreatLeader':
        return value(command.leader, endOf(command.path));
      default:
        return NEVER;
    }
  });
}

/** [17.22] The Lord of the Nazgûl as far as may be from the walls and from Grond. */
export function chooseStalemate(input: BotInput, board: Board): GondorCommand | undefined {
  const grond = placeOf(board.view.markers['grond']?.hex ?? '');
  const from = grond >= 0 ? grond : (TERRAIN.placeOf.get('1911') ?? 0);
  return bestOf(input.options(), NEVER, ({ command }) =>
    command.type === 'driveAway' ? hexesBetween(from, placeOf(command.hex)) : NEVER,
  );
}
