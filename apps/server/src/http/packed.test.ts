import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { gzipOf, Piece } from './packed.ts';

test('pieces that are packed one by one are unpacked as one text, whatever is in them', async () => {
  const large = new Piece(Array.from({ length: 20_000 }, (_, i) => `{"entrant":${i}}`).join());
  const texts = [[large], [new Piece('{"a":"é ☃"}')], [new Piece('[1,'), large, new Piece(''), new Piece(']')], []];
  for (const pieces of texts) {
    const whole = Buffer.concat(pieces.map(({ bytes }) => bytes));
    expect(gunzipSync(await gzipOf(pieces)).equals(whole)).toBe(true);
  }
  expect((await gzipOf([large])).length).toBeLessThan(large.bytes.length / 4);
});

test('what was packed for one is not packed again for the next', async () => {
  const piece = new Piece('x'.repeat(5000));
  expect(await piece.packed()).toBe(await piece.packed());
});
