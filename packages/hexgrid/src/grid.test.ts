import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DIRECTIONS,
  directionTo,
  areAdjacent,
  distance,
  type Grid,
  type Handedness,
  makeGrid,
  makeHexId,
  neighbour,
  neighboursOf,
  opposite,
  parseHexId,
  sideBetween,
  sideCount,
  sideOf,
} from './grid.ts';

const HELMS_DEEP = makeGrid(24, 34, 'even rows shoved right');
const GONDOR = makeGrid(36, 24, 'odd rows shoved right');

const hexOf = (grid: Grid, id: string): number => {
  const hex = parseHexId(grid, id);
  if (hex === undefined) throw new Error(`no hex ${id}`);
  return hex;
};
const idOf = (grid: Grid, hex: number): string | null => (hex < 0 ? null : makeHexId(grid, hex));
const around = (grid: Grid, id: string) => DIRECTIONS.map((die) => idOf(grid, neighbour(grid, hexOf(grid, id), die)));

const gridArbitrary = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), fc.boolean())
  .map(([rows, columns, even]) => makeGrid(rows, columns, even ? 'even rows shoved right' : 'odd rows shoved right'));
const withHexes = (count: number) =>
  gridArbitrary.chain((grid) =>
    fc.tuple(fc.constant(grid), fc.array(fc.nat(grid.size - 1), { minLength: count, maxLength: count })),
  );

describe('directions: 1 W, 2 NW, 3 NE, 4 E, 5 SE, 6 SW', () => {
  test.each<[what: string, grid: Grid, hex: string, neighbours: (string | null)[]]>([
    ['even row of Helm’s Deep, shoved right', HELMS_DEEP, '1206', ['1205', '1106', '1107', '1207', '1307', '1306']],
    ['odd row of Helm’s Deep', HELMS_DEEP, '1106', ['1105', '1005', '1006', '1107', '1206', '1205']],
    ['odd row of Gondor, shoved right', GONDOR, '1106', ['1105', '1006', '1007', '1107', '1207', '1206']],
    ['even row of Gondor', GONDOR, '1206', ['1205', '1105', '1106', '1207', '1306', '1305']],
    ['north-west corner, row not shoved', HELMS_DEEP, '0101', [null, null, null, '0102', '0201', null]],
    ['north-west corner, row shoved', GONDOR, '0101', [null, null, null, '0102', '0202', '0201']],
    ['south-east corner, row shoved', HELMS_DEEP, '2434', ['2433', '2334', null, null, null, null]],
    ['south-east corner, row not shoved', GONDOR, '3624', ['3623', '3523', '3524', null, null, null]],
  ])('%s: around %s %s', (_what, grid, hex, neighbours) => {
    expect(around(grid, hex)).toEqual(neighbours);
  });

  test("the Gondor rules' own example: the shot at 2906 scatters by a 4 to 2907", () => {
    expect(idOf(GONDOR, neighbour(GONDOR, hexOf(GONDOR, '2906'), 4))).toBe('2907');
  });

  test('there and back by the opposite direction; each neighbour once', () => {
    fc.assert(
      fc.property(withHexes(1), ([grid, [hex = 0]]) => {
        for (const direction of DIRECTIONS) {
          const other = neighbour(grid, hex, direction);
          if (other < 0) continue;
          expect(neighbour(grid, other, opposite(direction))).toBe(hex);
          expect(directionTo(grid, hex, other)).toBe(direction);
        }
        const others = neighboursOf(grid, hex);
        expect(new Set(others).size).toBe(others.length);
        expect(others).not.toContain(hex);
      }),
    );
  });

  test('opposites', () => {
    expect(DIRECTIONS.map(opposite)).toEqual([4, 5, 6, 1, 2, 3]);
  });
});

describe('hex numbers: row from the north, then position from the west', () => {
  test('every hex has its own, and it reads back', () => {
    for (const grid of [HELMS_DEEP, GONDOR]) {
      const ids = Array.from({ length: grid.size }, (_, hex) => makeHexId(grid, hex));
      expect(new Set(ids).size).toBe(grid.size);
      expect(ids.map((id) => parseHexId(grid, id))).toEqual(ids.map((_, hex) => hex));
    }
    expect(makeHexId(HELMS_DEEP, 0)).toBe('0101');
    expect(makeHexId(HELMS_DEEP, HELMS_DEEP.size - 1)).toBe('2434');
  });

  test.each(['', '101', '01011', '0001', '0100', '2501', '0135', '-101', '1.01', ' 101', '０１０１', 'abcd'])(
    '%j is no hex of Helm’s Deep',
    (id) => {
      expect(parseHexId(HELMS_DEEP, id)).toBeUndefined();
    },
  );
});

describe('distance', () => {
  /** Steps from a hex to every other, by walking. */
  function walked(grid: Grid, from: number): Int32Array {
    const steps = new Int32Array(grid.size).fill(-1);
    steps[from] = 0;
    const queue = [from];
    for (const hex of queue) {
      for (const other of neighboursOf(grid, hex)) {
        if (steps[other] !== -1) continue;
        steps[other] = (steps[hex] ?? 0) + 1;
        queue.push(other);
      }
    }
    return steps;
  }

  test('as many hexes as walking takes, for any pair on any map', () => {
    fc.assert(
      fc.property(withHexes(1), ([grid, [from = 0]]) => {
        // A map one hex wide is no hindrance to a ruler, but it is to a walker.
        fc.pre(grid.columns > 1 || grid.rows < 3);
        const steps = walked(grid, from);
        for (let to = 0; to < grid.size; to++) {
          expect(distance(grid, from, to)).toBe(steps[to]);
          expect(areAdjacent(grid, from, to)).toBe(steps[to] === 1);
        }
      }),
    );
  });

  test.each<[Handedness, string, string, number]>([
    ['even rows shoved right', '0810', '0811', 1],
    ['even rows shoved right', '0810', '1410', 6],
    ['even rows shoved right', '0101', '2434', 45],
    ['odd rows shoved right', '2906', '2907', 1],
    ['odd rows shoved right', '0101', '0301', 2],
  ])('%s: from %s to %s it is %i', (handedness, a, b, hexes) => {
    const grid = makeGrid(30, 34, handedness);
    expect(distance(grid, hexOf(grid, a), hexOf(grid, b))).toBe(hexes);
    expect(distance(grid, hexOf(grid, b), hexOf(grid, a))).toBe(hexes);
  });
});

describe('hexsides', () => {
  test('a side is the same seen from either hex, and no two sides are the same', () => {
    fc.assert(
      fc.property(gridArbitrary, (grid) => {
        const owners = new Map<number, string[]>();
        for (let hex = 0; hex < grid.size; hex++) {
          for (const direction of DIRECTIONS) {
            const side = sideOf(grid, hex, direction);
            expect(side).toBeGreaterThanOrEqual(0);
            expect(side).toBeLessThan(sideCount(grid));
            owners.set(side, [...(owners.get(side) ?? []), `${hex}/${direction}`]);
            const other = neighbour(grid, hex, direction);
            expect(other < 0 ? side : sideOf(grid, other, opposite(direction))).toBe(side);
          }
        }
        let inner = 0;
        for (let hex = 0; hex < grid.size; hex++) inner += neighboursOf(grid, hex).length;
        const outer = grid.size * 6 - inner;
        expect(owners.size).toBe(inner / 2 + outer);
        for (const names of owners.values()) expect(names.length).toBeLessThanOrEqual(2);
      }),
      { numRuns: 30 },
    );
  });

  test('between two adjacent hexes there is one, between others none', () => {
    const [a, b, c] = ['0810', '0811', '0812'].map((id) => hexOf(HELMS_DEEP, id)) as [number, number, number];
    expect(sideBetween(HELMS_DEEP, a, b)).toBe(sideOf(HELMS_DEEP, a, 4));
    expect(sideBetween(HELMS_DEEP, b, a)).toBe(sideBetween(HELMS_DEEP, a, b));
    expect(sideBetween(HELMS_DEEP, a, c)).toBeUndefined();
    expect(sideBetween(HELMS_DEEP, a, a)).toBeUndefined();
  });
});
