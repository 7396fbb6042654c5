/** Quick match over HTTP and real sockets: two who look are brought together once, and who has gone is left out. */
import { type QuickState, quickStateSchema } from '@warbeacon/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { Games } from '../match/game.ts';
import { QuickMatch } from '../match/quick-match.ts';
import { openDatabase } from '../storage/database.ts';
import { QuickMatchStore } from '../storage/quick-match.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { allLeaveTheLobby, LobbyGoer } from '../testing/lobby-goer.ts';
import { http, leaveAllPages, Person, untilTrue } from '../testing/people.ts';
import { quietLogger } from '../testing/quiet-logger.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const GAME = 'blind-race';

async function quick(person: Person, method: string, body?: unknown): Promise<QuickState> {
  return quickStateSchema.parse((await person.ask(method, '/api/quick', body)).body);
}
const seek = async (person: Person, side = 'random') => await quick(person, 'POST', { game: GAME, side });

describe.each(KINDS_OF_DATABASE)('quick match on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  /** By which the server's clock goes before. */
  let ahead: number;
  const now = () => Date.now() + ahead;
  const arrive = async (name: string) => await Person.arrive(server.port, name);
  beforeEach(async () => {
    ahead = 0;
    place = await make();
    server = await testServer([raceGame], place, { LIMIT_SEEKERS_PER_ADDRESS: 5 }, { now });
  });
  afterEach(async () => {
    await allLeaveTheLobby();
    await leaveAllPages();
    await server.stop();
    await place.remove();
  });

  test('brings two together on the sides that they wish, and tells the one that waited', async () => {
    const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
    const anns = await LobbyGoer.arrive(server.port, ann.session.token);
    expect(await seek(ann, 'blue')).toMatchObject({
      state: 'seeking',
      side: 'blue',
      waits: { middle: null, found: 0, gaveUp: 0 },
      offer: null,
    });
    const found = await seek(bob);
    expect(found.state).toBe('found');
    const matchId = found.state === 'found' ? found.matchId : '';
    await untilTrue(() => anns.found.length === 1);
    expect(anns.found).toEqual([matchId]);
    const { body } = await ann.ask('GET', `/api/matches/${matchId}`);
    expect(body).toMatchObject({ status: 'live', yourSide: 'blue', practice: false });
    const pages = [await ann.open(matchId), await bob.open(matchId)];
    expect(pages.map((page) => page.state.ply)).toEqual([0, 0]);
    // Told until they have come; then they may look again.
    expect(await quick(ann, 'GET')).toEqual({ state: 'found', matchId });
    expect(await seek(ann)).toEqual({ state: 'found', matchId });
    expect(await quick(ann, 'DELETE')).toEqual({ state: 'none' });
    expect(await seek(ann, 'blue')).toMatchObject({ state: 'seeking', waits: { found: 1, gaveUp: 0 } });
  });

  test('two who wish the same side wait, until one takes either', async () => {
    const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
    await seek(ann, 'red');
    expect((await seek(bob, 'red')).state).toBe('seeking');
    expect((await seek(bob, 'random')).state).toBe('found');
  });

  test('who leaves off is not found, and counts as one who gave up', async () => {
    const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
    await seek(ann);
    expect(await quick(ann, 'DELETE')).toEqual({ state: 'none' });
    expect(await seek(bob)).toMatchObject({ state: 'seeking', waits: { middle: null, found: 0, gaveUp: 1 } });
  });

  test('who has had no socket for some seconds is dropped, and who has one is not', async () => {
    const [ann, bob, cay] = [await arrive('Ann'), await arrive('Bob'), await arrive('Cay')];
    const bobs = await LobbyGoer.arrive(server.port, bob.session.token);
    await seek(ann, 'red');
    await seek(bob, 'red');
    ahead += 11_000;
    await untilTrue(() => bobs.left.length === 0);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await quick(ann, 'GET')).toEqual({ state: 'none' });
    const found = await seek(cay);
    await untilTrue(() => bobs.found.length === 1);
    expect(found).toEqual({ state: 'found', matchId: bobs.found[0] });
    // The line of one who was dropped is gone in an instant; the place is given up when some seconds have passed.
    await bobs.leave();
    await quick(bob, 'DELETE');
    await seek(bob, 'red');
    ahead += 11_000;
    const dan = await arrive('Dan');
    expect((await seek(dan)).state).toBe('seeking');
  });

  test('who looks is offered a match on the list that fits, and none that does not', async () => {
    const [ann, bob] = [await arrive('Ann'), await arrive('Bob')];
    const { matchId } = await ann.createMatch('red');
    expect(await seek(bob, 'red')).toMatchObject({ state: 'seeking', offer: null });
    expect(await seek(bob, 'blue')).toMatchObject({ state: 'seeking', offer: { matchId } });
    expect(await seek(ann, 'red')).toMatchObject({ state: 'found' });
  });

  test('one session has one place, one address a few, and what is malformed or forged none', async () => {
    const people: Person[] = [];
    for (let i = 0; i < 6; i++) people.push(await arrive(`P${i}`));
    const [first, ...others] = people;
    if (first === undefined) throw new Error('nobody came');
    await Promise.all(Array.from({ length: 8 }, async () => await seek(first, 'red')));
    for (const person of others.slice(0, 4)) expect((await seek(person, 'red')).state).toBe('seeking');
    const refused = await people[5]?.ask('POST', '/api/quick', { game: GAME, side: 'red' });
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'too-many-seekers-here' } } });
    const codeOf = async (body: unknown) => (await first.ask('POST', '/api/quick', body)).body;
    expect(await codeOf({ game: 'chess', side: 'red' })).toMatchObject({ error: { code: 'unknown-game' } });
    expect(await codeOf({ game: GAME, side: 'green' })).toMatchObject({ error: { code: 'unknown-side' } });
    for (const body of [{}, { game: GAME }, { game: GAME, side: 'red', found: 'x' }, { game: [GAME], side: 'red' }, []])
      expect(await codeOf(body)).toMatchObject({ error: { code: 'malformed-request' } });
    for (const method of ['GET', 'POST', 'DELETE']) {
      const body = method === 'POST' ? { body: { game: GAME, side: 'red' } } : {};
      expect((await http(server.port, method, '/api/quick', { ...body, token: 'forged' })).status).toBe(401);
      expect((await http(server.port, method, '/api/quick', body)).status).toBe(401);
    }
    expect(await quick(first, 'GET')).toMatchObject({ state: 'seeking', side: 'red' });
  });

  test('several that pair at the same moment make one match for each, and nobody plays twice', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, async (_, i) => await arrive(`P${i}`)));
    // The embedded database has one process at a time.
    await server.stop();
    const one = await openDatabase(place);
    // It may still look twice at once.
    const other = place.databaseUrl === undefined ? one : await openDatabase(place);
    const parts = {
      games: new Games([raceGame]),
      logger: quietLogger().logger,
      randomBytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)),
      now,
    };
    const halls = [one, other].map((database) => new QuickMatch({ ...parts, store: new QuickMatchStore(database) }));
    const store = new QuickMatchStore(one);
    for (const { session } of people) {
      const seeker = { session_id: session.sessionId, game: GAME, side: null, rated: 0, address: session.sessionId };
      await store.seek({ ...seeker, since: now(), seen_at: now() }, 1);
    }
    await Promise.all([...halls, ...halls].map(async (hall) => await hall.round(new Set())));
    const found = (await store.all()).map((row) => row.found);
    if (other !== one) await other.close();
    await one.close();
    expect(found).not.toContain(null);
    expect(new Set(found).size).toBe(2);
    server = await testServer([raceGame], place);
    for (const person of people) {
      person.port = server.port;
      const { body } = await person.ask('GET', '/api/matches?status=mine');
      expect((body as { matches: unknown[] }).matches).toHaveLength(1);
    }
  });
});
