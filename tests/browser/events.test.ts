/** A whole event in the browser: organiser, arbiter, entrants and somebody who looks on, with a no-show and a dispute. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { because, boardOf, press, resign } from './event-boards.ts';
import { eventually } from './eventually.ts';
import { putInto } from './fit.ts';
import { lookAt } from './look-at.ts';
import { signedUp } from './signed-up.ts';
import { type Person, Table } from './table.ts';

let table: Table;
let imrahil: Person;
let elrond: Person;
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
  elrond = await signedUp(table, 'Elrond');
  anborn = await signedUp(table, 'Anborn');
  beregond = await signedUp(table, 'Beregond');
  cirion = await signedUp(table, 'Cirion');
  damrod = await signedUp(table, 'Damrod', { width: 390, height: 844 });
  guest = await table.seat('Guest');
}, 180_000);
afterAll(async () => {
  await table.clear();
});

/** Some turns, after which the second gives up, unless it is over by then. */
async function playOut(one: Person, other: Person): Promise<void> {
  for (let steps = 0; steps < 8 && (await one.by('result').count()) === 0; steps++) await press(one, other);
  if ((await one.by('result').count()) === 0) await resign(other);
  await eventually(() => one.by('result').count()).toBe(1);
}

describe('before it begins', () => {
  test('the list says what to do when there is none', async () => {
    await imrahil.open('/events');
    await eventually(() => imrahil.by('events-coming').textContent()).toContain('Nothing is announced');
    await lookAt(imrahil, 'events-none');
  });

  test('an event is made in one page, and played through with made-up entrants before', async () => {
    await imrahil.by('make-event').click();
    await imrahil.by('announce-event').click();
    await eventually(() => imrahil.by('making-faults').textContent()).toContain('three letters');
    await imrahil.by('event-title').fill('Winter siege');
    // A game that tells by how much it is won has margins, and one in which something can be given has bids.
    await imrahil.by('game-helms-deep').check();
    await imrahil.by('sides').selectOption('bids');
    await eventually(() => imrahil.by('bids-why').textContent()).toContain('ladders fewer');
    await imrahil.by('format-round-robin').check();
    await imrahil.by('fine').locator('summary').click();
    await eventually(() => imrahil.by('margin-why').textContent()).toContain('courage');
    await lookAt(imrahil, 'event-new-measures');
    await imrahil.by('game-the-ford').check();
    await eventually(() => imrahil.by('no-margin').textContent()).toContain('The Ford');
    expect(await imrahil.by('margin-why').count()).toBe(0);
    await eventually(() => imrahil.by('no-bids').textContent()).toContain('The Ford');
    expect(await imrahil.by('sides').inputValue()).toBe('balanced');
    await imrahil.by('format-swiss').check();
    await imrahil.by('event-description').fill('Two rounds at the ford.\nThe best may keep the horn.');
    await imrahil.by('expected').fill('4');
    await imrahil.by('rounds').fill('2');
    await imrahil.by('runs').selectOption('by-hand');
    await imrahil.by('event-clock').selectOption('none');
    await imrahil.by('event-watching').selectOption('0');
    await eventually(() => imrahil.by('preview-rounds').textContent()).toContain('2 rounds');
    await imrahil.by('simulate').click();
    await eventually(() => imrahil.by('simulated').locator('tbody tr').count()).toBe(4);
    await lookAt(imrahil, 'event-new');
    // Nothing that was typed is lost by leaving the page.
    await imrahil.open('/events/new');
    expect(await imrahil.by('event-title').inputValue()).toBe('Winter siege');
    await eventually(() => imrahil.by('game-the-ford').isChecked()).toBe(true);
    await imrahil.by('announce-event').click();
    await imrahil.by('event').waitFor();
    address = new URL(imrahil.page.url()).pathname;
    // Whoever follows a link, and programs, are told that it is there.
    expect((await imrahil.page.request.get(imrahil.page.url(), { headers: { accept: 'text/html' } })).status()).toBe(
      200,
    );
    await eventually(() => imrahil.by('event').getAttribute('data-phase')).toBe('entries');
  });

  test('people enter, once each; a guest is told what it needs', async () => {
    await guest.open(address);
    await guest.by('event-account').waitFor();
    await lookAt(guest, 'event-guest');
    for (const person of [anborn, beregond, cirion, damrod]) {
      await person.open(address);
      await person.by('enter').click();
      await eventually(() => person.by('my-state').textContent()).toContain('You are entered');
      expect(await person.by('enter').count()).toBe(0);
    }
    // The organiser's page goes on by itself.
    await imrahil.by('tab-entrants').click();
    await eventually(() => imrahil.by('entrant').count()).toBe(4);
    await lookAt(imrahil, 'event-entrants');
  });

  test('an arbiter is appointed, seeds are set by keys, and a wrong table is refused with its row', async () => {
    await imrahil.by('to-desk').click();
    await imrahil.by('tab-people').click();
    await imrahil.by('appoint-name').fill('Nobody of this name');
    await imrahil.by('appoint-go').click();
    await eventually(() => imrahil.page.getByRole('alert').textContent()).toContain('Nobody');
    expect(await imrahil.by('appoint-name').inputValue()).toBe('Nobody of this name');
    await imrahil.by('appoint-name').fill('Elrond');
    await imrahil.by('appoint-go').click();
    await eventually(() => imrahil.by('arbiters').textContent()).toContain('Elrond');

    await imrahil.by('tab-entrants').click();
    await imrahil.by('seeding').locator('summary').click();
    const last = imrahil.by('seed-line').last();
    const moved = (await last.locator('span').nth(2).textContent()) ?? '';
    await last.getByRole('button').focus();
    await imrahil.page.keyboard.press('Home');
    await eventually(() => imrahil.by('seed-line').first().textContent()).toContain(moved);
    expect(await imrahil.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain(moved);
    await imrahil.by('keep-order').click();
    await eventually(() => imrahil.by('desk-entrant').first().textContent()).toContain(moved);

    await imrahil.by('csv-in').locator('summary').click();
    await imrahil.by('csv-text').fill('name\nEgalmoth\nEGALMOTH');
    await eventually(() => imrahil.by('csv-fault').textContent()).toContain('row 3');
    expect(await imrahil.by('csv-go').count()).toBe(0);
    await lookAt(imrahil, 'desk-entrants');
  });

  test('who is there checks in, and it begins', async () => {
    await imrahil.by('step-open-check-in').click();
    for (const person of [anborn, beregond, cirion, damrod]) await person.by('check-in').click();
    await eventually(() => damrod.by('my-state').textContent()).toContain('You are checked in');
    await imrahil.by('step-begin').click();
    await eventually(() => imrahil.by('phase').first().textContent()).toBe('Running');
  });
});

describe('the first round', () => {
  test('the proposal is changed by hand, with a reason, and published', async () => {
    await imrahil.by('tab-rounds').click();
    await imrahil.by('do-to-pair').click();
    await imrahil.by('proposal').waitFor();
    await lookAt(imrahil, 'desk-proposal');
    const spots = imrahil.by('proposal').locator('.spot');
    const nameAt = async (i: number) => ((await spots.nth(i).textContent()) ?? '').trim();
    const before = [await nameAt(1), await nameAt(3)];
    await spots.nth(1).click();
    await spots.nth(3).click();
    expect([await nameAt(3), await nameAt(1)]).toEqual(before);
    await because(imrahil, 'keep-pairings', 'They have asked for it.');
    await eventually(() => imrahil.by('keep-pairings').count()).toBe(0);
    expect([await nameAt(3), await nameAt(1)]).toEqual(before);
    await imrahil.by('publish').click();
    await eventually(() => imrahil.by('desk-round-1').getAttribute('data-state')).toBe('published');
  });

  test('one game is really played, on the boards that the event has made', async () => {
    await anborn.by('next-game').waitFor();
    const opponent = [beregond, cirion, damrod];
    const words = (await anborn.by('next-game').textContent()) ?? '';
    const other = opponent.find(({ name }) => words.includes(name));
    if (!other) throw new Error(words);
    await anborn.by('to-my-board').waitFor();
    await lookAt(anborn, 'event-next-game');
    // Who looks on sees its board, small.
    await guest.open(`${address}#boards`);
    await eventually(() => guest.by('board-card').count()).toBe(2);
    await boardOf(anborn);
    await boardOf(other);
    await press(anborn, other);
    await eventually(() => guest.by('hall').locator('svg[role=img]').count()).toBe(1);
    await lookAt(guest, 'event-boards');
    await playOut(anborn, other);
    await guest.open(`${address}#rounds`);
    await eventually(() => guest.page.locator('[data-testid=pairing][data-over=true]').count()).toBe(1);
    await lookAt(guest, 'event-rounds');
  });

  test('the other is not: who did not come has lost, by a ruling with its reason', async () => {
    await imrahil.by('tab-rulings').click();
    const row = imrahil.by('ruling-row').filter({ hasText: 'being played' });
    await row.getByTestId('rule').click();
    await imrahil.by('rule-result').selectOption('walkover-a');
    await imrahil.by('rule-reason').fill('The other has not come within a quarter of an hour.');
    await lookAt(imrahil, 'desk-ruling');
    await imrahil.by('rule-go').click();
    await eventually(() => guest.page.locator('[data-testid=pairing][data-over=true]').count()).toBe(2);
    expect(await guest.by('round').textContent()).toContain('won without play');
    await imrahil.by('do-to-close').click();
    await eventually(() => imrahil.by('do-to-pair').count()).toBe(1);
  });

  test('standings open number by number', async () => {
    await guest.open(`${address}#standings`);
    await eventually(() => guest.by('standing').count()).toBe(4);
    await guest.by('open-standing').first().click();
    const told = (await guest.by('computed').textContent()) ?? '';
    expect(told).toContain('Round 1: ');
    expect(told).toContain('Buchholz');
    await lookAt(guest, 'event-standings');
    await guest.by('tab-table').click();
    await guest.by('cross-table').waitFor();
    await lookAt(guest, 'event-table');
    await guest.by('tab-sides').click();
    await guest.by('side-statistics').waitFor();
    await lookAt(guest, 'event-sides');
  });
});

describe('the second round', () => {
  test('a player calls an arbiter from the event, who decides', async () => {
    await imrahil.by('do-to-pair').click();
    await imrahil.by('do-to-publish').click();
    await damrod.open(address);
    await damrod.by('to-my-board').waitFor();
    await because(damrod, 'call-arbiter', 'My opponent says that I am to lose on purpose.');
    await damrod.by('called').waitFor();
    await lookAt(damrod, 'event-called');
    await elrond.open(`${address}/desk`);
    const duty = elrond.by('duty-dispute');
    await eventually(() => duty.textContent()).toContain('Damrod');
    await lookAt(elrond, 'desk-duties');
    await duty.getByTestId('do-dispute').click();
    const row = elrond.page.locator('[data-testid=ruling-row][data-disputed=true]').first();
    await row.getByTestId('rule').click();
    const who = (await row.locator('b').first().textContent()) ?? '';
    await elrond.by('rule-result').selectOption(who.startsWith('Damrod') ? 'win-a' : 'win-b');
    await elrond.by('rule-reason').fill('I have read what was said at the board.');
    await elrond.by('rule-go').click();
    await eventually(() => elrond.by('duty-dispute').count()).toBe(0);
  });

  test('who resigns has lost, and the event is told', async () => {
    const players = [anborn, beregond, cirion];
    for (const person of players) await person.open(address);
    const found = async () => {
      for (const person of players) if ((await person.by('to-my-board').count()) > 0) return person;
      return undefined;
    };
    await eventually(async () => (await found())?.name).toBeDefined();
    const who = await found();
    if (!who) throw new Error('nobody plays');
    await boardOf(who);
    await resign(who);
    await imrahil.by('do-to-close').click();
    await imrahil.by('step-finish').click();
    await eventually(() => imrahil.by('phase').first().textContent()).toBe('Over');
  });

  test('the winner is shown, everything can be downloaded, and the log has who, what and why', async () => {
    await guest.open(address);
    await eventually(() => guest.by('winner').textContent()).toContain('has won the event');
    await lookAt(guest, 'event-over');
    await guest.by('tab-files').click();
    for (const file of ['json', 'csv', 'standings.csv', 'games.csv', 'trf', 'ics', 'records']) {
      const href = await guest.by(`file-${file}`).getAttribute('href');
      const answer = await guest.page.request.get(new URL(href ?? '', table.address).href);
      expect(answer.status(), file).toBe(200);
    }
    await lookAt(guest, 'event-files');
    await imrahil.by('tab-log').click();
    await eventually(() => imrahil.by('event-log').textContent()).toContain('I have read what was said at the board.');
    expect(await imrahil.by('event-log').textContent()).toContain('not come within a quarter of an hour');
    await lookAt(imrahil, 'desk-log');
  });

  test('laid over a picture it shows its best, as nobody in particular', async () => {
    await guest.open(`${address}/overlay`);
    await eventually(() => guest.by('event-overlay').locator('li').count()).toBe(4);
    expect(await guest.page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  });

  test('on the smallest phone, and in letters twice as large, nothing hangs over', async () => {
    for (const window of [
      { width: 320, height: 640 },
      { width: 390, height: 844, letters: 2 },
    ])
      for (const path of ['/events', '/events/new', `${address}#standings`, `${address}#table`, `${address}/desk`]) {
        await imrahil.open(path);
        await imrahil.page.locator('h1').first().waitFor();
        await putInto(imrahil, window);
        const overhang = await imrahil.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(overhang, `${path} at ${window.width}`).toBeLessThanOrEqual(0);
      }
    expect(table.errors()).toEqual([]);
  });
});
