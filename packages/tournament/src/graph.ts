/** Graphs with weighted edges, as the matcher takes them. */

export interface Graph {
  readonly vertices: number;
  /** The ends of each edge. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** For each edge three numbers, one after the other. */
  readonly weights: Float64Array;
}

export interface Matching {
  /** For each vertex the one that it is matched with. */
  readonly mate: Int32Array;
  /**
   * How far an edge that is not in the graph is from being of use: less than nothing means that it may be. Only the sign is exact; the rest
   * is for putting edges in order.
   */
  readonly slack: (i: number, j: number, w0: number, w1: number, w2: number) => number;
  /** Of the vertices, three numbers each. */
  readonly duals: Float64Array;
}

export interface Incidence {
  readonly start: Int32Array;
  readonly near: Int32Array;
}

/** For each vertex its edges, as their other ends: end 2e is the first of edge e, 2e + 1 its second; those of v are from start[v] on. */
export function incidence({ vertices, from, to }: Graph): Incidence {
  const start = new Int32Array(vertices + 1);
  for (const ends of [from, to]) for (const v of ends) start[v + 1]!++;
  for (let v = 0; v < vertices; v++) start[v + 1]! += start[v]!;
  const fill = start.slice(0, vertices);
  const near = new Int32Array(2 * from.length);
  for (let e = 0; e < from.length; e++) {
    near[fill[from[e]!]!++] = 2 * e + 1;
    near[fill[to[e]!]!++] = 2 * e;
  }
  return { start, near };
}

/** For each vertex the weight of its heaviest edge: with that every edge has slack, or none. */
export function startingDuals(vertices: number, weights: Float64Array, { start, near }: Incidence): Float64Array {
  const duals = new Float64Array(3 * vertices);
  for (let v = 0; v < vertices; v++) {
    let best = -1;
    for (let k = start[v]!; k < start[v + 1]!; k++) {
      const e = near[k]! >> 1;
      if (best === -1 || isHeavier(weights, e, best)) best = e;
    }
    if (best !== -1) duals.set(weights.subarray(3 * best, 3 * best + 3), 3 * v);
  }
  return duals;
}

function isHeavier(weights: Float64Array, e: number, other: number): boolean {
  for (let c = 0; c < 3; c++) {
    const difference = weights[3 * e + c]! - weights[3 * other + c]!;
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/** What the matcher ends with: vertices stand first, blossoms after them. */
export interface Solved {
  readonly vertices: number;
  readonly mate: Int32Array;
  /** The blossom around each vertex and blossom, or -1. */
  readonly parent: Int32Array;
  readonly duals: readonly [Float64Array, Float64Array, Float64Array];
}

export function settled({ vertices, mate, parent, duals }: Solved): Matching {
  const depth = new Int32Array(parent.length).fill(-1);
  /** The duals of a blossom and of all around it; of a vertex those around it and its own. */
  const sums = duals.map((dual) => dual.slice()) as [Float64Array, Float64Array, Float64Array];
  const measure = (b: number): void => {
    if (depth[b] !== -1) return;
    const around = parent[b]!;
    if (around === -1) {
      depth[b] = 0;
      return;
    }
    measure(around);
    depth[b] = depth[around]! + 1;
    for (const sum of sums) sum[b]! += sum[around]!;
  };
  const own = new Float64Array(3 * vertices);
  for (let v = 0; v < vertices; v++) {
    measure(v);
    for (const [c, sum] of sums.entries()) own[3 * v + c] = sum[v]!;
  }
  const [d0, d1, d2] = duals;
  const [a0, a1, a2] = sums;
  return {
    mate,
    duals: own,
    slack: (i, j, w0, w1, w2) => {
      let x0 = d0[i]! + d0[j]! - 4 * w0;
      let x1 = d1[i]! + d1[j]! - 4 * w1;
      let x2 = d2[i]! + d2[j]! - 4 * w2;
      const least = x0 !== 0 ? x0 * 2 ** 104 : x1 !== 0 ? x1 * 2 ** 52 : x2;
      if (least >= 0) return least;
      // Blossoms around both add theirs, which is never less than nothing: the innermost of them has the sum.
      let [b, other] = [parent[i]!, parent[j]!];
      while (b !== other && b !== -1 && other !== -1) {
        if (depth[b]! >= depth[other]!) b = parent[b]!;
        else other = parent[other]!;
      }
      if (b === other && b !== -1) {
        x0 += 2 * a0[b]!;
        x1 += 2 * a1[b]!;
        x2 += 2 * a2[b]!;
      }
      return x0 !== 0 ? x0 * 2 ** 104 : x1 !== 0 ? x1 * 2 ** 52 : x2;
    },
  };
}
