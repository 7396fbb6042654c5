/** [14.22] H-25 A piece leaves the map by its western edge. */
import type { Refusal } from '@warbeacon/kernel';
import { isSpent } from '../abilities/abilities.ts';
import { costOfLeaving, isAtHome, waysOut } from './leaving.ts';
import { enterPlace } from '../../standard/movement/entering.ts';
import { no } from '../refusals.ts';
import type { Turn } from '../../engine/situation.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import { AWAY, CAVES } from '../off-map-boxes.ts';
import { type CommandSpec, idsOf, parsePath } from '../../engine/command-spec.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { z } from 'zod';
import { pieceSchema, placeSchema } from '../../engine/ids.ts';

export const leaveSchema = z.strictObject({
  type: z.literal('leave'),
  piece: pieceSchema,
  path: z.array(placeSchema).max(40),
});

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Movement: off the map by the western edge; the path, which may be empty, leads to the hex from which it leaves. */
    leave: z.infer<typeof leaveSchema>;
  }
}

export const leave: CommandSpec<FrameOf<'movement'>, 'leave'> = {
  type: 'leave',
  schema: leaveSchema,
  frames: ['movement'],
  legal(turn, _frame, actor) {
    if (!isAtHome(turn.side)) return [];
    return idsOf(turn, actor).flatMap((piece) =>
      waysOut(turn, piece).map((path) => ({ type: 'leave' as const, piece, path })),
    );
  },
  check(turn, _frame, { piece, path }) {
    const cost = costOfLeave(turn, piece, path);
    return typeof cost === 'number' ? null : cost;
  },
  apply(turn, _frame, { piece, path: ids }, ctx) {
    const { game, s, side } = turn;
    const path = parsePath(game, ids);
    if (!Array.isArray(path)) throw new Error(path.message);
    const unit = s.units[game.unitIndex.get(piece) ?? -1];
    const state = unit ?? s.leaders[game.leaderIndex.get(piece) ?? -1];
    if (!state) throw new Error(`no piece ${piece}`);
    const from = path[path.length - 1] ?? state.at;
    // H-25 Who goes after the horn has called goes for good, and counts as no loss.
    const back = !isSpent(s, 'horn');
    state.moved = true;
    state.at = back ? CAVES : AWAY;
    ctx.emit({ type: 'left', piece, from: makePlaceId(game.terrain, from), back });
    if (unit) for (const place of path) enterPlace(turn, side, place, ctx);
  },
  offer(turn, { piece, path }) {
    const cost = costOfLeave(turn, piece, path);
    return typeof cost === 'number' ? { cost } : {};
  },
  actor: (command) => command.piece,
};

/** Half points it costs to leave, or why one may not. */
export function costOfLeave(turn: Turn, piece: string, ids: readonly string[]): number | Refusal {
  const { game, side } = turn;
  const spec = game.units[game.unitIndex.get(piece) ?? -1] ?? game.leaders[game.leaderIndex.get(piece) ?? -1];
  if (spec !== undefined && spec.side !== side) return no('not-your-piece');
  const path = parsePath(game, ids);
  if (!Array.isArray(path)) return path;
  return costOfLeaving(turn, piece, path);
}
