/** Somebody proves an address, is told that a match waits, forgets a password, and comes back by a link. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PostOffice } from '../../apps/server/src/testing/post-office.ts';
import { eventually } from './eventually.ts';
import { lookAt } from './look-at.ts';
import { type Person, Table } from './table.ts';

const EMAIL = 'elanor@example.org';
const PASSWORD = 'speak friend and enter';
const OTHER = 'mellon, mellon and mellon';

let office: PostOffice;
let table: Table;
let home: Person;
let phone: Person;

beforeAll(async () => {
  office = await PostOffice.open();
  table = await Table.layWithoutBoard({
    SMTP_URL: `smtp://127.0.0.1:${office.port}`,
    MAIL_FROM: 'Warbeacon <play@example.org>',
    PUBLIC_URL: 'http://play.example.org',
  });
  home = await table.seat('Elanor', { width: 1280, height: 800 });
  phone = await table.seat('Elanor', { width: 390, height: 844 });
});
afterAll(async () => {
  await table.clear();
  await office.close();
});

/** What comes behind the server’s name in the last link that was sent to `to`; opened here, where the server is. */
async function linkFor(to: string, before: number): Promise<string> {
  await eventually(() => office.received.filter((letter) => letter.to.includes(to)).length).toBe(before + 1);
  return `/account#link=${office.lastKey(to)}`;
}

test('an address is proved, letters are asked for, and a link is the way back', { timeout: 180_000 }, async () => {
  await home.open('/account');
  await home.by('up-name').fill('Elanor');
  await home.by('up-email').fill(EMAIL);
  await home.by('up-password').fill(PASSWORD);
  await home.by('up-go').click();
  await home.by('mail').waitFor();
  expect(await home.by('notices').isDisabled()).toBe(true);
  await home.by('prove').click();
  await eventually(() => home.by('mail').getByRole('status').textContent()).toContain(EMAIL);
  await home.open(await linkFor(EMAIL, 0));
  await home.by('by-link').waitFor();
  await lookAt(home, 'link');
  // Nobody hands the key on with the address.
  expect(home.page.url()).not.toContain('link');
  await home.by('link-go').click();
  await eventually(() => home.by('mail').textContent()).toContain('is proved to be yours');
  await home.by('notices').check();
  await eventually(() => home.by('notices').isEnabled()).toBe(true);
  expect(await home.by('notices').isChecked()).toBe(true);
  await lookAt(home, 'mail');

  // On a phone, with the password forgotten.
  await phone.open('/account');
  await phone.by('link-email').fill('nobody@example.org');
  await phone.by('link-ask').click();
  await eventually(() => phone.by('send-link').getByRole('status').textContent()).toContain('If nobody@example.org');
  await phone.by('link-email').fill(EMAIL);
  await phone.by('link-ask').click();
  await eventually(() => phone.by('send-link').getByRole('status').textContent()).toContain(`If ${EMAIL}`);
  await lookAt(phone, 'send-link');
  const link = await linkFor(EMAIL, 1);
  await phone.open(link);
  await phone.by('link-changes').check();
  await phone.by('link-password').fill(OTHER);
  await phone.by('link-go').click();
  await eventually(() => phone.by('account-name').textContent()).toBe('Elanor');
  expect(await phone.by('devices').locator('li').count()).toBe(1);
  // It has been used.
  await phone.open(link);
  await phone.by('link-go').click();
  await eventually(() => phone.page.getByRole('alert').textContent()).toContain('has been used');

  const moved = 'elanor@gardens.example';
  await phone.by('new-email').fill(moved);
  await phone.by('new-email-password').fill(OTHER);
  await phone.by('new-email-go').click();
  await phone.open(await linkFor(moved, 0));
  await phone.by('link-go').click();
  await eventually(() => phone.by('mail').textContent()).toContain(`${moved} is proved`);
  expect(table.errors()).toEqual([]);
});
