import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { decode, encode } from './frames.ts';

type Library = { readonly encode: typeof encode; readonly decode: typeof decode };
/** The library in whose place it stands, which the server speaks. */
const library = createRequire(createRequire(import.meta.url).resolve('@colyseus/sdk'))('@colyseus/schema') as Library;

const NUMBERS = [0, 1, 127, 128, 255, 256, 65_535, 65_536, 2 ** 31 - 1];
const TEXTS = ['', 'command', 'x'.repeat(31), 'x'.repeat(32), 'ä'.repeat(200), 'Éomer 🏰', 'y'.repeat(70_000)];

const written = (write: (bytes: Uint8Array, at: { offset: number }) => void): Uint8Array => {
  const bytes = new Uint8Array(80_000);
  const at = { offset: 3 };
  write(bytes, at);
  return bytes.subarray(0, at.offset);
};

test.each(NUMBERS)('the number %d', (value) => {
  const bytes = written((to, at) => encode.number(to, value, at));
  expect(bytes).toEqual(written((to, at) => library.encode.number(to, value, at)));
  expect(decode.stringCheck(bytes, { offset: 3 })).toBe(false);
  const at = { offset: 3 };
  expect([decode.number(bytes, at), at.offset]).toEqual([value, bytes.length]);
});

test.each(TEXTS.map((text) => [text.length, text] as const))('a text of %d letters', (_, value) => {
  const bytes = written((to, at) => encode.string(to, value, at));
  expect(bytes).toEqual(written((to, at) => library.encode.string(to, value, at)));
  expect(decode.stringCheck(bytes, { offset: 3 })).toBe(library.decode.stringCheck(bytes, { offset: 3 }));
  const at = { offset: 3 };
  expect([decode.string(bytes, at), at.offset]).toEqual([value, bytes.length]);
});

test('a text that is cut short is refused', () => {
  expect(() => decode.string(Uint8Array.from([0xa5, 0x61]), { offset: 0 })).toThrow(RangeError);
  expect(() => decode.number(Uint8Array.from([0xce, 0x61]), { offset: 0 })).toThrow(RangeError);
});
