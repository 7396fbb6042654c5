/** Orders that were called off. */
import type { HistoryEntry } from '../../face/view.ts';

/** The plies that were taken back: each time the last one of that side that still stood. */
export function takenBack(entries: readonly HistoryEntry[]): ReadonlySet<number> {
  const undone = new Set<number>();
  const standing: HistoryEntry[] = [];
  for (const entry of entries) {
    if (!entry.tookBack) standing.push(entry);
    else if (standing.at(-1)?.side === entry.side) undone.add(standing.pop()?.ply ?? -1);
  }
  return undone;
}
