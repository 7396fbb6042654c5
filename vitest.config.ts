import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { folderInMemory } from './scripts/folder-in-memory.ts';

/** Several processes share a PostgreSQL and a Redis; a file in which there is then no test would count as one that failed. */
const HAS_CLUSTER = Boolean(process.env['TEST_DATABASE_URL']) && Boolean(process.env['TEST_REDIS_URL']);
const TESTS_OF_CLUSTERS = [
  'apps/server/src/rooms/cluster*.test.ts',
  'apps/server/src/rooms/relay/relay.test.ts',
  'apps/server/src/ops/several-processes.test.ts',
];

/** What waits for minutes is waited for by night, with `npm run walks`. */
const BY_NIGHT = process.env['WALKS'] === undefined ? ['tests/browser/two-evenings.test.ts'] : [];

/** Workers have it from here, and what they start has it from them. */
const FOLDER = process.env['TMPDIR'] ?? folderInMemory();
if (FOLDER !== undefined) process.env['TMPDIR'] = FOLDER;

const ROOT = import.meta.dirname;
const BROWSER_TESTS = 'tests/browser';
const STARTS_SERVERS = /^(?:apps\/server|tests\/browser)\//;
/** Lays a table whose browsers draw the board. */
const LAYS_A_BOARD = /\bTable\.lay\(|\bthreeAtATable\(/;

/** Tests in browsers that draw no board, as each file says by the table that it lays. */
const WITHOUT_BOARD = readdirSync(join(ROOT, BROWSER_TESTS))
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `${BROWSER_TESTS}/${name}`)
  .filter((file) => !LAYS_A_BOARD.test(readFileSync(join(ROOT, file), 'utf8')));

/** What is to come is waited for, as `untilTrue` waits; where it is to come soon, a test says how soon. */
const PATIENT = { poll: { timeout: 20_000 } };

/**
 * A worker keeps its browser, which takes as long to start as many a test, and what it has imported: each file has a table of
 * its own, and at it people whose browsers share nothing.
 */
const IN_BROWSERS = {
  testTimeout: 180_000,
  hookTimeout: 120_000,
  isolate: false,
  expect: PATIENT,
};

/** Two for each core: tests of the server wait, for clocks and disks and one another, for half of their time. */
const WORKERS = 2 * availableParallelism();

/** What waits for servers comes before rules, of which no file takes long, so that no worker waits for another at the end. */
class ServersFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const [servers, others]: [TestSpecification[], TestSpecification[]] = [[], []];
    for (const file of sorted) (STARTS_SERVERS.test(relative(ROOT, file.moduleId)) ? servers : others).push(file);
    return [...servers, ...others];
  }
}

/**
 * Three projects: `unit` runs beside the code; `browser-words` and `browser-board` drive real browsers against a real
 * server and need the web client built (`npm test` sees to that).
 */
export default defineConfig({
  test: {
    // Workers are processes of the installed Node, so the tests run on what the server runs on.
    pool: 'forks',
    maxWorkers: WORKERS,
    sequence: { sequencer: ServersFirst },
    // What a passing test says is of no use to anybody.
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'tests/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', ...(HAS_CLUSTER ? [] : TESTS_OF_CLUSTERS)],
          // No test changes what another one meets, so that a worker keeps what it has imported: to import the rules anew for
          // each file took longer than most of the tests. What a test must not share, it runs in a process of its own.
          isolate: false,
          globalSetup: 'apps/server/src/testing/drop-schemas.ts',
          // Longer than a server in a process of its own may take to start while all cores have other things to do.
          testTimeout: 90_000,
          hookTimeout: 90_000,
          expect: PATIENT,
        },
      },
      {
        test: {
          name: 'browser-words',
          include: WITHOUT_BOARD,
          exclude: BY_NIGHT,
          ...IN_BROWSERS,
          // While one waits for its server or for its page to load, others have the cores.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'browser-board',
          include: [`${BROWSER_TESTS}/**/*.test.ts`],
          exclude: WITHOUT_BOARD,
          ...IN_BROWSERS,
          // Each paints by software for a part of its time alone. Files that draw no board are done by then, so that no more paint at once.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
