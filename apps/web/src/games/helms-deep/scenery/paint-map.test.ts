import { MAP } from '@warbeacon/siege/helms-deep';
import { beforeAll, describe, expect, test } from 'vitest';
import { canLetter } from '../../../art/lettering.ts';
import { readSvg, type SvgFacts } from '../../../art/well-formed.fixture.ts';
import { MAP_MARGIN, paintMap } from '../../../board/hex/painter/index.ts';
import { line } from '../../../board/stage/ink.ts';
import { createSheet, drawnSide } from '../../../board/hex/painter/sheet.ts';
import { SCENERY } from './scenery.ts';

let svg = '';
let facts: SvgFacts = { elements: [] };
/** Text of the SVG from the start of each part to the start of the next. */
let parts: ReadonlyMap<string, string> = new Map();

beforeAll(() => {
  svg = paintMap(MAP, SCENERY);
  facts = readSvg(svg);
  const split = svg.split(/<g data-part="([\w-]+)"/);
  const found = new Map<string, string>();
  for (let i = 1; i < split.length; i += 2) {
    const name = split[i] ?? '';
    found.set(name, (found.get(name) ?? '') + (split[i + 1] ?? ''));
  }
  parts = found;
});

describe('the painted map', () => {
  test('is the same bytes each time', () => {
    expect(paintMap(MAP, SCENERY) === svg).toBe(true);
  });

  test('is one svg with the field and its margin as view box', () => {
    const root = facts.elements[0];
    expect(root?.name).toBe('svg');
    const box = root?.attributes['viewBox']?.split(' ').map(Number) ?? [];
    expect(box.slice(0, 2)).toEqual([-MAP_MARGIN, -MAP_MARGIN]);
    const { geometry } = createSheet(MAP);
    expect(box[2]).toBeCloseTo(geometry.width + 2 * MAP_MARGIN, 0);
    expect(box[3]).toBeCloseTo(geometry.height + 2 * MAP_MARGIN, 0);
  });

  test('holds no broken number and refers to nothing outside itself', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const ids = facts.elements.flatMap(({ attributes }) => attributes['id'] ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    const references = facts.elements.flatMap(({ attributes }) =>
      Object.entries(attributes).flatMap(([name, value]) =>
        name === 'href' ? [value] : [...value.matchAll(/url\(([^)]*)\)/g)].map((match) => match[1] ?? ''),
      ),
    );
    for (const reference of new Set(references)) expect(ids).toContain(reference.replace('#', ''));
    expect(facts.elements.some(({ name }) => ['text', 'image', 'script', 'style'].includes(name))).toBe(false);
  });

  test('stays small enough to be read at once', () => {
    expect(svg.length).toBeLessThan(3_200_000);
  });
});

describe('every side of the map is drawn', () => {
  const drawnIn = {
    wall: 'walls',
    tower: 'tower-sides',
    dike: 'dike',
    bank: 'banks',
    'ramp-side': 'ramp',
  } as const;

  test.each(Object.entries(drawnIn))('%s sides, along the hexside', (kind, part) => {
    const sheet = createSheet(MAP);
    const sides = MAP.sides.filter((side) => side.kind === kind);
    expect(sides.length).toBeGreaterThan(0);
    for (const side of sides) {
      const { a, b } = drawnSide(sheet, side);
      expect(parts.get(part)).toContain(line([a, b]));
    }
  });

  test.each([
    ['gate', 'gates'],
    ['main-gate', 'main-gate'],
    ['arch', 'arches'],
    ['culvert', 'culvert'],
  ])('%s sides, in the middle of the hexside', (kind, part) => {
    const sheet = createSheet(MAP);
    for (const side of MAP.sides.filter((candidate) => candidate.kind === kind)) {
      const { middle } = drawnSide(sheet, side);
      const at = `translate(${line([middle]).slice(1)})`;
      expect(parts.get(part)).toContain(at);
    }
  });
});

test('nothing is left to be drawn plainly', () => {
  expect([...parts.keys()].filter((part) => part.startsWith('plain'))).toEqual([]);
});

describe('every hex is there', () => {
  test('with its number', () => {
    const digits = facts.elements.filter(({ attributes }) => attributes['href']?.startsWith('#digit-'));
    expect(digits).toHaveLength(816 * 4);
  });

  test('in the grid', () => {
    expect(parts.get('grid')?.match(/Z/g)).toHaveLength(816);
  });
});

describe('names', () => {
  test('of all labels stand on the map', () => {
    for (const { hex } of MAP.labels) {
      expect(facts.elements.some(({ attributes }) => attributes['id'] === `name-${hex}`)).toBe(true);
    }
  });

  test('can be lettered in full', () => {
    for (const { text } of MAP.labels) expect(text).toSatisfy((name: string) => canLetter(name, 'italic'));
  });

  test('have a style each, and no style lacks its label', () => {
    expect(Object.keys(SCENERY.labels ?? {}).toSorted()).toEqual(MAP.labels.map(({ hex }) => hex).toSorted());
  });
});
