import { defineConfig } from 'vitest/config';

/**
 * The tests that hold each rule by itself. Walks by chance and whole games find much, but they take long and tell of a
 * mutant only that something somewhere is wrong.
 */
export default defineConfig({
  test: {
    include: ['packages/siege/src/**/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      '**/{laws,secrecy,perft,rulebook}.test.ts',
      // Of the map's data, not of rules.
      '**/map.test.ts',
    ],
    // One mutant is tried in a moment when no test file waits for a process of its own.
    isolate: false,
    silent: 'passed-only',
  },
});
