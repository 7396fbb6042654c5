import blossom from 'edmonds-blossom-fixed';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Graph, Matching } from './graph.ts';
import { perfectMatching } from './matching.ts';

type Weight = readonly [number, number, number];
type WeightedEdge = readonly [i: number, j: number, ...weight: Weight];

const graphOf = (vertices: number, edges: readonly WeightedEdge[]): Graph => ({
  vertices,
  from: Int32Array.from(edges, ([i]) => i),
  to: Int32Array.from(edges, ([, j]) => j),
  weights: Float64Array.from(edges.flatMap(([, , ...weight]) => weight)),
});

function match(graph: Graph, known?: Matching): Matching | null {
  const search = perfectMatching(graph, known);
  let step = search.next();
  while (step.done !== true) step = search.next();
  return step.value;
}

const isGreater = (one: Weight, other: Weight): boolean => {
  const at = one.findIndex((weight, c) => weight !== other[c]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
};
const sum = (one: Weight, other: Weight): Weight => [one[0] + other[0], one[1] + other[1], one[2] + other[2]];

/** By trying all. */
function best(vertices: number, edges: readonly WeightedEdge[]): Weight | null {
  const weights = new Map(edges.map(([i, j, ...weight]) => [`${i} ${j}`, weight]));
  const among = (left: readonly number[]): Weight | null => {
    const [i, ...rest] = left;
    if (i === undefined) return [0, 0, 0];
    let found: Weight | null = null;
    for (const j of rest) {
      const weight = weights.get(`${i} ${j}`);
      const others = weight && among(rest.filter((k) => k !== j));
      if (!others) continue;
      const total = sum(weight, others);
      if (found === null || isGreater(total, found)) found = total;
    }
    return found;
  };
  return among(Array.from({ length: vertices }, (_, v) => v));
}

function weightOf({ mate }: Matching, edges: readonly WeightedEdge[]): Weight {
  return edges
    .filter(([i, j]) => mate[i] === j)
    .reduce<Weight>((total, [, , ...weight]) => sum(total, weight), [0, 0, 0]);
}

const graphs = fc.integer({ min: 1, max: 5 }).chain((half) => {
  const vertices = 2 * half;
  const pairs = Array.from({ length: vertices }, (_, i) => i).flatMap((i) =>
    Array.from({ length: vertices - i - 1 }, (_, k) => [i, i + k + 1] as const),
  );
  const weight = fc.tuple(
    fc.integer({ min: -3, max: 3 }),
    fc.integer({ min: -4, max: 0 }),
    fc.integer({ min: -30, max: 30 }),
  );
  return fc
    .tuple(fc.subarray(pairs.slice()), fc.array(weight, { minLength: pairs.length, maxLength: pairs.length }))
    .map(([edges, weights]) => ({
      vertices,
      edges: edges.map(([i, j], at): WeightedEdge => [i, j, ...(weights[at] ?? [0, 0, 0])]),
    }));
});

describe('a perfect matching of the greatest weight', () => {
  test('is as good as the best of all that there are, up to ten vertices, and there is one where there is any', () => {
    fc.assert(
      fc.property(graphs, ({ vertices, edges }) => {
        const found = match(graphOf(vertices, edges));
        expect(found === null ? null : weightOf(found, edges)).toEqual(best(vertices, edges));
      }),
      { numRuns: 2000 },
    );
  });

  test('tells by its duals that no edge would make it better', () => {
    fc.assert(
      fc.property(graphs, ({ vertices, edges }) => {
        const found = match(graphOf(vertices, edges));
        for (const [i, j, ...weight] of found ? edges : [])
          expect(found?.slack(i, j, ...weight)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 500 },
    );
  });

  test('is the best one, too, where it begins with what was known before edges were added', () => {
    fc.assert(
      fc.property(graphs, fc.nat(45), ({ vertices, edges }, without) => {
        const known = match(graphOf(vertices, edges.slice(without % (edges.length + 1))));
        const found = match(graphOf(vertices, edges), known ?? undefined);
        expect(found === null ? null : weightOf(found, edges)).toEqual(best(vertices, edges));
      }),
      { numRuns: 1000 },
    );
  });

  test('weighs as much as that of the library edmonds-blossom-fixed, where one number is enough', () => {
    fc.assert(
      fc.property(graphs, ({ vertices, edges }) => {
        const single = edges.map(([i, j, , , weight]): WeightedEdge => [i, j, 0, 0, weight]);
        const found = match(graphOf(vertices, single));
        if (found === null) return;
        const theirs = blossom(
          single.map(([i, j, , , weight]): [number, number, number] => [i, j, weight]),
          true,
        );
        const weight = single.reduce((total, [i, j, , , w]) => total + (theirs[i] === j ? w : 0), 0);
        expect(weightOf(found, single)[2]).toBe(weight);
      }),
      { numRuns: 500 },
    );
  });

  test('of a ring of odd rings is found through blossoms within blossoms', () => {
    // Three triangles, each with a vertex that hangs on it, joined by light edges.
    const edges: WeightedEdge[] = [0, 4, 8].flatMap((at): WeightedEdge[] => [
      [at, at + 1, 0, 0, 9],
      [at + 1, at + 2, 0, 0, 9],
      [at, at + 2, 0, 0, 9],
      [at + 2, at + 3, 0, 0, 1],
      [at + 3, (at + 4) % 12, 0, 0, 2],
    ]);
    const sorted = edges.map(([i, j, ...w]): WeightedEdge => (i < j ? [i, j, ...w] : [j, i, ...w]));
    const found = match(graphOf(12, sorted));
    expect(found && weightOf(found, sorted)).toEqual(best(12, sorted));
  });
});
