import { cellsBack } from '@warbeacon/protocol';
import { expect, test } from 'vitest';
import { nextStop, Tape } from './tape.ts';

const cells = (turn: number, phase: string, more: Record<string, string> = {}) =>
  new Map(Object.entries({ 'view/turn': `${turn}`, 'view/phase': `"${phase}"`, ...more }));
/** What everybody was shown from ply 0 on, and what one seat was shown besides. */
const COMMON = [
  cells(0, 'set-up'),
  cells(0, 'set-up', { 'view/units/orc-1': '"0101"' }),
  cells(1, 'moves', { 'view/units/orc-1': '"0101"' }),
  cells(1, 'moves', { 'view/units/orc-1': '"0102"' }),
  cells(1, 'fights'),
  cells(2, 'moves'),
];
const OWN = [
  {},
  {},
  { 'view/markers/rocks-1': '{"dummy":true}' },
  { 'view/markers/rocks-1': '{"dummy":true}' },
  {},
  {},
];
const own = (ply: number) => new Map(Object.entries<string>(OWN[ply] ?? {}));
const at = (ply: number) => COMMON[ply] ?? new Map<string, string>();
const plies = [5, 4, 3, 2, 1].map((ply) => ({
  ply,
  common: cellsBack(at(ply - 1), at(ply)),
  own: cellsBack(own(ply - 1), own(ply)),
}));

function whole(): Tape {
  const tape = new Tape(5, at(5), own(5));
  tape.add(plies.slice(0, 2));
  tape.add(plies.slice(2));
  return tape;
}

test('every moment is shown as it was, whichever way one comes to it', () => {
  const tape = whole();
  for (const ply of [5, 0, 3, 1, 4, 2, 5, 2, 0]) {
    tape.seek(ply);
    expect(Object.fromEntries(tape.cells())).toEqual(Object.fromEntries([...at(ply), ...own(ply)]));
  }
});

test('what has not been read yet is not shown, nor what came later', () => {
  const tape = new Tape(5, at(5), own(5));
  tape.add(plies.slice(1));
  expect(tape.from).toBe(5);
  tape.add(plies.slice(0, 2));
  expect([tape.from, tape.moments.length]).toEqual([3, 3]);
  tape.seek(0);
  expect(tape.cells().get('view/units/orc-1')).toBe('"0102"');
});

test('a step leads to the next turn, phase or event', () => {
  const { moments } = whole();
  const told = new Set([1, 3, 4]);
  const go = (from: number, by: 'turn' | 'phase' | 'event', way: 1 | -1) => nextStop(moments, told, from, by, way);
  expect(moments.map(({ turn }) => turn)).toEqual([0, 0, 1, 1, 1, 2]);
  expect([go(0, 'turn', 1), go(2, 'turn', 1), go(5, 'turn', -1), go(2, 'turn', -1)]).toEqual([2, 5, 2, 0]);
  expect([go(2, 'phase', 1), go(4, 'phase', -1)]).toEqual([4, 2]);
  expect([go(1, 'event', 1), go(4, 'event', 1), go(3, 'event', -1), go(1, 'event', -1)]).toEqual([3, 5, 1, 0]);
});
