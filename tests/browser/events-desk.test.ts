/** The organiser's desk: an event is changed, seeded by dragging, paused, told to programs; sealed bids, and a double knock-out. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SETTINGS as USUAL, termsOf } from '../../apps/server/src/testing/event-people.ts';
import { NewsOffice } from '../../apps/server/src/testing/news-office.ts';
import { eventually } from './eventually.ts';
import { lookAt } from './look-at.ts';
import { signedUp } from './signed-up.ts';
import { type Person, Table } from './table.ts';

let table: Table;
let olga: Person;
let ann: Person;
let bob: Person;
let office: NewsOffice;

beforeAll(async () => {
  table = await Table.layWithoutBoard({ EXAMPLE_GAMES: 'on', WEBHOOKS: 'any', EVENT_BOARDS: '0' });
  olga = await signedUp(table, 'Olga', { width: 1280, height: 800 });
  ann = await signedUp(table, 'Ann');
  bob = await signedUp(table, 'Bob', { width: 390, height: 844 });
  office = await NewsOffice.open();
  office.answer = 500;
}, 180_000);
afterAll(async () => {
  office.close();
  await table.clear();
});

// In which something can be given for a side.
const SETTINGS = {
  ...USUAL,
  format: { kind: 'swiss', rounds: 3 },
  sides: 'bids',
  entry: { ...USUAL.entry, waitingList: true },
};
const TERMS = termsOf({
  game: 'helms-deep',
  options: {},
  clock: { kind: 'live', bank: 3600, increment: 0, reserve: 0 },
  startsAt: Date.now() + 86_400_000,
  timeZone: 'Europe/Berlin',
  pace: { kind: 'live', checkIn: 15, noShow: 60, pause: 0 },
});

/** Asks in the name of somebody who is signed in. */
async function asked(person: Person, path: string, data: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${await person.token()}` };
  const response = await person.page.request.post(new URL(path, table.address).href, { data, headers });
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
  return await response.json();
}

/** An event of the organiser's, by the way that programs take; its address. */
async function made(title: string, settings: object = {}, terms: object = {}): Promise<string> {
  const body = { title, settings: { ...SETTINGS, ...settings }, terms: { ...TERMS, ...terms } };
  const { eventId } = (await asked(olga, '/api/events', body)) as { eventId: string };
  const address = `/events/${eventId}`;
  await wish(olga, address, { do: 'announce' });
  await wish(olga, address, { do: 'open-entries' });
  return address;
}
async function wish(person: Person, address: string, what: object): Promise<void> {
  await asked(person, `/api${address}/wishes`, { wishId: crypto.randomUUID(), wish: what });
}
async function because(person: Person, testid: string, reason: string): Promise<void> {
  await person.by(`${testid}-reason`).fill(reason);
  await person.by(`${testid}-go`).click();
}
const names = async (person: Person): Promise<string[]> =>
  (await person.by('seed-line').locator('span:nth-of-type(2)').allTextContents()).map((name) => name.trim());

/** Takes a line of the seeds by its name, and lets it go over another one. */
async function drag(person: Person, from: number, to: number): Promise<void> {
  const nameOf = (i: number) => person.by('seed-line').nth(i).locator('span:nth-of-type(2)');
  await nameOf(from).hover();
  await person.page.mouse.down();
  const at = await nameOf(to).boundingBox();
  if (!at) throw new Error('there is no such line');
  await person.page.mouse.move(at.x + 10, at.y + at.height / 2, { steps: 12 });
  await person.page.mouse.up();
}

describe('an evening at the desk', () => {
  let address: string;

  test('the event is changed by the form of a new one, and nothing that was typed is lost', async () => {
    address = await made('Winter siege');
    for (const person of [ann, bob]) await wish(person, address, { do: 'enter' });
    await wish(olga, address, { do: 'add', name: 'Machine', computer: 'learner' });
    await olga.open(`${address}/desk#change`);
    await olga.by('change-event').waitFor();
    expect(await olga.by('event-title').inputValue()).toBe('Winter siege');
    // They have entered for this game, and for no other.
    await eventually(() => olga.by('fixed-game').textContent()).toContain('People have entered for this game');
    expect(await olga.by('fixed-game').evaluate((part) => part.matches(':disabled'))).toBe(true);
    expect(await olga.by('save-event').isDisabled()).toBe(true);
    await olga.by('event-title').fill('Winter siege at the ford');
    await olga.by('event-description').fill('Bring a horn.');
    await olga.by('rounds').press('ControlOrMeta+a');
    await olga.by('rounds').pressSequentially('12');
    expect(await olga.by('rounds').inputValue()).toBe('12');
    await olga.by('limit').fill('2');
    await lookAt(olga, 'desk-change');
    await olga.by('save-event').click();
    await eventually(() => olga.by('change-event').getByRole('alert').textContent()).toContain('3 are entered already');
    // Another tab, another day: it is all there.
    await olga.open('/events');
    await olga.open(`${address}/desk#change`);
    await eventually(() => olga.by('event-title').inputValue()).toBe('Winter siege at the ford');
    expect(await olga.by('event-description').inputValue()).toBe('Bring a horn.');
    await olga.by('limit').fill('');
    await olga.by('starts-at').fill('2020-01-01T10:00');
    await olga.by('save-event').click();
    await eventually(() => olga.by('change-faults').textContent()).toContain('hour that is to come');
    await olga.by('starts-at').fill('2099-05-01T19:00');
    await olga.by('save-event').click();
    await eventually(() => olga.by('change-state').textContent()).toContain('Saved');
    await ann.open(address);
    await eventually(() => ann.page.locator('h1').textContent()).toBe('Winter siege at the ford');
    expect(await ann.by('event').textContent()).toContain('2099');
  });

  test('seeds are dragged, by the mouse, and kept', async () => {
    await olga.by('tab-entrants').click();
    await olga.by('seeding').locator('summary').click();
    const before = await names(olga);
    expect(before).toHaveLength(3);
    await drag(olga, 2, 0);
    const after = [before[2], before[0], before[1]];
    await eventually(() => names(olga)).toEqual(after);
    await olga.by('keep-order').click();
    await eventually(() => olga.by('desk-entrant').first().textContent()).toContain(after[0] ?? '');
    await lookAt(olga, 'desk-seeding');
  });

  test('two are to meet, one rests, and who has gone is let back in', async () => {
    await wish(bob, address, { do: 'withdraw' });
    await eventually(() => olga.by('let-back').count()).toBe(1);
    await olga.by('let-back').click();
    await eventually(() => olga.by('let-back').count()).toBe(0);
    await olga.by('together').locator('summary').click();
    await olga.by('fix-a').selectOption({ label: 'Ann' });
    await olga.by('fix-b').selectOption({ label: 'Bob' });
    await olga.by('fix-go').click();
    await eventually(() => olga.by('fixed-pair').textContent()).toContain('Ann and Bob, round 1');
    await olga.by('byes').locator('summary').click();
    await olga.by('bye-who').selectOption({ label: 'Ann' });
    await olga.by('bye-go').click();
    await eventually(() => olga.by('byes').getByRole('alert').textContent()).toContain('fixed opponent');
    await olga.by('bye-who').selectOption({ label: 'Machine' });
    await olga.by('bye-go').click();
    await eventually(() => olga.by('asked-bye').textContent()).toContain('Machine, round 1');
    await lookAt(olga, 'desk-wishes');
    await olga.by('step-begin').click();
    await olga.by('tab-rounds').click();
    await olga.by('pair').click();
    await olga.by('publish').click();
    await eventually(() => olga.by('desk-round-1').getAttribute('data-state')).toBe('published');
  });

  test('who gives more in a sealed bid has the side, and nobody sees one before both are in', async () => {
    await ann.open(address);
    await ann.by('bid-side').selectOption('1');
    await ann.by('bid-points').fill('7');
    await lookAt(ann, 'event-bid');
    await ann.by('bid-send').click();
    await ann.by('bid-waits').waitFor();
    await bob.open(address);
    await bob.by('bid').waitFor();
    expect(await bob.page.locator('body').textContent()).not.toContain('Ann bid');
    await bob.by('bid-side').selectOption('1');
    await bob.by('bid-points').fill('9');
    await bob.by('bid-send').click();
    await bob.by('to-my-board').waitFor();
    await ann.by('to-my-board').waitFor();
    await ann.by('tab-rounds').click();
    await eventually(() => ann.by('round').first().textContent()).toContain('Bob bid 9');
    await lookAt(ann, 'event-bids');
  });

  test('the event is paused with its games: both read why at their board, and play on after it', async () => {
    await bob.by('to-my-board').click();
    await bob.by('match').waitFor();
    await olga.by('pause-event').click();
    await olga.by('pause-boards').selectOption('stand');
    await lookAt(olga, 'desk-pause');
    await because(olga, 'pause-event', 'The hall is on fire.');
    await eventually(() => olga.by('is-paused').textContent()).toContain('stand still');
    await eventually(() => bob.by('ruling').first().textContent()).toContain(
      'The event is paused: The hall is on fire.',
    );
    await lookAt(bob, 'match-paused');
    await ann.open(address);
    await eventually(() => ann.by('event-paused').textContent()).toContain('The hall is on fire.');
    await olga.by('step-go-on').click();
    await eventually(() => bob.by('ruling').first().textContent()).toContain('The match goes on.');
    await eventually(() => ann.by('event-paused').count()).toBe(0);
  });

  test('what cannot be changed any more is shown as it stands', async () => {
    await olga.by('tab-change').click();
    for (const part of ['game', 'format', 'legs', 'sides', 'starts', 'pace', 'checkIn', 'rated'])
      await eventually(() => olga.by(`fixed-${part}`).textContent(), part).toContain('The event has begun with it.');
    expect(await olga.by('starts-at').isDisabled()).toBe(true);
    await olga.by('rounds').fill('4');
    await lookAt(olga, 'desk-change-begun');
    await olga.by('save-event').click();
    await eventually(() => olga.by('change-state').textContent()).toContain('Saved');
  });
});

describe('programs', () => {
  test('an address is told what it is to be told; what is not taken stands there, and is tried by hand', async () => {
    const address = await made('A telling event');
    const url = office.url('news');
    await olga.open(`${address}/desk#programs`);
    await olga.by('hook-url').fill('nonsense');
    await olga.by('add-hook').click();
    await eventually(() => olga.by('hooks').getByRole('alert').count()).toBe(1);
    expect(await olga.by('hook-url').inputValue()).toBe('nonsense');
    await olga.by('hook-url').fill(url);
    await olga.by('tells-course').uncheck();
    await olga.by('add-hook').click();
    await eventually(async () => (await olga.by('secret').inputValue()).length).toBe(64);
    await olga.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await olga.by('copy-secret').click();
    await eventually(() => olga.page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[0-9a-f]{64}$/);
    await olga.by('secret-kept').click();
    expect(await olga.by('secret').count()).toBe(0);
    await wish(ann, address, { do: 'enter' });
    await eventually(() => olga.by('hook-fails').textContent()).toContain('not taken');
    expect(await olga.by('call').first().textContent()).toContain('500');
    await lookAt(olga, 'desk-programs-failing');
    office.answer = 200;
    await olga.by('try-hook').click();
    await eventually(() => olga.by('call').first().getAttribute('data-ok')).toBe('true');
    expect(await olga.by('hook-fails').count()).toBe(0);
    expect(JSON.parse(office.heard.at(-1)?.body ?? '')).toMatchObject({ entries: [{ act: { act: 'enter' } }] });

    await olga.by('token-label').fill('The clock on the wall');
    await olga.by('token-power').selectOption('run');
    await olga.by('make-token').click();
    await eventually(async () => (await olga.by('secret').inputValue()).slice(0, 4)).toBe('wbe_');
    await eventually(() => olga.by('token').textContent()).toContain('never used');
    await lookAt(olga, 'desk-programs');
    await olga.by('remove-token').click();
    await eventually(() => olga.by('token').count()).toBe(0);
    await olga.by('remove-hook').click();
    await eventually(() => olga.by('hook').count()).toBe(0);
    await olga.by('tab-people').click();
    await lookAt(olga, 'desk-roles');
  });
});

describe('a double knock-out', () => {
  test('who loses once plays on, and the grand final is played twice when they win it', {
    timeout: 240_000,
  }, async () => {
    const settings = { format: { kind: 'double-elimination' }, sides: 'balanced' };
    const address = await made('Two lives', settings, { game: 'the-ford' });
    for (const person of [ann, bob]) await wish(person, address, { do: 'enter' });
    for (const name of ['Cirion', 'Damrod']) await wish(olga, address, { do: 'add', name, computer: 'learner' });
    await olga.open(`${address}/desk`);
    await olga.by('step-begin').click();
    const winners: string[] = [];
    for (let round = 1; round <= 8 && (await olga.by('do-to-finish').count()) === 0; round++) {
      await olga.by('do-to-pair').click();
      await olga.by('do-to-publish').click();
      await olga.by('tab-rulings').click();
      // Ann always loses her first game, and wins all the others.
      for (;;) {
        const row = olga
          .by('ruling-row')
          .filter({ hasText: /being played|not begun/ })
          .first();
        await eventually(
          async () => (await row.count()) + (await olga.by('do-to-close').count()),
          'a game or none',
        ).not.toBe(0);
        if ((await row.count()) === 0) break;
        const [a = '', b = ''] = ((await row.locator('b').first().textContent()) ?? '').split(' against ');
        const wins = round === 1 ? (a.includes('Ann') ? 'b' : 'a') : b.includes('Ann') ? 'b' : 'a';
        const before = await row.count();
        await row.getByTestId('rule').click();
        await olga.by('rule-result').selectOption(`win-${wins}`);
        await because(olga, 'rule', 'For the bracket.');
        winners.push((wins === 'a' ? a : b).trim());
        await eventually(() => olga.by('rule-reason').count(), `ruled ${before}`).toBe(0);
      }
      await olga.by('do-to-close').click();
      await eventually(
        async () => (await olga.by('do-to-pair').count()) + (await olga.by('do-to-finish').count()),
      ).toBe(1);
    }
    await olga.by('do-to-finish').click();
    await olga.open(`${address}#bracket`);
    await olga.by('champion').first().waitFor();
    await lookAt(olga, 'event-double');
    await eventually(() => olga.by('champion').first().textContent()).toContain('Ann');
    expect(winners.filter((name) => name === 'Ann').length).toBeGreaterThanOrEqual(4);
    expect(table.errors()).toEqual([]);
  });
});
