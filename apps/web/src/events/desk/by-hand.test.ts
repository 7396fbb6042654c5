import type { NewPairing } from '@warbeacon/tournament';
import { expect, test } from 'vitest';
import { exchanged, turned } from './by-hand.ts';

const pairing = (id: string, a: string, b: string | null): NewPairing => ({ id, a, b, first: b === null ? [] : ['a'] });
const PAIRINGS = [pairing('1', 'Anborn', 'Beregond'), pairing('2', 'Cirion', 'Damrod'), pairing('3', 'Egalmoth', null)];
const brief = (pairings: readonly NewPairing[]) => pairings.map(({ a, b }) => `${a}-${b ?? ''}`).join(' ');

test.each([
  ['two of two pairings', ['1', 'b'], ['2', 'a'], 'Anborn-Cirion Beregond-Damrod Egalmoth-'],
  ['the two of one', ['1', 'a'], ['1', 'b'], 'Beregond-Anborn Cirion-Damrod Egalmoth-'],
  ['who rests, with one who plays', ['3', 'a'], ['1', 'a'], 'Egalmoth-Beregond Cirion-Damrod Anborn-'],
  ['the empty place, with one who plays', ['3', 'b'], ['1', 'b'], 'Anborn- Cirion-Damrod Egalmoth-Beregond'],
  ['the empty place, with one who stands first', ['3', 'b'], ['1', 'a'], 'Beregond- Cirion-Damrod Egalmoth-Anborn'],
  ['one with himself', ['2', 'a'], ['2', 'a'], 'Anborn-Beregond Cirion-Damrod Egalmoth-'],
] as const)('%s change places', (_, [one, at], [other, there], wanted) => {
  expect(brief(exchanged(PAIRINGS, { pairing: one, at }, { pairing: other, at: there }))).toBe(wanted);
});

test('who gets an opponent by it gets a side, and who has none any more has none', () => {
  const [first, , third] = exchanged(PAIRINGS, { pairing: '3', at: 'b' }, { pairing: '1', at: 'b' });
  expect(first?.first).toEqual([]);
  expect(third?.first).toEqual(['a']);
});

test('sides are turned of one pairing alone', () => {
  expect(turned(PAIRINGS, '2').map(({ first }) => first)).toEqual([['a'], ['b'], []]);
});
