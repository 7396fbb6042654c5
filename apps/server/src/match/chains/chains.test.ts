/** The players' part in the dice of a hosted match. */
import type { ClockSetting } from '@warbeacon/clock';
import { type DiceTerms, hashChain, type LogEntry, pledgeOf, replay, toHex, verifying } from '@warbeacon/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../storage/database.ts';
import { MatchStore } from '../../storage/matches.ts';
import { SessionStore } from '../../storage/sessions.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../../testing/databases.ts';
import { quietLogger } from '../../testing/quiet-logger.ts';
import { ComputerQueue } from '../computer-queue.ts';
import { Games } from '../game.ts';
import { pageCache } from '../history.ts';
import { MatchHost } from '../match-host.ts';
import { newMatch } from '../new-match.ts';
import { raceGame } from '../race.fixture.ts';

const ROLL: unknown = { type: 'roll' };
const DONE: unknown = { type: 'done' };
const HIDE: unknown = { type: 'hide', number: 424_242 };
const NEVER = raceGame.standing.schema.parse({ roll: 'never' });
const LENGTH = 300;

/** The browser of one seat, as far as the dice need it. */
class Browser {
  readonly #match: MatchHost;
  readonly side: string;
  readonly #chain: readonly Uint8Array[];
  used = 0;
  /** What it was asked for, in a strict match. */
  readonly asked: number[] = [];
  isDeaf = false;

  constructor(match: MatchHost, side: string, seed: number) {
    this.#match = match;
    this.side = side;
    this.#chain = hashChain(new Uint8Array(32).fill(seed), LENGTH);
    match.audience.countConnection(side, 1);
    match.audience.add({
      moved: () => {},
      seatsChanged: () => {},
      seatTold: () => {},
      seatAddressed: (to, type, message) => {
        if (to !== side || type !== 'linksAsked' || this.isDeaf) return;
        const { ask, count } = message as { ask: number; count: number };
        this.asked.push(count);
        match.chains.answered(side, ask, this.next(count));
      },
    });
  }

  link(k: number): string {
    return toHex(this.#chain[k] ?? new Uint8Array(0));
  }

  next(count = 1): string[] {
    return Array.from({ length: count }, () => this.link(++this.used));
  }

  async pledge(): Promise<unknown> {
    return await this.#match.chains.pledge(this.side, pledgeOf(this.#match.matchId, this.side, this.link(0)));
  }

  async anchor(): Promise<unknown> {
    return await this.#match.chains.anchor(this.side, this.link(0), LENGTH);
  }
}

describe.each(KINDS_OF_DATABASE)('the part of players in the dice, on $name', ({ make }) => {
  let place: TestDatabase;
  let database: Database;
  let store: MatchStore;
  let made = 0;

  beforeAll(async () => {
    place = await make();
    database = await openDatabase(place);
    store = new MatchStore(database);
    const sessions = new SessionStore(database.db);
    for (const id of ['a'.repeat(32), 'b'.repeat(32)])
      await sessions.add(
        { id, name: id.slice(0, 3), skeleton: id.slice(0, 3), at: 1 },
        { id, personId: id, tokenHash: id, label: '', at: 1 },
      );
  });
  afterAll(async () => {
    await database.close();
    await place.remove();
  });

  const load = async (matchId: string) => {
    let clock = 1000;
    return await MatchHost.load(
      {
        games: new Games([raceGame]),
        store,
        pages: pageCache(),
        logger: quietLogger().logger,
        now: () => ++clock,
        botDelay: 5,
        computers: new ComputerQueue(),
        commandsEach: 1000,
      },
      matchId,
    );
  };
  const host = async (dice: DiceTerms | 'none' = 'shared', clock?: ClockSetting) => {
    const bytes = (count: number) => new Uint8Array(count).fill(++made);
    const match = newMatch(raceGame, bytes, 1000, {
      dice,
      options: { goal: 40 },
      clock,
    });
    if (!match.ok) throw new Error(match.error.code);
    const { matchId, opening, secret } = match.value;
    await store.add(
      {
        id: matchId,
        game: 'blind-race',
        visibility: 'listed',
        status: 'live',
        turn: 1,
        phase: 'race',
        to_move: 'red',
        winner: null,
        created_at: 1000,
        options: '{}',
        practice: 0,
        lesson: null,
      },
      ['red', 'blue'].map((side, i) => ({
        match_id: matchId,
        side,
        place: i,
        session_id: 'ab'.charAt(i).repeat(32),
        computer: 0,
      })),
      opening,
      secret,
    );
    return { match: await load(matchId), matchId };
  };
  const chained = async (dice: DiceTerms, clock?: ClockSetting) => {
    const { match, matchId } = await host(dice, clock);
    const red = new Browser(match, 'red', 1);
    const blue = new Browser(match, 'blue', 2);
    for (const browser of [red, blue]) await browser.pledge();
    for (const browser of [red, blue]) await browser.anchor();
    return { match, matchId, red, blue };
  };
  const kinds = async (matchId: string) => (await store.log(matchId)).map(({ body }) => body.kind);
  const judged = (entries: readonly LogEntry[]) => {
    const work = verifying(raceGame.rules, entries, raceGame.parseCommand, () => 'roll');
    for (;;) {
      const step = work.next();
      if (step.done === true) return step.value;
    }
  };

  test('both are pledged, anchored, and in every throw; the record proves it to the end', async () => {
    const { match, matchId, red, blue } = await chained('shared');
    for (let i = 0; match.status === 'live'; i++) {
      const mover = i % 2 === 0 ? red : blue;
      const [link] = mover.next();
      expect(await match.submit(mover.side, `roll-${i}-long`, match.ply, ROLL, link)).toMatchObject({ ok: true });
    }
    const found = judged(await store.log(matchId));
    expect(found).toMatchObject({
      ok: true,
      diceChecked: true,
      contributions: [
        { side: 'red', anchors: 1, withLink: red.used, thrownWithout: 0, spent: 0 },
        { side: 'blue', anchors: 1, withLink: blue.used, thrownWithout: 0, spent: 0 },
      ],
    });
    expect(red.used).toBeGreaterThan(3);
  });

  test('who has a chain plays no command without its next link, learns nothing by leaving it out, and may come with it', async () => {
    const { match, matchId, red, blue } = await chained('shared');
    const before = await kinds(matchId);
    for (const [link, code] of [
      [undefined, 'missing-link'],
      [red.link(2), 'wrong-link'],
      [blue.link(1), 'wrong-link'],
      ['f'.repeat(64), 'wrong-link'],
    ] as const)
      expect(await match.submit('red', 'roll-0-long', 0, ROLL, link)).toMatchObject({ ok: false, refusal: { code } });
    expect(await kinds(matchId)).toEqual(before);
    expect(await match.submit('red', 'roll-0-long', 0, ROLL, red.link(1))).toEqual({ ok: true, ply: 1 });
    // What comes again gets its first answer again, whatever link is with it.
    expect(await match.submit('red', 'roll-0-long', 0, ROLL, red.link(2))).toEqual({ ok: true, ply: 1 });
  });

  test('a link that came with a refused command is spent with its index, and cannot be used for another throw', async () => {
    const { match, matchId, red } = await chained('shared');
    await match.submit('red', 'hide-a-long', 0, HIDE, red.link(1));
    expect(await match.submit('red', 'hide-b-long', 1, HIDE, red.link(2))).toMatchObject({
      refusal: { code: 'hidden-already' },
    });
    expect((await kinds(matchId)).at(-1)).toBe('spent');
    expect(await match.submit('red', 'roll-0-long', 1, ROLL, red.link(2))).toMatchObject({
      refusal: { code: 'wrong-link' },
    });
    expect(await match.submit('red', 'roll-1-long', 1, ROLL, red.link(3))).toMatchObject({ ok: true });
    expect(judged(await store.log(matchId))).toMatchObject({ ok: true, contributions: [{ spent: 1 }, { spent: 0 }] });
  });

  test('what is stale, or is no command, spends nothing', async () => {
    const { match, matchId, red } = await chained('shared');
    const before = await kinds(matchId);
    expect(await match.submit('red', 'stale-long', 7, ROLL, red.link(1))).toMatchObject({ ok: false });
    expect(await match.submit('red', 'none-long', 0, { type: 'fly' }, red.link(1))).toMatchObject({ ok: false });
    expect(await kinds(matchId)).toEqual(before);
    expect(await match.submit('red', 'roll-long', 0, ROLL, red.link(1))).toMatchObject({ ok: true });
  });

  test('several commands have a link each; those that were not carried out any more are spent', async () => {
    const { match, matchId, red } = await chained('shared');
    const answer = await match.submitSeries('red', 'series-long', 0, [HIDE, ROLL, ROLL], red.next(3));
    expect(answer).toMatchObject({ ok: true });
    const log = await store.log(matchId);
    const links = log.flatMap(({ body }) => ('moverLink' in body ? [body.moverLink] : []));
    expect(links).toEqual([red.link(1), red.link(2), red.link(3)]);
    expect(match.chains.toldTo('red').own).toMatchObject({ used: 3, head: red.link(3) });
    expect(replay(raceGame.rules, log, raceGame.parseCommand).ok).toBe(true);
  });

  test('survives a restart, from a snapshot too; a take-back gives no link back', async () => {
    const { match, matchId, red } = await chained('shared');
    await match.submit('red', 'hide-long', 0, HIDE, red.next()[0]);
    expect(await match.takeBack('red', 'back-long', 1)).toMatchObject({ ok: true });
    await match.release();
    expect(await store.snapshot(matchId)).toBeDefined();
    const again = await load(matchId);
    expect(again.chains.toldTo('red')).toEqual(match.chains.toldTo('red'));
    expect(await again.submit('red', 'roll-a-long', 2, ROLL, red.link(1))).toMatchObject({
      refusal: { code: 'wrong-link' },
    });
    expect(await again.submit('red', 'roll-b-long', 2, ROLL, red.next()[0])).toMatchObject({ ok: true });
    expect(judged(await store.log(matchId))).toMatchObject({ ok: true });
  });

  test('a chain that is lost is pledged and anchored anew, and the old one goes no further', async () => {
    const { match, matchId, red } = await chained('shared');
    await match.submit('red', 'hide-long', 0, HIDE, red.next()[0]);
    const device = new Browser(match, 'red', 9);
    expect(await device.anchor()).toMatchObject({ refusal: { code: 'no-pledge' } });
    await device.pledge();
    expect(await red.anchor()).toMatchObject({ refusal: { code: 'wrong-anchor' } });
    expect(await device.anchor()).toMatchObject({ ok: true });
    expect(await match.submit('red', 'roll-a-long', 1, ROLL, red.link(2))).toMatchObject({ ok: false });
    expect(await match.submit('red', 'roll-b-long', 1, ROLL, device.next()[0])).toMatchObject({ ok: true });
    expect(judged(await store.log(matchId))).toMatchObject({ ok: true, contributions: [{ anchors: 2 }, {}] });
  });

  test('a side without a chain plays as ever, and a match without such dice takes no pledge', async () => {
    const { match } = await host();
    expect(await match.submit('red', 'roll-long', 0, ROLL)).toEqual({ ok: true, ply: 1 });
    const none = await host('none');
    expect(none.match.chains.toldTo('red').terms).toBeNull();
    expect(await new Browser(none.match, 'red', 1).pledge()).toMatchObject({ refusal: { code: 'no-chains' } });
  });

  test('orders that were left beforehand are given without a link, and the record says so', async () => {
    const { match, matchId, red } = await chained('shared');
    await match.giveStanding('blue', NEVER);
    await match.submit('red', 'done-long', 0, DONE, red.next()[0]);
    expect(match.ply).toBe(2);
    expect((await store.log(matchId)).at(-1)?.body).toMatchObject({ side: 'blue', moverLink: '', byOrders: true });
    expect(judged(await store.log(matchId))).toMatchObject({ ok: true });
  });

  test('nobody pledges without end', async () => {
    const { match } = await host();
    const browser = new Browser(match, 'red', 1);
    const answers = [];
    for (let i = 0; i < 101; i++) answers.push(await browser.pledge());
    expect(answers[99]).toMatchObject({ ok: true });
    expect(answers[100]).toMatchObject({ ok: false, refusal: { code: 'too-many-chains' } });
  });

  describe('in a strict match', () => {
    test('nothing is played before both are anchored, and neither is before both are pledged', async () => {
      const { match, matchId } = await host('strict');
      const red = new Browser(match, 'red', 1);
      const blue = new Browser(match, 'blue', 2);
      expect(await match.submit('red', 'roll-a-long', 0, ROLL)).toMatchObject({ refusal: { code: 'dice-not-ready' } });
      await red.pledge();
      expect(await red.anchor()).toMatchObject({ refusal: { code: 'no-pledge' } });
      await blue.pledge();
      expect(await red.anchor()).toMatchObject({ ok: true });
      expect(await match.submit('red', 'roll-b-long', 0, ROLL, red.link(1))).toMatchObject({ ok: false });
      expect(await blue.anchor()).toMatchObject({ ok: true });
      expect(await match.submit('red', 'roll-c-long', 0, ROLL, red.next()[0])).toEqual({ ok: true, ply: 1 });
      expect(blue.asked).toEqual([1]);
      expect((await store.log(matchId)).at(-1)?.body).toMatchObject({
        moverLink: red.link(1),
        opponentLink: blue.link(1),
      });
    });

    test('each throw has a link of both to the end, and the record proves it', async () => {
      const { match, matchId, red, blue } = await chained('strict');
      for (let i = 0; match.status === 'live'; i++) {
        const mover = i % 2 === 0 ? red : blue;
        const [link] = mover.next();
        expect(await match.submit(mover.side, `roll-${i}-long`, match.ply, ROLL, link)).toMatchObject({ ok: true });
      }
      const found = judged(await store.log(matchId));
      expect(found).toMatchObject({ ok: true, contributions: [{ thrownWithout: 0 }, { thrownWithout: 0 }] });
      if (!found.ok) throw new Error('not sound');
      const [first, second] = found.contributions;
      expect([first?.besides, second?.besides]).toEqual([second?.withLink, first?.withLink]);
    });

    test('the other browser is not asked for what the rules refuse, and gives links of its own chain alone', async () => {
      const { match, red, blue } = await chained('strict');
      expect(await match.submit('blue', 'roll-b-long', 0, ROLL, blue.link(1))).toMatchObject({
        refusal: { code: 'not-your-decision' },
      });
      expect([red.asked, blue.asked]).toEqual([[], []]);
      expect(match.chains.answered('blue', 1, [blue.link(1)])).toBe(false);
      blue.used = 4;
      const wrong = match.submit('red', 'roll-a-long', 0, ROLL, red.link(1));
      expect(await wrong).toMatchObject({ ok: false, refusal: { code: 'opponent-away' } });
    });

    test('where the other browser is not there nothing is done, and it is done as soon as it is', async () => {
      const { match, matchId, red, blue } = await chained('strict');
      const before = await kinds(matchId);
      match.audience.countConnection('blue', -1);
      const away = await match.submit('red', 'roll-a-long', 0, ROLL, red.link(1));
      expect(away).toMatchObject({ ok: false, refusal: { code: 'opponent-away' } });
      expect(await kinds(matchId)).toEqual(before);
      match.audience.countConnection('blue', 1);
      expect(await match.submit('red', 'roll-a-long', 0, ROLL, red.next()[0])).toEqual({ ok: true, ply: 1 });
      expect(blue.used).toBe(1);
    });

    test('it is the time of who is waited for that runs, until they are back', async () => {
      const clock = { kind: 'live', bank: 600, increment: 0, reserve: 20 } as const;
      const { match, matchId, red, blue } = await chained('strict', clock);
      await match.readSeats();
      const running = () => match.position.table.clock?.running;
      expect(running()).toEqual(['red']);
      match.audience.countConnection('blue', -1);
      await match.submit('red', 'roll-a-long', 0, ROLL, red.link(1));
      expect(running()).toEqual(['blue']);
      await match.submit('red', 'roll-b-long', 0, ROLL, red.link(1));
      expect((await kinds(matchId)).filter((kind) => kind === 'clock')).toHaveLength(2);
      match.audience.countConnection('blue', 1);
      await match.chains.came('blue');
      expect(running()).toEqual(['red']);
      await match.chains.came('blue');
      expect(await match.submit('red', 'roll-c-long', 0, ROLL, red.next()[0])).toEqual({ ok: true, ply: 1 });
      expect([running(), blue.used]).toEqual([['blue'], 1]);
      await match.release();
      const again = await load(matchId);
      expect(again.position.table.clock).toEqual(match.position.table.clock);
      expect(judged(await store.log(matchId))).toMatchObject({ ok: true });
    });

    test('the clocks begin when both are anchored', async () => {
      const { match, matchId } = await host('strict', { kind: 'live', bank: 600, increment: 0, reserve: 0 });
      const both = [new Browser(match, 'red', 1), new Browser(match, 'blue', 2)];
      for (const browser of both) await browser.pledge();
      await both[0]?.anchor();
      expect(match.position.table.clock).toBeNull();
      await both[1]?.anchor();
      expect(match.position.table.clock?.running).toEqual(['red']);
      expect((await kinds(matchId)).slice(-2)).toEqual(['anchor', 'clock']);
    });

    test('no orders are taken beforehand, and none that were left are given', async () => {
      const { match, matchId, red } = await chained('strict');
      expect(await match.giveStanding('blue', NEVER)).toMatchObject({ error: { code: 'no-orders-strict' } });
      expect((await store.standingOrders(matchId)).size).toBe(0);
      await match.submit('red', 'done-long', 0, DONE, red.next()[0]);
      expect(match.ply).toBe(1);
    });
  });
});
