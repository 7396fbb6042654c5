import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { Packr, RESERVE_START_SPACE, unpack } from './msgpack.ts';

/** The library in whose place it stands, which the server speaks. */
const sdk = createRequire(import.meta.url).resolve('@colyseus/sdk');
const library = createRequire(sdk)('msgpackr') as {
  readonly Packr: new (options?: { readonly useRecords: boolean }) => { pack(value: unknown): Uint8Array };
  unpack(bytes: Uint8Array): unknown;
};

const numbers = [0, 1, 127, 128, 255, 256, 65_535, 65_536, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 1_795_000_000_123];
const SAID: readonly (readonly [string, unknown])[] = [
  ['nothing', null],
  ['yes and no', [true, false]],
  ['whole numbers', [...numbers, ...numbers.map((n) => -n - 1)]],
  ['other numbers', [0.5, -0.25, 1 / 3, 1e300]],
  ['texts of every length', [0, 31, 32, 255, 256, 65_535, 65_536].map((n) => 'ä'.repeat(n))],
  ['letters of the world', 'Éomer ½ 丘 🏰'],
  ['lists of every length', [0, 15, 16, 65_535, 65_536].map((n) => Array.from({ length: n }, (_, i) => i % 3))],
  [
    'records of every length',
    [0, 15, 16, 300].map((n) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`k${i}`, i]))),
  ],
  ['what is left out', { before: 1, gone: undefined, after: [undefined] }],
  ['a command', { commandId: 'c-1', ply: 70_000, command: { type: 'move', piece: 'orc-1', path: ['1332', '1331'] } }],
];

describe('what a room says', () => {
  test.each(SAID)('%s: is read as the server packs it', (_, value) => {
    expect(unpack(new library.Packr({ useRecords: false }).pack(value))).toEqual(value);
  });
  test.each(SAID)('%s: is packed as the server reads it', (_, value) => {
    expect(library.unpack(new Packr().pack(value))).toEqual(value);
  });
  test.each(SAID)('%s: is read as it was packed', (_, value) => {
    expect(unpack(new Packr().pack(value))).toEqual(value);
  });

  test('names that every object has are names like others', () => {
    const value: unknown = JSON.parse('{"__proto__":{"a":1},"constructor":2}');
    expect(unpack(new Packr().pack(value))).toEqual(value);
  });
  test('room is left for a head, and skipped in reading', () => {
    const packed = new Packr().pack(['a', 1], RESERVE_START_SPACE | 7);
    expect([...packed.subarray(0, 7)]).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(unpack(packed, { start: 7 })).toEqual(['a', 1]);
  });
  test('a part of a longer buffer is read from where it begins', () => {
    const whole = Uint8Array.from([9, 9, ...new Packr().pack({ n: 300 })]);
    expect(unpack(whole.subarray(2))).toEqual({ n: 300 });
  });
});

test.each([
  ['cut short', [0xda, 0x00]],
  ['a text cut short', [0xa5, 0x61]],
  ['a list cut short', [0x92, 0x01]],
  ['a list that says it is endless', [0xdd, 0xff, 0xff, 0xff, 0xff]],
  ['bytes of a file', [0xc4, 0x01, 0x00]],
  ['an extension that nobody knows', [0xd4, 0x07, 0x00]],
  ['nothing at all', []],
])('what makes no sense is refused: %s', (_, bytes) => {
  expect(() => unpack(Uint8Array.from(bytes))).toThrow(RangeError);
});
