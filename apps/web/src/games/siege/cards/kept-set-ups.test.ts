import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type KeptSetUp, LONGEST_NAME, MOST_KEPT, readKept, writeKept } from './kept-set-ups.ts';

const KEY = 'warbeacon.set-ups.helms-deep.westernesse';
const WALL: KeptSetUp = {
  name: 'My wall',
  pieces: { 'infantry-1': '1310', theoden: '0809' },
  counters: [{ hex: '1310', dummy: true }],
};
const read = () => readKept('helms-deep', 'westernesse');
const write = (...kept: readonly KeptSetUp[]) => writeKept('helms-deep', 'westernesse', kept);

let room: Map<string, string>;

/** Of a browser, which may have no room left or keep nothing. */
const storage = (more: object = {}) =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => room.get(key) ?? null,
    setItem: (key: string, value: string) => void room.set(key, value),
    removeItem: (key: string) => void room.delete(key),
    ...more,
  });

beforeEach(() => {
  room = new Map();
  storage();
});
afterEach(() => vi.unstubAllGlobals());

describe('set-ups kept in the browser', () => {
  test('are read as they were written, of this side of this game alone', () => {
    expect(read()).toEqual([]);
    expect(write(WALL)).toBe(true);
    expect(read()).toEqual([WALL]);
    expect(readKept('helms-deep', 'isengard')).toEqual([]);
    expect(readKept('gondor', 'westernesse')).toEqual([]);
    write();
    expect(room.size).toBe(0);
  });

  test.each([
    ['no JSON', '[{'],
    ['no list', '{"name":"x"}'],
    ['nothing in it', 'null'],
  ])('of a storage that is broken none: %s', (_what, kept) => {
    room.set(KEY, kept);
    expect(read()).toEqual([]);
  });

  test('of a list in which some are broken the others, and no more than are kept', () => {
    const broken = [{ ...WALL, name: '' }, { ...WALL, pieces: { a: 1 } }, { ...WALL, more: true }, 7];
    room.set(KEY, JSON.stringify([...broken, WALL]));
    expect(read()).toEqual([WALL]);
    room.set(KEY, JSON.stringify(Array.from({ length: MOST_KEPT + 3 }, () => WALL)));
    expect(read()).toHaveLength(MOST_KEPT);
  });

  test('are not kept where there are too many, a name is too long, or the browser has no room', () => {
    expect(write(...Array.from({ length: MOST_KEPT + 1 }, () => WALL))).toBe(false);
    expect(write({ ...WALL, name: 'x'.repeat(LONGEST_NAME + 1) })).toBe(false);
    expect(write({ ...WALL, name: ' ' })).toBe(false);
    expect(room.size).toBe(0);
    storage({
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(write(WALL)).toBe(false);
  });

  test('none where the browser gives no storage at all', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(read()).toEqual([]);
    expect(write(WALL)).toBe(false);
  });
});
