/** Looks at a page as it is, wide and narrow: it is sound and nothing hangs over; with `PAGE_SHOTS` pictures of it are kept there. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { isSound } from './soundness.ts';
import type { Person } from './table.ts';

const SHOTS = process.env['PAGE_SHOTS'];

const SIZES = [
  [1280, 800],
  [390, 844],
] as const;
/** Seldom wrong where both others are right: for who looks at pictures. */
const BETWEEN = [820, 1180] as const;

export async function lookAt(person: Person, name: string): Promise<void> {
  // The page is fetched when it is asked for.
  await person.page.locator('h1').first().waitFor();
  const before = person.page.viewportSize();
  for (const [width, height] of SHOTS === undefined ? SIZES : [...SIZES, BETWEEN]) {
    await person.page.setViewportSize({ width, height });
    await isSound(person);
    const overhang = await person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overhang, `${name} at ${width}`).toBeLessThanOrEqual(0);
    if (SHOTS === undefined) continue;
    mkdirSync(SHOTS, { recursive: true });
    for (const theme of ['dusk', 'day']) {
      await person.page.evaluate((kind) => void (document.documentElement.dataset['theme'] = kind), theme);
      await person.page.screenshot({ path: join(SHOTS, `${name}-${width}-${theme}.png`), fullPage: true });
    }
  }
  if (before) await person.page.setViewportSize(before);
}
