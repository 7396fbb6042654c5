/** A ladder in the browser: made, entered, challenged on by keys and on a phone, declined, accepted, played, ruled on, and watched. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { because, boardOf, press, resign } from './event-boards.ts';
import { eventually } from './eventually.ts';
import { putInto } from './fit.ts';
import { lookAt } from './look-at.ts';
import { signedUp } from './signed-up.ts';
import { type Person, Table } from './table.ts';

let table: Table;
let imrahil: Person;
let anborn: Person;
let beregond: Person;
let cirion: Person;
let damrod: Person;
let guest: Person;
/** Of the event. */
let address: string;

beforeAll(async () => {
  table = await Table.layWithoutBoard({ EXAMPLE_GAMES: 'on' });
  imrahil = await signedUp(table, 'Imrahil', { width: 1280, height: 800 });
  anborn = await signedUp(table, 'Anborn');
  beregond = await signedUp(table, 'Beregond');
  cirion = await signedUp(table, 'Cirion');
  damrod = await signedUp(table, 'Damrod', { width: 390, height: 844 });
  guest = await table.seat('Guest');
}, 180_000);
afterAll(async () => {
  await table.clear();
});

/** From name to name, the first place first. */
const placesOf = async (person: Person): Promise<string> =>
  (await person.by('place').locator('b').allTextContents()).map((name) => name.trim()).join(' ');

const placeOf = (person: Person, name: string) => person.by('place').filter({ hasText: name }).first();

/** Goes on by the key of tabulators until the focus is there, as who has no mouse does. */
async function tabTo(person: Person, testid: string): Promise<void> {
  for (let steps = 0; steps < 80; steps++) {
    await person.page.keyboard.press('Tab');
    const at = await person.page.evaluate(() => document.activeElement?.getAttribute('data-testid'));
    if (at === testid) return;
  }
  throw new Error(`${testid} cannot be reached by keys`);
}

const hasNoSidewaysScroll = async (person: Person): Promise<void> => {
  const overhang = await person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overhang).toBeLessThanOrEqual(0);
};

describe('before it begins', () => {
  test('its organiser chooses the format, and the form asks what a ladder needs, and nothing of rounds', async () => {
    await imrahil.open('/events/new');
    await imrahil.by('event-title').fill('The long stair');
    await imrahil.by('game-the-ford').check();
    await imrahil.by('format-ladder').check();
    for (const [field, value] of [
      ['reach', '3'],
      ['answer-days', '7'],
      ['play-days', '21'],
      ['inactive-days', '60'],
    ] as const)
      expect(await imrahil.by(field).inputValue()).toBe(value);
    for (const field of ['pace', 'days', 'no-show', 'needs-check-in', 'rounds'])
      expect(await imrahil.by(field).count(), field).toBe(0);
    expect(await imrahil.by('event-clock').inputValue()).toBe('weeks');
    await imrahil.by('expected').fill('6');
    await imrahil.by('simulate').click();
    await eventually(() => imrahil.by('simulated').locator('tbody tr').count()).toBe(6);
    await lookAt(imrahil, 'ladder-new');
    await imrahil.by('reach').fill('2');
    await imrahil.by('runs').selectOption('by-hand');
    await imrahil.by('event-clock').selectOption('none');
    await imrahil.by('event-watching').selectOption('0');
    await imrahil.by('announce-event').click();
    await imrahil.by('event').waitFor();
    address = new URL(imrahil.page.url()).pathname;
    const terms = (await imrahil.by('event').textContent()) ?? '';
    expect(terms).toContain('7 days to answer a challenge, 21 to play it');
    expect(terms).toContain('has not played for 60 days goes down a place');
  });

  test('four enter, and it begins with their places', async () => {
    for (const person of [anborn, beregond, cirion, damrod]) {
      await person.open(address);
      await person.by('enter').click();
      await eventually(() => person.by('my-state').textContent()).toContain('You are entered');
    }
    await lookAt(damrod, 'ladder-before');
    await imrahil.by('to-desk').click();
    await imrahil.by('step-begin').click();
    await eventually(() => imrahil.by('phase').first().textContent()).toBe('Running');
    await eventually(() => placesOf(imrahil)).toBe('Anborn Beregond Cirion Damrod');
    expect(await imrahil.by('tab-rounds').textContent()).toBe('Ladder');
  });
});

describe('a challenge', () => {
  test('is one button beside whom one may challenge, and beside nobody else', async () => {
    await eventually(() => damrod.by('my-place').textContent()).toContain('You are 4th of 4');
    expect(await damrod.by('challenge-now').allTextContents()).toEqual([
      'Challenge Cirion for the 3rd place',
      'Challenge Beregond for the 2nd place',
    ]);
    await damrod.by('tab-ladder').click();
    await eventually(() => damrod.by('challenge').count()).toBe(2);
    expect(await placeOf(damrod, 'Anborn').getByTestId('challenge').count()).toBe(0);
    await hasNoSidewaysScroll(damrod);
    await lookAt(damrod, 'ladder-places');
    // Who stands first has nobody to challenge, and who only looks on has nothing to press.
    await eventually(() => anborn.by('my-place').textContent()).toContain('Nobody stands above you');
    expect(await anborn.by('challenge').count()).toBe(0);
    await guest.open(`${address}#ladder`);
    await eventually(() => placesOf(guest)).toBe('Anborn Beregond Cirion Damrod');
    expect(await guest.by('challenge').count()).toBe(0);
    await placeOf(damrod, 'Beregond').getByTestId('challenge').click();
    await eventually(() => damrod.by('my-challenge').textContent()).toContain('You have challenged Beregond');
    expect(await damrod.by('challenge').count()).toBe(0);
    await eventually(() => placeOf(guest, 'Beregond').textContent()).toContain('challenged by Damrod');
    expect(await guest.by('open-challenge').textContent()).toContain('for the 2nd place');
  });

  test('is told to who is challenged with its end by their clock; who declines is asked once more, and gives up the place', async () => {
    // Names and days come a moment after the card.
    await eventually(() => beregond.by('my-answer').textContent()).toMatch(
      /Damrod challenges you for the 2nd place.*[67] days left/s,
    );
    const told = (await beregond.by('my-answer').textContent()) ?? '';
    const end = await beregond.page.evaluate(
      (at) => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(at),
      Date.now() + 7 * 86_400_000,
    );
    expect(told).toContain(end);
    await lookAt(beregond, 'ladder-answer');
    await beregond.by('decline').click();
    await eventually(() =>
      beregond.page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? null),
    ).toBe('decline-yes');
    await beregond.by('my-answer').getByText('Leave it').click();
    await eventually(() => beregond.by('accept').count()).toBe(1);
    await beregond.by('decline').click();
    await beregond.by('decline-yes').click();
    await eventually(() => placesOf(guest)).toBe('Anborn Damrod Beregond Cirion');
    await guest.by('tab-history').click();
    await eventually(() => guest.by('move').first().textContent()).toContain(
      'Beregond declined: Damrod took the 2nd place.',
    );
    await eventually(() => beregond.by('my-place').textContent()).toContain('You are 3rd of 4');
  });

  test('is made and accepted by keys alone, and its board is one button away', async () => {
    await eventually(() => cirion.by('challenge-now').count()).toBe(2);
    await cirion.open(`${address}#ladder`);
    await placeOf(cirion, 'Damrod').getByTestId('challenge').waitFor();
    await tabTo(cirion, 'challenge');
    expect(await cirion.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Challenge Damrod for the 2nd place',
    );
    await cirion.page.keyboard.press('Enter');
    await damrod.by('my-answer').waitFor();
    await hasNoSidewaysScroll(damrod);
    await tabTo(damrod, 'accept');
    await damrod.page.keyboard.press('Enter');
    for (const person of [cirion, damrod]) {
      await person.by('to-my-board').waitFor();
      const next = (await person.by('next-game').textContent()) ?? '';
      expect(next).toContain('for the 2nd place');
      expect(next).toContain('To be played by');
      expect(next).not.toContain('Round');
    }
    await lookAt(cirion, 'ladder-next-game');
  });
});

describe('the board that is to be watched', () => {
  test('is chosen by the organiser on the desk; the page shows it large, and so does what is laid over a picture', async () => {
    await guest.open(address);
    await guest.by('featured').waitFor();
    expect(await guest.by('featured').textContent()).toContain('whose players stand highest');
    await imrahil.by('tab-rulings').click();
    await imrahil.by('feature').first().click();
    await imrahil.by('unfeature').waitFor();
    await lookAt(imrahil, 'ladder-desk-rulings');
    await eventually(() => guest.by('featured').textContent()).not.toContain('whose players stand highest');
    expect(await guest.by('unfeature').count()).toBe(0);
    for (const person of [cirion, damrod]) await boardOf(person);
    await press(cirion, damrod);
    await eventually(() => guest.by('featured').locator('svg[role=img]').count()).toBe(1);
    const size = await guest.by('featured').locator('svg[role=img]').boundingBox();
    expect(size?.height).toBeGreaterThan(250);
    await lookAt(guest, 'ladder-featured');
    await imrahil.by('tab-rounds').click();
    await lookAt(imrahil, 'ladder-desk');
    await guest.open(`${address}/overlay`);
    await eventually(() => guest.by('overlay-featured').locator('svg[role=img]').count()).toBe(1);
    await lookAt(guest, 'ladder-overlay');
    await guest.open(`${address}/overlay?board=none`);
    await guest.by('event-overlay').waitFor();
    expect(await guest.by('overlay-featured').count()).toBe(0);
  });

  test('is let go, and chosen again among the boards', async () => {
    await imrahil.by('tab-rulings').click();
    await imrahil.by('unfeature').click();
    await guest.open(address);
    await eventually(() => guest.by('featured').textContent()).toContain('whose players stand highest');
    await imrahil.open(`${address}#boards`);
    await imrahil.by('hall').getByTestId('feature').click();
    await imrahil.by('hall').getByTestId('unfeature').waitFor();
    await lookAt(imrahil, 'ladder-boards');
    await eventually(() => guest.by('featured').textContent()).not.toContain('whose players stand highest');
  });
});

describe('the end of a game', () => {
  test('changes the places, and everybody reads how', async () => {
    await resign(damrod);
    await eventually(() => cirion.by('result').count()).toBe(1);
    await guest.open(address);
    await eventually(() => placesOf(guest)).toBe('Anborn Cirion Damrod Beregond');
    expect(await guest.by('featured').count()).toBe(0);
    await eventually(() => guest.by('ladder-history').textContent()).toContain(
      'Cirion beat Damrod and took the 2nd place.',
    );
    await lookAt(guest, 'ladder-overview');
    await guest.by('tab-history').click();
    await eventually(() => guest.by('move').count()).toBe(2);
    await lookAt(guest, 'ladder-history');
    await guest.by('move').first().getByRole('link').click();
    await guest.by('match').waitFor();
  });

  test('that is void is played again when the organiser says so', async () => {
    await beregond.open(address);
    await beregond.by('challenge-now').filter({ hasText: 'Cirion' }).click();
    await cirion.open(address);
    await cirion.by('accept').click();
    await cirion.by('to-my-board').waitFor();
    const board = await cirion.by('to-my-board').getAttribute('href');
    await imrahil.open(`${address}/desk#rulings`);
    await imrahil.by('rule').first().click();
    await imrahil.by('rule-result').selectOption('void');
    await imrahil.by('rule-reason').fill('The line was down for an hour.');
    await imrahil.by('rule-go').click();
    await imrahil.by('duty-void').waitFor();
    await eventually(() => cirion.by('to-my-board').count()).toBe(0);
    await because(imrahil, 'play-again', 'Both want to.');
    await eventually(() => imrahil.by('duty-void').count()).toBe(0);
    await eventually(() => cirion.by('to-my-board').getAttribute('href')).not.toBe(board);
    await boardOf(cirion);
    await resign(cirion);
    await guest.open(address);
    await eventually(() => placesOf(guest)).toBe('Anborn Beregond Cirion Damrod');
  });

  test('of all of it is the organiser’s; the list and the files know no rounds', async () => {
    await guest.open('/events');
    const row = guest.by('event-row').filter({ hasText: 'The long stair' });
    await eventually(() => row.textContent()).toContain('Running');
    expect(await row.textContent()).not.toContain('Round');
    await imrahil.by('step-finish').click();
    await eventually(() => imrahil.by('phase').first().textContent()).toBe('Over');
    await guest.open(address);
    await eventually(() => guest.by('winner').textContent()).toContain('Anborn has won');
    expect(await guest.by('event').textContent()).not.toContain('Round 1');
    await guest.by('tab-files').click();
    await guest.by('files').waitFor();
    expect(await guest.by('files').textContent()).not.toContain('Round 1');
  });

  test('on the smallest phone, and in letters twice as large, nothing hangs over', async () => {
    for (const window of [
      { width: 320, height: 640 },
      { width: 390, height: 844, letters: 2 },
    ])
      for (const path of [address, `${address}#ladder`, `${address}#history`, `${address}/desk`]) {
        await imrahil.open(path);
        await imrahil.page.locator('h1').first().waitFor();
        await putInto(imrahil, window);
        const overhang = await imrahil.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(overhang, `${path} at ${window.width}`).toBeLessThanOrEqual(0);
      }
    expect(table.errors()).toEqual([]);
  });
});
