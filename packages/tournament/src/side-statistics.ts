/** Which side of the game wins how often, and how sure that is. */
import type { EventState } from './state.ts';

export interface SideStatistics {
  /** Legs won by the first side, by the second, and drawn; walkovers and rulings are none. */
  readonly first: number;
  readonly second: number;
  readonly draws: number;
  /** Of the legs that were won, those of the first side, 0 to 1; `null` before there is one. */
  readonly share: number | null;
  /** Where the true share lies, with 95 of 100 (E. B. Wilson, 1927). */
  readonly interval: { readonly low: number; readonly high: number } | null;
}

/** Standard deviations that 95 of 100 lie within. */
const Z = 1.959964;

export function wilson(successes: number, of: number): { readonly low: number; readonly high: number } | null {
  if (of === 0) return null;
  const share = successes / of;
  const scale = 1 + Z ** 2 / of;
  const centre = (share + Z ** 2 / (2 * of)) / scale;
  // oxlint-disable-next-line no-restricted-properties -- It is shown, and nothing follows from it; and every engine rounds roots alike.
  const half = (Z * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2))) / scale;
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

export function sideStatistics(state: EventState): SideStatistics {
  let [first, second, draws] = [0, 0, 0];
  for (const { pairings } of state.rounds) {
    for (const { sides, result } of pairings.flatMap(({ legs }) => legs)) {
      if (result?.kind !== 'played') continue;
      if (result.winner === null) draws++;
      else if (result.winner === sides[0]) first++;
      else second++;
    }
  }
  const won = first + second;
  return { first, second, draws, share: won === 0 ? null : first / won, interval: wilson(first, won) };
}
