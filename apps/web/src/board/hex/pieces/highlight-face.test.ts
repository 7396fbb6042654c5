import { describe, expect, test } from 'vitest';
import { drawingToSvg } from '../../../art/drawing.ts';
import { readSvg } from '../../../art/well-formed.fixture.ts';
import { diceFace, wordFace } from '../../stage/dice-face.ts';
import { ICONS } from '../../../art/icons.ts';
import { PLAIN_LOOKS } from '../six-hexes.fixture.ts';
import { labelFace } from '../../stage/label-face.ts';
import { HEX_FILLS, hexFace } from './highlight-face.ts';

describe('highlights', () => {
  test('differ from one another in more than colour', () => {
    const forms = HEX_FILLS.map((fill) =>
      JSON.stringify(
        hexFace(fill, PLAIN_LOOKS.sides).shapes.map(({ d, dash, strokeWidth, transform }) => [
          d,
          dash,
          strokeWidth,
          transform,
        ]),
      ),
    );
    expect(new Set(forms).size).toBe(HEX_FILLS.length);
  });

  test('are well-formed pictures', () => {
    for (const fill of HEX_FILLS)
      expect(() => readSvg(drawingToSvg(hexFace(fill, PLAIN_LOOKS.sides), 'hex'))).not.toThrow();
  });
});

describe('labels', () => {
  test('grow with what they say', () => {
    expect(labelFace('1½', 'light').width).toBeLessThan(labelFace('100 %', 'light').width);
    expect(labelFace('42 %', 'red').width).toBeLessThan(labelFace('42 %', 'red', ICONS.bow).width);
  });
});

describe('dice', () => {
  test('show as many pips as they count', () => {
    for (const value of [1, 2, 3, 4, 5, 6]) {
      const pips = diceFace([value], '').shapes.at(-1)?.d.match(/M/g) ?? [];
      expect(pips).toHaveLength(value);
    }
  });

  test('make room for what came of them', () => {
    expect(diceFace([3, 4], 'Eliminated').height).toBeGreaterThan(diceFace([3, 4], '').height);
    expect(wordFace('Gate taken', 'good').width).toBeGreaterThan(wordFace('Hit', 'good').width);
  });
});
