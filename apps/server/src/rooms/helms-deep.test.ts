/** Helm's Deep itself over real sockets: what crosses the wire is what the protocol says, and no more. */
import { helmsDeep, type View, viewSchema } from '@warbeacon/siege';
import { randomBot } from '@warbeacon/bots';
import {
  matchSummarySchema,
  MOST_IN_SERIES,
  MOST_TAKEN_BACK,
  rangeReplySchema,
  seatsCellSchema,
  seriesReplySchema,
  whyReplySchema,
  zonesReplySchema,
} from '@warbeacon/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { helmsDeepGame } from '../games.ts';
import { KINDS_BY_DAY, type TestDatabase } from '../testing/databases.ts';
import { leaveAllPages, type Page, Person, untilTrue } from '../testing/people.ts';
import { recordingProxy } from '../testing/recording-proxy.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import {
  eventsMessageSchema,
  historyReplySchema,
  marchReplySchema,
  optionsReplySchema,
  parseCells,
  type PrivateMessage,
  privateMessageSchema,
} from '../testing/helms-deep-wire.ts';

describe.each(KINDS_BY_DAY)("Helm's Deep on $name", ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let saruman: Person;
  let theoden: Person;
  let bard: Person;
  beforeAll(async () => {
    place = await make();
    // The two hundred commands are asked for faster than any person could.
    server = await testServer([helmsDeepGame], place, { LIMIT_MESSAGES_PER_SECOND: 10_000 });
    saruman = await Person.arrive(server.port, 'Saruman');
    theoden = await Person.arrive(server.port, 'Théoden');
    bard = await Person.arrive(server.port, 'A bard');
  });
  afterEach(leaveAllPages);
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });

  const viewOf = (page: Page): View => parseCells(page.state.cells);
  const privateOf = (page: Page): PrivateMessage => privateMessageSchema.parse(page.last('private'));
  /** Until a page has the patch, the events and the private message of a ply. */
  const upTo = async (ply: number, ...pages: Page[]) => {
    for (const page of pages) {
      await untilTrue(
        () => page.state.ply === ply && (page.last('events') as { ply: number } | undefined)?.ply === ply,
      );
    }
  };
  const start = async (port = server.port) => {
    const { matchId } = await saruman.createMatch('isengard');
    await theoden.join(matchId);
    const attacker = await saruman.open(matchId, 'play', port);
    const defender = await theoden.open(matchId);
    const watcher = await bard.open(matchId, 'watch');
    await untilTrue(() => privateOf(defender).ply === 0);
    return { matchId, attacker, defender, watcher };
  };
  const deployed = async (port = server.port) => {
    const match = await start(port);
    for (const page of [match.attacker, match.defender]) {
      const { ply } = page.state;
      const setUp = privateOf(page).commands.find(({ command }) => command.type === 'setUp');
      expect(await page.command(setUp?.command, ply)).toEqual({ ok: true, ply: ply + 1 });
      expect(await page.command({ type: 'done' }, ply + 1)).toEqual({ ok: true, ply: ply + 2 });
      await upTo(ply + 2, match.attacker, match.defender, match.watcher);
      await untilTrue(() => privateOf(match.attacker).ply === ply + 2 && privateOf(match.defender).ply === ply + 2);
    }
    // Nobody uses an ability.
    for (let ply = 4; viewOf(match.watcher).phase === 'abilities'; ply++) {
      const page = viewOf(match.watcher).decision?.side === 'isengard' ? match.attacker : match.defender;
      expect(await page.command({ type: 'done' }, ply)).toMatchObject({ ok: true });
      await upTo(ply + 1, match.attacker, match.defender, match.watcher);
      await untilTrue(() => privateOf(match.attacker).ply === ply + 1 && privateOf(match.defender).ply === ply + 1);
    }
    return match;
  };

  test('pieces that are sent on together are told their ways, and nothing is ordered by it', async () => {
    const { attacker, defender, watcher } = await deployed();
    const orders = privateOf(attacker).actors.map((piece) => ({ piece, goal: '0822' }));
    const ply = attacker.state.ply;
    const begun = viewOf(attacker);
    const plan = marchReplySchema.parse(await attacker.room.request('march', { orders }));
    expect(plan).toMatchObject({ ply, left: [], breaksOff: false });
    expect(plan.steps.length).toBe(orders.length);
    expect(attacker.state.ply).toBe(ply);
    const commands = plan.steps.map(({ command }) => command);
    const series = { commandId: crypto.randomUUID(), ply, commands };
    const reply = seriesReplySchema.parse(await attacker.room.request('series', series));
    expect(reply).toEqual({ ok: true, ply: ply + commands.length, gone: commands.length });
    await upTo(ply + commands.length, attacker, defender, watcher);
    // Asked again, as after a line that dropped, it is done once.
    expect(await attacker.room.request('series', series)).toMatchObject({ ok: true });
    expect(attacker.state.ply).toBe(ply + commands.length);

    // As one order gave them, one takes them back: each is written by itself, and all are shown at once.
    const there = viewOf(attacker);
    const back = { commandId: crypto.randomUUID(), ply: attacker.state.ply, count: commands.length };
    expect(await defender.room.request('takeBack', back)).toMatchObject({ refusal: { code: 'no-takeback' } });
    for (const count of [0, 1.5, MOST_TAKEN_BACK + 1])
      expect(await attacker.refused('takeBack', { ...back, count })).toMatchObject({ code: 'malformed-request' });
    for (let time = 1; time <= 2; time++)
      expect(await attacker.room.request('takeBack', back)).toEqual({ ok: true, ply: ply + 2 * commands.length });
    await upTo(ply + 2 * commands.length, attacker, defender, watcher);
    expect(viewOf(attacker)).toEqual(begun);
    expect(viewOf(attacker)).not.toEqual(there);
    const past: unknown = await watcher.room.request('history', { after: back.ply });
    const { entries } = historyReplySchema.parse(past);
    expect(entries).toHaveLength(commands.length);
    expect(entries.every(({ tookBack }) => tookBack)).toBe(true);

    // Who does not decide is told no ways, of his own pieces or another's.
    const [{ piece } = { piece: '' }] = orders;
    expect(await defender.room.request('march', { orders: [{ piece, goal: '0822' }] })).toMatchObject({
      steps: [],
      left: [piece],
    });
    expect(await defender.refused('march', { orders: [] })).toMatchObject({ code: 'malformed-request' });
    expect(await attacker.refused('series', { ...series, commands: [] })).toMatchObject({ code: 'malformed-request' });
    const many = Array.from({ length: MOST_IN_SERIES + 1 }, () => ({ type: 'done' }));
    expect(await attacker.refused('series', { ...series, commands: many })).toMatchObject({
      code: 'malformed-request',
    });
    // Nobody is next to an enemy, and it is no melee.
    expect(await attacker.room.request('assault', { who: 'all' })).toMatchObject({ steps: [] });
    expect(await attacker.refused('assault', { who: 'everybody' })).toMatchObject({ code: 'malformed-request' });
    expect(await watcher.refused('assault', { who: 'all' })).toMatchObject({ code: 'not-seated' });
    expect(await watcher.refused('series', series)).toMatchObject({ code: 'not-seated' });
    expect(await watcher.refused('march', { orders: [{ piece, goal: '0822' }] })).toMatchObject({
      code: 'not-seated',
    });
  });

  test('whoever looks on is told zones of control and lines of sight, and nothing comes of asking', async () => {
    const { attacker, defender, watcher } = await deployed();
    const { ply } = attacker.state;
    const [first, ...others] = await Promise.all(
      [attacker, defender, watcher].map(async (page) => zonesReplySchema.parse(await page.room.request('zones', {}))),
    );
    expect(first?.ply).toBe(ply);
    for (const side of ['isengard', 'westernesse']) expect(first?.zones[side]?.length).toBeGreaterThan(10);
    for (const other of others) expect(other).toEqual(first);

    const archer = Object.keys(viewOf(watcher).units).find((id) => id.startsWith('archer-')) ?? '';
    const asked = [attacker, defender, watcher].map(async (page) =>
      rangeReplySchema.parse(await page.room.request('range', { piece: archer })),
    );
    for (const reply of await Promise.all(asked)) {
      const { from, weapons, ...rest } = reply;
      expect(rest).toEqual({ ply, piece: archer, refusal: null });
      expect(from).toBe(viewOf(watcher).units[archer]?.hex);
      expect(weapons).toMatchObject([{ weapon: 'missile', range: 3, refusal: null }]);
      expect(weapons[0]?.places.some(({ refusal }) => refusal === null)).toBe(true);
    }
    expect(await watcher.refused('range', { piece: 'theoden' })).toMatchObject({ code: 'not-a-unit', case: '7.25' });
    expect(await watcher.refused('range', { piece: 'nobody-9' })).toMatchObject({ code: 'unknown-unit' });
    expect(await watcher.refused('range', {})).toMatchObject({ code: 'malformed-request' });
    expect(await watcher.refused('zones', { of: 'isengard' })).toMatchObject({ code: 'malformed-request' });
    expect(attacker.state.ply).toBe(ply);
  });

  test('and is told so often enough, and no oftener', async () => {
    const { watcher } = await deployed();
    const codes = await Promise.all(
      Array.from({ length: 40 }, async () => await watcher.refused('range', { piece: 'archer-1' })),
    );
    expect(codes).toContainEqual(expect.objectContaining({ code: 'too-many-requests' }));
  });

  test('two players deploy and move, and a spectator sees it happen', async () => {
    const { attacker, defender, watcher } = await start();
    expect(viewOf(watcher)).toMatchObject({
      turn: 0,
      phase: 'deployment',
      decision: { kind: 'deployment', side: 'isengard' },
    });
    expect(privateOf(attacker).doneRefusal).toMatchObject({ code: 'not-all-deployed' });
    expect(privateOf(defender)).toMatchObject({ actors: [], commands: [] });
    expect(seatsCellSchema.parse(watcher.cell('seats'))).toMatchObject([{ name: 'Saruman' }, { name: 'Théoden' }]);
    expect(await attacker.command({ type: 'done' })).toMatchObject({
      ok: false,
      refusal: { code: 'not-all-deployed', case: expect.any(String) as string },
    });
    await leaveAllPages();

    const match = await deployed();
    const view = viewOf(match.watcher);
    expect(view).toMatchObject({
      turn: 1,
      decision: { kind: 'movement', side: 'isengard' },
      deployed: ['isengard', 'westernesse'],
    });
    const { actors } = privateOf(match.attacker);
    const mover = actors.find((id) => view.units[id] !== undefined) ?? '';
    const { options } = optionsReplySchema.parse(await match.attacker.room.request('options', { actor: mover }));
    const move = options.find(({ command }) => command.type === 'move');
    expect(move).toMatchObject({ cost: expect.any(Number) as number, command: { type: 'move', piece: mover } });
    expect(
      whyReplySchema.parse(await match.defender.room.request('why', { command: move?.command })).refusal,
    ).toMatchObject({
      code: 'not-your-decision',
    });
    const ply = match.attacker.state.ply + 1;
    expect(await match.attacker.command(move?.command)).toEqual({ ok: true, ply });
    await upTo(ply, match.attacker, match.defender, match.watcher);
    const to = move?.command.type === 'move' ? move.command.path.at(-1) : undefined;
    for (const page of [match.attacker, match.defender, match.watcher]) {
      expect(viewOf(page).units[mover]).toMatchObject({ hex: to, moved: true });
      expect(eventsMessageSchema.parse(page.last('events')).events[0]).toMatchObject({ type: 'moved', piece: mover });
    }
    const history = historyReplySchema.parse(await match.watcher.room.request('history', { after: 0 }));
    expect(history.entries.map(({ ply }) => ply)).toEqual(Array.from({ length: ply }, (_, i) => i + 1));
  });

  test('two hundred random commands go over the wire as the protocol says', async () => {
    const { attacker, defender, watcher } = await deployed();
    const random = randomFrom(7);
    for (let i = 0; i < 200; i++) {
      const { decision } = viewOf(watcher);
      if (decision === null) break;
      const page = decision.side === 'isengard' ? attacker : defender;
      const told = privateOf(page);
      const actor = told.actors[Math.floor(random() * told.actors.length)];
      const own =
        actor === undefined ? [] : optionsReplySchema.parse(await page.room.request('options', { actor })).options;
      const offers = [...told.commands, ...own].map(({ command: offered }) => ({ command: offered }));
      const command = randomBot.choose({
        view: viewSchema.parse(viewOf(page)),
        side: decision.side,
        options: () => offers,
        optionsOf: () => offers,
        random,
        lot: random,
      });
      const { ply } = page.state;
      expect(await page.command(command, ply)).toEqual({ ok: true, ply: ply + 1 });
      await upTo(ply + 1, attacker, defender, watcher);
      await untilTrue(() => privateOf(attacker).ply === ply + 1 && privateOf(defender).ply === ply + 1);
      eventsMessageSchema.parse(watcher.last('events'));
      // Nobody is asked but the one who decides.
      const after = viewOf(watcher).decision;
      const idle = after?.side === 'isengard' ? defender : attacker;
      expect(privateOf(idle)).toMatchObject({ actors: [], commands: [] });
    }
    expect(attacker.state.ply).toBeGreaterThan(50);
  }, 60_000);

  test('an ordinary move costs a player less than a kilobyte', async () => {
    const proxy = await recordingProxy(server.port);
    const { attacker, defender } = await deployed(proxy.port);
    const before = proxy.received().length;
    let moves = 0;
    for (const actor of privateOf(attacker).actors.slice(0, 12)) {
      const { ply } = attacker.state;
      const { options } = optionsReplySchema.parse(await attacker.room.request('options', { actor }));
      // Into an empty hex: where somebody stands, that one would be asked to make room, which is a longer answer.
      const taken = new Set(Object.values(viewOf(attacker).units).map(({ hex }) => hex));
      const move = options.find(({ command }) => command.type === 'move' && !taken.has(command.path.at(-1) ?? ''));
      if (move === undefined) continue;
      const start = proxy.received().length;
      expect(await attacker.command(move.command, ply)).toMatchObject({ ok: true });
      await upTo(ply + 1, attacker, defender);
      await untilTrue(() => privateOf(attacker).ply === ply + 1);
      expect(viewOf(attacker).decision?.kind).toBe('movement');
      expect(proxy.received().length - start).toBeLessThan(1000);
      moves++;
    }
    expect(moves).toBeGreaterThan(2);
    expect(proxy.received().length).toBeGreaterThan(before);
    await proxy.close();
  });

  test('a move costs its player less than a kilobyte with all rocks out too', async () => {
    const proxy = await recordingProxy(server.port);
    const hexes = ['1310', '1410', '1510', '1610', '1710', '1809', '1209', '1109', '0810', '0910', '1009', '0710'];
    const { body } = await theoden.ask('POST', '/api/matches', {
      game: 'helms-deep',
      side: 'westernesse',
      opponent: 'human',
      visibility: 'listed',
      position: {
        game: 'helms-deep',
        turn: 3,
        phase: 'westernesse-movement',
        units: [
          { id: 'infantry-1', hex: '1309' },
          { id: 'infantry-2', hex: '1409' },
          { id: 'orc-1', hex: '0832' },
        ],
        markers: hexes.map((hex, i) => ({ kind: 'rocks', hex, dummy: i % 2 === 0 })),
      },
    });
    const { matchId } = matchSummarySchema.parse(body);
    await saruman.join(matchId);
    const defender = await theoden.open(matchId, 'play', proxy.port);
    await untilTrue(() => privateOf(defender).actors.length > 0);
    expect(parseCells([...defender.state.cells, ...Object.entries(privateOf(defender).cells)]).markers).toMatchObject({
      'rocks-1': { dummy: true },
      'rocks-2': { dummy: false },
    });
    const before = proxy.received().length;
    expect(await defender.command({ type: 'move', piece: 'infantry-1', path: ['1308'] })).toMatchObject({ ok: true });
    await untilTrue(() => privateOf(defender).ply === 1);
    expect(proxy.received().length - before).toBeLessThan(1000);
    await proxy.close();
  });

  test('is the game that the rules say it is', () => {
    expect(helmsDeepGame.rules).toBe(helmsDeep);
  });
});

/** A small generator with a seed, so that a failing run can be run again. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
