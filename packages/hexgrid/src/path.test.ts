import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeGrid, neighboursOf } from './grid.ts';
import { type Exit, type Reach, reach, type Search, wayTo } from './path.ts';

/** A small map with a cost for each way over each hexside (0: no way) and hexes where one must stop. */
interface Country {
  readonly search: Search<Exit>;
  readonly price: (from: number, to: number) => number;
}

const countries: fc.Arbitrary<Country> = fc
  .tuple(
    fc.integer({ min: 1, max: 3 }),
    fc.integer({ min: 1, max: 4 }),
    fc.array(fc.nat(4), { minLength: 144, maxLength: 144 }),
    fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
    fc.array(fc.tuple(fc.nat(11), fc.nat(3)), { minLength: 1, maxLength: 3 }),
    fc.nat(7),
  )
  .map(([rows, columns, prices, stopping, starts, budget]) => {
    const grid = makeGrid(rows, columns, 'even rows shoved right');
    const price = (from: number, to: number) => prices[from * 12 + to] ?? 0;
    return {
      price,
      search: {
        starts: starts.map(([at, spent]) => ({ at: at % grid.size, spent })),
        budget,
        exits: Array.from({ length: grid.size }, (_, place) =>
          neighboursOf(grid, place).map((to) => ({ to, least: Math.max(1, price(place, to)) })),
        ),
        cost: (from, { to }) => price(from, to) || -1,
        stops: (place) => stopping[place] ?? false,
      },
    };
  });

/** The cheapest cost to every place, by trying every walk within the budget. */
function tried({ search, price }: Country): number[] {
  const best = Array.from({ length: search.exits.length }, () => -1);
  const walk = (at: number, spent: number, mayGoOn: boolean): void => {
    if (spent > search.budget) return;
    const known = best[at] ?? -1;
    if (known === -1 || spent < known) best[at] = spent;
    if (!mayGoOn) return;
    for (const { to } of search.exits[at] ?? [])
      if (price(at, to) > 0) walk(to, spent + price(at, to), !search.stops(to));
  };
  // Only a mover that has spent nothing is at a place without having entered it.
  for (const { at, spent } of search.starts) walk(at, spent, spent === 0 || !search.stops(at));
  return best;
}

/** The cheapest cost to every place, by place; -1 where it cannot be reached. */
function costs({ exits }: Search<Exit>, { order, cost }: Reach): number[] {
  return Array.from(exits, (_, place) => cost[order.indexOf(place)] ?? -1);
}

describe('cheapest ways', () => {
  test('cost what the cheapest of all walks costs', () => {
    fc.assert(
      fc.property(countries, (country) => {
        expect(costs(country.search, reach(country.search))).toEqual(tried(country));
      }),
      { numRuns: 500 },
    );
  });

  test('can be walked: each step adjacent and paid for, none through a place to stop at', () => {
    fc.assert(
      fc.property(countries, ({ search, price }) => {
        const reached = reach(search);
        for (const [index, to] of reached.order.entries()) {
          const [first = -1, ...path] = wayTo(reached, index, (place) => place);
          let spent = costs(search, reached)[first] ?? -1;
          expect(search.starts).toContainEqual({ at: first, spent });
          let at = first;
          for (const [i, next] of path.entries()) {
            expect(search.exits[at]?.map(({ to: other }) => other)).toContain(next);
            expect(price(at, next)).toBeGreaterThan(0);
            expect(i > 0 && search.stops(at)).toBe(false);
            spent += price(at, next);
            at = next;
          }
          expect(at).toBe(to);
          expect(spent).toBe(reached.cost[index]);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('are listed by cost, each place once, and only places within the budget', () => {
    fc.assert(
      fc.property(countries, ({ search }) => {
        const { order, cost, from } = reach(search);
        expect(cost).toEqual(cost.toSorted((a, b) => a - b));
        expect(new Set(order).size).toBe(order.length);
        expect([cost.length, from.length]).toEqual([order.length, order.length]);
        for (const total of cost) expect(total).toBeLessThanOrEqual(search.budget);
      }),
    );
  });

  test('a cost may depend on what has been spent already', () => {
    // The second step costs as much as everything before it.
    const row: Search<Exit> = {
      starts: [{ at: 0, spent: 0 }],
      budget: 4,
      exits: [[{ to: 1, least: 1 }], [{ to: 2, least: 1 }], [{ to: 3, least: 1 }], []],
      cost: (_from, _exit, spent) => Math.max(1, spent),
      stops: () => false,
    };
    const reached = reach(row);
    expect(costs(row, reached)).toEqual([0, 1, 2, 4]);
    expect(wayTo(reached, 3, String)).toEqual(['0', '1', '2', '3']);
    expect(wayTo(reached, 0, String)).toEqual(['0']);
  });

  test('may be sought while another search is under way', () => {
    fc.assert(
      fc.property(countries, countries, ({ search }, { search: other }) => {
        const stops = (place: number): boolean => {
          reach(other);
          return search.stops(place);
        };
        const within: Search<Exit> = { ...search, stops };
        expect(reach(within)).toEqual(reach(search));
      }),
    );
  });
});
