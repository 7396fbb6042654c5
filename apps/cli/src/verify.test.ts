/** Records that no engine has written: of matches that began from a position. */
import { commitment, type LogBody, nextEntry, rulesHash, stateHash, toHex } from '@warbeacon/kernel';
import { makeRecord } from '@warbeacon/protocol';
import { helmsDeep, type Position } from '@warbeacon/siege';
import { describe, expect, test } from 'vitest';
import { FOREIGN_RECORDS } from './foreign-records.fixture.ts';
import { verifyRecord } from './verify.ts';

const SECRET = new Uint8Array(32).fill(7);
const POSITION = {
  game: 'helms-deep',
  turn: 3,
  phase: 'isengard-movement',
  units: [
    { id: 'orc-1', hex: '1512' },
    { id: 'infantry-1', hex: '1510' },
  ],
  markers: [{ kind: 'rocks', hex: '1510', dummy: true }],
} satisfies Position;

/** A match that began from `begun`, and in which nothing was done, with the hash of the state that it says it had. */
function recordFrom(begun: unknown, hashed: unknown = begun) {
  const loaded = helmsDeep.load?.(hashed);
  if (loaded?.ok !== true) throw new Error('the position is unsound');
  const open = nextEntry(undefined, 1000, {
    kind: 'open',
    matchId: 'm-1',
    game: helmsDeep.id,
    rulesVersion: helmsDeep.version,
    rulesHash: toHex(rulesHash(helmsDeep)),
    options: { ...loaded.value.options },
    position: begun,
    commitment: toHex(commitment('m-1', SECRET)),
    stateHash: stateHash(loaded.value),
  } as LogBody);
  const close = nextEntry(open, 2000, {
    kind: 'close',
    winner: 'isengard',
    reason: 'resignation',
    secret: toHex(SECRET),
  });
  return JSON.parse(JSON.stringify(makeRecord([open, close]))) as unknown;
}

describe('the record of a match that began from a position', () => {
  test('is sound when its state is the one that the position stands for', () => {
    expect(verifyRecord(recordFrom(POSITION))).toMatchObject({ ok: true, value: { ok: true, closed: true } });
  });

  test.each<[string, object, string]>([
    ['says that a dummy was real', { markers: [{ kind: 'rocks', hex: '1510', dummy: false }] }, 'wrong-state'],
    ['has a position that breaks the rules', { turn: 99 }, 'bad-position'],
    ['has written dice', { dice: [6, 6] }, 'bad-position'],
    ['is of a game that was over', { outcome: { winner: null, reason: 'draw', case: '12.0' } }, 'bad-position'],
  ])('is found out when it %s', (_, changes, code) => {
    expect(verifyRecord(recordFrom({ ...POSITION, ...changes }, POSITION))).toMatchObject({
      ok: true,
      value: { ok: false, fault: { entry: 0, code } },
    });
  });

  test('is not judged by the rules of another game', () => {
    const record = JSON.stringify(recordFrom(POSITION)).replaceAll('"game":"helms-deep"', '"game":"chess"');
    expect(verifyRecord(JSON.parse(record))).toEqual({
      ok: true,
      value: {
        ok: false,
        fault: {
          entry: 0,
          code: 'unknown-game',
          case: null,
          message:
            'The record is of chess, which is not known here. Known are: helms-deep, gondor, skirmish, the-ford.',
          differs: null,
          within: null,
        },
        head: expect.objectContaining({ game: 'chess', matchId: 'm-1' }) as object,
        ply: 0,
        moment: null,
      },
    });
  });
});

describe('a record that this program cannot judge', () => {
  test.each(FOREIGN_RECORDS)('for it is of %s: has a code and a sentence', (_what, record, code, words) => {
    expect(verifyRecord(JSON.parse(JSON.stringify(record)))).toMatchObject({
      ok: true,
      value: { ok: false, fault: { code, message: expect.stringContaining(words) as string } },
    });
  });
});
