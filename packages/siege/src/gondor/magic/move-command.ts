/** [4.11] [8.52] A magic leader moves, in place of casting. */
import { type CommandSpec, leadersOf, ownLeader } from '../../engine/command-spec.ts';
import { leaderSpec } from '../../engine/game.ts';
import type { Turn } from '../../engine/situation.ts';
import type { CommandOf, FrameOf } from '../../engine/vocabulary.ts';
import { setOut } from '../../standard/movement/marching.ts';
import { move } from '../../standard/movement/move-command.ts';
import { costOf, leaderDestinations } from '../../standard/movement/movement.ts';
import { pathsTo } from '../../standard/movement/paths.ts';
import { no } from '../refusals.ts';
import { whyCannotAct } from './acting.ts';
import type { MagicFrame } from './magic-frame.ts';

export const moveByMagic: CommandSpec<FrameOf<'magic'>, 'move'> = {
  type: 'move',
  schema: move.schema,
  frames: ['magic'],
  exact: true,
  legal: (turn, frame, actor) => moves(turn, frame, actor).map(({ command }) => command),
  offers: moves,
  check(turn, frame, { piece, path }) {
    if (turn.game.unitIndex.has(piece)) return no('no-magic');
    const leader = ownLeader(turn, piece);
    if (typeof leader !== 'number') return leader;
    const cannot = whyCannotAct(frame, leader);
    if (cannot) return cannot;
    const cost = costOf(turn, asMovement(turn), piece, path);
    return typeof cost === 'number' ? null : cost;
  },
  apply(turn, frame, command, ctx) {
    const leader = ownLeader(turn, command.piece);
    if (typeof leader === 'number') frame.acted.push(leader);
    setOut(turn, frame, command, 0, ctx);
  },
  offer(turn, { piece, path }) {
    const cost = costOf(turn, asMovement(turn), piece, path);
    return typeof cost === 'number' ? { cost } : {};
  },
  actor: (command) => command.piece,
};

/** What binds a move in a Movement Phase binds this one. */
const asMovement = ({ side }: Turn): FrameOf<'movement'> => ({ kind: 'movement', side, begun: false });

/** Every move, with the half points it costs. */
function moves(
  turn: Turn,
  frame: MagicFrame,
  actor: string | undefined,
): { command: CommandOf<'move'>; cost: number }[] {
  const { game } = turn;
  return leadersOf(turn, actor).flatMap((leader) => {
    if (whyCannotAct(frame, leader)) return [];
    const piece = leaderSpec(game, leader).id;
    const destinations = leaderDestinations(turn, leader);
    const paths = pathsTo(game, destinations);
    return destinations.map(({ reached, index }, i) => ({
      command: { type: 'move' as const, piece, path: paths[i] ?? [] },
      cost: reached.cost[index] ?? 0,
    }));
  });
}
