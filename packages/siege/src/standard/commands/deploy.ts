/** [13.0] Deployment: one piece to a hex of its area. */
import { refuse } from '@warbeacon/kernel';
import { areaCase, areaOf } from '../cases/deployment.ts';
import { barredGround, whyClosed } from '../cases/ways.ts';
import type { CommandOf } from '../../engine/commands.schema.ts';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
import { no } from '../../engine/refusals.ts';
import type { Turn } from '../../engine/situation.ts';
import { makePlaceId, parsePlaceId } from '../terrain.ts';
import { type CommandSpec, type FrameOf, leadersOf, unitsOf } from '../../engine/command-spec.ts';

export const deploy: CommandSpec<FrameOf<'deployment'>, 'deploy'> = {
  type: 'deploy',
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
    if (spec.arrives.at !== 'deployment')
      return refuse('arrives-later', 'That piece arrives later in the game.', '14.0');
    const place = parsePlaceId(game.terrain, hex);
    if (place === undefined) return refuse('unknown-hex', `The map has no hex ${hex} that can be entered.`, '13.0');
    if (!areaOf(game, spec).includes(place)) {
      return refuse('outside-area', 'That hex is not in the area this piece deploys in.', areaCase(side));
    }
    if (unit === undefined) {
      return s.leaders[leader ?? -1]?.at === place
        ? refuse('already-there', 'The leader is already there.', '13.0')
        : null;
    }
    const barred = barredGround(game, game.units[unit]?.cavalry ?? false, place);
    if (barred < 0) return whyClosed(barred);
    if (s.units.some((other) => other.at === place)) return refuse('hex-taken', 'A unit is there already.', '5.0');
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

function placings(turn: Turn, actor: string | undefined): CommandOf<'deploy'>[] {
  const { game, s } = turn;
  const commands: CommandOf<'deploy'>[] = [];
  for (const unit of unitsOf(turn, actor)) {
    const spec = unitSpec(game, unit);
    for (const place of areaOf(game, spec)) {
      if ((turn.board.unitAt[place] ?? -1) >= 0 || barredGround(game, spec.cavalry, place) < 0) continue;
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
