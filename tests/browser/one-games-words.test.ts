/** What is fetched for a match of one game has not a word of another in it. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, Table } from './table.ts';

let table: Table;
beforeAll(async () => {
  table = await Table.lay();
});
afterAll(async () => {
  await table.clear();
});

/** What the client as it was built could fetch. */
const ASSETS = readdirSync(join(import.meta.dirname, '../../apps/web/dist/assets')).map((name) => `/assets/${name}`);

/** Words that one game says and no other. */
const WORDS = {
  'helms-deep': /isengard|hornburg|saruman|gamling|erkenbrand|blasting.fire/i,
  gondor: /sauron|minas.tirith|pelennor|nazg[uû]l|\bgrond\b|gothmog|m[uû]mak|cauldron|fireball/i,
};
type Game = keyof typeof WORDS;

/** Scripts, styles and pictures that a page fetches from now on, by their addresses. */
function fetchedBy({ page }: Person): Promise<string>[] {
  const texts: Promise<string>[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (/\.(?:js|css|svg)$/.test(pathname)) texts.push(answer.text().then((body) => `${pathname}\n${body}`));
  });
  return texts;
}

/** A match against the computer from its first page on, set up, with every tab opened. */
async function filesOfMatch(game: Game, side: string): Promise<readonly string[]> {
  const person = await table.seat(game);
  const match = await person.ask('/api/matches', { game, side, opponent: 'computer', visibility: 'listed' });
  const texts = fetchedBy(person);
  await person.open(`/match/${match['matchId']}`);
  await person.page.locator('[data-testid=board][data-ready=true]').waitFor();
  await person.openWords();
  await person.by('set-up').click();
  await person.by('all-placed').waitFor();
  for (const tab of ['forces', 'match', 'log']) {
    await person.by(`tab-${tab}`).click();
    // The log has no name of its own before anything has happened.
    if (tab !== 'log') await person.by(tab === 'match' ? 'resign' : tab).waitFor();
  }
  expect(person.errors).toEqual([]);
  return await Promise.all(texts);
}

/** Without the list of the games: ids, and addresses of files, each a string of its own. */
const withoutList = (text: string): string => text.replaceAll(/(["'`])[\w./-]*(?:helms-deep|gondor)[\w./-]*\1/g, '""');

const addressOf = (file: string): string => file.slice(0, file.indexOf('\n'));

describe.each([
  ['helms-deep', 'isengard', 'gondor', /gondor/i, '/assets/rocks-orders-'],
  ['gondor', 'sauron', 'helms-deep', /helm.?s.deep/i, '/assets/oil-orders-'],
] as const)('a match of %s', (game, side, other, othersName, othersCard) => {
  let files: readonly string[];
  beforeAll(async () => {
    files = await filesOfMatch(game, side);
  });

  const withWords = (words: RegExp) => files.filter((file) => words.test(file)).map(addressOf);

  test('is told in its own words', () => {
    expect(files.length).toBeGreaterThan(10);
    expect(withWords(WORDS[game]).length).toBeGreaterThan(1);
  });

  test(`fetches no word of ${other}`, () => {
    expect(withWords(WORDS[other])).toEqual([]);
    expect(files.filter((file) => othersName.test(withoutList(file))).map(addressOf)).toEqual([]);
  });

  test('fetches no card of the other side', () => {
    expect(ASSETS.filter((file) => file.startsWith(othersCard) && file.endsWith('.js'))).toHaveLength(1);
    expect(files.map(addressOf).filter((file) => file.startsWith(othersCard))).toEqual([]);
  });
});
