/** The skirmish for who is new to it: its lessons, played through, its hints, and what the signs mean. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { PlanePointer } from './plane-pointer.ts';
import { isSound } from './soundness.ts';
import { type Person, Table } from './table.ts';

let table: Table;
let ann: Person;
let bob: Person;
beforeAll(async () => {
  table = await Table.lay({ EXAMPLE_GAMES: 'on' });
  ann = await table.seat('Ann', { width: 1280, height: 800 }, { newcomer: true });
  bob = await table.seat('Bob', { width: 390, height: 844 }, { touch: true, newcomer: true });
});
afterAll(async () => {
  await table.clear();
});

const isOver = (person: Person) => person.by('lesson').getAttribute('data-over');
const step = (person: Person) => person.by('lesson').locator('h3').textContent();
async function until(person: Person, next: number | 'over'): Promise<void> {
  if (next === 'over') await eventually(() => isOver(person)).toBe('true');
  else await eventually(() => step(person)).toContain(`step ${next} of`);
}

/** Whoever is asked spends Might where it helps, or presses the first answer. */
async function answer(person: Person): Promise<void> {
  if (!(await person.isMyMove())) return;
  const question = person.by('question');
  for (const answers of [
    '[data-testid^=answer-spend]',
    '[data-testid^=do-]',
    '[data-testid^=answer-]',
    '.target-head',
  ]) {
    const button = question.locator(`${answers}:enabled`).last();
    if ((await button.count()) === 0) continue;
    await button.click({ timeout: 1000 }).catch(() => undefined);
    return;
  }
}

async function charge(person: Person, who: string, whom: string): Promise<void> {
  await person.by(`chip-${who}`).first().click();
  await person.by(`target-${whom}`).getByRole('button').first().click();
  await person.by('do-move').first().click();
}

describe('the lessons', () => {
  test('the lobby leads to those of the game that is chosen', async () => {
    await ann.open('/');
    await eventually(() => ann.by('lessons-link').textContent()).toBe('New to it? 6 short lessons');
    await ann.by('game-card-gondor').click();
    await eventually(() => ann.by('lessons-link').textContent()).toMatch(/6 short lessons: Helm/);
    await ann.by('game-card-skirmish').click();
    await eventually(() => ann.by('lessons-link').textContent()).toBe('New to it? 3 short lessons');
    await ann.by('lessons-link').click();
    await ann.by('lesson-inches-duel').waitFor();
    await isSound(ann);
  });

  test('[S-21, S-32, S-98] a walk, a charge and a Duel, with the mouse and by keys', async () => {
    await ann.by('lesson-inches-duel').click();
    await ann.giveName();
    await ann.by('lesson').waitFor();
    await ann.myMove();
    expect(await isOver(ann)).toBe('false');
    await ann.by('chip-g-mt-shield-1').click();
    await until(ann, 2);
    await ann.page.locator('.board').focus();
    for (let i = 0; i < 3; i++) await ann.page.keyboard.press('ArrowLeft');
    await eventually(() => ann.by('led-way').getAttribute('data-fits')).toBe('true');
    await ann.page.keyboard.press('Enter');
    await until(ann, 3);
    await charge(ann, 'g-mt-captain-1', 'e-is-captain-1');
    await until(ann, 4);
    await isSound(ann);
    await ann.by('end-step').click();
    await until(ann, 5);
    await eventually(async () => {
      await answer(ann);
      return await isOver(ann);
    }).toBe('true');
    expect(await ann.by('hint').count()).toBe(0);
  });

  test('[S-168, S-58] courage and cover, with a finger on a telephone', async () => {
    await bob.open('/lessons#skirmish');
    await bob.by('lesson-inches-courage').tap();
    await bob.giveName();
    await bob.by('lesson').waitFor();
    await bob.myMove();
    await charge(bob, 'g-ro-marshal-1', 'e-mo-wraith-1');
    await eventually(async () => {
      await answer(bob);
      return await step(bob);
    }).toContain('step 2 of');
    await bob.by('end-step').tap();
    // Who is the only one to act may be in hand already.
    await eventually(() => step(bob)).toMatch(/step [34] of/);
    await eventually(() => bob.by('task').textContent()).toMatch(/Shoot/);
    await bob.by('chip-g-mt-bow-1').first().tap();
    await until(bob, 4);
    await bob.by('target-e-mo-bow-1').getByRole('button').first().tap();
    expect(await bob.by('target-e-mo-bow-1').textContent()).toMatch(/to hit/);
    await bob.by('do-shoot').first().tap();
    await until(bob, 'over');
    await isSound(bob);
  });
});

describe('the lesson of a power and a chest', () => {
  test('[S-111, S-124] first the power is chosen, then how many dice, each with its chance', async () => {
    await ann.open('/lessons#skirmish');
    await ann.by('lesson-inches-chest').click();
    await ann.by('lesson').waitFor();
    await ann.myMove();
    await ann.by('chip-g-mt-wizard-1').first().click();
    const uruk = ann.by('target-e-is-captain-1');
    await uruk.getByRole('button').first().click();
    await ann.by('stake-on-sorcerous-blast').click();
    // As few dice as give hope, until somebody says otherwise: four or more on one is too little.
    expect(await ann.by('stake-2').getAttribute('aria-pressed')).toBe('true');
    await ann.by('stake-on-immobilise').click();
    expect(await ann.by('stake-1').textContent()).toMatch(/1 die.*83%/);
    expect(await ann.by('stakes').textContent()).toMatch(/does not move, shoot, cast or strike/);
    await ann.by('stake-2').click();
    await eventually(() => ann.by('do-cast').textContent()).toBe(
      'Immobilise at Uruk-hai Captain, 2 dice, one of them free',
    );
    await ann.by('stake-saves').check();
    await eventually(() => ann.by('do-cast').textContent()).toBe('Immobilise at Uruk-hai Captain, 2 dice');
    await isSound(ann);
    await ann.by('do-cast').click();
    await until(ann, 2);
    // Two ones, and one is asked for Might: one throw in 36.
    await eventually(async () => {
      await answer(ann);
      return await ann.by('task').textContent();
    }).toContain('Gandalf the White is moving');
  });

  test('[A-23, A-31, A-32] two take up the chest, and go together', async () => {
    await ann.by('chip-g-mt-shield-1').first().click();
    await ann.by('do-pickUp').first().click();
    await until(ann, 3);
    await ann.page.locator('.board').focus();
    await ann.page.keyboard.press('0');
    const table = new PlanePointer(ann, [14, 12]);
    await table.carry([10, 1.5], [9.5, 3.05]);
    await table.drop();
    await until(ann, 4);
    await ann.by('do-pickUp').first().click();
    await until(ann, 5);
    await table.carry([9.5, 3.05], [7.5, 3.05]);
    await table.drop();
    await until(ann, 'over');
    expect(await ann.by('log').textContent()).toMatch(/carry the chest/);
  });
});

const INCH = 2540;
const MEETING = {
  game: 'skirmish',
  turn: 2,
  phase: 'move',
  side: 'good',
  priority: 'good',
  models: [
    { id: 'g-mt-captain-1', profile: 'mt-captain', at: [20 * INCH, 20 * INCH] },
    { id: 'g-mt-shield-1', profile: 'mt-shield', at: [20 * INCH, 30 * INCH] },
    { id: 'e-mo-shield-1', profile: 'mo-shield', at: [24 * INCH, 20 * INCH] },
    { id: 'e-mo-shield-2', profile: 'mo-shield', at: [40 * INCH, 20 * INCH] },
  ],
};

describe('the first match', () => {
  const hint = async (): Promise<string> =>
    (await ann.by('hint').count()) === 0 ? '' : ((await ann.by('hint').getAttribute('data-hint')) ?? '');

  test('has hints, each in its time, with the number of its rule', async () => {
    const { matchId = '' } = await ann.ask('/api/matches', {
      game: 'skirmish',
      side: 'good',
      opponent: 'computer',
      visibility: 'private',
      position: MEETING,
    });
    await ann.open(`/match/${matchId}`);
    await ann.page.locator('[data-testid=board][data-ready=true]').waitFor();
    await ann.myMove();
    await eventually(hint).toBe('choose');
    await isSound(ann);
    await ann.by('chip-g-mt-shield-1').click();
    await eventually(hint).toBe('lead');
    await ann.by('chip-g-mt-captain-1').click();
    await eventually(hint).toBe('charge');
    expect(await ann.by('hint').getByRole('link').getAttribute('href')).toBe('/rules/skirmish#S-32');
    await ann.by('target-e-mo-shield-1').getByRole('button').first().click();
    await ann.by('do-move').first().click();
    await eventually(hint).not.toBe('charge');
    await ann.by('hint-off').click();
    expect(await hint()).toBe('');
  });

  test('tells what the signs mean', async () => {
    await ann.by('legend-open').click();
    expect(await ann.by('legend').textContent()).toMatch(/Control Zone.*rules in full/s);
    expect(await ann.by('legend').locator('svg').count()).toBeGreaterThan(10);
    await isSound(ann);
    await ann.by('legend-close').click();
  });

  test('has a log that shows one kind alone', async () => {
    const log = async () => (await ann.by('log').textContent()) ?? '';
    await eventually(log).toMatch(/charges Orc/);
    await ann.by('log-filter').selectOption('fights');
    await eventually(log).not.toMatch(/charges Orc/);
    await ann.by('log-filter').selectOption('moves');
    await eventually(log).toMatch(/charges Orc/);
    expect(table.errors()).toEqual([]);
  });
});
