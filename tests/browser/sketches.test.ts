/** The sketches of the maps show what the painter draws, and are what a board shows first. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { untilAtRest } from './frames.ts';
import { likeness, pictureOfBoard } from './pictures.ts';
import { drawSketch, paintedMap, SKETCHED, sketchOf } from './sketches.ts';
import { Table } from './table.ts';

let table: Table;
beforeAll(async () => {
  table = await Table.lay();
});
afterAll(async () => {
  await table.clear();
});

/** Runs in the page: what the painter has painted is read when the test says so. */
function keepThePainterWaiting(): void {
  globalThis.Image = class extends Image {
    override async decode(): Promise<void> {
      if (this.src.startsWith('blob:')) {
        document.documentElement.dataset['painter'] = 'waits';
        await new Promise((resolve) => {
          globalThis.addEventListener('paint', resolve, { once: true });
        });
      }
      await super.decode();
    }
  };
}

describe.each(SKETCHED)('the sketch of $game', (sketched) => {
  test('is small, like what the painter draws, and lies where its map takes its place', async () => {
    const sketch = await readFile(sketchOf(sketched.game));
    expect(sketch.length).toBeLessThan(12_000);
    const ann = await table.seat('Ann', { width: 1280, height: 800 });
    const fresh = await drawSketch(ann, await paintedMap(ann, sketched));
    const drawing = await likeness(ann, sketch, fresh);
    // A village, a wall or a name in another place differs by 40 and more.
    expect(drawing.worst).toBeLessThan(12);
    expect(drawing.mean).toBeLessThan(1);

    await ann.page.addInitScript(keepThePainterWaiting);
    await ann.page.reload();
    await ann.page.locator('[data-testid=board][data-ready=true]').waitFor();
    await ann.page.getByRole('button', { name: 'Whole map' }).click();
    await ann.page.waitForFunction(() => document.documentElement.dataset['painter'] === 'waits');
    const first = await pictureOfBoard(ann);
    await ann.page.evaluate(() => globalThis.dispatchEvent(new Event('paint')));
    await untilAtRest(ann);
    const { mean, worst } = await likeness(ann, first, await pictureOfBoard(ann));
    expect(worst).toBeLessThan(35);
    expect(mean).toBeLessThan(5);
  });

  test('is done without where it cannot be had', async () => {
    const ann = await table.seat('Ann', { width: 1280, height: 800 });
    await ann.page.route('**/sketch-*.webp', async (route) => await route.abort());
    const svg = await paintedMap(ann, sketched);
    expect(svg).toMatch(/^<svg /);
    await ann.page.locator('[data-testid=board][data-ready=true]').waitFor();
  });
});
