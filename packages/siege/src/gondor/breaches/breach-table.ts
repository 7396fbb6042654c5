/** [16.3] Breach: what two dice must show, for the weapon and its distance, against what stands on the side. */
import type { TotalRange } from '../../engine/options.ts';
import type { House } from '../house-values.ts';

/** [16.3] What stands on a hexside: the doors of the towers are gates (G-139). */
export type Rampart = 'tower' | 'wall' | 'gate' | 'main-gate';

type Row = Readonly<Record<Rampart, TotalRange | null>>;

/** [16.23] [16.3] By the range in hexes, 1 first; `null`: never. */
const CATAPULT: readonly Row[] = [
  { tower: [3, 3], wall: [7, 7], gate: [4, 5], 'main-gate': null },
  // The wall here is a house value.
  { tower: [2, 2], wall: [9, 9], gate: [6, 6], 'main-gate': null },
  { tower: null, wall: [3, 3], gate: [4, 4], 'main-gate': null },
  { tower: null, wall: [3, 3], gate: [4, 4], 'main-gate': null },
];

const GROND = {
  tower: [2, 2],
  wall: [4, 4],
  gate: [3, 10],
  'main-gate': [5, 9],
} as const satisfies Row;

/** [16.21] How far a catapult breaks anything. */
export const LONGEST_BREACH = CATAPULT.length;

/** [16.22] The totals with which a catapult breaks what is so many hexes away; `null` for never. */
export function catapultBreach(house: House, range: number, rampart: Rampart): TotalRange | null {
  if (range === 2 && rampart === 'wall') return [house.wallAtTwo, house.wallAtTwo];
  return CATAPULT[range - 1]?.[rampart] ?? null;
}

/** [16.28] The same of Grond, which stands at what it strikes. */
export function grondBreach(rampart: Rampart): TotalRange {
  return GROND[rampart];
}
