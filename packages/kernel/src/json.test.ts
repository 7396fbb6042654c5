import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from './json.ts';

describe('canonical JSON', () => {
  test('keys stand in the order of their UTF-16 code units: the sorting example of RFC 8785, 3.2.3', () => {
    const example = {
      '\u20ac': 'Euro Sign',
      '\r': 'Carriage Return',
      '\ufb33': 'Hebrew Letter Dalet With Dagesh',
      '1': 'One',
      '\ud83d\ude00': 'Emoji: Grinning Face',
      '\u0080': 'Control',
      '\u00f6': 'Latin Small Letter O With Diaeresis',
    };
    const values = Object.values(JSON.parse(canonicalJson(example)) as object);
    const inText = [...canonicalJson(example).matchAll(/:"([^"]*)"/g)].map((match) => match[1]);
    expect(inText).toEqual([
      'Carriage Return',
      'One',
      'Control',
      'Latin Small Letter O With Diaeresis',
      'Euro Sign',
      'Emoji: Grinning Face',
      'Hebrew Letter Dalet With Dagesh',
    ]);
    expect(values).toHaveLength(7);
  });

  test('strings and literals as in the example of RFC 8785, 3.2.2', () => {
    const example = { string: "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\u0022\u002f", literals: [null, true, false] };
    expect(canonicalJson(example)).toBe('{"literals":[null,true,false],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}');
  });

  test('numbers: integers as they are, minus zero as zero', () => {
    expect(canonicalJson([0, -0, 1, -1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])).toBe(
      '[0,0,1,-1,9007199254740991,-9007199254740991]',
    );
  });

  test.each([0.5, Number.NaN, Infinity, -Infinity, 2 ** 53, 1e21])('%d is refused, wherever it stands', (bad) => {
    expect(() => canonicalJson({ a: [{ b: bad }] })).toThrow('not a safe integer');
  });

  test.each([
    ['a function', () => 1],
    ['a bigint', 1n],
    ['a symbol', Symbol('x')],
    ['undefined', undefined],
  ])('%s is refused', (_, bad) => {
    expect(() => canonicalJson(bad)).toThrow('not JSON');
  });

  test.each([
    ['a Map', new Map([[1, 2]])],
    ['a Set', new Set([1])],
    ['a Date', new Date(0)],
    ['bytes', new Uint8Array(2)],
  ])('%s is refused: its contents would not be in the hash', (_, bad) => {
    expect(() => canonicalJson({ a: bad })).toThrow('not JSON');
  });

  test('a member that is undefined is left out; in a list it is null, as JSON.stringify writes them', () => {
    const value = { a: undefined, b: [undefined, 1], c: {} };
    expect(canonicalJson(value)).toBe(JSON.stringify(value));
    const holes: unknown[] = [];
    holes.length = 2;
    expect(canonicalJson(holes)).toBe('[null,null]');
  });

  const json = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constant(null),
      fc.boolean(),
      fc.maxSafeInteger(),
      fc.string({ unit: 'binary' }),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(fc.string({ unit: 'binary', maxLength: 5 }), tie('value'), { maxKeys: 4 }),
    ),
  })).value;

  test('reads back as the same value, and any other order of keys gives the same text', () => {
    const reversed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reversed);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, member]) => [key, reversed(member)]),
      );
    };
    fc.assert(
      fc.property(json, (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(JSON.parse(text))).toBe(text);
        expect(canonicalJson(reversed(value))).toBe(text);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
