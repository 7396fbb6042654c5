/** Ways to play that begin in the lobby: the computer as strong as one likes, and two at one screen. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { lookAt } from './look-at.ts';
import { type Person, Table } from './table.ts';

let table: Table;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  table = await Table.layWithoutBoard();
  ann = await table.seat('Ann', { width: 1280, height: 800 });
  bob = await table.seat('Bob', { width: 1280, height: 800 });
});
afterAll(async () => {
  await table.clear();
});

describe('ways to play', { timeout: 60_000 }, () => {
  test('the computer plays as well as was asked for, and the seat says so', async () => {
    await ann.open('/');
    await ann.by('level-learner').check();
    await lookAt(ann, 'lobby-levels');
    await ann.by('computer-go').click();
    await ann.giveName();
    await ann.by('match').waitFor();
    await eventually(() => ann.page.locator('.top-bar').textContent()).toContain('Computer, learner');
  });

  test('a row of the lobby shows the board of its match, small, and as it stands by now', async () => {
    await ann.by('set-up').click();
    await ann.openWords();
    await eventually(() => ann.hexOf('infantry-1')).toMatch(/^\d{4}$/);
    await ann.open('/');
    const board = ann.by('watch-list').getByTestId('live-board').getByRole('img');
    await eventually(() => board.getAttribute('aria-label')).toMatch(/Westernesse in [1-9]\d* hexes/);
    await lookAt(ann, 'lobby-board');
  });

  test('two at one screen see a curtain whenever the other one decides, and after the page was loaded anew', async () => {
    await ann.open('/');
    await ann.by('same-screen-go').click();
    await ann.by('lift-curtain').click();
    await ann.by('set-up').click();
    await ann.openWords();
    await ann.endStep();
    await ann.by('curtain').waitFor();
    expect(await ann.by('curtain').getAttribute('data-side')).toBe('westernesse');
    await ann.page.keyboard.press('Escape');
    expect(await ann.by('curtain').isVisible()).toBe(true);
    await ann.page.reload();
    await ann.by('lift-curtain').waitFor();
    await ann.by('lift-curtain').click();
    await eventually(() => ann.by('curtain').count()).toBe(0);
    await ann.by('set-up').waitFor();
  });

  test('one person is challenged, declines with a reason, and the challenger reads it', async () => {
    await bob.open('/account');
    await bob.by('up-name').fill('Bob');
    await bob.by('up-email').fill('bob@example.org');
    await bob.by('up-password').fill('speak friend and enter');
    await bob.by('up-go').click();
    await bob.by('challenge-wishes').waitFor();
    await lookAt(bob, 'account-wishes');
    await bob.open('/');

    await ann.open('/people/Bob');
    await ann.by('challenge').click();
    await ann.by('challenge-page').waitFor();
    await ann.by('match-options').waitFor();
    await lookAt(ann, 'challenge-page');
    await ann.by('send-challenge').click();
    await ann.by('challenge-sent').waitFor();

    await bob.by('challenges').waitFor();
    await bob.by('decline-challenge').click();
    await lookAt(bob, 'challenged');
    await bob.by('decline-reason').selectOption('too-long');
    await bob.by('decline-go').click();
    await eventually(() => bob.by('challenges').count()).toBe(0);
    await eventually(() => ann.by('challenge-sent').textContent()).toContain('Too long for me');
    await ann.by('put-away-challenge').click();
    await eventually(() => ann.by('challenges').count()).toBe(0);
  });
});
