/** Deployment: one piece to a hex of its area. */
import { areaOf, mayStart, putDown, whyNotDeploy } from './setting-up.ts';
import type { CommandOf, FrameOf } from '../../engine/vocabulary.ts';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
import type { LeaderSpec, UnitSpec } from '../../engine/unit-kinds.ts';
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
  const add = (spec: UnitSpec | LeaderSpec, unit: number, leader: number): void => {
    for (const place of areaOf(game, spec)) {
      if (!mayStart(turn, unit, leader, place)) continue;
      commands.push({ type: 'deploy', piece: spec.id, hex: makePlaceId(game.terrain, place) });
    }
  };
  for (const unit of unitsOf(turn, actor)) add(unitSpec(game, unit), unit, -1);
  for (const leader of leadersOf(turn, actor)) add(leaderSpec(game, leader), -1, leader);
  return commands;
}
