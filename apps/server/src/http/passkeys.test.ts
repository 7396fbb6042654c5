/** Signing in by a key of one's own, over real requests: who gets in by it, and what thieves and foreign pages try. */
import {
  passkeyAddOptionsSchema,
  passkeyAskOptionsSchema,
  passkeysSchema,
  signedInSchema,
  usedLinkSchema,
} from '@warbeacon/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { codeOf, devicesOf, emailOf, onAnotherDevice, PASSWORD, settle } from '../testing/account-holder.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { http, type HttpAnswer, Person, untilTrue } from '../testing/people.ts';
import { PostOffice } from '../testing/post-office.ts';
import { type KeyAnswer, SecurityKey } from '../testing/security-key.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const MINUTE = 60_000;
const HERE = { origin: 'https://play.example.org', rpId: 'play.example.org' };
const REFUSED = { status: 401, code: 'passkey-refused' };

describe.each(KINDS_OF_DATABASE)('passkeys on $name', ({ make }) => {
  let place: TestDatabase;
  let office: PostOffice;
  let server: TestServer;
  let now: number;
  let tests = 0;
  let name: string;
  let ann: Person;
  let key: SecurityKey;

  beforeAll(async () => {
    place = await make();
    office = await PostOffice.open();
    now = 1_800_000_000_000;
    server = await testServer(
      [raceGame],
      place,
      {
        PUBLIC_URL: HERE.origin,
        SMTP_URL: `smtp://127.0.0.1:${office.port}`,
        MAIL_FROM: 'Warbeacon <play@example.org>',
        LIMIT_PASSWORDS_PER_MINUTE: 1000,
      },
      { now: () => now },
    );
  });
  afterAll(async () => {
    await server.stop();
    await office.close();
    await place.remove();
  });
  beforeEach(async () => {
    name = `Ann ${++tests}`;
    ann = await settle(server.port, name);
    key = new SecurityKey();
  });

  const options = async (who: Person, password = PASSWORD) =>
    await who.ask('POST', '/api/passkeys/options', { password });
  /** A new key answers; `changes` to what it is asked. */
  const add = async (who: Person, one: SecurityKey, changes: Partial<KeyAnswer> = {}) => {
    const { challenge, user } = passkeyAddOptionsSchema.parse((await options(who)).body);
    const answer = one.make({ ...HERE, challenge, userHandle: user.id, ...changes });
    return await who.ask('POST', '/api/passkeys', { answer });
  };
  const challenged = async () =>
    passkeyAskOptionsSchema.parse((await http(server.port, 'POST', '/api/passkeys/sign-in/options', { body: {} })).body)
      .challenge;
  const comeIn = async (body: object, as?: Person) =>
    await http(server.port, 'POST', '/api/passkeys/sign-in', {
      body,
      ...(as === undefined ? {} : { token: as.session.token }),
    });
  const signIn = async (one: SecurityKey, changes: Partial<KeyAnswer> = {}) =>
    await comeIn({ answer: one.sign({ ...HERE, challenge: await challenged(), ...changes }) });
  const own = async (who: Person) => passkeysSchema.parse((await who.ask('GET', '/api/passkeys')).body).passkeys;
  const personOf = (answer: HttpAnswer) => new Person(signedInSchema.parse(answer.body).session, server.port);

  test('a key is added with the password, signs in on another device, and is listed and removed', async () => {
    expect(await add(ann, key)).toMatchObject({ status: 204 });
    expect(await own(ann)).toMatchObject([{ id: key.id, label: 'A program', usedAt: null }]);
    const again = personOf(await signIn(key));
    expect(again.session).toMatchObject({ sessionId: ann.session.sessionId, name, account: true });
    expect(await devicesOf(again)).toHaveLength(2);
    expect(await own(again)).toMatchObject([{ usedAt: now }]);
    expect(await signIn(key)).toMatchObject({ status: 200 });
    const remove = async (password: string) => await ann.ask('POST', '/api/passkeys/remove', { id: key.id, password });
    // Who does not know the password may have no other way in.
    expect(codeOf(await remove('not the password'))).toMatchObject({ code: 'wrong-credentials' });
    expect(await own(ann)).toHaveLength(1);
    expect(await remove(PASSWORD)).toMatchObject({ status: 204 });
    expect(codeOf(await remove(PASSWORD))).toEqual({ status: 404, code: 'unknown-passkey' });
    expect(codeOf(await signIn(key))).toEqual(REFUSED);
  });

  test('a key that does not count works, too; a guest’s matches come along when asked, and not else', async () => {
    const plain = new SecurityKey(0);
    await add(ann, plain);
    for (let i = 0; i < 2; i++) expect(await signIn(plain)).toMatchObject({ status: 200 });
    const guest = await Person.arrive(server.port, 'Guest');
    await guest.createMatch();
    const answer = plain.sign({ ...HERE, challenge: await challenged() });
    const brought = signedInSchema.parse((await comeIn({ answer, bring: true }, guest)).body);
    expect(brought).toMatchObject({ brought: 1, session: { sessionId: ann.session.sessionId } });
    const other = await Person.arrive(server.port, 'Other');
    const { body } = await comeIn({ answer: plain.sign({ ...HERE, challenge: await challenged() }) }, other);
    expect(body).toMatchObject({ brought: 0 });
    expect((await other.ask('GET', '/api/sessions/mine')).status).toBe(200);
  });

  test('whoever has an address proved that nobody had proved takes the keys away that a stranger has made', async () => {
    await add(ann, key);
    await http(server.port, 'POST', '/api/mail/link', { body: { email: emailOf(name) } });
    await untilTrue(() => office.lastKey(emailOf(name)) !== undefined);
    const link = office.lastKey(emailOf(name)) ?? '';
    expect((await http(server.port, 'POST', '/api/mail/use', { body: { key: link } })).status).toBe(200);
    expect(codeOf(await signIn(key))).toEqual(REFUSED);
  });

  test('an account whose password is void gets one by the next link, and with it a key', async () => {
    const linkOf = async () => {
      const before = office.received.length;
      await http(server.port, 'POST', '/api/mail/link', { body: { email: emailOf(name) } });
      await untilTrue(() => office.received.length > before);
      return office.lastKey(emailOf(name)) ?? '';
    };
    // Nobody had proved the address, so the password that somebody had chosen is nobody's any more.
    const first = await http(server.port, 'POST', '/api/mail/use', { body: { key: await linkOf() } });
    const owner = new Person(usedLinkSchema.parse(first.body).session ?? ann.session, server.port);
    expect(codeOf(await options(owner))).toEqual({ status: 401, code: 'wrong-credentials' });
    const password = 'a password of one\u2019s own';
    const { body } = await owner.ask('POST', '/api/mail/use', { key: await linkOf(), password });
    const settled = new Person(usedLinkSchema.parse(body).session ?? ann.session, server.port);
    const { challenge, user } = passkeyAddOptionsSchema.parse((await options(settled, password)).body);
    const answer = key.make({ ...HERE, challenge, userHandle: user.id });
    expect(await settled.ask('POST', '/api/passkeys', { answer })).toMatchObject({ status: 204 });
    expect(await signIn(key)).toMatchObject({ status: 200 });
  });

  test('the owner of a proved address is told when a key is added', async () => {
    await http(server.port, 'POST', '/api/mail/link', { body: { email: emailOf(name) } });
    await untilTrue(() => office.lastKey(emailOf(name)) !== undefined);
    const link = { key: office.lastKey(emailOf(name)) ?? '' };
    const { body } = await ann.ask('POST', '/api/mail/use', link);
    const proved = new Person(usedLinkSchema.parse(body).session ?? ann.session, server.port);
    expect(await add(proved, key)).toMatchObject({ status: 204 });
    const told = () => office.received.filter(({ to, text }) => to.includes(emailOf(name)) && text.includes('passkey'));
    await untilTrue(() => told().length === 1);
    expect(await signIn(key)).toMatchObject({ status: 200 });
  });

  test('with an account its keys go', async () => {
    await add(ann, key);
    expect((await ann.ask('POST', '/api/account/delete', { password: PASSWORD })).status).toBe(204);
    expect(codeOf(await signIn(key))).toEqual(REFUSED);
  });

  describe('adding: what strangers try', () => {
    test('a session that somebody has got hold of makes itself no key', async () => {
      expect(codeOf(await options(ann, 'not the password'))).toEqual({ status: 401, code: 'wrong-credentials' });
      const answer = key.make({ ...HERE, challenge: await challenged(), userHandle: 'AAAA' });
      expect(codeOf(await ann.ask('POST', '/api/passkeys', { answer }))).toEqual(REFUSED);
    });

    test.each([
      ['another origin', { origin: 'https://evil.example' }],
      ['the same host without TLS', { origin: 'http://play.example.org' }],
      ['another port', { origin: 'https://play.example.org:8443' }],
      ['another party', { rpId: 'evil.example' }],
      ['a foreign page around ours', { crossOrigin: true }],
      ['nobody who has shown that it is they', { verified: false }],
      ['another kind of answer', { type: 'webauthn.get' }],
      ['another challenge', { challenge: 'A'.repeat(43) }],
    ])('%s', async (_, changes) => {
      expect(codeOf(await add(ann, key, changes))).toEqual(REFUSED);
      expect(await own(ann)).toEqual([]);
    });

    test('a challenge is for one answer, for the one who asked, and for five minutes', async () => {
      const asked = async () => passkeyAddOptionsSchema.parse((await options(ann)).body);
      const bob = await settle(server.port, `Bob ${tests}`);
      const first = await asked();
      const made = { ...HERE, challenge: first.challenge, userHandle: first.user.id };
      expect(codeOf(await bob.ask('POST', '/api/passkeys', { answer: key.make(made) }))).toEqual(REFUSED);
      expect(codeOf(await ann.ask('POST', '/api/passkeys', { answer: key.make(made) }))).toEqual(REFUSED);
      const late = await asked();
      now += 5 * MINUTE;
      const tooLate = key.make({ ...HERE, challenge: late.challenge, userHandle: late.user.id });
      expect(codeOf(await ann.ask('POST', '/api/passkeys', { answer: tooLate }))).toEqual(REFUSED);
      expect(await own(ann)).toEqual([]);
    });

    test('a key that is somebody’s already stays theirs', async () => {
      await add(ann, key);
      const bob = await settle(server.port, `Bob ${tests}`);
      const thief = new SecurityKey(1, Buffer.from(key.id, 'base64url'));
      expect(codeOf(await add(bob, thief))).toEqual(REFUSED);
      expect(codeOf(await signIn(thief))).toEqual(REFUSED);
      expect(personOf(await signIn(key)).session.sessionId).toBe(ann.session.sessionId);
    });

    test('an account has ten keys at most, however fast it asks', async () => {
      const statuses = await Promise.all(
        Array.from({ length: 12 }, async () => (await add(ann, new SecurityKey())).status),
      );
      expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array<number>(10).fill(204), 409, 409]);
    });

    test('a guest, a program and a foreign page add none', async () => {
      const guest = await Person.arrive(server.port, 'Guest');
      expect(codeOf(await options(guest))).toMatchObject({ code: 'no-account' });
      const robot = await settle(server.port, `Robot ${tests}`);
      await robot.ask('POST', '/api/account/bot', { bot: true });
      const { token } = (await robot.ask('POST', '/api/account/tokens', { label: 'one' })).body as { token: string };
      const body = { password: PASSWORD };
      expect(codeOf(await http(server.port, 'POST', '/api/passkeys/options', { body, token }))).toMatchObject({
        code: 'not-with-this-token',
      });
      const foreign = { body, token: ann.session.token, headers: { origin: 'https://evil.example' } };
      expect(codeOf(await http(server.port, 'POST', '/api/passkeys/options', foreign))).toMatchObject({
        code: 'foreign-origin',
      });
    });
  });

  describe('signing in: what strangers try', () => {
    beforeEach(async () => {
      await add(ann, key);
    });

    test('an answer is good once', async () => {
      const answer = key.sign({ ...HERE, challenge: await challenged() });
      const statuses = (await Promise.all([comeIn({ answer }), comeIn({ answer }), comeIn({ answer })])).map(
        ({ status }) => status,
      );
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
      expect(codeOf(await comeIn({ answer }))).toEqual(REFUSED);
    });

    test('an answer that comes too late', async () => {
      const challenge = await challenged();
      now += 5 * MINUTE;
      expect(codeOf(await comeIn({ answer: key.sign({ ...HERE, challenge }) }))).toEqual(REFUSED);
    });

    test('a challenge that was for adding a key', async () => {
      const { challenge } = passkeyAddOptionsSchema.parse((await options(ann)).body);
      expect(codeOf(await comeIn({ answer: key.sign({ ...HERE, challenge }) }))).toEqual(REFUSED);
    });

    test.each([
      ['another origin', { origin: 'https://evil.example' }],
      ['a host below ours', { origin: 'https://evil.play.example.org' }],
      ['another party', { rpId: 'example.org' }],
      ['a foreign page around ours', { crossOrigin: true }],
      ['nobody who has shown that it is they', { verified: false }],
      ['another kind of answer', { type: 'webauthn.create' }],
      ['a challenge of their own', { challenge: 'A'.repeat(43) }],
      ['no challenge', { challenge: '' }],
    ])('%s', async (_, changes) => {
      expect(codeOf(await signIn(key, changes))).toEqual(REFUSED);
      // The key itself is none the worse for it.
      expect(await signIn(key)).toMatchObject({ status: 200 });
    });

    test('another key under the same name, and one’s own key as somebody else', async () => {
      const forged = new SecurityKey(100, Buffer.from(key.id, 'base64url'));
      forged.userHandle = key.userHandle;
      expect(codeOf(await signIn(forged))).toEqual(REFUSED);
      const eve = await settle(server.port, `Eve ${tests}`);
      const eves = new SecurityKey();
      await add(eve, eves);
      eves.userHandle = key.userHandle;
      expect(codeOf(await signIn(eves))).toEqual(REFUSED);
      const answer = { ...eves.sign({ ...HERE, challenge: await challenged() }), id: key.id, rawId: key.id };
      expect(codeOf(await comeIn({ answer }))).toEqual(REFUSED);
    });

    test('a copy of a key, which has not counted what the other has', async () => {
      for (let i = 0; i < 3; i++) expect(await signIn(key)).toMatchObject({ status: 200 });
      const before = key.counter;
      key.counter = before - 1;
      expect(codeOf(await signIn(key))).toEqual(REFUSED);
      key.counter = 0;
      expect(codeOf(await signIn(key))).toEqual(REFUSED);
      expect(server.lines.some((line) => line.includes('copied'))).toBe(true);
      key.counter = before;
      expect(await signIn(key)).toMatchObject({ status: 200 });
    });

    test('a forged answer does not spoil the counter of the key', async () => {
      const answer = key.sign({ ...HERE, challenge: await challenged() });
      const data = Buffer.from(answer.response.authenticatorData, 'base64url');
      data.writeUInt32BE(0xffff_ffff, 33);
      const response = { ...answer.response, authenticatorData: data.toString('base64url') };
      expect(codeOf(await comeIn({ answer: { ...answer, response } }))).toEqual(REFUSED);
      expect(await signIn(key)).toMatchObject({ status: 200 });
    });

    test.each([
      ['nothing', {}],
      ['no answer', { answer: 7 }],
      ['no signature', { answer: { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: {} } }],
      ['something besides', { answer: {}, as: 'Ann' }],
    ])('%s is malformed', async (_, body) => {
      expect(codeOf(await comeIn(body))).toEqual({ status: 400, code: 'malformed-request' });
    });

    test.each([
      ['clientDataJSON', 'AAAA'],
      ['clientDataJSON', Buffer.from('[]').toString('base64url')],
      ['clientDataJSON', Buffer.from('{"challenge":7}').toString('base64url')],
      ['authenticatorData', 'AAAA'],
      ['signature', 'AAAA'],
      ['userHandle', 'AAAA'],
    ])('%s of %s is refused', async (field, value) => {
      const answer = key.sign({ ...HERE, challenge: await challenged() });
      const response = { ...answer.response, [field]: value };
      expect(codeOf(await comeIn({ answer: { ...answer, response } }))).toEqual(REFUSED);
    });

    test('a foreign page signs nobody in', async () => {
      const body = { answer: key.sign({ ...HERE, challenge: await challenged() }) };
      const headers = { origin: 'https://evil.example' };
      expect(codeOf(await http(server.port, 'POST', '/api/passkeys/sign-in', { body, headers }))).toMatchObject({
        code: 'foreign-origin',
      });
    });

    test('who signs in in the place of another session ends that one', async () => {
      const other = await onAnotherDevice(server.port, name);
      const answer = key.sign({ ...HERE, challenge: await challenged() });
      expect(await comeIn({ answer }, other)).toMatchObject({ status: 200 });
      expect(codeOf(await other.ask('GET', '/api/account'))).toMatchObject({ code: 'unknown-session' });
    });
  });
});

test.each([undefined, 'http://play.example.org', 'https://192.0.2.1', 'https://[2001:db8::1]:8443'])(
  'at the address %s no browser would ask a key, so there are none',
  async (PUBLIC_URL) => {
    const place = await KINDS_OF_DATABASE[0]?.make();
    if (place === undefined) throw new Error('no database to test with');
    const server = await testServer([raceGame], place, { PUBLIC_URL });
    expect((await http(server.port, 'GET', '/api/passkeys')).body).toEqual({ available: false, passkeys: [] });
    const answer = await http(server.port, 'POST', '/api/passkeys/sign-in/options', { body: {} });
    expect(codeOf(answer)).toEqual({ status: 404, code: 'no-passkeys' });
    await server.stop();
    await place.remove();
  },
);
