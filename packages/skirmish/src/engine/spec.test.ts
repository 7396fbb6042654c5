/** Specs name the frames that they can stand in. */
import { describe, expect, test } from 'vitest';
import type { Frame } from './frames.ts';
import { as } from './spec.ts';

describe('A frame taken for one of its kind', () => {
  const frame = (): Frame => ({ kind: 'halfMove', side: 'good', tests: false });

  test('is that frame itself', () => {
    const one = frame();
    expect(as('halfMove', one)).toBe(one);
  });
  test('is a fault where it is of another kind', () => {
    expect(() => as('halfShoot', frame())).toThrow('halfMove is not halfShoot');
  });
});
