/** The pages against the machine-checkable part of WCAG 2.2 AA, in both themes, as they stand while one plays. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsOf, isSound } from './soundness.ts';
import { type Person, Table } from './table.ts';

let table: Table;
let player: Person;
let guest: Person;
let reader: Person;

beforeAll(async () => {
  table = await Table.lay();
  player = await table.seat('Gríma', { width: 1280, height: 800 });
  guest = await table.seat('Háma', { width: 390, height: 844 });
  reader = await table.seat('Erkenbrand', { width: 1280, height: 800 });
});
afterAll(async () => {
  await table.clear();
});

/** Something to announce for both sides, a fire that nobody is near, rocks over a hex that a unit can reach. */
const SIEGE = {
  game: 'helms-deep',
  turn: 5,
  phase: 'abilities',
  units: [
    { id: 'uruk-infantry-2', hex: '1311' },
    { id: 'orc-1', hex: '1411' },
    { id: 'orc-3', hex: '1512' },
    { id: 'infantry-1', hex: '1310' },
    { id: 'infantry-3', hex: '1510' },
    { id: 'infantry-5', hex: '0710' },
    { id: 'infantry-9', hex: '1120' },
  ],
  leaders: [
    { id: 'captain-1', hex: '1411' },
    { id: 'theoden', hex: '0808' },
    { id: 'aragorn', hex: '0710' },
    { id: 'gamling', hex: '1120' },
  ],
  markers: [
    { kind: 'blasting-fire', hex: '0811', against: '0810', placed: true },
    { kind: 'rocks', hex: '1510' },
  ],
};

describe('what a machine can tell of accessibility', { timeout: 240_000 }, () => {
  test('the lobby, and the question for a name', async () => {
    await player.open('/');
    await player.by('watch-list').locator('.empty').waitFor();
    await player.by('match-options').locator('summary').click();
    await player.by('option-demoralization').selectOption('reaches');
    await isSound(player);
    await player.by('friend-side-isengard').check({ force: true });
    await player.by('friend-go').click();
    await player.by('name-input').waitFor();
    await isSound(player);
  });

  test('the lobby of a server with several games, wide and narrow', async () => {
    const hall = await Table.lay({ EXAMPLE_GAMES: 'on' });
    for (const width of [1024, 390]) {
      const visitor = await hall.seat(`At ${width}`, { width, height: 844 });
      await visitor.open('/');
      await visitor.by('game-gondor').check();
      await visitor.by('match-options').locator('summary').click();
      await visitor.by('house-values').waitFor();
      await visitor.by('watch-list').locator('.empty').waitFor();
      await isSound(visitor);
    }
    expect(hall.errors()).toEqual([]);
    await hall.clear();
  });

  test('an invitation, for whoever sends it and whoever gets it', async () => {
    await player.giveName();
    const link = await player.by('invite-link').inputValue();
    await player.page.locator('[data-testid=board][data-ready=true]').waitFor();
    await isSound(player);
    await guest.open(link);
    await guest.by('take-seat').waitFor();
    expect(await guest.by('agreed').textContent()).toContain('Both as soon as they are at it');
    await isSound(guest);
    await guest.by('take-seat').click();
    await guest.giveName();
  });

  test('setting up, on a wide screen and a narrow one', async () => {
    await player.myMove();
    await isSound(player);
    await player.by('set-up').click();
    await player.by('all-placed').waitFor();
    await player.by('end-step').click();
    await guest.myMove();
    await isSound(guest);
    await guest.by('set-up').click();
    await guest.by('all-placed').waitFor();
    await guest.page.locator('li.dummy [data-testid^=lift-rocks]').first().click();
    await guest.by('rocks-dummy').click();
    await isSound(guest);
    // Of what is not laid one is asked once.
    await guest.by('end-step').click();
    await guest.by('forfeit-dialog').waitFor();
    await isSound(guest);
    await guest.by('forfeit-back').click();
    await guest.by('rocks-all').click();
    await guest.by('rocks-all').waitFor({ state: 'detached' });
    await isSound(guest);
    await guest.by('end-step').click();
    await guest.by('abilities').waitFor();
    await isSound(guest);
    await guest.by('end-step').click();
  });

  test('moving, with a piece in hand, and every tab', async () => {
    await player.myMove();
    await player.by('chip-warg-1').click();
    await player.by('options').waitFor();
    await isSound(player);
    for (const tab of ['tab-forces', 'tab-match', 'tab-log']) {
      await player.by(tab).click();
      await isSound(player);
    }
    await guest.by('tab-log').click();
    await isSound(guest);
  });

  test('the board in words', async () => {
    await player.by('words-toggle').click();
    await player.by('words-now').waitFor();
    await isSound(player);
  });

  test('the rules, with a case that was asked for', async () => {
    await reader.open('/rules#20.61');
    await reader.by('rule-20.61').waitFor();
    expect.soft(await faultsOf(reader)).toEqual([]);
    // What is found is shown from its beginning, however far down one has read.
    await reader.by('rules-search').fill('house value');
    await reader.by('rules-found').waitFor();
    const title = reader.page.locator('.rules-text h1');
    await expect.poll(async () => (await title.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  });

  test('the rules of another game, which leave some cases to the first', async () => {
    await reader.open('/rules/gondor#16.74');
    await reader.by('rule-16.74').waitFor();
    expect.soft(await faultsOf(reader)).toEqual([]);
    await reader.open('/rules/gondor#7.41');
    await reader.by('rule-7.41').waitFor();
    expect(new URL(reader.page.url()).pathname).toBe('/rules');
  });

  test('the end', async () => {
    await guest.by('tab-match').click();
    await guest.by('resign').click();
    await guest.by('resign-yes').click();
    await guest.by('result').waitFor();
    await isSound(guest);
  });

  test('abilities, fires to be lit, rocks and orders given beforehand', async () => {
    await table.begin(SIEGE, player, guest);
    await player.by('abilities').waitFor();
    await isSound(player);
    await player.by('end-step').click();
    await guest.myMove();
    await guest.by('abilities').waitFor();
    await isSound(guest);
    await guest.by('end-step').click();
    await player.by('siege-orders').waitFor();
    await player.by('chip-uruk-infantry-2').click();
    await player.by('options').waitFor();
    await isSound(player);
    await player.page.locator('[data-testid^=do-detonate]').click();
    await player.page.locator('[data-testid=end-step]:enabled').click();
    await player.openWords();
    await player.move('orc-3', '1511');
    await guest.by('question').waitFor();
    await guest.by('standing').locator('summary').click();
    await guest.by('standing-kinds').check();
    await isSound(guest);
    await guest.by('tab-forces').click();
    await isSound(guest);
  });

  test('no page met an error', () => {
    expect(table.errors()).toEqual([]);
  });
});
