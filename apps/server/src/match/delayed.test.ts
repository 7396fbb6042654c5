/** A match as it stood: whenever one looks, and whether one has looked on since the beginning or comes to a server that was started anew. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { helmsDeepGame } from '../games.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { MatchStore } from '../storage/matches.ts';
import { type Chance, chanceFrom, oneOf } from '../testing/chance.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { quietLogger } from '../testing/quiet-logger.ts';
import { ComputerQueue } from './computer-queue.ts';
import { Delayed } from './delayed.ts';
import { type AnyGame, Games } from './game.ts';
import { pageCache } from './history.ts';
import { MatchHost } from './match-host.ts';
import { type Aside, asideOf } from './moment-of.ts';
import { newMatch } from './new-match.ts';
import { raceGame } from './race.fixture.ts';

const MINUTES = 10;
const DELAY = MINUTES * 60_000;
const BEGUN = 1_700_000_000_000;

/** How the match stood after something was written. */
interface Stood {
  readonly at: number;
  readonly ply: number;
  readonly cells: Readonly<Record<string, string>>;
  readonly aside: Aside;
  readonly over: boolean;
}

describe.each(KINDS_OF_DATABASE)('a match that is seen later on $name', ({ make }) => {
  let place: TestDatabase;
  let database: Database;
  let store: MatchStore;
  let matchId = '';
  let clock = BEGUN;
  const now = () => clock;

  beforeEach(async () => {
    place = await make();
    database = await openDatabase(place);
    store = new MatchStore(database);
    clock = BEGUN;
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  const begin = async (game: AnyGame) => {
    const watching = { policy: 'delayed', minutes: MINUTES } as const;
    const made = newMatch(game, (count) => new Uint8Array(count).fill(7), clock, { watching });
    if (!made.ok) throw new Error(made.error.code);
    const { opening, secret, turn, phase, toMove, options } = made.value;
    matchId = made.value.matchId;
    const row = { visibility: 'listed', status: 'live', turn, phase, to_move: toMove, winner: null } as const;
    const more = { created_at: clock, options: JSON.stringify(options), practice: 0, lesson: null, watching } as const;
    await store.add(
      { id: matchId, game: game.rules.id, ...row, ...more },
      game.rules.sides.map((side, i) => ({ match_id: matchId, side, place: i, session_id: null, computer: 0 })),
      opening,
      secret,
    );
  };
  const open = async (game: AnyGame) =>
    await MatchHost.load(
      {
        games: new Games([game]),
        store,
        pages: pageCache(),
        logger: quietLogger().logger,
        now,
        botDelay: 5,
        computers: new ComputerQueue(),
        commandsEach: 10_000,
      },
      matchId,
    );
  const look = async (host: MatchHost) =>
    await Delayed.of(host, { store, delay: DELAY, now }, (delayed) => {
      host.audience.add({
        moved: (happenings) => delayed.note(happenings),
        seatsChanged: () => delayed.note([]),
        seatTold: () => {},
      });
    });
  const stoodNow = (host: MatchHost): Stood => ({
    at: clock,
    ply: host.ply,
    cells: Object.fromEntries(host.game.makeCells(host.sight.view('spectator'))),
    aside: asideOf(host.position),
    over: host.status === 'over',
  });
  /** What somebody does who knows no rules; now and then something beside the game. */
  const act = async (host: MatchHost, chance: Chance, id: string) => {
    const { sides } = host.game.rules;
    if (chance() < 0.1) {
      const side = oneOf(sides, chance) ?? '';
      const [open] = (JSON.parse(asideOf(host.position).accords) as { open: { id: number; by: string }[] }).open;
      if (open === undefined) await host.agreements.propose(side, host.ply, { about: 'pause' });
      else if (open.by === side) await host.agreements.withdraw(side, open.id);
      else await host.agreements.answer(side, open.id, chance() < 0.5);
      return;
    }
    for (const side of sides) {
      const { commands, actors } = host.privateOf(side);
      const offers = [...commands, ...host.offers(side, oneOf(actors, chance) ?? null)];
      const offered = oneOf(offers, chance);
      if (offered === undefined) continue;
      // As a page sends it.
      const command: unknown = JSON.parse(JSON.stringify(offered.command));
      return void (await host.submit(side, id, host.ply, command));
    }
  };
  /** What is to be told at a moment: all until then, and not what comes after something that is not to be told yet. */
  const expected = (all: readonly Stood[], at: number): Stood => {
    const untold = all.findIndex((stood) => stood.at > at - DELAY);
    const told = untold < 0 ? all.at(-1) : all[Math.max(0, untold - 1)];
    if (told === undefined) throw new Error('nothing was ever told');
    return told;
  };
  class Watcher {
    readonly delayed: Delayed;
    readonly cells = new Map<string, string>();
    readonly plies: number[] = [];
    constructor(delayed: Delayed) {
      this.delayed = delayed;
    }
    /** Goes on as a room does. */
    sees(): Omit<Stood, 'at'> {
      if ((this.delayed.wait ?? 1) <= 0) this.plies.push(...this.delayed.goOn().map(({ ply }) => ply));
      const { set, gone } = this.delayed.changes();
      for (const [name, json] of set) this.cells.set(name, json);
      for (const name of gone) this.cells.delete(name);
      const { ply, aside, isOver: over } = this.delayed;
      return { ply, cells: Object.fromEntries(this.cells), aside, over };
    }
  }

  test.each([
    ['a race', raceGame, 90],
    ['a siege', helmsDeepGame, 260],
  ])('%s is what stood when the delay began, however one came to it', async (_name, game, steps) => {
    await begin(game);
    const chance = chanceFrom(11);
    let host = await open(game);
    const all: Stood[] = [{ ...stoodNow(host), at: -Infinity }];
    let first = new Watcher(await look(host));
    let compared = 0;
    let differed = 0;
    for (let i = 0; i < steps; i++) {
      const before = host.position.last.seq;
      if (host.status === 'live') await act(host, chance, `command-${i}`);
      if (host.position.last.seq !== before) all.push(stoodNow(host));
      clock += Math.floor(chance() * 20_000);
      if (i % 9 !== 0 && i < steps - 1) continue;
      const { at: _, ...wanted } = expected(all, clock);
      expect(first.sees()).toEqual(wanted);
      const fresh = new Watcher(await look(host));
      expect(fresh.sees()).toEqual(wanted);
      expect(fresh.delayed.zones('spectator')).toEqual(first.delayed.zones('spectator'));
      compared++;
      if (wanted.ply < host.ply) differed++;
      if (i % 45 !== 0) continue;
      // As after a restart, or at another process.
      await host.release();
      host = await open(game);
      const again = new Watcher(await look(host));
      expect(again.sees()).toEqual(wanted);
      first = again;
    }
    expect(compared).toBeGreaterThan(8);
    expect(differed).toBeGreaterThan(5);
    clock += DELAY;
    const { at: _, ...last } = stoodNow(host);
    expect(first.sees()).toEqual(last);
    expect(new Watcher(await look(host)).sees()).toEqual(last);
  });

  test('tells each ply once, in order, and answers about nothing later', async () => {
    await begin(raceGame);
    const host = await open(raceGame);
    const watcher = new Watcher(await look(host));
    for (let ply = 0; ply < 6; ply++) {
      await host.submit(ply % 2 === 0 ? 'red' : 'blue', `roll-${ply}`, ply, { type: 'done' });
      clock += 60_000;
      expect(watcher.sees().ply).toBe(0);
    }
    clock = BEGUN + DELAY + 2 * 60_000;
    expect(watcher.sees().ply).toBe(3);
    const read = async (after: number, limit: number) => {
      const answer = await watcher.delayed.history('spectator', after, limit);
      return answer.ok ? [answer.value.entries.map(({ ply }) => ply), answer.value.more] : answer.error.code;
    };
    expect(await read(0, 400)).toEqual([[1, 2, 3], false]);
    expect(await read(0, 2)).toEqual([[1, 2], true]);
    expect(await read(3, 400)).toEqual([[], false]);
    expect(await read(4, 400)).toBe('no-such-ply');
    const past = async (ply: number) => {
      const answer = await watcher.delayed.past('spectator', ply);
      return answer.ok ? answer.value.plies.map((each) => each.ply) : answer.error.code;
    };
    expect(await past(3)).toEqual([3, 2, 1]);
    expect(await past(4)).toBe('no-such-ply');
    clock = BEGUN + 2 * DELAY;
    watcher.sees();
    expect(watcher.plies).toEqual([1, 2, 3, 4, 5, 6]);
    expect(watcher.delayed.wait).toBeNull();
  });

  test('goes on in order when the clock of the server is put back', async () => {
    await begin(raceGame);
    const host = await open(raceGame);
    const watcher = new Watcher(await look(host));
    const done = async (ply: number) =>
      await host.submit(ply % 2 === 0 ? 'red' : 'blue', `d-${ply}`, ply, { type: 'done' });
    clock = BEGUN + 1000;
    await done(0);
    clock = BEGUN + 90_000;
    await done(1);
    clock = BEGUN + 2000;
    await done(2);
    clock = BEGUN + DELAY + 3000;
    // The third is of long enough ago, by its time; but it tells the second.
    expect(watcher.sees().ply).toBe(1);
    expect(new Watcher(await look(host)).sees().ply).toBe(1);
    clock = BEGUN + DELAY + 90_000;
    expect(watcher.sees().ply).toBe(3);
    expect(new Watcher(await look(host)).sees().ply).toBe(3);
  });
});
