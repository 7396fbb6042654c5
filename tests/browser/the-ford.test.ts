/** A server that hosts further games: all are offered, told apart and played, each by its own words. */
import { describe, expect, test } from 'vitest';
import type { Person, Table } from './table.ts';
import { eventually } from './eventually.ts';
import { isSound } from './soundness.ts';
import { threeAtATable } from './three-at-a-table.ts';

const SHOTS = process.env['PAGE_SHOTS'];

let table: Table;
let ann: Person;
let bob: Person;
let cay: Person;
threeAtATable((three) => ({ table, ann, bob, cay } = three), { EXAMPLE_GAMES: 'on' });

/** What somebody presses who wants the game to go on: who must attack, attacks; else steps are ended. */
const ONWARD = [
  '[data-testid=question] button:enabled',
  '[data-testid=words-end-step]:enabled',
  '[data-testid^=words-attack-]:enabled',
  '[data-testid^=choose-][aria-pressed=false]',
];

async function playOn(person: Person): Promise<void> {
  const end = person.by('result');
  await eventually(async () => {
    for (const selector of ONWARD) {
      const button = person.page.locator(selector).first();
      // What was to be pressed may be gone by then: the computer plays fast.
      if ((await button.count()) === 0) continue;
      await button.click({ timeout: 1000 }).catch(() => undefined);
      break;
    }
    return await end.count();
  }).toBe(1);
}

describe('the Ford against the computer', () => {
  test('the lobby offers every game, the usual one first', async () => {
    await ann.open('/');
    const cards = ann.by('games').getByRole('radio');
    await eventually(() => cards.count()).toBe(4);
    for (const [i, name] of ["Helm's Deep", 'The Siege of Gondor', 'Battlehost', 'The Ford'].entries()) {
      expect(await ann.page.getByRole('radio', { name, exact: true }).getAttribute('value')).toBe(
        await cards.nth(i).getAttribute('value'),
      );
    }
    expect(await ann.by('computer-side-isengard').count()).toBe(1);
    await ann.by('match-options').waitFor();
    await ann.by('game-card-the-ford').click();
    await ann.by('computer-side-raiders').click();
    expect(await ann.by('computer-side-isengard').count()).toBe(0);
    expect(await ann.by('match-options').count()).toBe(0);
  });

  test('a match is set up, a unit goes to the ford, and the game is played to its end', async () => {
    await ann.by('computer-go').click();
    await ann.giveName();
    await ann.openWords();
    await ann.by('set-up').click();
    await eventually(() => ann.hexOf('axeman-1')).toBe('0101');
    await ann.endStep();
    await ann.myMove();
    await eventually(() => ann.phase()).toBe('raiders-movement');
    await ann.move('axeman-1', '0102');
    await playOn(ann);
    expect(await ann.by('result').textContent()).toMatch(/The (Raid|Watch) wins\./);
    // In pictures, each with a table behind it.
    await ann.by('statistics-show').click();
    const statistics = ann.by('statistics');
    await statistics.waitFor();
    expect(await statistics.textContent()).toContain('Hexes on the banks held');
    expect(await statistics.locator('svg[role=img]').count()).toBeGreaterThan(1);
    for (const fold of await statistics.locator('summary').all()) await fold.press('Enter');
    expect(await statistics.locator('table:visible').count()).toBeGreaterThan(1);
    await ann.by('way-table').press('Enter');
    await isSound(ann);
    if (SHOTS !== undefined)
      for (const [width, height] of [
        [1280, 800],
        [820, 1180],
        [390, 844],
      ] as const) {
        await ann.page.setViewportSize({ width, height });
        await statistics.scrollIntoViewIfNeeded();
        await ann.page.screenshot({ path: `${SHOTS}/statistics-${width}.png` });
      }
    await ann.page.setViewportSize({ width: 1280, height: 844 });
  });
});

describe('the Ford between two people, with a third who watches', () => {
  test('one lists it, and the other finds it among matches of another game', async () => {
    await bob.ask('/api/matches', { game: 'helms-deep', side: 'isengard', opponent: 'human', visibility: 'listed' });
    await ann.open('/');
    await ann.by('game-the-ford').check();
    await ann.by('listed-side-wardens').click();
    await ann.by('listed-go').click();
    await ann.openWords();

    await bob.open('/');
    const rows = bob.by('open-matches').getByTestId('match-row');
    await eventually(() => rows.getByTestId('match-game').allTextContents()).toEqual(['The Ford', "Helm's Deep"]);
    await rows.first().getByTestId('join').click();
    await bob.openWords();
    await cay.open(new URL(bob.page.url()).pathname);
    await cay.openWords();
  });

  test('[F5] a unit digs in, and whoever watches is told so', async () => {
    for (const person of [ann, bob]) {
      await person.myMove();
      await person.by('set-up').click();
      await person.endStep();
    }
    await eventually(() => bob.phase()).toBe('raiders-movement');
    // Each hex holds one: who comes makes the other go.
    await bob.move('axeman-2', '0101');
    await bob.move('axeman-1', '0201');
    await bob.endStep();
    await ann.myMove();
    await eventually(() => ann.phase()).toBe('wardens-movement');
    // Zones and range on demand, as of every game.
    await ann.choose('bowman-1');
    await ann.page.keyboard.press('z');
    await ann.page.keyboard.press('r');
    await eventually(() => ann.by('reach').getAttribute('data-zones')).toBe('enemy');
    await eventually(() => ann.by('reach').getAttribute('data-range')).toBe('bowman-1');
    await ann.act('bowman-1', 'digIn');

    const bowman = cay.by('words-piece-bowman-1');
    await eventually(() => bowman.textContent()).toMatch(/Bowman.*0203, the eastern bank.*has dug in/);
    await cay.by('tab-log').click();
    await eventually(() => cay.by('log').textContent()).toContain('Bowman digs in on 0203, the eastern bank');
    expect(await cay.by('words-raiders').textContent()).toMatch(/Axeman 1.*0201.*Axeman 2.*0101/);
  });

  test('nothing went wrong in any page', () => {
    expect(table.errors()).toEqual([]);
  });
});
