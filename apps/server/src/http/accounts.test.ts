/** Accounts over HTTP: what a guest has is kept, and what is one's own comes along to every device. */
import {
  accountSchema,
  matchListSchema,
  matchSummarySchema,
  ownDataSchema,
  type Profile,
  profileSchema,
  signedInSchema,
} from '@warbeacon/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
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
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { http, leaveAllPages, type Page, Person, untilTrue } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const DAY = 24 * 3_600_000;
const UNKNOWN = { status: 401, code: 'unknown-session' };

describe.each(KINDS_OF_DATABASE)('an account on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let now: number;
  let ann: Person;
  let bob: Person;

  beforeEach(async () => {
    place = await make();
    now = 1_800_000_000_000;
    const many = { LIMIT_PASSWORDS_PER_MINUTE: 1000, LIMIT_PASSWORDS_PER_HOUR_PER_ACCOUNT: 1000 };
    server = await testServer([raceGame], place, many, { now: () => now });
    ann = await Person.arrive(server.port, 'Ann');
    bob = await Person.arrive(server.port, 'Bob');
  });
  afterEach(async () => {
    await leaveAllPages();
    await server.stop();
    await place.remove();
  });

  const me = async (who: Person) => await who.ask('GET', '/api/sessions/mine');
  const matchesOf = async (who: Person) =>
    matchListSchema
      .parse((await who.ask('GET', '/api/matches?status=mine')).body)
      .matches.map(({ matchId, yourSide }) => ({ matchId, yourSide }));
  const playing = async (red = ann, blue = bob) => {
    const { matchId } = await red.createMatch();
    await blue.join(matchId);
    return matchId;
  };
  const alone = (page: Page) => {
    page.room.reconnection.enabled = false;
    return page;
  };
  const profile = async (name: string): Promise<Profile> =>
    profileSchema.parse((await http(server.port, 'GET', `/api/people/${encodeURIComponent(name)}`)).body);

  test('is the guest’s own from then on, with the matches, the seat and the notes', async () => {
    const matchId = await playing();
    const before = await ann.open(matchId);
    await before.room.request('notes', { notes: 'Hold the ford.' });
    before.room.reconnection.enabled = false;
    const watching = await bob.open(matchId);

    const settled = await settle(server.port, 'Ann of the Ford', ann);
    expect(settled.session).toMatchObject({ sessionId: ann.session.sessionId, name: 'Ann of the Ford', account: true });
    expect(await matchesOf(settled)).toEqual([{ matchId, yourSide: 'red' }]);
    const page = await settled.open(matchId);
    expect(await page.room.request('notes', {})).toEqual({ notes: 'Hold the ford.' });
    expect(await page.command({ type: 'roll' }, 0)).toMatchObject({ ok: true });
    // Whoever plays with her sees the name that leads to her page.
    await untilTrue(() =>
      JSON.stringify(watching.cell('seats')).includes('"Ann of the Ford","computer":false,"account":true'),
    );
    const { email, createdAt } = accountSchema.parse((await settled.ask('GET', '/api/account')).body);
    expect({ email, createdAt }).toEqual({ email: 'ann.of.the.ford@example.org', createdAt: now });
  });

  test('can be made without having been a guest', async () => {
    const cid = await settle(server.port, 'Cid');
    expect((await me(cid)).body).toMatchObject({ name: 'Cid', account: true });
    expect(await matchesOf(cid)).toEqual([]);
  });

  test('shows its matches on another device, and the seat may be played from both', async () => {
    const matchId = await playing();
    const home = await settle(server.port, 'Ann', ann);
    const away = await onAnotherDevice(server.port, 'Ann');
    expect(away.session.token).not.toBe(home.session.token);
    expect(await matchesOf(away)).toEqual(await matchesOf(home));
    await home.open(matchId);
    const page = await away.open(matchId);
    expect(await page.command({ type: 'roll' }, 0)).toMatchObject({ ok: true });
  });

  test('takes along what a guest has who signs in, when the guest wishes', async () => {
    await settle(server.port, 'Ann', ann);
    const guest = await Person.arrive(server.port, 'Passer-by');
    const matchId = await playing(guest, bob);
    const { matchId: waits } = await guest.createMatch();
    const page = alone(await guest.open(matchId));
    await page.room.request('notes', { notes: 'As a guest.' });
    await page.room.request('say', { sayId: 'said-as-guest', words: 'Good day.' });
    const watching = await bob.open(matchId);

    const answer = signedInSchema.parse((await signIn(server.port, 'Ann', { as: guest, bring: true })).body);
    expect(answer).toMatchObject({ brought: 2, left: 0, session: { sessionId: ann.session.sessionId, account: true } });
    const home = new Person(answer.session, server.port);
    expect((await matchesOf(home)).map((match) => match.matchId).toSorted()).toEqual([matchId, waits].toSorted());
    // The guest is no more, and Bob sees who plays on.
    expect(codeOf(await me(guest))).toEqual(UNKNOWN);
    await untilTrue(() => page.left.length > 0);
    await untilTrue(() =>
      JSON.stringify(watching.cell('seats')).includes('"name":"Ann","computer":false,"account":true'),
    );
    const again = await home.open(matchId);
    expect(await again.room.request('notes', {})).toEqual({ notes: 'As a guest.' });
    expect(await again.room.request('talk', { place: 'table' })).toMatchObject({
      said: [{ name: 'Ann', words: 'Good day.' }],
    });
    expect(await again.command({ type: 'roll' }, 0)).toMatchObject({ ok: true });
    // Open matches count as hers, and can be withdrawn.
    expect((await home.ask('DELETE', `/api/matches/${waits}`)).status).toBe(204);
  });

  test('never sits on both sides of a match', async () => {
    const settled = await settle(server.port, 'Ann', ann);
    const guest = await Person.arrive(server.port, 'Passer-by');
    const against = await playing(settled, guest);
    const other = await playing(guest, bob);
    const answer = signedInSchema.parse((await signIn(server.port, 'Ann', { as: guest, bring: true })).body);
    expect(answer).toMatchObject({ brought: 1, left: 1 });
    const match = matchSummarySchema.parse((await settled.ask('GET', `/api/matches/${against}`)).body);
    expect(match.seats.map(({ name, account }) => ({ name, account }))).toEqual([
      { name: 'Ann', account: true },
      { name: 'A player who left', account: undefined },
    ]);
    expect((await matchesOf(settled)).map(({ matchId }) => matchId).toSorted()).toEqual([against, other].toSorted());
  });

  test('leaves a guest as they are who does not wish to bring anything', async () => {
    await settle(server.port, 'Ann', ann);
    const guest = await Person.arrive(server.port, 'Passer-by');
    const matchId = await playing(guest, bob);
    expect((await signIn(server.port, 'Ann', { as: guest })).body).toMatchObject({ brought: 0, left: 0 });
    expect(await matchesOf(guest)).toEqual([{ matchId, yourSide: 'red' }]);
  });

  test('lists its sessions, ends one, the others, and all', async () => {
    const home = await settle(server.port, 'Ann', ann);
    const phone = await onAnotherDevice(server.port, 'Ann');
    now += 2 * 3_600_000;
    const library = await onAnotherDevice(server.port, 'Ann');
    await me(phone);
    const list = await devicesOf(library);
    expect(list.map(({ current, seenAt }) => ({ current, seenAt: seenAt - now }))).toEqual([
      { current: true, seenAt: 0 },
      { current: false, seenAt: 0 },
      { current: false, seenAt: -2 * 3_600_000 },
    ]);
    expect(list.every(({ expiresAt, seenAt }) => expiresAt === seenAt + 90 * DAY)).toBe(true);
    expect(JSON.stringify(list)).not.toContain(library.session.token);

    const [, second, last] = list;
    expect(last).toBeDefined();
    expect((await library.ask('DELETE', `/api/account/sessions/${last?.id}`)).status).toBe(204);
    expect(codeOf(await me(home))).toEqual(UNKNOWN);
    expect((await me(phone)).status).toBe(200);
    // Those of others cannot be ended, and are not told from those that are not there.
    const eve = await settle(server.port, 'Eve');
    for (const id of [second?.id, 'f'.repeat(32)])
      expect(codeOf(await eve.ask('DELETE', `/api/account/sessions/${id}`))).toEqual({
        status: 404,
        code: 'unknown-device',
      });
    expect((await library.ask('DELETE', '/api/account/sessions/others')).status).toBe(204);
    expect(codeOf(await me(phone))).toEqual(UNKNOWN);
    expect((await me(library)).status).toBe(200);
    expect((await library.ask('DELETE', '/api/account/sessions')).status).toBe(204);
    expect(codeOf(await me(library))).toEqual(UNKNOWN);
    expect((await me(eve)).status).toBe(200);
  });

  test('closes the sockets of a session that is ended, and no others', async () => {
    const matchId = await playing();
    const home = await settle(server.port, 'Ann', ann);
    const stolen = await onAnotherDevice(server.port, 'Ann');
    const mine = alone(await home.open(matchId));
    const thiefs = alone(await stolen.open(matchId));
    const other = (await devicesOf(home)).find(({ current }) => !current);
    await home.ask('DELETE', `/api/account/sessions/${other?.id}`);
    await untilTrue(() => thiefs.left.length > 0);
    expect(thiefs.left).toEqual([4000]);
    expect(await mine.command({ type: 'roll' }, 0)).toMatchObject({ ok: true });
    expect(mine.left).toEqual([]);
  });

  test('is signed out of one device by giving up its session there, and keeps all', async () => {
    const matchId = await playing();
    const home = await settle(server.port, 'Ann', ann);
    expect((await home.ask('DELETE', '/api/sessions/mine')).status).toBe(204);
    expect(codeOf(await me(home))).toEqual(UNKNOWN);
    const back = await onAnotherDevice(server.port, 'Ann');
    expect(await matchesOf(back)).toEqual([{ matchId, yourSide: 'red' }]);
  });

  test('has a session that ends when it is not used, and is there all the same', async () => {
    const home = await settle(server.port, 'Ann', ann);
    now += 91 * DAY;
    expect(codeOf(await me(home))).toEqual(UNKNOWN);
    const back = await onAnotherDevice(server.port, 'Ann');
    expect(await devicesOf(back)).toHaveLength(1);
  });

  test('gets another password, and all other sessions end', async () => {
    const home = await settle(server.port, 'Ann', ann);
    const away = await onAnotherDevice(server.port, 'Ann');
    const wish = { password: PASSWORD, next: 'mellon, mellon, mellon' };
    expect(codeOf(await home.ask('POST', '/api/account/password', { ...wish, password: 'wrong wrong' }))).toEqual({
      status: 401,
      code: 'wrong-credentials',
    });
    expect((await home.ask('POST', '/api/account/password', wish)).status).toBe(204);
    expect((await me(home)).status).toBe(200);
    expect(codeOf(await me(away))).toEqual(UNKNOWN);
    expect(codeOf(await signIn(server.port, 'Ann'))).toEqual({ status: 401, code: 'wrong-credentials' });
    expect((await signIn(server.port, 'Ann', { password: wish.next })).status).toBe(200);
  });

  test('tells all that is kept of its owner, and a guest as well', async () => {
    const matchId = await playing();
    const page = await ann.open(matchId);
    await page.room.request('notes', { notes: 'Hold the ford.' });
    await page.room.request('say', { sayId: 'first-saying', words: 'Good day.' });
    const guests = ownDataSchema.parse((await ann.ask('GET', '/api/account/data')).body);
    expect(guests).toMatchObject({ name: 'Ann', account: null, notes: [{ matchId, notes: 'Hold the ford.' }] });
    page.room.reconnection.enabled = false;
    const home = await settle(server.port, 'Ann', ann);
    const answer = await home.ask('GET', '/api/account/data');
    expect(answer.headers.get('content-disposition')).toContain('warbeacon-data.json');
    expect(ownDataSchema.parse(answer.body)).toMatchObject({
      personId: ann.session.sessionId,
      name: 'Ann',
      account: { email: emailOf('Ann'), createdAt: now },
      sessions: [{ createdAt: now }],
      matches: [{ matchId, side: 'red', status: 'live' }],
      sayings: [{ matchId, place: 'table', said: 'Good day.' }],
      notes: [{ matchId, notes: 'Hold the ford.' }],
    });
    const text = JSON.stringify(answer.body);
    for (const secret of ['scrypt', home.session.token, 'Bob']) expect(text).not.toContain(secret);
  });

  test('is deleted for good: the matches stay under another name, words and notes go, sessions end', async () => {
    const matchId = await playing();
    const home = await settle(server.port, 'Ann', ann);
    const away = await onAnotherDevice(server.port, 'Ann');
    const page = alone(await home.open(matchId));
    await page.room.request('notes', { notes: 'Hold the ford.' });
    await page.room.request('say', { sayId: 'first-saying', words: 'Good day.' });
    const { matchId: waits } = await home.createMatch();
    const watching = await bob.open(matchId);

    expect(codeOf(await home.ask('POST', '/api/account/delete', { password: 'not this one' }))).toEqual({
      status: 401,
      code: 'wrong-credentials',
    });
    expect((await me(away)).status).toBe(200);
    expect((await home.ask('POST', '/api/account/delete', { password: PASSWORD })).status).toBe(204);
    for (const who of [home, away]) expect(codeOf(await me(who))).toEqual(UNKNOWN);
    await untilTrue(() => page.left.length > 0);
    await untilTrue(() =>
      JSON.stringify(watching.cell('seats')).includes('"name":"A former player","computer":false,"connected"'),
    );
    expect(await watching.room.request('talk', { place: 'table' })).toMatchObject({ said: [] });
    expect(codeOf(await bob.ask('GET', `/api/matches/${waits}`))).toEqual({ status: 404, code: 'unknown-match' });
    expect(codeOf(await signIn(server.port, 'Ann'))).toEqual({ status: 401, code: 'wrong-credentials' });
    expect(codeOf(await http(server.port, 'GET', '/api/people/Ann'))).toEqual({ status: 404, code: 'unknown-person' });
    // What is said next gets a number of its own.
    await watching.room.request('say', { sayId: 'second-saying', words: 'Anybody there?' });
    expect(await watching.room.request('talk', { place: 'table' })).toMatchObject({ said: [{ seq: 2, name: 'Bob' }] });
    // E-mail and name are free again.
    expect((await signUp(server.port, 'Ann')).status).toBe(201);
  });

  test('has a name that no other account and no guest has, nor one that looks like it', async () => {
    await settle(server.port, 'Legolas', ann);
    const other = await Person.arrive(server.port, 'Someone');
    for (const name of ['legolas', 'Iegolas', 'L\u0435g\u043Elas', 'LEGOLAS'])
      expect(codeOf(await signUp(server.port, name, other, { email: 'other@example.org' }))).toEqual({
        status: 409,
        code: 'name-taken',
      });
    for (const name of ['legolas', 'I\u0435golas'])
      expect(codeOf(await http(server.port, 'POST', '/api/sessions', { body: { name } }))).toEqual({
        status: 409,
        code: 'name-taken',
      });
    expect(codeOf(await http(server.port, 'POST', '/api/sessions', { body: { name: 'Admin' } }))).toEqual({
      status: 409,
      code: 'name-reserved',
    });
    expect(codeOf(await signUp(server.port, 'Warbeacon', other))).toEqual({ status: 409, code: 'name-reserved' });
    // Whoever was refused is a guest as before.
    expect((await me(other)).body).toMatchObject({ name: 'Someone', sessionId: other.session.sessionId });
  });

  test('makes guests guests who bear its name', async () => {
    const matchId = await playing();
    await settle(server.port, 'BOB');
    expect((await me(bob)).body).toMatchObject({ name: 'BOB (guest)' });
    const match = matchSummarySchema.parse((await bob.ask('GET', `/api/matches/${matchId}`)).body);
    expect(match.seats.map(({ name, account }) => ({ name, account }))).toEqual([
      { name: 'Ann', account: undefined },
      { name: 'BOB (guest)', account: undefined },
    ]);
  });

  test('has an e-mail that no other account has, however it is spelled', async () => {
    await settle(server.port, 'Ann', ann);
    expect(codeOf(await signUp(server.port, 'Cid', undefined, { email: ' ANN@Example.org' }))).toEqual({
      status: 409,
      code: 'email-taken',
    });
    expect((await http(server.port, 'GET', '/api/people/Cid')).status).toBe(404);
  });

  test('of two that are made at the same moment with one name, one is', async () => {
    const answers = await Promise.all(
      ['a', 'b', 'c'].map(
        async (email) => await signUp(server.port, 'Twin', undefined, { email: `${email}@example.org` }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });

  test('has a public page with its results and its listed matches, and nothing of private ones', async () => {
    const home = await settle(server.port, 'Ann', ann);
    const played = await playing(home, bob);
    const resigned = await playing(home, bob);
    const page = await home.open(resigned);
    await page.room.request('resign', { ply: 0 });
    const body = { game: 'blind-race', side: 'red', opponent: 'human', visibility: 'private' };
    const secret = matchSummarySchema.parse((await home.ask('POST', '/api/matches', body)).body).matchId;
    await bob.join(secret);
    await home.createMatch();
    const shown = await profile('ann');
    expect(shown).toMatchObject({
      name: 'Ann',
      since: now,
      results: [{ game: 'blind-race', side: 'red', won: 0, lost: 1, drawn: 0 }],
    });
    expect(shown.matches.map(({ matchId }) => matchId).toSorted()).toEqual([played, resigned].toSorted());
    expect(JSON.stringify(shown)).not.toContain('@');
    // Guests have none.
    expect(codeOf(await http(server.port, 'GET', '/api/people/Bob'))).toEqual({ status: 404, code: 'unknown-person' });
  });

  test('has a history in pages', async () => {
    const home = await settle(server.port, 'Ann', ann);
    const all: string[] = [];
    for (let i = 0; i < 23; i++) {
      now += 1000;
      all.unshift(await playing(home, bob));
    }
    const first = await profile('Ann');
    expect(first.matches).toHaveLength(20);
    const { body } = await http(server.port, 'GET', `/api/people/Ann?after=${first.next}`);
    const second = profileSchema.parse(body);
    expect(second.next).toBeUndefined();
    expect([...first.matches, ...second.matches].map(({ matchId }) => matchId)).toEqual(all);
  });

  test('survives a restart of the server', async () => {
    const matchId = await playing();
    const home = await settle(server.port, 'Ann', ann);
    await server.stop();
    server = await testServer([raceGame], place, {}, { now: () => now });
    const again = new Person(home.session, server.port);
    expect(await matchesOf(again)).toEqual([{ matchId, yourSide: 'red' }]);
    expect((await signIn(server.port, 'Ann')).status).toBe(200);
  });
});
