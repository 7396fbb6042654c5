import { expect, test } from 'vitest';
import { addressOf, momentOf } from './moment.ts';

test('the address of a moment leads to it', () => {
  const address = new URL(addressOf('abc', 12), 'http://localhost');
  expect(address.pathname).toBe('/match/abc');
  expect(momentOf(address.search)).toBe(12);
  expect(momentOf('?ply=0')).toBe(0);
});

test.each([
  '',
  '?ply=',
  '?ply=-1',
  '?ply=1.5',
  '?ply=1e3',
  '?ply=Infinity',
  '?ply=12345678',
  '?turn=3',
  '?ply=%3Cb%3E',
])('an address with "%s" asks for no moment', (search) => {
  expect(momentOf(search)).toBeUndefined();
});
