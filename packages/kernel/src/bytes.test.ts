import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { concat, fromHex, lengthPrefixed, toHex, u64be, utf8 } from './bytes.ts';

describe('hexadecimal', () => {
  test('there and back gives the same bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(fromHex(toHex(bytes))).toEqual(bytes);
      }),
    );
  });

  test.each(['0', 'AB', 'zz', '0x', ' 00'])('%j is refused', (text) => {
    expect(() => fromHex(text)).toThrow('not lower-case hexadecimal');
  });
});

describe('UTF-8', () => {
  test.each(['', 'Théoden', 'Ëomer', '€', '😀 ⚔', '\u0000\u007f\u0080\u07ff\u0800\uffff'])(
    '%j as Buffer writes it',
    (text) => {
      expect([...utf8(text)]).toEqual([...Buffer.from(text, 'utf8')]);
    },
  );

  test('any string of code units, lone surrogates included, as Buffer writes it', () => {
    const units = fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes));
    const surrogates = fc.array(fc.integer({ min: 0xd700, max: 0xe0ff })).map((codes) => String.fromCharCode(...codes));
    fc.assert(
      fc.property(fc.oneof(units, surrogates), (text) => {
        expect([...utf8(text)]).toEqual([...Buffer.from(text, 'utf8')]);
      }),
    );
  });
});

describe('u64be', () => {
  test.each([0, 1, 255, 256, 2 ** 32 - 1, 2 ** 32, 2 ** 40 + 7, Number.MAX_SAFE_INTEGER])(
    '%d as Buffer writes it',
    (value) => {
      const buffer = Buffer.alloc(8);
      buffer.writeBigUInt64BE(BigInt(value));
      expect([...u64be(value)]).toEqual([...buffer]);
    },
  );

  test.each([-1, 0.5, Number.NaN, 2 ** 53, Infinity])('%d is refused', (value) => {
    expect(() => u64be(value)).toThrow('not an unsigned integer');
  });
});

describe('length prefixes', () => {
  test('four bytes, big end first, then the bytes', () => {
    expect(toHex(lengthPrefixed('dice'))).toBe('0000000464696365');
    expect(toHex(lengthPrefixed(new Uint8Array(70_000)).slice(0, 4))).toBe('00011170');
  });

  test('no two different lists of parts have the same bytes', () => {
    const parts = fc.array(fc.uint8Array({ maxLength: 3 }), { maxLength: 4 });
    fc.assert(
      fc.property(parts, parts, (a, b) => {
        const same = toHex(concat(...a.map(lengthPrefixed))) === toHex(concat(...b.map(lengthPrefixed)));
        expect(same).toBe(JSON.stringify(a) === JSON.stringify(b));
      }),
    );
  });
});
