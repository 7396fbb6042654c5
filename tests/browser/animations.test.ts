/** What is played over the board, where frames stand still or the board is left in the middle of it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, Table } from './table.ts';

let table: Table;
let saruman: Person;
let helm: Person;

beforeAll(async () => {
  table = await Table.lay();
  saruman = await table.seat('Saruman', undefined, { board: false });
  helm = await table.seat('Helm', { width: 1024, height: 768 }, { animated: true });
  // As in a tab behind others: frames that are asked for come when somebody looks again.
  await helm.page.addInitScript(() => {
    const frame = window.requestAnimationFrame.bind(window);
    const held: FrameRequestCallback[] = [];
    let still = false;
    window.requestAnimationFrame = (draw) => (still ? held.push(draw) : frame(draw));
    window.addEventListener('test-still', () => void (still = true));
    window.addEventListener('test-go-on', () => {
      still = false;
      for (const draw of held.splice(0)) frame(draw);
    });
  });
});
afterAll(async () => {
  await table.clear();
});

const tell = async (what: 'test-still' | 'test-go-on') =>
  await helm.page.evaluate((name) => void window.dispatchEvent(new Event(name)), what);
const hasFired = (archers: string) =>
  expect.poll(() => helm.log(), { timeout: 20_000 }).toMatch(new RegExp(`${archers} .*Wargs`));
const pause = async (milliseconds: number) => await new Promise((resolve) => setTimeout(resolve, milliseconds));

const VOLLEY = {
  game: 'helms-deep',
  turn: 3,
  phase: 'westernesse-combat',
  units: [
    { id: 'warg-1', hex: '1224' },
    { id: 'warg-2', hex: '1024' },
    { id: 'archer-8', hex: '1422' },
    { id: 'archer-9', hex: '1222' },
  ],
};

describe('what is played over the board', { timeout: 120_000 }, () => {
  test('ends by itself where no frames are drawn, and leaves nothing behind when they come again', async () => {
    await table.begin(VOLLEY, saruman, helm);
    await helm.page.locator('[data-testid=board][data-ready=true]').waitFor();
    await helm.openWords();
    await helm.choose('archer-8');
    await tell('test-still');
    await helm.by('words-fire-warg-1').click();
    await hasFired('Archers 8');
    // Longer than arrows and dice may take when nobody sees them.
    await pause(5500);
    await tell('test-go-on');
    await pause(500);
    expect(table.errors()).toEqual([]);
  });

  test('is dropped when the board is left in the middle of it', async () => {
    // Anew: after the first shot there may be nobody left to be shot at.
    await table.begin(VOLLEY, saruman, helm);
    await helm.page.locator('[data-testid=board][data-ready=true]').waitFor();
    await helm.openWords();
    await helm.choose('archer-9');
    await helm.page.locator('[data-testid^=words-fire-]').first().click();
    await hasFired('Archers 9');
    await helm.by('to-lobby').dispatchEvent('click');
    await helm.by('your-matches').waitFor();
    await pause(2500);
    expect(table.errors()).toEqual([]);
  });
});
