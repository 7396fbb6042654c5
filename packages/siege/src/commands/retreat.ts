/** [7.54] to [7.56] A unit thrown back goes the way its owner chooses. */
import { pop, push, refuse } from '@warbeacon/kernel';
import { leaveRam } from '../cases/equipment.ts';
import { askLeadersToFollow, disrupt, enterPlace } from '../cases/losses.ts';
import { retreatPaths, whyNoRetreat } from '../cases/retreat.ts';
import { leadersAt, situate, unitIn } from '../cases/situation.ts';
import { leaderSpec, unitSpec } from '../game.ts';
import { makePlaceId } from '../standard/terrain.ts';
import { type CommandSpec, type FrameOf, hasPath, makePath, ownUnit, parsePath } from './spec.ts';

export const retreat: CommandSpec<FrameOf<'retreat'>, 'retreat'> = {
  type: 'retreat',
  frames: ['retreat'],
  *legal({ game, s }, frame) {
    const { id } = unitSpec(game, frame.unit);
    for (const path of retreatPaths(game, s, situate(game, s), frame.unit, frame.hexes)) {
      yield { type: 'retreat', unit: id, path: makePath(game, path) };
    }
  },
  check(turn, frame, command) {
    const { game, s } = turn;
    const unit = ownUnit(turn, command.unit);
    if (typeof unit !== 'number') return unit;
    if (unit !== frame.unit)
      return refuse('other-unit', `It is ${unitSpec(game, frame.unit).name} that must retreat.`, '7.54');
    const path = parsePath(game, command.path);
    if (!Array.isArray(path)) return path;
    return hasPath(retreatPaths(game, s, situate(game, s), unit, frame.hexes), path)
      ? null
      : whyNoRetreat(game, s, unit, frame.hexes, path);
  },
  apply({ game, s, side }, frame, command, ctx) {
    const path = parsePath(game, command.path);
    const state = s.units[frame.unit];
    if (!Array.isArray(path) || !state) throw new Error('retreat without a path');
    const from = state.at;
    const to = path[path.length - 1] ?? from;
    const friend = unitIn(game, s, side, to);
    const company = leadersAt(game, s, side, to);
    pop(s);
    leaveRam(game, s, frame.unit, ctx);
    state.at = to;
    ctx.emit({
      type: 'retreated',
      piece: command.unit,
      from: makePlaceId(game.terrain, from),
      path: command.path,
      before: false,
    });
    disrupt(game, s, frame.unit, ctx);
    for (const leader of frame.escort) {
      const escort = s.leaders[leader];
      if (!escort || escort.at !== from) continue;
      escort.at = to;
      ctx.emit({ type: 'followed', leader: leaderSpec(game, leader).id, to: makePlaceId(game.terrain, to) });
    }
    askLeadersToFollow(game, s, side, from, to);
    if (friend >= 0 && friend !== frame.unit) push(s, { kind: 'displace', unit: friend, company, disrupts: true });
    for (const place of path) enterPlace(game, s, side, place, ctx);
  },
  actor: (command) => command.unit,
};
