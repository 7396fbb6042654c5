import { describe, expect, test } from 'vitest';
import type { Point } from '../stage/plane.ts';
import { createGeometry, DIRECTIONS, HEX_RADIUS, HEX_WIDTH, makeHex, parseHex } from './geometry.ts';

const geometry = createGeometry({ rows: 24, columns: 34, offset: 'even rows shoved right' });
const odd = createGeometry({ rows: 36, columns: 24, offset: 'odd rows shoved right' });

describe('hex ids', () => {
  test('are row and column, two digits each', () => {
    expect(makeHex(3, 14)).toBe('0314');
    expect(parseHex('2308')).toEqual({ row: 23, column: 8 });
  });

  test('are known only inside the field', () => {
    expect(geometry.hexes).toHaveLength(816);
    expect(geometry.has('2434')).toBe(true);
    for (const outside of ['0001', '0100', '2501', '0135', 'due', '']) expect(geometry.has(outside)).toBe(false);
  });
});

describe('pixels and hexes', () => {
  test.each([
    ['even', geometry],
    ['odd', odd],
  ])('the middle of every hex lies in that hex, %s rows shoved right', (_, grid) => {
    for (const hex of grid.hexes) expect(grid.hexAt(grid.center(hex))).toBe(hex);
  });

  test('even rows are shoved right by half a hex', () => {
    expect(geometry.center('0201').x - geometry.center('0101').x).toBeCloseTo(HEX_WIDTH / 2);
    expect(odd.center('0101').x - odd.center('0201').x).toBeCloseTo(HEX_WIDTH / 2);
  });

  test('points just inside each corner and side belong to the hex', () => {
    for (const hex of ['0101', '1410', '0834', '2434', '2401']) {
      const middle = geometry.center(hex);
      const corners = geometry.corners(hex);
      const edge = corners.map((corner, i): Point => {
        const next = corners[(i + 1) % 6] as Point;
        return { x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 };
      });
      for (const { x, y } of [...corners, ...edge]) {
        const inside = { x: middle.x + (x - middle.x) * 0.98, y: middle.y + (y - middle.y) * 0.98 };
        expect(geometry.hexAt(inside)).toBe(hex);
      }
    }
  });

  test('no hex is found outside the field, nor in the notches of its edge', () => {
    expect(geometry.hexAt({ x: -1, y: 20 })).toBeNull();
    expect(geometry.hexAt({ x: 5, y: geometry.center('0201').y })).toBeNull();
    expect(geometry.hexAt({ x: geometry.width - 3, y: geometry.center('0101').y })).toBeNull();
    expect(geometry.hexAt({ x: 300, y: -500 })).toBeNull();
    expect(geometry.hexAt({ x: 300, y: geometry.height + 40 })).toBeNull();
  });

  test('the field is as large as its outermost hexes', () => {
    const all = geometry.hexes.flatMap((hex) => geometry.corners(hex));
    expect(Math.max(...all.map(({ x }) => x))).toBeCloseTo(geometry.width);
    expect(Math.max(...all.map(({ y }) => y))).toBeCloseTo(geometry.height);
    expect(Math.min(...all.map(({ x }) => x))).toBeCloseTo(0);
    expect(Math.min(...all.map(({ y }) => y))).toBeCloseTo(0);
  });
});

describe('neighbours', () => {
  test('lie where the scatter die says: 1 is west, then clockwise', () => {
    expect(DIRECTIONS.map((direction) => geometry.neighbour('1410', direction))).toEqual([
      '1409',
      '1310',
      '1311',
      '1411',
      '1511',
      '1510',
    ]);
  });

  test.each([
    ['even', geometry],
    ['odd', odd],
  ])('are one hex width away, and mutual, %s rows shoved right', (_, grid) => {
    for (const hex of grid.hexes) {
      for (const next of grid.neighbours(hex)) {
        const [a, b] = [grid.center(hex), grid.center(next)];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(HEX_WIDTH);
        expect(grid.neighbours(next)).toContain(hex);
      }
    }
  });

  test('of a die in an odd row that is shoved right', () => {
    // Target 2906, die 4: east.
    expect(DIRECTIONS.map((direction) => odd.neighbour('2906', direction))).toEqual([
      '2905',
      '2806',
      '2807',
      '2907',
      '3007',
      '3006',
    ]);
  });

  test('two hexes apart is no direction', () => {
    expect(() => geometry.direction('1410', '1412')).toThrow('not neighbours');
  });
});

describe('sides', () => {
  test.each([
    ['even', geometry],
    ['odd', odd],
  ])(
    'every side lies between two neighbours, is one radius long, and is the same seen from either; %s rows',
    (_, grid) => {
      for (const hex of grid.hexes) {
        for (const next of grid.neighbours(hex)) {
          expect(grid.areNeighbours(hex, next)).toBe(true);
          const [start, end] = grid.side(hex, next);
          const [otherStart, otherEnd] = grid.side(next, hex);
          expect(Math.hypot(start.x - end.x, start.y - end.y)).toBeCloseTo(HEX_RADIUS);
          expect([otherEnd.x, otherEnd.y, otherStart.x, otherStart.y].map(Math.round)).toEqual(
            [start.x, start.y, end.x, end.y].map(Math.round),
          );
        }
      }
    },
  );

  test('there is none between hexes that are no neighbours, or off the map', () => {
    expect(odd.areNeighbours('0101', '0103')).toBe(false);
    expect(odd.areNeighbours('0001', '0101')).toBe(false);
    expect(odd.areNeighbours('0101', '0000')).toBe(false);
  });
});
