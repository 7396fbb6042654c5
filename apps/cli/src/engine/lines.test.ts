import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineReader } from './lines.ts';

/** The lines that come of chunks; `null` for one that was too long. */
function read(chunks: readonly Buffer[], most = 100): (string | null)[] {
  const lines: (string | null)[] = [];
  const reader = lineReader(most, { line: (text) => lines.push(text), tooLong: () => lines.push(null) });
  for (const chunk of chunks) reader.push(chunk);
  reader.end();
  return lines;
}

test('lines come out whole, however the bytes are cut', () => {
  const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replaceAll('\n', ' ')));
  fc.assert(
    fc.property(texts, fc.array(fc.nat(200)), (lines, cuts) => {
      const bytes = Buffer.from(lines.join('\n'));
      const at = [0, ...cuts.map((cut) => Math.min(cut, bytes.length)).toSorted((a, b) => a - b), bytes.length];
      const chunks = at.slice(1).map((end, i) => bytes.subarray(at[i], end));
      expect(read(chunks, 1000)).toEqual(lines.length === 0 ? [''] : lines);
    }),
  );
});

test('a line that is too long is told once and thrown away, and the next is read', () => {
  const long = Buffer.from('x'.repeat(60));
  expect(read([long, long, Buffer.from('\nnext')])).toEqual([null, 'next']);
  expect(read([Buffer.from(`${'x'.repeat(100)}\n`)])).toEqual(['x'.repeat(100), '']);
  expect(read([Buffer.from('x'.repeat(101))])).toEqual([null]);
});
