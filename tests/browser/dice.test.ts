/** Both browsers have a part in the dice: over tabs, devices and reloads, and in a strict match, where each waits for the other. */
import { expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { misfitsOf, putInto } from './fit.ts';
import { isSound } from './soundness.ts';
import type { Person, Table } from './table.ts';
import { threeWithoutBoard } from './three-at-a-table.ts';

let table: Table;
let ann: Person;
let bob: Person;
threeWithoutBoard((three) => ({ table, ann, bob } = three), { EXAMPLE_GAMES: 'on' });

interface Body {
  readonly kind: string;
  readonly side?: string;
  readonly moverLink?: string;
  readonly opponentLink?: string;
}

async function seated(dice: 'shared' | 'strict'): Promise<string> {
  const { matchId = '' } = await ann.ask('/api/matches', {
    game: 'the-ford',
    side: 'raiders',
    opponent: 'human',
    visibility: 'private',
    dice,
  });
  await bob.ask(`/api/matches/${matchId}/join`, {});
  for (const person of [ann, bob]) {
    await person.open(`/match/${matchId}`);
    await person.openWords();
  }
  return matchId;
}

/** The record of a match that is over. */
async function recordOf(matchId: string): Promise<Body[]> {
  const log = await ann.page.request.get(`${table.address}/api/matches/${matchId}/log`);
  const { entries } = (await log.json()) as { entries: { body: Body }[] };
  return entries.map(({ body }) => body);
}

async function giveUp(person: Person): Promise<void> {
  await person.by('tab-match').click();
  await person.by('resign').click();
  await person.by('resign-yes').click();
  await person.by('result').waitFor();
}

async function setUp(person: Person): Promise<void> {
  await person.myMove();
  await person.by('set-up').click();
  await person.endStep();
  // What it has led to shows.
  await person.by('set-up').waitFor({ state: 'detached' });
}

/** What a page says of the moment: the step, and what somebody is to decide. */
const moment = async ({ page }: Person) =>
  (
    await page
      .locator('[data-testid=phase-bar], [data-testid=task], [data-testid=question]')
      .evaluateAll((parts) => parts.map((part) => JSON.stringify((part as HTMLElement).dataset) + part.textContent))
  ).join('\n');

/** Whoever is to decide ends a step, until there are so many of the first one's and the second one's together, one of hers among them. */
async function endSteps(people: readonly [Person, Person], steps: number): Promise<void> {
  const [first, second] = people;
  let own = 0;
  for (let done = 0; done < steps || own === 0; ) {
    for (const person of people) {
      const other = person === first ? second : first;
      if (!(await person.isMyMove())) continue;
      const end = person.page.locator('[data-testid=words-end-step]:enabled, [data-testid=question] button:enabled');
      if ((await end.count()) === 0) continue;
      // A click is no step until the server has taken it: then the other one's page tells of it.
      const before = await moment(other);
      await end
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined);
      const patience = Date.now() + 500;
      while ((await moment(other)) === before && Date.now() < patience) await other.page.waitForTimeout(30);
      if ((await moment(other)) === before) continue;
      // What is still on its way is lost with a match that is given up.
      await eventually(async () => await person.page.getByText('Sending…').count()).toBe(0);
      done++;
      if (person === first) own++;
    }
    await first.page.waitForTimeout(100);
  }
}

test('in a strict match every command has a link of both browsers, and the record proves it', async () => {
  const matchId = await seated('strict');
  await setUp(bob);
  await setUp(ann);
  await endSteps([ann, bob], 3);
  await giveUp(ann);
  const record = await recordOf(matchId);
  expect(record.slice(1, 5).map(({ kind }) => kind)).toEqual(['pledge', 'pledge', 'anchor', 'anchor']);
  const commands = record.filter(({ kind }) => kind === 'command');
  expect(commands.length).toBeGreaterThan(4);
  for (const { moverLink, opponentLink } of commands) expect([moverLink, opponentLink]).not.toContain('');
  await ann.by('result').getByTestId('verify-match').click();
  await ann.by('verdict').waitFor();
  expect(await ann.by('verdict').textContent()).toContain('added a link besides to');
});

test('where the other browser is away the order is kept, can be called off, and goes by itself when it is back', async () => {
  const matchId = await seated('strict');
  await setUp(bob);
  await bob.open('/');
  await ann.by('tab-match').click();
  const isThere = () => ann.by('seat-wardens').getAttribute('data-connected');
  await eventually(isThere).toBe('false');
  await ann.by('set-up').click();
  await ann.by('kept-order').waitFor();
  expect(await ann.by('kept-order').textContent()).toContain('Waiting for Bob to come back; your order is kept.');
  expect(await ann.by('kept-order').textContent()).toContain('whoever reloads or leaves it gives the order again');
  await isSound(ann);
  await ann.by('kept-order-off').click();
  await ann.by('kept-order').waitFor({ state: 'detached' });
  expect(await ann.by('refusal').count()).toBe(0);
  // And another one, which is not called off.
  await ann.by('set-up').click();
  await ann.by('kept-order').waitFor();
  const commandsOf = async () => (await recordOf(matchId)).filter(({ kind }) => kind === 'command').length;
  expect(await ann.by('set-up').count()).toBe(1);
  await bob.open(`/match/${matchId}`);
  await ann.by('kept-order').waitFor({ state: 'detached' });
  await ann.by('set-up').waitFor({ state: 'hidden' });
  await bob.openWords();
  await ann.endStep();
  await eventually(async () => (await ann.isMyMove()) || (await bob.isMyMove())).toBe(true);
  await giveUp(ann);
  // Those of setting up: two of each, and none twice.
  expect(await commandsOf()).toBe(4);
});

test('where the other one comes back on a device that has kept nothing, that begins a chain, and the order goes', async () => {
  const matchId = await seated('strict');
  await setUp(bob);
  await bob.open('/about');
  await bob.page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('warbeacon.dice.')) localStorage.removeItem(key);
  });
  await ann.by('set-up').click();
  await ann.by('kept-order').waitFor();
  await bob.open(`/match/${matchId}`);
  await ann.by('kept-order').waitFor({ state: 'detached' });
  await ann.by('words-end-step').and(ann.page.locator(':enabled')).waitFor();
  await giveUp(ann);
  const record = await recordOf(matchId);
  expect(record.filter(({ kind, side }) => kind === 'anchor' && side === 'wardens')).toHaveLength(2);
});

test('two tabs share one chain; another device begins one, and the record tells of it', async () => {
  const matchId = await seated('shared');
  await setUp(bob);
  const tab = await ann.page.context().newPage();
  await tab.goto(ann.page.url());
  await tab.getByTestId('words-toggle').click();
  await tab.getByTestId('set-up').click();
  await eventually(async () => await ann.by('words-end-step').isEnabled()).toBe(true);
  await ann.endStep();
  await ann.by('set-up').waitFor({ state: 'detached' });
  await tab.close();
  // The same person on another device: the session is there, and nothing else that the browser had kept. No page is open
  // that could keep it again.
  await ann.open('/about');
  await ann.page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('warbeacon.dice.')) localStorage.removeItem(key);
  });
  await ann.open(`/match/${matchId}`);
  await ann.openWords();
  await endSteps([ann, bob], 3);
  await giveUp(bob);
  const record = await recordOf(matchId);
  const ofAnn = record.filter(({ side }) => side === 'raiders');
  expect(ofAnn.filter(({ kind }) => kind === 'anchor')).toHaveLength(2);
  for (const { kind, moverLink } of ofAnn) if (kind === 'command') expect(moverLink).not.toBe('');
});

test('strict dice are chosen beside the clock, and told to who is to join', async () => {
  await ann.open('/');
  await ann.by('match-options').click();
  await ann.by('dice-choice').selectOption('strict');
  for (const width of [1280, 390]) {
    await putInto(ann, { width, height: 844 });
    await isSound(ann);
    expect(await misfitsOf(ann)).toEqual([]);
  }
  await ann.by('friend-go').click();
  await ann.by('match').waitFor();
  await bob.open(ann.page.url().replace('/match/', '/join/'));
  expect(await bob.by('match-strict').textContent()).toContain('Strict dice');
});

test('nothing went wrong in any page', () => expect(table.errors()).toEqual([]));
