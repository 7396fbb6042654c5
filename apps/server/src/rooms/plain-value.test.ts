import { Packr } from 'msgpackr';
import { describe, expect, test } from 'vitest';
import { readPlainValue, UnreadableError } from './plain-value.ts';

const likeTheClientLibrary = new Packr();
const likeOthers = new Packr({ useRecords: false });

const times = (count: number, ...bytes: readonly number[]) => Array.from({ length: count }, () => bytes).flat();

describe('what is asked of a room', () => {
  test.each([
    [null],
    [true],
    [false],
    [0],
    [63],
    [64],
    [127],
    [128],
    [255],
    [65_535],
    [65_536],
    [4_294_967_295],
    [4_294_967_296],
    [Number.MAX_SAFE_INTEGER],
    [-1],
    [-32],
    [-33],
    [-129],
    [-40_000],
    [-3_000_000_000],
    [1.5],
    [1e300],
    [''],
    ['Éomer \u{1F40E}'],
    ['x'.repeat(31)],
    ['x'.repeat(32)],
    ['x'.repeat(300)],
    ['x'.repeat(70_000)],
    [[]],
    [Array.from({ length: 20 }, (_, i) => i)],
    [{}],
    [{ actor: null }],
    [{ commandId: 'x'.repeat(20), ply: 70, command: { type: 'move', piece: 'orc-1', path: ['1512', '1513'] } }],
    [{ of: [{ a: 1, b: 64 }, { a: 2, b: 65 }, { b: 3, a: 66 }, { a: { a: 1 } }] }],
    [{ nothing: undefined, something: 1 }],
    [Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`k${i}`, i]))],
  ])('%j is read as it was written', (value) => {
    for (const packr of [likeTheClientLibrary, likeOthers]) expect(readPlainValue(packr.pack(value))).toEqual(value);
  });

  test('an object that says nothing of its kind has no secret parent', () => {
    const read = readPlainValue(likeOthers.pack(JSON.parse('{"constructor":1,"toString":2}')));
    expect(Object.keys(read as object)).toEqual(['constructor', 'toString']);
    const evil = Buffer.of(0x81, 0xa9, ...Buffer.from('__proto__'), 0x80);
    expect(() => readPlainValue(evil)).toThrow('a key that is none');
  });

  test.each<[string, unknown]>([
    ['a date', new Date(0)],
    ['a set', new Set([1])],
    ['a regular expression', /(a+)+b/],
    ['an error', new Error('x')],
    ['a buffer', Buffer.from('abc')],
    ['a large number that is not exact', 2n ** 63n],
    ['a number of many bytes', 2n ** 200n],
  ])('%s is not taken', (_what, value) => {
    const packr = new Packr({ moreTypes: true, useBigIntExtension: true });
    expect(() => readPlainValue(packr.pack(value))).toThrow(UnreadableError);
  });

  test('no reference to what was read before is taken', () => {
    const self: { me?: unknown } = {};
    self.me = self;
    expect(() => readPlainValue(new Packr({ structuredClone: true }).pack(self))).toThrow('nobody needs to send');
  });

  test.each([0xc1, 0xc4, 0xc5, 0xc6, 0xc7, 0xc8, 0xc9, 0xd5, 0xd6, 0xd7, 0xd8])(
    'token %i is not taken, whatever follows',
    (token) => {
      for (const filler of [0x00, 0x69, 0x70, 0x72, 0x90, 0xc0])
        expect(() => readPlainValue(Buffer.from([token, ...times(20, filler)]))).toThrow(UnreadableError);
    },
  );

  test.each<[string, number[]]>([
    ['nothing', []],
    ['more than one value', [0xc0, 0xc0]],
    ['a text that breaks off', [0xa5, 0x61]],
    ['a list that breaks off', [0x92, 0x01]],
    ['a list that claims to be endless', [0xdd, 0xff, 0xff, 0xff, 0xff]],
    ['an object that claims to be endless', [0xdf, 0xff, 0xff, 0xff, 0xff]],
    ['a text that claims to be endless', [0xdb, 0xff, 0xff, 0xff, 0xff]],
    ['a text that is no UTF-8', [0xa2, 0xff, 0xfe]],
    ['a number for a key', [0x81, 0x01, 0x01]],
    ['keys that are no list', [0xd4, 0x72, 0x40, 0xa1, 0x61]],
    ['keys that are no texts', [0xd4, 0x72, 0x40, 0x91, 0x01, 0x01]],
    ['a kind of object beyond the kinds', [0xd4, 0x72, 0x20, 0x90]],
    ['an extension that nobody knows', [0xd4, 0x05, 0x00]],
    ['a number that is too large', [0xcf, ...times(8, 0xff)]],
    ['a list in a list in a list …', [...times(100, 0x91), 0xc0]],
    ['too many values', [0xdc, 0x03, 0xe8, ...times(1000, 0xc0)]],
    ['too many members', [0xde, 0x00, 0x41, ...times(65, 0xa1, 0x61, 0xc0)]],
  ])('%s is not taken', (_what, bytes) => {
    expect(() => readPlainValue(Buffer.from(bytes))).toThrow(UnreadableError);
  });

  // Each kind of object that is announced anew would be made into a function of its own by another decoder.
  test('thousands of kinds of objects are refused before they are made', () => {
    const kind = [0xd4, 0x72, 0x40, 0x91, 0xa1, 0x61, 0xc0];
    const many = Buffer.from([0xdc, 0x07, 0xd0, ...times(2000, ...kind)]);
    const began = performance.now();
    expect(() => readPlainValue(many)).toThrow('too');
    expect(performance.now() - began).toBeLessThan(50);
  });
});
