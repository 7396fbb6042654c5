/**
 * Perfect matching of the greatest weight in a general graph: the primal-dual method of Edmonds in the form of Galil ("Efficient
 * algorithms for finding maximum matching in graphs", 1986). A weight has three whole numbers, of which the first counts most:
 * criteria that no single number could hold exactly are kept apart, and what is worked out with them is exact as long as each
 * stays below 2^53, which is checked. The duals come with the matching: by them whoever left edges out can prove that none
 * of them would have made it better.
 */

import { type Graph, incidence, type Matching, settled, startingDuals } from './graph.ts';

/** What search has made of a vertex or a blossom: even or odd way from a free vertex. */
const FREE = 0;
const S = 1;
const T = 2;
const CRUMB = 4;

/**
 * `null`: there is no perfect matching. Yields how much is done, 0 to 1. `known`: the matching of a graph of the same vertices with
 * fewer edges, to begin with.
 */
export function* perfectMatching(graph: Graph, known?: Matching): Generator<number, Matching | null> {
  const { vertices: n, from, to } = graph;
  const m = from.length;
  // Doubled, so that all differences are even and halves of them whole.
  const weights = graph.weights.map((weight) => 2 * weight);
  const endpoint = (p: number): number => ((p & 1) === 0 ? from[p >> 1] : to[p >> 1]) as number;

  const { start, near } = incidence(graph);

  /** Of each vertex and blossom. */
  const d0 = new Float64Array(2 * n);
  const d1 = new Float64Array(2 * n);
  const d2 = new Float64Array(2 * n);
  /** The endpoint that a vertex is matched to. */
  const mate = new Int32Array(n).fill(-1);
  const label = new Uint8Array(2 * n);
  const labelEnd = new Int32Array(2 * n).fill(-1);
  const inBlossom = Int32Array.from({ length: n }, (_, v) => v);
  const parent = new Int32Array(2 * n).fill(-1);
  const base = new Int32Array(2 * n).fill(-1);
  for (let v = 0; v < n; v++) base[v] = v;
  const children: (number[] | null)[] = Array.from({ length: 2 * n }, () => null);
  const ends: (number[] | null)[] = Array.from({ length: 2 * n }, () => null);
  const bestEdge = new Int32Array(2 * n).fill(-1);
  const bestEdges: (number[] | null)[] = Array.from({ length: 2 * n }, () => null);
  const unused = Array.from({ length: n }, (_, k) => 2 * n - 1 - k);
  const allowed = new Uint8Array(m);
  let queue: number[] = [];
  // What a stage has touched, so that the next one need not clear everything.
  const inTree = new Uint8Array(2 * n);
  let tree: number[] = [];
  let edged: number[] = [];
  let tight: number[] = [];

  // Slack of the edge that was looked at last.
  let s0 = 0;
  let s1 = 0;
  let s2 = 0;
  const look = (e: number): void => {
    const i = from[e]!;
    const j = to[e]!;
    s0 = d0[i]! + d0[j]! - 2 * weights[3 * e]!;
    s1 = d1[i]! + d1[j]! - 2 * weights[3 * e + 1]!;
    s2 = d2[i]! + d2[j]! - 2 * weights[3 * e + 2]!;
  };
  /** Whether the edge that was looked at last has less slack than `other`. */
  const isLessThan = (other: number): boolean => {
    const i = from[other]!;
    const j = to[other]!;
    const o0 = d0[i]! + d0[j]! - 2 * weights[3 * other]!;
    if (s0 !== o0) return s0 < o0;
    const o1 = d1[i]! + d1[j]! - 2 * weights[3 * other + 1]!;
    if (s1 !== o1) return s1 < o1;
    return s2 < d2[i]! + d2[j]! - 2 * weights[3 * other + 2]!;
  };

  function leaves(b: number, into: number[] = []): number[] {
    if (b < n) into.push(b);
    else for (const child of children[b]!) leaves(child, into);
    return into;
  }

  begin();

  // One tree after the other, each from a vertex that is not matched yet: it stays small where others are well matched.
  for (let root = 0; root < n; root++) {
    if (mate[root] !== -1) continue;
    if (root % 64 === 0) yield root / n;
    queue = [];
    assign(root, S, -1);
    while (!search()) if (!adjust()) return null;
    for (const b of tree) {
      if (b >= n && parent[b] === -1 && base[b] !== -1 && label[b] === S && d0[b] === 0 && d1[b] === 0 && d2[b] === 0)
        expand(b, true);
    }
    for (const b of tree) {
      label[b] = FREE;
      inTree[b] = 0;
      bestEdge[b] = -1;
      bestEdges[b] = null;
    }
    for (const v of edged) bestEdge[v] = -1;
    for (const e of tight) allowed[e] = 0;
    tree = [];
    edged = [];
    tight = [];
  }

  for (const duals of [d0, d1, d2]) {
    if (duals.some((dual) => Math.abs(dual) > 2 ** 51)) throw new Error('the weights are too great to be exact');
  }
  yield 1;
  return settled({ vertices: n, mate: mate.map((p) => endpoint(p)), parent, duals: [d0, d1, d2] });

  /** Duals that suffice, each as low as the others let it be, and of the edges without slack those that come first. */
  function begin(): void {
    const duals = known?.duals ?? startingDuals(n, weights, { start, near });
    for (let v = 0; v < n; v++) {
      d0[v] = duals[3 * v]!;
      d1[v] = duals[3 * v + 1]!;
      d2[v] = duals[3 * v + 2]!;
    }
    if (known) {
      // Edges that are new may want more.
      for (let e = 0; e < m; e++) {
        look(e);
        if (s0 > 0 || (s0 === 0 && (s1 > 0 || (s1 === 0 && s2 >= 0)))) continue;
        d0[from[e]!]! -= s0;
        d1[from[e]!]! -= s1;
        d2[from[e]!]! -= s2;
      }
      for (let e = 0; e < m; e++) if (known.mate[from[e]!] === to[e]!) matchIfTight(from[e]!, 2 * e + 1);
    }
    for (let v = 0; v < n; v++) {
      if (mate[v] !== -1) continue;
      let least = -1;
      for (let k = start[v]!; k < start[v + 1]!; k++) {
        const e = near[k]! >> 1;
        look(e);
        if (least === -1 || isLessThan(least)) least = e;
      }
      if (least === -1) continue;
      look(least);
      d0[v]! -= s0;
      d1[v]! -= s1;
      d2[v]! -= s2;
      for (let k = start[v]!; k < start[v + 1]! && mate[v] === -1; k++) matchIfTight(v, near[k]!);
    }
  }

  function matchIfTight(v: number, p: number): void {
    const w = endpoint(p);
    if (mate[v] !== -1 || mate[w] !== -1) return;
    look(p >> 1);
    if (s0 !== 0 || s1 !== 0 || s2 !== 0) return;
    mate[v] = p;
    mate[w] = p ^ 1;
  }

  function touch(b: number): void {
    if (inTree[b] === 1) return;
    inTree[b] = 1;
    tree.push(b);
  }

  function assign(w: number, kind: number, p: number): void {
    const b = inBlossom[w]!;
    touch(w);
    touch(b);
    label[w] = kind;
    label[b] = kind;
    labelEnd[w] = p;
    labelEnd[b] = p;
    bestEdge[w] = -1;
    bestEdge[b] = -1;
    if (kind === S) {
      for (const v of leaves(b)) queue.push(v);
    } else {
      const at = base[b]!;
      assign(endpoint(mate[at]!), S, mate[at]! ^ 1);
    }
  }

  /** From two S-vertices of the tree back to the base of the blossom that they close. */
  function meeting(one: number, other: number): number {
    const path: number[] = [];
    let v = one;
    let w = other;
    for (;;) {
      let b = inBlossom[v]!;
      if ((label[b]! & CRUMB) !== 0) {
        for (const marked of path) label[marked] = S;
        return base[b]!;
      }
      path.push(b);
      label[b] = S | CRUMB;
      if (labelEnd[b] === -1) v = -1;
      else {
        b = inBlossom[endpoint(labelEnd[b]!)]!;
        v = endpoint(labelEnd[b]!);
      }
      if (w !== -1) [v, w] = [w, v];
    }
  }

  function shrink(at: number, e: number): void {
    let v = from[e]!;
    let w = to[e]!;
    const bb = inBlossom[at]!;
    let bv = inBlossom[v]!;
    let bw = inBlossom[w]!;
    const b = unused.pop()!;
    base[b] = at;
    parent[b] = -1;
    parent[bb] = b;
    const path: number[] = [];
    const path2: number[] = [];
    children[b] = path;
    ends[b] = path2;
    while (bv !== bb) {
      parent[bv] = b;
      path.push(bv);
      path2.push(labelEnd[bv]!);
      v = endpoint(labelEnd[bv]!);
      bv = inBlossom[v]!;
    }
    path.push(bb);
    path.reverse();
    path2.reverse();
    path2.push(2 * e);
    while (bw !== bb) {
      parent[bw] = b;
      path.push(bw);
      path2.push(labelEnd[bw]! ^ 1);
      w = endpoint(labelEnd[bw]!);
      bw = inBlossom[w]!;
    }
    touch(b);
    label[b] = S;
    labelEnd[b] = labelEnd[bb]!;
    d0[b] = 0;
    d1[b] = 0;
    d2[b] = 0;
    for (const leaf of leaves(b)) {
      if (label[inBlossom[leaf]!] === T) queue.push(leaf);
      inBlossom[leaf] = b;
    }
    // Of the edges to each other S-blossom, the one with the least slack.
    const bestTo = new Map<number, number>();
    const consider = (e: number): void => {
      const j = inBlossom[to[e]!] === b ? from[e]! : to[e]!;
      const bj = inBlossom[j]!;
      if (bj === b || label[bj] !== S) return;
      const best = bestTo.get(bj);
      look(e);
      if (best === undefined || isLessThan(best)) bestTo.set(bj, e);
    };
    for (const child of path) {
      const known = bestEdges[child];
      if (known) for (const e of known) consider(e);
      else
        for (const leaf of leaves(child)) for (let k = start[leaf]!; k < start[leaf + 1]!; k++) consider(near[k]! >> 1);
      bestEdges[child] = null;
      bestEdge[child] = -1;
    }
    const all = [...bestTo.values()];
    bestEdges[b] = all;
    bestEdge[b] = -1;
    for (const e of all) {
      look(e);
      if (bestEdge[b] === -1 || isLessThan(bestEdge[b])) bestEdge[b] = e;
    }
  }

  function expand(b: number, atEnd: boolean): void {
    const kids = children[b]!;
    const links = ends[b]!;
    for (const child of kids) {
      parent[child] = -1;
      if (child < n) inBlossom[child] = child;
      else if (atEnd && d0[child] === 0 && d1[child] === 0 && d2[child] === 0) expand(child, atEnd);
      else for (const leaf of leaves(child)) inBlossom[leaf] = child;
    }
    if (!atEnd && label[b] === T) {
      const at = (k: number): number => kids.at(k)!;
      const entry = inBlossom[endpoint(labelEnd[b]! ^ 1)]!;
      let j = kids.indexOf(entry);
      let step: number;
      let trick: number;
      if ((j & 1) !== 0) {
        j -= kids.length;
        step = 1;
        trick = 0;
      } else {
        step = -1;
        trick = 1;
      }
      let p = labelEnd[b]!;
      while (j !== 0) {
        label[endpoint(p ^ 1)] = FREE;
        label[endpoint(links.at(j - trick)! ^ trick ^ 1)] = FREE;
        assign(endpoint(p ^ 1), T, p);
        allow(links.at(j - trick)! >> 1);
        j += step;
        p = links.at(j - trick)! ^ trick;
        allow(p >> 1);
        j += step;
      }
      const bv = at(j);
      touch(bv);
      touch(endpoint(p ^ 1));
      label[endpoint(p ^ 1)] = T;
      label[bv] = T;
      labelEnd[endpoint(p ^ 1)] = p;
      labelEnd[bv] = p;
      bestEdge[bv] = -1;
      j += step;
      while (at(j) !== entry) {
        const child = at(j);
        if (label[child] === S) {
          j += step;
          continue;
        }
        let reached = -1;
        for (const leaf of leaves(child)) {
          if (label[leaf] !== FREE) {
            reached = leaf;
            break;
          }
        }
        if (reached !== -1) {
          label[reached] = FREE;
          label[endpoint(mate[base[child]!]!)] = FREE;
          assign(reached, T, labelEnd[reached]!);
        }
        j += step;
      }
    }
    label[b] = FREE;
    labelEnd[b] = -1;
    children[b] = null;
    ends[b] = null;
    base[b] = -1;
    bestEdges[b] = null;
    bestEdge[b] = -1;
    unused.push(b);
  }

  /** Swaps what is matched and what is not along a blossom, from `v` to its base. */
  function rotate(b: number, v: number): void {
    let t = v;
    while (parent[t] !== b) t = parent[t]!;
    if (t >= n) rotate(t, v);
    const kids = children[b]!;
    const links = ends[b]!;
    const i = kids.indexOf(t);
    let j = i;
    let step: number;
    let trick: number;
    if ((i & 1) !== 0) {
      j -= kids.length;
      step = 1;
      trick = 0;
    } else {
      step = -1;
      trick = 1;
    }
    while (j !== 0) {
      j += step;
      t = kids.at(j)!;
      const p = links.at(j - trick)! ^ trick;
      if (t >= n) rotate(t, endpoint(p));
      j += step;
      t = kids.at(j)!;
      if (t >= n) rotate(t, endpoint(p ^ 1));
      mate[endpoint(p)] = p ^ 1;
      mate[endpoint(p ^ 1)] = p;
    }
    children[b] = [...kids.slice(i), ...kids.slice(0, i)];
    ends[b] = [...links.slice(i), ...links.slice(0, i)];
    base[b] = base[children[b][0]!]!;
  }

  function augment(e: number): void {
    for (const first of [2 * e + 1, 2 * e]) {
      let p = first;
      let s = endpoint(p ^ 1);
      for (;;) {
        const bs = inBlossom[s]!;
        if (bs >= n) rotate(bs, s);
        mate[s] = p;
        if (labelEnd[bs] === -1) break;
        const t = endpoint(labelEnd[bs]!);
        const bt = inBlossom[t]!;
        s = endpoint(labelEnd[bt]!);
        const j = endpoint(labelEnd[bt]! ^ 1);
        if (bt >= n) rotate(bt, j);
        mate[j] = labelEnd[bt]!;
        p = labelEnd[bt]! ^ 1;
      }
    }
  }

  /** Follows edges without slack as far as they lead; whether two more vertices were matched. */
  function search(): boolean {
    for (;;) {
      const v = queue.pop();
      if (v === undefined) return false;
      for (let k = start[v]!; k < start[v + 1]!; k++) {
        const p = near[k]!;
        const e = p >> 1;
        const w = endpoint(p);
        const bv = inBlossom[v]!;
        const bw = inBlossom[w]!;
        if (bv === bw) continue;
        look(e);
        if (allowed[e] === 0 && s0 === 0 && s1 === 0 && s2 === 0) allow(e);
        if (allowed[e] === 1) {
          if (label[bw] === FREE) {
            if (mate[base[bw]!] === -1) {
              touch(w);
              labelEnd[w] = -1;
              augment(e);
              return true;
            }
            assign(w, T, p ^ 1);
          } else if (label[bw] === S) shrink(meeting(v, w), e);
          else if (label[w] === FREE) {
            touch(w);
            label[w] = T;
            labelEnd[w] = p ^ 1;
          }
        } else if (label[bw] === S) noteEdge(bv, e);
        else if (label[w] === FREE) noteEdge(w, e);
      }
    }
  }

  function allow(e: number): void {
    allowed[e] = 1;
    tight.push(e);
  }

  /** That the edge that was looked at is the best one of `b`, if it is. */
  function noteEdge(b: number, e: number): void {
    if (bestEdge[b] === -1) edged.push(b);
    else if (!isLessThan(bestEdge[b]!)) return;
    bestEdge[b] = e;
  }

  /** Moves the duals until one more edge is without slack or a blossom is spent; false where that cannot be. */
  function adjust(): boolean {
    let kind = 0;
    let x0 = 0;
    let x1 = 0;
    let x2 = 0;
    let what = -1;
    const take = (k: number, y0: number, y1: number, y2: number, thing: number): void => {
      if (kind !== 0 && (y0 !== x0 ? y0 > x0 : y1 !== x1 ? y1 > x1 : y2 >= x2)) return;
      kind = k;
      x0 = y0;
      x1 = y1;
      x2 = y2;
      what = thing;
    };
    for (const v of edged) {
      if (v >= n || bestEdge[v] === -1 || label[inBlossom[v]!] !== FREE) continue;
      look(bestEdge[v]!);
      take(2, s0, s1, s2, bestEdge[v]!);
    }
    for (const b of tree) {
      if (parent[b] !== -1 || base[b] === -1) continue;
      if (label[b] === S && bestEdge[b] !== -1) {
        look(bestEdge[b]!);
        take(3, s0 / 2, s1 / 2, s2 / 2, bestEdge[b]!);
      } else if (b >= n && label[b] === T) take(4, d0[b]!, d1[b]!, d2[b]!, b);
    }
    if (kind === 0) return false;
    for (const b of tree) {
      if (parent[b] !== -1 || base[b] === -1 || label[b] === FREE) continue;
      const sign = label[b] === S ? -1 : 1;
      for (const v of leaves(b)) move(v, sign);
      if (b >= n) move(b, -sign);
    }
    if (kind === 4) expand(what, false);
    else {
      allow(what);
      const i = from[what]!;
      queue.push(label[inBlossom[i]!] === FREE ? to[what]! : i);
    }
    return true;

    function move(b: number, sign: number): void {
      d0[b]! += sign * x0;
      d1[b]! += sign * x1;
      d2[b]! += sign * x2;
    }
  }
}
