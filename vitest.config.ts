import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Several processes share a PostgreSQL and a Redis; a file in which there is then no test would count as one that failed. */
const HAS_CLUSTER = Boolean(process.env['TEST_DATABASE_URL']) && Boolean(process.env['TEST_REDIS_URL']);
const TESTS_OF_CLUSTERS = ['apps/server/src/rooms/cluster*.test.ts', 'apps/server/src/ops/several-processes.test.ts'];

const BROWSER_TESTS = 'tests/browser';
/** Lays a table whose browsers draw the board. */
const LAYS_A_BOARD = /\bTable\.lay\(|\bthreeAtATable\(/;

/** Tests in browsers that draw no board, as each file says by the table that it lays. */
const WITHOUT_BOARD = readdirSync(join(import.meta.dirname, BROWSER_TESTS))
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `${BROWSER_TESTS}/${name}`)
  .filter((file) => !LAYS_A_BOARD.test(readFileSync(join(import.meta.dirname, file), 'utf8')));

const SLOW = { testTimeout: 180_000, hookTimeout: 120_000 };

/**
 * Three projects: `unit` runs beside the code; `browser-words` and `browser-board` drive real browsers against a real
 * server and need the web client built (`npm test` sees to that).
 */
export default defineConfig({
  test: {
    // Workers are processes of the installed Node, so the tests run on what the server runs on.
    pool: 'forks',
    // Vitest would leave one core to itself, and needs a twentieth of it: of two cores, one would be idle.
    maxWorkers: availableParallelism(),
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
          // Longer than a server in a process of its own may take to start while all cores have other things to do.
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
      {
        test: {
          name: 'browser-words',
          include: WITHOUT_BOARD,
          ...SLOW,
          // One at a time, too: two of them at once took longer on two cores than one after the other.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'browser-board',
          include: [`${BROWSER_TESTS}/**/*.test.ts`],
          exclude: WITHOUT_BOARD,
          ...SLOW,
          // One browser at a time: two that paint a board by software starve each other on a small machine.
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
