/** Cheapest ways over a net of places, with costs for hexsides and places where a mover must stop. */

/** What a search knows of a way out of a place. */
export interface Exit {
  readonly to: number;
  /** What no mover gets by with less than: 1 or more. Most exits are passed over for it, and need no reckoning. */
  readonly least: number;
}

/** Only the places reached, since most searches touch few of the places there are. */
export interface Reach {
  /** Places in order of cost; equal costs in the order they were found, which the order of exits decides. */
  readonly order: readonly number[];
  /** Cheapest cost of each place of `order`. */
  readonly cost: readonly number[];
  /** For each place of `order`, the index in `order` of the place before, on the cheapest way; -1 at a start. */
  readonly from: readonly number[];
}

export interface Search<E extends Exit> {
  /** Where the mover can begin, with what it has spent to be there. */
  readonly starts: readonly { readonly at: number; readonly spent: number }[];
  readonly budget: number;
  /** The ways out of each place. */
  readonly exits: readonly (readonly E[])[];
  /** Cost of leaving `from` by `exit` after having spent `spent`; negative when it may not. */
  cost(from: number, exit: E, spent: number): number;
  /** Whether the mover must stop on entering a place. */
  stops(place: number): boolean;
}

/** What a search notes about places. To allocate it costs more than most searches, so it is wiped and used again. */
interface Notes {
  /** Cheapest cost found so far; -1 for none. */
  readonly cost: Int32Array;
  /** Index in the order of the place before; -1 at a start. */
  readonly from: Int32Array;
  /** Places to go on from, by what has been spent to be there; those found cheaper later are still in. */
  readonly buckets: number[][];
}

/** Notes nobody is using. A search takes them out, so that one begun within another has its own. */
const idle: Notes[] = [];

function takeNotes(places: number, budget: number): Notes {
  let notes = idle.pop();
  if (notes === undefined || notes.cost.length < places) {
    notes = { cost: new Int32Array(places).fill(-1), from: new Int32Array(places), buckets: [] };
  }
  while (notes.buckets.length <= budget) notes.buckets.push([]);
  return notes;
}

/** `noted`: the places of which something is noted. */
function returnNotes(notes: Notes, noted: readonly number[]): void {
  for (const place of noted) notes.cost[place] = -1;
  for (const bucket of notes.buckets) bucket.length = 0;
  idle.push(notes);
}

/** All places within the budget: Dijkstra's search with one bucket for each whole cost. Costs are integers of 1 or more. */
export function reach<E extends Exit>(search: Search<E>): Reach {
  const { budget, exits } = search;
  const notes = takeNotes(exits.length, budget);
  const { cost, from, buckets } = notes;
  for (const { at, spent } of search.starts) {
    if (spent > budget || (cost[at] !== -1 && (cost[at] ?? 0) <= spent)) continue;
    cost[at] = spent;
    from[at] = -1;
    buckets[spent]?.push(at);
  }
  const reached = { order: [] as number[], cost: [] as number[], from: [] as number[] };
  for (let spent = 0; spent <= budget; spent++) {
    const bucket = buckets[spent] ?? [];
    for (let i = 0; i < bucket.length; i++) {
      const place = bucket[i] ?? 0;
      if (cost[place] !== spent) continue;
      const index = reached.order.length;
      reached.order.push(place);
      reached.cost.push(spent);
      reached.from.push(from[place] ?? -1);
      // Nobody has entered a place without spending anything.
      if (spent > 0 && search.stops(place)) continue;
      for (const exit of exits[place] ?? []) {
        const known = cost[exit.to] ?? -1;
        // Nothing dearer than this is of use.
        const most = known === -1 ? budget : known - 1;
        if (spent + exit.least > most) continue;
        const step = search.cost(place, exit, spent);
        const total = spent + step;
        if (step < 0 || total > most) continue;
        cost[exit.to] = total;
        from[exit.to] = index;
        buckets[total]?.push(exit.to);
      }
    }
  }
  returnNotes(notes, reached.order);
  return reached;
}

/** The places of the cheapest way to the place at `index` of the order, from its start on, each as `name` has it. */
export function wayTo<T>(reached: Reach, index: number, name: (place: number) => T): T[] {
  const way: T[] = [];
  for (let i = index; i >= 0; i = reached.from[i] ?? -1) way.push(name(reached.order[i] ?? -1));
  return way.reverse();
}
