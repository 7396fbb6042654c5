import { describe, expect, test } from 'vitest';
import { ICON_SIZE } from '../../../art/icons.ts';
import { stops } from '../../../art/outline.fixture.ts';
import { OWN_ICONS } from './icons.ts';

describe('icons of one game', () => {
  test.each(Object.entries(OWN_ICONS))('%s lies in its square and fills it', (_, outline) => {
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
