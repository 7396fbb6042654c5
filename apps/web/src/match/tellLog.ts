/** The log as lines to be read: headings under which nothing happened are left out, except for where play stands now. */
import type { HistoryEntry } from '@warbeacon/protocol';
import { sideName } from '../text/helms-deep.ts';
import { type LogLine, logLine } from '../text/log.ts';
import { play } from '../text/play.ts';

export interface ToldLine {
  readonly key: string;
  readonly ply: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly line: LogLine;
}

const RANKS: Readonly<Partial<Record<LogLine['tone'], number>>> = { turn: 0, phase: 1, segment: 2 };

export function tellLog(entries: readonly HistoryEntry[]): readonly ToldLine[] {
  const all: ToldLine[] = [];
  for (const { ply, at, side, events, tookBack } of entries) {
    if (tookBack) all.push({ key: `${ply}`, ply, at, line: { text: play.tookBack(sideName(side)), tone: 'plain' } });
    events.forEach((event, i) => {
      const line = logLine(event);
      if (line) all.push({ key: `${ply}-${i}`, ply, at, line });
    });
  }
  // From the end: a heading stays when something stands between it and the next heading of its rank or above.
  const kept: ToldLine[] = [];
  const empty = [false, false, false];
  for (const told of all.reverse()) {
    const rank = RANKS[told.line.tone];
    if (rank === undefined) {
      empty.fill(false);
      kept.push(told);
      continue;
    }
    if (rank === 0 || !empty[rank]) kept.push(told);
    empty.fill(true, rank);
  }
  return kept.reverse();
}
