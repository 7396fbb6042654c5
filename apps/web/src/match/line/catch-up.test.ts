import { expect, test } from 'vitest';
import { catchUpAfter, endOfRow } from './catch-up.ts';
import { LineDown, RequestRefused } from './link.ts';
import type { HistoryEntry, HistoryReply } from '../../face/view.ts';

const entry = (ply: number): HistoryEntry => ({ ply, side: 'isengard', at: 0, events: [] });
const rowOf = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => entry(from + i));
const refused = (code: string) => new RequestRefused({ code, message: '' });

/** A server with a history of so many plies, three to a page, which answers the first questions with these. */
function server(plies: number, ...first: readonly Error[]) {
  const excuses = [...first];
  const asked: number[] = [];
  const taken: number[] = [];
  const waits: number[] = [];
  return {
    asked,
    taken,
    waits,
    page: (after: number): Promise<HistoryReply> => {
      asked.push(after);
      const excuse = excuses.shift();
      if (excuse !== undefined) return Promise.reject(excuse);
      const to = Math.min(after + 3, plies);
      return Promise.resolve({ entries: rowOf(after + 1, to), more: to < plies });
    },
    take: (entries: readonly HistoryEntry[]) => void taken.push(...entries.map(({ ply }) => ply)),
    wait: (milliseconds: number) => Promise.resolve(waits.push(milliseconds)),
  };
}

test('all pages are read, each once', async () => {
  const all = server(8);
  await catchUpAfter(1, all);
  expect(all).toMatchObject({ asked: [1, 4, 7], taken: [2, 3, 4, 5, 6, 7, 8], waits: [] });
});

test('a server that has been asked too often is asked for the same page again, later each time', async () => {
  const often = refused('too-many-requests');
  const busy = server(5, often, often, often, refused('database-unavailable'));
  await catchUpAfter(0, busy);
  expect(busy).toMatchObject({ asked: [0, 0, 0, 0, 0, 3], taken: [1, 2, 3, 4, 5] });
  expect(busy.waits).toHaveLength(4);
  expect(Math.min(...busy.waits)).toBeGreaterThan(300);
});

test.each([new LineDown(), refused('malformed-request')])('what waiting does not mend is told: %s', async (fault) => {
  const other = server(5, fault);
  await expect(catchUpAfter(0, other)).rejects.toBe(fault);
  expect(other).toMatchObject({ asked: [0], waits: [] });
});

test('what has come by itself does not hide what is still missing before it', () => {
  expect(endOfRow([...rowOf(3, 5), entry(9)], 2)).toBe(5);
  expect(endOfRow([entry(9)], 2)).toBe(2);
  expect(endOfRow([...rowOf(1, 2), ...rowOf(3, 5)], 2)).toBe(5);
  expect(endOfRow([], 7)).toBe(7);
});
