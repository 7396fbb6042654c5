/**
 * The law of non-interference, on the real game and real sockets: two matches with the same commands and the same dice,
 * which differ only in which counters are dummies, send the opponent and a spectator the same bytes in the same frames
 * until one of those counters is turned up. Under standing orders too, and across a lost connection.
 */
import { createHash } from 'node:crypto';
import { Protocol } from '@colyseus/core';
import type { Command, Side } from '@warbeacon/siege';
import { afterEach, describe, expect, test } from 'vitest';
import { helmsDeepGame } from '../games.ts';
import { KINDS_OF_DATABASE } from '../testing/databases.ts';
import { leaveAllPages, type Page, Person, untilTrue } from '../testing/people.ts';
import { type RecordingProxy, recordingProxy } from '../testing/recording-proxy.ts';
import { type Dummies, siegePosition } from '../testing/siege-position.ts';
import { testServer } from '../testing/test-server.ts';
import {
  eventsMessageSchema,
  historyReplySchema,
  optionsReplySchema,
  parseCells,
  privateMessageSchema,
  type StandingOrders,
} from '../testing/helms-deep-wire.ts';

const COMMANDS = 90;
/** The opponent's and the spectator's lines are cut before this command. */
const CUT_BEFORE = 25;

interface Turn {
  readonly side: Side;
  /** The piece whose possibilities were asked for first. */
  readonly asked: string | undefined;
  readonly command: Command;
}

/** One of the two matches, as those see it who may not know. */
interface World {
  readonly script: Turn[];
  /** The frames that opponent and spectator had got before a command of that number; all of them, without one. */
  readonly frames: (before?: number) => readonly Buffer[][];
  /** What they read over HTTP. */
  readonly pages: unknown[];
  /** The command at which a counter that differs was turned up; how many there were when it was not. */
  readonly revealed: number;
  /** How many windows were answered by standing orders. */
  readonly answered: number;
}

interface Plan {
  /** Whose counters differ. */
  readonly owner: Side;
  /** Those that are dummies, and those of which that is so in one of the two matches only. */
  readonly dummies: readonly string[];
  readonly differ: readonly string[];
  readonly seed: number;
  /** From the first command of the game, in which all rocks that are placed differ; else from a siege in full swing. */
  readonly fromDeployment?: true;
  /** Orders that Westernesse gives, by the number of the command before which it does. */
  readonly orders: Readonly<Record<number, Pick<StandingOrders, 'rocks'>>>;
}

/** Plays by chance, or again what was played before, with dummies for what was real. */
async function play(plan: Plan, dummies: Dummies, before?: World): Promise<World> {
  const [kind] = KINDS_OF_DATABASE;
  if (kind === undefined) throw new Error('there is no database to test on');
  const place = await kind.make();
  let drawn = 0;
  const server = await testServer(
    [helmsDeepGame],
    place,
    { LIMIT_MESSAGES_PER_SECOND: 10_000 },
    {
      now: () => 1_700_000_000_000,
      randomBytes: (count) => createHash('sha512').update(`${plan.seed} ${drawn++}`).digest().subarray(0, count),
    },
  );
  const proxies: RecordingProxy[] = [await recordingProxy(server.port), await recordingProxy(server.port)];
  const [toOpponent, toSpectator] = proxies;
  if (toOpponent === undefined || toSpectator === undefined) throw new Error('no proxy');

  const knowing = await Person.arrive(server.port, 'Ann');
  const opponent = await Person.arrive(server.port, 'Bob');
  const spectator = await Person.arrive(server.port, 'Zoe');
  const created = await knowing.ask('POST', '/api/matches', {
    game: 'helms-deep',
    side: plan.owner,
    opponent: 'human',
    visibility: 'listed',
    ...(plan.fromDeployment ? {} : { position: siegePosition(dummies) }),
  });
  expect(created.body).toMatchObject({ practice: !plan.fromDeployment });
  const { matchId } = created.body as { matchId: string };
  await opponent.join(matchId);
  const own = await knowing.open(matchId);
  const theirs = await opponent.open(matchId, 'play', toOpponent.port);
  const watched = await spectator.open(matchId, 'watch', toSpectator.port);
  const blind = [theirs, watched];
  const pageOf = (side: Side) => (side === plan.owner ? own : theirs);
  await untilTrue(() => own.state.watchers === 1 && theirs.state.watchers === 1);

  // Whatever was sent before the answer to a question has arrived when the answer has.
  const settle = async () => {
    for (const page of [own, ...blind]) await page.refused('history', { after: 1_000_000 });
  };
  const random = randomFrom(plan.seed);
  const script: Turn[] = [];
  const marks: number[][] = [];
  const pages: unknown[] = [];
  let revealed = before?.script.length ?? COMMANDS;
  let answered = 0;

  for (let i = 0; i < (before?.script.length ?? COMMANDS); i++) {
    const orders = plan.orders[i];
    if (orders) await pageOf('westernesse').room.request('standing', orders);
    if (i === CUT_BEFORE) await comeBack(proxies, blind);
    await settle();
    marks.push(proxies.map((proxy) => proxy.mark()));
    const ply = own.state.ply;
    const decision = parseCells(own.state.cells).decision;
    if (decision === null) break;
    const turn = before?.script[i] ?? (await choose(pageOf(decision.side), decision.side, plan, i, random));
    if (before && turn.asked !== undefined) await optionsOf(pageOf(turn.side), turn.asked);
    script.push(turn);
    const told = own.told.length;
    const reply = await pageOf(turn.side).command(
      twin(turn.command, plan, before !== undefined),
      ply,
      `command-${i}-x`,
    );
    expect({ i, turn, reply }).toMatchObject({ reply: { ok: true, ply: ply + 1 } });
    await settle();
    answered += own.state.ply - ply - 1;
    const happened = own.told
      .slice(told)
      .flatMap(({ type, message }) => (type === 'events' ? eventsMessageSchema.parse(message).events : []));
    if (happened.some((event) => REVEALING.has(event.type) && plan.differ.includes(idIn(event)))) {
      revealed = i;
      break;
    }
    // What they ask on the way is answered without a word of it too.
    if (i % 15 === 0) {
      await pry(theirs, watched);
      for (const page of blind) await page.room.request('past', { ply });
    }
    if (i % 20 === 0) {
      for (const person of [opponent, spectator]) {
        for (const path of [`/${matchId}`, `/${matchId}/log`, '?status=live', '?status=mine'])
          pages.push([i, (await person.ask('GET', `/api/matches${path}`)).body]);
      }
    }
  }
  await settle();
  await leaveAllPages();
  await server.stop();
  for (const proxy of proxies) await proxy.close();
  await place.remove();
  const logged = server.lines.join('\n');
  expect(logged).not.toContain('dummy');
  expect(logged).not.toContain('"level":50');
  const frames = (until = script.length) =>
    proxies.map((proxy, index) => withoutJoining(proxy.frames(marks[until]?.[index])));
  return { script, frames, pages, revealed, answered };
}

const REVEALING: ReadonlySet<string> = new Set(['rocksDropped', 'rocksGone', 'rocksStand', 'blast']);
const DEPLOYMENT: readonly Command[] = [
  { type: 'setUp', plan: 'vanguard' },
  { type: 'done' },
  { type: 'setUp', plan: 'wall-and-dike' },
  ...['1310', '1410', '1510', '1610', '1710', '1809', '0810', '1109'].map((hex, index) => ({
    type: 'placeRocks' as const,
    hex,
    dummy: index % 3 === 0,
  })),
  { type: 'liftRocks', hex: '1510' },
  { type: 'done' },
];
const UNDER_THE_WALL: ReadonlySet<string> = new Set(['1210', '1311', '1411', '1511', '1611', '1711', '1108']);
const idIn = (event: object): string =>
  'rocks' in event ? String(event.rocks) : 'fire' in event ? String(event.fire) : '';

/** A command by chance, but none that turns up a counter that differs. */
async function choose(page: Page, side: Side, plan: Plan, i: number, random: () => number): Promise<Turn> {
  const first = plan.fromDeployment ? DEPLOYMENT[i] : undefined;
  if (first) return { side, asked: undefined, command: first };
  const told = privateMessageSchema.parse(page.last('private'));
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const actor = pick(told.actors);
  // Where a piece must act, as one that makes room, there is nothing else to choose.
  const asked = actor !== undefined && (random() < 0.95 || told.commands.length === 0) ? actor : undefined;
  const own = asked === undefined ? [] : await optionsOf(page, asked);
  const offered = own.length > 0 ? own : told.commands.map(({ command }) => command);
  const open = offered.filter((command) => !plan.differ.includes(idIn(command)));
  // Counters are put out and laid whenever they can be, units come under the wall, and a step is not ended at once.
  const eager = open.filter(
    (command) =>
      command.type === 'giveFire' ||
      command.type === 'layFire' ||
      (command.type === 'move' && random() < 0.5 && UNDER_THE_WALL.has(command.path.at(-1) ?? '')),
  );
  const going = open.filter(({ type }) => type !== 'done');
  const command = pick(eager) ?? pick(going.length > 0 && random() < 0.9 ? going : open);
  if (command === undefined) throw new Error('there is nothing that can be done');
  return { side, asked, command };
}

async function optionsOf(page: Page, actor: string): Promise<Command[]> {
  const { options } = optionsReplySchema.parse(await page.room.request('options', { actor }));
  return options.map(({ command }) => command);
}

/** What is given out as real in one match is a dummy in the other. */
function twin(command: Command, plan: Plan, other: boolean): Command {
  const hides = plan.owner === 'isengard' ? 'giveFire' : 'placeRocks';
  return other && command.type === hides && 'dummy' in command ? { ...command, dummy: !command.dummy } : command;
}

/** Asks after everything that could give a counter away. */
async function pry(theirs: Page, watched: Page): Promise<void> {
  const { markers, units } = parseCells(theirs.state.cells);
  const [unit = ''] = Object.keys(units);
  for (const [id, marker] of Object.entries(markers)) {
    const commands: object[] =
      marker.kind === 'rocks'
        ? [
            { type: 'dropRocks', rocks: id, target: unit },
            { type: 'liftRocks', hex: marker.hex },
          ]
        : [
            { type: 'detonate', fire: id },
            { type: 'giveFire', unit, dummy: true },
          ];
    for (const command of commands) {
      await theirs.room.request('why', { command });
      await theirs.command(
        command,
        theirs.state.ply,
        `pry-${id}-${theirs.state.ply}-${JSON.stringify(command).length}`,
      );
    }
  }
  for (const actor of [null, unit, 'rocks-1']) await theirs.room.request('options', { actor });
  for (const page of [theirs, watched]) {
    await page.room.request('zones', {});
    for (const piece of [unit, 'archer-2', 'orc-archer-1']) await page.room.request('range', { piece });
  }
  for (const page of [theirs, watched])
    historyReplySchema.parse(await page.room.request('history', { after: Math.max(0, page.state.ply - 50) }));
}

/** Cuts the lines, and waits until all have come back and everybody has seen it. */
async function comeBack(proxies: readonly RecordingProxy[], pages: readonly Page[]): Promise<void> {
  for (const [index, page] of pages.entries()) {
    let back = false;
    page.room.onReconnect.once(() => (back = true));
    proxies[index]?.cut();
    await untilTrue(() => back);
    // Answered only when the room has let it in again.
    await page.refused('history', { after: 1_000_000 });
  }
}

/** The first frame of a socket holds a token for coming back, which is another one each time. */
function withoutJoining(frames: readonly Buffer[]): Buffer[] {
  return frames.filter((frame) => frame[0] !== Protocol.JOIN_ROOM);
}

/** A small generator with a seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const NEVER: Pick<StandingOrders, 'rocks'> = { rocks: 'never' };
const GUARDS: Pick<StandingOrders, 'rocks'> = { rocks: ['half-orc-guard', 'dunland-guard'] };
const PLANS: readonly [string, Plan][] = [
  [
    'rocks of which Westernesse is asked',
    {
      owner: 'westernesse',
      dummies: ['rocks-2', 'rocks-6', 'rocks-7'],
      differ: ['rocks-3', 'rocks-5'],
      seed: 3,
      orders: {},
    },
  ],
  [
    'rocks that are never to be dropped',
    {
      owner: 'westernesse',
      dummies: ['rocks-2', 'rocks-6', 'rocks-7'],
      differ: ['rocks-1', 'rocks-3'],
      seed: 4,
      orders: { 0: NEVER },
    },
  ],
  [
    'rocks that are for guards alone, and then for nobody',
    {
      owner: 'westernesse',
      dummies: ['rocks-2', 'rocks-5', 'rocks-7'],
      differ: ['rocks-3', 'rocks-4'],
      seed: 15,
      orders: { 0: GUARDS, 50: NEVER, 75: { rocks: 'ask' } },
    },
  ],
  [
    'rocks from the deployment on',
    {
      owner: 'westernesse',
      dummies: [],
      differ: Array.from({ length: 12 }, (_, index) => `rocks-${index + 1}`),
      seed: 8,
      fromDeployment: true,
      orders: {},
    },
  ],
  [
    'fires that are carried and given out',
    {
      owner: 'isengard',
      dummies: ['rocks-2', 'rocks-6', 'blasting-fire-1'],
      differ: ['blasting-fire-1', 'blasting-fire-2', 'blasting-fire-4', 'blasting-fire-5', 'blasting-fire-6'],
      seed: 6,
      orders: { 0: NEVER },
    },
  ],
];

describe('the law of non-interference at Helm\u2019s Deep', () => {
  afterEach(leaveAllPages);

  test.each(PLANS)(
    '%s: opponent and spectator get the same frames',
    async (_, plan) => {
      const dummies = new Set(plan.dummies);
      const others = new Set(plan.dummies);
      for (const id of plan.differ) if (!others.delete(id)) others.add(id);
      const one = await play(plan, dummies);
      const two = await play(plan, others, one);

      const until = Math.min(one.revealed, two.revealed);
      expect(until).toBeGreaterThan(CUT_BEFORE + 5);
      if (plan.orders[0]) expect(one.answered).toBeGreaterThan(5);
      const heard = two.frames(until);
      for (const [who, frames] of one.frames(until).entries()) {
        expect(frames.length).toBeGreaterThan(100);
        expect(heard[who]?.length).toBe(frames.length);
        const other = frames.findIndex((frame, index) => !frame.equals(heard[who]?.[index] ?? Buffer.alloc(0)));
        expect([who, other, heard[who]?.[other]?.toString('latin1')]).toEqual([who, -1, undefined]);
      }
      const read = (world: World) => world.pages.filter((page) => Array.isArray(page) && Number(page[0]) < until);
      expect(read(two)).toEqual(read(one));
    },
    120_000,
  );
});
