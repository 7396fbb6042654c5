/** What strangers try with accounts: guessing, finding out who is here, planting sessions, foreign pages, too much at once. */
import { setTimeout } from 'node:timers/promises';
import { createdSessionSchema, signedInSchema } from '@warbeacon/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { COST } from '../accounts/passwords.ts';
import { raceGame } from '../match/race.fixture.ts';
import { openDatabase } from '../storage/database.ts';
import {
  codeOf,
  devicesOf,
  emailOf,
  onAnotherDevice,
  PASSWORD,
  settle,
  signIn,
  signUp,
} from '../testing/account-holder.ts';
import { KINDS_BY_DAY, type TestDatabase } from '../testing/databases.ts';
import { http, type HttpAnswer, Person } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const WRONG = { status: 401, code: 'wrong-credentials' };
const UNKNOWN = { status: 401, code: 'unknown-session' };
const TOO_OFTEN = { status: 429, code: 'too-many-requests' };

const DEAR = { passwordCost: COST };

describe.each(KINDS_BY_DAY)('attacks on accounts on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let now: number;

  /** `dear`: with passwords that cost what they do where people play. */
  const start = async (changes: Parameters<typeof testServer>[2] = {}, dear: Parameters<typeof testServer>[3] = {}) => {
    now = 1_800_000_000_000;
    const many = { LIMIT_PASSWORDS_PER_MINUTE: 1000, LIMIT_PASSWORDS_PER_HOUR_PER_ACCOUNT: 1000 };
    server = await testServer([raceGame], place, { ...many, ...changes }, { now: () => now, ...dear });
  };
  beforeEach(async () => {
    place = await make();
  });
  afterEach(async () => {
    await server.stop();
    await place.remove();
  });

  const me = async (who: Person) => await who.ask('GET', '/api/sessions/mine');
  const retryAfter = ({ headers }: HttpAnswer) => Number(headers.get('retry-after'));

  test('a session that was planted before is of no use after the victim has made an account', async () => {
    await start();
    const attacker = await Person.arrive(server.port, 'Planted');
    const victim = new Person({ ...attacker.session }, server.port);
    // One that is to take its place has been had beforehand, too.
    const next = createdSessionSchema.parse((await attacker.ask('POST', '/api/sessions/mine/rotate')).body);
    const settled = await settle(server.port, 'Victim', victim);
    expect(settled.session.token).not.toBe(attacker.session.token);
    for (const who of [attacker, new Person(next, server.port)]) expect(codeOf(await me(who))).toEqual(UNKNOWN);
    expect((await me(settled)).body).toMatchObject({ name: 'Victim' });
  });

  test('a session that was planted before never becomes that of an account by signing in', async () => {
    await start();
    await settle(server.port, 'Victim');
    for (const bring of [false, true]) {
      const attacker = await Person.arrive(server.port, 'Planted');
      const answer = signedInSchema.parse((await signIn(server.port, 'Victim', { as: attacker, bring })).body);
      expect(answer.session.token).not.toBe(attacker.session.token);
      if (bring) expect(codeOf(await me(attacker))).toEqual(UNKNOWN);
      else {
        expect((await me(attacker)).body).not.toHaveProperty('account');
        expect(codeOf(await attacker.ask('GET', '/api/account'))).toEqual({ status: 403, code: 'no-account' });
      }
    }
  });

  test('passwords that wait to be compared keep nobody from the turn of an address', async () => {
    await start({ TRUST_PROXY: 1 }, DEAR);
    const order: string[] = [];
    const ask = async (path: string, from: string, init: RequestInit = {}) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
      const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { ...init, headers });
      await answer.arrayBuffer();
      order.push(path);
    };
    const guess = (i: number) => JSON.stringify({ email: `nobody${i}@example.org`, password: PASSWORD });
    const guesses = Array.from(
      { length: 24 },
      async (_, i) => await ask('/api/account/sign-in', `198.51.100.${i}`, { method: 'POST', body: guess(i) }),
    );
    // All of them stand before it.
    await setTimeout(100);
    await Promise.all([...guesses, ask('/api/games', '203.0.113.9')]);
    // Two are compared at a time: by its turn of a quarter of a second each, four at once, it would be about the twentieth.
    expect(order.indexOf('/api/games')).toBeLessThan(6);
  });

  test('signing in again on a device takes another token, and the one before is no more', async () => {
    await start();
    const home = await settle(server.port, 'Ann');
    const answer = signedInSchema.parse((await signIn(server.port, 'Ann', { as: home })).body);
    expect(codeOf(await me(home))).toEqual(UNKNOWN);
    expect(await devicesOf(new Person(answer.session, server.port))).toHaveLength(1);
  });

  test('who is here is not found out by signing in: the same words after the same time', async () => {
    await start({}, DEAR);
    await settle(server.port, 'Ann');
    const tried = async (email: string) => {
      const began = performance.now();
      const body = { email, password: 'not the password' };
      const answer = await http(server.port, 'POST', '/api/account/sign-in', { body });
      return { took: performance.now() - began, answer };
    };
    await tried(emailOf('Ann'));
    const known: number[] = [];
    const unknown: number[] = [];
    const words = new Set<string>();
    for (let i = 0; i < 9; i++) {
      for (const [email, times] of [
        [emailOf('Ann'), known],
        [emailOf('Nobody Here'), unknown],
      ] as const) {
        const { took, answer } = await tried(email);
        expect(codeOf(answer)).toEqual(WRONG);
        words.add(JSON.stringify(answer.body));
        times.push(took);
      }
    }
    expect(words.size).toBe(1);
    const middle = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    // Without its own work an unknown address would be answered some fifty times as fast.
    expect(middle(unknown) / middle(known)).toBeGreaterThan(0.6);
    expect(middle(unknown) / middle(known)).toBeLessThan(1.6);
  });

  test('one account’s password is guessed a few times and no more, and who is signed in stays so', async () => {
    await start({ LIMIT_PASSWORDS_PER_HOUR_PER_ACCOUNT: 5 });
    const home = await settle(server.port, 'Ann');
    await settle(server.port, 'Bob');
    // Making the account has used one.
    for (let i = 0; i < 4; i++)
      expect(codeOf(await signIn(server.port, 'Ann', { password: `guess ${i}` }))).toEqual(WRONG);
    const refused = await signIn(server.port, 'Ann', { password: PASSWORD });
    expect(codeOf(refused)).toEqual(TOO_OFTEN);
    expect(retryAfter(refused)).toBeGreaterThan(60);
    expect((await me(home)).status).toBe(200);
    // By another spelling it is the same account.
    const body = { email: ` ${emailOf('Ann').toUpperCase()}`, password: PASSWORD };
    expect(codeOf(await http(server.port, 'POST', '/api/account/sign-in', { body }))).toEqual(TOO_OFTEN);
    // Nor is there another way to try passwords.
    expect(codeOf(await home.ask('POST', '/api/account/delete', { password: PASSWORD }))).toEqual(TOO_OFTEN);
    expect(
      codeOf(await home.ask('POST', '/api/account/password', { password: PASSWORD, next: 'another password' })),
    ).toEqual(TOO_OFTEN);
    // Of one that is not there just as many are tried, so that this tells nothing either.
    for (let i = 0; i < 5; i++) expect(codeOf(await signIn(server.port, 'Nobody Here'))).toEqual(WRONG);
    expect(codeOf(await signIn(server.port, 'Nobody Here'))).toEqual(TOO_OFTEN);
    expect((await signIn(server.port, 'Bob')).status).toBe(200);
  });

  test('one address tries a few passwords a minute and no more, on however many accounts', async () => {
    await start({ LIMIT_PASSWORDS_PER_MINUTE: 6 });
    await settle(server.port, 'Ann');
    for (let i = 0; i < 5; i++) expect(codeOf(await signIn(server.port, `Victim ${i}`))).toEqual(WRONG);
    const refused = await signIn(server.port, 'Ann');
    expect(codeOf(refused)).toEqual(TOO_OFTEN);
    expect(retryAfter(refused)).toBeGreaterThan(0);
    expect(retryAfter(refused)).toBeLessThanOrEqual(60);
  });

  test('one address makes a few accounts a day and no more', async () => {
    await start({ LIMIT_ACCOUNTS_PER_DAY: 2 });
    for (const name of ['Ann', 'Bob']) await settle(server.port, name);
    const refused = await signUp(server.port, 'Cid');
    expect(codeOf(refused)).toEqual(TOO_OFTEN);
    expect(retryAfter(refused)).toBeGreaterThan(3600);
  });

  test('a hundred who sign in at once are served or told to wait, and others are answered meanwhile', async () => {
    await start({}, DEAR);
    await settle(server.port, 'Ann');
    const crowd = Array.from({ length: 60 }, async () => await signIn(server.port, 'Ann', { password: 'wrong wrong' }));
    const began = performance.now();
    expect((await http(server.port, 'GET', '/healthz')).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(1500);
    const codes = (await Promise.all(crowd)).map((answer) => codeOf(answer).code);
    for (const code of codes) expect(['wrong-credentials', 'try-again']).toContain(code);
  });

  test.each(['https://evil.example', 'null', 'http://127.0.0.1:1'])(
    'a page of %s cannot ask for anything',
    async (origin) => {
      await start();
      const home = await settle(server.port, 'Ann');
      const foreign = { status: 403, code: 'foreign-origin' };
      const headers = { origin };
      for (const [method, path, body] of [
        ['POST', '/api/account', { name: 'Eve', email: 'eve@example.org', password: PASSWORD }],
        ['POST', '/api/account/sign-in', { email: emailOf('Ann'), password: PASSWORD }],
        ['POST', '/api/account/delete', { password: PASSWORD }],
        ['GET', '/api/account/data', undefined],
        ['DELETE', '/api/account/sessions', undefined],
      ] as const) {
        const { token } = home.session;
        const answer = await http(server.port, method, path, {
          headers,
          token,
          ...(body === undefined ? {} : { body }),
        });
        expect(codeOf(answer)).toEqual(foreign);
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      }
      const own = { headers: { origin: `http://127.0.0.1:${server.port}` }, token: home.session.token };
      expect((await http(server.port, 'GET', '/api/account', own)).status).toBe(200);
      // A form of a foreign page, which needs nobody's leave, sends no JSON.
      const form = {
        raw: JSON.stringify({ email: emailOf('Ann'), password: PASSWORD }),
        headers: { 'content-type': 'text/plain' },
      };
      expect(codeOf(await http(server.port, 'POST', '/api/account/sign-in', form))).toEqual({
        status: 415,
        code: 'not-json',
      });
    },
  );

  test('huge and strange bodies are refused before any work is done', async () => {
    await start();
    await settle(server.port, 'Ann');
    const email = emailOf('Ann');
    const huge = 'x'.repeat(100_000);
    const began = performance.now();
    for (const path of ['/api/account', '/api/account/sign-in']) {
      const body = { name: 'Eve', email, password: huge };
      expect(codeOf(await http(server.port, 'POST', path, { body }))).toEqual({ status: 413, code: 'body-too-large' });
    }
    for (const body of [
      { email, password: 'x'.repeat(201) },
      { email: `${'x'.repeat(300)}@example.org`, password: PASSWORD },
      { email: { $ne: '' }, password: { $ne: '' } },
      { email: [email], password: PASSWORD },
      { email, password: '' },
      { email },
      { email, password: PASSWORD, admin: true },
      [],
      'words',
    ])
      expect(codeOf(await http(server.port, 'POST', '/api/account/sign-in', { body })).status).toBe(400);
    expect(performance.now() - began).toBeLessThan(3000);
  });

  test('what is no name, no e-mail or no password makes no account', async () => {
    await start();
    const guest = await Person.arrive(server.port, 'Guest of honour');
    for (const wish of [
      { name: '<script>alert(1)</script>' },
      { name: 'Ann<b>' },
      { name: 'Ann\u202Ebob' },
      { email: 'nowhere' },
      { email: 'a@b@c' },
      { password: 'short' },
    ])
      expect(codeOf(await signUp(server.port, 'Ann', guest, wish))).toEqual({ status: 400, code: 'malformed-request' });
    for (const password of ['aaaaaaaaaaaaaaa', 'ann@example.org', 'ANN@example.ORG'])
      expect(codeOf(await signUp(server.port, 'Ann', guest, { password }))).toEqual({
        status: 400,
        code: 'weak-password',
      });
    expect((await me(guest)).body).toMatchObject({ name: 'Guest of honour' });
  });

  test('a guest’s name with markup is text wherever it is told', async () => {
    await start();
    const name = '<img src=x onerror=1>';
    const { headers, body } = await http(server.port, 'POST', '/api/sessions', { body: { name } });
    expect(body).toMatchObject({ name });
    expect(headers.get('content-type')).toContain('application/json');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(codeOf(await http(server.port, 'GET', `/api/people/${encodeURIComponent(name)}`))).toEqual({
      status: 404,
      code: 'unknown-person',
    });
  });

  test('nothing in the database or in a log line is a password or a token', async () => {
    await start({}, DEAR);
    const home = await settle(server.port, 'Ann');
    const away = await onAnotherDevice(server.port, 'Ann');
    const secrets = [PASSWORD, home.session.token, away.session.token];
    for (const secret of secrets) expect(server.lines.join('\n')).not.toContain(secret);
    await server.stop();
    const database = await openDatabase(place);
    const { db } = database;
    const rows = [
      await db.selectFrom('accounts').selectAll().execute(),
      await db.selectFrom('devices').selectAll().execute(),
      await db.selectFrom('sessions').selectAll().execute(),
    ];
    await database.close();
    const kept = JSON.stringify(rows);
    for (const secret of secrets) expect(kept).not.toContain(secret);
    expect(kept).toContain('$scrypt$ln=15,r=8,p=3$');
    await start();
  });

  test('an account is nobody’s without its token', async () => {
    await start();
    await settle(server.port, 'Ann');
    for (const [method, path] of [
      ['GET', '/api/account'],
      ['GET', '/api/account/sessions'],
      ['GET', '/api/account/data'],
      ['DELETE', '/api/account/sessions'],
      ['POST', '/api/account/delete'],
      ['POST', '/api/account/password'],
    ] as const) {
      expect(codeOf(await http(server.port, method, path))).toEqual({ status: 401, code: 'missing-token' });
      expect(codeOf(await http(server.port, method, path, { token: 'x'.repeat(43) }))).toEqual(UNKNOWN);
    }
  });
});
