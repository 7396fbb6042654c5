/**
 * A way that somebody may mean who points at a place: straight where it is clear, else round what stands in between by the
 * shortest of the ways along the edges of that. A guess, to be asked about: whether it can be gone the server says.
 */
import type { At } from '../../board/plane/model.ts';

/** Nobody's middle may come nearer to `at` than `r`. */
export interface Obstacle {
  readonly at: At;
  readonly r: number;
}

/** So far outside of what is in the way a corner is set, in u. */
const ROOM = 25;
/** Corners about each obstacle. */
const ROUND = 16;
/** Obstacles that are looked at, the nearest to the straight way first. */
const MOST = 14;

export function bend(from: At, to: At, obstacles: readonly Obstacle[]): readonly At[] {
  // Who stands within something, or points into it, is not kept out of it.
  const solid = obstacles.filter(({ at, r }) => far(from, at) >= r && far(to, at) >= r);
  if (isClear(from, to, solid)) return [to];
  const near = solid
    .map((each) => ({ each, off: fromSegment(each.at, from, to) - each.r }))
    .toSorted((a, b) => a.off - b.off)
    .slice(0, MOST)
    .map(({ each }) => each);
  const corners = near.flatMap(({ at, r }) =>
    Array.from({ length: ROUND }, (_, i): At => {
      const turn = (i / ROUND) * 2 * Math.PI;
      const out = (r + ROOM) / Math.cos(Math.PI / ROUND);
      return [Math.round(at[0] + Math.sin(turn) * out), Math.round(at[1] + Math.cos(turn) * out)];
    }),
  );
  const free = corners.filter((corner) => near.every(({ at, r }) => far(corner, at) >= r));
  return shortest(from, to, free, near) ?? [to];
}

/** By Dijkstra over corners that see each other. */
function shortest(from: At, to: At, corners: readonly At[], solid: readonly Obstacle[]): readonly At[] | undefined {
  const nodes = [from, ...corners, to];
  const end = nodes.length - 1;
  const cost = nodes.map((_, i) => (i === 0 ? 0 : Infinity));
  const before = nodes.map(() => -1);
  const done = new Set<number>();
  while (!done.has(end)) {
    let next = -1;
    cost.forEach((each, i) => {
      if (!done.has(i) && each < Infinity && (next < 0 || each < (cost[next] ?? Infinity))) next = i;
    });
    const here = nodes[next];
    if (next < 0 || !here) return undefined;
    done.add(next);
    nodes.forEach((there, i) => {
      if (done.has(i)) return;
      const sum = (cost[next] ?? Infinity) + far(here, there);
      if (sum >= (cost[i] ?? Infinity) || !isClear(here, there, solid)) return;
      cost[i] = sum;
      before[i] = next;
    });
  }
  const way: At[] = [];
  for (let i = end; i > 0; i = before[i] ?? -1) {
    const node = nodes[i];
    if (node) way.unshift(node);
  }
  return way;
}

const far = (a: At, b: At): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

function isClear(a: At, b: At, solid: readonly Obstacle[]): boolean {
  return solid.every(({ at, r }) => fromSegment(at, a, b) >= r - 1);
}

function fromSegment(point: At, a: At, b: At): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square));
  return far(point, [a[0] + dx * t, a[1] + dy * t]);
}
