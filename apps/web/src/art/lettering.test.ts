import { describe, expect, test } from 'vitest';
import { canLetter, letter } from './lettering.ts';

describe('lettering', () => {
  test('is as wide as its letters, and wider when they are set apart', () => {
    const close = letter('RIDERS', { face: 'display', size: 20 });
    const apart = letter('RIDERS', { face: 'display', size: 20, spacing: 4 });
    expect(close.width).toBeGreaterThan(60);
    expect(apart.width).toBeCloseTo(close.width + 5 * 4);
  });

  test('grows with the size of the type', () => {
    const small = letter('1234', { face: 'bold', size: 10 }).width;
    expect(letter('1234', { face: 'bold', size: 30 }).width).toBeCloseTo(3 * small);
  });

  test('starts, ends or stands in the middle at zero', () => {
    const start = (anchor: 'start' | 'middle' | 'end'): number =>
      Number(/^M(-?[\d.]+)/.exec(letter('HH', { face: 'display', size: 40, anchor }).outline)?.[1]);
    const { width } = letter('HH', { face: 'display', size: 40 });
    expect(start('start')).toBeCloseTo(0, 1);
    expect(start('middle')).toBeCloseTo(-width / 2, 1);
    expect(start('end')).toBeCloseTo(-width, 1);
  });

  test('sets pairs closer that would gape', () => {
    const apart = letter('A', { face: 'display', size: 100 }).width + letter('V', { face: 'display', size: 100 }).width;
    expect(letter('AV', { face: 'display', size: 100 }).width).toBeLessThan(apart);
  });

  test('knows what it cannot write', () => {
    expect(canLetter('Théoden', 'italic')).toBe(true);
    expect(canLetter('Ж', 'italic')).toBe(false);
    expect(letter('Ж', { face: 'italic', size: 10 })).toEqual({ outline: '', width: 0 });
  });
});
