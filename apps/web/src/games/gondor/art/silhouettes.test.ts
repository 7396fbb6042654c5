import { expect, test } from 'vitest';
import { stops } from '../../../art/outline.fixture.ts';
import { ENGINES, FIGURES_OF_GONDOR, SIGNS } from './silhouettes.ts';

test.each(Object.entries({ ...FIGURES_OF_GONDOR, ...ENGINES, ...SIGNS }))(
  'the outline %s lies in its square and fills it',
  (_, outline) => {
    const points = stops(outline);
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    for (const value of [...xs, ...ys]) {
      expect(value).toBeGreaterThan(-6);
      expect(value).toBeLessThan(518);
    }
    const spread = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
    expect(spread).toBeGreaterThan(360);
  },
);
