/** What is measured, by `BENCH_…` variables; without any, everything that the house holds itself to. */
import { z } from 'zod';
import { BENCH_GAMES, type BenchGame } from './games.ts';

const PARTS = ['echo', 'load', 'spectators', 'lobby', 'events', 'memory'] as const;

const numbers = z
  .string()
  .regex(/^\d+(,\d+)*$/, 'whole numbers with commas between')
  .transform((text) => text.split(',').map(Number));
const words = (all: readonly string[]) =>
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(all)));

const schema = z.object({
  /** What is played. */
  BENCH_GAME: z.enum(BENCH_GAMES).default('helms-deep'),
  /** Some of `echo,load,spectators,lobby,events,memory`. The echo stands beside each load. */
  BENCH_PARTS: words(PARTS).default([...PARTS]),
  /** Some of `sqlite,postgresql`, as far as they are there. */
  BENCH_DATABASES: words(['sqlite', 'postgresql']).default(['sqlite', 'postgresql']),
  /** The rungs of the ladder: matches at once. It ends where the server no longer keeps pace. */
  BENCH_MATCHES: numbers.default([100, 200, 500, 1000, 1500, 2000]),
  /** Seconds that count on each rung. */
  BENCH_SECONDS: z.coerce.number().positive().default(15),
  /** Commands a second in each match. */
  BENCH_RATE: z.coerce.number().positive().default(1),
  /** Spectators of one match, one measurement after the other. */
  BENCH_SPECTATORS: numbers.default([0, 500, 2000]),
  /** People in the lobby while two hundred matches are played, one measurement after the other, each of more than the one before. */
  BENCH_LOBBY: numbers.default([0, 500]),
  /** Processes that only watch, among which the spectators are shared out; they need `TEST_DATABASE_URL` and `TEST_REDIS_URL`. */
  BENCH_RELAYS: z.coerce.number().int().min(0).default(0),
  /** Commands a second in the match that is watched. */
  BENCH_WATCHED_RATE: z.coerce.number().positive().default(5),
  /** Minutes by which the spectators see the match later; 0 for at once. What they get is counted when it has begun to come. */
  BENCH_DELAY: z.coerce.number().int().min(0).default(0),
  /** Matches whose memory is measured: so many that what the process has once, however many there are, hardly counts. */
  BENCH_MEMORY_MATCHES: z.coerce.number().int().min(2).default(1000),
  /** Seconds to wait before each measurement for others on the machine to be quiet. */
  BENCH_PATIENCE: z.coerce.number().min(0).default(0),
  /** How often at most a load is measured that others have disturbed. */
  BENCH_TRIES: z.coerce.number().int().min(1).default(1),
  /** A folder for CPU profiles of the server, one for each measurement; see `profile.ts`. */
  BENCH_PROFILE: z.string().optional(),
});

export interface Settings {
  readonly game: BenchGame;
  readonly parts: ReadonlySet<string>;
  readonly databases: ReadonlySet<string>;
  readonly matches: readonly number[];
  readonly seconds: number;
  readonly perSecond: number;
  readonly spectators: readonly number[];
  readonly inLobby: readonly number[];
  readonly relays: number;
  readonly watchedRate: number;
  readonly delay: number;
  readonly memoryMatches: number;
  readonly patience: number;
  readonly tries: number;
  readonly profileDir: string | undefined;
}

/** Throws a zod error that names what cannot be. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = schema.parse(env);
  return {
    game: given.BENCH_GAME,
    parts: new Set(given.BENCH_PARTS),
    databases: new Set(given.BENCH_DATABASES),
    matches: given.BENCH_MATCHES,
    seconds: given.BENCH_SECONDS,
    perSecond: given.BENCH_RATE,
    spectators: given.BENCH_SPECTATORS,
    inLobby: given.BENCH_LOBBY,
    relays: given.BENCH_RELAYS,
    watchedRate: given.BENCH_WATCHED_RATE,
    delay: given.BENCH_DELAY,
    memoryMatches: given.BENCH_MEMORY_MATCHES,
    patience: given.BENCH_PATIENCE,
    tries: given.BENCH_TRIES,
    profileDir: given.BENCH_PROFILE,
  };
}
