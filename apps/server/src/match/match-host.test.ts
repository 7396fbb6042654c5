import { commitment, fromHex, replay, toHex } from '@warbeacon/kernel';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../storage/database.ts';
import { MatchStore } from '../storage/matches.ts';
import { SessionStore } from '../storage/sessions.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { quietLogger } from '../testing/quiet-logger.ts';
import { ComputerQueue } from './computer-queue.ts';
import { type Happening, pageCache } from './history.ts';
import { MatchHost } from './match-host.ts';
import { newMatch } from './new-match.ts';
import { Games } from './game.ts';
import { raceGame, raceView } from './race.fixture.ts';

const ROLL: unknown = { type: 'roll' };
const DONE: unknown = { type: 'done' };
const HIDE: unknown = { type: 'hide', number: 424_242 };

describe.each(KINDS_OF_DATABASE)('a hosted match on $name', ({ make }) => {
  let place: TestDatabase;
  let database: Database;
  let store: MatchStore;
  let log: string[];
  let clock = 0;

  beforeEach(async () => {
    place = await make();
    database = await openDatabase(place);
    store = new MatchStore(database);
    clock = 0;
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  const hostOptions = (botDelay = 5) => {
    const { logger, lines } = quietLogger();
    log = lines;
    return {
      games: new Games([raceGame]),
      store,
      pages: pageCache(),
      logger,
      now: () => ++clock,
      botDelay,
      computers: new ComputerQueue(),
      commandsEach: 1000,
    };
  };
  const addMatch = async (opponent: 'human' | 'computer' | 'none' = 'human') => {
    const bytes = (count: number) => Uint8Array.from({ length: count }, (_, i) => i + count);
    const result = newMatch(raceGame, bytes, 1000);
    if (!result.ok) throw new Error(result.error.code);
    const made = result.value;
    const sessions = new SessionStore(database.db);
    for (const [id, name] of [
      ['a'.repeat(32), 'Ann'],
      ['b'.repeat(32), 'Bob'],
    ] as const)
      await sessions.add({ id, name, skeleton: name, at: 1 }, { id, personId: id, tokenHash: id, label: '', at: 1 });
    await store.add(
      {
        id: made.matchId,
        game: 'blind-race',
        visibility: 'listed',
        status: opponent === 'none' ? 'open' : 'live',
        turn: made.turn,
        phase: made.phase,
        to_move: made.toMove,
        winner: null,
        created_at: 1000,
        options: '{}',
        practice: 0,
        lesson: null,
      },
      [
        { match_id: made.matchId, side: 'red', place: 0, session_id: 'a'.repeat(32), computer: 0 },
        {
          match_id: made.matchId,
          side: 'blue',
          place: 1,
          session_id: opponent === 'human' ? 'b'.repeat(32) : null,
          computer: opponent === 'computer' ? 1 : 0,
        },
      ],
      made.opening,
      made.secret,
    );
    return made;
  };
  const host = async (opponent: 'human' | 'computer' | 'none' = 'human') => {
    const made = await addMatch(opponent);
    return { made, match: await MatchHost.load(hostOptions(), made.matchId) };
  };
  const playOut = async (match: Awaited<ReturnType<typeof host>>['match']) => {
    for (let i = 0; match.status === 'live'; i++) {
      await match.submit(i % 2 === 0 ? 'red' : 'blue', `roll-${i}-long`, match.ply, ROLL);
    }
  };

  test('carries a command out, writes it down, and shows it only then', async () => {
    const { made, match } = await host();
    const seen: Happening[] = [];
    const rowsWhenSeen: number[] = [];
    const counted: Promise<void>[] = [];
    match.audience.add({
      moved: (happenings) => {
        seen.push(...happenings);
        counted.push(store.log(made.matchId).then((rows) => void rowsWhenSeen.push(rows.length)));
      },
      seatsChanged: () => {},
      seatTold: () => {},
    });
    expect(await match.submit('red', 'first-one', 0, ROLL)).toEqual({ ok: true, ply: 1 });
    await Promise.all(counted);
    expect(rowsWhenSeen).toEqual([2]);
    expect(seen).toMatchObject([{ ply: 1, side: 'red', at: 1, events: [{ type: 'rolled', side: 'red', die: 2 }] }]);
    expect(await store.get(made.matchId)).toMatchObject({ turn: 2, toMove: 'blue' });
  });

  test.each<[string, (m: Awaited<ReturnType<typeof host>>['match']) => Promise<unknown>, string]>([
    ['a stale ply', async (m) => await m.submit('red', 'command-1', 7, ROLL), 'stale-ply'],
    ['the wrong seat', async (m) => await m.submit('blue', 'command-1', 0, ROLL), 'not-your-decision'],
    ['a stale resignation', async (m) => await m.agreements.resign('red', 3), 'stale-ply'],
  ])('refuses %s and changes nothing', async (_, ask, code) => {
    const { made, match } = await host();
    expect(await ask(match)).toMatchObject({ ok: false, ply: 0, refusal: { code } });
    expect(match.ply).toBe(0);
    expect(await store.log(made.matchId)).toHaveLength(1);
  });

  test('takes no command before both seats are taken, and tells when they are', async () => {
    const { made, match } = await host('none');
    expect(await match.submit('red', 'too-early', 0, ROLL)).toMatchObject({ refusal: { code: 'not-started' } });
    expect(match.privateOf('red')).toMatchObject({ actors: [], commands: [] });
    let told = 0;
    match.audience.add({ moved: () => void told++, seatsChanged: () => {}, seatTold: () => {} });
    await store.takeSeat(made.matchId, 'b'.repeat(32), 2000);
    await match.readSeats();
    expect(told).toBe(1);
    expect(match.sideOf('b'.repeat(32))).toBe('blue');
    expect(match.privateOf('red').commands).toEqual([{ command: DONE }]);
    expect(await match.submit('red', 'now-then', 0, ROLL)).toMatchObject({ ok: true });
  });

  test('answers a repeated command id with the first answer, and does it once', async () => {
    const { made, match } = await host();
    const [first, second] = await Promise.all([
      match.submit('red', 'the-same', 0, ROLL),
      match.submit('red', 'the-same', 0, ROLL),
    ]);
    expect(first).toEqual({ ok: true, ply: 1 });
    expect(second).toEqual(first);
    expect(await store.log(made.matchId)).toHaveLength(2);
    // The other seat may use the same id for a command of its own.
    expect(await match.submit('blue', 'the-same', 1, ROLL)).toEqual({ ok: true, ply: 2 });
  });

  test('answers a repeated command id so after a restart too', async () => {
    const { made, match } = await host();
    await match.submit('red', 'the-same', 0, ROLL);
    await match.release();
    const again = await MatchHost.load(hostOptions(), made.matchId);
    expect(await again.submit('red', 'the-same', 0, ROLL)).toEqual({ ok: true, ply: 1 });
    expect(again.ply).toBe(1);
  });

  test('carries several commands out together, past one that is refused, and ends with the step', async () => {
    const { made, match } = await host();
    const told: (readonly Happening[])[] = [];
    match.audience.add({ moved: (all) => void told.push(all), seatsChanged: () => {}, seatTold: () => {} });
    const answer = await match.submitSeries('red', 'together-1', 0, [HIDE, HIDE, ROLL, ROLL]);
    expect(answer).toMatchObject({ ok: true, ply: 2, gone: 2, refusal: { code: 'hidden-already', case: '1.2' } });
    // Blue decides now: of the second roll nothing has come.
    expect(told.map((all) => all.map(({ ply, side }) => [ply, side]))).toEqual([
      [
        [1, 'red'],
        [2, 'red'],
      ],
    ]);
    expect(await store.log(made.matchId)).toHaveLength(3);
    // Whoever asks again has it done once, also of a host that has read it in the log.
    expect(await match.submitSeries('red', 'together-1', 0, [HIDE, ROLL])).toEqual({ ok: true, ply: 2 });
    await match.release();
    const again = await MatchHost.load(hostOptions(), made.matchId);
    expect(await again.submitSeries('red', 'together-1', 0, [HIDE, ROLL])).toMatchObject({ ok: true });
    expect(again.ply).toBe(2);
  });

  test('refuses several commands of which none can be carried out, and says why the first cannot', async () => {
    const { made, match } = await host();
    expect(await match.submitSeries('blue', 'together-1', 0, [ROLL, ROLL])).toMatchObject({
      ok: false,
      ply: 0,
      refusal: { code: 'not-your-decision' },
    });
    expect(await match.submitSeries('red', 'together-2', 3, [ROLL])).toMatchObject({ refusal: { code: 'stale-ply' } });
    expect(await match.submitSeries('red', 'together-3', 0, [ROLL, { type: 'fly' }])).toMatchObject({
      refusal: { code: 'malformed-command' },
    });
    expect(await store.log(made.matchId)).toHaveLength(1);
  });

  test('carries out no more of several commands than a side may give', async () => {
    const made = await addMatch();
    const match = await MatchHost.load({ ...hostOptions(), commandsEach: 1 }, made.matchId);
    expect(await match.submitSeries('red', 'together-1', 0, [HIDE, ROLL])).toMatchObject({
      ok: true,
      ply: 1,
      gone: 1,
      refusal: { code: 'too-many-commands' },
    });
  });

  test('answers a repeated refusal with the first one', async () => {
    const { match } = await host();
    const refused = await match.submit('blue', 'not-mine', 0, ROLL);
    expect(await match.submit('blue', 'not-mine', 0, DONE)).toEqual(refused);
  });

  test('carries out only one of two commands for the same ply', async () => {
    const { match } = await host();
    const answers = await Promise.all([
      match.submit('red', 'device-one', 0, ROLL),
      match.submit('red', 'device-two', 0, DONE),
    ]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, false]);
    expect(answers[1]?.refusal?.code).toBe('stale-ply');
  });

  test('goes on as it was after a bug of the rules', async () => {
    const { made, match } = await host();
    await expect(match.submit('red', 'broken-1', 0, { type: 'break' })).rejects.toThrow('a bug of the rules');
    expect(match.ply).toBe(0);
    expect(await store.log(made.matchId)).toHaveLength(1);
    expect(await match.submit('red', 'whole-1', 0, ROLL)).toMatchObject({ ok: true });
  });

  test('refuses what it could not save, changes nothing, and takes it when it can', async () => {
    const { match } = await host();
    let told = 0;
    match.audience.add({ moved: () => void told++, seatsChanged: () => {}, seatTold: () => {} });
    await sql`alter table log rename to log_elsewhere`.execute(database.db);
    expect(await match.submit('red', 'unsaved-1', 0, ROLL)).toMatchObject({
      ok: false,
      ply: 0,
      refusal: { code: 'not-saved' },
    });
    expect(await match.agreements.resign('red', 0)).toMatchObject({ refusal: { code: 'not-saved' } });
    expect([match.ply, match.status, told]).toEqual([0, 'live', 0]);
    await sql`alter table log_elsewhere rename to log`.execute(database.db);
    expect(await match.submit('red', 'unsaved-1', 0, ROLL)).toEqual({ ok: true, ply: 1 });
    expect(log.join()).toContain('could not be saved');
  });

  test('catches up when another process has played on, and has the player look first', async () => {
    const { made, match } = await host();
    const elsewhere = await MatchHost.load(hostOptions(), made.matchId);
    await elsewhere.submit('red', 'elsewhere-1', 0, ROLL);
    await elsewhere.submit('blue', 'elsewhere-2', 1, DONE);
    const seen: number[] = [];
    match.audience.add({
      moved: (happenings) => void seen.push(...happenings.map(({ ply }) => ply)),
      seatsChanged: () => {},
      seatTold: () => {},
    });
    expect(await match.submit('red', 'here-0001', 0, DONE)).toMatchObject({
      ok: false,
      ply: 2,
      refusal: { code: 'stale-ply' },
    });
    expect(seen).toEqual([1, 2]);
    expect(match.sight.view('spectator')).toEqual(elsewhere.sight.view('spectator'));
    expect(await match.submit('red', 'here-0002', 2, DONE)).toEqual({ ok: true, ply: 3 });
  });

  test('throws the dice that the secret and the index give, before and after a restart', async () => {
    const { made, match } = await host();
    await match.submit('red', 'roll-0001', 0, ROLL);
    await match.release();
    const again = await MatchHost.load(hostOptions(), made.matchId);
    await again.submit('blue', 'roll-0002', 1, ROLL);
    const replayed = replay(raceGame.rules, await store.log(made.matchId), raceGame.parseCommand, fromHex(made.secret));
    expect(replayed).toMatchObject({ ok: true, value: { ply: 2, diceChecked: true } });
  });

  test('publishes its secret when the match ends, and not before', async () => {
    const { made, match } = await host();
    await match.submit('red', 'hide-0001', 0, HIDE);
    expect(JSON.stringify(await store.log(made.matchId))).not.toContain(made.secret);
    await match.submit('red', 'done-0001', 1, DONE);
    await match.submit('blue', 'done-0002', 2, DONE);
    await playOut(match);
    const entries = await store.log(made.matchId);
    const last = entries.at(-1)?.body;
    expect(last).toMatchObject({ kind: 'close', reason: 'goal-reached', secret: made.secret });
    expect(toHex(commitment(made.matchId, fromHex(made.secret)))).toBe(
      entries[0]?.body.kind === 'open' && entries[0].body.commitment,
    );
    // Anybody can now check the whole of it, dice included, with nothing but the record.
    expect(replay(raceGame.rules, entries, raceGame.parseCommand)).toMatchObject({
      ok: true,
      value: { diceChecked: true },
    });
    expect(await store.get(made.matchId)).toMatchObject({
      status: 'over',
      toMove: null,
      winner: last?.kind === 'close' && last.winner,
    });
    expect(await match.submit('red', 'too-late1', match.ply, ROLL)).toMatchObject({
      refusal: { code: 'game-over' },
    });
    expect(match.why('red', ROLL)).toMatchObject({ code: 'game-over' });
  });

  test('takes back what revealed nothing, once, and after a restart too', async () => {
    const { made, match } = await host();
    await match.submit('red', 'hide-0001', 0, HIDE);
    expect([match.canTakeBack('red'), match.canTakeBack('blue')]).toEqual([true, false]);
    expect(await match.takeBack('blue', 'back-0001', 1)).toMatchObject({
      ok: false,
      refusal: { code: 'no-takeback' },
    });
    expect(await match.takeBack('red', 'back-0002', 0)).toMatchObject({ refusal: { code: 'stale-ply' } });
    expect(await match.takeBack('red', 'back-0003', 1)).toEqual({ ok: true, ply: 2 });
    expect(await match.takeBack('red', 'back-0003', 1)).toEqual({ ok: true, ply: 2 });
    expect(match.privateOf('red').cells).toEqual({});
    expect(await match.history('blue', 1, 9)).toMatchObject({
      value: { entries: [{ ply: 2, side: 'red', at: 3, events: [], tookBack: true }] },
    });
    await match.submit('red', 'hide-0002', 2, HIDE);
    await match.release();
    const again = await MatchHost.load(hostOptions(), made.matchId);
    expect(await again.history('spectator', 0, 9)).toEqual(await match.history('spectator', 0, 9));
    expect(await again.takeBack('red', 'back-0003', 1)).toEqual({ ok: true, ply: 2 });
    expect(await again.takeBack('red', 'back-0004', 3)).toEqual({ ok: true, ply: 4 });
    await again.submit('red', 'roll-0001', 4, ROLL);
    expect(await again.takeBack('red', 'back-0005', 5)).toMatchObject({ refusal: { code: 'no-takeback' } });
  });

  test('ends by resignation, and is over after a restart too', async () => {
    const { made, match } = await host();
    await match.submit('red', 'roll-0001', 0, ROLL);
    expect(await match.agreements.resign('red', 1)).toEqual({ ok: true, ply: 2 });
    const again = await MatchHost.load(hostOptions(), made.matchId);
    for (const one of [match, again]) {
      expect([one.status, one.ply]).toEqual(['over', 2]);
      expect(raceView(one.sight.view('spectator')).winner).toBe('blue');
      expect(await one.history('spectator', 1, 10)).toMatchObject({
        value: {
          entries: [{ ply: 2, side: 'red', at: 2, events: [{ type: 'won', side: 'blue', reason: 'resignation' }] }],
        },
      });
      expect(one.privateOf('blue')).toMatchObject({ actors: [], commands: [], doneRefusal: null });
      expect(await one.agreements.resign('blue', 2)).toMatchObject({ refusal: { code: 'game-over' } });
    }
  });

  test('tells each viewer only what it may know', async () => {
    const { match } = await host();
    await match.submit('red', 'hide-0001', 0, HIDE);
    const secret = '424242';
    expect(JSON.stringify(match.sight.view('spectator'))).not.toContain(secret);
    expect(JSON.stringify(match.privateOf('blue'))).not.toContain(secret);
    expect(JSON.stringify(await match.history('blue', 0, 10))).not.toContain(secret);
    expect(JSON.stringify(await match.history('spectator', 0, 10))).not.toContain(secret);
    expect(match.privateOf('red').cells).toEqual({ 'view/hidden': '{"red":424242,"blue":null}' });
    expect(await match.history('red', 0, 10)).toMatchObject({
      value: { entries: [{ events: [{ type: 'hid', side: 'red', number: 424_242 }] }] },
    });
    expect(log.join()).not.toContain(secret);
  });

  test('turns the pages of its history', async () => {
    const { match } = await host();
    for (let i = 0; i < 5; i++) await match.submit(i % 2 === 0 ? 'red' : 'blue', `done-${i}-xx`, i, DONE);
    expect(await match.history('spectator', 0, 3)).toMatchObject({
      value: { entries: [{ ply: 1 }, { ply: 2 }, { ply: 3 }], more: true },
    });
    expect(await match.history('spectator', 3, 3)).toMatchObject({
      value: { entries: [{ ply: 4 }, { ply: 5 }], more: false },
    });
    expect(await match.history('spectator', 5, 3)).toEqual({ ok: true, value: { entries: [], more: false } });
  });

  test('refuses to tell of a ply that has not been, played on or given up', async () => {
    const { match } = await host();
    await match.submit('red', 'done-0000', 0, DONE);
    const notYet = { ok: false, error: { code: 'no-such-ply' } };
    expect(await match.history('spectator', 2, 9)).toMatchObject(notYet);
    expect(await match.past('red', 2)).toMatchObject(notYet);
    await match.agreements.resign('blue', 1);
    expect(await match.past('red', 2)).toMatchObject({ ok: true, value: { plies: [{ ply: 2 }, { ply: 1 }] } });
    expect(await match.history('blue', 2, 9)).toEqual({ ok: true, value: { entries: [], more: false } });
    for (const last of [await match.history('blue', 3, 9), await match.past('spectator', 3)]) {
      expect(last).toMatchObject(notYet);
      expect(JSON.stringify(last)).toContain('The match has come to ply 2; nothing is known of a later one.');
    }
  });

  test('has the computer play its own seat, and again after a restart', async () => {
    const { made, match } = await host('computer');
    expect(match.seats[1]).toMatchObject({ name: 'The computer', computer: true, connected: true });
    await match.submit('red', 'roll-0001', 0, ROLL);
    await expect.poll(() => match.ply).toBe(2);
    const entries = await store.log(made.matchId);
    expect(entries.at(-1)?.body).toMatchObject({ kind: 'command', side: 'blue' });
    await match.release();
    // The human has moved and everybody is gone before the computer can answer.
    const second = await MatchHost.load(hostOptions(60_000), made.matchId);
    await second.submit('red', 'roll-0002', 2, ROLL);
    await second.release();
    const third = await MatchHost.load(hostOptions(), made.matchId);
    await expect.poll(() => third.ply).toBe(4);
    await third.release();
  });

  describe('standing orders', () => {
    const NEVER = { roll: 'never' } as const;
    const commandsOf = async (matchId: string) =>
      (await store.log(matchId)).flatMap(({ body }) => (body.kind === 'command' ? [[body.side, body.command]] : []));

    test('answer in the same breath, and leave an ordinary record', async () => {
      const { made, match } = await host();
      expect(match.standingOf('blue')).toEqual({ roll: 'ask' });
      expect(await match.giveStanding('blue', NEVER)).toEqual({ ok: true, value: NEVER });
      const seen: (readonly Happening[])[] = [];
      match.audience.add({ moved: (h) => void seen.push(h), seatsChanged: () => {}, seatTold: () => {} });
      expect(await match.submit('red', 'roll-0001', 0, ROLL)).toEqual({ ok: true, ply: 1 });
      expect(match.ply).toBe(2);
      expect(seen).toMatchObject([
        [
          { ply: 1, side: 'red', events: [{ type: 'rolled' }] },
          { ply: 2, side: 'blue', events: [] },
        ],
      ]);
      expect(seen[0]?.[1]?.at).toBe(seen[0]?.[0]?.at);
      expect(await commandsOf(made.matchId)).toEqual([
        ['red', ROLL],
        ['blue', DONE],
      ]);
      expect(await store.get(made.matchId)).toMatchObject({ toMove: 'red', turn: 3 });
      // The answer of one's own command is the same when it is asked for again, here and after a restart.
      await match.release();
      const again = await MatchHost.load(hostOptions(), made.matchId);
      expect(again.ply).toBe(2);
      for (const one of [match, again])
        expect(await one.submit('red', 'roll-0001', 0, ROLL)).toEqual({ ok: true, ply: 1 });
      const log = await store.log(made.matchId);
      expect(replay(raceGame.rules, log, raceGame.parseCommand, fromHex(made.secret))).toMatchObject({
        ok: true,
        value: { ply: 2, diceChecked: true },
      });
    });

    test('answer the question that stands when they are given', async () => {
      const { match } = await host();
      await match.submit('red', 'roll-0001', 0, ROLL);
      await match.giveStanding('blue', NEVER);
      expect(match.ply).toBe(2);
    });

    test('end when they are taken back', async () => {
      const { match } = await host();
      await match.giveStanding('blue', NEVER);
      await match.giveStanding('blue', { roll: 'ask' });
      await match.submit('red', 'roll-0001', 0, ROLL);
      expect(match.ply).toBe(1);
    });

    test('hold after a restart, and for a match that had not begun', async () => {
      const { made, match } = await host('none');
      await match.giveStanding('blue', NEVER);
      await match.release();
      const again = await MatchHost.load(hostOptions(), made.matchId);
      expect(again.standingOf('blue')).toEqual(NEVER);
      expect(again.ply).toBe(0);
      await store.takeSeat(made.matchId, 'b'.repeat(32), 2000);
      await again.readSeats();
      await again.submit('red', 'roll-0001', 0, ROLL);
      expect(again.ply).toBe(2);
    });

    test('are told to their own seat alone', async () => {
      const { match } = await host();
      const told: string[] = [];
      match.audience.add({
        moved: () => void told.push('moved'),
        seatsChanged: () => void told.push('seats'),
        seatTold: (side) => void told.push(side),
      });
      await match.giveStanding('blue', NEVER);
      expect(told).toEqual(['blue']);
      expect(match.standingOf('red')).toEqual({ roll: 'ask' });
    });

    test('leave nothing to take back, though they answered at once', async () => {
      const { match } = await host();
      await match.giveStanding('blue', NEVER);
      await match.submit('red', 'hide-0001', 0, HIDE);
      expect(match.canTakeBack('red')).toBe(true);
      await match.submit('red', 'done-0001', 1, DONE);
      expect(match.ply).toBe(3);
      expect([match.canTakeBack('red'), match.canTakeBack('blue')]).toEqual([false, false]);
    });

    test('are refused to a side that is never asked, and when the match is over', async () => {
      const { match } = await host();
      expect(await match.giveStanding('red', NEVER)).toMatchObject({ error: { code: 'no-such-question' } });
      await match.agreements.resign('red', 0);
      expect(await match.giveStanding('blue', NEVER)).toMatchObject({ error: { code: 'game-over' } });
    });

    test('are saved together with what they answer, or neither is', async () => {
      const { match } = await host();
      await sql`alter table standing_orders rename to elsewhere`.execute(database.db);
      expect(await match.giveStanding('blue', NEVER)).toMatchObject({ error: { code: 'not-saved' } });
      expect(match.standingOf('blue')).toEqual({ roll: 'ask' });
      await sql`alter table elsewhere rename to standing_orders`.execute(database.db);
      await match.giveStanding('blue', NEVER);
      await sql`alter table log rename to log_elsewhere`.execute(database.db);
      expect(await match.submit('red', 'roll-0001', 0, ROLL)).toMatchObject({ refusal: { code: 'not-saved' } });
      await sql`alter table log_elsewhere rename to log`.execute(database.db);
      expect(match.ply).toBe(0);
      expect(await match.submit('red', 'roll-0001', 0, ROLL)).toEqual({ ok: true, ply: 1 });
      expect(match.ply).toBe(2);
    });
  });

  test('takes no command when it has been let go', async () => {
    const { match } = await host();
    await match.release();
    expect(await match.submit('red', 'roll-0001', 0, ROLL)).toMatchObject({ refusal: { code: 'not-hosted' } });
  });

  test('will not play on from a log that somebody has changed', async () => {
    const { made, match } = await host();
    await match.submit('red', 'roll-0001', 0, ROLL);
    await sql`update log set at = at + 1 where seq = 1`.execute(database.db);
    await expect(MatchHost.load(hostOptions(), made.matchId)).rejects.toThrow(/entry 1: broken-chain/);
    await expect(MatchHost.load(hostOptions(), 'c'.repeat(32))).rejects.toThrow(/there is no match/);
  });
});
