import { defineConfig } from 'vitest/config';

/**
 * Two projects: `unit` runs beside the code, `browser` drives real browsers against a real server and needs the web
 * client built (`npm test` sees to that).
 */
export default defineConfig({
  test: {
    // Workers are processes of the installed Node, so the tests run on what the server runs on.
    pool: 'forks',
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
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // One browser at a time: two of them starve each other on a small machine.
          fileParallelism: false,
        },
      },
    ],
  },
});
