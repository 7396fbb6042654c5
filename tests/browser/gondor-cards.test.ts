/** The cards of Gondor, as they stand beside the board: spells, engines at work, orders about oil, wide and narrow. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { BEFORE_THE_CITY } from './positions.ts';
import { isSound } from './soundness.ts';
import { type Person, Table } from './table.ts';

let table: Table;
let sauron: Person;
let westernesse: Person;

beforeAll(async () => {
  table = await Table.layWithoutBoard();
  sauron = await table.seat('Sauron', { width: 1280, height: 800 });
  westernesse = await table.seat('Westernesse', { width: 390, height: 844 });
  await table.begin(BEFORE_THE_CITY, sauron, westernesse);
});
afterAll(async () => {
  await table.clear();
});

const said = (person: Person, card: string) => person.by(card).textContent();
const endStep = async (person: Person) => await person.page.locator('[data-testid=end-step]:enabled').click();

describe('the cards of Gondor', { timeout: 240_000 }, () => {
  test('[17.2] [17.3] Gandalf’s spells: what each does, its case, and what a try may cost', async () => {
    await westernesse.myMove();
    await westernesse.by('spells').waitFor();
    expect(await said(westernesse, 'magic-points')).toMatch(/Gandalf: 10 magic points left for the whole game\./);
    const spells = westernesse.by('spells').getByRole('listitem');
    expect(await spells.count()).toBe(3);
    // He alone can act, and is in hand; nothing is told of tries where he is not.
    await westernesse.by('do-cast-break-darkness-6').waitFor();
    await westernesse.by('deselect').click();
    expect(await westernesse.by('spells').locator('[data-testid^=do-cast]').count()).toBe(0);
    await westernesse.by('choose-magician').click();
    await westernesse.by('do-cast-break-darkness-6').waitFor();
    expect(await said(westernesse, 'spell-break-darkness')).toMatch(
      /Break .*17\.21.*Nobody of Sauron is rallied.*Twice in a game\..*1 point\D+\d+%.*6 points certain/,
    );
    // What can be cast stands first; of the others the server says why not.
    expect(await spells.first().getAttribute('data-testid')).toBe('spell-break-darkness');
    await eventually(() => westernesse.by('spell-stalemate-nazgul').locator('.why-not').textContent()).toContain(
      '17.22',
    );
    expect(await westernesse.by('spell-reveal-aragorn').locator('button').count()).toBe(0);
    expect(await sauron.by('spells').count()).toBe(0);
    await isSound(westernesse);
    // Points are for the whole game: it asks back once.
    await westernesse.by('do-cast-break-darkness-6').click();
    await westernesse.by('do-cast-break-darkness-6').click();
    await eventually(() => said(westernesse, 'spell-break-darkness')).toContain('in force');
    expect(await said(westernesse, 'magic-points')).toContain('4 magic points');
    await endStep(westernesse);
  });

  test('[17.1] [17.13] the Lord of the Nazgûl has his own, and casts from the card', async () => {
    await sauron.myMove();
    await sauron.by('do-cast-operate-grond-1').waitFor();
    expect(await said(sauron, 'spell-operate-grond')).toMatch(/17\.13.*Grond wakes.*1 point certain/);
    expect(await sauron.by('spells').getByRole('listitem').count()).toBe(3);
    await isSound(sauron);
    await sauron.by('do-cast-operate-grond-1').click();
    await sauron.by('do-cast-operate-grond-1').click();
    await eventually(() => said(sauron, 'magic-points')).toContain('7 magic points');
    await endStep(sauron);
  });

  test('[16.12] [16.41] engines: who works each, what it has done, or why it cannot be worked', async () => {
    await sauron.by('engines-now').waitFor();
    expect(await said(sauron, 'engines-now')).toContain('12 heads left to hurl.');
    expect(await said(sauron, 'engine-grond')).toMatch(/Grond 1911, at the Main Gate.*Trolls/);
    expect(await said(sauron, 'engine-sauron-catapult-1')).toMatch(/Orcs\s1/);
    expect(await said(sauron, 'engine-sauron-catapult-2')).toContain('Nobody stands with it');
    expect(await said(sauron, 'engine-siege-tower-1')).toContain('ready to be climbed');
    await isSound(sauron);
    await sauron.by('engine-sauron-catapult-1').locator('button').first().click();
    await sauron.openWords();
    const option = sauron.page.locator('[data-testid=words-destination] option').filter({ hasText: /Hurl a fireball/ });
    await option.first().waitFor({ state: 'attached' });
    await sauron.by('words-destination').selectOption((await option.first().getAttribute('value')) ?? '');
    await sauron.by('words-go').click();
    await eventually(() => said(sauron, 'engine-sauron-catapult-1')).toContain('has been used this turn');
  });

  test('[16.74] orders about oil are Westernesse’s alone, and kept', async () => {
    expect(await sauron.by('standing').count()).toBe(0);
    await westernesse.unfold();
    await westernesse.by('standing').locator('summary').click();
    expect(await said(westernesse, 'standing-now')).toBe('ask me');
    await westernesse.by('standing-kinds').check();
    await eventually(() => westernesse.by('standing-kind-siege-tower').isChecked()).toBe(true);
    // The last kind cannot be taken out: that would be "never".
    expect(await westernesse.by('standing-kind-siege-tower').isDisabled()).toBe(true);
    await westernesse.by('standing-kind-troll').check();
    await eventually(() => westernesse.by('standing-kind-siege-tower').isDisabled()).toBe(false);
    await isSound(westernesse);
    await westernesse.page.reload();
    await eventually(() => said(westernesse, 'standing-now')).toBe('on some kinds only');
    expect(await westernesse.by('standing-kind-troll').isChecked()).toBe(true);
    await westernesse.unfold();
    await westernesse.by('standing').locator('summary').click();
    await westernesse.by('standing-never').check();
    await eventually(() => said(westernesse, 'standing-now')).toBe('never pour any');
    expect(table.errors()).toEqual([]);
  });
});
