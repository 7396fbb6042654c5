/** The skirmish on its table in inches: a model is led, carried and sent to charge, and the table is read in words. */
import { describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { standing } from './inches.ts';
import { isSound } from './soundness.ts';
import type { Person, Table } from './table.ts';
import { threeAtATable } from './three-at-a-table.ts';

let table: Table;
let ann: Person;
let bob: Person;
let cay: Person;
threeAtATable((three) => ({ table, ann, bob, cay } = three), { EXAMPLE_GAMES: 'on' });

/** Two lines on an open table, with a bowman behind. */
const MEETING = {
  game: 'skirmish',
  turn: 2,
  phase: 'move',
  side: 'good',
  priority: 'good',
  models: [
    standing('g-mt-captain-1', [20, 20]),
    standing('g-mt-shield-1', [20, 23]),
    standing('g-mt-bow-1', [14, 20]),
    standing('e-mo-shield-1', [24, 20]),
    standing('e-mo-shield-2', [24, 23]),
    standing('e-mo-bow-1', [34, 20]),
  ],
};

const CAPTAIN = 'Captain of Minas Tirith';
const log = async (person: Person) => (await person.by('log').textContent()) ?? '';

describe('a half of the Move phase', () => {
  test('both sides see the table, and who looks on', async () => {
    await table.begin(MEETING, ann, bob, cay);
    await ann.myMove();
    for (const person of [ann, cay]) await person.page.locator('[data-testid=board][data-ready=true]').waitFor();
    expect(await ann.by('task').textContent()).toMatch(/Move your models/);
    expect(await bob.by('task').textContent()).toMatch(/Good is moving/);
  });

  test('[S-19] who can act is told, with what stands on the card of a model', async () => {
    await eventually(() => ann.by('can-act').locator('[data-piece]').count()).toBe(3);
    await ann.by('chip-g-mt-captain-1').click();
    expect(await ann.by('piece-card').textContent()).toMatch(/6″, 6\.0″ left/);
    expect(await ann.by('piece-card').textContent()).toMatch(/Might, Will, Fate/);
  });

  test('[S-25] led by keys into a zone, one is told why not; led beside it, the model goes', async () => {
    await ann.page.locator('.board').focus();
    for (let i = 0; i < 5; i++) await ann.page.keyboard.press('ArrowRight');
    await eventually(() => ann.by('led-way').textContent()).toMatch(/Control Zone.*S-25/);
    expect(await ann.by('go-way').isDisabled()).toBe(true);
    await ann.page.keyboard.press('ArrowLeft');
    await ann.page.keyboard.press('ArrowLeft');
    await ann.page.keyboard.press('ArrowLeft');
    await eventually(() => ann.by('led-way').getAttribute('data-fits')).toBe('true');
    await ann.page.keyboard.press('Enter');
    await eventually(() => log(ann)).toMatch(new RegExp(`${CAPTAIN} moves 1\\.0″`));
    // Whoever plays on the other side reads it too.
    await eventually(() => log(bob)).toMatch(new RegExp(`${CAPTAIN} moves 1\\.0″`));
  });

  test('[S-32] an enemy who lights up is charged by what stands beside him', async () => {
    await ann.by('chip-g-mt-shield-1').click();
    await ann.by('target-e-mo-shield-2').getByRole('button').first().click();
    await ann.by('do-move').first().click();
    await eventually(() => log(ann)).toMatch(/charges Orc Warrior, shield 2/);
    await eventually(() => log(cay)).toMatch(/charges Orc Warrior, shield 2/);
  });

  test('in words: who is how far, and where one can go by name', async () => {
    await ann.by('chip-g-mt-bow-1').click();
    await ann.openWords();
    expect(await ann.by('words-piece-e-mo-bow-1').textContent()).toMatch(/19\.0″ east/);
    await ann
      .by('words-actions')
      .getByRole('button', { name: /^6\.0″ north$/ })
      .click();
    await eventually(() => log(ann)).toMatch(/bow moves 6\.0″/);
    await ann.by('words-toggle').click();
  });

  test('a tape measures between two models, for oneself alone', async () => {
    await ann.page.keyboard.press('Escape');
    await ann.by('tape-tool').click();
    expect(await ann.by('tape').textContent()).toMatch(/Only you see it/);
    await ann.by('tape-tool').click();
    expect(await ann.by('tape').count()).toBe(0);
  });
});

describe('a heroic action', () => {
  const CALLS = {
    ...MEETING,
    options: { preset: 'full' },
    frames: [{ kind: 'sequence', step: 'move' }],
  };

  test('[X-12] is told with its price, and is not what one presses to go on', async () => {
    await table.begin(CALLS, ann, bob, cay);
    await ann.myMove();
    await ann.by('question').waitFor();
    expect(await ann.by('question').textContent()).toMatch(/He and friends near him move.*one of his 2 Might/s);
    expect(await ann.by('answer-call').getAttribute('class')).not.toContain('seal');
    expect(await ann.by('answer-pass').getAttribute('class')).toContain('seal');
  });

  test('[R-76] of which nobody wants to be asked is not asked any more', async () => {
    await ann.by('standing').locator('summary').click();
    await ann.by('standing-noCalls').check();
    await eventually(() => ann.by('standing-now').textContent()).toBe('one thing');
    await eventually(() => ann.by('task').textContent()).toMatch(/Move your models/);
    // Nobody has moved: it is asked once more.
    for (let i = 0; i < 2; i++) await ann.by('end-step').click();
    await eventually(() => bob.by('task').textContent()).toMatch(/Move your models/);
    for (let i = 0; i < 2; i++) await bob.by('end-step').click();
    // Into the Shoot phase, at whose start it would have been asked again.
    await eventually(() => log(ann)).toMatch(/Shoot/);
    expect(await ann.by('question').count()).toBe(0);
    expect(await log(ann)).not.toMatch(/calls/);
  });
});

describe('a Fight', () => {
  const u = (x: number, y: number) => [60_000 + x, 60_000 + y];
  const FIGHT = {
    game: 'skirmish',
    turn: 2,
    phase: 'fight',
    side: 'good',
    priority: 'good',
    models: [
      { id: 'g-mt-shield-1', profile: 'mt-shield', at: u(0, 0) },
      { id: 'e-mo-shield-1', profile: 'mo-shield', at: u(2500, 0) },
      { id: 'e-mo-bow-1', profile: 'mo-bow', at: u(30_000, 0) },
    ],
  };

  test('[S-65, S-72] is chosen, rolled, and the loser backs away where the table shows', async () => {
    await table.begin(FIGHT, ann, bob, cay);
    await ann.myMove();
    await ann.by('question').waitFor();
    expect(await ann.by('declared').textContent()).toMatch(/against Orc Warrior, shield/);
    // Whoever is asked presses what is marked, or the first answer, until the Fight has been told to its end.
    await eventually(async () => {
      for (const person of [ann, bob]) {
        const button = person
          .by('question')
          .locator('[data-testid^=do-]:enabled, [data-testid^=answer-]:enabled')
          .first();
        if (!(await person.isMyMove()) || (await button.count()) === 0) continue;
        await button.click({ timeout: 1000 }).catch(() => undefined);
      }
      return await log(cay);
    }).toMatch(/has won the Fight|slain|backs away/);
  });

  test('and the pages are sound', async () => {
    await isSound(ann);
    expect(table.errors()).toEqual([]);
  });
});
