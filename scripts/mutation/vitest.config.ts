import { defineConfig, type Plugin } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that walk on from written positions find much and take long: those of single rules come before them. */
const WALKING = /(?:lists|perft)\.test\.ts$/;

const TESTS = process.env['TESTS'] || 'packages/siege/src';

class RulesFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const walks = ({ moduleId }: TestSpecification): number => Number(WALKING.test(moduleId));
    return Promise.resolve(files.toSorted((a, b) => walks(a) - walks(b)));
  }
}

/** How those keep it that know what the ground alone decides, such as lines of fire, once it has been worked out. */
const KEPT = /(?<=const known\w* = )new WeakMap<Game, .*>\(\)/;

/**
 * What one test has worked out of the ground and kept, the next would not work out again, and not be seen to depend on:
 * here nothing of it is kept.
 */
const FORGETS_THE_GROUND: Plugin = {
  name: 'forgets-the-ground',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('/packages/siege/src/')) return undefined;
    const forgetful = code.replace(KEPT, '{ get: () => undefined, set: () => undefined }');
    if (forgetful !== code) return forgetful;
    if (id.endsWith('/missiles/missiles.ts'))
      throw new Error('missiles.ts keeps its lines of fire in some other way now');
    return undefined;
  },
};

/**
 * The tests that hold each rule by itself. Whole games find more still, but they take too long to be played for each
 * mutant, and tell of one only that something somewhere is wrong.
 */
export default defineConfig({
  plugins: [FORGETS_THE_GROUND],
  test: {
    // `TESTS` names a folder whose tests alone are run, where all tests cover a mutant and few could tell of it; or one file.
    include: [TESTS.endsWith('.ts') ? TESTS : `${TESTS}/**/*.test.ts`],
    exclude: [
      '**/node_modules/**',
      '**/{laws,*-laws,rulebook}.test.ts',
      // Of the skirmish it takes two seconds, and what hides is held by it alone.
      '**/siege/**/secrecy.test.ts',
      // Of the map's data, not of rules.
      '**/map.test.ts',
    ],
    // One mutant is tried in a moment when no test file waits for a process of its own.
    isolate: false,
    sequence: { sequencer: RulesFirst },
    silent: 'passed-only',
  },
});
