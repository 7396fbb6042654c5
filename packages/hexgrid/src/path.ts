/** Cheapest ways over a net of places, with costs for hexsides and places where a mover must stop. */

/** What a search knows of a way out of a place. */
export interface Exit {
  readonly to: number;
}

export interface Reach {
  /** Cheapest cost to each place; -1 where it cannot be reached. */
  readonly cost: Int32Array;
  /** The place before, on the cheapest way; -1 at a start. */
  readonly from: Int32Array;
  /** Places in order of cost; equal costs in the order they were found, which the order of exits decides. */
  readonly order: readonly number[];
}

export interface Search<E extends Exit> {
  /** Number of places. */
  readonly places: number;
  /** Where the mover can begin, with what it has spent to be there. */
  readonly starts: readonly { readonly at: number; readonly spent: number }[];
  readonly budget: number;
  exits(place: number): readonly E[];
  /** Cost of leaving `from` by `exit` after having spent `spent`; negative when it may not. */
  cost(from: number, exit: E, spent: number): number;
  /** Whether the mover must stop on entering a place. */
  stops(place: number): boolean;
}

/** All places within the budget: Dijkstra's search with one bucket for each whole cost. Costs are integers of 1 or more. */
export function reach<E extends Exit>(search: Search<E>): Reach {
  const cost = new Int32Array(search.places).fill(-1);
  const from = new Int32Array(search.places).fill(-1);
  const buckets: number[][] = Array.from({ length: search.budget + 1 }, () => []);
  const starting = new Set<number>();
  for (const { at, spent } of search.starts) {
    if (spent > search.budget || (cost[at] !== -1 && (cost[at] ?? 0) <= spent)) continue;
    cost[at] = spent;
    buckets[spent]?.push(at);
    if (spent === 0) starting.add(at);
  }
  const done = new Uint8Array(search.places);
  const order: number[] = [];
  for (let spent = 0; spent <= search.budget; spent++) {
    const bucket = buckets[spent] ?? [];
    for (const place of bucket) {
      if (done[place] || cost[place] !== spent) continue;
      done[place] = 1;
      order.push(place);
      if (!starting.has(place) && search.stops(place)) continue;
      for (const exit of search.exits(place)) {
        const step = search.cost(place, exit, spent);
        if (step < 0) continue;
        const total = spent + step;
        const known = cost[exit.to] ?? -1;
        if (total > search.budget || (known !== -1 && known <= total)) continue;
        cost[exit.to] = total;
        from[exit.to] = place;
        buckets[total]?.push(exit.to);
      }
    }
  }
  return { cost, from, order };
}

/** The places of the cheapest way to `to`, the start left out. */
export function pathTo(reached: Reach, to: number): number[] {
  const path: number[] = [];
  for (let at = to; at >= 0 && (reached.from[at] ?? -1) >= 0; at = reached.from[at] ?? -1) path.push(at);
  return path.reverse();
}
