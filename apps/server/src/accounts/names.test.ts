import { accountNameSchema } from '@warbeacon/protocol';
import { describe, expect, test } from 'vitest';
import { isReserved, skeletonOf } from './names.ts';

describe('two names can be taken for each other', () => {
  test.each([
    ['in capitals', 'Éowyn', 'ÉOWYN'],
    ['without its mark', 'Éowyn', 'Eowyn'],
    ['spelled in Cyrillic letters that look the same', 'Eomer', 'Е\u043Emer'],
    ['spelled in Greek letters that look the same', 'Tom', 'T\u03BFm'],
    ['in letters of mathematics', 'Gimli', '\u{1D406}\u{1D422}\u{1D426}\u{1D425}\u{1D422}'],
    ['in full width', 'Gimli', '\uFF27imli'],
    ['with a capital I for a small l', 'Legolas', 'IegoIas'],
    ['with digits for letters', 'Legolo', '1eg0l0'],
    ['with rn for m', 'Gimli', 'Girnli'],
    ['with spaces and dots between', 'Old Took', 'old_t.o-ok'],
    ['with marks that nobody sees', 'Sam', 'S\u200Ba\u00ADm'],
  ])('%s', (_, one, other) => {
    expect(skeletonOf(one)).toBe(skeletonOf(other));
  });

  test('but these cannot', () => {
    const names = ['Ann', 'Bob', 'Anna', 'Frodo', 'Fredo', '李雷', '韩梅梅', 'Ёж', 'שם', 'Sam 2', 'Sam 3'];
    expect(new Set(names.map(skeletonOf)).size).toBe(names.length);
  });
});

test.each([
  'Admin',
  '\u0410D\u041CIN',
  'warbeacon',
  'War Beacon',
  'C0mputer',
  'the computer',
  'Arb1ter',
  'A former player',
])('nobody may be called %s', (name) => {
  expect(isReserved(name)).toBe(true);
});

test.each([
  ['markup', '<b>Ann</b>'],
  ['a sign that ends an attribute', 'Ann"'],
  ['a path', '../Ann'],
  ['a mark that turns the direction', 'Ann\u202Eed'],
  ['a control', 'Ann\u0007'],
  ['a line end', 'Ann\u2028Bob'],
  ['a joiner', 'An\u200Dn'],
  ['no letter', '2001'],
  ['one letter', 'A'],
  ['too many', 'a'.repeat(25)],
  ['nothing', '   '],
])('an account’s name has not %s', (_, name) => {
  expect(accountNameSchema.safeParse(name).success).toBe(false);
});

test.each(['Ann', 'Éowyn of Rohan', 'Peregrin T.', "O'Hara", '李雷', 'Ёж-2', 'שרה'])(
  'an account may be called %s',
  (name) => {
    expect(accountNameSchema.parse(name)).toBe(name);
  },
);
