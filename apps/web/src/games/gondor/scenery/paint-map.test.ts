import { MAP } from '@warbeacon/siege/gondor';
import { expect, test } from 'vitest';
import { readSvg } from '../../../art/well-formed.fixture.ts';
import { paintMap } from '../../../board/hex/painter/index.ts';
import { SCENERY } from './scenery.ts';

const svg = paintMap(MAP, SCENERY);

test('the map is painted whole: no ground and no hexside is left to plain ink, and it can be read', () => {
  expect(() => readSvg(svg)).not.toThrow();
  expect(svg).not.toMatch(/NaN|undefined/);
  expect(svg).not.toContain('data-part="plain-ground"');
  expect(svg).not.toContain('data-part="plain-sides"');
  expect(paintMap(MAP, SCENERY)).toBe(svg);
});

test('every name on the map has its place', () => {
  expect(Object.keys(SCENERY.labels ?? {}).toSorted()).toEqual(MAP.labels.map(({ hex }) => hex).toSorted());
});
