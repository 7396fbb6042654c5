/** The prints of the maps show what the painter draws, and are what a board shows first. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { untilAtRest } from './frames.ts';
import { likeness, pictureOfBoard } from './pictures.ts';
import { drawPrint, paintedMap, PRINTED, printOf } from './prints.ts';
import { Table } from './table.ts';

let table: Table;
beforeAll(async () => {
  table = await Table.lay();
});
afterAll(async () => {
  await table.clear();
});

describe.each(PRINTED)('the print of $game', (printed) => {
  test('is small, like what the painter draws, and stands where its map takes its place', async () => {
    const print = await readFile(printOf(printed.game));
    expect(print.length).toBeLessThan(150_000);
    const ann = await table.seat('Ann', { width: 1280, height: 800 });
    const fresh = await drawPrint(ann, await paintedMap(ann, printed));
    const printing = await likeness(ann, print, fresh);
    // A village, a wall or a name in another place differs by 40 and more.
    expect(printing.worst).toBeLessThan(12);
    expect(printing.mean).toBeLessThan(1);

    await ann.page.reload();
    await ann.page.locator('[data-testid=board][data-ready=true]').waitFor();
    await ann.page.getByRole('button', { name: 'Whole map' }).click();
    const first = await pictureOfBoard(ann);
    await untilAtRest(ann);
    const { mean, worst } = await likeness(ann, first, await pictureOfBoard(ann));
    expect(worst).toBeLessThan(30);
    expect(mean).toBeLessThan(3);
  });

  test('is done without where it cannot be had', async () => {
    const ann = await table.seat('Ann', { width: 1280, height: 800 });
    await ann.page.route('**/print-*.webp', async (route) => await route.abort());
    const svg = await paintedMap(ann, printed);
    expect(svg).toMatch(/^<svg /);
    await ann.page.locator('[data-testid=board][data-ready=true]').waitFor();
  });
});
