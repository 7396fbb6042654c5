/**
 * Who may watch a match is enforced on everything that leaves the server. Two matches that are the same up to what may be told,
 * and differ after that, give whoever does not play them the same bytes: over sockets and over HTTP, before the server was
 * started anew and after. docs/watching.md lists the ways out; each is tried here or in the test that it names.
 */
import { createHash } from 'node:crypto';
import { Protocol } from '@colyseus/core';
import { type CreateMatch, createdSessionSchema, matchSummarySchema, type Watching } from '@warbeacon/protocol';
import { z } from 'zod';
import { afterEach, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { KINDS_BY_DAY, type TestDatabase } from '../testing/databases.ts';
import { allLeaveTheLobby, LobbyGoer } from '../testing/lobby-goer.ts';
import { leaveAllPages, type Page, Person, untilTrue } from '../testing/people.ts';
import { type RecordingProxy, recordingProxy } from '../testing/recording-proxy.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const MINUTE = 60_000;
const BEGUN = 1_700_000_000_000;
const RACE = { game: 'blind-race', side: 'red', opponent: 'human', visibility: 'listed' };
const TEN_MINUTES: Watching = { policy: 'delayed', minutes: 10 };

/** One server whose clock and chance are the test's. */
class World {
  clock = BEGUN;
  readonly #place: TestDatabase;
  #drawn = 0;
  server: TestServer;
  readonly proxies: RecordingProxy[] = [];

  private constructor(place: TestDatabase, server: TestServer) {
    this.#place = place;
    this.server = server;
  }

  static async make(make: () => Promise<TestDatabase>): Promise<World> {
    const place = await make();
    const world = new World(place, undefined as unknown as TestServer);
    world.server = await world.#start();
    return world;
  }

  async #start(): Promise<TestServer> {
    return await testServer(
      [raceGame],
      this.#place,
      {},
      {
        now: () => this.clock,
        randomBytes: (count) =>
          createHash('sha512')
            .update(`same ${this.#drawn++}`)
            .digest()
            .subarray(0, count),
      },
    );
  }

  async restart(...people: Person[]): Promise<void> {
    await leaveAllPages();
    await allLeaveTheLobby();
    await this.server.stop();
    this.server = await this.#start();
    for (const person of people) person.port = this.server.port;
  }

  async close(): Promise<void> {
    await leaveAllPages();
    await allLeaveTheLobby();
    await this.server.stop();
    for (const proxy of this.proxies) await proxy.close();
    await this.#place.remove();
  }

  async proxy(): Promise<RecordingProxy> {
    const proxy = await recordingProxy(this.server.port);
    this.proxies.push(proxy);
    return proxy;
  }
}

async function challenge(person: Person, watching: Watching | undefined, more: Partial<CreateMatch> = {}) {
  const { status, body } = await person.ask('POST', '/api/matches', {
    ...RACE,
    ...(watching === undefined ? {} : { watching }),
    ...more,
  });
  expect(status).toBe(201);
  return matchSummarySchema.parse(body);
}

/** Somebody with an account, who has a page for everybody to look at. */
async function registered(port: number, name = 'Ann'): Promise<Person> {
  const guest = await Person.arrive(port, name);
  const account = { name, email: `${name.toLowerCase()}@example.org`, password: 'correct horse battery staple' };
  const { status, body } = await guest.ask('POST', '/api/account', account);
  expect(status).toBe(201);
  return new Person(createdSessionSchema.parse(body), port);
}

/** The first frame of a socket holds a token for coming back, which is another one each time. */
const withoutJoining = (frames: readonly Buffer[]) =>
  frames.filter((frame) => frame[0] !== Protocol.JOIN_ROOM).map((frame) => frame.toString('latin1'));

/** All that whoever looks on can ask for, over the socket. */
async function askAll(page: Page): Promise<unknown[]> {
  const answers: unknown[] = [];
  const ask = async (type: string, payload: unknown) => {
    try {
      answers.push(await page.room.request(type, payload));
    } catch (error) {
      answers.push(error instanceof Error && 'reason' in error ? error.reason : String(error));
    }
  };
  for (const after of [0, 3, 5, 6, 9, 500]) await ask('history', { after });
  for (const ply of [0, 1, 4, 5, 6, 9, 500]) await ask('past', { ply });
  await ask('zones', {});
  await ask('range', { piece: 'runner' });
  await ask('time', {});
  await ask('talk', {});
  await ask('talk', { place: 'table' });
  await ask('command', { commandId: 'somebody-else', ply: 3, command: { type: 'done' } });
  await ask('resign', { ply: 3 });
  await ask('claim', { ply: 3 });
  await ask('options', { actor: 'runner' });
  await ask('why', { command: { type: 'done' } });
  return answers;
}

/** And over HTTP: by somebody who has a name, and by a player's own hand of what everybody is told. */
async function askAllOver(person: Person, matchId: string): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const path of [
    `/api/matches/${matchId}`,
    '/api/matches?status=open',
    '/api/matches?status=live',
    '/api/matches?status=live&limit=1',
    '/api/matches?status=over',
    '/api/matches?status=mine',
    `/api/matches/${matchId}/log`,
    '/api/people/Ann',
  ]) {
    const { status, body } = await person.ask('GET', path);
    answers.push({ path, status, body });
  }
  for (const [method, path, body] of [
    ['POST', `/api/matches/${matchId}/join`, {}],
    ['POST', `/api/matches/${matchId}/rematch`, { action: 'offer' }],
    ['POST', `/api/matches/${matchId}/room`, { as: 'watch' }],
    ['POST', `/api/matches/${matchId}/room`, { as: 'play' }],
    ['DELETE', `/api/matches/${matchId}`, undefined],
  ] as const) {
    const answer = await person.ask(method, path, body);
    answers.push({ method, path, status: answer.status, body: answer.body });
  }
  return answers;
}

const shownOf = (page: Page) => [page.state.ply, page.state.watchers, [...page.state.cells]];

describe.each(KINDS_BY_DAY)('who may watch a match, on $name', ({ make }) => {
  const worlds: World[] = [];
  afterEach(async () => {
    for (const world of worlds.splice(0)) await world.close();
  });
  const newWorld = async () => {
    const world = await World.make(make);
    worlds.push(world);
    return world;
  };

  /** What happens after what may be told: nothing that anybody who does not play may notice. */
  type After = (world: World, a: Page, b: Page, ann: Person) => Promise<void>;

  const play = async (after: After) => {
    const world = await newWorld();
    const toZoe = await world.proxy();
    const { port } = world.server;
    const ann = await registered(port);
    const bob = await Person.arrive(port, 'Bob');
    const zoe = await Person.arrive(toZoe.port, 'Zoe');
    // Another match that is played, before and behind which the lists may put it.
    const { matchId: other } = await challenge(bob, undefined);
    await ann.join(other);
    world.clock += MINUTE;
    const live = { kind: 'live', bank: 3600, increment: 5, reserve: 30 } as const;
    // So far that no throw of the dice ends the race before they do.
    const { matchId } = await challenge(ann, TEN_MINUTES, { clock: live, options: { goal: 99 } });
    await bob.join(matchId);
    const [a, b] = [await ann.open(matchId), await bob.open(matchId)];
    const z = await zoe.open(matchId, 'watch');
    await untilTrue(() => z.state.watchers === 1);
    const act = async (page: Page, command: object) => {
      const { ply } = page.state;
      expect(await page.command(command, ply, `command-${ply}-at`)).toMatchObject({ ok: true });
      await untilTrue(() => a.state.ply === ply + 1 && b.state.ply === ply + 1);
      world.clock += MINUTE / 2;
    };
    await act(a, { type: 'hide', number: 424_242 });
    await act(a, { type: 'roll' });
    await act(b, { type: 'hide', number: 535_353 });
    await b.room.request('propose', { ply: 3, what: { about: 'draw' } });
    world.clock += MINUTE;
    await untilTrue(() => a.state.cells.has('accords'));
    const { open } = a.cell('accords') as { open: { id: number }[] };
    await a.room.request('answer', { id: open[0]?.id, yes: false });
    await act(b, { type: 'done' });
    await a.room.request('propose', { ply: 4, what: { about: 'pause' } });
    const proposals = () => (b.cell('accords') as { open: { id: number; by: string }[] }).open;
    await untilTrue(() => proposals()[0]?.by === 'red');
    const proposed = proposals()[0]?.id;
    await act(a, { type: 'roll' });
    const common = world.clock;
    await after(world, a, b, ann);
    // The last that both have in common is told while what comes after it is not.
    world.clock = common + 10 * MINUTE - MINUTE / 2;
    await untilTrue(() => z.state.ply === 5 && (z.last('events') as { ply: number }).ply === 5);
    await zoe.ask('GET', '/healthz');
    return { world, matchId, ann, bob, zoe, toZoe, z, common, proposed };
  };

  /** Bob goes on. */
  const goOn: After = async (world, a, b) => {
    world.clock += 1000;
    expect(await b.command({ type: 'done' }, 5, 'later-on-6')).toMatchObject({ ok: true });
    world.clock += 1000;
    await untilTrue(() => a.state.ply === 6);
    await a.room.request('propose', { ply: 6, what: { about: 'pause' } });
  };
  /** They agree on things, roll, and Ann gives up; they talk, offer each other a rematch, and go away. */
  const endIt: After = async (world, a, b, ann) => {
    world.clock += 2000;
    await b.room.request('propose', { ply: 5, what: { about: 'clock', clock: null } });
    const wanted = () =>
      (a.cell('accords') as { open: { id: number; by: string }[] }).open.find(({ by }) => by === 'blue')?.id;
    await untilTrue(() => wanted() !== undefined);
    const id = wanted();
    expect(await a.room.request('answer', { id, yes: true })).toMatchObject({ ok: true });
    expect(await b.command({ type: 'roll' }, 5, 'later-on-6')).toMatchObject({ ok: true });
    world.clock += 1000;
    await untilTrue(() => a.state.ply === 6);
    expect(await a.room.request('resign', { ply: 6 })).toMatchObject({ ok: true });
    await untilTrue(() => b.state.ply === 7);
    await b.room.request('say', { sayId: 'at-the-table', words: 'a good game' });
    const matchId = a.room.roomId.slice('play-'.length);
    expect((await ann.ask('POST', `/api/matches/${matchId}/rematch`, { action: 'offer' })).status).toBe(200);
    await b.room.leave();
  };

  test('what may not be told yet changes no byte of what whoever looks on gets, nor does a start anew', async () => {
    const both = [];
    for (const after of [goOn, endIt]) {
      const { world, matchId, ann, bob, zoe, toZoe, z } = await play(after);
      const shown = [shownOf(z)];
      const answers = [await askAll(z)];
      // Who has a seat and looks on gets no more than anybody else, and neither hears nor says anything in the gallery.
      const own = await ann.open(matchId, 'watch');
      shown.push(shownOf(own));
      answers.push(await askAll(own));
      answers.push([await own.refused('say', { sayId: 'from-ann-0001', words: 'I have won' })]);
      answers.push([await z.room.request('say', { sayId: 'from-zoe-0001', words: 'who leads?' })]);
      expect(own.last('said')).toBeUndefined();
      await own.room.leave();
      answers.push(await askAllOver(zoe, matchId));
      const lobby = await LobbyGoer.arrive(world.server.port, zoe.session.token);
      answers.push([...lobby.cells]);
      const frames = withoutJoining(toZoe.frames());

      // Whoever plays sees it as it stands.
      const { body } = await bob.ask('GET', `/api/matches/${matchId}`);
      const mine = matchSummarySchema.parse(body);
      expect(mine.status).toBe(after === endIt ? 'over' : 'live');

      await world.restart(ann, bob, zoe);
      const again = await world.proxy();
      zoe.port = again.port;
      const later = await zoe.open(matchId, 'watch');
      await untilTrue(() => later.state.watchers === 1);
      shown.push(shownOf(later));
      answers.push(await askAll(later), await askAllOver(zoe, matchId));
      const lobbyAgain = await LobbyGoer.arrive(world.server.port);
      answers.push([...lobbyAgain.cells]);
      both.push({ shown, answers, frames, again: withoutJoining(again.frames()), first: shown[0], last: shown[2] });

      // When the delay is over everybody sees what has become of it.
      world.clock += 11 * MINUTE;
      const last = after === endIt ? 7 : 6;
      await untilTrue(() => later.state.ply === last);
      const { body: open } = await zoe.ask('GET', `/api/matches/${matchId}`);
      expect(matchSummarySchema.parse(open)).toMatchObject({
        status: after === endIt ? 'over' : 'live',
        winner: after === endIt ? 'blue' : null,
      });
      const { body: log } = await zoe.ask('GET', `/api/matches/${matchId}/log`);
      expect(log).toMatchObject({ complete: after === endIt });
      const over = await zoe.ask('GET', '/api/matches?status=over');
      expect(JSON.stringify(over.body).includes(matchId)).toBe(after === endIt);
      // Two servers in one process would share their rooms, which bear the same names.
      await worlds.pop()?.close();
    }
    const [one, two] = both;
    expect(one?.frames.length).toBeGreaterThan(20);
    expect(one?.again.length).toBeGreaterThan(15);
    expect(two).toEqual(one);
    expect(JSON.stringify(one)).not.toMatch(/424242|535353/);
    // And it is the same before and after the start, but for what was said meanwhile.
    expect(JSON.stringify(one?.answers[0]?.slice(0, 16))).toBe(JSON.stringify(one?.answers[6]?.slice(0, 16)));
  }, 180_000);

  test('what stood when the delay began is what is told, clocks and agreements too', async () => {
    const { world, matchId, zoe, z, common, proposed } = await play(endIt);
    const { body } = await zoe.ask('GET', `/api/matches/${matchId}`);
    const told = matchSummarySchema.parse(body);
    expect(told).toMatchObject({ status: 'live', turn: 4, toMove: 'blue', winner: null, watching: TEN_MINUTES });
    expect(told.clock).toMatchObject({ kind: 'live', bank: 3600 });
    const clock = z.cell('clock') as { at: number; deadline: number; running: string[] };
    expect(clock.running).toEqual(['blue']);
    expect(clock.at).toBeLessThanOrEqual(world.clock - 10 * MINUTE);
    // Who reckons by the time that is told sees the clock as it ran.
    expect(await z.room.request('time', {})).toEqual({ now: world.clock - 10 * MINUTE });
    expect(told.deadline).toBe(clock.deadline + 10 * MINUTE);
    expect(z.cell('accords')).toMatchObject({ open: [{ id: proposed, by: 'red', what: { about: 'pause' } }] });
    expect(z.cell('seats')).toEqual([
      { side: 'red', name: 'Ann', computer: false, account: true },
      { side: 'blue', name: 'Bob', computer: false },
    ]);
    expect(z.state.cells.has('rematch')).toBe(false);
    const at = z.cell('view/at') as { red: number };
    expect(at.red).toBeGreaterThan(0);
    // The end is told with the delay as well, to the second.
    world.clock = common + 10 * MINUTE + 1999;
    await untilTrue(() => z.state.ply === 5);
    world.clock = common + 10 * MINUTE + 3000;
    await untilTrue(() => z.state.ply === 7);
    expect(z.cell('clock')).toBeNull();
    await z.room.request('say', { sayId: 'from-zoe-0002', words: 'so it ends' });
  }, 30_000);

  test('a private match is nothing to anybody but its players, but that it is there', async () => {
    const world = await newWorld();
    const { port } = world.server;
    const [ann, bob, zoe] = [
      await Person.arrive(port, 'Ann'),
      await Person.arrive(port, 'Bob'),
      await Person.arrive(port, 'Zoe'),
    ];
    const { matchId } = await challenge(ann, { policy: 'private' });
    // Somebody has to find it, and may know what they agree to.
    const waiting = matchSummarySchema.parse((await zoe.ask('GET', `/api/matches/${matchId}`)).body);
    expect(waiting).toMatchObject({ status: 'open', watching: { policy: 'private' } });
    expect(JSON.stringify((await zoe.ask('GET', '/api/matches?status=open')).body)).toContain(matchId);
    expect((await zoe.ask('POST', `/api/matches/${matchId}/room`, { as: 'watch' })).status).toBe(403);
    await bob.join(matchId);
    const [a, b] = [await ann.open(matchId), await bob.open(matchId)];
    const lobby = await LobbyGoer.arrive(port, zoe.session.token);
    const nothing = async () => {
      const refusal = { status: 403, body: { error: { code: 'private-match' } } };
      expect(await zoe.ask('GET', `/api/matches/${matchId}`)).toMatchObject(refusal);
      expect(await zoe.ask('GET', `/api/matches/${matchId}/log`)).toMatchObject(refusal);
      expect(await zoe.ask('POST', `/api/matches/${matchId}/join`, {})).toMatchObject(refusal);
      // Its players see no more of it by watching than others do.
      for (const person of [zoe, ann])
        expect(await person.ask('POST', `/api/matches/${matchId}/room`, { as: 'watch' })).toMatchObject(refusal);
      expect(await zoe.ask('POST', `/matchmake/joinById/watch-${matchId}`, {})).toMatchObject({ status: 404 });
      for (const status of ['open', 'live', 'over'])
        expect(JSON.stringify((await ann.ask('GET', `/api/matches?status=${status}`)).body)).not.toContain(matchId);
      const late = await LobbyGoer.arrive(port);
      expect([...late.cells].join()).not.toContain(matchId);
      await late.leave();
    };
    await nothing();
    expect(await a.command({ type: 'roll' })).toMatchObject({ ok: true });
    await untilTrue(() => b.state.ply === 1);
    expect(await b.room.request('resign', { ply: 1 })).toMatchObject({ ok: true });
    await untilTrue(() => a.state.ply === 2);
    world.clock += 365 * 24 * 60 * MINUTE;
    for (const person of [ann, bob, zoe]) await person.ask('GET', '/api/games');
    const zoes = await Person.arrive(port, 'Zoe again');
    expect(await zoes.ask('GET', `/api/matches/${matchId}`)).toMatchObject({ status: 403 });
    world.clock -= 365 * 24 * 60 * MINUTE;
    await nothing();
    // Their own lists, and the record, are theirs.
    expect(JSON.stringify((await ann.ask('GET', '/api/matches?status=mine')).body)).toContain(matchId);
    expect((await bob.ask('GET', `/api/matches/${matchId}/log`)).body).toMatchObject({ complete: true });
    expect([...lobby.cells].join()).not.toContain(`"winner":"red"`);
  }, 30_000);

  test('ratings change when the end may be told, and a private match is not rated', async () => {
    const world = await newWorld();
    const { port } = world.server;
    const [ann, bob] = [await registered(port), await registered(port, 'Bob')];
    const zoe = await Person.arrive(port, 'Zoe');
    const refused = await ann.ask('POST', '/api/matches', { ...RACE, rated: true, watching: { policy: 'private' } });
    expect(refused).toMatchObject({ status: 400, body: { error: { code: 'cannot-be-rated' } } });
    const { matchId } = await challenge(ann, TEN_MINUTES, { rated: true });
    await bob.join(matchId);
    const [a, b] = [await ann.open(matchId), await bob.open(matchId)];
    expect(await a.command({ type: 'done' }, 0)).toMatchObject({ ok: true });
    await untilTrue(() => b.state.ply === 1);
    expect(await b.command({ type: 'done' }, 1)).toMatchObject({ ok: true });
    expect(await b.room.request('resign', { ply: 2 })).toMatchObject({ ok: true });
    const rated = async () => {
      const { body } = await zoe.ask('GET', '/api/people/Ann');
      return z.object({ ratings: z.array(z.looseObject({})) }).parse(body).ratings.length;
    };
    const before = JSON.stringify((await zoe.ask('GET', `/api/matches/${matchId}`)).body);
    world.clock += 9 * MINUTE;
    // A server looks at what is left to reckon when it starts.
    await world.restart(zoe);
    expect(await rated()).toBe(0);
    expect(JSON.stringify((await zoe.ask('GET', `/api/matches/${matchId}`)).body)).toBe(before);
    world.clock += MINUTE;
    await world.restart(zoe);
    for (let tries = 0; (await rated()) === 0 && tries < 100; tries++) await new Promise((go) => setTimeout(go, 20));
    expect(await rated()).toBe(1);
  }, 30_000);

  test('a match that says nothing of it is open, and one of a rematch is watched as the one before', async () => {
    const world = await newWorld();
    const { port } = world.server;
    const [ann, bob] = [await Person.arrive(port, 'Ann'), await Person.arrive(port, 'Bob')];
    expect((await challenge(ann, undefined)).watching).toEqual({ policy: 'open' });
    for (const watching of [TEN_MINUTES, { policy: 'private' } as const]) {
      const { matchId } = await challenge(ann, watching);
      await bob.join(matchId);
      const a = await ann.open(matchId);
      await a.room.request('resign', { ply: 0 });
      await ann.ask('POST', `/api/matches/${matchId}/rematch`, { action: 'offer' });
      const { body } = await bob.ask('POST', `/api/matches/${matchId}/rematch`, { action: 'accept' });
      const next = matchSummarySchema.parse(body).rematch?.matchId ?? '';
      const again = matchSummarySchema.parse((await ann.ask('GET', `/api/matches/${next}`)).body);
      expect(again.watching).toEqual(watching);
      // It stands in the record's first entry, which all hashes after it hold.
      const log = (await ann.ask('GET', `/api/matches/${next}/log`)).body;
      const [opening] = z.object({ entries: z.array(z.looseObject({ body: z.looseObject({}) })) }).parse(log).entries;
      expect(opening?.body['watching']).toEqual(watching);
    }
    const { status } = await ann.ask('POST', '/api/matches', {
      ...RACE,
      watching: { policy: 'delayed', minutes: 0 },
    });
    expect(status).toBe(400);
  }, 30_000);
});
