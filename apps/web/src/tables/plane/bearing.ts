/** Distances and directions, in words: from edge to edge of two bases, and by the eight winds. */
import type { At } from '../../board/plane/model.ts';
import { INCH } from '../../board/plane/scale.ts';

export interface Body {
  readonly at: At;
  readonly r: number;
}

/** Less than a quarter of a millimetre between two bases is contact. */
const TOUCH = 25;

/** Between the edges of two bases, in u; 0 where they touch. */
export function gapOf(a: Body, b: Body): number {
  const gap = Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]) - a.r - b.r;
  return gap <= TOUCH ? 0 : gap;
}

/** `4.2″`: rounded down to a tenth, so that nobody is promised what is not there. */
export const inInches = (u: number): string => `${(Math.floor((u / INCH) * 10 + 1e-6) / 10).toFixed(1)}″`;

const WINDS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

export function bearing(from: At, to: At): (typeof WINDS)[number] {
  const turn = Math.atan2(to[0] - from[0], to[1] - from[1]) / (2 * Math.PI);
  return WINDS[(Math.round(turn * 8) + 8) % 8] ?? 'north';
}

/** Of a way: its corners with where it begins. */
export function lengthOfWay(points: readonly At[]): number {
  let sum = 0;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]];
    if (a && b) sum += Math.hypot(a[0] - b[0], a[1] - b[1]);
  }
  return sum;
}

export function whereIs(from: Body, to: Body): string {
  const gap = gapOf(from, to);
  return gap === 0 ? `in contact, ${bearing(from.at, to.at)}` : `${inInches(gap)} ${bearing(from.at, to.at)}`;
}
