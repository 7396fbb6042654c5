/** Word to browsers that a match waits, over a real conversation with a push service: who is told, when, and what nobody can make of it. */
import { matchSummarySchema, pushSchema } from '@warbeacon/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { raceGame } from '../match/race.fixture.ts';
import { openPush } from '../push/push.ts';
import { openDatabase } from '../storage/database.ts';
import { codeOf, onAnotherDevice, settle } from '../testing/account-holder.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { http, leaveAllPages, Person, untilTrue } from '../testing/people.ts';
import { PushOffice, senderOf, Subscriber } from '../testing/push-office.ts';
import { quietLogger } from '../testing/quiet-logger.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const MINUTE = 60_000;
const DAYS = { kind: 'days', bank: 3, refill: 1, cap: 5 };
const UNKNOWN_SERVICE = { status: 400, code: 'unknown-push-service' };

describe.each(KINDS_OF_DATABASE)('push on $name', ({ name: kind, make }) => {
  let place: TestDatabase;
  let office: PushOffice;
  let server: TestServer;
  let now: number;
  let ann: Person;
  let bob: Person;
  let phone: Subscriber;
  let tests = 0;

  const start = async (changes: object = {}) => {
    return await testServer(
      [raceGame],
      place,
      { PUBLIC_URL: 'https://play.example.org', PUSH_HOSTS: `${office.origin},push.example.org`, ...changes },
      { now: () => now, rounds: { notices: 30 } },
    );
  };
  beforeAll(async () => {
    place = await make();
    office = await PushOffice.open();
    now = 1_800_000_000_000;
    server = await start();
  });
  afterAll(async () => {
    await server.stop();
    await office.close();
    await place.remove();
  });
  beforeEach(async () => {
    tests++;
    office.answer = { status: 201 };
    ann = await Person.arrive(server.port, `Ann ${tests}`);
    bob = await Person.arrive(server.port, 'Bob');
    phone = new Subscriber(office.origin);
  });
  afterEach(leaveAllPages);

  const restart = async (changes: object = {}) => {
    await leaveAllPages();
    await server.stop();
    server = await start(changes);
    for (const person of [ann, bob]) person.port = server.port;
  };
  const subscribe = async (who: Person, browser: Subscriber, changes: object = {}) =>
    codeOf(await who.ask('POST', '/api/push', { ...browser.subscription, ...changes }));
  const isOn = async (who: Person) => pushSchema.parse((await who.ask('GET', '/api/push')).body).on;
  const play = async (red: Person, clock: object = DAYS) => {
    const wish = { game: 'blind-race', side: 'red', opponent: 'human', visibility: 'private', clock };
    const { matchId } = matchSummarySchema.parse((await red.ask('POST', '/api/matches', wish)).body);
    await bob.join(matchId);
    return matchId;
  };
  /** Long enough for several rounds. */
  const rounds = async () => await new Promise((resolve) => setTimeout(resolve, 200));
  const roll = async (who: Person, matchId: string) => {
    const page = await who.open(matchId);
    expect(await page.command({ type: 'roll' })).toMatchObject({ ok: true });
    page.room.reconnection.enabled = false;
    await page.room.leave();
  };
  const told = (browser = phone) => browser.sentTo(office);

  test('comes once, to a guest too, encrypted for that browser, with the match and nothing else in it', async () => {
    expect(await subscribe(ann, phone)).toMatchObject({ status: 204 });
    const matchId = await play(ann);
    now += 5 * MINUTE - 1;
    await rounds();
    expect(told()).toEqual([]);
    now += 1;
    await untilTrue(() => told().length === 1);
    const [message] = told();
    if (message === undefined) throw new Error('nothing came');
    expect(JSON.parse(phone.read(message))).toEqual({ match: matchId });
    expect(message.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(JSON.stringify(message.headers)).not.toContain(matchId);
    const { key } = pushSchema.parse((await ann.ask('GET', '/api/push')).body);
    const sender = senderOf(message);
    expect(sender).toMatchObject({ aud: office.origin, sub: 'https://play.example.org', key });
    expect(() => new Subscriber(office.origin).read(message)).toThrow('unable to authenticate');
    now += 60 * MINUTE;
    await restart();
    await rounds();
    expect(told()).toHaveLength(1);
    // The key outlasts the process: browsers trust the one that they were told.
    expect(pushSchema.parse((await ann.ask('GET', '/api/push')).body)).toEqual({ key, on: true });
  });

  test('comes of a challenge once, of the same length, and not while the page tells of it, nor of one by who is blocked', async () => {
    const home = await settle(server.port, `Ann ${tests}`);
    await subscribe(home, phone);
    const challenge = async (by: Person) => {
      const wish = { game: 'blind-race', side: 'red', opponent: 'human', visibility: 'private' };
      const answer = await by.ask('POST', '/api/matches', { ...wish, challenge: { account: `Ann ${tests}` } });
      return matchSummarySchema.parse(answer.body).matchId;
    };
    const matchId = await play(home);
    const page = await home.open(matchId);
    const offered = await challenge(bob);
    now += 5 * MINUTE;
    await rounds();
    expect(told()).toEqual([]);
    page.room.reconnection.enabled = false;
    await page.room.leave();
    await untilTrue(() => told().length > 0);
    now += MINUTE;
    await rounds();
    const said = () => told().map((message) => phone.read(message));
    const ofOffers = () => said().filter((one) => one.includes('offer'));
    expect(ofOffers()).toEqual([JSON.stringify({ offer: offered })]);
    expect(ofOffers()[0]).toHaveLength(JSON.stringify({ match: matchId }).length);
    const eve = await Person.arrive(server.port, 'Eve');
    const refused = await challenge(eve);
    expect((await home.ask('POST', '/api/challenges/blocks', { challengeId: refused })).status).toBe(200);
    now += 5 * MINUTE;
    await rounds();
    expect(ofOffers()).toHaveLength(1);
    await restart();
    await rounds();
    expect(ofOffers()).toHaveLength(1);
  });

  test('comes again when the other side has acted again, never for one’s own move, nor where both sit at their clocks', async () => {
    await subscribe(ann, phone);
    await play(ann, { kind: 'live', bank: 3600, increment: 10, reserve: 10 });
    const matchId = await play(ann);
    now += 5 * MINUTE;
    await untilTrue(() => told().length === 1);
    await roll(ann, matchId);
    now += 20 * MINUTE;
    await rounds();
    expect(told()).toHaveLength(1);
    await roll(bob, matchId);
    now += 5 * MINUTE;
    await untilTrue(() => told().length === 2);
    expect(told().map((message) => JSON.parse(phone.read(message)) as unknown)).toEqual([
      { match: matchId },
      { match: matchId },
    ]);
  });

  test('never comes to who is at the match, nor to who has switched it off', async () => {
    await subscribe(ann, phone);
    const page = await ann.open(await play(ann));
    now += 60 * MINUTE;
    await rounds();
    page.room.reconnection.enabled = false;
    await page.room.leave();
    expect(await isOn(ann)).toBe(true);
    expect((await ann.ask('DELETE', '/api/push')).status).toBe(204);
    expect(await isOn(ann)).toBe(false);
    await play(ann);
    now += 60 * MINUTE;
    await rounds();
    expect(told()).toEqual([]);
  });

  test('goes to each device of an account, and to none that was signed out', async () => {
    const name = `Elanor ${tests}`;
    const home = await settle(server.port, name);
    const away = await onAnotherDevice(server.port, name);
    const laptop = new Subscriber(office.origin);
    await subscribe(home, laptop);
    await subscribe(away, phone);
    const matchId = await play(home);
    now += 5 * MINUTE;
    await untilTrue(() => told().length === 1 && told(laptop).length === 1);
    expect((await away.ask('DELETE', '/api/sessions/mine')).status).toBe(204);
    await roll(home, matchId);
    await roll(bob, matchId);
    now += 5 * MINUTE;
    await untilTrue(() => told(laptop).length === 2);
    await rounds();
    expect(told()).toHaveLength(1);
  });

  // The embedded one is one process's alone.
  test.runIf(kind === 'PostgreSQL')('of several processes that share the database one tells', async () => {
    const config = readConfig({ PUBLIC_URL: 'https://play.example.org', PUSH_HOSTS: office.origin });
    if (!config.ok) throw new Error(config.error.join());
    const database = await openDatabase(place);
    const { logger } = quietLogger();
    const elsewhere = { isInRoom: () => false, isHere: () => false, isElsewhere: () => Promise.resolve(false) };
    const others = await Promise.all(
      Array.from(
        { length: 4 },
        async () => await openPush({ config: config.value, db: database.db, now: () => now, logger, ...elsewhere }),
      ),
    );
    await subscribe(ann, phone);
    await play(ann);
    now += 5 * MINUTE;
    const told4 = await Promise.all(others.map(async (other) => await other?.notices.work()));
    await rounds();
    expect(told()).toHaveLength(1);
    expect(told4.reduce<number>((sum, one) => sum + (one ?? 0), 0)).toBeLessThanOrEqual(1);
    expect(new Set(others.map((other) => other?.key)).size).toBe(1);
    await database.close();
  });

  test.each([404, 410])('an address that is answered with %i is forgotten', async (status) => {
    await subscribe(ann, phone);
    office.answer = { status };
    const matchId = await play(ann);
    now += 5 * MINUTE;
    await untilTrue(() => told().length === 1);
    await rounds();
    expect(await isOn(ann)).toBe(false);
    office.answer = { status: 201 };
    await roll(ann, matchId);
    await roll(bob, matchId);
    now += 5 * MINUTE;
    await rounds();
    expect(told()).toHaveLength(1);
  });

  test('nobody is followed who says that it is elsewhere, and a message that is refused is not sent again', async () => {
    await subscribe(ann, phone);
    const inner = new Subscriber(office.origin);
    office.answer = { status: 307, headers: { location: inner.endpoint } };
    await play(ann);
    now += 5 * MINUTE;
    await untilTrue(() => told().length === 1);
    await rounds();
    expect([told().length, told(inner).length, await isOn(ann)]).toEqual([1, 0, true]);
  });

  test('a browser that signs in to another account no longer hears of the one before', async () => {
    await subscribe(ann, phone);
    const settled = await settle(server.port, `Rosie ${tests}`);
    expect(await subscribe(settled, phone)).toMatchObject({ status: 204 });
    expect([await isOn(ann), await isOn(settled)]).toEqual([false, true]);
  });

  test('a guest who signs in and stays a guest besides leaves no messages behind in that browser', async () => {
    await settle(server.port, `Marigold ${tests}`);
    await subscribe(ann, phone);
    const email = `marigold.${tests}@example.org`;
    const answer = await ann.ask('POST', '/api/account/sign-in', { email, password: 'speak friend and enter' });
    expect([answer.status, await isOn(ann)]).toEqual([200, false]);
  });

  describe('what strangers try', () => {
    test.each([
      ['another host', 'https://evil.example/push'],
      ['a host that ends like one', 'https://evilpush.example.org/x'],
      ['a host that begins like one', 'https://push.example.org.evil.example/x'],
      ['a subdomain of one', 'https://a.push.example.org/x'],
      ['another port', 'https://push.example.org:8443/x'],
      ['the port of plain HTTP', 'https://push.example.org:80/x'],
      ['no TLS', 'http://push.example.org/x'],
      ['a name before the host', 'https://push.example.org@evil.example/x'],
      ['a password before the host', 'https://ann:secret@push.example.org/x'],
      ['a name and nothing else before the host', 'https://ann@push.example.org/x'],
      ['a dot behind the host', 'https://push.example.org./x'],
      ['this machine', 'https://127.0.0.1/x'],
      ['this machine by another name', 'https://localhost/x'],
      ['this machine as a number', 'https://2130706433/x'],
      ['this machine in IPv6', 'https://[::1]/x'],
      ['the machine’s own data', 'http://169.254.169.254/latest/meta-data/'],
      ['the inner network', 'https://10.0.0.1/x'],
      ['a file', 'file:///etc/passwd'],
      ['a script', 'javascript:alert(1)'],
      ['a host of other letters', 'https://pu\u{15f}h.example.org/x'],
    ])('%s is no push service', async (_, endpoint) => {
      expect(await subscribe(ann, phone, { endpoint })).toEqual(UNKNOWN_SERVICE);
      expect(await isOn(ann)).toBe(false);
    });

    test.each([
      ['no address', { endpoint: 'push.example.org' }],
      ['one that is too long', { endpoint: `https://push.example.org/${'x'.repeat(3000)}` }],
      ['no keys', { keys: {} }],
      ['a key that is no point of the curve', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }],
      ['a secret that is too short', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'AAAA' } }],
      ['something besides', { session: 'x' }],
    ])('%s: malformed', async (_, changes) => {
      expect(await subscribe(ann, phone, changes)).toEqual({ status: 400, code: 'malformed-request' });
    });

    test('somebody else’s address cannot be taken away, nor read, by who knows it alone', async () => {
      await subscribe(ann, phone);
      const eve = new Subscriber(office.origin);
      expect(await subscribe(bob, eve, { endpoint: phone.endpoint })).toMatchObject({ status: 204 });
      expect(await isOn(ann)).toBe(true);
      const matchId = await play(ann);
      now += 5 * MINUTE;
      await untilTrue(() => told().length >= 1);
      const readable = told().filter((message) => {
        try {
          return phone.read(message).includes(matchId);
        } catch {
          return false;
        }
      });
      expect(readable).toHaveLength(1);
      expect((await bob.ask('DELETE', '/api/push')).status).toBe(204);
      expect(await isOn(ann)).toBe(true);
    });

    test('one person’s devices are told up to a number, however fast they ask', async () => {
      const name = `Pippin ${tests}`;
      const devices = [await settle(server.port, name)];
      while (devices.length < 13) devices.push(await onAnotherDevice(server.port, name));
      const statuses = await Promise.all(
        devices.map(async (device) => (await subscribe(device, new Subscriber(office.origin))).status),
      );
      expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array<number>(10).fill(204), 409, 409, 409]);
    });

    test('nobody without a session, no foreign page and no program’s token changes anything', async () => {
      const body = phone.subscription;
      expect(codeOf(await http(server.port, 'POST', '/api/push', { body }))).toMatchObject({ code: 'missing-token' });
      const headers = { origin: 'https://evil.example' };
      const { token } = ann.session;
      expect(codeOf(await http(server.port, 'POST', '/api/push', { body, token, headers }))).toEqual({
        status: 403,
        code: 'foreign-origin',
      });
      expect(codeOf(await http(server.port, 'DELETE', '/api/push', { token, headers }))).toMatchObject({
        code: 'foreign-origin',
      });
      const robot = await settle(server.port, `Robot ${tests}`);
      await robot.ask('POST', '/api/account/bot', { bot: true });
      const made = (await robot.ask('POST', '/api/account/tokens', { label: 'one' })).body as { token: string };
      expect(codeOf(await http(server.port, 'POST', '/api/push', { body, token: made.token }))).toMatchObject({
        code: 'not-with-this-token',
      });
    });

    test('a service that the operator has taken off the list is asked no more', async () => {
      await subscribe(ann, phone);
      await play(ann);
      await restart({ PUSH_HOSTS: 'push.example.org' });
      now += 5 * MINUTE;
      await rounds();
      expect(told()).toEqual([]);
      expect(await isOn(ann)).toBe(false);
      await restart();
    });
  });

  test('without an address of its own, or with no services named, the server sends nothing and says so', async () => {
    for (const changes of [
      { PUBLIC_URL: undefined },
      { PUSH_HOSTS: 'none' },
      { PUBLIC_URL: 'http://play.example.org' },
    ]) {
      await restart(changes);
      expect((await ann.ask('GET', '/api/push')).body).toEqual({ key: null, on: false });
      expect(await subscribe(ann, phone)).toEqual({ status: 404, code: 'no-push' });
    }
    await restart();
  });
});
