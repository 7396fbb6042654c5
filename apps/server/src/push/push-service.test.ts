/** What is handed to a push service, against a real one: which may be asked, for how long, and what becomes of its answers. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PushOffice, senderOf, Subscriber } from '../testing/push-office.ts';
import { PushHosts, pushHostsSchema, USUAL_PUSH_HOSTS } from './push-hosts.ts';
import { PushService } from './push-service.ts';
import { readVapidKeys, vapidKeySchema, vapidKeysFrom } from './vapid.ts';

const KEYS = vapidKeysFrom(Buffer.alloc(32, 7));
let office: PushOffice;
let browser: Subscriber;

beforeEach(async () => {
  office = await PushOffice.open();
  browser = new Subscriber(office.origin);
});
afterEach(async () => {
  await office.close();
});

const service = (hosts: string = office.origin, leftAlone = 0) =>
  new PushService({
    hosts: new PushHosts(hosts),
    keys: KEYS,
    contact: 'mailto:a@example.org',
    patience: 200,
    leftAlone,
  });
const hand = async (to = service(), message = 'words', { endpoint, keys } = browser.subscription) =>
  await to.hand({ endpoint, ...keys }, message, 'topic');

test('a message is for the browser alone, and says who has sent it', async () => {
  expect(await hand()).toBe('taken');
  const [message] = browser.sentTo(office);
  expect(message && browser.read(message)).toBe('words');
  expect(message && senderOf(message)).toMatchObject({ sub: 'mailto:a@example.org', key: KEYS.publicKey });
});

test.each([
  [200, 'taken'],
  [202, 'taken'],
  [301, 'refused'],
  [307, 'refused'],
  [400, 'refused'],
  [403, 'refused'],
  [404, 'gone'],
  [410, 'gone'],
  [413, 'refused'],
  [429, 'unreached'],
  [500, 'unreached'],
  [503, 'unreached'],
])('an answer of %i: %s', async (status, handed) => {
  office.answer = { status, headers: { location: `${office.origin}/elsewhere` } };
  expect(await hand()).toBe(handed);
  expect(office.received).toHaveLength(1);
});

test('a service that says nothing is waited for a short while, then left alone, and asked again', async () => {
  office.answer = 'silent';
  const patient = service(office.origin, 300);
  const began = performance.now();
  expect(await hand(patient)).toBe('unreached');
  expect(performance.now() - began).toBeLessThan(2000);
  office.answer = { status: 201 };
  expect(await hand(patient)).toBe('unreached');
  expect(office.received).toHaveLength(1);
  await expect.poll(async () => await hand(patient)).toBe('taken');
});

test('nobody is asked who is not on the list, whatever stands in the database', async () => {
  expect(await hand(service('push.example.org'))).toBe('gone');
  expect(office.received).toEqual([]);
});

describe('the list', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('has the services of today: %s', (endpoint) => {
    expect(new PushHosts(USUAL_PUSH_HOSTS).endpoint(endpoint)?.href).toBe(endpoint);
  });

  test.each([
    'https://push.apple.com/abc',
    'https://evilpush.apple.com/abc',
    'https://web.push.apple.com.evil.example/abc',
    'https://web.push.apple.com:8443/abc',
    'https://evil.example/?x=.push.apple.com',
    'https://evil.example#.push.apple.com',
    'https://evil.example\\.push.apple.com/abc',
    'https://fcm.googleapis.com:444/abc',
    'http://fcm.googleapis.com/abc',
    '//fcm.googleapis.com/abc',
  ])('has no other: %s', (endpoint) => {
    expect(new PushHosts(USUAL_PUSH_HOSTS).endpoint(endpoint)).toBeUndefined();
  });

  test.each(['none', 'push.example.org', '*.example.org,a.example:8443', 'http://127.0.0.1:8080', 'https://a.example'])(
    'may be written as %s',
    (text) => {
      expect(pushHostsSchema.safeParse(text).success).toBe(true);
    },
  );
  test.each([
    '*',
    '*.',
    'a b',
    'ftp://a.example',
    'https://a.example/x',
    'https://*.a.example',
    'a@b',
    'a,,b',
    'A.example',
  ])('may not be written as %s', (text) => {
    expect(pushHostsSchema.safeParse(text).success).toBe(false);
  });
});

describe('the server’s own key', () => {
  test('is the same of the same bytes, and one that services take', () => {
    expect(vapidKeysFrom(Buffer.alloc(32, 7))).toEqual(KEYS);
    expect(vapidKeysFrom(Buffer.alloc(32, 8))).not.toEqual(KEYS);
    expect(readVapidKeys(KEYS.privateKey)).toEqual(KEYS);
    expect(Buffer.from(KEYS.publicKey, 'base64url')).toHaveLength(65);
  });
  test.each(['', 'abc', 'A'.repeat(43), '_'.repeat(43)])('%s is none', (text) => {
    expect(vapidKeySchema.safeParse(text).success).toBe(false);
  });
});
