/**
 * By night: two people who do not know each other meet in the lobby and play a whole game over two evenings, with a restart of the
 * server in between; a third watches a minute later; afterwards all three look at one moment by its link, and press Verify.
 */
import { expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import type { Person, Table } from './table.ts';
import { threeWithoutBoard } from './three-at-a-table.ts';

let table: Table;
let ann: Person;
let bob: Person;
let cay: Person;
threeWithoutBoard((three) => ({ table, ann, bob, cay } = three), { EXAMPLE_GAMES: 'on' });

const DELAY = 60_000;
/** What somebody presses who wants the game to go on. */
const ONWARD = [
  '[data-testid=question] button:enabled',
  '[data-testid^=words-attack-]:enabled',
  '[data-testid=words-end-step]:enabled',
];

/** Both play on until `is` holds. */
async function playUntil(is: () => Promise<boolean>): Promise<void> {
  while (!(await is())) {
    for (const person of [ann, bob]) {
      if (!(await person.isMyMove())) continue;
      for (const selector of ONWARD) {
        const button = person.page.locator(selector).first();
        if ((await button.count()) === 0) continue;
        // What was to be pressed may be gone by then.
        await button.click({ timeout: 1000 }).catch(() => undefined);
        break;
      }
    }
    await ann.page.waitForTimeout(50);
  }
}

const turnOf = async (person: Person) => Number(await person.by('turn-track').getAttribute('data-turn'));
const entriesOf = async (matchId: string) => {
  const answer = await ann.page.request.get(`${table.address}/api/matches/${matchId}/log`);
  return ((await answer.json()) as { entries: unknown[] }).entries.length;
};

test('a whole game over two evenings, watched a minute later, looked back on by a link, and verified by all three', async () => {
  const { matchId = '' } = await ann.ask('/api/matches', {
    game: 'the-ford',
    side: 'raiders',
    opponent: 'human',
    visibility: 'listed',
    watching: { policy: 'delayed', minutes: 1 },
  });
  await bob.open('/');
  await bob.page.locator(`[data-match="${matchId}"]`).getByTestId('join').click();
  await bob.giveName();
  await bob.by('match').waitFor();
  await ann.open(`/match/${matchId}`);
  await cay.open(`/match/${matchId}`);
  await eventually(() => cay.by('watching-late').textContent()).toContain('1 minute ago');
  for (const person of [ann, bob]) await person.openWords();
  for (const person of [bob, ann]) {
    await person.myMove();
    await person.by('set-up').click();
    await person.endStep();
  }
  await playUntil(async () => (await turnOf(ann)) >= 2);
  // Cay is told nothing of it yet, nor is anybody else who does not play.
  expect(await turnOf(cay)).toBe(0);
  const stranger = await cay.page.request.get(`${table.address}/api/matches/${matchId}`);
  expect(((await stranger.json()) as { turn: number }).turn).toBe(0);

  // Who plays is told no chances.
  expect(await ann.by('chances').count()).toBe(0);

  await table.stop();
  await table.startAgain();
  // The next evening, each comes back by the address.
  for (const person of [ann, bob, cay]) await person.open(`/match/${matchId}`);
  for (const person of [ann, bob]) await person.openWords();
  expect(await turnOf(bob)).toBeGreaterThanOrEqual(2);
  await playUntil(async () => (await ann.by('result').count()) > 0);
  const endedAt = Date.now();
  expect(await cay.by('result').count()).toBe(0);
  expect(await entriesOf(matchId)).toBe(1);

  const moment = `/match/${matchId}?ply=12`;
  const where: (string | null)[] = [];
  // The record is for everybody at the same time: when the end may be told.
  await cay.by('result').waitFor({ timeout: 2 * DELAY });
  expect(Date.now() - endedAt).toBeGreaterThan(DELAY - 5000);
  for (const person of [ann, bob, cay]) {
    await person.open(moment);
    await person.page.locator('[data-testid=replay][data-ready=true][data-ply="12"]').waitFor();
    await person.by('chances').waitFor();
    where.push(await person.by('replay-where').textContent());
    await person.by('replay-verify').click();
    await eventually(() => person.by('verdict').getAttribute('data-verdict')).toBe('sound');
    expect(await person.by('verdict').textContent()).toContain('Every throw had a part of both players in it');
  }
  expect(await entriesOf(matchId)).toBeGreaterThan(20);
  expect(new Set(where).size).toBe(1);
  expect(table.errors()).toEqual([]);
}, 400_000);
