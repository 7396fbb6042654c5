import { expect, test } from 'vitest';
import { INCH } from '../../board/plane/scale.ts';
import { bearing, gapOf, inInches, lengthOfWay, whereIs } from './bearing.ts';

const body = (x: number, y: number, r = 1250) => ({ at: [x, y] as const, r });

test('distance is told from edge to edge, and nothing is promised that is not there', () => {
  expect(gapOf(body(0, 0), body(2500 + INCH, 0))).toBe(INCH);
  expect(inInches(INCH * 4.29)).toBe('4.2″');
  expect(inInches(INCH * 6)).toBe('6.0″');
});

test('a quarter of a millimetre is contact', () => {
  expect(gapOf(body(0, 0), body(2525, 0))).toBe(0);
  expect(gapOf(body(0, 0), body(2526, 0))).toBe(26);
});

test.each([
  [0, 10, 'north'],
  [10, 10, 'north-east'],
  [10, 0, 'east'],
  [10, -10, 'south-east'],
  [0, -10, 'south'],
  [-10, -10, 'south-west'],
  [-10, 0, 'west'],
  [-10, 10, 'north-west'],
])('what is %i east and %i north is told as %s', (x, y, wind) => {
  expect(bearing([0, 0], [x, y])).toBe(wind);
});

test('a model is told by how far and where it is', () => {
  expect(whereIs(body(0, 0), body(0, 2500 + 3 * INCH))).toBe('3.0″ north');
  expect(whereIs(body(0, 0), body(2500, 0))).toBe('in contact, east');
});

test('a way is as long as its parts', () => {
  expect(
    lengthOfWay([
      [0, 0],
      [300, 400],
      [300, 1000],
    ]),
  ).toBe(1100);
  expect(lengthOfWay([[0, 0]])).toBe(0);
});
