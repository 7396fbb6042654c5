/** Somebody is told by the browser that a match waits, changes their name, and signs in by a passkey. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Subscriber } from '../../apps/server/src/testing/push-office.ts';
import { eventually } from './eventually.ts';
import { lookAt } from './look-at.ts';
import { type Person, Table } from './table.ts';

const PASSWORD = 'speak friend and enter';
const SERVICE = 'https://push.example.org';

let table: Table;
let address: string;
let home: Person;
let rival: Person;

beforeAll(async () => {
  table = await Table.layWithoutBoard((port) => ({
    // Keys know a server by its name, and have none for an address.
    PUBLIC_URL: `http://localhost:${port}`,
    MAIL_FROM: 'play@example.org',
    PUSH_HOSTS: 'push.example.org',
  }));
  address = `http://localhost:${table.port}`;
  home = await table.seat('Elanor', { width: 1280, height: 800 }, { address, whole: true });
  rival = await table.seat('Ted Sandyman', { width: 390, height: 844 }, { address });
});
afterAll(async () => {
  await table.clear();
});

/** A match over weeks between the two, of which `red` has made the offer. */
async function overWeeks(red: Person, blue: Person): Promise<string> {
  const wish = { game: 'helms-deep', side: 'isengard', opponent: 'human', visibility: 'listed' };
  const clock = { kind: 'days', bank: 3, refill: 1, cap: 5 };
  const { matchId = '' } = await red.ask('/api/matches', { ...wish, clock });
  await blue.ask(`/api/matches/${matchId}/join`, {});
  return matchId;
}

test('a guest is told by the browser that a match waits, and a click leads there', { timeout: 120_000 }, async () => {
  const matchId = await overWeeks(home, rival);
  await home.page.context().grantPermissions(['notifications'], { origin: address });
  // There is no push service of the browser's maker here; the rest of the way is as it is.
  const subscription = new Subscriber(SERVICE).subscription;
  await home.page.addInitScript((given) => {
    let made: unknown = null;
    PushManager.prototype.subscribe = async () => {
      made = { toJSON: () => given, unsubscribe: async () => !(made = null) };
      return await Promise.resolve(made as PushSubscription);
    };
    PushManager.prototype.getSubscription = async () => await Promise.resolve(made as PushSubscription | null);
  }, subscription);
  await home.open('/account');
  await home.by('push').waitFor();
  await lookAt(home, 'push-off');
  await home.by('push-on').click();
  await home.by('push-off').waitFor();
  await lookAt(home, 'push-on');
  const headers = { authorization: `Bearer ${await home.token()}` };
  const said = async (): Promise<unknown> =>
    await (await home.page.request.get(`${address}/api/push`, { headers })).json();
  expect(await said()).toMatchObject({ on: true });

  const devtools = await home.page.context().newCDPSession(home.page);
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId, scopeURL } of registrations) if (scopeURL === `${address}/`) resolve(registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registration;
  const deliver = async (data: string) =>
    await devtools.send('ServiceWorker.deliverPushMessage', { origin: address, registrationId, data });
  await deliver(JSON.stringify({ match: matchId }));
  await deliver(JSON.stringify({ match: matchId }));
  const shown = async () =>
    await home.page.evaluate(async () => {
      const there = await navigator.serviceWorker.getRegistration('/');
      return ((await there?.getNotifications()) ?? []).map(({ title, body, tag }) => ({ title, body, tag }));
    });
  // The second one took the place of the first.
  const words = { title: 'Warbeacon', body: 'A match waits for you: it is for you to decide.', tag: matchId };
  await eventually(shown).toEqual([words]);
  // What is no message of ours leads nowhere but here.
  await deliver('{"match":"//evil.example"}');
  await eventually(shown).toEqual(expect.arrayContaining([{ ...words, tag: 'warbeacon' }]));

  // A finger on a notice cannot be had here; what the worker does then can. Only a finger may open a window.
  const [worker] = home.page.context().serviceWorkers();
  if (worker === undefined) throw new Error('no worker is there');
  const opened = await worker.evaluate(async (tag) => {
    const scope = globalThis as unknown as {
      readonly registration: ServiceWorkerRegistration;
      readonly clients: object;
    };
    const windows: string[] = [];
    Object.defineProperty(scope.clients, 'openWindow', {
      value: async (url: string) => await Promise.resolve(void windows.push(url)),
    });
    const [notification] = await scope.registration.getNotifications({ tag });
    const made = new Event('notificationclick');
    const work: Promise<unknown>[] = [];
    dispatchEvent(
      Object.assign(made, { notification, waitUntil: (promise: Promise<unknown>) => void work.push(promise) }),
    );
    await Promise.all(work);
    return windows;
  }, matchId);
  expect(opened).toEqual([`${address}/match/${matchId}`]);
  await eventually(shown).toEqual([{ ...words, tag: 'warbeacon' }]);
  await home.by('push-off').click();
  await home.by('push-on').waitFor();
  expect(await said()).toMatchObject({ on: false });
  await home.open(opened[0] ?? '');
  await home.by('match').waitFor();
  // In a match over weeks the same is offered beside the clock.
  await home.by('tab-match').click();
  await home.by('own-rest').getByTestId('push-on').scrollIntoViewIfNeeded();
  await lookAt(home, 'in-a-match');
  expect(table.errors()).toEqual([]);
});

test('an account gets another name, a passkey, and is signed in to by it', { timeout: 120_000 }, async () => {
  const devtools = await home.page.context().newCDPSession(home.page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await home.open('/account');
  await home.by('up-name').fill('Elanor');
  await home.by('up-email').fill('elanor@example.org');
  await home.by('up-password').fill(PASSWORD);
  await home.by('up-go').click();
  await eventually(() => home.by('account-name').textContent()).toBe('Elanor');

  await home.by('rename-name').fill('Admin');
  await home.by('rename-go').click();
  await eventually(() => home.by('name-card').getByRole('alert').textContent()).toContain('Nobody may be called that');
  await home.by('rename-name').fill('Elanor the Fair');
  await home.by('rename-go').click();
  await eventually(() => home.by('account-name').textContent()).toBe('Elanor the Fair');
  await eventually(() => home.by('name-card').textContent()).toContain('You can again on');
  expect(await home.kept()).toContain('"name":"Elanor the Fair"');

  await home.by('passkey-add-password').fill('not my password');
  await home.by('passkey-add-go').click();
  await eventually(() => home.by('passkeys').getByRole('alert').textContent()).toContain('do not belong together');
  await home.by('passkey-add-password').fill(PASSWORD);
  await home.by('passkey-add-go').click();
  await eventually(() => home.by('passkeys').locator('li').count()).toBe(1);
  await lookAt(home, 'account');

  await home.by('sign-out').click();
  await home.by('in-passkey').waitFor();
  await lookAt(home, 'sign-in');
  await home.by('in-passkey').click();
  await eventually(() => home.by('account-name').textContent()).toBe('Elanor the Fair');
  await eventually(() => home.by('passkeys').locator('li').textContent()).toContain('last used');

  await home.by('passkey-remove').click();
  await lookAt(home, 'remove');
  await home.by('passkey-remove-password').fill(PASSWORD);
  await home.by('passkey-remove-go').click();
  await eventually(() => home.by('passkeys').locator('li').count()).toBe(0);
  await home.by('sign-out').click();
  await home.by('in-passkey').click();
  await eventually(() => home.page.getByRole('alert').textContent()).toContain('not known here');
  expect(table.errors()).toEqual([]);
});
