/** What is said beside a match: by two who play, and by those who look on. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { isSound } from './soundness.ts';
import { type Person, Table } from './table.ts';

let table: Table;
let ann: Person;
let bob: Person;
let cay: Person;
let dan: Person;

const FIELD = {
  game: 'helms-deep',
  turn: 5,
  phase: 'isengard-movement',
  units: [
    { id: 'uruk-archer-1', hex: '1024' },
    { id: 'infantry-1', hex: '1020' },
  ],
};

beforeAll(async () => {
  table = await Table.layWithoutBoard();
  ann = await table.seat('Ann', { width: 1280, height: 800 });
  bob = await table.seat('Bob', { width: 390, height: 844 });
  cay = await table.seat('Cay');
  dan = await table.seat('Dan');
  await cay.ask('/api/matches', { game: 'helms-deep', side: 'isengard', opponent: 'human', visibility: 'private' });
  await dan.ask('/api/matches', { game: 'helms-deep', side: 'isengard', opponent: 'human', visibility: 'private' });
  await table.begin(FIELD, ann, bob, cay, dan);
});
afterAll(async () => {
  await table.clear();
});

const sayings = (person: Person) => person.by('said-table').getByTestId('saying').allInnerTexts();

async function say(person: Person, words: string): Promise<void> {
  await person.by('say-words').fill(words);
  await person.page.keyboard.press('Enter');
  await eventually(() => person.by('say-words').inputValue()).toBe('');
}

describe('talk beside a match', { timeout: 120_000 }, () => {
  test('a word is heard by the other, who is shown that there is one', async () => {
    await ann.by('tab-talk').click();
    await say(ann, 'Well met, <b>Bob</b>.');
    await eventually(() => bob.by('unheard').textContent()).toBe('1');
    await bob.by('tab-talk').click();
    await eventually(() => sayings(bob)).toEqual([expect.stringContaining('Well met, <b>Bob</b>.')]);
    await eventually(() => bob.by('unheard').count()).toBe(0);
    await bob.page.locator('.presets summary').click();
    await bob.by('preset-luck').click();
    await eventually(() => sayings(ann)).toEqual([
      expect.stringContaining('Well met'),
      expect.stringContaining('Good luck'),
    ]);
    expect(await ann.by('unheard').count()).toBe(0);
  });

  test('who is muted is not read, but for ready-made sentences, until heard again', async () => {
    // Of who has only said what is ready-made there is nothing to be muted.
    expect(await ann.by('mute').count()).toBe(0);
    await say(bob, 'You will lose.');
    await ann.by('mute').click();
    await eventually(() => ann.by('mute').getAttribute('aria-pressed')).toBe('true');
    await say(bob, 'Nobody reads this.');
    await eventually(() => sayings(ann)).toHaveLength(4);
    expect((await sayings(ann)).join()).not.toMatch(/Nobody reads this|You will lose/);
    expect((await sayings(ann)).join()).toContain('Good luck');
    await ann.by('mute').click();
    await eventually(() => sayings(ann).then((all) => all.join())).toContain('Nobody reads this.');
  });

  test('who looks on without a name is asked for one in place of being let write in vain', async () => {
    const eve = await table.seat('Eve', { width: 390, height: 844 });
    await eve.open(new URL(cay.page.url()).pathname);
    for (const person of [dan, eve]) await person.by('tab-talk').click();
    await eve.by('talk-name').waitFor();
    expect(await eve.by('say-words').count()).toBe(0);
    await isSound(eve);
    await eve.by('talk-name').click();
    await eve.giveName();
    await say(eve, 'From the back row.');
    await eventually(() => dan.by('said-gallery').innerText()).toMatch(/Eve.*From the back row\./s);
    expect(await eve.by('talk-name').count()).toBe(0);
    expect(await eve.by('talk-trouble').count()).toBe(0);
  });

  test('the gallery talks among itself, and who plays reads it when the match is over', async () => {
    for (const person of [cay, dan]) await person.by('tab-talk').click();
    await say(cay, 'The flank is open.');
    await eventually(() => dan.by('said-gallery').innerText()).toContain('The flank is open.');
    await cay.by('said-gallery').waitFor();
    expect(await ann.page.locator('body').innerText()).not.toContain('flank');
    expect(await cay.page.locator('body').innerText()).not.toContain('Good luck');
    await ann.by('tab-match').click();
    await ann.by('resign').click();
    await ann.by('resign-yes').click();
    for (const person of [ann, bob]) {
      await person.by('result').waitFor();
      await person.page.keyboard.press('Escape');
    }
    await ann.by('tab-talk').click();
    await eventually(() => ann.by('said-gallery').innerText()).toContain('The flank is open.');
  });

  test('notes are there again when the page is loaded anew', async () => {
    await bob.by('notes-open').click();
    await bob.by('notes').fill('Hold the Breach longer.');
    await bob.by('notes-keep').click();
    await eventually(() => bob.by('talk').innerText()).toContain('Kept.');
    await bob.page.reload();
    await bob.by('result').waitFor();
    await bob.page.keyboard.press('Escape');
    await bob.by('tab-talk').click();
    await bob.by('notes-open').click();
    await eventually(() => bob.by('notes').inputValue()).toBe('Hold the Breach longer.');
    expect(table.errors()).toEqual([]);
  });
});
