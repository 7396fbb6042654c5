/** What is written down of a match that is watched with a delay, for those who see it later; nothing of any other. */
import type { Watching } from '@warbeacon/protocol';
import { type Besides, type Progress } from '../storage/matches.ts';
import { makeMomentRow } from '../storage/moments.ts';
import { delayOf } from '../storage/watching.ts';
import { accordsCell, clockCell } from './clock/agreements.ts';
import type { Position } from './load-match.ts';

/** When the end of the match may be told, where it has ended and is watched with a delay. */
export function toldAtOf(watching: Watching, { closed, last }: Position): number | null {
  const delay = delayOf(watching);
  return closed && delay !== null ? last.at + delay : null;
}

export function momentOf(
  watching: Watching,
  position: Position,
  { turn, phase, toMove, clock: setting, deadline }: Progress,
): Pick<Besides, 'moment'> {
  if (delayOf(watching) === null) return {};
  const { last, ply, closed: over } = position;
  const beside = { setting, deadline, ...asideOf(position) };
  return { moment: makeMomentRow({ seq: last.seq, at: last.at, ply, over, turn, phase, toMove, ...beside }) };
}

/** Cells of what is agreed on and of the clocks, as JSON. */
export interface Aside {
  readonly accords: string;
  readonly clock: string;
}

export function asideOf(position: Position): Aside {
  return { accords: JSON.stringify(accordsCell(position)), clock: JSON.stringify(clockCell(position)) };
}
