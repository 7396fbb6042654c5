/** What is done by itself: claims, and the closing of matches that everybody has left. By several services on one database, too. */
import type { ClockSetting } from '@warbeacon/clock';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerBench, type BenchQuestion } from '../rooms/bench-question.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { DeadlineStore } from '../storage/deadlines.ts';
import { Leases } from '../storage/leases.ts';
import { MatchStore } from '../storage/matches.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { untilTrue } from '../testing/people.ts';
import { quietLogger } from '../testing/quiet-logger.ts';
import { haveBothMoved } from './both-moved.ts';
import { ComputerQueue } from './computer-queue.ts';
import { Deadlines, type Warning } from './deadlines.ts';
import { Games } from './game.ts';
import { pageCache } from './history.ts';
import { LiveMatches } from './live-matches.ts';
import { newMatch } from './new-match.ts';
import { raceGame } from './race.fixture.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const CLAIMED: ClockSetting = { kind: 'days', bank: 3, refill: 1, cap: 5, whenOver: 'claim-after', grace: 12 };
const CHOSEN: ClockSetting = { kind: 'days', bank: 3, refill: 1, cap: 5 };

describe.each(KINDS_OF_DATABASE)('deadlines on $name', ({ name, make }) => {
  let place: TestDatabase;
  let database: Database;
  let store: MatchStore;
  let now = 0;
  let matches = 0;
  const begun = 1_800_000_000_000;
  const open: Leases[] = [];

  beforeEach(async () => {
    place = await make();
    database = await openDatabase(place);
    store = new MatchStore(database);
    now = begun;
  });
  afterEach(async () => {
    for (const leases of open.splice(0)) await leases.close();
    await database.close();
    await place.remove();
  });

  /** All that a process has which hosts matches and looks after deadlines. */
  const service = async (processId: string, warn?: (matchId: string, days: number) => Promise<Warning>) => {
    const { logger } = quietLogger();
    const leases = await Leases.open({ db: database.db, databaseUrl: place.databaseUrl, processId, logger });
    open.push(leases);
    const live = new LiveMatches(
      {
        games: new Games([raceGame]),
        store,
        pages: pageCache(),
        logger,
        now: () => now,
        botDelay: 5,
        computers: new ComputerQueue(),
        commandsEach: 100,
      },
      leases,
    );
    const askBench = async (matchId: string, question: BenchQuestion) =>
      await answerBench({ live, matches: store, logger }, matchId, question);
    const deadlines = new Deadlines({
      db: database.db,
      store: new DeadlineStore(database.db),
      logger,
      now: () => now,
      askBench,
      warn: warn && (async ({ matchId }, days) => await warn(matchId, days)),
      haveBothMoved: async (matchId) => await haveBothMoved(store, matchId),
      besides: async () => {},
      abandonedAfter: 60,
    });
    return { leases, live, deadlines };
  };
  const die = async ({ leases }: Service) => {
    open.splice(open.indexOf(leases), 1);
    await leases.close();
  };
  type Service = Awaited<ReturnType<typeof service>>;

  const addMatch = async (clock?: ClockSetting, computer = 0): Promise<string> => {
    const nth = ++matches;
    const made = newMatch(raceGame, (count) => new Uint8Array(count).fill(nth % 256), now, clock && { clock });
    if (!made.ok) throw new Error(made.error.code);
    const { opening, secret, turn, phase, toMove, matchId } = made.value;
    await store.add(
      {
        id: matchId,
        game: raceGame.rules.id,
        visibility: 'listed',
        status: 'live',
        turn,
        phase,
        to_move: toMove,
        winner: null,
        created_at: now,
        options: '{}',
        practice: 0,
        lesson: null,
        clock: clock === undefined ? null : JSON.stringify(clock),
      },
      raceGame.rules.sides.map((side, i) => ({
        match_id: matchId,
        side,
        place: i,
        session_id: null,
        computer: i * computer,
      })),
      opening,
      secret,
    );
    return matchId;
  };
  /** Opens it, so that its clocks begin, and has red move when that is wanted. */
  const begin = async ({ live }: Service, matchId: string, moves = false) => {
    const host = await live.use(matchId);
    if (moves) expect(await host.submit('red', 'first-one', 0, { type: 'done' })).toMatchObject({ ok: true });
    await live.letGo(host);
  };
  const endOf = async (matchId: string) => {
    const ends = (await store.log(matchId)).filter(({ body }) => body.kind === 'close');
    return ends.map(({ body }) => body.kind === 'close' && [body.winner, body.reason]);
  };

  test('the server claims when the grace has passed, and not a moment before; where the players choose it never does', async () => {
    const one = await service('one');
    const [claimed, chosen] = [await addMatch(CLAIMED), await addMatch(CHOSEN)];
    for (const matchId of [claimed, chosen]) await begin(one, matchId);
    now = begun + 3 * DAY + 12 * HOUR - 1;
    expect(await one.deadlines.claim()).toBe(0);
    now += 1;
    expect(await one.deadlines.claim()).toBe(1);
    expect(await one.deadlines.claim()).toBe(0);
    expect(await endOf(claimed)).toEqual([['blue', 'time']]);
    expect(await endOf(chosen)).toEqual([]);
    expect(await store.get(claimed)).toMatchObject({ status: 'over', winner: 'blue', voided: false });
  });

  test('a restart forgets nothing, and who moves in the grace is safe', async () => {
    const one = await service('one');
    const [left, saved] = [await addMatch(CLAIMED), await addMatch(CLAIMED)];
    for (const matchId of [left, saved]) await begin(one, matchId);
    now = begun + 3 * DAY + HOUR;
    await begin(one, saved, true);
    await die(one);
    now = begun + 4 * DAY;
    const two = await service('two');
    expect(await two.deadlines.claim()).toBe(1);
    expect([await endOf(left), await endOf(saved)]).toEqual([[['blue', 'time']], []]);
  });

  test('matches in which nobody moves are closed after the time for that, and count as not played', async () => {
    const one = await service('one');
    const [plain, chosen, moved, practice] = [
      await addMatch(),
      await addMatch(CHOSEN),
      await addMatch(),
      await addMatch(undefined, 1),
    ];
    for (const matchId of [plain, chosen, moved]) await begin(one, matchId);
    now = begun + 30 * DAY;
    await begin(one, moved, true);
    now = begun + 60 * DAY;
    expect(await one.deadlines.closeLeft()).toBe(0);
    now += 1;
    expect(await one.deadlines.closeLeft()).toBe(1);
    expect(await endOf(plain)).toEqual([[null, 'abandoned']]);
    // Not before its clock has been out for as long.
    expect(await endOf(chosen)).toEqual([]);
    now = begun + 63 * DAY + 1;
    expect(await one.deadlines.closeLeft()).toBe(1);
    expect(await store.get(chosen)).toMatchObject({ status: 'over', winner: null, voided: true });
    expect([await endOf(moved), await endOf(practice)]).toEqual([[], []]);
  });

  test('where there is mail the players are told once, a week before, however long the mail was down', async () => {
    const told: [string, number][] = [];
    let mail: Warning = 'down';
    const one = await service('one', async (matchId, days) => {
      if (mail === 'told') told.push([matchId, days]);
      return await Promise.resolve(mail);
    });
    const matchId = await addMatch();
    now = begun + 53 * DAY + 1;
    await one.deadlines.closeLeft();
    now = begun + 70 * DAY;
    await one.deadlines.closeLeft();
    expect([told, await endOf(matchId)]).toEqual([[], []]);
    mail = 'told';
    await one.deadlines.closeLeft();
    await one.deadlines.closeLeft();
    expect(told).toEqual([[matchId, 7]]);
    now = begun + 77 * DAY - 1;
    expect(await one.deadlines.closeLeft()).toBe(0);
    now += 1;
    expect(await one.deadlines.closeLeft()).toBe(1);
    expect(told).toHaveLength(1);
  });

  test('whoever moves after that is told again another time', async () => {
    let told = 0;
    const one = await service('one', async () => await Promise.resolve((told++, 'told' as const)));
    const matchId = await addMatch();
    now = begun + 54 * DAY;
    await one.deadlines.closeLeft();
    await begin(one, matchId, true);
    now += 54 * DAY;
    expect(await one.deadlines.closeLeft()).toBe(0);
    expect([told, await endOf(matchId)]).toEqual([2, []]);
  });

  describe.runIf(name === 'PostgreSQL')('by several services', () => {
    test('each is claimed once, and each closed once, though both look at the same moment', async () => {
      const [one, two] = [await service('one'), await service('two')];
      const clocked = await Promise.all(Array.from({ length: 12 }, async () => await addMatch(CLAIMED)));
      const plain = await Promise.all(Array.from({ length: 6 }, async () => await addMatch()));
      for (const matchId of clocked) await begin(one, matchId);
      now = begun + 100 * DAY;
      const rounds = await Promise.all(
        [one, two, one, two].map(async ({ deadlines }) => [await deadlines.claim(), await deadlines.closeLeft()]),
      );
      // What one of them has in its hands the other leaves to it; the next round finds what both have left.
      const [rest, more] = [await two.deadlines.claim(), await two.deadlines.closeLeft()];
      expect(rounds.reduce((sum, [claimed = 0]) => sum + claimed, rest)).toBe(12);
      expect(rounds.reduce((sum, [, closed = 0]) => sum + closed, more)).toBe(6);
      for (const matchId of clocked) expect(await endOf(matchId)).toEqual([['blue', 'time']]);
      for (const matchId of plain) expect(await endOf(matchId)).toEqual([[null, 'abandoned']]);
    });

    test('one that dies with the match in its hands is followed by another, and writes nothing when it wakes', async () => {
      const [one, two] = [await service('one'), await service('two')];
      const matchId = await addMatch(CLAIMED);
      await begin(one, matchId);
      now = begun + 10 * DAY;
      // It has taken the work upon itself, and the match, and goes no further.
      const frozen = await one.live.use(matchId);
      expect(await two.deadlines.claim()).toBe(0);
      await die(one);
      let claimed = 0;
      const trying = setInterval(() => void two.deadlines.claim().then((n) => (claimed += n)), 200);
      await untilTrue(() => claimed > 0, 10_000);
      clearInterval(trying);
      expect(await frozen.agreements.bench.claim()).toMatchObject({ ok: false });
      expect(await endOf(matchId)).toEqual([['blue', 'time']]);
    }, 20_000);

    test('a round is made by one of them, and by another when that one is gone', async () => {
      const [one, two] = [await service('one'), await service('two')];
      const matchId = await addMatch(CLAIMED);
      await begin(two, matchId);
      now = begun + 10 * DAY;
      const claim = one.deadlines.claim.bind(one.deadlines);
      // Killed after it has said that the round is its own.
      one.deadlines.claim = async () => await Promise.reject(new Error('killed'));
      await expect(one.deadlines.work()).rejects.toThrow('killed');
      await two.deadlines.work();
      expect(await endOf(matchId)).toEqual([]);
      now += 60_000;
      await two.deadlines.work();
      expect(await endOf(matchId)).toEqual([['blue', 'time']]);
      expect(await claim()).toBe(0);
    });
  });
});
