/** Deployment: one piece to a hex of its area. */
import { areaOf } from '../cases/deployment.ts';
import { because } from '../../engine/refusals.ts';
import { barredGround } from '../../engine/steps.ts';
import type { CommandOf, FrameOf } from '../../engine/vocabulary.ts';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
import { no } from '../../engine/refusals.ts';
import type { Turn } from '../../engine/situation.ts';
import { makePlaceId, parsePlaceId } from '../../engine/terrain.ts';
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
  check(turn, _frame, { piece, hex }) {
    const { game, s, side } = turn;
    const unit = game.unitIndex.get(piece);
    const leader = game.leaderIndex.get(piece);
    const spec = game.units[unit ?? -1] ?? game.leaders[leader ?? -1];
    if (!spec) return no(game, 'unknown-piece', { id: piece });
    if (spec.side !== side) return no(game, 'not-your-piece');
    if (spec.arrives.at !== 'deployment') return no(game, 'arrives-later');
    const place = parsePlaceId(game.terrain, hex);
    if (place === undefined) return no(game, 'no-hex-to-deploy', { id: hex });
    if (!areaOf(game, spec).includes(place)) {
      return no(game, side === game.sides[0] ? 'attacker-outside-area' : 'defender-outside-area');
    }
    if (unit === undefined) {
      return s.leaders[leader ?? -1]?.at === place ? no(game, 'leader-there') : null;
    }
    const barred = barredGround(game, game.units[unit]?.cavalry ?? false, place);
    if (barred !== undefined) return because(game, barred);
    if (s.units.some((other) => other.at === place)) return no(game, 'hex-taken');
    return null;
  },
  apply({ game, s, side }, _frame, { piece, hex }, ctx) {
    const at = parsePlaceId(game.terrain, hex) ?? -1;
    const unit = s.units[game.unitIndex.get(piece) ?? -1];
    const leader = s.leaders[game.leaderIndex.get(piece) ?? -1];
    if (unit) unit.at = at;
    else if (leader) leader.at = at;
    ctx.emit({ type: 'deployed', side, piece, hex });
  },
  actor: (command) => command.piece,
};

/** Whether there is another place for a piece than where it is. */
export function canDeploy(turn: Turn, piece: string): boolean {
  return placings(turn, piece).length > 0;
}

function placings(turn: Turn, actor: string | undefined): CommandOf<'deploy'>[] {
  const { game, s } = turn;
  const commands: CommandOf<'deploy'>[] = [];
  for (const unit of unitsOf(turn, actor)) {
    const spec = unitSpec(game, unit);
    for (const place of areaOf(game, spec)) {
      if ((turn.board.unitAt[place] ?? -1) >= 0 || barredGround(game, spec.cavalry, place) !== undefined) continue;
      commands.push({ type: 'deploy', piece: spec.id, hex: makePlaceId(game.terrain, place) });
    }
  }
  for (const leader of leadersOf(turn, actor)) {
    const spec = leaderSpec(game, leader);
    for (const place of areaOf(game, spec)) {
      if (s.leaders[leader]?.at === place) continue;
      commands.push({ type: 'deploy', piece: spec.id, hex: makePlaceId(game.terrain, place) });
    }
  }
  return commands;
}
