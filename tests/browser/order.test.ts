/**
 * Two players, one who looks on, an arbiter, and an administrator: somebody says what should not be said, is reported, and is muted; an
 * arbiter is called and decides, which all of them see; the administrator sees who has done what.
 */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { lookAt } from './look-at.ts';
import { isSound } from './soundness.ts';
import { type Person, Table } from './table.ts';

const PASSWORD = 'speak friend and enter';

const SHOTS = process.env['PAGE_SHOTS'];
const SIZES = [
  [1280, 800],
  [820, 1180],
  [390, 844],
] as const;
/** Pictures of a match as it stands, for who wants to look. */
async function shot(
  person: Person,
  name: string,
  sizes: readonly (readonly [number, number])[] = SIZES,
): Promise<void> {
  if (SHOTS === undefined) return;
  for (const [width, height] of sizes) {
    await person.page.setViewportSize({ width, height });
    await person.page.screenshot({ path: join(SHOTS, `${name}-${width}.png`) });
  }
  await person.page.setViewportSize({ width: 1280, height: 800 });
}

let table: Table;
let elrond: Person;
let celeborn: Person;
let ann: Person;
let grima: Person;
/** Looks on. */
let zoe: Person;

beforeAll(async () => {
  table = await Table.layWithoutBoard({ ADMIN_EMAIL: 'elrond@example.org' });
  const size = { width: 1280, height: 800 };
  elrond = await table.seat('Elrond', size);
  celeborn = await table.seat('Celeborn', { width: 390, height: 844 });
  ann = await table.seat('Ann', size);
  grima = await table.seat('Grima', size);
  zoe = await table.seat('Zoe', size);
});
afterAll(async () => {
  await table.clear();
});

async function makeAccount(person: Person): Promise<void> {
  await person.open('/account');
  await person.by('up-name').fill(person.name);
  await person.by('up-email').fill(`${person.name.toLowerCase()}@example.org`);
  await person.by('up-password').fill(PASSWORD);
  await person.by('up-go').click();
  await person.by('account-name').waitFor();
}

test('from a word at the table to the audit', { timeout: 180_000 }, async () => {
  await makeAccount(elrond);
  await makeAccount(celeborn);
  // Whoever has no role sees that the page is not theirs.
  await celeborn.open('/order');
  await eventually(() => celeborn.by('order').textContent()).toContain('for arbiters and administrators');
  await table.stop();
  await table.startAgain();
  await elrond.open('/account');
  await elrond.by('to-order').click();
  await elrond.by('role-name').fill('Celeborn');
  await elrond.by('role-go').click();
  await eventually(() => elrond.by('audit').textContent()).toContain('Celeborn');

  await ann.open('/');
  await grima.open('/');
  const { matchId } = await ann.ask('/api/matches', {
    game: 'helms-deep',
    side: 'westernesse',
    opponent: 'human',
    visibility: 'listed',
  });
  await grima.ask(`/api/matches/${matchId}/join`, {});
  for (const person of [ann, grima]) {
    await person.open(`/match/${matchId}`);
    await person.by('match').waitFor();
    await person.by('tab-talk').click();
  }
  await zoe.open(`/match/${matchId}`);
  await zoe.by('match').waitFor();
  await zoe.by('tab-talk').click();
  await grima.by('say-words').fill('Late is the hour.');
  await grima.by('say-send').click();
  await ann.by('report').click();
  await ann.by('report-reason').selectOption('insult');
  await ann.by('report-words').fill('He goes on like this.');
  await ann.by('report-send').click();
  await ann.by('reported').waitFor();

  await celeborn.open('/order');
  const card = celeborn.by('report-card');
  await eventually(() => card.textContent()).toContain('Late is the hour.');
  expect(await card.textContent()).toContain('He goes on like this.');
  await lookAt(celeborn, 'order-arbiter');
  await celeborn.by('report-sanction').click();
  const sanction = card.getByTestId('sanction-reason');
  await sanction.fill('Stay courteous.');
  await lookAt(celeborn, 'order-sanction');
  await card.getByTestId('sanction-go').click();
  await eventually(() => celeborn.by('held').textContent()).toContain('Grima');
  expect(await celeborn.by('audit').count()).toBe(0);

  await grima.by('say-words').fill('Ill news is an ill guest.');
  await grima.by('say-send').click();
  await eventually(() => grima.by('talk-trouble').textContent()).toContain('Stay courteous.');

  await elrond.open('/order');
  await eventually(() => elrond.by('audit').textContent()).toContain('mute for 3 days: Stay courteous.');
  await lookAt(elrond, 'order-admin');
  await elrond.by('lift').click();
  await eventually(() => elrond.by('held').textContent()).toContain('Nobody is muted');
  await grima.by('say-send').click();
  await eventually(() => grima.by('say-words').inputValue()).toBe('');

  // Ann calls an arbiter, who pauses the match and then decides that it counts as not played.
  await ann.by('tab-match').click();
  await ann.by('call-arbiter').click();
  await ann.by('call-words').fill('He has left, and comes back, and leaves.');
  await isSound(ann);
  await shot(ann, 'call-form', [SIZES[0]]);
  await ann.by('call-send').click();
  await ann.by('call-waits').waitFor();
  await celeborn.open('/order');
  const call = celeborn.by('call-card');
  await eventually(() => call.textContent()).toContain('leaves.');
  await lookAt(celeborn, 'order-call');
  // To the board and back to the very case.
  await call.getByRole('link', { name: 'To the board' }).click();
  await celeborn.by('to-case').waitFor();
  expect(await celeborn.by('to-case').textContent()).toContain('has called an arbiter');
  await shot(celeborn, 'to-case', SIZES);
  await celeborn.by('to-case').getByRole('link').click();
  await call.waitFor();
  await eventually(() => call.evaluate((card) => card === document.activeElement)).toBe(true);
  await call.getByTestId('decide-act').selectOption('pause');
  await call.getByTestId('decide-why').fill('I look at it.');
  await call.getByTestId('decide-go').click();
  expect(await zoe.page.content()).not.toContain('Late is the hour.');
  for (const person of [ann, grima, zoe]) {
    await eventually(() => person.by('ruling').textContent()).toContain('I look at it.');
    await shot(person, `ruling-${person.name}`);
  }
  await isSound(ann);
  await call.getByTestId('decide-act').selectOption('end');
  await call.getByTestId('decide-why').fill('Begin anew when you both have time.');
  await lookAt(celeborn, 'order-decision');
  await call.getByTestId('decide-go').click();
  for (const person of [ann, grima, zoe]) {
    await eventually(() => person.by('result').textContent()).toContain('Begin anew');
    expect(await person.by('result').textContent()).toContain('counts as not played');
    await shot(person, `result-${person.name}`);
  }
  await eventually(() => celeborn.by('calls').textContent()).toContain('Nobody has called.');
  await elrond.by('take-name').fill('Celeborn');
  await elrond.by('take-name-go').click();
  await eventually(() => elrond.by('audit').textContent()).toMatch(
    /changed the name of: Player [0-9a-f]{6}, Celeborn → /,
  );
  expect(table.errors()).toEqual([]);
});
