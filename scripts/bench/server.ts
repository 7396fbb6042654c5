/** What `apps/server/bench` found, against what the house holds itself to: two cores, the load made on the same ones. */
import { z } from 'zod';
import { type Figure, figure } from './figures.ts';

/** A command a second in each of so many matches: 99 of 100 commands within so many milliseconds. */
const PACES: readonly { readonly matches: number; readonly p99Ms: number }[] = [
  { matches: 500, p99Ms: 50 },
  { matches: 1000, p99Ms: 150 },
];
/** Commands a second from one process: not held yet, but aimed at. */
const STRETCH = 2000;
/** PostgreSQL's ceiling, as a share of SQLite's. */
const POSTGRESQL_SHARE = 0.8;
/** Of a live match, and of an ordinary move to a player. */
const FOOTPRINTS: Readonly<Record<string, { heldKb: number; residentKb?: number; moveBytes: number }>> = {
  'helms-deep': { heldKb: 400, residentKb: 700, moveBytes: 400 },
  gondor: { heldKb: 600, moveBytes: 1000 },
};
/** How much slower than alone a match may be for its players that is watched by the largest audience. */
const WATCHED_RATIO = 1.5;
/** How much dearer the last spectators to come may be than the first. */
const JOINING_RATIO = 1.5;

/** How much slower than beside an empty lobby a match may be beside the largest crowd in it. */
const LOBBY_RATIO = 2;
/** Milliseconds: by how much a round that begins may slow others' matches, and how long one thing may hold the thread. */
const MOVED_MS = 10;
const HELD_MS = 50;

const quantilesSchema = z.object({ p50Ms: z.number(), p99Ms: z.number(), maxMs: z.number() });
const bytesSchema = z.object({ median: z.number(), most: z.number() });
const memorySchema = z.object({ heldKb: z.number(), residentKb: z.number() });
const loadSchema = z.object({
  matches: z.number(),
  donePerSecond: z.number(),
  command: quantilesSchema,
  options: quantilesSchema,
  server: z.object({ cpuMsPerCommand: z.number(), residentMb: z.number() }),
  generator: z.object({ saturated: z.boolean() }),
});
const ladderSchema = z.object({
  rungs: z.array(loadSchema.extend({ echo: loadSchema.nullable(), held: z.boolean() })),
  ceiling: z.number(),
  saturatedAt: z.number().nullable(),
});
type Ladder = z.infer<typeof ladderSchema>;
const spectatingSchema = z.object({
  audiences: z.array(
    z.object({
      spectators: z.number(),
      watched: quantilesSchema,
      others: quantilesSchema,
      addedCpuMsPerCommand: z.number(),
      bytesToEachPerCommand: z.number(),
      relaysCpu: z.number(),
    }),
  ),
  joining: z.array(z.object({ from: z.number(), to: z.number(), msEach: z.number(), cpuMsEach: z.number() })),
  leavingMaxMs: z.number(),
});
const lobbySchema = z.object({
  matches: z.number(),
  crowds: z.array(
    z.object({
      people: z.number(),
      command: quantilesSchema,
      serverCpu: z.number(),
      changesPerSecond: z.number(),
      addedCpuMsPerChange: z.number(),
      bytesToEachPerChange: z.number(),
      cpuMsToCome: z.number(),
    }),
  ),
});
const eventsSchema = z.object({
  matches: z.number(),
  pairings: z.number(),
  before: quantilesSchema,
  during: quantilesSchema,
  beginMs: z.array(z.number()),
  blocked: z.object({ reading4000: z.number(), firstLook: z.number(), pairing1000: z.number() }),
  reading4000Ms: z.number(),
  refused: z.object({ ms: z.number(), status: z.number(), code: z.string() }),
  bytes: z.object({ plain: z.number(), whole: z.number(), change: z.number() }),
});
const footprintSchema = z.object({
  matches: z.number(),
  deployedKb: memorySchema,
  playedKb: memorySchema,
  toMover: bytesSchema,
  toOpponent: bytesSchema,
});
const foundSchema = z.object({
  found: z.array(
    z.object({
      game: z.string(),
      database: z.string(),
      ladder: ladderSchema.nullable(),
      spectating: spectatingSchema.nullable(),
      lobby: lobbySchema.nullable(),
      events: eventsSchema.nullable(),
      footprint: footprintSchema.nullable(),
    }),
  ),
});

interface Group {
  readonly title: string;
  readonly figures: readonly Figure[];
}

/** The figures in groups, for people to read. Throws a zod error on JSON that is not the benchmark's. */
export function serverFigures(json: unknown): Group[] {
  const { found } = foundSchema.parse(json);
  const groups = found.flatMap(({ game, database, ladder, spectating, lobby, events, footprint }): Group[] => [
    ...(ladder === null
      ? []
      : [{ title: `Server on ${database}, a command a second in each match`, figures: ladderFigures(ladder) }]),
    ...(spectating === null ? [] : [{ title: 'Spectators of one match', figures: spectatingFigures(spectating) }]),
    ...(lobby === null
      ? []
      : [{ title: `The lobby, while ${lobby.matches} listed matches are played`, figures: lobbyFigures(lobby) }]),
    ...(events === null
      ? []
      : [
          {
            title: `Events on ${database}, while ${events.matches} matches are played`,
            figures: eventsFigures(events),
          },
        ]),
    ...(footprint === null
      ? []
      : [{ title: `${footprint.matches} live matches of ${game}`, figures: footprintFigures(game, footprint) }]),
  ]);
  const [sqlite, postgresql] = ['SQLite', 'PostgreSQL'].map(
    (name) => found.find(({ database }) => database === name)?.ladder?.ceiling,
  );
  if (sqlite === undefined || postgresql === undefined) return groups;
  const ratio = figure('commands a second on PostgreSQL for one on SQLite', postgresql / sqlite, '', {
    min: POSTGRESQL_SHARE,
  });
  return [...groups, { title: 'Databases', figures: [ratio] }];
}

function ladderFigures({ rungs, ceiling, saturatedAt }: Ladder): Figure[] {
  const paces = rungs.flatMap(({ matches, command, echo, server, generator, held }): Figure[] => {
    const limit = PACES.find((pace) => pace.matches === matches);
    const name = `${matches.toLocaleString('en')} matches`;
    const p99 = figure(`${name}: 99 of 100`, command.p99Ms, 'ms', limit === undefined ? {} : { max: limit.p99Ms });
    return [
      figure(`${name}: median`, command.p50Ms, 'ms'),
      // Quick answers to the few that get one are no sign of keeping pace.
      p99.held === true && !held ? { ...p99, held } : p99,
      ...(echo === null ? [] : [figure(`${name}: 99 of 100 of a bare echo`, echo.command.p99Ms, 'ms')]),
      figure(`${name}: the server's CPU for a command`, server.cpuMsPerCommand, 'ms'),
      ...(generator.saturated ? [{ what: `${name}: the load was late itself`, found: 'saturated' }] : []),
    ];
  });
  const missed = PACES.filter(({ matches }) => saturatedAt !== null && matches > saturatedAt).map(
    ({ matches, p99Ms }): Figure => ({
      what: `${matches.toLocaleString('en')} matches: 99 of 100`,
      found: 'not reached',
      wanted: `at most ${p99Ms}`,
      held: false,
    }),
  );
  const end = saturatedAt === null ? 'not reached' : `with ${saturatedAt.toLocaleString('en')} matches`;
  return [
    ...paces,
    ...missed,
    figure('most commands done in a second, with a stretch', ceiling, '', { min: STRETCH }),
    { what: 'keeps pace no more', found: end },
  ];
}

function spectatingFigures({ audiences, joining, leavingMaxMs }: z.infer<typeof spectatingSchema>): Figure[] {
  const [alone, most] = [audiences.find(({ spectators }) => spectators === 0), audiences.at(-1)];
  const [first, last] = [joining[0], joining.at(-1)];
  const each = audiences.flatMap(({ spectators, watched, others, ...found }): Figure[] => {
    const name = `${spectators.toLocaleString('en')} spectators`;
    return [
      figure(`${name}: players' median`, watched.p50Ms, 'ms'),
      figure(`${name}: players' 99 of 100`, watched.p99Ms, 'ms'),
      figure(`${name}: other matches' 99 of 100`, others.p99Ms, 'ms'),
      figure(`${name}: more of the server's CPU for a command`, found.addedCpuMsPerCommand, 'ms'),
      ...(found.relaysCpu > 0 ? [figure(`${name}: processes that only watch, cores`, found.relaysCpu, '')] : []),
      figure(`${name}: to each for a command`, found.bytesToEachPerCommand, 'bytes'),
    ];
  });
  const arrivals = joining.map(
    ({ from, to, msEach, cpuMsEach }): Figure => ({
      what: `from ${from.toLocaleString('en')} to ${to.toLocaleString('en')} spectators, each`,
      found: `${msEach} ms, ${cpuMsEach} ms of the server's CPU`,
    }),
  );
  return [
    ...each,
    ...(alone === undefined || most === undefined || alone === most
      ? []
      : [
          figure(
            "players' 99 of 100 under the largest audience, for one alone",
            most.watched.p99Ms / alone.watched.p99Ms,
            '',
            {
              max: WATCHED_RATIO,
            },
          ),
        ]),
    ...arrivals,
    ...(first === undefined || last === undefined || first === last
      ? []
      : [
          figure('CPU for the last to come, for one of the first', last.cpuMsEach / first.cpuMsEach, '', {
            max: JOINING_RATIO,
          }),
        ]),
    figure('longest wait of a player while all leave', leavingMaxMs, 'ms'),
  ];
}

function lobbyFigures({ crowds }: z.infer<typeof lobbySchema>): Figure[] {
  const [alone, most] = [crowds.find(({ people }) => people === 0), crowds.at(-1)];
  const each = crowds.flatMap(({ people, command, ...found }): Figure[] => {
    const name = `${people.toLocaleString('en')} in the lobby`;
    const players = figure(`${name}: players' 99 of 100`, command.p99Ms, 'ms');
    if (people === 0) return [players];
    return [
      players,
      figure(`${name}: changes told to each in a second`, found.changesPerSecond, ''),
      figure(`${name}: more of the server's CPU for a change`, found.addedCpuMsPerChange, 'ms'),
      figure(`${name}: to each for a change`, found.bytesToEachPerChange, 'bytes'),
      figure(`${name}: the server's CPU for each who comes`, found.cpuMsToCome, 'ms'),
    ];
  });
  if (alone === undefined || most === undefined || alone === most) return each;
  const ratio = most.command.p99Ms / alone.command.p99Ms;
  return [
    ...each,
    figure("players' 99 of 100 beside the largest crowd, for one alone", ratio, '', { max: LOBBY_RATIO }),
  ];
}

function eventsFigures({ pairings, before, during, blocked, bytes, ...found }: z.infer<typeof eventsSchema>): Figure[] {
  return [
    figure(`a round of ${pairings} pairings begins in, the longest`, Math.max(...found.beginMs), 'ms'),
    figure("players' 99 of 100 before", before.p99Ms, 'ms'),
    figure("players' 99 of 100 meanwhile", during.p99Ms, 'ms'),
    figure('by so much it moves', Math.max(0, during.p99Ms - before.p99Ms), 'ms', { max: MOVED_MS }),
    figure('4,000 entrants read from a list', found.reading4000Ms, 'ms'),
    figure('the thread held by it, the longest', blocked.reading4000, 'ms', { max: HELD_MS }),
    figure(`100,000 refused with ${found.refused.status} ${found.refused.code}`, found.refused.ms, 'ms'),
    figure('the thread held by a first look at 1,000 entrants after nine rounds', blocked.firstLook, 'ms', {
      max: HELD_MS,
    }),
    figure('the thread held by a pairing of 1,000', blocked.pairing1000, 'ms', { max: HELD_MS }),
    figure('all of that event over the line', bytes.whole / 1000, 'kB'),
    figure('the same unpacked', bytes.plain / 1000, 'kB'),
    figure('to who has seen it and asks again', bytes.change / 1000, 'kB'),
  ];
}

function footprintFigures(
  game: string,
  { deployedKb, playedKb, toMover, toOpponent }: z.infer<typeof footprintSchema>,
): Figure[] {
  const limits = FOOTPRINTS[game];
  const atMost = (max: number | undefined) => (max === undefined ? undefined : { max });
  return [
    figure('held for a match that is played', playedKb.heldKb, 'kB', atMost(limits?.heldKb)),
    figure('held for a match that was only deployed', deployedKb.heldKb, 'kB'),
    figure('resident for a match that is played', playedKb.residentKb, 'kB', atMost(limits?.residentKb)),
    figure('to who moves, for an ordinary move', toMover.median, 'bytes', atMost(limits?.moveBytes)),
    figure('the most of a hundred moves', toMover.most, 'bytes'),
    figure('to the other player', toOpponent.median, 'bytes', atMost(limits?.moveBytes)),
  ];
}
