/** Deployment: one piece to a hex of its area. */
import { areaOf } from './setting-up.ts';
import { barredGround } from '../../engine/ways-out.ts';
import type { CommandOf, FrameOf } from '../../engine/vocabulary.ts';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
import type { LeaderSpec, UnitSpec } from '../../engine/unit-kinds.ts';
import { because, no } from '../../engine/refusals.ts';
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

/** Whether there is another place for a piece than where it is. Mostly the first is one, so the rest is not looked at. */
export function canDeploy(turn: Turn, piece: string): boolean {
  const { game } = turn;
  const unit = game.unitIndex.get(piece) ?? -1;
  const leader = game.leaderIndex.get(piece) ?? -1;
  const spec = game.units[unit] ?? game.leaders[leader];
  return spec !== undefined && areaOf(game, spec).some((place) => mayStart(turn, unit, leader, place));
}

/** [5.0] Whether a unit, or the leader where there is none, may be put on a place. */
function mayStart({ game, s, board }: Turn, unit: number, leader: number, place: number): boolean {
  const spec = game.units[unit];
  if (spec === undefined) return s.leaders[leader]?.at !== place;
  return (board.unitAt[place] ?? -1) < 0 && barredGround(game, spec.cavalry, place) === undefined;
}

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
