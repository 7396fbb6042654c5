/** Somebody says what should not be said, is reported, and is muted by an arbiter; an administrator sees who has done what. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { lookAt } from './look-at.ts';
import { type Person, Table } from './table.ts';

const PASSWORD = 'speak friend and enter';

let table: Table;
let elrond: Person;
let celeborn: Person;
let ann: Person;
let grima: Person;

beforeAll(async () => {
  table = await Table.layWithoutBoard({ ADMIN_EMAIL: 'elrond@example.org' });
  const size = { width: 1280, height: 800 };
  elrond = await table.seat('Elrond', size);
  celeborn = await table.seat('Celeborn', { width: 390, height: 844 });
  ann = await table.seat('Ann', size);
  grima = await table.seat('Grima', size);
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
  expect(table.errors()).toEqual([]);
});
