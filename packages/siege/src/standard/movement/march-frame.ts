import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { type Ctx, pop, push, top } from '@warbeacon/kernel';
import type { FrameSpec } from '../../engine/frame-spec.ts';
import { type Game, leaderSpec, unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { DUE } from '../../engine/state.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import { makeWhere } from '../../notation/where.ts';
import { friendInTheWay } from '../stacking/stacking.ts';
import { enterPlace } from './entering.ts';

/** A piece on its way, hex by hex, so that anything may interrupt it between two hexes. */
export interface MarchFrame {
  kind: 'march';
  piece: 'unit' | 'leader';
  index: number;
  path: number[];
  /** How many hexes of the path have been entered. */
  done: number;
  /** Where it set out: a place, or a box off the map. */
  from: number;
  /** [8.45] The other unit of a formation that goes with it; -1 for none. */
  partner: number;
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    march: MarchFrame;
  }
}

export const march: FrameSpec<MarchFrame> = {
  kind: 'march',
  fields: {
    piece: ['unit', 'leader'],
    index: 'piece',
    path: 'places',
    done: 'count',
    from: 'where',
    partner: 'unit or nobody',
  },
  step: stepMarch,
};

/** [4.2] One hex of a march; at its end the log hears of it, and a friend in the way must go (4.28). */
function stepMarch(situation: Situation, frame: MarchFrame, ctx: Ctx<SiegeEvent>): boolean {
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
function tell(game: Game, frame: MarchFrame, ctx: Ctx<SiegeEvent>): void {
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
