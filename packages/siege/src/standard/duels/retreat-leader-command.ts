/** [7.26] [G-33] A lone leader thrown back in a duel. */
import { pop } from '@warbeacon/kernel';
import { leaderRetreatPaths } from '../retreat/retreat.ts';
import { leaderSpec } from '../../engine/game.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import { type CommandSpec, hasPath, makePath, ownLeader, parsePath } from '../../engine/command-spec.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { no } from '../../engine/refusals.ts';
import { z } from 'zod';
import { pathSchema, pieceSchema } from '../../engine/ids.ts';

export const retreatLeaderSchema = z.strictObject({
  type: z.literal('retreatLeader'),
  leader: pieceSchema,
  path: pathSchema,
});

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** A lone leader thrown back in a duel goes this way. */
    retreatLeader: z.infer<typeof retreatLeaderSchema>;
  }
}

export const retreatLeader: CommandSpec<FrameOf<'retreatLeader'>, 'retreatLeader'> = {
  type: 'retreatLeader',
  schema: retreatLeaderSchema,
  frames: ['retreatLeader'],
  *legal(turn, frame) {
    const { game } = turn;
    const { id } = leaderSpec(game, frame.leader);
    for (const path of leaderRetreatPaths(turn, frame.leader)) {
      yield { type: 'retreatLeader', leader: id, path: makePath(game, path) };
    }
  },
  check(turn, frame, command) {
    const { game } = turn;
    const leader = ownLeader(turn, command.leader);
    if (typeof leader !== 'number') return leader;
    if (leader !== frame.leader)
      return no(game, 'other-leader-retreats', { leader: leaderSpec(game, frame.leader).name });
    const path = parsePath(game, command.path);
    if (!Array.isArray(path)) return path;
    return hasPath(leaderRetreatPaths(turn, leader), path) ? null : no(game, 'no-leader-retreat-there');
  },
  apply(turn, frame, command, ctx) {
    const { game, s } = turn;
    const path = parsePath(game, command.path);
    const state = s.leaders[frame.leader];
    if (!Array.isArray(path) || !state) throw new Error('retreat without a path');
    const from = state.at;
    pop(s);
    state.at = path[path.length - 1] ?? from;
    for (const place of path) game.hooks.leaderCame?.(turn, frame.leader, place, ctx);
    ctx.emit({
      type: 'retreated',
      piece: command.leader,
      from: makePlaceId(game.terrain, from),
      path: command.path,
      before: false,
    });
  },
  actor: (command) => command.leader,
};
