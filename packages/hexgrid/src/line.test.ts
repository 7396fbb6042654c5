import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Grid, makeGrid, makeHexId, neighboursOf, parseHexId } from './grid.ts';
import { type Line, line } from './line.ts';

/** An exact fraction with a positive denominator. */
interface Fraction {
  readonly n: number;
  readonly d: number;
}
const fraction = (n: number, d: number): Fraction => (d < 0 ? { n: -n, d: -d } : { n, d });
const compare = (a: Fraction, b: Fraction): number => a.n * b.d - b.n * a.d;

/**
 * The part of the segment between two centres that lies in a closed hex, as parameters from 0 to 1, and whether its
 * inside lies in the open hex too. Row and column give the centre directly, in half hex widths and quarter hex heights;
 * a hex is then where |x| <= 1, |x + y| <= 2 and |x - y| <= 2.
 */
function clip(grid: Grid, from: number, to: number, hex: number) {
  const centre = (of: number) => {
    const row = Math.floor(of / grid.columns);
    const shoved = (grid.handedness === 'odd rows shoved right') === (row % 2 === 0);
    return { x: 2 * (of % grid.columns) + (shoved ? 1 : 0), y: 3 * row };
  };
  const [a, b, c] = [centre(from), centre(to), centre(hex)];
  const strips = [
    { at: a.x - c.x, step: b.x - a.x, half: 1 },
    { at: a.x - c.x + a.y - c.y, step: b.x - a.x + b.y - a.y, half: 2 },
    { at: a.x - c.x - a.y + c.y, step: b.x - a.x - b.y + a.y, half: 2 },
  ];
  let enter = fraction(0, 1);
  let leave = fraction(1, 1);
  let inside = true;
  for (const { at, step, half } of strips) {
    if (step === 0) {
      if (Math.abs(at) > half) return undefined;
      if (Math.abs(at) === half) inside = false;
      continue;
    }
    const [first, second] = [fraction(-half - at, step), fraction(half - at, step)];
    const [low, high] = compare(first, second) < 0 ? [first, second] : [second, first];
    if (compare(low, enter) > 0) enter = low;
    if (compare(high, leave) < 0) leave = high;
  }
  return compare(enter, leave) < 0 ? { hex, enter, leave, inside } : undefined;
}

/** The line, worked out hex by hex over the whole map. */
function measured(grid: Grid, from: number, to: number): Line {
  if (from === to) return { through: [], along: [], before: [] };
  const parts = Array.from({ length: grid.size }, (_, hex) => clip(grid, from, to, hex)).filter(
    (part) => part !== undefined,
  );
  parts.sort((a, b) => compare(a.enter, b.enter) || a.hex - b.hex);
  const between = parts.filter(({ hex }) => hex !== from && hex !== to);
  const along: [number, number][] = [];
  for (const part of between.filter(({ inside }) => !inside)) {
    const twin = between.find(
      (other) => other.hex > part.hex && !other.inside && compare(other.enter, part.enter) === 0,
    );
    if (twin) along.push([part.hex, twin.hex]);
    else if (!along.some((pair) => pair[1] === part.hex)) along.push([part.hex, -1]);
  }
  const entered = parts.find(({ hex }) => hex === to)?.enter ?? fraction(0, 1);
  return {
    through: between.filter(({ inside }) => inside).map(({ hex }) => hex),
    along,
    before: parts.filter(({ hex, leave }) => hex !== to && compare(leave, entered) === 0).map(({ hex }) => hex),
  };
}

const HELMS_DEEP = makeGrid(24, 34, 'even rows shoved right');
const shown = (grid: Grid, from: string, to: string) => {
  const id = (hex: number) => (hex < 0 ? '-' : makeHexId(grid, hex));
  const { through, along, before } = line(grid, parseHexId(grid, from) ?? -1, parseHexId(grid, to) ?? -1);
  return { through: through.map(id), along: along.map((pair) => pair.map(id).join('|')), before: before.map(id) };
};

describe('a line between two hexes', () => {
  test.each<[what: string, from: string, to: string, through: string[], along: string[], before: string[]]>([
    ['to itself crosses nothing', '0810', '0810', [], [], []],
    ['to a neighbour crosses nothing', '0810', '0811', [], [], ['0810']],
    ['along a row crosses the hexes of the row', '0810', '0813', ['0811', '0812'], [], ['0812']],
    ['along a diagonal crosses the hexes of the diagonal', '0810', '0512', ['0711', '0611'], [], ['0611']],
    ['due south runs along the side of the two hexes between', '0810', '1010', [], ['0910|0911'], ['0910', '0911']],
    ['further south: a side, a hex, a side', '0810', '1210', ['1010'], ['0910|0911', '1110|1111'], ['1110', '1111']],
    ['at a slant crosses the hexes it enters', '0810', '0913', ['0811', '0912'], [], ['0912']],
    ['along the edge of the map has one hex beside it', '0101', '0301', [], ['0201|-'], ['0201']],
  ])('%s: %s to %s', (_what, from, to, through, along, before) => {
    expect(shown(HELMS_DEEP, from, to)).toEqual({ through, along, before });
  });

  const pairs = fc
    .tuple(fc.integer({ min: 1, max: 13 }), fc.integer({ min: 1, max: 13 }), fc.boolean())
    .map(([rows, columns, even]) => makeGrid(rows, columns, even ? 'even rows shoved right' : 'odd rows shoved right'))
    .chain((grid) => fc.tuple(fc.constant(grid), fc.nat(grid.size - 1), fc.nat(grid.size - 1)));

  test('crosses what exact fractions say, runs along what they say, comes in whence they say', () => {
    fc.assert(
      fc.property(pairs, ([grid, from, to]) => {
        expect(line(grid, from, to)).toEqual(measured(grid, from, to));
      }),
      { numRuns: 1000 },
    );
  });

  test('does so for every hex of a small map to every other', () => {
    for (const handedness of ['even rows shoved right', 'odd rows shoved right'] as const) {
      const grid = makeGrid(6, 7, handedness);
      for (let from = 0; from < grid.size; from++) {
        for (let to = 0; to < grid.size; to++) expect(line(grid, from, to)).toEqual(measured(grid, from, to));
      }
    }
  });

  test('is the same there and back', () => {
    fc.assert(
      fc.property(pairs, ([grid, from, to]) => {
        const there = line(grid, from, to);
        const back = line(grid, to, from);
        expect([...back.through].reverse()).toEqual(there.through);
        expect([...back.along].reverse()).toEqual(there.along);
      }),
    );
  });

  test('comes in from neighbours of its end', () => {
    fc.assert(
      fc.property(pairs, ([grid, from, to]) => {
        const near = neighboursOf(grid, to);
        const { before } = line(grid, from, to);
        expect(before.length).toBe(from === to ? 0 : before.length === 2 ? 2 : 1);
        for (const hex of before) expect(near).toContain(hex);
      }),
    );
  });
});
