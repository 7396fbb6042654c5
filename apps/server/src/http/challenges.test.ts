/** Challenges to one person: who sees them, who may answer, and how those are kept off who are not wanted. */
import { challengesSchema, challengeWishesSchema, ownDataSchema, ownListSchema } from '@warbeacon/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { codeOf, emailOf, PASSWORD, settle } from '../testing/account-holder.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { LobbyGoer } from '../testing/lobby-goer.ts';
import { leaveAllPages, Person, untilTrue } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const WISH = { game: 'blind-race', side: 'red', opponent: 'human', visibility: 'private' } as const;
const HOUR = 3_600_000;

describe.each(KINDS_OF_DATABASE)('challenges, on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let later = 0;
  let ann: Person;
  let eve: Person;
  let people = 0;
  /** May ban others. */
  let admin: Person;
  const start = async () => {
    const changes = { ADMIN_EMAIL: emailOf('Elrond'), LIMIT_PASSWORDS_PER_MINUTE: 1000 };
    server = await testServer([raceGame], place, changes, { now: () => Date.now() + later });
  };

  beforeAll(async () => {
    place = await make();
    await start();
    admin = await settle(server.port, 'Elrond');
    await server.stop();
    await start();
    admin.port = server.port;
    ann = await settle(server.port, 'Ann');
    eve = await settle(server.port, 'Eve');
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });
  afterEach(leaveAllPages);

  /** Somebody new to each test, so that none counts what another has sent. */
  const somebody = async () => await settle(server.port, `Somebody ${++people}`);
  const challenge = async (by: Person, account: string, more: object = {}) =>
    await by.ask('POST', '/api/matches', { ...WISH, challenge: { account }, ...more });
  const made = async (by: Person, to: Person, more: object = {}): Promise<string> => {
    const answer = await challenge(by, to.session.name, more);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return (answer.body as { matchId: string }).matchId;
  };
  const all = async (who: Person) => challengesSchema.parse((await who.ask('GET', '/api/challenges')).body);
  const decline = async (who: Person, id: string, reason = 'not-now') =>
    await who.ask('POST', `/api/challenges/${id}/decline`, { reason });

  test('are seen by the two of them alone, with all options, and accepted by the one', async () => {
    const bob = await somebody();
    const id = await made(ann, bob, { clock: { kind: 'live', bank: 60, increment: 5, reserve: 0 }, rated: true });
    expect(await all(bob)).toMatchObject({
      received: [{ matchId: id, other: { name: 'Ann' }, match: { rated: true, challenged: bob.session.name } }],
      sent: [],
    });
    expect(await all(ann)).toMatchObject({ sent: [{ matchId: id, state: 'open', reason: null }] });

    expect(await all(eve)).toEqual({ received: [], sent: [] });
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['GET', '/log', undefined],
      ['POST', '/join', {}],
      ['POST', '/room', { as: 'watch' }],
      ['POST', '/rematch', { action: 'offer' }],
      ['DELETE', '', undefined],
    ] as const)
      expect(codeOf(await eve.ask(method, `/api/matches/${id}${path}`, body)), `${method} ${path}`).toEqual({
        status: 404,
        code: 'unknown-match',
      });
    for (const who of [eve, ann])
      expect(codeOf(await decline(who, id))).toEqual({ status: 404, code: 'unknown-challenge' });
    expect(codeOf(await ann.ask('DELETE', `/api/challenges/${id}`))).toMatchObject({ status: 404 });

    expect(await bob.join(id)).toMatchObject({ status: 'live' });
    expect((await all(bob)).received).toEqual([]);
    expect((await all(ann)).sent).toEqual([]);
    // It is a match like any other from now on.
    expect((await eve.ask('GET', `/api/matches/${id}`)).status).toBe(200);
  });

  test('are declined with a reason, which the challenger reads and puts away', async () => {
    const [bob, cay] = [await somebody(), await somebody()];
    const id = await made(bob, cay);
    expect(codeOf(await decline(cay, id, 'because I say so'))).toMatchObject({ status: 400 });
    expect((await decline(cay, id, 'too-long')).status).toBe(204);
    expect(codeOf(await decline(cay, id))).toMatchObject({ status: 404 });
    expect(codeOf(await cay.ask('POST', `/api/matches/${id}/join`, {}))).toMatchObject({ status: 404 });
    expect(await all(bob)).toMatchObject({ sent: [{ matchId: id, state: 'declined', reason: 'too-long' }] });
    expect(codeOf(await challenge(bob, cay.session.name))).toEqual({ status: 409, code: 'challenge-too-soon' });
    expect(codeOf(await cay.ask('DELETE', `/api/challenges/${id}`))).toMatchObject({ status: 404 });
    expect((await bob.ask('DELETE', `/api/challenges/${id}`)).status).toBe(204);
    expect((await all(bob)).sent).toEqual([]);
    // Who has declined may challenge in turn.
    await made(cay, bob);
  });

  test('are withdrawn, and end by themselves', async () => {
    const [bob, cay] = [await somebody(), await somebody()];
    const first = await made(bob, cay);
    expect((await bob.ask('DELETE', `/api/matches/${first}`)).status).toBe(204);
    expect((await all(cay)).received).toEqual([]);
    const second = await made(bob, cay);
    later += 73 * HOUR;
    expect((await all(cay)).received).toEqual([]);
    expect(codeOf(await cay.ask('POST', `/api/matches/${second}/join`, {}))).toEqual({
      status: 410,
      code: 'unknown-challenge',
    });
    expect(codeOf(await decline(cay, second))).toMatchObject({ status: 404 });
  });

  test('come in no flood: one to a person at once, and few in all', async () => {
    const bob = await somebody();
    const others = await Promise.all(Array.from({ length: 6 }, somebody));
    const [first] = others;
    if (first === undefined) throw new Error('nobody came');
    const twice = await Promise.all([challenge(bob, first.session.name), challenge(bob, first.session.name)]);
    expect(twice.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(twice.filter(({ status }) => status === 409)).toHaveLength(1);
    const statuses = [];
    for (const other of others.slice(1)) statuses.push(codeOf(await challenge(bob, other.session.name)));
    expect(statuses.slice(0, 4).every(({ status }) => status === 201)).toBe(true);
    expect(statuses[4]).toEqual({ status: 409, code: 'too-many-challenges' });
  });

  test('do not come from who is blocked, from strangers where none are wanted, from the banned or to them', async () => {
    const [bob, cay, dan, fay] = [await somebody(), await somebody(), await somebody(), await somebody()];
    const REFUSED = { status: 403, code: 'no-challenges' };
    const id = await made(bob, cay);
    const blocked = await cay.ask('POST', '/api/challenges/blocks', { challengeId: id });
    const { blocked: list } = challengeWishesSchema.parse(blocked.body);
    expect(list).toMatchObject([{ name: bob.session.name }]);
    expect(codeOf(await dan.ask('POST', '/api/challenges/blocks', { challengeId: id }))).toMatchObject({ status: 404 });
    await bob.ask('DELETE', `/api/matches/${id}`);
    expect(codeOf(await challenge(bob, cay.session.name))).toEqual(REFUSED);
    // Nobody else's block is taken off by knowing its key.
    await bob.ask('DELETE', `/api/challenges/blocks/${list[0]?.key}`);
    expect(codeOf(await challenge(bob, cay.session.name))).toEqual(REFUSED);
    await cay.ask('DELETE', `/api/challenges/blocks/${list[0]?.key}`);
    await bob.join((await cay.createMatch()).matchId);

    expect((await cay.ask('PUT', '/api/challenges/wishes', { strangers: false })).body).toMatchObject({
      strangers: false,
    });
    expect(codeOf(await challenge(dan, cay.session.name))).toEqual(REFUSED);
    // With him she has played.
    const again = await made(bob, cay);

    const ban = { kind: 'ban', days: 1, reason: 'For this test.' };
    const bar = async (name: string) =>
      expect((await admin.ask('POST', '/api/moderation/sanctions', { name, sanction: ban })).status).toBe(204);
    await bar(bob.session.name);
    expect((await all(cay)).received).toEqual([]);
    expect(codeOf(await cay.ask('POST', `/api/matches/${again}/join`, {}))).toMatchObject({ status: 404 });
    expect(codeOf(await challenge(bob, dan.session.name))).toEqual({ status: 403, code: 'banned' });
    expect(codeOf(await challenge(dan, bob.session.name))).toEqual(REFUSED);
    const waits = await made(dan, fay);
    await bar(fay.session.name);
    expect(codeOf(await fay.ask('POST', `/api/matches/${waits}/join`, {}))).toEqual({ status: 403, code: 'banned' });
  });

  test('reach a guest who is here, after a match, and nobody who has gone', async () => {
    const [bob, cay] = [await Person.arrive(server.port, 'Guest'), await Person.arrive(server.port, 'Other guest')];
    const { matchId } = await bob.createMatch();
    await cay.join(matchId);
    const again = async (who: Person) =>
      await who.ask('POST', '/api/matches', { ...WISH, challenge: { opponentOf: matchId } });
    expect(codeOf(await again(bob))).toEqual({ status: 409, code: 'not-here' });
    await cay.open(matchId);
    expect((await again(bob)).status).toBe(201);
    // Who did not play there finds nobody by it.
    expect(codeOf(await again(eve))).toEqual({ status: 404, code: 'unknown-person' });
    expect(codeOf(await challenge(bob, 'Nobody at all'))).toEqual({ status: 404, code: 'unknown-person' });
    expect(codeOf(await challenge(eve, 'Eve'))).toMatchObject({ status: 400 });
    expect(codeOf(await challenge(eve, 'Ann', { visibility: 'listed' }))).toMatchObject({ status: 400 });
  });

  test('stand with times and outcomes in one’s own data, and go from the other’s when one deletes oneself', async () => {
    const [bob, cay, dan] = [await somebody(), await somebody(), await somebody()];
    const data = async (who: Person) => ownDataSchema.parse((await who.ask('GET', '/api/account/data')).body);
    const taken = await made(bob, cay);
    await cay.join(taken);
    const declined = await made(dan, bob);
    expect((await decline(bob, declined)).status).toBe(204);
    expect((await dan.ask('DELETE', `/api/challenges/${declined}`)).status).toBe(204);
    const withdrawn = await made(bob, dan);
    expect((await bob.ask('DELETE', `/api/matches/${withdrawn}`)).status).toBe(204);
    const waits = await made(cay, bob);
    for (const [who, whom] of [
      [bob, dan],
      [dan, bob],
    ] as const)
      expect((await who.ask('POST', '/api/challenges/blocks', { account: whom.session.name })).status).toBe(200);
    const own = await data(bob);
    const outcomes = (list: typeof own.challengesGiven) =>
      list.map(({ matchId, other, outcome, reason }) => [matchId, other, outcome, reason]);
    expect(new Set(outcomes(own.challengesGiven))).toEqual(
      new Set([
        [taken, cay.session.name, 'accepted', null],
        [withdrawn, dan.session.name, 'ended', null],
      ]),
    );
    expect(new Set(outcomes(own.challengesReceived))).toEqual(
      new Set([
        [declined, dan.session.name, 'declined', 'not-now'],
        [waits, cay.session.name, 'open', null],
      ]),
    );
    for (const { madeAt, expiresAt, changedAt } of [...own.challengesGiven, ...own.challengesReceived])
      expect([expiresAt > madeAt, changedAt >= madeAt]).toEqual([true, true]);
    expect(own.blocked.map((one) => [one.name, one.at > 0])).toEqual([[dan.session.name, true]]);

    const name = bob.session.name;
    expect((await bob.ask('POST', '/api/account/delete', { password: PASSWORD })).status).toBe(204);
    for (const who of [cay, dan]) expect(JSON.stringify(await data(who))).not.toContain(`"${name}"`);
    expect((await data(dan)).blocked).toEqual([]);
    expect((await data(cay)).challengesReceived).toMatchObject([{ other: 'A former player', outcome: 'accepted' }]);
    // Nobody waits for an answer that cannot come.
    expect(await all(cay)).toEqual({ received: [], sent: [] });
  });

  test('are told in the lobby', async () => {
    const [bob, cay] = [await somebody(), await somebody()];
    const goer = await LobbyGoer.arrive(server.port, cay.session.token);
    const told = () => ownListSchema.parse(JSON.parse(goer.heard.findLast((text) => text.includes('"more"')) ?? '{}'));
    await untilTrue(() => goer.own.length > 0);
    expect(told().challenges).toBe('');
    const id = await made(bob, cay);
    await untilTrue(() => told().challenges !== '');
    await bob.ask('DELETE', `/api/matches/${id}`);
    await untilTrue(() => told().challenges === '');
    await goer.leave();
  });
});
