/** From the log to a rule and back, pictures beside rules, and house values that say why. */
import { expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { Pointer } from './pointer.ts';
import { faultsOf, isSound } from './soundness.ts';
import { Person } from './table.ts';
import { threeAtATable } from './three-at-a-table.ts';

let ann: Person;
let bob: Person;
threeAtATable((three) => ({ ann, bob } = three));

/** With the orcs below the wall: what can be done there is done on the wall. */
async function goUp(): Promise<void> {
  const board = new Pointer(ann, { rows: 24, columns: 34, shoved: 'even' });
  await ann.page.keyboard.press('0');
  await board.click('1311');
  await ann.by('options').waitFor();
  await ann.page.keyboard.press('0');
  await board.click('1310');
}

test('a case in the log leads to its rule, and the rule to where the log of the match tells of it', async () => {
  await ann.page.setViewportSize({ width: 1280, height: 844 });
  await ann.open('/lessons');
  await ann.by('lesson-ladder').click();
  await ann.giveName();
  await ann.by('lesson').waitFor();
  await ann.myMove();
  await ann.page.locator('[data-testid=board][data-ready=true]').waitFor();
  await goUp();
  await eventually(() => ann.by('log').textContent()).toMatch(/lay a ladder/);
  await ann.by('end-step').click();
  await eventually(() => ann.phase()).toBe('isengard-movement');
  await goUp();
  await eventually(() => ann.by('log').textContent()).toMatch(/from 1311 to 1310/);
  const [page] = await Promise.all([
    ann.page.context().waitForEvent('page'),
    ann.by('log').getByRole('link', { name: '20.61' }).click(),
  ]);
  const rules = new Person('Ann, reading', page, ann.page.url());
  await rules.by('rule-20.61').waitFor();
  await eventually(() => rules.by('rule-20.61').getAttribute('class')).toContain('shown');
  await rules.by('rule-in-log').click();
  await eventually(() => ann.by('log-cited').textContent()).toContain('20.61');
  await eventually(() => ann.by('log').textContent()).toMatch(/lay a ladder/);
  await eventually(() => ann.by('log').textContent()).not.toMatch(/from 1311 to 1310/);
  expect(await ann.page.evaluate(() => location.hash)).toBe('#case=20.61');
  await isSound(ann);
  await ann.by('log-cited-all').click();
  await eventually(() => ann.by('log').textContent()).toMatch(/from 1311 to 1310/);
  // The page of rules has the way back as well.
  expect(await rules.by('back-to-match').getAttribute('href')).toBe(new URL(ann.page.url()).pathname);
  await page.close();
});

test.each([
  ['/rules', 9],
  ['/rules/gondor', 6],
  ['/rules/skirmish', 13],
])('%s has pictures that say what is to be seen, in nobody’s way', async (path, many) => {
  await bob.page.setViewportSize({ width: 390, height: 844 });
  await bob.open(path);
  await bob.by('rules').waitFor();
  const pictures = bob.page.getByRole('img');
  expect(await pictures.count()).toBe(many);
  for (const picture of await pictures.all()) {
    expect((await picture.getAttribute('aria-label'))?.length).toBeGreaterThan(60);
  }
  const fits = () => bob.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(await fits()).toBe(true);
  expect(await faultsOf(bob)).toEqual([]);
  // Nobody has come from a match.
  expect(await bob.by('back-to-match').count()).toBe(0);
});

test('a house value says why: to who points at it, comes to it by keys, or presses it', async () => {
  await bob.page.setViewportSize({ width: 1024, height: 768 });
  await bob.open('/rules#20.61');
  const mark = bob.by('rule-20.61').getByTestId('house-mark');
  const why = bob.by('rule-20.61').getByTestId('house-why');
  await mark.hover();
  await eventually(() => why.textContent()).toMatch(/the house has chosen it/);
  await bob.page.mouse.move(5, 5);
  await eventually(() => why.textContent()).toBe('');
  await mark.click();
  await eventually(() => why.textContent()).toMatch(/the house has chosen it/);
  await bob.page.keyboard.press('Escape');
  await eventually(() => why.textContent()).toBe('');
  await mark.click();
  await why.getByRole('link').click();
  await eventually(() => bob.page.evaluate(() => location.hash)).toBe('#match-options');
});

test('a rule of the skirmish is found by its letter and number, also by that of a ruling', async () => {
  await bob.page.setViewportSize({ width: 820, height: 1180 });
  await bob.open('/rules/skirmish#S-25');
  await eventually(() => bob.by('rule-S-25').getAttribute('class')).toContain('shown');
  await bob.open('/rules/skirmish#R-109');
  await eventually(() => bob.by('rule-S-55').getAttribute('class')).toContain('shown');
  await bob.by('rules-search').fill('swim test');
  await eventually(() => bob.by('rules-found').textContent()).toMatch(/^\d+ cases found/);
  await bob.by('rule-A-6').waitFor();
  expect(await bob.by('rule-S-25').count()).toBe(0);
});
