/** What is sent by mail, over a real conversation with a server for mail: who gets in by it, who is told, and who is left in peace. */
import { accountSchema, matchSummarySchema, usedLinkSchema } from '@warbeacon/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { codeOf, devicesOf, emailOf, PASSWORD, settle, signIn } from '../testing/account-holder.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { http, type HttpAnswer, leaveAllPages, Person, untilTrue } from '../testing/people.ts';
import { PostOffice } from '../testing/post-office.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const OTHER_PASSWORD = 'mellon, mellon and mellon';
const DAYS = { kind: 'days', bank: 3, refill: 1, cap: 5 };

describe.each(KINDS_OF_DATABASE)('mail on $name', ({ make }) => {
  let place: TestDatabase;
  let office: PostOffice;
  let server: TestServer;
  let now: number;
  let tests = 0;
  let annsName: string;
  let annsEmail: string;
  let evesName: string;
  let newEmail: string;
  let ann: Person;
  let bob: Person;

  const start = async (changes: object = {}) => {
    server = await testServer(
      [raceGame],
      place,
      {
        SMTP_URL: `smtp://127.0.0.1:${office.port}`,
        MAIL_FROM: 'Warbeacon <play@example.org>',
        PUBLIC_URL: 'https://play.example.org',
        LIMIT_PASSWORDS_PER_MINUTE: 1000,
        LIMIT_MAILS_PER_HOUR: 1000,
        LIMIT_MAILS_PER_HOUR_PER_ADDRESS: 1000,
        NOTICE_MINUTES: 5,
        ...changes,
      },
      { now: () => now, rounds: { notices: 30, deadlines: 30 } },
    );
  };
  beforeAll(async () => {
    place = await make();
    office = await PostOffice.open();
    now = 1_800_000_000_000;
    await start();
  });
  afterAll(async () => {
    await server.stop();
    await office.close();
    await place.remove();
  });
  beforeEach(async () => {
    // Each test its own people; what the others of the earlier ones are sent is not looked at.
    tests++;
    [annsName, evesName] = [`Ann ${tests}`, `Eve ${tests}`];
    newEmail = `ann.${tests}@rohan.example`;
    annsEmail = emailOf(annsName);
    ann = await settle(server.port, annsName);
    bob = await Person.arrive(server.port, 'Bob');
    office.received.length = 0;
    office.refuse = undefined;
    office.slowness = 0;
  });
  afterEach(leaveAllPages);

  const restart = async (changes: object = {}) => {
    await leaveAllPages();
    await server.stop();
    await start(changes);
    for (const person of [ann, bob]) person.port = server.port;
  };
  const ask = async (path: string, body: object, as?: Person): Promise<HttpAnswer> =>
    await http(server.port, 'POST', `/api/mail${path}`, {
      body,
      ...(as === undefined ? {} : { token: as.session.token }),
    });
  const lettersTo = (name: string) => office.received.filter(({ to }) => to.includes(emailOf(name)));
  const linkFor = async (name: string): Promise<string> => {
    const before = lettersTo(name).length;
    expect(await ask('/link', { email: emailOf(name) })).toMatchObject({ status: 202 });
    await untilTrue(() => lettersTo(name).length > before);
    return office.lastKey(emailOf(name)) ?? '';
  };
  const follow = async (key: string, more: object = {}, as?: Person) => await ask('/use', { key, ...more }, as);
  const cameIn = (answer: HttpAnswer): Person => {
    const { session } = usedLinkSchema.parse(answer.body);
    if (session === null) throw new Error('nobody is signed in');
    return new Person(session, server.port);
  };
  const account = async (who: Person) => accountSchema.parse((await who.ask('GET', '/api/account')).body);
  const confirm = async (who: Person, name: string) => cameIn(await follow(await linkFor(name), {}, who));

  describe('a link to sign in', () => {
    test('goes to the account’s address, from the operator, and signs in once', async () => {
      const key = await linkFor(annsName);
      const [letter] = lettersTo(annsName);
      expect(letter?.to).toEqual([annsEmail]);
      expect(letter?.raw).toMatch(/^From: Warbeacon <play@example\.org>$/m);
      expect(letter?.raw).toMatch(/^Auto-Submitted: auto-generated$/m);
      expect(letter?.text).toContain(`https://play.example.org/account#link=${key}`);
      const again = cameIn(await follow(key));
      expect(await account(again)).toMatchObject({ name: annsName, confirmed: true });
      expect(again.session.sessionId).toBe(ann.session.sessionId);
      expect(codeOf(await follow(key))).toEqual({ status: 404, code: 'unknown-link' });
    });

    test('is for whoever has an account; whoever asks cannot tell whether anybody has', async () => {
      const known = await ask('/link', { email: annsEmail });
      const unknown = await ask('/link', { email: 'nobody@example.org' });
      expect(unknown).toEqual({ ...known, headers: expect.anything() as unknown });
      await untilTrue(() => lettersTo(annsName).length === 1);
      await restart();
      expect(office.received.some(({ to }) => to.includes('nobody@example.org'))).toBe(false);
    });

    test('is asked for in the same time, whether anybody has the address: nobody waits for the letter', async () => {
      office.slowness = 4000;
      for (const email of [`nobody${tests}@example.org`, annsEmail]) {
        const began = performance.now();
        expect((await ask('/link', { email })).status).toBe(202);
        expect(performance.now() - began).toBeLessThan(3000);
      }
      expect(lettersTo(annsName)).toEqual([]);
      await untilTrue(() => lettersTo(annsName).length === 1, 20_000);
    }, 30_000);

    test('says nothing that somebody has written', async () => {
      const evil = `Buy at evil${tests}.example`;
      await settle(server.port, evil);
      await linkFor(evil);
      expect(lettersTo(evil)[0]?.text).not.toContain('evil');
    });

    test('holds for half an hour, and outlasts a restart of the server', async () => {
      const [old, young] = [await linkFor(annsName), await linkFor(annsName)];
      now += 30 * MINUTE - 1;
      await restart();
      expect(await follow(young)).toMatchObject({ status: 200 });
      now += 1;
      expect(codeOf(await follow(old))).toEqual({ status: 404, code: 'unknown-link' });
    });

    test('of many that are asked for the last five hold', async () => {
      const keys: string[] = [];
      for (let i = 0; i < 6; i++) {
        now += 1000;
        keys.push(await linkFor(annsName));
      }
      const statuses = [];
      for (const key of keys) statuses.push((await follow(key)).status);
      expect(statuses).toEqual([404, 200, 200, 200, 200, 200]);
    });

    test('takes the place of the session that the browser had, and leaves the others', async () => {
      const confirmed = await confirm(ann, annsName);
      expect(codeOf(await ann.ask('GET', '/api/account'))).toMatchObject({ status: 401 });
      expect(await devicesOf(confirmed)).toHaveLength(1);
      const elsewhere = cameIn(await follow(await linkFor(annsName)));
      expect(await devicesOf(elsewhere)).toHaveLength(2);
      // A guest stays the guest.
      cameIn(await follow(await linkFor(annsName), {}, bob));
      expect((await bob.ask('GET', '/api/sessions/mine')).status).toBe(200);
    });

    test('with another password is the way back for who has forgotten theirs, and ends all other sessions', async () => {
      const confirmed = await confirm(ann, annsName);
      const key = await linkFor(annsName);
      expect(codeOf(await follow(key, { password: 'short' }))).toEqual({ status: 400, code: 'malformed-request' });
      expect(codeOf(await follow(key, { password: annsEmail }))).toEqual({ status: 400, code: 'weak-password' });
      const back = cameIn(await follow(key, { password: OTHER_PASSWORD }));
      expect(codeOf(await confirmed.ask('GET', '/api/account'))).toMatchObject({ status: 401 });
      expect(codeOf(await signIn(server.port, annsName))).toMatchObject({ code: 'wrong-credentials' });
      expect((await signIn(server.port, annsName, { password: OTHER_PASSWORD })).status).toBe(200);
      expect((await back.ask('GET', '/api/account')).status).toBe(200);
    });

    test('takes an account from whoever made it with somebody else’s address', async () => {
      // Ann's account was made by somebody who does not read her mail.
      const rightful = cameIn(await follow(await linkFor(annsName)));
      expect(codeOf(await ann.ask('GET', '/api/account'))).toMatchObject({ status: 401 });
      expect(codeOf(await signIn(server.port, annsName))).toMatchObject({ code: 'wrong-credentials' });
      expect(await account(rightful)).toMatchObject({ confirmed: true });
    });

    test('proves the address of who is signed in, whose password and other devices stay', async () => {
      const other = usedLinkSchema.shape.session.parse(
        ((await signIn(server.port, annsName)).body as { session: unknown }).session,
      );
      expect(await account(ann)).toMatchObject({ confirmed: false, notices: false });
      const confirmed = await confirm(ann, annsName);
      expect(await account(confirmed)).toMatchObject({ confirmed: true });
      expect((await signIn(server.port, annsName)).status).toBe(200);
      expect((await http(server.port, 'GET', '/api/account', { token: other?.token ?? '' })).status).toBe(200);
    });

    test('of two who use it at the same moment one gets in', async () => {
      const key = await linkFor(annsName);
      const statuses = (await Promise.all([follow(key), follow(key), follow(key)])).map(({ status }) => status);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    });

    test.each([
      ['nothing', {}],
      ['no key', { key: 7 }],
      ['a short key', { key: 'abc' }],
      ['a key with more behind it', { key: `${'a'.repeat(43)}'` }],
      ['something besides', { key: 'a'.repeat(43), as: 'Ann' }],
    ])('%s is no key', async (_, body) => {
      expect(codeOf(await ask('/use', body))).toEqual({ status: 400, code: 'malformed-request' });
    });

    test('a key that nobody was sent opens nothing', async () => {
      expect(codeOf(await follow('a'.repeat(43)))).toEqual({ status: 404, code: 'unknown-link' });
    });

    test('no letter goes to what is no address, or more than one', async () => {
      for (const email of [
        '',
        'ann',
        'ann@example.org,bob@example.org',
        'ann@example.org\r\nBcc: eve@example.org',
        '<ann@example.org>',
      ])
        expect(codeOf(await ask('/link', { email }))).toEqual({ status: 400, code: 'malformed-request' });
      await restart();
      expect(lettersTo(annsName)).toEqual([]);
      expect(office.received.some(({ to }) => to.length > 1 || to.includes('eve@example.org'))).toBe(false);
    });

    test('a foreign page has none sent', async () => {
      const answer = await http(server.port, 'POST', '/api/mail/link', {
        body: { email: annsEmail },
        headers: { origin: 'https://evil.example' },
      });
      expect(codeOf(answer)).toEqual({ status: 403, code: 'foreign-origin' });
    });
  });

  test('an address gets only so many letters an hour, whoever asks for them, and so does who asks', async () => {
    await restart({ LIMIT_MAILS_PER_HOUR: 2, LIMIT_MAILS_PER_HOUR_PER_ADDRESS: 4 });
    const asked = async (email: string) => codeOf(await ask('/link', { email })).code ?? 'sent';
    const ofAnn = [await asked(annsEmail), await asked(annsEmail), await asked(annsEmail)];
    expect(ofAnn).toEqual(['sent', 'sent', 'too-many-requests']);
    expect([await asked('one@example.org'), await asked('two@example.org')]).toEqual(['sent', 'too-many-requests']);
    await restart();
  });

  describe('another address', () => {
    test('is the account’s when its link is followed, and the old one is told', async () => {
      const confirmed = await confirm(ann, annsName);
      const email = newEmail;
      expect(codeOf(await ask('/email', { email, password: 'not hers at all' }, confirmed))).toEqual({
        status: 401,
        code: 'wrong-credentials',
      });
      expect((await ask('/email', { email, password: PASSWORD }, confirmed)).status).toBe(202);
      await untilTrue(() => office.lastKey(email) !== undefined);
      expect((await account(confirmed)).email).toBe(annsEmail);
      const answer = await follow(office.lastKey(email) ?? '');
      expect(usedLinkSchema.parse(answer.body)).toEqual({ email, session: null });
      expect(await account(confirmed)).toMatchObject({ email, confirmed: true });
      await untilTrue(() => lettersTo(annsName).some(({ text }) => text.includes('another e-mail address')));
    });

    test('a link to the old address opens nothing any more', async () => {
      const confirmed = await confirm(ann, annsName);
      const old = await linkFor(annsName);
      await ask('/email', { email: newEmail, password: PASSWORD }, confirmed);
      await untilTrue(() => office.lastKey(newEmail) !== undefined);
      expect((await follow(office.lastKey(newEmail) ?? '')).status).toBe(200);
      expect(codeOf(await follow(old))).toMatchObject({ code: 'unknown-link' });
    });

    test('cannot be one that another account has, and nobody is told so but by silence', async () => {
      await settle(server.port, evesName);
      expect((await ask('/email', { email: emailOf(evesName), password: PASSWORD }, ann)).status).toBe(202);
      await restart();
      expect(lettersTo(evesName)).toEqual([]);
    });

    test('that somebody has taken meanwhile stays theirs', async () => {
      await ask('/email', { email: emailOf(evesName), password: PASSWORD }, ann);
      await untilTrue(() => office.lastKey(emailOf(evesName)) !== undefined);
      await settle(server.port, evesName);
      expect(codeOf(await follow(office.lastKey(emailOf(evesName)) ?? ''))).toEqual({
        status: 409,
        code: 'email-taken',
      });
      expect((await account(ann)).email).toBe(annsEmail);
    });

    test('a guest has none', async () => {
      expect(codeOf(await ask('/email', { email: 'b@example.org', password: PASSWORD }, bob))).toMatchObject({
        code: 'no-account',
      });
    });
  });

  describe('word that a match waits', () => {
    const wanting = async () => {
      const confirmed = await confirm(ann, annsName);
      expect((await ask('/notices', { wanted: true }, confirmed)).status).toBe(204);
      return confirmed;
    };
    const play = async (red: Person, clock?: object) => {
      const wish = { game: 'blind-race', side: 'red', opponent: 'human', visibility: 'listed' };
      const answer = await red.ask('POST', '/api/matches', { ...wish, ...(clock === undefined ? {} : { clock }) });
      const { matchId } = matchSummarySchema.parse(answer.body);
      await bob.join(matchId);
      return matchId;
    };
    const words = () => lettersTo(annsName).filter(({ text }) => text.includes('waits for you'));
    /** Long enough for several rounds. */
    const rounds = async () => await new Promise((resolve) => setTimeout(resolve, 250));
    const roll = async (who: Person, matchId: string) => {
      const page = await who.open(matchId);
      expect(await page.command({ type: 'roll' })).toMatchObject({ ok: true });
      page.room.reconnection.enabled = false;
      await page.room.leave();
    };

    test('comes once, after a while, to who is away', async () => {
      const red = await wanting();
      const matchId = await play(red, DAYS);
      now += 5 * MINUTE - 1;
      await rounds();
      expect(words()).toEqual([]);
      now += 1;
      await untilTrue(() => words().length === 1);
      expect(words()[0]?.text).toContain(`https://play.example.org/match/${matchId}`);
      expect(words()[0]?.text).not.toContain('Bob');
      now += 60 * MINUTE;
      await restart();
      await rounds();
      expect(words()).toHaveLength(1);
    });

    test('comes a week before a match is closed in which nobody moves, which is then closed and not counted', async () => {
      const red = await wanting();
      const matchId = await play(red);
      await roll(red, matchId);
      const told = () => lettersTo(annsName).filter(({ text }) => text.includes('counts as not played'));
      now += 53 * DAY + 1;
      await untilTrue(() => told().length === 1);
      expect(told()[0]?.text).toContain(`within 7 days`);
      expect(told()[0]?.text).toContain(`https://play.example.org/match/${matchId}`);
      expect(told()[0]?.raw).toMatch(/^List-Unsubscribe-Post: /m);
      const summary = async () => matchSummarySchema.parse((await red.ask('GET', `/api/matches/${matchId}`)).body);
      expect(await summary()).toMatchObject({ status: 'live' });
      now += 7 * DAY;
      while ((await summary()).status === 'live') await rounds();
      expect(await summary()).toMatchObject({ status: 'over', winner: null, voided: true });
      expect(told()).toHaveLength(1);
    });

    test('comes again when the other side has acted again, and not for one’s own move', async () => {
      const red = await wanting();
      const matchId = await play(red, DAYS);
      now += 5 * MINUTE;
      await untilTrue(() => words().length === 1);
      await roll(red, matchId);
      now += 60 * MINUTE;
      await rounds();
      expect(words()).toHaveLength(1);
      await roll(bob, matchId);
      now += 5 * MINUTE;
      await untilTrue(() => words().length === 2);
      // Nor for what brings the match no further: his browser takes up its part in the dice.
      const page = await bob.open(matchId);
      expect(await page.room.request('pledge', { pledge: 'a'.repeat(64) })).toMatchObject({ ok: true });
      page.room.reconnection.enabled = false;
      await page.room.leave();
      now += 60 * MINUTE;
      await rounds();
      expect(words()).toHaveLength(2);
    });

    test('never comes to who is at the match', async () => {
      const red = await wanting();
      const matchId = await play(red);
      const page = await red.open(matchId);
      now += 60 * MINUTE;
      await rounds();
      page.room.reconnection.enabled = false;
      await page.room.leave();
      now += 60 * MINUTE;
      await rounds();
      expect(words()).toEqual([]);
    });

    test('does not come where both sit at their clocks, nor from a match against the computer', async () => {
      const red = await wanting();
      await play(red, { kind: 'live', bank: 3600, increment: 10, reserve: 10 });
      await red.createMatch('red', 'computer');
      now += 20 * MINUTE;
      await rounds();
      expect(words()).toEqual([]);
    });

    test('is for who asks for it, and has proved the address', async () => {
      expect(codeOf(await ask('/notices', { wanted: true }, ann))).toEqual({ status: 409, code: 'unconfirmed-email' });
      expect(codeOf(await ask('/notices', { wanted: true }, bob))).toMatchObject({ code: 'no-account' });
      await play(ann);
      now += 60 * MINUTE;
      await rounds();
      expect(lettersTo(annsName)).toEqual([]);
    });

    test('is stopped by one click or one request, as each letter says', async () => {
      const red = await wanting();
      await play(red);
      now += 5 * MINUTE;
      await untilTrue(() => words().length === 1);
      const raw = (words()[0]?.raw ?? '').replaceAll('\r\n ', ' ');
      expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
      const path = /^List-Unsubscribe:\s*<https:\/\/play\.example\.org(\/[^>]+)>/m.exec(raw)?.[1] ?? '';
      // To fetch it stops nothing: programs that look for bad links do.
      const fetched = await fetch(`http://127.0.0.1:${server.port}${path}`, { redirect: 'manual' });
      expect([fetched.status, fetched.headers.get('location')?.split('=')[0]]).toEqual([303, '/account#stop']);
      expect((await account(red)).notices).toBe(true);
      const forged = path.replace(/key=.{4}/, 'key=AAAA');
      expect((await fetch(`http://127.0.0.1:${server.port}${forged}`, { method: 'POST' })).status).toBe(404);
      expect((await account(red)).notices).toBe(true);
      const stopped = await fetch(`http://127.0.0.1:${server.port}${path}`, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      });
      expect(stopped.status).toBe(204);
      expect((await account(red)).notices).toBe(false);
      const next = await play(red);
      now += 60 * MINUTE;
      await rounds();
      expect(words()).toHaveLength(1);
      expect(next).not.toBe('');
    });

    test('comes of a challenge once, and never of one by who is blocked or after the letters were stopped', async () => {
      const red = await wanting();
      const challenge = async (by: Person) => {
        const wish = { game: 'blind-race', side: 'red', opponent: 'human', visibility: 'private' };
        const answer = await by.ask('POST', '/api/matches', { ...wish, challenge: { account: annsName } });
        return matchSummarySchema.parse(answer.body).matchId;
      };
      const ofChallenges = () => lettersTo(annsName).filter(({ text }) => text.includes('challenges you'));
      const matchId = await challenge(bob);
      now += 5 * MINUTE - 1;
      await rounds();
      expect(ofChallenges()).toEqual([]);
      now += 1;
      await untilTrue(() => ofChallenges().length === 1);
      expect(ofChallenges()[0]?.text).toContain(`https://play.example.org/join/${matchId}`);
      expect(ofChallenges()[0]?.text).not.toContain('Bob');
      now += MINUTE;
      await restart();
      await rounds();
      expect(ofChallenges()).toHaveLength(1);
      red.port = server.port;
      // Blocked while it waits.
      const eve = await settle(server.port, evesName);
      await challenge(eve);
      expect((await red.ask('POST', '/api/challenges/blocks', { account: evesName })).status).toBe(200);
      now += 5 * MINUTE;
      await rounds();
      expect(ofChallenges()).toHaveLength(1);
      const raw = (ofChallenges()[0]?.raw ?? '').replaceAll('\r\n ', ' ');
      const path = /^List-Unsubscribe:\s*<https:\/\/play\.example\.org(\/[^>]+)>/m.exec(raw)?.[1] ?? '';
      expect((await fetch(`http://127.0.0.1:${server.port}${path}`, { method: 'POST' })).status).toBe(204);
      await challenge(await settle(server.port, `Cay ${tests}`));
      now += 5 * MINUTE;
      await rounds();
      expect(ofChallenges()).toHaveLength(1);
      expect((await account(red)).notices).toBe(false);
    });

    test('is tried again when the server for mail is away, and given up when the letter is refused', async () => {
      const red = await wanting();
      let tries = 0;
      office.refuse = (to) => (to !== annsEmail || ++tries > 2 ? undefined : { code: 451, message: 'later' });
      await play(red);
      now += 5 * MINUTE;
      await untilTrue(() => words().length === 1);
      expect(tries).toBe(3);
      office.refuse = (to) => {
        if (to !== annsEmail) return undefined;
        tries++;
        return { code: 550, message: 'nobody here' };
      };
      await play(red);
      now += 5 * MINUTE;
      await untilTrue(() => tries === 4);
      await rounds();
      expect([tries, words().length]).toEqual([4, 1]);
    });
  });
});

describe('without a server for mail', () => {
  test('the page is told so, and nothing is sent', async () => {
    const place = await KINDS_OF_DATABASE[0]?.make();
    if (place === undefined) throw new Error('no database to test with');
    const server = await testServer([raceGame], place);
    expect(await http(server.port, 'GET', '/api/mail')).toMatchObject({ status: 200, body: { available: false } });
    const answer = await http(server.port, 'POST', '/api/mail/link', { body: { email: 'ann@example.org' } });
    expect(codeOf(answer)).toEqual({ status: 404, code: 'no-mail' });
    await server.stop();
    await place.remove();
  });
});
