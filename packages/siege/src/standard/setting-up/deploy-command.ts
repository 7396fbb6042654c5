/** Deployment: one piece to a hex of its area. */
import { placesForLeader, placesForUnit, putDown, whyNotDeploy } from './setting-up.ts';
import type { CommandOf, FrameOf } from '../../engine/vocabulary.ts';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
import type { Turn } from '../../engine/situation.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import { type CommandSpec, leadersOf, unitsOf } from '../../engine/command-spec.ts';
import { z } from 'zod';
import { pieceSchema, placeSchema } from '../../engine/ids.ts';

export const deploySchema = z.strictObject({ type: z.literal('deploy'), piece: pieceSchema, hex: placeSchema });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Deployment: put one piece on a hex, or move it there. */
    deploy: z.infer<typeof deploySchema>;
  }
}

export const deploy: CommandSpec<FrameOf<'deployment'>, 'deploy'> = {
  type: 'deploy',
  schema: deploySchema,
  frames: ['deployment'],
  exact: true,
  legal: (turn, _frame, actor) => placings(turn, actor),
  check: (turn, _frame, { piece, hex }) => whyNotDeploy(turn, piece, hex),
  apply(turn, _frame, { piece, hex }, ctx) {
    putDown(turn, piece, hex);
    ctx.emit({ type: 'deployed', side: turn.side, piece, hex });
  },
  actor: (command) => command.piece,
};

function placings(turn: Turn, actor: string | undefined): CommandOf<'deploy'>[] {
  const { game } = turn;
  const commands: CommandOf<'deploy'>[] = [];
  const add = (piece: string, places: readonly number[]): void => {
    for (const place of places) commands.push({ type: 'deploy', piece, hex: makePlaceId(game.terrain, place) });
  };
  for (const unit of unitsOf(turn, actor)) {
    const spec = unitSpec(game, unit);
    add(spec.id, placesForUnit(turn, spec));
  }
  for (const leader of leadersOf(turn, actor)) {
    const spec = leaderSpec(game, leader);
    add(spec.id, placesForLeader(turn, leader, spec));
  }
  return commands;
}
