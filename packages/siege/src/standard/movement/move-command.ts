/** [4.0] Movement of a unit or a leader along a path. */
import type { Destination } from '../../engine/board.ts';
import { costOf, leaderDestinations, type MoveFrame, unitDestinations } from './movement.ts';
import { setOut } from './marching.ts';
import { pathsTo } from './paths.ts';
import { keptLoadOf } from './loads.ts';
import type { CommandOf } from '../../engine/vocabulary.ts';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
import type { Turn } from '../../engine/situation.ts';
import { type CommandSpec, leadersOf, unitsOf } from '../../engine/command-spec.ts';
import { z } from 'zod';
import { pathSchema, pieceSchema } from '../../engine/ids.ts';

export const moveSchema = z.strictObject({ type: z.literal('move'), piece: pieceSchema, path: pathSchema });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Movement: a unit or leader, hex by hex; the first hex of a reinforcement's path is the one it enters by. */
    move: z.infer<typeof moveSchema>;
  }
}

export const move: CommandSpec<MoveFrame, 'move'> = {
  type: 'move',
  schema: moveSchema,
  frames: ['movement', 'makeRoom'],
  exact: true,
  legal: (turn, frame, actor) => moves(turn, frame, actor, (command) => command),
  offers: (turn, frame, actor) => moves(turn, frame, actor, (command, cost) => ({ command, cost })),
  check(turn, frame, { piece, path }) {
    const cost = costOf(turn, frame, piece, path);
    return typeof cost === 'number' ? null : cost;
  },
  apply(turn, frame, command, ctx) {
    const unit = turn.game.unitIndex.get(command.piece);
    // It may go on with what is left once it has laid down what it carries, or, by the game, done something else.
    const counted =
      unit !== undefined &&
      (keptLoadOf(turn, unit) !== undefined || (turn.game.hooks.setsOut?.(turn, unit, command.path) ?? false));
    const cost = counted ? costOf(turn, frame, command.piece, command.path) : 0;
    setOut(turn, frame, command, typeof cost === 'number' ? cost : 0, ctx);
  },
  offer(turn, { piece, path }, frame) {
    const cost = costOf(turn, frame, piece, path);
    return typeof cost === 'number' ? { cost } : {};
  },
  actor: (command) => command.piece,
};

/** Every move, as `make` has it of the command and the half points it costs. */
function moves<T>(
  turn: Turn,
  frame: MoveFrame,
  actor: string | undefined,
  make: (command: CommandOf<'move'>, cost: number) => T,
): T[] {
  const { game, s } = turn;
  const made: T[] = [];
  /** `spent`: what the piece had spent before. */
  const add = (piece: string, destinations: readonly Destination[], spent = 0): void => {
    const paths = pathsTo(game, destinations);
    for (let i = 0; i < destinations.length; i++) {
      const { reached, index } = destinations[i] as Destination;
      made.push(make({ type: 'move', piece, path: paths[i] ?? [] }, (reached.cost[index] ?? 0) - spent));
    }
  };
  for (const unit of unitsOf(turn, actor)) {
    if (frame.kind === 'makeRoom' && frame.unit !== unit) continue;
    add(unitSpec(game, unit).id, unitDestinations(turn, unit), s.units[unit]?.spent);
  }
  if (frame.kind === 'makeRoom') return made;
  for (const leader of leadersOf(turn, actor)) add(leaderSpec(game, leader).id, leaderDestinations(turn, leader));
  return made;
}
