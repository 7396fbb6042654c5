import { expect, test } from 'vitest';
import { wishOf } from './wish.ts';

test.each([
  ['', { scale: 1, at: 'top' }],
  ['?scale=1.5&at=bottom', { scale: 1.5, at: 'bottom' }],
  ['?scale=100', { scale: 4, at: 'top' }],
  ['?scale=0&at=left', { scale: 0.5, at: 'top' }],
  ['?scale=large', { scale: 1, at: 'top' }],
])('an overlay is laid as the address says: %s', (search, wish) => {
  expect(wishOf(search)).toEqual(wish);
});
