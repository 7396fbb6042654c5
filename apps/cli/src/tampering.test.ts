/** A record in which anything has been changed is found out, and the place is named. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readCorpus } from './corpus.ts';
import { verifyRecord } from './verify.ts';

const recordSchema = z.object({ format: z.string(), entries: z.array(z.record(z.string(), z.json())).min(20) });
const kept = readCorpus().find(({ game }) => game === 'the-ford');
const RECORD = recordSchema.parse(kept?.record);
const { entries } = RECORD;

type Path = readonly (string | number)[];

/** Where each text, number and truth value of an entry stands. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}

function changedAt(value: unknown, [key, ...rest]: Path, change: (leaf: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((inner: unknown, i) => (String(i) === String(key) ? changedAt(inner, rest, change) : inner));
  if (typeof value !== 'object' || value === null) throw new Error('there is no such place');
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === key ? changedAt(inner, rest, change) : inner]),
  );
}

/** Another value of the same kind: one letter or digit is another one. */
function otherValue(leaf: unknown, at: number): unknown {
  if (typeof leaf === 'number') return leaf + 1;
  if (typeof leaf === 'boolean') return !leaf;
  if (leaf === null) return 'raiders';
  const text = z.string().parse(leaf);
  if (text === '') return '0'.repeat(64);
  const i = at % text.length;
  return `${text.slice(0, i)}${text[i] === 'a' ? 'b' : 'a'}${text.slice(i + 1)}`;
}

const verdictOn = (changed: readonly unknown[]) => verifyRecord({ ...RECORD, entries: changed });

/** The number of the entry that is at fault; `null` where what is left is no record at all. */
function found(changed: readonly unknown[]): number | null {
  const verdict = verdictOn(changed);
  if (!verdict.ok) return null;
  if (verdict.value.ok) throw new Error('nothing was found');
  return verdict.value.fault.entry;
}

test('the record as it was kept is sound', () => {
  expect(verdictOn(entries)).toMatchObject({ ok: true, value: { ok: true, closed: true } });
});

test('one sign anywhere in an entry is found, there or in the entry that follows it', () => {
  fc.assert(
    fc.property(fc.nat(entries.length - 1), fc.nat(10_000), fc.nat(63), (seq, which, at) => {
      const paths = leaves(entries[seq]);
      const path = paths[which % paths.length] ?? [];
      const entry = found(
        entries.map((each, i) => (i === seq ? changedAt(each, path, (leaf) => otherValue(leaf, at)) : each)),
      );
      expect([null, seq, seq + 1], path.join('.')).toContain(entry);
    }),
    { numRuns: 120 },
  );
});

test('an entry that is missing, doubled or in another place is found where the chain breaks', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: entries.length - 3 }), (seq) => {
      expect(found(entries.toSpliced(seq, 1))).toBe(seq);
      const [one] = entries.slice(seq);
      expect(found(entries.toSpliced(seq, 0, one ?? {}))).toBe(seq + 1);
      expect(found(entries.toSpliced(seq, 2, ...entries.slice(seq, seq + 2).toReversed()))).toBe(seq);
    }),
  );
});

test('of a die that was changed it is told which was thrown, and what stands there instead', () => {
  const at = entries.findIndex(({ body }) => z.object({ dice: z.array(z.number()).min(1) }).safeParse(body).success);
  const { dice } = z.object({ dice: z.array(z.number()) }).parse(entries[at]?.['body']);
  const other = dice.map((die, i) => (i === 0 ? (die % 6) + 1 : die));
  const changed = entries.map((each, i) => (i === at ? changedAt(each, ['body', 'dice'], () => other) : each));
  const within = { entry: at, code: 'wrong-dice', differs: { expected: dice.join(' '), found: other.join(' ') } };
  expect(verdictOn(changed)).toMatchObject({ value: { fault: { entry: at, code: 'broken-chain', within } } });
});

test('of an entry that is missing it is told which number stands in its place', () => {
  const differs = { what: 'number', expected: '5', found: '6' };
  expect(verdictOn(entries.toSpliced(5, 1))).toMatchObject({ value: { fault: { entry: 5, differs, within: null } } });
});

describe('what a server says around the entries', () => {
  const commitment = z.object({ commitment: z.string() }).parse(entries[0]?.['body']).commitment;
  const answer = { complete: true, commitment, entries };

  test('is compared with them', () => {
    expect(verifyRecord(answer)).toMatchObject({ ok: true, value: { ok: true } });
  });

  test('is found out where it binds the server to other dice', () => {
    const other = { ...answer, commitment: commitment.replaceAll(/[0-8]/g, '9') };
    expect(verifyRecord(other)).toMatchObject({ value: { ok: false, fault: { code: 'other-commitment', entry: 0 } } });
  });

  test('is found out where the end is kept back', () => {
    const short = { ...answer, entries: entries.slice(0, -1) };
    expect(verifyRecord(short)).toMatchObject({
      value: { ok: false, fault: { code: 'other-end', entry: entries.length - 1 } },
    });
    expect(verifyRecord({ ...answer, complete: false })).toMatchObject({ value: { ok: false } });
  });
});
