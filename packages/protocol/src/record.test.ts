import { type LogEntry, nextEntry } from '@warbeacon/kernel';
import { describe, expect, test } from 'vitest';
import { makeRecord, parseRecord } from './record.ts';

const HASH = 'ab'.repeat(32);
const opening = nextEntry(undefined, 1_000, {
  kind: 'open',
  matchId: 'm-1',
  game: 'helms-deep',
  rulesVersion: '1',
  rulesHash: HASH,
  options: { wallBonus: 'both' },
  commitment: HASH,
  stateHash: HASH,
});
const anchored = nextEntry(opening, 2_000, { kind: 'anchor', side: 'isengard', anchor: HASH, links: 10_000 });
const spent = nextEntry(anchored, 3_000, {
  kind: 'spent',
  index: 0,
  side: 'isengard',
  moverLink: HASH,
  opponentLink: '',
});
const moved = nextEntry(spent, 4_000, {
  kind: 'command',
  index: 1,
  side: 'isengard',
  commandId: 'c-1',
  command: { type: 'move', piece: 'orc-1', path: ['1030'] },
  moverLink: HASH,
  opponentLink: '',
  dice: [6, 1],
  stateHash: HASH,
});
const closed = nextEntry(moved, 5_000, { kind: 'close', winner: null, reason: 'adjudicated', secret: HASH });
const LOG: readonly LogEntry[] = [opening, anchored, spent, moved, closed];
const parse = (json: unknown) => parseRecord(JSON.parse(JSON.stringify(json)));
/** The record with other fields in its fourth entry. */
const spoil = (fields: object) => ({
  ...makeRecord(LOG),
  entries: LOG.map((entry) => (entry === moved ? { ...entry, ...fields } : entry)),
});

describe('a record', () => {
  test('with every kind of entry reads back as the log it was made of', () => {
    expect(parse(makeRecord(LOG))).toEqual({ ok: true, value: LOG });
  });

  test("is read from a server's answer too", () => {
    expect(parse({ complete: true, commitment: HASH, entries: LOG })).toEqual({ ok: true, value: LOG });
  });

  test('may have begun from a position', () => {
    const position = { game: 'helms-deep', turn: 3, markers: [{ kind: 'rocks', dummy: true }] };
    const log = [nextEntry(undefined, 1_000, { ...opening.body, position } as LogEntry['body'])];
    expect(parse(makeRecord(log))).toEqual({ ok: true, value: log });
  });

  test.each<[what: string, json: unknown, words: string]>([
    ['null', null, 'Not a record'],
    ['a list', LOG, 'Not a record'],
    ['another format', { ...makeRecord(LOG), format: 'pgn' }, 'format'],
    ['no entries', makeRecord([]), 'entries'],
    ['an answer that keeps them back', { complete: false, commitment: HASH, entries: [] }, 'entries'],
    ['something besides', { ...makeRecord(LOG), note: 'hi' }, 'note'],
    ['an entry with something besides', spoil({ note: 'hi' }), 'entries.3'],
    ['a time that is no whole number', spoil({ at: 1.5 }), 'entries.3.at'],
    ['a hash that is none', spoil({ hash: HASH.toUpperCase() }), 'entries.3.hash'],
    ['a kind of entry that is none', spoil({ body: { kind: 'tea' } }), 'entries.3.body'],
    ['an index below zero', spoil({ body: { ...moved.body, index: -1 } }), 'entries.3.body.index'],
    ['half a link', spoil({ body: { ...moved.body, moverLink: 'ab' } }), 'entries.3.body.moverLink'],
  ])('%s is refused, and the place is named', (_what, json, words) => {
    const parsed = parse(json);
    expect(parsed.ok ? 'read' : parsed.error.code).toBe('not-a-record');
    expect(parsed.ok ? '' : parsed.error.message).toContain(words);
  });

  test('a record of a later form is told from what is none', () => {
    const parsed = parse({ ...makeRecord(LOG), format: 'warbeacon-record/2', more: true });
    expect(parsed.ok ? 'read' : parsed.error.code).toBe('other-format');
    expect(parsed.ok ? '' : parsed.error.message).toContain('warbeacon-record/2');
  });

  test('nested beyond all measure is refused and exhausts no stack', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    const record = spoil({ body: { ...moved.body, command: deep } });
    expect(parseRecord(record)).toMatchObject({ ok: false, error: { code: 'not-a-record' } });
  });
});
