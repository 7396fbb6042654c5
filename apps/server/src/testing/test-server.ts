/** A server in the process of the test, on a free port. */
import { type Config, readConfig } from '../config.ts';
import { type AnyGame, Games } from '../match/game.ts';
import { type RunningServer, type ServerParts, startServer } from '../server.ts';
import type { TestDatabase } from './databases.ts';
import { quietLogger } from './quiet-logger.ts';

const CHEAP = { ln: 10, r: 8, p: 1 };

export interface TestServer extends RunningServer {
  /** What it logged. */
  readonly lines: readonly string[];
}

export async function testServer(
  games: readonly AnyGame[],
  place: TestDatabase,
  changes: Partial<Config> = {},
  parts: Partial<Pick<ServerParts, 'now' | 'randomBytes' | 'rounds' | 'passwordCost'>> = {},
): Promise<TestServer> {
  const config = readConfig({});
  if (!config.ok) throw new Error(config.error.join());
  const { logger, lines } = quietLogger();
  const server = await startServer({
    config: {
      ...config.value,
      HOST: '127.0.0.1',
      PORT: 0,
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl,
      BOT_DELAY_MS: 5,
      // Tests are all of one address, and in a hurry.
      LIMIT_SESSIONS_PER_MINUTE: 1000,
      LIMIT_MATCHES_PER_MINUTE: 1000,
      LIMIT_MATCHES_PER_MINUTE_PER_ADDRESS: 1000,
      LIMIT_OPEN_MATCHES_PER_SESSION: 1000,
      LIMIT_OPEN_MATCHES_PER_ADDRESS: 1000,
      LIMIT_INVITATIONS_PER_SESSION: 1000,
      LIMIT_INVITATIONS_PER_ADDRESS: 1000,
      LIMIT_SEEKERS_PER_ADDRESS: 1000,
      LIMIT_RECORDS_PER_MINUTE: 1000,
      LIMIT_JOINS_PER_MINUTE: 1000,
      LIMIT_JOINS_PER_MINUTE_PER_ADDRESS: 1000,
      LIMIT_MESSAGES_PER_SECOND_PER_ADDRESS: 10_000,
      LIMIT_HISTORY_PER_SECOND: 10_000,
      LIMIT_WORK_PER_ADDRESS: 100_000,
      ...changes,
    },
    logger,
    games: new Games(games),
    // Guessed quickly and made quickly: tests make hundreds. Those of what a password costs say so.
    passwordCost: CHEAP,
    ...parts,
  });
  return { ...server, lines };
}
