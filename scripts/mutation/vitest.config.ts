import { defineConfig } from 'vitest/config';

/**
 * The tests that hold each rule by itself. Walks by chance and whole games find much, but they take long and tell of a
 * mutant only that something somewhere is wrong.
 */
export default defineConfig({
  test: {
    include: ['packages/siege/src/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/laws*.test.ts', '**/perft.test.ts', '**/rulebook.test.ts'],
    silent: 'passed-only',
  },
});
