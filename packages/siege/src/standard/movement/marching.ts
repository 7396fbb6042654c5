/** [4.2] [4.25] On the way: a piece sets out, goes hex by hex, and arrives. */
import { type Ctx, pop, push, top } from '@warbeacon/kernel';
import { parsePath } from '../../engine/command-spec.ts';
import { type Game, leaderSpec, unitSpec } from '../../engine/game.ts';
import type { Situation, Turn } from '../../engine/situation.ts';
import { DUE } from '../../engine/state.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import type { CommandOf, Frame, FrameOf, SiegeEvent } from '../../engine/vocabulary.ts';
import { makeWhere } from '../../notation/where.ts';
import { fallOut } from '../formations/falling-out.ts';
import { countEntry } from '../reinforcements/coming-on.ts';
import { friendInTheWay } from '../stacking/stacking.ts';
import { countAsMoved } from './allowance.ts';
import { enterPlace } from './entering.ts';

/** The piece begins its march; `cost`: half points to be held against it. */
export function setOut(
  turn: Turn,
  frame: Frame,
  { piece, path: ids }: CommandOf<'move'>,
  cost: number,
  ctx: Ctx<SiegeEvent>,
): void {
  const { game, s } = turn;
  const path = parsePath(game, ids);
  if (!Array.isArray(path)) throw new Error(path.message);
  const unit = game.unitIndex.get(piece);
  const leader = game.leaderIndex.get(piece);
  const state = s.units[unit ?? -1] ?? s.leaders[leader ?? -1];
  if (!state) throw new Error(`no piece ${piece}`);
  const from = state.at;
  countAsMoved(state, cost);
  if (unit !== undefined) fallOut(turn, unit, ctx);
  if (from < 0 && unit !== undefined) countEntry(s, path[0] ?? -1);
  if (frame.kind === 'makeRoom' && top(s) === frame) pop(s);
  push(s, {
    kind: 'march',
    piece: unit === undefined ? 'leader' : 'unit',
    index: unit ?? leader ?? -1,
    path,
    done: 0,
    from,
    partner: -1,
  });
  if (unit !== undefined) game.hooks.unitPasses?.(turn, unit);
}

/** [4.2] One hex of a march; at its end the log hears of it, and a friend in the way must go (4.28). */
export function stepMarch(situation: Situation, frame: FrameOf<'march'>, ctx: Ctx<SiegeEvent>): boolean {
  const { game, s } = situation;
  const piece = frame.piece === 'unit' ? s.units[frame.index] : s.leaders[frame.index];
  const spec = frame.piece === 'unit' ? unitSpec(game, frame.index) : leaderSpec(game, frame.index);
  // H-61: whoever has been hit on the way is no longer where it was, and goes no further.
  const stopped = piece?.at !== (frame.path[frame.done - 1] ?? frame.from);
  const next = frame.path[frame.done];
  if (piece && !stopped && next !== undefined) {
    frame.done++;
    piece.at = next;
    // [8.45] A formation goes as one.
    const partner = s.units[frame.partner];
    if (partner) partner.at = next;
    if (frame.piece === 'unit') {
      // Asked about after the enemy leaders it has come upon have fled, and so put underneath.
      game.hooks.unitPasses?.(situation, frame.index);
      enterPlace(situation, spec.side, next, ctx);
    } else game.hooks.leaderCame?.(situation, frame.index, next, ctx);
    if (top(s) !== frame) tell(game, frame, ctx);
    return true;
  }
  pop(s);
  const entered = frame.from === DUE;
  tell(game, frame, ctx);
  if (frame.piece === 'leader') {
    if (entered) game.cases.leaderEntered(situation, frame.index, ctx);
    return true;
  }
  if (stopped) return true;
  const friend = friendInTheWay(s, frame.index, frame.partner);
  if (friend >= 0) push(s, { kind: 'makeRoom', unit: friend });
  return true;
}

/**
 * Tells of the hexes entered since it was last told of, and of no others: what interrupts a march is told after what
 * came before it. From here on the march begins where the piece is.
 */
function tell(game: Game, frame: FrameOf<'march'>, ctx: Ctx<SiegeEvent>): void {
  if (frame.done === 0) return;
  const walked = frame.path.splice(0, frame.done);
  const { id } = frame.piece === 'unit' ? unitSpec(game, frame.index) : leaderSpec(game, frame.index);
  const path = walked.map((place) => makePlaceId(game.terrain, place));
  const from = makeWhere(game, frame.from);
  ctx.emit({ type: 'moved', piece: id, from, path });
  const partner = game.units[frame.partner];
  if (partner) ctx.emit({ type: 'moved', piece: partner.id, from, path });
  frame.from = walked.at(-1) ?? frame.from;
  frame.done = 0;
}
