import { expect, test } from 'vitest';
import { cellsBack, putBack } from './past.ts';

const before = new Map([
  ['view/turn', '1'],
  ['view/units/orc-1', '"0101"'],
  ['view/markers/rocks-1', '{}'],
]);
const after = new Map([
  ['view/turn', '1'],
  ['view/units/orc-1', '"0102"'],
  ['view/units/orc-2', '"0101"'],
]);

test('cells are put back as they were, and forth again', () => {
  const back = cellsBack(before, after);
  expect(back).toEqual({
    set: { 'view/units/orc-1': '"0101"', 'view/markers/rocks-1': '{}' },
    gone: ['view/units/orc-2'],
  });
  const cells = new Map(after);
  const forth = putBack(cells, back);
  expect(Object.fromEntries(cells)).toEqual(Object.fromEntries(before));
  expect(putBack(cells, forth)).toEqual(back);
  expect(Object.fromEntries(cells)).toEqual(Object.fromEntries(after));
});
