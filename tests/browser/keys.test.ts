/** A turn by keys alone: pieces are chosen, sent over lit hexes, aimed and set to work, and steps are ended. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { type Person, Table } from './table.ts';

let table: Table;
let saruman: Person;
let helm: Person;

beforeAll(async () => {
  table = await Table.lay();
  saruman = await table.seat('Saruman', { width: 1280, height: 800 });
  helm = await table.seat('Helm', undefined, { board: false });
});
afterAll(async () => {
  await table.clear();
});

/** On the open field: two who can shoot at the one enemy as soon as they have come nearer. */
const SKIRMISH = {
  game: 'helms-deep',
  turn: 5,
  phase: 'isengard-movement',
  units: [
    { id: 'uruk-archer-1', hex: '1024' },
    { id: 'uruk-infantry-1', hex: '1224' },
    { id: 'infantry-1', hex: '1020' },
    { id: 'infantry-2', hex: '0809' },
  ],
};

async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await saruman.page.keyboard.press(key);
}

const inHand = () => saruman.by('piece-card').getAttribute('data-piece');
const told = () => saruman.by('pointed-out').textContent();
const segment = () => saruman.by('phase-bar').getAttribute('data-segment');
const tasks = () => saruman.by('task').textContent();

describe('a turn by keys', { timeout: 120_000 }, () => {
  test('a question mark tells all keys, and Escape puts them away', async () => {
    await table.begin(SKIRMISH, saruman, helm);
    await saruman.page.locator('[data-testid=board][data-ready=true]').waitFor();
    await saruman.myMove();
    await press('?');
    await eventually(() => saruman.by('keys-dialog').textContent()).toMatch(/next target of the piece in hand/);
    // It has its words a moment before it is open and takes the key.
    await saruman.page.locator('[data-testid=keys-dialog][open]').waitFor();
    await press('Escape');
    await eventually(() => saruman.by('keys-dialog').count()).toBe(0);
  });

  test('a goal that is typed at once, before its field is there, is its goal, and no key of it ends the step', async () => {
    await saruman.by('end-step').focus();
    // All in one go, as no hand is quick enough to be sure of.
    await saruman.page.evaluate(() => {
      for (const key of ['a', '1', '0', '2', '2', 'Enter'])
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
    await saruman.by('send-march').waitFor();
    expect(await saruman.by('march-to').inputValue()).toBe('1022');
    expect(await saruman.by('end-step-sure').count()).toBe(0);
    await press('Escape');
    await eventually(() => saruman.by('group').count()).toBe(0);
    await saruman.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  });

  test('a piece is chosen, walks over what is lit, and goes', async () => {
    await press('n');
    await eventually(inHand).toBe('uruk-archer-1');
    await press('n');
    await eventually(inHand).toBe('uruk-infantry-1');
    await press('Shift+N');
    await eventually(inHand).toBe('uruk-archer-1');
    await saruman.by('options').waitFor();
    await press('ArrowLeft');
    await eventually(told).toMatch(/1023.*costs 1/);
    await press('ArrowLeft');
    await eventually(told).toMatch(/1022/);
    await press('Enter');
    await eventually(() => saruman.hexOf('uruk-archer-1')).toBe('1022');
  });

  test('a held Enter sends one order, and ends no step after the one that was meant', async () => {
    await press('n');
    await eventually(inHand).toBe('uruk-infantry-1');
    await saruman.by('options').waitFor();
    await press('ArrowLeft');
    await eventually(told).toMatch(/1223/);
    // Held, until the piece has gone, and some more.
    for (let i = 0; i < 5; i++) await saruman.page.keyboard.down('Enter');
    await eventually(() => saruman.hexOf('uruk-infantry-1')).toBe('1223');
    for (let i = 0; i < 5; i++) await saruman.page.keyboard.down('Enter');
    await saruman.page.keyboard.up('Enter');
    expect(await saruman.by('refusal').count()).toBe(0);
    expect(await saruman.phase()).toBe('isengard-movement');
  });

  test('what is written in a field is no order', async () => {
    // Nothing else is under way: what is asked changes by these keys or not at all.
    await saruman.myMove();
    await saruman.openWords();
    const before = await tasks();
    await saruman.page.evaluate(() => {
      const note = document.createElement('p');
      note.contentEditable = 'true';
      document.body.append(note);
      note.focus();
    });
    await press('e', 'Enter', '?');
    expect(await tasks()).toBe(before);
    expect(await saruman.by('keys-dialog').count()).toBe(0);
    await saruman.page.evaluate(() => document.querySelector('[contenteditable]')?.remove());
    await saruman.by('words-toggle').click();
  });

  test('E ends the step as its button does, and the only one who can shoot shoots at what is marked', async () => {
    await press('e');
    await eventually(segment).toBe('missile');
    await eventually(inHand).toBe('uruk-archer-1');
    await saruman.by('target-infantry-1').waitFor();
    await press('t');
    await eventually(told).toMatch(/Infantry 1.*%/);
    await press('Enter');
    await eventually(() => saruman.log()).toMatch(/Uruk Archers 1 shoot at Infantry 1/);
  });
});

describe('in words', { timeout: 120_000 }, () => {
  test('the focus goes on to the line of the piece that was given an order', async () => {
    await table.begin(SKIRMISH, saruman, helm);
    await saruman.openWords();
    await saruman.myMove();
    await saruman.by('choose-uruk-archer-1').focus();
    await press('Enter');
    await saruman.by('words-destination').waitFor();
    await saruman.by('words-go').focus();
    await press('Enter');
    await eventually(() => saruman.hexOf('uruk-archer-1')).not.toBe('1024');
    const focused = () =>
      saruman.page.evaluate(() => document.activeElement?.closest('[data-piece]')?.getAttribute('data-piece'));
    await eventually(focused).toBe('uruk-archer-1');
    expect(table.errors()).toEqual([]);
  });
});
