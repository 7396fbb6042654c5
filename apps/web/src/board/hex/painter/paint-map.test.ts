import { describe, expect, test } from 'vitest';
import { readSvg } from '../../../art/well-formed.fixture.ts';
import { SIX_HEXES } from '../six-hexes.fixture.ts';
import { group, line } from '../../stage/ink.ts';
import { paintMap } from './index.ts';
import { createSheet, drawnSide } from './sheet.ts';

/** The text of one part, or nothing where the map has no such part. */
const partOf = (svg: string, name: string): string =>
  svg.split('<g data-part="').find((part) => part.startsWith(`${name}"`)) ?? '';

describe('a map nobody has dressed', () => {
  const svg = paintMap(SIX_HEXES);

  test('is painted whole', () => {
    const { elements } = readSvg(svg);
    expect(svg).not.toMatch(/NaN|undefined/);
    const ids = elements.flatMap(({ attributes }) => attributes['id'] ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(partOf(svg, 'grid').match(/Z/g)).toHaveLength(6);
    expect(elements.filter(({ attributes }) => attributes['href']?.startsWith('#digit-'))).toHaveLength(6 * 4);
  });

  test('has bare paper where the ground is of no known kind', () => {
    expect(partOf(svg, 'plain-ground').match(/Z/g)).toHaveLength(2);
  });

  test('has a line in ink where a hexside is of no known kind, and a wall where it is', () => {
    const sheet = createSheet(SIX_HEXES);
    const drawn = (kind: string): string[] =>
      sheet.sides(kind).map((side) => {
        const { a, b } = drawnSide(sheet, side);
        return line([a, b]);
      });
    expect(drawn('thorns')).toHaveLength(1);
    for (const thorns of drawn('thorns')) expect(partOf(svg, 'plain-sides')).toContain(thorns);
    expect(drawn('wall')).toHaveLength(1);
    for (const wall of drawn('wall')) expect(partOf(svg, 'walls')).toContain(wall);
  });

  test('has strokes that run down from the upper hex of a slope', () => {
    const falling = paintMap({ ...SIX_HEXES, sides: [{ hexes: ['0101', '0102'], kind: 'slope', upper: '0102' }] });
    // From the side between the two, westwards.
    const strokes = [...partOf(falling, 'slopes').matchAll(/M([\d.]+) [\d.]+L([\d.]+) [\d.]+/g)];
    expect(strokes.some(([, from, to]) => Number(to) < Number(from))).toBe(true);
    expect(strokes.some(([, from, to]) => Number(to) > Number(from))).toBe(false);
    expect(partOf(falling, 'plain-sides')).toBe('');
  });

  test('has all its names, several in one hex too', () => {
    expect(svg).toContain('id="name-0202"');
    expect(svg).toContain('id="name-0202-2"');
  });
});

test('a layer of the game draws its own grounds and hexsides, and nothing plain is left of them', () => {
  const svg = paintMap(SIX_HEXES, {
    over: [
      { grounds: ['lava', ''], paint: (sheet) => group('lava', `<path d="M${sheet.hexes.length} 0"/>`) },
      { sides: ['wall', 'gate', 'thorns'], paint: () => group('hedge', '') },
    ],
  });
  expect(() => readSvg(svg)).not.toThrow();
  expect(partOf(svg, 'lava')).toContain('d="M6 0"');
  expect(svg.indexOf('data-part="grid"')).toBeLessThan(svg.indexOf('data-part="lava"'));
  expect(partOf(svg, 'plain-sides')).toBe('');
  // Rough ground and mountains are the game's to lay, or not to lay.
  expect(partOf(svg, 'plain-ground')).toBe('');
  expect(partOf(svg, 'walls')).toBe('');
});

test('a map without hexsides, zones or names is painted too', () => {
  const svg = paintMap({ ...SIX_HEXES, legend: {}, sides: [], labels: [], terrain: [] });
  expect(() => readSvg(svg)).not.toThrow();
  expect(partOf(svg, 'plain-ground').match(/Z/g)).toHaveLength(6);
});
