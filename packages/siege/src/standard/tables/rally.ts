/** [8.37] Rally: the totals of two dice that rally a unit, by the leader's rating. */

const RALLY: readonly (readonly [low: number, high: number])[] = [
  [4, 5],
  [6, 7],
  [3, 6],
  [4, 7],
  [2, 7],
  [3, 8],
  [3, 9],
  [3, 10],
  [3, 11],
  [3, 12],
];

/** Lowest and highest total that rally; `undefined` for a rating of 0 or less. Above 10 every total does. */
export function rallyRange(rating: number): readonly [low: number, high: number] | undefined {
  if (rating <= 0) return undefined;
  return RALLY[rating - 1] ?? [2, 12];
}
