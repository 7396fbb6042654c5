/** [21.31] A move with the Rear Guard. */
import { idsOf, type CommandSpec, parsePath } from '../../engine/command-spec.ts';
import type { Turn } from '../../engine/situation.ts';
import type { CommandOf, FrameOf } from '../../engine/vocabulary.ts';
import { pathsTo } from '../../standard/movement/paths.ts';
import { setOut } from '../../standard/movement/marching.ts';
import { move } from '../../standard/movement/move-command.ts';
import { costOfRearGuard, rearGuardDestinations } from './rear-guard.ts';
import { no } from '../refusals.ts';
import type { Refusal } from '@warbeacon/kernel';

export const moveWithTheRearGuard: CommandSpec<FrameOf<'rearGuard'>, 'move'> = {
  type: 'move',
  schema: move.schema,
  frames: ['rearGuard'],
  exact: true,
  legal: (turn, _frame, actor) => moves(turn, actor).map(({ command }) => command),
  offers: (turn, _frame, actor) => moves(turn, actor),
  check(turn, _frame, { piece, path }) {
    const cost = costOf(turn, piece, path);
    return typeof cost === 'number' ? null : cost;
  },
  apply: (turn, frame, command, ctx) => setOut(turn, frame, command, 0, ctx),
  offer(turn, { piece, path }) {
    const cost = costOf(turn, piece, path);
    return typeof cost === 'number' ? { cost } : {};
  },
  actor: (command) => command.piece,
};

/** Every move, with the half points it costs. */
function moves(turn: Turn, actor: string | undefined): { command: CommandOf<'move'>; cost: number }[] {
  return idsOf(turn, actor).flatMap((piece) => {
    const destinations = rearGuardDestinations(turn, piece);
    const paths = pathsTo(turn.game, destinations);
    return destinations.map(({ reached, index }, i) => ({
      command: { type: 'move' as const, piece, path: paths[i] ?? [] },
      cost: reached.cost[index] ?? 0,
    }));
  });
}

function costOf(turn: Turn, piece: string, ids: readonly string[]): number | Refusal {
  const { game } = turn;
  const path = parsePath(game, ids);
  if (!Array.isArray(path)) return path;
  const known = game.unitIndex.has(piece) || game.leaderIndex.has(piece);
  return known ? costOfRearGuard(turn, piece, path) : no('unknown-piece', { id: piece });
}
