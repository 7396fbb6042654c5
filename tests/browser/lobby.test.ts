/** The lobby: long lists, matches that are taken back, and what one can do about who one is. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Person, Table } from './table.ts';
import { eventually } from './eventually.ts';
import { threeWithoutBoard } from './three-at-a-table.ts';

let table: Table;
let ann: Person;
let bob: Person;
let cay: Person;
threeWithoutBoard((three) => ({ table, ann, bob, cay } = three));

const AGAINST_THE_COMPUTER = { game: 'helms-deep', side: 'isengard', opponent: 'computer', visibility: 'listed' };
const LISTED = { ...AGAINST_THE_COMPUTER, opponent: 'human' };

const rowsOf = (person: Person, list: string) => person.by(list).getByTestId('match-row');
/** What the server says to whoever shows the token. */
const statusFor = async (person: Person, token: string) => {
  const answer = await person.page.request.get(new URL('/api/sessions/mine', table.address).href, {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.status();
};

/** Of each picture that is there, how many times as wide as high it is. */
const pictures = ({ page }: Person) =>
  page
    .locator('.game-card img')
    .evaluateAll((images) =>
      images.flatMap((image) =>
        image instanceof HTMLImageElement && image.complete ? [image.naturalWidth / image.naturalHeight] : [],
      ),
    );

test('a long list is shown a part at a time, for as long as there is more', async () => {
  for (let i = 0; i < 10; i++) await ann.ask('/api/matches', AGAINST_THE_COMPUTER);
  await bob.open('/');
  await eventually(() => rowsOf(bob, 'watch-list').count()).toBe(8);
  await bob.by('watch-list').getByTestId('show-more').click();
  await eventually(() => rowsOf(bob, 'watch-list').count()).toBe(10);
  expect(await bob.by('watch-list').getByTestId('show-more').count()).toBe(0);
});

test.each([1440, 820, 390])('who has been here sees first what waits for them, on a screen %i wide', async (width) => {
  const before = ann.page.viewportSize() ?? { width, height: 844 };
  await ann.page.setViewportSize({ width, height: 844 });
  await ann.open('/');
  await eventually(() => rowsOf(ann, 'your-matches').count()).toBe(5);
  expect(await rowsOf(ann, 'your-matches').first().getAttribute('data-mine')).toBe('true');
  const first = await ann.by('your-matches').getByTestId('resume').first().boundingBox();
  expect(first?.y, 'without scrolling').toBeLessThan(600);
  expect(await ann.by('your-matches').getByTestId('resume').first().textContent()).toBe('Your move');
  const play = await ann.by('play-title-game').boundingBox();
  expect(play?.y).toBeGreaterThan(first?.y ?? Infinity);
  await ann.page.setViewportSize(before);
});

test('a match that waits can be taken back, and makes room for another', async () => {
  for (let i = 0; i < 3; i++) await bob.ask('/api/matches', LISTED);
  await bob.open('/');
  await eventually(() => rowsOf(bob, 'your-matches').count()).toBe(3);
  await bob.by('listed-go').click();
  await eventually(() => bob.by('play-error').textContent()).toContain('wait for an opponent already');
  await bob.by('withdraw').first().click();
  await eventually(() => rowsOf(bob, 'your-matches').count()).toBe(2);
  await bob.by('listed-go').click();
  await bob.by('match').waitFor();
});

test('who changes the key stays where they are, in every tab, and the old key opens nothing', async () => {
  await cay.open('/');
  await cay.by('friend-go').click();
  await cay.giveName();
  const line = cay.page.locator('[data-testid=match]');
  await eventually(() => line.getAttribute('data-line')).toBe('live');
  const old = await cay.token();

  const lobby = await cay.page.context().newPage();
  await lobby.goto(table.address);
  await lobby.getByTestId('lock-out').click();
  await lobby.getByTestId('lock-out-yes').click();
  await lobby.getByTestId('lock-out-yes').waitFor({ state: 'detached' });
  expect(await statusFor(cay, old)).toBe(401);
  // What one tab has put away another tab reads a moment later.
  await eventually(async () => await statusFor(cay, await cay.token())).toBe(200);
  await eventually(() => line.getAttribute('data-line')).toBe('live');
  expect(await lobby.getByTestId('session-name').textContent()).toBe('Cay');
  await lobby.close();
});

test('who has themselves forgotten is forgotten by the server, too', async () => {
  const token = await cay.token();
  await cay.open('/');
  await eventually(() => rowsOf(cay, 'your-matches').count()).toBe(1);
  await cay.by('forget').click();
  await cay.by('forget-yes').click();
  await eventually(() => cay.by('session-name').count()).toBe(0);
  expect(await statusFor(cay, token)).toBe(401);
  await eventually(() => cay.by('your-matches').textContent()).toContain('Matches you start or join');
});

test('a game is told on its card before it is begun', async () => {
  await bob.open('/');
  const card = bob.by('game-card-helms-deep');
  await eventually(() => card.textContent()).toMatch(/Isengard attacks.*Westernesse defends.*20 turns.*Middling/);
  expect(await bob.by('games').getByRole('radio').count()).toBe(3);
  await eventually(() => pictures(bob)).toEqual([2, 2, 2]);
  await bob.by('match-options').locator('summary').click();
  await eventually(() => bob.by('house-values').textContent()).toContain(
    'Better by nightFirst Captain, Second Captain',
  );
});

test('where one game is played there is nothing to choose among, so nothing to choose with', async () => {
  // A server that hosts it alone: this one's answer without the others.
  await bob.page.route(/\/api\/games$/, async (route) => {
    const answer = await route.fetch();
    const { games } = z.object({ games: z.array(z.unknown()) }).parse(await answer.json());
    await route.fulfill({ response: answer, json: { games: games.slice(0, 1) } });
  });
  await bob.open('/');
  await bob.by('game-card-helms-deep').waitFor();
  expect(await bob.by('games').count()).toBe(0);
  await bob.page.unroute(/\/api\/games$/);
});

describe('where several games are played', () => {
  let hall: Table;
  let eve: Person;
  beforeAll(async () => {
    hall = await Table.layWithoutBoard({ EXAMPLE_GAMES: 'on' });
    eve = await hall.seat('Eve', { width: 390, height: 844 });
  });
  afterAll(async () => {
    await hall.clear();
  });

  test('one is chosen by the keys, and the match is one of it', async () => {
    await eve.open('/');
    await eve.by('game-helms-deep').focus();
    await eve.page.keyboard.press('ArrowDown');
    await eventually(() => eve.by('play-title-game').textContent()).toBe('The Siege of Gondor');
    expect(await eve.by('game-gondor').isChecked()).toBe(true);
    const told = await eve.by('game-gondor').getAttribute('aria-describedby');
    expect(await eve.page.locator(`[id="${told}"]`).textContent()).toMatch(/Sauron attacks.*16 turns.*Hard/);
    await eventually(() => pictures(eve)).toEqual([2, 2, 2, 2]);
    await eve.by('match-options').locator('summary').click();
    await eve.by('option-cityCatapults').uncheck();
    await eve.by('computer-side-sauron').check({ force: true });
    await eve.by('computer-go').click();
    await eve.giveName();
    await eve.by('match').waitFor();
    await eventually(() => eve.page.title()).toContain('The Siege of Gondor');
    // As it begins one's orders come to the front by themselves.
    await eve.myMove();
    await eve.by('tab-match').click();
    await eventually(() => eve.by('agreed').textContent()).toContain('Fire from the city’s catapultsNo');
    expect(hall.errors()).toEqual([]);
  });
});

test('nothing went wrong in any page', () => {
  expect(table.errors()).toEqual([]);
});

describe('a match of a game that the page does not know', () => {
  let dan: Person;
  let matchId = '';
  const sentence = /does not know the game “The Pass”/;

  beforeAll(async () => {
    dan = await table.seat('Dan');
    matchId = (await ann.ask('/api/matches', { ...LISTED, visibility: 'private' }))['matchId'] ?? '';
    await dan.ask(`/api/matches/${matchId}/join`, {});
    // A server that hosts it as well: its answers with another name in them.
    await dan.page.route(/\/api\/matches/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text())
        .replaceAll('"game":"helms-deep"', '"game":"the-pass"')
        .replaceAll(/"title":"[^"]*"/g, '"title":"The Pass"');
      await route.fulfill({ response: answer, body });
    });
  });

  // What is still being asked when all go home is nobody's any more.
  afterAll(() => dan.page.unrouteAll({ behavior: 'ignoreErrors' }));

  test('is listed, and told of in a sentence', async () => {
    await dan.open('/');
    await eventually(() => rowsOf(dan, 'your-matches').count()).toBe(1);
    const row = rowsOf(dan, 'your-matches').first();
    // What is unusual about a match is fetched when there is something.
    await eventually(() => row.textContent()).toMatch(sentence);
    expect(await row.textContent()).toContain('Ann');
  });

  test('is told of in a sentence where an invitation leads to it, and on its own page', async () => {
    await dan.open(`/join/${matchId}`);
    await eventually(() => dan.by('unknown-game').textContent()).toMatch(sentence);
    await dan.open(`/match/${matchId}`);
    await eventually(() => dan.by('missing').textContent()).toMatch(/does not know the game “the-pass”/);
    expect(dan.errors).toEqual([]);
  });
});
