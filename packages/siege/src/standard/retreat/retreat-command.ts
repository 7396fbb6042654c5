/** [7.54] to [7.56] A unit thrown back goes the way its owner chooses. */
import { pop, push } from '@warbeacon/kernel';
import { leadersAt, unitIn } from '../../engine/board.ts';
import { disrupt } from '../losses/losses.ts';
import { askLeadersToFollow } from '../leaders/following.ts';
import { enterPlace } from '../movement/entering.ts';
import { retreatPaths, whyNoRetreat } from './retreat.ts';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import { type CommandSpec, hasPath, makePath, ownUnit, parsePath } from '../../engine/command-spec.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { no } from '../../engine/refusals.ts';
import { z } from 'zod';
import { pathSchema, pieceSchema } from '../../engine/ids.ts';

export const retreatSchema = z.strictObject({ type: z.literal('retreat'), unit: pieceSchema, path: pathSchema });

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** A unit thrown back goes this way. */
    retreat: z.infer<typeof retreatSchema>;
  }
}

export const retreat: CommandSpec<FrameOf<'retreat'>, 'retreat'> = {
  type: 'retreat',
  schema: retreatSchema,
  frames: ['retreat'],
  *legal(turn, frame) {
    const { game } = turn;
    const { id } = unitSpec(game, frame.unit);
    for (const path of retreatPaths(turn, frame.unit, frame.hexes)) {
      yield { type: 'retreat', unit: id, path: makePath(game, path) };
    }
  },
  check(turn, frame, command) {
    const { game } = turn;
    const unit = ownUnit(turn, command.unit);
    if (typeof unit !== 'number') return unit;
    if (unit !== frame.unit) return no(game, 'other-unit-retreats', { unit: unitSpec(game, frame.unit).name });
    const path = parsePath(game, command.path);
    if (!Array.isArray(path)) return path;
    return hasPath(retreatPaths(turn, unit, frame.hexes), path) ? null : whyNoRetreat(turn, unit, frame.hexes, path);
  },
  apply(turn, frame, command, ctx) {
    const { game, s, side } = turn;
    const path = parsePath(game, command.path);
    const state = s.units[frame.unit];
    if (!Array.isArray(path) || !state) throw new Error('retreat without a path');
    const from = state.at;
    const to = path[path.length - 1] ?? from;
    const friend = unitIn(turn, side, to);
    const company = leadersAt(turn, side, to);
    pop(s);
    game.hooks.unitGivesWay?.(turn, frame.unit, ctx);
    state.at = to;
    ctx.emit({
      type: 'retreated',
      piece: command.unit,
      from: makePlaceId(game.terrain, from),
      path: command.path,
      before: false,
    });
    disrupt(turn, frame.unit, ctx);
    for (const leader of frame.escort) {
      const escort = s.leaders[leader];
      if (!escort || escort.at !== from) continue;
      escort.at = to;
      ctx.emit({ type: 'followed', leader: leaderSpec(game, leader).id, to: makePlaceId(game.terrain, to) });
    }
    askLeadersToFollow(turn, side, from, to);
    if (friend >= 0 && friend !== frame.unit) push(s, { kind: 'displace', unit: friend, company, disrupts: true });
    for (const place of path) enterPlace(turn, side, place, ctx);
  },
  actor: (command) => command.unit,
};
