/** Reading what has happened in a match while one was not there, a page at a time. */
import { hasCode } from '@warbeacon/protocol';
import { Patience } from '../../shell/api/patience.ts';
import { RequestRefused } from './link.ts';
import type { HistoryEntry, HistoryReply } from '../../face/view.ts';

export interface CatchUp {
  /** The first page of what happened after ply `after`. */
  page(after: number): Promise<HistoryReply>;
  take(entries: readonly HistoryEntry[]): void;
  /** Milliseconds. */
  wait(milliseconds: number): Promise<unknown>;
}

/**
 * Everything after ply `after`. A server that has been asked too often, or cannot look just now, is asked again later,
 * since nobody else would: what is missed here comes by no other way. Throws whatever else `page` throws.
 */
export async function catchUpAfter(after: number, { page, take, wait }: CatchUp): Promise<void> {
  const patience = new Patience();
  for (let from = after; ; ) {
    let reply: HistoryReply;
    try {
      reply = await page(from);
    } catch (cause) {
      if (!(cause instanceof RequestRefused && hasCode(cause.refusal, 'too-many-requests', 'database-unavailable')))
        throw cause;
      await wait(patience.next());
      continue;
    }
    patience.rest();
    take(reply.entries);
    const newest = reply.entries.at(-1)?.ply;
    if (!reply.more || newest === undefined) return;
    from = newest;
  }
}

/** The ply up to which nothing is missing of what happened after ply `from`; what comes by itself may be ahead of it. */
export function endOfRow(log: readonly HistoryEntry[], from: number): number {
  let end = from;
  for (const { ply } of log) if (ply === end + 1) end = ply;
  return end;
}
