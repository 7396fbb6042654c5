/** One person with a pointer, against the computer: the board itself is clicked and dragged, not its description. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { type Person, Table } from './table.ts';

let table: Table;
let player: Person;

beforeAll(async () => {
  table = await Table.lay();
  player = await table.seat('Gríma', { width: 1280, height: 800 });
});
afterAll(async () => {
  await table.clear();
});

/** The field of hexes of Helm's Deep. */
const FIELD = { rows: 24, columns: 34 };
/** Of the printed sheet, in units of a hex's radius: the margin round the field of hexes, as a share of that radius. */
const MARGIN = 34 / 44;

/** Where a hex is on the page while the whole map is shown: the sheet fills the board one way and is centred the other. */
async function spot(hex: string): Promise<{ x: number; y: number }> {
  const box = await player.by('board').boundingBox();
  if (!box) throw new Error('the board is not on the page');
  const { rows, columns } = FIELD;
  const width = (columns + 0.5) * Math.sqrt(3) + 2 * MARGIN;
  const height = rows * 1.5 + 0.5 + 2 * MARGIN;
  const scale = Math.min(box.width / width, box.height / height);
  const [row, column] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  // Even rows are shoved right by half a hex.
  const x = MARGIN + (column - 0.5 + (row % 2 === 0 ? 0.5 : 0)) * Math.sqrt(3);
  const y = MARGIN + (row - 1) * 1.5 + 1;
  return {
    x: box.x + box.width / 2 + (x - width / 2) * scale,
    y: box.y + box.height / 2 + (y - height / 2) * scale,
  };
}

async function click(hex: string): Promise<void> {
  const { x, y } = await spot(hex);
  await player.page.mouse.click(x, y);
}

/** Drags as a hand does: in steps. */
async function drag(from: string, to: string): Promise<void> {
  await carry(from, to);
  await player.page.mouse.up();
}

async function carry(from: string, to: string): Promise<void> {
  const [a, b] = [await spot(from), await spot(to)];
  await player.page.mouse.move(a.x, a.y);
  await player.page.mouse.down();
  for (const part of [0.2, 0.5, 0.8, 1]) {
    await player.page.mouse.move(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part);
  }
}

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
    await carry('1332', '1932');
    await eventually(() => player.by('piece-card').textContent()).toMatch(/Wargs 1.*Can go to \d+ hexes/);
    await player.page.mouse.up();
    await eventually(() => player.hexOf('warg-1')).toBe('1932');
    await drag('1932', '1925');
    await player.by('refusal').waitFor();
    expect(await player.by('refusal').getAttribute('data-code')).toBe('outside-area');
    expect(await player.hexOf('warg-1')).toBe('1932');
    await drag('1932', '1332');
    await eventually(() => player.hexOf('warg-1')).toBe('1332');
  });

  test('two counters are dragged faster than the line answers, and both get there', async () => {
    table.freeze();
    await drag('1332', '1932');
    await drag('1232', '1733');
    table.thaw();
    await eventually(() => player.hexOf('warg-1')).toBe('1932');
    await eventually(() => player.hexOf('warg-2')).toBe('1733');
    await drag('1932', '1332');
    await drag('1733', '1232');
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
    await click('1232');
    await eventually(() => player.by('piece-card').textContent()).toContain('Wargs 2');
    await eventually(() => player.by('piece-card').textContent()).toMatch(/Can go to \d+ hexes/);
    await click('1229');
    await eventually(() => player.hexOf('warg-2')).toBe('1229');
  });

  test('[4.26] a hex out of reach is not entered, and the page says why', async () => {
    await click('1432');
    await eventually(() => player.by('piece-card').textContent()).toContain('Wargs 4');
    await eventually(() => player.by('piece-card').textContent()).toMatch(/Can go to \d+ hexes/);
    await click('1420');
    await player.by('refusal').waitFor();
    expect(await player.by('refusal').textContent()).toMatch(/4\.2\d|movement points/);
    expect(await player.hexOf('warg-4')).toBe('1432');
  });

  test('the computer plays its own half of the turn', async () => {
    await player.by('end-step').click();
    await eventually(() => player.by('turn-words').first().textContent()).toContain('2');
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
