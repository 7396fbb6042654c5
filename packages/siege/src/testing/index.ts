/** Everything a test of a siege game needs. Importing it teaches vitest's `expect` the words of `matchers.ts`. */
import { expect } from 'vitest';
import { matchers } from './matchers.ts';

expect.extend(matchers);

export { makeOrder, parseDiary, parseOrder } from './diary.ts';
export { gondor, type GondorTable, newGondor } from './gondor.ts';
export { newGame, position, type Table, tableOf } from './position.ts';
export { HELMS_DEEP_SUBJECT } from './helms-deep-subject.ts';
