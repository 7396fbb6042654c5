/** A chart of one die. Totals beyond 1 and 6, by modifiers or by Might, are read as the first and the last row. */
import type { Chance } from '@warbeacon/kernel';

type Face = '1' | '2' | '3' | '4' | '5' | '6';
export type Chart<T extends string> = Readonly<Record<Face, T>>;

const FACES: readonly Face[] = ['1', '2', '3', '4', '5', '6'];

export function outcomeOf<T extends string>(chart: Chart<T>, total: number): T {
  return chart[FACES[Math.min(Math.max(total, 1), 6) - 1] ?? '1'];
}

/** How likely each outcome is, in the order of the chart, when `modifier` is added to the die. Those that cannot come are left out. */
export function chancesOf<T extends string>(chart: Chart<T>, modifier = 0): ReadonlyMap<T, Chance> {
  const chances = new Map<T, Chance>();
  for (const die of [1, 2, 3, 4, 5, 6]) {
    const outcome = outcomeOf(chart, die + modifier);
    chances.set(outcome, { n: (chances.get(outcome)?.n ?? 0) + 1, d: 6 });
  }
  return chances;
}
