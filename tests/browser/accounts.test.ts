/** A guest plays, becomes somebody with an account, comes from a second browser, ends the first session, and goes for good. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { lookAt } from './look-at.ts';
import { type Person, Table } from './table.ts';

const PASSWORD = 'speak friend and enter';
const EMAIL = 'elanor@example.org';

let table: Table;
let home: Person;
let phone: Person;
let rival: Person;

beforeAll(async () => {
  table = await Table.layWithoutBoard();
  home = await table.seat('Elanor', { width: 1280, height: 800 });
  phone = await table.seat('Elanor', { width: 390, height: 844 });
  rival = await table.seat('Ted Sandyman', { width: 1280, height: 800 });
});
afterAll(async () => {
  await table.clear();
});

test('from a guest to an account, to another browser, and away', { timeout: 180_000 }, async () => {
  await home.open('/account');
  await lookAt(home, 'nobody');
  // A guest begins a match, and somebody takes the other seat. The page alone keeps who that is, as it does for people.
  const matchId = await home.page.evaluate(async () => {
    const post = async (path: string, body: object, token?: string) => {
      const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await answer.json()) as Record<string, string>;
    };
    const session = await post('/api/sessions', { name: 'Elanor' });
    localStorage.setItem('warbeacon.session', JSON.stringify(session));
    const wish = { game: 'helms-deep', side: 'isengard', opponent: 'human', visibility: 'listed' };
    return (await post('/api/matches', wish, session['token']))['matchId'] ?? '';
  });
  await rival.ask(`/api/matches/${matchId}/join`, {});
  await home.open(`/match/${matchId}`);
  await home.by('match').waitFor();

  await home.open('/');
  await eventually(() => home.by('account-link').textContent()).toBe('Elanor');
  await home.by('account-link').click();
  await home.by('sign-up').waitFor();
  await lookAt(home, 'guest');
  expect(await home.by('up-name').inputValue()).toBe('Elanor');
  await home.by('up-email').fill(EMAIL);
  await home.by('up-password').fill('elanor@example.org');
  await home.by('up-go').click();
  await eventually(() => home.page.getByRole('alert').textContent()).toContain('too easy to guess');
  await home.by('up-password').fill(PASSWORD);
  await home.by('up-go').click();
  await eventually(() => home.by('account-name').textContent()).toBe('Elanor');
  expect(await home.by('devices').locator('li').count()).toBe(1);

  // On a second browser, which has been a guest under another name.
  await phone.open('/');
  await phone.open('/account');
  await phone.by('in-email').fill(EMAIL);
  await phone.by('in-password').fill('not the password');
  await phone.by('in-go').click();
  await eventually(() => phone.page.getByRole('alert').textContent()).toContain('do not belong together');
  await phone.by('in-password').fill(PASSWORD);
  await phone.by('in-go').click();
  await eventually(() => phone.by('devices').locator('li').count()).toBe(2);
  await lookAt(phone, 'account');

  await phone.open('/');
  const row = phone.page.locator(`[data-testid=your-matches] [data-match="${matchId}"]`);
  await row.waitFor();
  await lookAt(phone, 'lobby');
  await row.getByRole('link', { name: /Elanor/ }).click();
  await eventually(() => phone.by('history').locator('li').count()).toBe(1);
  await lookAt(phone, 'profile');
  await phone.open(`/match/${matchId}`);
  await phone.by('match').waitFor();

  // The way to it is there on a phone, too, as a sign.
  await phone.open('/');
  await eventually(async () => (await phone.by('account-link').boundingBox())?.width ?? 0).toBeGreaterThan(43);
  await phone.by('account-link').click();

  // Everything in one file.
  await phone.open('/account');
  const download = phone.page.waitForEvent('download');
  await phone.by('export').click();
  const data = readFileSync(await (await download).path(), 'utf8');
  expect(JSON.parse(data)).toMatchObject({ account: { email: EMAIL }, matches: [{ matchId, side: 'isengard' }] });

  await phone.by('end-session').click();
  await eventually(() => phone.by('devices').locator('li').count()).toBe(1);
  expect(await home.kept()).toContain('"account":true');
  await home.open('/');
  await eventually(() => home.by('account-link').textContent()).toBe('Sign in');

  await phone.by('delete-password').fill(PASSWORD);
  await phone.by('delete-go').click();
  await phone.by('sign-in').waitFor();
  await rival.open('/');
  const theirs = rival.page.locator(`[data-testid=your-matches] [data-match="${matchId}"]`);
  await eventually(() => theirs.textContent()).toContain('A former player');
  await rival.open('/people/Elanor');
  await eventually(() => rival.page.getByRole('alert').textContent()).toContain('Nobody with an account');
  expect(table.errors()).toEqual([]);
});
