/** [16.11] [16.12] [16.13] A unit moves with the engine that it stands with. */
import { push as pushFrame, type Refusal } from '@warbeacon/kernel';
import { z } from 'zod';
import { type CommandSpec, parsePath, unitIndex, unitsOf } from '../../engine/command-spec.ts';
import { unitSpec } from '../../engine/game.ts';
import { pathSchema, pieceSchema } from '../../engine/ids.ts';
import type { Turn } from '../../engine/situation.ts';
import type { CommandOf, FrameOf } from '../../engine/vocabulary.ts';
import { setOut } from '../../standard/movement/marching.ts';
import { pathOf } from '../../standard/movement/paths.ts';
import { own } from '../own.ts';
import { costOfPush, engineNamed, enginesWith, pushDestinations } from './pushing.ts';
import { unitFor } from '../units-for.ts';

export const pushSchema = z.strictObject({
  type: z.literal('push'),
  unit: pieceSchema,
  engine: pieceSchema,
  path: pathSchema,
});

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Movement: a unit with an engine, hex by hex; the first hex of a reinforcement's path is the one it enters by. */
    push: z.infer<typeof pushSchema>;
  }
}

export const pushEngine: CommandSpec<FrameOf<'movement'>, 'push'> = {
  type: 'push',
  schema: pushSchema,
  frames: ['movement'],
  exact: true,
  legal: (turn, _frame, actor) => pushes(turn, actor, (command) => command),
  offers: (turn, _frame, actor) => pushes(turn, actor, (command, cost) => ({ command, cost })),
  check(turn, _frame, command) {
    const cost = costOf(turn, command);
    return typeof cost === 'number' ? null : cost;
  },
  apply(turn, frame, { unit: piece, engine, path }, ctx) {
    const { game, s } = turn;
    const { engines } = own(s);
    engines.moved.push(engine);
    engines.ready = engines.ready.filter((id) => id !== engine);
    pushFrame(s, { kind: 'push', unit: unitIndex(game, piece), engine });
    setOut(turn, frame, { type: 'move', piece, path }, 0, ctx);
  },
  offer(turn, command) {
    const cost = costOf(turn, command);
    return typeof cost === 'number' ? { cost } : {};
  },
  actor: (command) => command.unit,
  marker: (_turn, { engine }) => engine,
};

function costOf(turn: Turn, { unit: id, engine, path: ids }: CommandOf<'push'>): number | Refusal {
  const unit = unitFor(turn, id, 'not-a-unit-to-push');
  if (typeof unit !== 'number') return unit;
  const path = parsePath(turn.game, ids);
  if (!Array.isArray(path)) return path;
  return costOfPush(turn, unit, engineNamed(turn.s, engine), path);
}

/** Every push, as `make` has it of the command and the half points it costs. */
function pushes<T>(turn: Turn, actor: string | undefined, make: (command: CommandOf<'push'>, cost: number) => T): T[] {
  const { game } = turn;
  return unitsOf(turn, actor).flatMap((unit) =>
    enginesWith(turn, unit).flatMap((engine) =>
      pushDestinations(turn, unit, engine).map((destination) =>
        make(
          { type: 'push', unit: unitSpec(game, unit).id, engine: engine.id, path: pathOf(game, destination) },
          destination.reached.cost[destination.index] ?? 0,
        ),
      ),
    ),
  );
}
