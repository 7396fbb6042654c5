import { describe, expect, test } from 'vitest';
import { nameSchema } from './http.ts';

describe('a name', () => {
  test.each([
    ['  Éowyn  ', 'Éowyn'],
    ['E\u0301owyn', '\u00C9owyn'],
    ['🐎'.repeat(24), '🐎'.repeat(24)],
    ['👩\u200D🚀', '👩\u200D🚀'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['ثيودن', 'ثيودن'],
    ['<script>', '<script>'],
  ])('may be %j', (given, kept) => {
    expect(nameSchema.parse(given)).toBe(kept);
  });

  test.each([
    ['', 'a name'],
    [' \t ', 'a name'],
    ['a'.repeat(25), 'a name of at most 24 characters'],
    ['🐎'.repeat(25), 'a name of at most 24 characters'],
    ['a'.repeat(100_000), 'a name of at most 24 characters'],
    ['a\u0000b', 'a name without control characters'],
    ['a\nb', 'a name without control characters'],
    ['a\u2028b', 'a name without control characters'],
    ['\u202Enimda', 'a name without control characters'],
    ['a\u2066b', 'a name without control characters'],
    ['a\uD800', 'a name without control characters'],
    ['\u200D\u200C', 'a name that can be seen'],
    ['\u0301', 'a name that can be seen'],
  ])('may not be %j', (given, why) => {
    expect(nameSchema.safeParse(given).error?.issues[0]?.message).toBe(why);
  });
});
