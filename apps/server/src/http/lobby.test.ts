/** The lists of matches: nobody fills them so that others are not seen. */
import { errorBodySchema, type MatchList, matchListSchema, type MatchSummary } from '@warbeacon/protocol';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { raceGame } from '../match/race.fixture.ts';
import { openDatabase } from '../storage/database.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { http, type HttpAnswer, leaveAllPages, Person, untilTrue } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const LISTED = { game: 'blind-race', side: 'red', opponent: 'human', visibility: 'listed' };
const INVITATION = { ...LISTED, visibility: 'private' };
/** As an operator has it who sets nothing. */
const USUAL_LIMITS: Partial<Config> = {
  TRUST_PROXY: 1,
  LIMIT_OPEN_MATCHES_PER_SESSION: 3,
  LIMIT_OPEN_MATCHES_PER_ADDRESS: 10,
  LIMIT_INVITATIONS_PER_SESSION: 4,
  LIMIT_INVITATIONS_PER_ADDRESS: 6,
};
const codeOf = ({ status, body }: HttpAnswer) => ({ status, code: errorBodySchema.safeParse(body).data?.error.code });

describe.each(KINDS_OF_DATABASE)('the lobby on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let now: number;

  beforeEach(async () => {
    place = await make();
    now = 1_800_000_000_000;
  });
  afterEach(async () => {
    await leaveAllPages();
    await server.stop();
    await place.remove();
  });

  const start = async (changes: Partial<Config> = {}, makers?: number) => {
    const rounds = makers === undefined ? {} : { rounds: { makers } };
    server = await testServer([raceGame], place, { ...USUAL_LIMITS, ...changes }, { now: () => now++, ...rounds });
  };
  const arrive = async (name: string) => await Person.arrive(server.port, name);
  /** A match made from a network address. */
  const createFrom = async (address: string, who: Person, wish: object = LISTED) =>
    await http(server.port, 'POST', '/api/matches', {
      body: wish,
      token: who.session.token,
      headers: { 'x-forwarded-for': address },
    });
  const list = async (query: string, who?: Person) => {
    const options = who === undefined ? {} : { token: who.session.token };
    return matchListSchema.parse((await http(server.port, 'GET', `/api/matches?${query}`, options)).body);
  };
  const makersOf = (matches: readonly MatchSummary[]) =>
    matches.map(({ seats }) => seats.find(({ name }) => name !== null)?.name);

  test('shows the matches of others, whatever one address does', async () => {
    await start();
    const bob = await arrive('Bob');
    expect((await createFrom('2.2.2.2', bob)).status).toBe(201);
    const refusals = new Map<string | undefined, number>();
    for (let i = 0; i < 25; i++) {
      const mallory = await arrive('Mallory');
      for (let j = 0; j < 3; j++) {
        const { status, code } = codeOf(await createFrom('6.6.6.6', mallory));
        if (status !== 201) refusals.set(code, (refusals.get(code) ?? 0) + 1);
      }
    }
    const { matches } = await list('status=open&limit=20');
    expect(makersOf(matches)).toEqual([...Array.from({ length: 10 }, () => 'Mallory'), 'Bob']);
    expect([...refusals]).toEqual([['too-many-open-matches-here', 65]]);
    // Others may still make theirs.
    expect((await createFrom('2.2.2.2', await arrive('Cay'))).status).toBe(201);
  });

  test('lets nobody have more than three listed matches that wait, also not at once, until one does not', async () => {
    await start();
    const ann = await arrive('Ann');
    const answers = await Promise.all(Array.from({ length: 8 }, async () => await createFrom('1.1.1.1', ann)));
    const made = answers.filter(({ status }) => status === 201);
    expect(made.length).toBeLessThanOrEqual(3);
    while ((await createFrom('1.1.1.1', ann)).status === 201);
    expect((await list('status=mine', ann)).matches).toHaveLength(3);
    expect(codeOf(await createFrom('1.1.1.1', ann))).toEqual({ status: 409, code: 'too-many-open-matches' });
    // Invitations and matches against the computer are another matter.
    expect((await createFrom('1.1.1.1', ann, INVITATION)).status).toBe(201);
    expect((await createFrom('1.1.1.1', ann, { ...LISTED, opponent: 'computer' })).status).toBe(201);

    const [first, second] = (await list('status=open')).matches;
    await (await arrive('Bob')).join(first?.matchId ?? '');
    expect((await createFrom('1.1.1.1', ann)).status).toBe(201);
    expect((await createFrom('1.1.1.1', ann)).status).toBe(409);
    expect((await ann.ask('DELETE', `/api/matches/${second?.matchId}`)).status).toBe(204);
    expect((await createFrom('1.1.1.1', ann)).status).toBe(201);
  });

  test('shows people first what waits for them, and last what is over', async () => {
    await start();
    const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
    const begun = async (maker: Person, other: Person) => {
      const { matchId } = await maker.createMatch();
      await other.join(matchId);
      return matchId;
    };
    // Red begins. What waits for Ann is the oldest of all.
    const hers = [await begun(ann, bob), await begun(ann, bob)];
    const over = await begun(ann, bob);
    const waits = (await ann.createMatch()).matchId;
    const his = await begun(bob, ann);
    const page = await ann.open(over);
    await page.room.request('resign', { ply: 0 });
    const inOrder = [...hers.toReversed(), his, waits, over];
    expect((await list('status=mine', ann)).matches.map(({ matchId }) => matchId)).toEqual(inOrder);
    // One at a time, each where the one before ended.
    const turned: string[] = [];
    let after: string | undefined = '';
    while (after !== undefined) {
      const next: MatchList = await list(`status=mine&limit=1${after && `&after=${after}`}`, ann);
      turned.push(...next.matches.map(({ matchId }) => matchId));
      after = next.next;
    }
    expect(turned).toEqual(inOrder);
    expect((await list('status=mine', bob)).matches[0]?.matchId).toBe(his);
  });

  test('has limits of their own for invitations', async () => {
    await start();
    const ann = await arrive('Ann');
    for (let i = 0; i < 4; i++) expect((await createFrom('1.1.1.1', ann, INVITATION)).status).toBe(201);
    expect(codeOf(await createFrom('1.1.1.1', ann, INVITATION))).toEqual({
      status: 409,
      code: 'too-many-open-matches',
    });
    const bob = await arrive('Bob');
    for (let i = 0; i < 2; i++) expect((await createFrom('1.1.1.1', bob, INVITATION)).status).toBe(201);
    expect(codeOf(await createFrom('1.1.1.1', bob, INVITATION))).toEqual({
      status: 409,
      code: 'too-many-open-matches-here',
    });
    expect((await createFrom('2.2.2.2', bob, INVITATION)).status).toBe(201);
  });

  test('takes a match back for its maker, and for nobody else', async () => {
    await start();
    const [ann, bob, zoe] = [await arrive('Ann'), await arrive('Bob'), await arrive('Zoe')];
    const { matchId } = await ann.createMatch();
    const page = await ann.open(matchId);
    page.room.reconnection.enabled = false;
    expect(codeOf(await bob.ask('DELETE', `/api/matches/${matchId}`))).toEqual({ status: 403, code: 'not-seated' });
    expect(codeOf(await http(server.port, 'DELETE', `/api/matches/${matchId}`))).toEqual({
      status: 401,
      code: 'missing-token',
    });
    expect((await ann.ask('DELETE', `/api/matches/${matchId}`)).status).toBe(204);
    expect(codeOf(await ann.ask('GET', `/api/matches/${matchId}`))).toEqual({ status: 404, code: 'unknown-match' });
    expect(codeOf(await bob.ask('POST', `/api/matches/${matchId}/join`, {}))).toMatchObject({ status: 404 });
    await untilTrue(() => page.left.length > 0);

    const begun = await ann.createMatch();
    await bob.join(begun.matchId);
    for (const who of [ann, bob])
      expect(codeOf(await who.ask('DELETE', `/api/matches/${begun.matchId}`))).toEqual({
        status: 409,
        code: 'match-begun',
      });
    expect(codeOf(await zoe.ask('DELETE', `/api/matches/${begun.matchId}`))).toMatchObject({ status: 403 });
  });

  test('of a seat that is taken and a match that is taken back at the same moment, one happens', async () => {
    await start({ LIMIT_OPEN_MATCHES_PER_SESSION: 100, LIMIT_OPEN_MATCHES_PER_ADDRESS: 100 });
    const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
    for (let i = 0; i < 12; i++) {
      const { matchId } = await ann.createMatch();
      const [withdrawn, joined] = await Promise.all([
        ann.ask('DELETE', `/api/matches/${matchId}`),
        bob.ask('POST', `/api/matches/${matchId}/join`, {}),
      ]);
      const { status } = await ann.ask('GET', `/api/matches/${matchId}`);
      if (withdrawn.status === 204)
        expect({ joined: joined.status >= 400, status }).toEqual({ joined: true, status: 404 });
      else
        expect({ code: codeOf(withdrawn).code, joined: joined.status, status }).toEqual({
          code: 'match-begun',
          joined: 200,
          status: 200,
        });
    }
  });

  test('gives matches a page at a time, each of them once, the newest first', async () => {
    await start({ LIMIT_OPEN_MATCHES_PER_SESSION: 100, LIMIT_OPEN_MATCHES_PER_ADDRESS: 100 });
    const ann = await arrive('Ann');
    const made = { open: [] as string[], live: [] as string[] };
    for (let i = 0; i < 13; i++) {
      made.open.push((await ann.createMatch()).matchId);
      made.live.push((await ann.createMatch('red', 'computer')).matchId);
    }
    // Those against the computer wait for her.
    const mine = [...made.open, ...made.live];
    for (const [status, all] of Object.entries({ ...made, mine })) {
      const seen: string[] = [];
      let after = '';
      do {
        const page = await list(`status=${status}&limit=5${after}`, ann);
        expect(page.matches).toHaveLength(Math.min(5, all.length - seen.length));
        seen.push(...page.matches.map(({ matchId }) => matchId));
        after = page.next === undefined ? '' : `&after=${page.next}`;
      } while (after !== '');
      expect(seen).toEqual(all.toReversed());
      expect((await list(`status=${status}`, ann)).matches).toHaveLength(all.length);
    }
  });

  test('refuses a page that there cannot be', async () => {
    await start();
    const bad = ['limit=0', 'limit=101', 'limit=x', 'limit=', 'after=1', `after=3-1-${'0'.repeat(32)}`, 'after='];
    for (const query of bad) {
      const answer = await http(server.port, 'GET', `/api/matches?status=open&${query}`);
      expect({ query, ...codeOf(answer) }).toEqual({ query, status: 400, code: 'malformed-request' });
    }
  });

  test('lists matches last whose maker is away, and finds makers who only look at their board', async () => {
    await start({}, 30);
    const [ann, bob, cay] = [await arrive('Ann'), await arrive('Bob'), await arrive('Cay')];
    const { matchId } = await ann.createMatch();
    await ann.open(matchId);
    await bob.createMatch();
    await cay.createMatch();
    const order = async () => makersOf((await list('status=open')).matches);
    expect(await order()).toEqual(['Cay', 'Bob', 'Ann']);

    now += 61_000;
    // Ann has her page open, Bob asks for something; of Cay nothing was heard.
    await bob.ask('GET', '/api/sessions/mine');
    await expect.poll(order).toEqual(['Bob', 'Ann', 'Cay']);
    const first = await list('status=open&limit=2');
    const second = await list(`status=open&limit=2&after=${first.next}`);
    expect(makersOf([...first.matches, ...second.matches])).toEqual(['Bob', 'Ann', 'Cay']);
    await cay.ask('GET', '/api/sessions/mine');
    await expect.poll(order).toEqual(['Cay', 'Bob', 'Ann']);
  });

  test('leaves a match out whose row is damaged, shows the others, and tells the operator once', async () => {
    await start();
    const ann = await arrive('Ann');
    const { matchId } = await ann.createMatch();
    await ann.createMatch();
    await server.stop();
    const database = await openDatabase(place);
    await sql`update matches set options = '[' where id = ${matchId}`.execute(database.db);
    await database.close();
    await start();
    for (let i = 0; i < 3; i++) expect((await list('status=open')).matches).toHaveLength(1);
    const told = server.lines.filter((line) => line.includes('"level":60'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(matchId);
  });
});
