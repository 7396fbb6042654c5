/** A site with neutral names, in a browser: lobby, rules, a lesson, a match and its end say no name of the books. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { UNDER_THE_WALL } from './positions.ts';
import { isSound } from './soundness.ts';
import type { Person, Table } from './table.ts';
import { threeWithoutBoard } from './three-at-a-table.ts';

const ROOT = join(import.meta.dirname, '../..');
/** What stands in the games' own client; in ids it is written small. */
const OF_THE_BOOKS =
  /Helm[’']s|Hornburg|Deeping|Isengard|Westernesse|Rohan|Gondor|Minas|Tirith|Mordor|Sauron|Saruman|Harad|Dunl[ae]nd|Gandalf|Th[ée]oden|[ÉE]omer|[ÉE]owyn|Aragorn|Legolas|Gimli|Gamling|Erkenbrand|Imrahil|Gothmog|Nazg[ûu]l|Ringwraith|M[ûu]mak|Grond|Uruk|Hobbit|Warg(?!am|ear)|Pelennor|Osgiliath|Harlond/i;

let table: Table;
let ann: Person;
let bob: Person;
let cay: Person;
beforeAll(() => {
  // Only when something has changed since it was built.
  execFileSync(process.execPath, ['scripts/dev.mjs', 'build'], {
    cwd: ROOT,
    env: { ...process.env, WARBEACON_NAMES: 'neutral', NODE_ENV: 'production' },
    stdio: 'ignore',
  });
}, 180_000);
threeWithoutBoard((three) => ({ table, ann, bob, cay } = three), {
  WARBEACON_NAMES: 'neutral',
  EXAMPLE_GAMES: 'on',
});

/** All that is to be read: text, and what stands for pictures and fields. */
async function said({ page }: Person): Promise<string> {
  return await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label],[title],[alt],[placeholder]')].flatMap((each) =>
      ['aria-label', 'title', 'alt', 'placeholder'].map((name) => each.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...named].join('\n').replaceAll("'", '’');
  });
}

async function saysNoneOfThem(person: Person, ...says: readonly string[]): Promise<void> {
  for (const each of says) await eventually(async () => await said(person)).toContain(each);
  const words = await said(person);
  expect(OF_THE_BOOKS.exec(words)?.[0]).toBeUndefined();
}

test('the lobby has the games by their neutral names', async () => {
  await ann.open('/');
  await ann.by('computer-side-isengard').waitFor();
  await ann.by('match-options').waitFor();
  await saysNoneOfThem(ann, 'King’s Vale', 'The Siege of Whitestone');
  await ann.by('game-card-gondor').click();
  await ann.by('computer-side-sauron').waitFor();
  await saysNoneOfThem(ann, 'Westland');
});

test.each([
  ['/rules', 'King’s Vale: the rules'],
  ['/rules/gondor', 'Whitestone: the rules'],
  ['/rules/skirmish', 'Battlehost: the rules'],
  ['/lessons', 'Short lessons'],
  ['/about', 'Warbeacon'],
])('%s says none of the others', async (path, title) => {
  await ann.open(path);
  await saysNoneOfThem(ann, title);
});

test('nor does a match: its task, its lists, and its log', async () => {
  await table.begin(UNDER_THE_WALL, ann, bob);
  await ann.openWords();
  await saysNoneOfThem(ann, 'Irontower', 'High Keep', 'Osric');
  await ann.move('orc-1', '1313');
  await eventually(() => bob.log()).toContain('1313');
  await ann.endStep();
  await bob.openWords();
  await saysNoneOfThem(bob, 'Westland', 'Long Wall');
  expect(new URL(ann.page.url()).pathname).toMatch(/^\/match\//);
  await isSound(ann);
});

test('nor does a battle of the skirmish, with all its models in words', async () => {
  await cay.open('/');
  await cay.by('game-card-skirmish').click();
  await cay.by('computer-side-evil').click();
  await saysNoneOfThem(cay, 'Battlehost');
  await cay.by('computer-go').click();
  await cay.giveName();
  await cay.by('match').waitFor();
  await cay.by('tab-forces').click();
  await saysNoneOfThem(cay, 'City Warrior');
});

test('nor does a lesson, with its hints', async () => {
  await ann.open('/lessons');
  await ann.by('lesson-ram').click();
  await ann.by('lesson').waitFor();
  await ann.openWords();
  await saysNoneOfThem(ann, 'Hillmen');
  expect(table.errors()).toEqual([]);
});
