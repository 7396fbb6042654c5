/** Rated matches over HTTP and real sockets, on every database: who may play them, and what they change, once. */
import {
  leaderboardsSchema,
  type MatchSummary,
  matchSummarySchema,
  ownDataSchema,
  profileSchema,
  quickStateSchema,
} from '@warbeacon/protocol';
import { NEWCOMER, NO_BIAS, type Rating, rate } from '@warbeacon/rating';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RatedMatches } from '../match/rated-matches.ts';
import { Games } from '../match/game.ts';
import { raceGame } from '../match/race.fixture.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { MatchStore } from '../storage/matches.ts';
import { RatingStore } from '../storage/ratings.ts';
import { codeOf, PASSWORD, settle } from '../testing/account-holder.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { allLeaveTheLobby } from '../testing/lobby-goer.ts';
import { leaveAllPages, type Page, Person, untilTrue } from '../testing/people.ts';
import { quietLogger } from '../testing/quiet-logger.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const GAME = 'blind-race';
const RATED = { game: GAME, side: 'red', opponent: 'human', visibility: 'listed', rated: true };

describe.each(KINDS_OF_DATABASE)('ratings on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let ann: Person;
  let bob: Person;
  let ahead: number;

  const start = async () => {
    server = await testServer([raceGame], place, {}, { now: () => Date.now() + ahead });
    for (const who of [ann, bob]) if (who !== undefined) who.port = server.port;
  };
  beforeEach(async () => {
    ahead = 0;
    place = await make();
    await start();
    ann = await settle(server.port, 'Ann');
    bob = await settle(server.port, 'Bob');
  });
  afterEach(async () => {
    await allLeaveTheLobby();
    await leaveAllPages();
    await server.stop();
    await place.remove();
  });

  const make_ = async (who: Person, changes: object = {}) =>
    await who.ask('POST', '/api/matches', { ...RATED, ...changes });
  const made = async (who: Person, changes: object = {}): Promise<MatchSummary> =>
    matchSummarySchema.parse((await make_(who, changes)).body);
  const join = async (who: Person, matchId: string) => await who.ask('POST', `/api/matches/${matchId}/join`, {});
  const seen = async (matchId: string, who = ann): Promise<MatchSummary> =>
    matchSummarySchema.parse((await who.ask('GET', `/api/matches/${matchId}`)).body);
  const changesOf = ({ seats }: MatchSummary) => seats.map(({ ratingChange }) => ratingChange);
  const profileOf = async (name: string) =>
    profileSchema.parse((await ann.ask('GET', `/api/people/${encodeURIComponent(name)}`)).body);
  const begun = async (changes: object = {}) => {
    const { matchId } = await made(ann, changes);
    await join(bob, matchId);
    return { matchId, pages: [await ann.open(matchId), await bob.open(matchId)] as [Page, Page] };
  };
  /** Each says that their turn is done: that both have moved. */
  const bothMove = async ([first, second]: [Page, Page]) => {
    expect(await first.command({ type: 'done' })).toMatchObject({ ok: true });
    await untilTrue(() => second.state.ply === 1);
    expect(await second.command({ type: 'done' })).toMatchObject({ ok: true });
    await untilTrue(() => first.state.ply === 2);
  };
  const resign = async (page: Page) =>
    expect(await page.room.request('resign', { ply: page.state.ply })).toMatchObject({ ok: true });
  const rated = async (matchId: string): Promise<MatchSummary> => {
    for (;;) {
      const match = await seen(matchId);
      if (match.seats.some(({ ratingChange }) => ratingChange !== undefined)) return match;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  /** Who has won, as the server of a database that nobody else has open sees it. */
  const inDatabase = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    if (place.databaseUrl === undefined) await server.stop();
    const database = await openDatabase(place);
    try {
      return await work(database);
    } finally {
      await database.close();
      if (place.databaseUrl === undefined) await start();
    }
  };
  const unrated: Rating = { ...NEWCOMER };
  const expected = rate(unrated, unrated, 0, NO_BIAS);

  test('change by a match when it ends, as the package says, and whoever is there is told at once', async () => {
    const { matchId, pages } = await begun();
    expect((await seen(matchId)).seats).toMatchObject([
      { name: 'Ann', rating: { points: 1500, uncertain: true } },
      { name: 'Bob', rating: { points: 1500, uncertain: true } },
    ]);
    await bothMove(pages);
    await resign(pages[0]);
    await untilTrue(() => pages.every((page) => page.cell('news') !== undefined));
    const match = await seen(matchId);
    const [loser, winner] = [Math.round(expected.one.mean), Math.round(expected.other.mean)];
    expect(winner).toBeGreaterThan(1500);
    expect(match).toMatchObject({ rated: true, range: null, status: 'over', winner: 'blue' });
    expect(match.seats).toMatchObject([
      { rating: { points: loser, uncertain: true }, ratingChange: loser - 1500 },
      { rating: { points: winner, uncertain: true }, ratingChange: winner - 1500 },
    ]);
    const { ratings } = await profileOf('Bob');
    expect(ratings).toMatchObject([{ game: GAME, points: winner, uncertain: true, games: 1 }]);
    expect(ratings[0]?.history.map(({ points }) => points)).toEqual([winner]);
    const data = ownDataSchema.parse((await bob.ask('GET', '/api/account/data')).body);
    expect(data.ratings).toMatchObject([{ matchId, game: GAME, before: 1500, after: expected.other.mean }]);
  });

  test('change by half where nobody has won', async () => {
    const { matchId, pages } = await begun();
    await bothMove(pages);
    const [anns, bobs] = pages;
    expect(await anns.room.request('propose', { ply: anns.state.ply, what: { about: 'draw' } })).toMatchObject({
      ok: true,
    });
    await untilTrue(() => (bobs.cell('accords') as { open: unknown[] } | undefined)?.open.length === 1);
    const [offer] = (bobs.cell('accords') as { open: { id: number }[] }).open;
    expect(await bobs.room.request('answer', { id: offer?.id, yes: true })).toMatchObject({ ok: true });
    const match = await rated(matchId);
    expect(match.winner).toBeNull();
    expect(changesOf(match)).toEqual([0, 0]);
    expect((await profileOf('Ann')).ratings).toMatchObject([{ points: 1500, games: 1 }]);
  });

  test('stay as they are by a match that one leaves before both have moved', async () => {
    const { matchId, pages } = await begun();
    const [anns, bobs] = pages;
    expect(await anns.command({ type: 'done' })).toMatchObject({ ok: true });
    await untilTrue(() => bobs.state.ply === 1);
    await resign(bobs);
    await untilTrue(() => pages.every((page) => page.cell('news') !== undefined));
    expect(await seen(matchId)).toMatchObject({ status: 'over', winner: 'red' });
    expect(changesOf(await seen(matchId))).toEqual([undefined, undefined]);
    expect((await profileOf('Ann')).ratings).toEqual([]);
  });

  test('are not touched by matches that are not rated', async () => {
    const { matchId, pages } = await begun({ rated: false });
    await bothMove(pages);
    await resign(pages[0]);
    expect(await seen(matchId)).toMatchObject({ rated: false, status: 'over' });
    await inDatabase(async ({ db }) => {
      expect(await new RatingStore(db).unreckoned(Date.now(), 10)).toEqual([]);
      expect(await db.selectFrom('ratings').selectAll().execute()).toEqual([]);
    });
  });

  test('change once, also when an end is announced twice, by several processes, and again after a restart', async () => {
    const { matchId, pages } = await begun();
    await bothMove(pages);
    await Promise.all([resign(pages[0]), pages[1].refused('resign', { ply: pages[1].state.ply })]);
    const match = await rated(matchId);
    const again: unknown = await pages[0].room.request('resign', { ply: pages[0].state.ply });
    expect(again).toMatchObject({ ok: false, refusal: { code: 'game-over' } });
    await inDatabase(async (one) => {
      // The embedded database has one process at a time; it may still be asked twice at once.
      const other = place.databaseUrl === undefined ? one : await openDatabase(place);
      await one.db.updateTable('matches').set({ reckoned: 0 }).where('id', '=', matchId).execute();
      await one.db.deleteFrom('rating_changes').execute();
      await one.db.deleteFrom('ratings').execute();
      await one.db.deleteFrom('side_biases').execute();
      const reckoners = [one, other].map(
        (database) =>
          new RatedMatches({
            store: new RatingStore(database.db),
            matches: new MatchStore(database),
            games: new Games([raceGame]),
            logger: quietLogger().logger,
            now: Date.now,
          }),
      );
      const done = await Promise.all(
        [...reckoners, ...reckoners].flatMap((reckoner) => [reckoner.over(matchId), reckoner.sweep()]),
      );
      expect(done.filter((one_) => one_ === true || one_ === 1)).toHaveLength(1);
      expect(await one.db.selectFrom('ratings').select('games').execute()).toEqual([{ games: 1 }, { games: 1 }]);
      expect(await new RatingStore(one.db).bias(GAME, 'whole-game')).toMatchObject({ games: 1 });
      if (other !== one) await other.close();
    });
    await server.stop();
    await start();
    expect(changesOf(await seen(matchId))).toEqual(changesOf(match));
    expect((await profileOf('Ann')).ratings).toMatchObject([{ games: 1 }]);
  });

  test('are made up for at the next start when the process died between the end and the reckoning', async () => {
    const { matchId, pages } = await begun();
    await bothMove(pages);
    await resign(pages[0]);
    const match = await rated(matchId);
    await leaveAllPages();
    await server.stop();
    const database = await openDatabase(place);
    // As a crash leaves it: the end is in the log, and nothing came of it.
    for (const table of ['rating_changes', 'ratings', 'side_biases'] as const)
      await database.db.deleteFrom(table).execute();
    await database.db.updateTable('matches').set({ reckoned: 0 }).where('id', '=', matchId).execute();
    await database.close();
    await start();
    expect(changesOf(await rated(matchId))).toEqual(changesOf(match));
  });

  test('of many matches of the same people that end at once are all reckoned, each once', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 6; i++) {
      const { matchId, pages } = await begun();
      await bothMove(pages);
      ids.push(matchId);
      await Promise.all(pages.map(async ({ room }) => await room.leave()));
    }
    await inDatabase(async (one) => {
      const other = place.databaseUrl === undefined ? one : await openDatabase(place);
      await one.db.updateTable('matches').set({ status: 'over', winner: 'red' }).where('id', 'in', ids).execute();
      const stores = [new RatingStore(one.db), new RatingStore(other.db)];
      const done = await Promise.all(
        ids.flatMap((id) => stores.map(async (store) => await store.reckon(id, true, Date.now()))),
      );
      expect(done.filter(Boolean)).toHaveLength(6);
      expect(await one.db.selectFrom('ratings').select('games').execute()).toEqual([{ games: 6 }, { games: 6 }]);
      expect(await one.db.selectFrom('rating_changes').selectAll().execute()).toHaveLength(12);
      if (other !== one) await other.close();
    });
  });

  describe('a rated match', () => {
    test('is not made by a guest, against the computer, from a position, or by other options', async () => {
      const guest = await Person.arrive(server.port, 'Guest');
      const refusal = async (who: Person, changes: object) => codeOf(await make_(who, changes));
      expect(await refusal(guest, {})).toEqual({ status: 403, code: 'needs-account' });
      expect(await refusal(ann, { opponent: 'computer' })).toEqual({ status: 400, code: 'cannot-be-rated' });
      expect(await refusal(ann, { options: { goal: 30 } })).toEqual({ status: 400, code: 'cannot-be-rated' });
      const position = { at: { red: 11, blue: 0 }, hidden: { red: null, blue: null } };
      expect(await refusal(ann, { position })).toEqual({ status: 400, code: 'cannot-be-rated' });
      for (const changes of [
        { rated: 'yes' },
        { rated: 1 },
        { rated: false, range: { least: 1000, most: null } },
        { range: { least: 1600, most: 1400 } },
        { range: { least: 1e9, most: null } },
        { range: { least: 1000.5, most: null } },
        { range: { least: 1000 } },
        { reckoned: true },
      ])
        expect(await refusal(ann, changes), JSON.stringify(changes)).toEqual({
          status: 400,
          code: 'malformed-request',
        });
    });

    test('is not joined by a guest, not by its maker, and by nobody out of its range', async () => {
      const guest = await Person.arrive(server.port, 'Guest');
      const { matchId } = await made(ann, { range: { least: 1600, most: null } });
      expect((await seen(matchId)).range).toEqual({ least: 1600, most: null });
      expect(codeOf(await join(guest, matchId))).toEqual({ status: 403, code: 'needs-account' });
      expect(codeOf(await join(bob, matchId))).toEqual({ status: 403, code: 'rating-out-of-range' });
      expect((await join(ann, matchId)).body).toMatchObject({ status: 'open', yourSide: 'red' });
      const { matchId: other } = await made(ann, { range: { least: null, most: 1500 } });
      expect((await join(bob, other)).body).toMatchObject({ status: 'live', yourSide: 'blue' });
      // A guest who becomes somebody with an account is the same person.
      const { matchId: third } = await made(ann);
      const named = await settle(server.port, 'Gwen', guest);
      expect((await join(named, third)).body).toMatchObject({ status: 'live', yourSide: 'blue' });
    });

    test('stays rated, or not, whatever anybody asks for later, and its rematch is what it was', async () => {
      const { matchId, pages } = await begun();
      for (const path of ['join', 'rematch'])
        await bob.ask('POST', `/api/matches/${matchId}/${path}`, { action: 'offer', rated: false });
      expect((await seen(matchId)).rated).toBe(true);
      await bothMove(pages);
      await resign(pages[0]);
      await rated(matchId);
      await ann.ask('POST', `/api/matches/${matchId}/rematch`, { action: 'offer' });
      await bob.ask('POST', `/api/matches/${matchId}/rematch`, { action: 'accept' });
      const next = (await seen(matchId)).rematch?.matchId ?? '';
      expect(await seen(next)).toMatchObject({ rated: true, status: 'live', yourSide: 'blue' });
    });

    test('of somebody who deletes the account counts for the other, and the list of the best knows them no more', async () => {
      const { matchId, pages } = await begun();
      await bothMove(pages);
      await resign(pages[1]);
      await rated(matchId);
      await bob.ask('POST', '/api/account/delete', { password: PASSWORD });
      const match = await seen(matchId);
      expect(match.seats[1]).toMatchObject({ name: 'A former player', ratingChange: changesOf(match)[1] });
      expect(match.seats[1]?.account).toBeUndefined();
      await inDatabase(async ({ db }) => {
        await db.updateTable('ratings').set({ deviation: 80, games: 20 }).execute();
      });
      const { games } = leaderboardsSchema.parse((await ann.ask('GET', '/api/players')).body);
      expect(games[0]?.players.map(({ name }) => name)).toEqual(['Ann']);
    });
  });

  test('the list of the best has those alone whose ratings are known, and the side’s worth after a hundred matches', async () => {
    const people = ['Cay', 'Dan', 'Eve', 'Fay'];
    const ids: string[] = [];
    for (const name of people) ids.push((await settle(server.port, name)).session.sessionId);
    const row = (i: number, mean: number, deviation: number, games: number) => ({
      person_id: ids[i] ?? '',
      game: GAME,
      mean,
      deviation,
      volatility: 0.06,
      games,
    });
    await inDatabase(async ({ db }) => {
      await db
        .insertInto('ratings')
        .values([row(0, 1600.4, 60, 30), row(1, 1599.6, 70, 25), row(2, 1900, 120, 40), row(3, 1800, 90, 9)])
        .execute();
      await db
        .insertInto('side_biases')
        .values({ game: GAME, scenario: 'whole-game', points: -41.7, games: 99 })
        .execute();
    });
    const board = async () => leaderboardsSchema.parse((await ann.ask('GET', '/api/players')).body).games[0];
    expect(await board()).toEqual({
      game: GAME,
      title: 'A race',
      players: [
        { rank: 1, name: 'Cay', points: 1600, games: 30 },
        { rank: 1, name: 'Dan', points: 1600, games: 25 },
      ],
      bias: null,
      scenarios: [],
    });
    await inDatabase(async ({ db }) => {
      await db.updateTable('side_biases').set({ games: 100 }).execute();
      await db.insertInto('side_biases').values({ game: GAME, scenario: 'marathon', points: 12, games: 130 }).execute();
    });
    const { bias, scenarios } = (await board()) ?? {};
    expect(bias).toEqual({ side: 'blue', points: 42, games: 100 });
    expect(scenarios).toEqual([{ scenario: 'marathon', side: 'red', points: 12, games: 130 }]);
  });

  test('one for each player, and a worth of the sides for each scenario', async () => {
    const { matchId, pages } = await begun({ options: { goal: 95 } });
    await bothMove(pages);
    await resign(pages[0]);
    expect(changesOf(await rated(matchId))).toEqual([
      Math.round(expected.one.mean) - 1500,
      Math.round(expected.other.mean) - 1500,
    ]);
    await inDatabase(async ({ db }) => {
      const store = new RatingStore(db);
      expect(await store.bias(GAME, 'marathon')).toEqual(expected.bias);
      expect(await store.bias(GAME, 'whole-game')).toEqual(NO_BIAS);
    });
    expect((await profileOf('Bob')).ratings).toMatchObject([{ game: GAME, games: 1 }]);
  });

  describe('quick match', () => {
    const seek = async (who: Person, changes: object = {}) =>
      await who.ask('POST', '/api/quick', { game: GAME, side: 'random', rated: true, ...changes });
    const state = async (who: Person, changes: object = {}) => quickStateSchema.parse((await seek(who, changes)).body);

    test('brings two accounts together for a rated match, and no guest', async () => {
      const guest = await Person.arrive(server.port, 'Guest');
      expect(codeOf(await seek(guest))).toEqual({ status: 403, code: 'needs-account' });
      expect(await state(guest, { rated: false })).toMatchObject({ state: 'seeking', rated: false, within: null });
      expect(await state(ann)).toMatchObject({ state: 'seeking', rated: true, within: 150, waits: { found: 0 } });
      const found = await state(bob);
      expect(found).toMatchObject({ state: 'found' });
      expect(await seen(found.state === 'found' ? found.matchId : '')).toMatchObject({ rated: true, status: 'live' });
    });

    test('waits longer for an opponent of another strength, and says how far it looks', async () => {
      await inDatabase(async ({ db }) => {
        await db
          .insertInto('ratings')
          .values({
            person_id: bob.session.sessionId,
            game: GAME,
            mean: 1900,
            deviation: 60,
            volatility: 0.06,
            games: 50,
          })
          .execute();
      });
      /** As many seconds in which both are there. */
      const bothWait = async (seconds: number) => {
        ahead += seconds * 1000;
        return [await state(ann), await state(bob)];
      };
      for (const [seconds, points] of [
        [0, 150],
        [9, 150],
        [9, 200],
        [9, 250],
        [9, 300],
        [9, 350],
      ] as const) {
        const [anns, bobs] = await bothWait(seconds);
        expect(anns).toMatchObject({ state: 'seeking', within: points });
        expect(bobs).toMatchObject({ state: 'seeking' });
      }
      const [, bobs] = await bothWait(9);
      expect(bobs).toMatchObject({ state: 'found' });
    });
  });
});
