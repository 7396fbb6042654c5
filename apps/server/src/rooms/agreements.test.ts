/** Clocks, and what two players agree on, over real sockets. */
import { replay } from '@warbeacon/kernel';
import { accordsCellSchema, clockCellSchema, commandReplySchema, parseRecord } from '@warbeacon/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { KINDS_BY_DAY, type TestDatabase } from '../testing/databases.ts';
import { leaveAllPages, type Page, Person, untilTrue } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const ROLL = { type: 'roll' };
const DONE = { type: 'done' };
const CLOCK = { kind: 'live', bank: 60, increment: 5, reserve: 0 } as const;
/** A race so long that no throw of the dice ends it in the middle of a test. */
const WISH = {
  game: 'blind-race',
  side: 'red',
  opponent: 'human',
  visibility: 'listed',
  options: { goal: 99 },
} as const;

describe.each(KINDS_BY_DAY)('two players on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let ann: Person;
  let bob: Person;
  let zoe: Person;
  let matchId: string;
  let later = 0;
  const now = () => Date.now() + later;
  const start = async () => await testServer([raceGame], place, {}, { now });

  beforeAll(async () => {
    place = await make();
    server = await start();
    ann = await Person.arrive(server.port, 'Ann');
    bob = await Person.arrive(server.port, 'Bob');
    zoe = await Person.arrive(server.port, 'Zoe');
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });
  afterEach(leaveAllPages);

  const begin = async (more: object = { clock: CLOCK }) => {
    const { body } = await ann.ask('POST', '/api/matches', { ...WISH, ...more });
    matchId = (body as { matchId: string }).matchId;
    await bob.join(matchId);
  };
  beforeEach(async () => await begin());

  const ask = async (page: Page, type: string, payload: object) =>
    commandReplySchema.parse(await page.room.request<unknown, unknown>(type, payload));
  const propose = async (page: Page, about: string, more: object = {}, ply = page.state.ply) =>
    await ask(page, 'propose', { ply, what: { about, ...more } });
  const accords = (page: Page) => accordsCellSchema.parse(page.cell('accords'));
  const clock = (page: Page) => {
    const cell = clockCellSchema.parse(page.cell('clock'));
    if (cell === null) throw new Error('no clock runs');
    return cell;
  };
  const proposal = async (page: Page) => {
    await untilTrue(() => page.cell('accords') !== undefined && accords(page).open.length > 0);
    return accords(page).open[0]?.id ?? -1;
  };
  const seated = async () => [await ann.open(matchId), await bob.open(matchId)] as const;
  const record = async () => {
    const parsed = parseRecord((await ann.ask('GET', `/api/matches/${matchId}/log`)).body);
    if (!parsed.ok) throw new Error(parsed.error.message);
    const played = replay(raceGame.rules, parsed.value, raceGame.parseCommand);
    if (!played.ok) throw new Error(played.error.message);
    return parsed.value;
  };

  test('the clock of the side that must decide runs, and everybody sees it', async () => {
    const [a] = await seated();
    const z = await zoe.open(matchId, 'watch');
    expect(clock(z)).toMatchObject({ setting: CLOCK, running: ['red'], left: { red: 60_000, blue: 60_000 } });
    later += 10_000;
    await a.command(ROLL);
    await untilTrue(() => clock(z).running[0] === 'blue');
    const { left, at, deadline } = clock(z);
    expect(left['red']).toBeLessThanOrEqual(50_000);
    expect(left['red']).toBeGreaterThan(45_000);
    // Blue's first step has its increment.
    expect(left['blue']).toBe(65_000);
    expect(deadline).toBe(at + 65_000);
    expect((await ann.ask('GET', `/api/matches/${matchId}`)).body).toMatchObject({ clock: CLOCK, deadline });
    expect(await z.room.request<unknown, unknown>('time', {})).toEqual({ now: expect.any(Number) as number });
  });

  test('what a page says of the time is not heard: a clock goes by the server’s alone', async () => {
    const [a, b] = await seated();
    later += 10_000;
    const command = { commandId: 'a-command-1', ply: 0, command: ROLL };
    for (const member of ['at', 'now', 'time', 'left', 'clock'])
      expect(await a.refused('command', { ...command, [member]: Date.now() - 3_600_000 })).toMatchObject({
        code: 'malformed-request',
      });
    expect(await a.refused('time', { now: 0 })).toMatchObject({ code: 'malformed-request' });
    expect(b.state.ply).toBe(0);
    expect(clock(b).left['red']).toBe(60_000);
    await a.command(ROLL);
    await untilTrue(() => clock(b).running[0] === 'blue');
    expect(clock(b).left['red']).toBeLessThanOrEqual(50_000);
  });

  test('a win on time is claimed by the other side, when it is over, once, and the record holds', async () => {
    const [a, b] = await seated();
    const z = await zoe.open(matchId, 'watch');
    expect(await ask(b, 'claim', { ply: 0 })).toMatchObject({ ok: false, refusal: { code: 'time-left' } });
    later += 60_001;
    expect(await ask(a, 'claim', { ply: 0 })).toMatchObject({ ok: false, refusal: { code: 'time-left' } });
    expect(await ask(b, 'claim', { ply: 7 })).toMatchObject({ ok: false, refusal: { code: 'stale-ply' } });
    expect(await z.refused('claim', { ply: 0 })).toMatchObject({ code: 'not-seated' });
    expect(await b.refused('claim', { ply: 0, now: Date.now() + 1e9 })).toMatchObject({ code: 'malformed-request' });
    const again = await bob.open(matchId);
    const claims = await Promise.all([ask(b, 'claim', { ply: 0 }), ask(again, 'claim', { ply: 0 })]);
    expect(claims.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await ann.ask('GET', `/api/matches/${matchId}`)).body).toMatchObject({
      status: 'over',
      winner: 'blue',
      deadline: null,
    });
    expect((await record()).at(-1)?.body).toMatchObject({ kind: 'close', winner: 'blue', reason: 'time' });
  });

  describe('over weeks', () => {
    const DAY = 86_400_000;
    const WEEKS = { kind: 'days', bank: 3, refill: 1, cap: 5, vacation: 7 } as const;
    const rest = async (page: Page, act: string, more: object = {}) =>
      await ask(page, 'rest', { does: { act, ...more } });

    test('who is away is charged with nothing, and both see it; a restart changes nothing', async () => {
      await begin({ clock: WEEKS });
      const [a, b] = await seated();
      expect(await rest(a, 'leave')).toMatchObject({ ok: true });
      expect(await rest(a, 'leave')).toMatchObject({ ok: false, refusal: { code: 'away-already' } });
      await untilTrue(() => clock(b).rest['red']?.away === true);
      later += 6 * DAY;
      expect(await ask(b, 'claim', { ply: 0 })).toMatchObject({ ok: false, refusal: { code: 'time-left' } });
      expect(await rest(a, 'return')).toMatchObject({ ok: true });
      const back = clock(a);
      expect(back.rest['red']?.vacation).toBeLessThanOrEqual(DAY);
      expect(back.left['red']).toBeGreaterThan(3 * DAY - 60_000);
      await leaveAllPages();
      await server.stop();
      server = await start();
      for (const person of [ann, bob, zoe]) person.port = server.port;
      const d = await bob.open(matchId);
      expect(clock(d).rest).toEqual(back.rest);
      expect(clock(d).deadline ?? 0).toBeGreaterThanOrEqual(back.deadline ?? 0);
      later += 3 * DAY + 60_000;
      expect(await ask(d, 'claim', { ply: 0 })).toMatchObject({ ok: true });
      expect((await record()).filter(({ body }) => body.kind === 'clock' && body.act === 'rest')).toHaveLength(2);
      // Who has no seat anywhere is forgotten in nine days.
      zoe = await Person.arrive(server.port, 'Zoe');
    });

    test('quiet hours are set once in seven days, and are no way to stop a clock', async () => {
      await begin({ clock: WEEKS });
      const [a] = await seated();
      const z = await zoe.open(matchId, 'watch');
      expect(await rest(a, 'quiet', { from: 0, to: 721 })).toMatchObject({ refusal: { code: 'quiet-too-long' } });
      expect(await rest(a, 'quiet', { from: 1320, to: 420 })).toMatchObject({ ok: true });
      expect(await rest(a, 'quiet', { from: 0, to: 60 })).toMatchObject({ refusal: { code: 'quiet-too-soon' } });
      await untilTrue(() => clock(z).rest['red']?.quiet?.from === 1320);
      expect(clock(z).rest['blue']?.quiet).toBeNull();
      for (const payload of [
        { does: { act: 'quiet', from: -1, to: 5 } },
        { does: { act: 'quiet', from: 1, to: 1440 } },
        { does: { act: 'quiet', from: 1.5, to: 9 } },
        { does: { act: 'leave', days: 400 } },
        { does: { act: 'leave' }, side: 'blue' },
      ])
        expect(await a.refused('rest', payload)).toMatchObject({ code: 'malformed-request' });
      expect(await z.refused('rest', { does: { act: 'leave' } })).toMatchObject({ code: 'not-seated' });
    });

    test('nobody rests in a live match, nor in one without a clock', async () => {
      const [a] = await seated();
      expect(await rest(a, 'leave')).toMatchObject({ refusal: { code: 'no-rest' } });
      await begin({});
      const [b] = await seated();
      expect(await rest(b, 'quiet', { from: 0, to: 60 })).toMatchObject({ refusal: { code: 'no-rest' } });
    });
  });

  test('who decides after the time is over, and before it is claimed, plays on', async () => {
    const [a, b] = await seated();
    later += 61_000;
    expect(await a.command(ROLL)).toMatchObject({ ok: true });
    expect(await ask(b, 'claim', { ply: 1 })).toMatchObject({ ok: false, refusal: { code: 'time-left' } });
  });

  test('a draw is offered, declined, not offered again at once, and one day agreed on', async () => {
    const [a, b] = await seated();
    const z = await zoe.open(matchId, 'watch');
    expect(await propose(a, 'draw')).toMatchObject({ ok: true, ply: 0 });
    expect(await propose(a, 'draw')).toMatchObject({ ok: false, refusal: { code: 'proposal-open' } });
    const id = await proposal(z);
    expect(await ask(a, 'answer', { id, yes: true })).toMatchObject({ ok: false, refusal: { code: 'no-proposal' } });
    expect(await ask(b, 'withdraw', { id })).toMatchObject({ ok: false, refusal: { code: 'no-proposal' } });
    expect(await z.refused('answer', { id, yes: true })).toMatchObject({ code: 'not-seated' });
    expect(await ask(b, 'answer', { id, yes: false })).toMatchObject({ ok: true });
    expect(await ask(b, 'answer', { id, yes: true })).toMatchObject({ ok: false, refusal: { code: 'no-proposal' } });
    expect(await propose(a, 'draw')).toMatchObject({ ok: false, refusal: { code: 'proposal-too-soon' } });
    // A flood of them is refused for what it is, and writes nothing.
    const flood = await Promise.allSettled(Array.from({ length: 20 }, async () => await propose(a, 'draw')));
    expect(flood.every((each) => each.status === 'rejected' || !each.value.ok)).toBe(true);
    // The other side may.
    expect(await propose(b, 'draw')).toMatchObject({ ok: true });
    const second = await proposal(a);
    expect(await ask(a, 'answer', { id: second, yes: true })).toMatchObject({ ok: true, ply: 1 });
    expect((await ann.ask('GET', `/api/matches/${matchId}`)).body).toMatchObject({ status: 'over', winner: null });
    const entries = await record();
    expect(entries.at(-1)?.body).toMatchObject({ kind: 'close', winner: null, reason: 'draw-agreed' });
    expect(entries.map(({ body }) => ('act' in body ? body.act : body.kind))).toEqual([
      'open',
      'start',
      'propose',
      'decline',
      'propose',
      'accept',
      'close',
    ]);
    await leaveAllPages();
    const afterwards = await ann.open(matchId);
    expect(afterwards.cell('view/winner')).toBeNull();
    expect(await afterwards.command(ROLL)).toMatchObject({ refusal: { code: 'game-over' } });
  });

  test('a command is taken back by consent after the other side has been asked, and never past a die', async () => {
    const [a, b] = await seated();
    await a.command(DONE);
    await untilTrue(() => b.state.ply === 1);
    const free = await ask(a, 'takeBack', { commandId: 'take-back-1', ply: 1 });
    expect(free).toMatchObject({ ok: false, refusal: { code: 'no-takeback' } });
    expect(await propose(a, 'takeback', {}, 0)).toMatchObject({ ok: false, refusal: { code: 'stale-ply' } });
    expect(await propose(a, 'takeback', {}, 1)).toMatchObject({ ok: true });
    expect(await ask(b, 'answer', { id: await proposal(b), yes: true })).toMatchObject({ ok: true, ply: 2 });
    await untilTrue(() => a.state.ply === 2);
    expect(clock(a).running).toEqual(['red']);
    // A die has fallen: there is nothing to propose.
    expect(await a.command(ROLL, 2)).toMatchObject({ ok: true });
    expect(await propose(a, 'takeback', {}, 3)).toMatchObject({ ok: false, refusal: { code: 'no-takeback' } });
    // A die that falls meanwhile makes the proposal void.
    await untilTrue(() => b.state.ply === 3);
    await b.command(DONE, 3);
    expect(await propose(b, 'takeback', {}, 4)).toMatchObject({ ok: true });
    const id = await proposal(a);
    await a.command(ROLL, 4);
    expect(await ask(a, 'answer', { id, yes: true })).toMatchObject({ ok: false, refusal: { code: 'no-proposal' } });
    expect(await ask(a, 'resume', {})).toMatchObject({ ok: false, refusal: { code: 'not-paused' } });
    await ask(a, 'resign', { ply: 5 });
    await record();
  });

  test('a pause by consent costs nobody time, and either side ends it', async () => {
    const [a, b] = await seated();
    await propose(b, 'pause');
    expect(await ask(a, 'answer', { id: await proposal(a), yes: true })).toMatchObject({ ok: true });
    await untilTrue(() => clock(b).paused);
    expect(clock(b).deadline).toBeNull();
    later += 3_600_000;
    expect(await ask(b, 'claim', { ply: 0 })).toMatchObject({ ok: false, refusal: { code: 'time-left' } });
    expect(await ask(b, 'resume', {})).toMatchObject({ ok: true });
    await untilTrue(() => !clock(a).paused);
    expect(clock(a).left['red']).toBeGreaterThan(55_000);
  });

  test('the clock is changed by consent, and without one there is nothing to claim', async () => {
    await begin({});
    const [a, b] = await seated();
    expect(a.cell('clock')).toBeUndefined();
    expect(await ask(b, 'claim', { ply: 0 })).toMatchObject({ ok: false, refusal: { code: 'no-clock' } });
    expect(
      await a.refused('propose', { ply: 0, what: { about: 'clock', clock: { ...CLOCK, bank: 1 } } }),
    ).toMatchObject({
      code: 'malformed-request',
    });
    const days = { kind: 'days', bank: 5, refill: 2, cap: 7 };
    await propose(a, 'clock', { clock: days });
    await ask(b, 'answer', { id: await proposal(b), yes: true });
    await untilTrue(() => a.cell('clock') !== undefined);
    expect(clock(a)).toMatchObject({ setting: days, running: ['red'], left: { red: 5 * 86_400_000 } });
    expect((await ann.ask('GET', `/api/matches/${matchId}`)).body).toMatchObject({ clock: days });
  });

  test('all of it survives a restart, and the time in which no server was there is given back', async () => {
    const [a, b] = await seated();
    later += 10_000;
    await a.command(DONE);
    await untilTrue(() => b.state.ply === 1);
    await propose(a, 'draw');
    const id = await proposal(b);
    const { left } = clock(b);
    await leaveAllPages();
    await server.stop();
    later += 3_600_000;
    server = await start();
    for (const person of [ann, bob, zoe]) person.port = server.port;
    const back = await bob.open(matchId);
    expect(accords(back).open).toEqual([{ id, by: 'red', what: { about: 'draw' } }]);
    const { left: then, running } = clock(back);
    expect([running, then['red']]).toEqual([['blue'], left['red']]);
    expect(then['blue']).toBeGreaterThan(30_000);
    expect(await ask(await ann.open(matchId), 'claim', { ply: 1 })).toMatchObject({ refusal: { code: 'time-left' } });
    // Nobody there is no fault of the server: it goes on running, and opened anew it gives nothing back a second time.
    await leaveAllPages();
    const once = (await ask(await ann.open(matchId), 'resign', { ply: 1 })).ok;
    expect(once).toBe(true);
    const kinds = (await record()).map(({ body }) => (body.kind === 'clock' ? body.act : body.kind));
    expect(kinds.filter((kind) => kind === 'refund')).toHaveLength(1);
  });

  test('the computer has no clock and agrees to nothing', async () => {
    const refused = await ann.ask('POST', '/api/matches', { ...WISH, opponent: 'computer', clock: CLOCK });
    expect(refused).toMatchObject({ status: 400, body: { error: { code: 'no-opponent' } } });
    const { matchId: alone } = await ann.createMatch('red', 'computer');
    const page = await ann.open(alone);
    expect(await propose(page, 'draw')).toMatchObject({ ok: false, refusal: { code: 'no-opponent' } });
  });
});
