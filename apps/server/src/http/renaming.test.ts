/** Other names for accounts: how often, which, where they are seen, and what becomes of the old ones. */
import { accountSchema, auditSchema, profileSchema } from '@warbeacon/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { codeOf, emailOf, PASSWORD, settle, signUp } from '../testing/account-holder.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { http, leaveAllPages, Person, untilTrue } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const DAY = 24 * 3_600_000;
const ADMIN = 'Galadriel';
const TAKEN = { status: 409, code: 'name-taken' };

describe.each(KINDS_OF_DATABASE)('another name on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let now: number;
  let tests = 0;
  let word: string;
  let old: string;
  let next: string;
  let ann: Person;

  const start = async (changes: object = {}) => {
    const many = { LIMIT_PASSWORDS_PER_MINUTE: 1000, LIMIT_ACCOUNTS_PER_DAY: 1000, SESSION_DAYS: 3650 };
    server = await testServer([raceGame], place, { ...many, ...changes }, { now: () => now });
  };
  beforeAll(async () => {
    place = await make();
    now = 1_800_000_000_000;
    await start();
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });
  beforeEach(async () => {
    // Each test names of its own, that no other one's can be taken for.
    word = `${'abcdefgh'[tests % 8]}${'kmnprstvz'[Math.floor(tests / 8)]}`;
    tests++;
    now += 1000;
    [old, next] = [`Ann ${word}`, `Beatrice ${word}`];
    ann = await settle(server.port, old);
  });
  afterEach(leaveAllPages);

  const rename = async (who: Person, name: string) => codeOf(await who.ask('POST', '/api/account/name', { name }));
  const renamed = { status: 204, code: undefined };
  const account = async (who: Person) => accountSchema.parse((await who.ask('GET', '/api/account')).body);
  const guestMay = async (name: string) => codeOf(await http(server.port, 'POST', '/api/sessions', { body: { name } }));
  const profile = async (name: string) => await http(server.port, 'GET', `/api/people/${encodeURIComponent(name)}`);

  test('is seen at once in the account, on one’s page, in lists and at a table that is played at', async () => {
    const bob = await Person.arrive(server.port, 'Bob');
    const { matchId } = await ann.createMatch();
    await bob.join(matchId);
    const page = await bob.open(matchId);
    expect(page.cell('seats')).toMatchObject([{ name: old }, { name: 'Bob' }]);
    expect(await rename(ann, next)).toEqual(renamed);
    await untilTrue(() => JSON.stringify(page.cell('seats')).includes(next));
    expect(await account(ann)).toMatchObject({ name: next, renameAt: now + 30 * DAY });
    expect((await ann.ask('GET', '/api/sessions/mine')).body).toMatchObject({ name: next });
    expect((await bob.ask('GET', `/api/matches/${matchId}`)).body).toMatchObject({ seats: [{ name: next }, {}] });
    const { body } = await http(server.port, 'GET', '/api/matches?status=live');
    expect(JSON.stringify(body)).toContain(next);
    expect(JSON.stringify(body)).not.toContain(old);
    expect(profileSchema.parse((await profile(next)).body).matches).toMatchObject([{ matchId }]);
    expect(codeOf(await profile(old))).toEqual({ status: 404, code: 'unknown-person' });
    // One signs in by the e-mail, which is the same.
    const body2 = { email: emailOf(old), password: PASSWORD };
    expect((await http(server.port, 'POST', '/api/account/sign-in', { body: body2 })).body).toMatchObject({
      session: { name: next },
    });
  });

  test('once in thirty days, however fast one asks', async () => {
    const asked = await Promise.all([1, 2, 3].map(async () => await rename(ann, next)));
    expect(asked.filter(({ status }) => status === 204).length).toBeGreaterThan(0);
    const other = `Cirdan ${word}`;
    const late = { status: 409, code: 'renamed-lately' };
    expect(await rename(ann, other)).toEqual(late);
    now += 30 * DAY - 1;
    expect(await rename(ann, other)).toEqual(late);
    now += 1;
    expect((await account(ann)).renameAt).toBe(null);
    const two = await Promise.all([rename(ann, other), rename(ann, `Denethor ${word}`)]);
    expect(two.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
  });

  test('the same name is no change; the same letters in another size are one, and nothing is held by it', async () => {
    expect(await rename(ann, old)).toEqual(renamed);
    expect((await account(ann)).renameAt).toBe(null);
    expect(await rename(ann, old.toUpperCase())).toEqual(renamed);
    expect(await account(ann)).toMatchObject({ name: old.toUpperCase() });
    expect(await guestMay(old)).toEqual(TAKEN);
  });

  test('the old one is nobody else’s for ninety days: no guest’s, no new account’s, no other’s', async () => {
    const bob = await settle(server.port, `Bob ${word}`);
    await rename(ann, next);
    const alike = old.replace('A', '\u0410');
    for (const name of [old, alike]) {
      expect(await guestMay(name)).toEqual(TAKEN);
      expect(codeOf(await signUp(server.port, name, undefined, { email: `x.${word}@example.org` }))).toEqual(TAKEN);
      expect(await rename(bob, name)).toEqual(TAKEN);
    }
    expect((await account(bob)).renameAt).toBe(null);
    now += 90 * DAY;
    expect(await rename(bob, old)).toEqual(renamed);
    expect(codeOf(await profile(old))).toMatchObject({ status: 200 });
  });

  test('who has had it may have it back', async () => {
    await rename(ann, next);
    now += 31 * DAY;
    expect(await rename(ann, old)).toEqual(renamed);
    expect(await guestMay(next)).toEqual(TAKEN);
  });

  test('goes with the account when that is deleted, and its old names with it', async () => {
    await rename(ann, next);
    expect((await ann.ask('POST', '/api/account/delete', { password: PASSWORD })).status).toBe(204);
    for (const name of [old, next]) expect(await guestMay(name)).toMatchObject({ status: 201 });
  });

  test.each([
    ['nothing', '', 400],
    ['one letter', 'A', 400],
    ['too many letters', 'A'.repeat(25), 400],
    ['markup', '<b>Ann</b>', 400],
    ['a mark that turns the direction', 'Ann\u202egnp', 400],
    ['digits alone', '12345', 400],
    ['the computer', 'Computer', 409],
    ['the administrator, in other letters', '\u0410dmin', 409],
  ])('%s is no name', async (_, name, status) => {
    expect((await rename(ann, name)).status).toBe(status);
    expect((await account(ann)).name).toBe(old);
  });

  test('a name that can be taken for somebody else’s is none; guests who bear it are guests by name', async () => {
    await settle(server.port, `Legolas ${word}`);
    expect(await rename(ann, `Iegolas ${word}`)).toEqual(TAKEN);
    const guest = await Person.arrive(server.port, next);
    expect(await rename(ann, next)).toEqual(renamed);
    expect((await guest.ask('GET', '/api/sessions/mine')).body).toMatchObject({ name: `${next} (guest)` });
  });

  test('nobody without an account, no foreign page', async () => {
    const guest = await Person.arrive(server.port, 'Guest');
    expect(await rename(guest, next)).toMatchObject({ code: 'no-account' });
    const foreign = { body: { name: next }, token: ann.session.token, headers: { origin: 'https://evil.example' } };
    expect(codeOf(await http(server.port, 'POST', '/api/account/name', foreign))).toMatchObject({
      code: 'foreign-origin',
    });
  });

  describe('at the same moment', () => {
    test('of many who want one name, some by another and some by a new account, one gets it', async () => {
      const others = await Promise.all(
        [0, 1, 2, 3].map(async (i) => await settle(server.port, `${'PQRS'[i]}ing ${word}`)),
      );
      const spelled = (i: number) => (i % 2 === 0 ? next : next.toUpperCase());
      const asked = await Promise.all([
        ...others.map(async (other, i) => await rename(other, spelled(i))),
        ...[0, 1].map(async (i) => {
          const email = `new.${i}.${word}@example.org`;
          return codeOf(await signUp(server.port, spelled(i), undefined, { email }));
        }),
      ]);
      const statuses = asked.map(({ status }) => status);
      expect(statuses.filter((status) => status < 300)).toHaveLength(1);
      expect(asked.filter(({ status }) => status >= 300)).toEqual(Array(5).fill(TAKEN));
    });

    test('nobody slips into a name in the moment in which it is given up', async () => {
      for (let round = 0; round < 5; round++) {
        const from = `Rumil ${word}${'abcde'[round]}`;
        const leaving = await settle(server.port, from);
        const waiting = await settle(server.port, `Orophin ${word}${'abcde'[round]}`);
        const email = `slip.${round}.${word}@example.org`;
        const [left, slipped, signedUp] = await Promise.all([
          rename(leaving, `Haldir ${word}${'abcde'[round]}`),
          rename(waiting, from),
          signUp(server.port, from, undefined, { email }).then(codeOf),
        ]);
        expect([left, slipped, signedUp]).toEqual([renamed, TAKEN, TAKEN]);
        expect(await guestMay(from)).toEqual(TAKEN);
      }
    });

    test('two who want each other’s name keep their own', async () => {
      const bob = await settle(server.port, next);
      const both = await Promise.all([rename(ann, next), rename(bob, old)]);
      expect(both).toEqual([TAKEN, TAKEN]);
    });
  });

  describe('for who keeps order', () => {
    let admin: Person;
    const setRole = async (name: string, role: string) =>
      expect(await admin.ask('POST', '/api/moderation/roles', { name, role })).toMatchObject({ status: 204 });
    const takeName = async (who: Person, name: string) =>
      codeOf(await who.ask('POST', '/api/moderation/names', { name }));
    const entries = async () => auditSchema.parse((await admin.ask('GET', '/api/moderation/audit')).body).entries;

    beforeAll(async () => {
      admin = await settle(server.port, ADMIN);
      await server.stop();
      await start({ ADMIN_EMAIL: emailOf(ADMIN) });
      admin.port = server.port;
    });

    test('what was changed stands in the audit', async () => {
      now += 1000;
      await rename(ann, next);
      expect((await entries())[0]).toMatchObject({
        act: 'renamed',
        by: next,
        about: next,
        details: `${old} → ${next}`,
      });
    });

    test('a name that nobody should bear is taken away, for ever, and another may be chosen at once', async () => {
      const arbiter = await settle(server.port, `Elrond ${word}`);
      await setRole(`Elrond ${word}`, 'arbiter');
      await rename(ann, next);
      now += 1000;
      expect(await takeName(arbiter, next)).toEqual(renamed);
      const { name } = await account(ann);
      expect(name).toMatch(/^Player [0-9a-f]{6}$/);
      expect((await entries())[0]).toMatchObject({ by: `Elrond ${word}`, about: name, details: `${next} → ${name}` });
      now += 1000 * DAY;
      expect(await rename(ann, next)).toEqual(TAKEN);
      expect(await guestMay(next)).toEqual(TAKEN);
      expect(await rename(ann, `Quite Another ${word}`)).toEqual(renamed);
    });

    test('not by a player, not one’s own, not an administrator’s, not of nobody', async () => {
      const arbiter = await settle(server.port, `Elrond ${word}`);
      expect(await takeName(ann, `Elrond ${word}`)).toEqual({ status: 403, code: 'not-allowed' });
      await setRole(`Elrond ${word}`, 'arbiter');
      expect(await takeName(arbiter, `Elrond ${word}`)).toMatchObject({ code: 'own-case' });
      expect(await takeName(arbiter, ADMIN)).toMatchObject({ code: 'not-allowed' });
      expect(await takeName(arbiter, `Nobody ${word}`)).toEqual({ status: 404, code: 'unknown-person' });
    });
  });
});
