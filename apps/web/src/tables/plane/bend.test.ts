import { expect, test } from 'vitest';
import type { At } from '../../board/plane/model.ts';
import { lengthOfWay } from './bearing.ts';
import { bend, type Obstacle } from './bend.ts';

const from: At = [0, 0];
const to: At = [20_000, 0];
const disc = (x: number, y: number, r = 2500): Obstacle => ({ at: [x, y], r });

function comesNear(way: readonly At[], { at }: Obstacle): number {
  const points = [from, ...way];
  let nearest = Infinity;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]];
    if (!a || !b) continue;
    for (let t = 0; t <= 1; t += 0.01)
      nearest = Math.min(nearest, Math.hypot(a[0] + (b[0] - a[0]) * t - at[0], a[1] + (b[1] - a[1]) * t - at[1]));
  }
  return nearest;
}

test('what is clear is gone straight', () => {
  expect(bend(from, to, [disc(10_000, 3000)])).toEqual([to]);
});

test('a base in between is gone round, on the shorter side, and hardly farther than must be', () => {
  const base = disc(10_000, 400);
  const way = bend(from, to, [base]);
  expect(way.at(-1)).toEqual(to);
  expect(way.length).toBeGreaterThan(1);
  expect(way.slice(0, -1).every(([, y]) => y < 400)).toBe(true);
  expect(comesNear(way, base)).toBeGreaterThanOrEqual(2498);
  expect(lengthOfWay([from, ...way])).toBeLessThan(20_700);
});

test('of a row of bases that closes the straight way none is crossed', () => {
  const row = [-6000, -3000, 0, 3000, 6000].map((y) => disc(10_000, y));
  const way = bend(from, to, row);
  for (const each of row) expect(comesNear(way, each)).toBeGreaterThanOrEqual(2498);
});

test('who points into a base is led straight to it, for the server to say why not', () => {
  expect(bend(from, [10_000, 0], [disc(10_000, 500)])).toEqual([[10_000, 0]]);
});

test('who stands in a zone is not kept in it', () => {
  expect(bend(from, to, [disc(1000, 0)])).toEqual([to]);
});
