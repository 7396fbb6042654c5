/** One person with a pointer, against the computer: the board itself is clicked and dragged, not its description. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { Pointer } from './pointer.ts';
import { type Person, Table } from './table.ts';

let table: Table;
let player: Person;
let pointer: Pointer;

beforeAll(async () => {
  table = await Table.lay();
  player = await table.seat('Gríma', { width: 1280, height: 800 });
  pointer = new Pointer(player, { rows: 24, columns: 34, shoved: 'even' });
});
afterAll(async () => {
  await table.clear();
});

describe('one person against the computer, with a pointer on the board', { timeout: 240_000 }, () => {
  test('from the first page to a set-up army takes a name and three clicks', async () => {
    await player.open('/');
    await player.by('computer-side-isengard').click();
    await player.by('computer-go').click();
    await player.giveName();
    await player.by('set-up').click();
    await eventually(() => player.hexOf('warg-1')).toBe('1332');
  });

  test('[13.1] a counter is dragged to another hex of its area; dropped outside it, it stays', async () => {
    await player.page.locator('[data-testid=board][data-ready=true]').waitFor();
    await player.page.getByRole('button', { name: 'Whole map' }).click();
    // In the hand it says where it may go.
    await pointer.carry('1332', '1932');
    await eventually(() => player.by('piece-card').textContent()).toMatch(/Wargs 1.*Can go to \d+ hexes/);
    await pointer.drop();
    await eventually(() => player.hexOf('warg-1')).toBe('1932');
    await pointer.drag('1932', '1925');
    await player.by('refusal').waitFor();
    expect(await player.by('refusal').getAttribute('data-code')).toBe('outside-area');
    expect(await player.hexOf('warg-1')).toBe('1932');
    await pointer.drag('1932', '1332');
    await eventually(() => player.hexOf('warg-1')).toBe('1332');
  });

  test('a drag that ends off the map, off the board or off the page leaves the counter where it was', async () => {
    const { mouse } = player.page;
    const board = await player.by('board').boundingBox();
    if (!board) throw new Error('the board is not on the page');
    const places = [
      // The table beside the map, the panel beside the board, and beyond the window.
      { x: board.x + board.width / 2, y: board.y + 4 },
      { x: board.x + board.width + 60, y: board.y + board.height / 2 },
      { x: -20, y: -20 },
    ];
    for (const { x, y } of places) {
      await pointer.carry('1332', '1330');
      await mouse.move(x, y, { steps: 3 });
      await pointer.drop();
      await eventually(() => player.by('task').textContent()).toMatch(/Set up your army/);
      expect(await player.hexOf('warg-1')).toBe('1332');
    }
    // And the hand is free for the next.
    await pointer.drag('1332', '1932');
    await eventually(() => player.hexOf('warg-1')).toBe('1932');
    await pointer.drag('1932', '1332');
    await eventually(() => player.hexOf('warg-1')).toBe('1332');
  });

  test('two counters are dragged faster than the line answers, and both get there', async () => {
    table.freeze();
    await pointer.drag('1332', '1932');
    await pointer.drag('1232', '1733');
    table.thaw();
    await eventually(() => player.hexOf('warg-1')).toBe('1932');
    await eventually(() => player.hexOf('warg-2')).toBe('1733');
    await pointer.drag('1932', '1332');
    await pointer.drag('1733', '1232');
    await eventually(() => player.hexOf('warg-1')).toBe('1332');
    await eventually(() => player.hexOf('warg-2')).toBe('1232');
  });

  test('the computer sets up and gives the turn back', async () => {
    await player.by('end-step').click();
    await eventually(() => player.by('phase-bar').getAttribute('data-phase')).toBe('isengard-movement');
    await player.myMove();
    expect(await player.hexOf('infantry-9')).toMatch(/^\d{4}$/);
  });

  test('[4.0] a counter is clicked, its ways light up with their cost, and a click sends it', async () => {
    await pointer.click('1232');
    await eventually(() => player.by('piece-card').textContent()).toContain('Wargs 2');
    await eventually(() => player.by('piece-card').textContent()).toMatch(/Can go to \d+ hexes/);
    await pointer.click('1229');
    await eventually(() => player.hexOf('warg-2')).toBe('1229');
  });

  test('[4.26] a hex out of reach is not entered, and the page says why', async () => {
    await pointer.click('1432');
    await eventually(() => player.by('piece-card').textContent()).toContain('Wargs 4');
    await eventually(() => player.by('piece-card').textContent()).toMatch(/Can go to \d+ hexes/);
    await pointer.click('1420');
    await player.by('refusal').waitFor();
    expect(await player.by('refusal').textContent()).toMatch(/4\.2\d|movement points/);
    expect(await player.hexOf('warg-4')).toBe('1432');
  });

  test('the computer plays its own half of the turn', async () => {
    await player.by('end-step').click();
    await eventually(() => player.by('turn-words').first().textContent()).toMatch(/\b2\b/);
    await player.myMove();
  });

  test('who gives up is told the end, and can take its record home', async () => {
    await player.by('tab-match').click();
    await player.by('resign').click();
    await player.by('resign-yes').click();
    await player.by('result').waitFor();
    const href = (await player.by('result').getByTestId('record').getAttribute('href')) ?? '';
    const answer = await player.page.request.get(new URL(href, player.page.url()).href);
    const record = (await answer.json()) as { complete: boolean; entries: { body: { kind: string } }[] };
    expect(record.complete).toBe(true);
    expect(record.entries.at(-1)?.body.kind).toBe('close');
    await player.by('result-look').click();
    await eventually(() => player.by('task').textContent()).toContain('Isengard has given up the fight.');
  });

  test('no page met an error', () => {
    expect(table.errors()).toEqual([]);
  });
});
