/** Everything a test of the rules needs. Importing it teaches vitest's `expect` the words of `matchers.ts`. */
import { expect } from 'vitest';
import { matchers } from './matchers.ts';

expect.extend(matchers);

export { makeOrder, parseDiary, parseOrder } from './diary.ts';
export { newGame, position, type Table, tableOf } from './position.ts';
