/**
 * Two games on one server that have nothing in common: a siege, and the tiny race that the kernel tests itself with, under its
 * own name and with its own two sides. What the server shares between games can know nothing of either.
 */
import { sql } from 'kysely';
import { replay } from '@warbeacon/kernel';
import { parseRaceCommand, race, type RaceCommand } from '@warbeacon/kernel/race';
import {
  errorBodySchema,
  matchListSchema,
  gameListSchema,
  matchSummarySchema,
  parseRecord,
  wireOf,
} from '@warbeacon/protocol';
import { helmsDeep, parseCommand } from '@warbeacon/siege';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { helmsDeepGame } from './games.ts';
import { type AnyGame, anyGame, Games } from './match/game.ts';
import { openDatabase } from './storage/database.ts';
import { KINDS_BY_DAY, type TestDatabase } from './testing/databases.ts';
import { http, leaveAllPages, type Page, Person, untilTrue } from './testing/people.ts';
import { type TestServer, testServer } from './testing/test-server.ts';

const sideSchema = z.enum(['red', 'blue']);
const frameSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('turn'), side: sideSchema, moved: z.boolean() }),
  z.strictObject({ kind: z.literal('trip'), side: sideSchema }),
]);
const codec = {
  sides: race.sides,
  command: z.strictObject({ type: z.enum(['walk', 'run', 'trip', 'let']) }),
  event: z.strictObject({ type: z.literal('ran'), side: sideSchema, die: z.number().int() }),
  view: z.strictObject({
    at: z.strictObject({ red: z.number().int(), blue: z.number().int() }),
    frames: z.array(frameSchema),
  }),
  keyed: { sections: [] },
  orders: z.strictObject({}),
  noOrders: {},
};
const wire = wireOf(codec);

const walker = {
  name: 'A walker',
  choose: ({ options }: { readonly options: () => readonly { readonly command: RaceCommand }[] }) =>
    options()[0]?.command ?? { type: 'walk' as const },
};

const raceGame = anyGame({
  rules: race,
  optionsSchema: z.strictObject({ start: z.number().int().min(0).max(9).default(0) }),
  optionsOf: ({ at }) => ({ start: Math.min(at.red, at.blue) }),
  parseCommand: parseRaceCommand,
  eventSchema: codec.event,
  clock: () => ({ turn: 1, phase: 'running' }),
  isOneQuestion: () => true,
  ending: () => null,
  makeCells: wire.makeCells,
  parseCells: wire.parseCells,
  changedCells: wire.changedCells,
  ended: ({ at }) => ({ at, frames: [] }),
  endEvent: ({ winner }) => ({ type: 'ran', side: winner ?? 'red', die: 0 }),
  standing: {
    none: {},
    schema: codec.orders,
    check: () => null,
    answer: () => null,
  },
  computers: { learner: walker, steady: walker, strong: walker },
});

const RACE = { game: 'race', side: 'red', opponent: 'human', visibility: 'listed' };
const SIEGE = { game: 'helms-deep', side: 'isengard', opponent: 'human', visibility: 'listed' };

describe.each(KINDS_BY_DAY)('several games on one server, on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let ann: Person;
  let bob: Person;

  const start = async (games: readonly AnyGame[]) => {
    server = await testServer(games, place);
    if (ann !== undefined) ann.port = bob.port = server.port;
  };
  beforeEach(async () => {
    place = await make();
    await start([helmsDeepGame, raceGame]);
    [ann, bob] = [await Person.arrive(server.port, 'Ann'), await Person.arrive(server.port, 'Bob')];
  });
  afterEach(async () => {
    await leaveAllPages();
    await server.stop();
    await place.remove();
  });

  const create = async (wish: object) => {
    const made = matchSummarySchema.parse((await ann.ask('POST', '/api/matches', wish)).body);
    await bob.join(made.matchId);
    return made;
  };
  const toMove = (page: Page) => wire.parseCells(page.state.cells).frames.at(-1);
  /** Goes on to the end: whoever is asked trips, or runs. */
  const runOn = async (pages: Readonly<Record<string, Page>>): Promise<void> => {
    const [any] = Object.values(pages);
    for (let ply = any?.state.ply ?? 0; any !== undefined && ply < 200; ply++) {
      await untilTrue(() => any.state.ply === ply);
      const frame = toMove(any);
      if (frame === undefined) return;
      const answer = await pages[frame.side]?.command({ type: frame.kind === 'trip' ? 'trip' : 'run' }, ply);
      expect(answer).toEqual({ ok: true, ply: ply + 1 });
    }
  };

  test('a page is told which there are, and their sides', async () => {
    expect(gameListSchema.parse((await ann.ask('GET', '/api/games')).body)).toEqual({
      games: [
        { id: 'helms-deep', title: "Helm's Deep", sides: ['isengard', 'westernesse'] },
        { id: 'race', title: raceGame.rules.title, sides: ['red', 'blue'] },
      ],
    });
  });

  test('each is played by its own rules, from its making to a record that can be verified', async () => {
    const siege = await create(SIEGE);
    const match = await create({ ...RACE, options: { start: 2 } });
    expect(match).toMatchObject({ game: 'race', title: 'Race to ten', yourSide: 'red', options: { start: 2 } });
    expect(match.seats.map(({ side }) => side)).toEqual(['red', 'blue']);

    const besieger = await ann.open(siege.matchId);
    const red = await ann.open(match.matchId);
    const blue = await bob.open(match.matchId);
    const looker = await bob.open(match.matchId, 'watch');
    // A command of the one is none of the other.
    expect(await red.command({ type: 'setUp', plan: 'assault' })).toMatchObject({
      ok: false,
      refusal: { code: 'bad-command' },
    });
    expect(await besieger.command({ type: 'run' })).toMatchObject({
      ok: false,
      refusal: { code: expect.any(String) as string },
    });
    expect([red.state.ply, besieger.state.ply]).toEqual([0, 0]);
    expect(wire.privateMessage.parse(red.last('private')).commands.map(({ command }) => command.type)).toEqual([
      'walk',
      'run',
    ]);

    await runOn({ red, blue });
    await untilTrue(() => toMove(looker) === undefined);
    expect(wire.historyEntry.parse(looker.last('events')).ply).toBe(red.state.ply);
    expect(besieger.cell('view/phase')).toBe('deployment');

    const over = matchSummarySchema.parse((await ann.ask('GET', `/api/matches/${match.matchId}`)).body);
    expect(over).toMatchObject({ status: 'over', winner: expect.stringMatching(/^(red|blue)$/) as string });
    const record = parseRecord((await http(server.port, 'GET', `/api/matches/${match.matchId}/log`)).body);
    if (!record.ok) throw new Error(record.error.message);
    const replayed = replay(race, record.value, parseRaceCommand);
    if (!replayed.ok) throw new Error(replayed.error.message);
    expect(replayed.value.diceChecked).toBe(true);
    expect(race.outcome(replayed.value.state)?.winner).toBe(over.winner);
    // By the rules of another game it does not pass.
    expect(replay(helmsDeep, record.value, parseCommand)).toMatchObject({ ok: false, error: { seq: 0 } });
  });

  test('each has its own computer player', async () => {
    const made = matchSummarySchema.parse(
      (await ann.ask('POST', '/api/matches', { ...RACE, opponent: 'computer' })).body,
    );
    expect(made.seats).toMatchObject([{ name: 'Ann' }, { name: 'A walker', computer: true }]);
    const red = await ann.open(made.matchId);
    expect(await red.command({ type: 'walk' })).toMatchObject({ ok: true });
    await untilTrue(() => red.state.ply === 2);
  });

  test('a match of a game that is played here no more is listed, not opened, and not lost', async () => {
    const { matchId } = await create(RACE);
    const red = await ann.open(matchId);
    await red.command({ type: 'walk' });
    await leaveAllPages();
    await server.stop();

    await start([helmsDeepGame]);
    const { matches } = matchListSchema.parse((await ann.ask('GET', '/api/matches?status=mine')).body);
    expect(matches).toMatchObject([{ matchId, game: 'race', title: 'race', yourSide: 'red' }]);
    for (const as of ['play', 'watch']) {
      const refused = await ann.ask('POST', `/api/matches/${matchId}/room`, { as });
      expect(refused.status).toBe(409);
      expect(errorBodySchema.parse(refused.body).error).toMatchObject({
        code: 'unknown-game',
        message: 'This server does not play race. It plays: helms-deep.',
      });
    }
    expect((await http(server.port, 'GET', `/api/matches/${matchId}/log`)).status).toBe(200);
    await server.stop();

    await start([raceGame, helmsDeepGame]);
    const again = await ann.open(matchId);
    expect([again.state.ply, toMove(again)?.side]).toEqual([1, 'blue']);
  });

  test('a match of another version of the rules is not opened, and who comes is told which; it is not lost', async () => {
    const { matchId } = await create(RACE);
    const red = await ann.open(matchId);
    await red.command({ type: 'walk' });
    await leaveAllPages();
    await server.stop();

    const { version } = raceGame.rules;
    await start([{ ...raceGame, rules: { ...raceGame.rules, version: '9.0.0' } }]);
    for (const as of ['play', 'watch', 'play']) {
      const refused = await ann.ask('POST', `/api/matches/${matchId}/room`, { as });
      expect(refused.status).toBe(409);
      expect(errorBodySchema.parse(refused.body).error).toMatchObject({
        code: 'other-rules',
        message: `This match was played under version ${version} of the rules of Race to ten, by which alone it can go on; here they are version 9.0.0. It is kept as it is.`,
      });
    }
    expect(server.lines.filter((line) => line.includes('which are version 9.0.0 here'))).toHaveLength(1);
    await server.stop();

    await start([raceGame]);
    expect((await ann.open(matchId)).state.ply).toBe(1);
  });

  test('of another version of the rules the opening tells, however long the log is behind it', async () => {
    const { matchId } = await create(RACE);
    await (await ann.open(matchId)).command({ type: 'walk' });
    await leaveAllPages();
    await server.stop();
    const database = await openDatabase(place);
    await sql`delete from snapshots`.execute(database.db);
    // Whoever reads it to the end finds this.
    await sql`update log set body = '{' where seq = 1 and match_id = ${matchId}`.execute(database.db);
    await database.close();

    await start([{ ...raceGame, rules: { ...raceGame.rules, version: '9.0.0' } }]);
    const refused = await ann.ask('POST', `/api/matches/${matchId}/room`, { as: 'watch' });
    expect(errorBodySchema.parse(refused.body).error.code).toBe('other-rules');
  });
});

test('two games cannot have the same id', () => {
  expect(() => new Games([raceGame, raceGame])).toThrow('the same id');
});
