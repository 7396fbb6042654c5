import { describe, expect, test } from 'vitest';
import { ICON_SIZE, ICONS } from './icons.ts';
import { stops } from './outline.fixture.ts';

describe('icons', () => {
  test.each(Object.entries(ICONS))('%s lies in its square and fills it', (_, outline) => {
    const points = stops(outline);
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    for (const value of [...xs, ...ys]) {
      expect(value).toBeGreaterThan(-6);
      expect(value).toBeLessThan(ICON_SIZE + 6);
    }
    const spread = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
    expect(spread).toBeGreaterThan(ICON_SIZE * 0.7);
  });
});
