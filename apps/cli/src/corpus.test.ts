/** A change of the rules never breaks a match that is being played: what the kept records prove of each version. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { carriesOn, rulesHash, toHex } from '@warbeacon/kernel';
import { describe, expect, test } from 'vitest';
import { keepCorpus, matchesOf, readCorpus } from './corpus.ts';
import { Kits } from './game-kit.ts';
import { GAMES } from './games.ts';
import { verifyRecord } from './verify.ts';

const CORPUS = readCorpus();

describe.each(GAMES.all.map((kit) => [kit.rules.id, kit] as const))('%s', (id, kit) => {
  const { rules } = kit;
  const { version, carries = [] } = rules;

  test.each([version, ...carries])('the records of version %s are sound to the last hash, die and result', (of) => {
    const kept = CORPUS.filter((one) => one.game === id && one.version === of);
    // A version that is carried on without a record of it would be a claim without a proof.
    expect(kept.length, `records of ${id} ${of}: keep them with "warbeacon corpus" before the rules change`).toBe(
      matchesOf(kit).length,
    );
    for (const { name, record } of kept)
      expect(verifyRecord(record), name).toMatchObject({ ok: true, value: { ok: true } });
  });

  test('no record is kept of a version that is neither this one nor carried on', () => {
    const versions = new Set(CORPUS.filter(({ game }) => game === id).map((one) => one.version));
    expect([...versions].toSorted()).toEqual([version, ...carries].toSorted());
  });

  test('an earlier version is carried on where it is listed, and else refused', () => {
    const hash = (of: string, by = id) => toHex(rulesHash({ id: by, version: of }));
    expect(carriesOn(rules, hash(version))).toBe(true);
    expect(carriesOn(rules, hash('0.0.1'))).toBe(false);
    expect(carriesOn({ ...rules, carries: ['0.0.1'] }, hash('0.0.1'))).toBe(true);
    expect(carriesOn({ ...rules, carries: ['0.0.1'] }, hash('0.0.1', 'chess'))).toBe(false);
  });
});

test('a record of a version that is carried on is judged, and its dice are thrown again by the version it names', () => {
  const kit = GAMES.named('the-ford');
  const [kept] = CORPUS.filter(({ game }) => game === 'the-ford');
  const next = { ...kit, rules: { ...kit.rules, version: '9.0.0' } };
  expect(verifyRecord(kept?.record, new Kits(next))).toMatchObject({
    value: { ok: false, fault: { code: 'other-rules' } },
  });
  const carrying = { ...kit, rules: { ...next.rules, carries: [kit.rules.version] } };
  expect(verifyRecord(kept?.record, new Kits(carrying))).toMatchObject({ value: { ok: true } });
});

test('a version of which no record is kept gets two of each match it has, and no file is written twice', () => {
  const folder = mkdtempSync(join(tmpdir(), 'warbeacon-corpus-'));
  try {
    const ford = new Kits(GAMES.named('the-ford'));
    expect(keepCorpus(ford, folder)).toHaveLength(2);
    expect(keepCorpus(ford, folder)).toEqual([]);
    for (const { record } of readCorpus(folder)) expect(verifyRecord(record)).toMatchObject({ value: { ok: true } });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
