/** What has happened in the match, as far as the page has read it. */
import { type PastReply, pastReplySchema } from '@warbeacon/protocol';
import { catchUpAfter, endOfRow } from './catch-up.ts';
import { LineDown } from './link.ts';
import { faceOf, type Whole } from './store.ts';
import type { HistoryEntry } from '../../face/view.ts';

const HISTORY_PAGE = 200;

export interface HistoryState {
  /** Oldest first. */
  readonly log: readonly HistoryEntry[];
  /** The ply after which the log is complete. */
  readonly logFrom: number;
  readonly loadingLog: boolean;
}

export interface HistoryActions {
  loadOlder(): Promise<void>;
  /** What was shown before the plies up to `ply`. */
  past(ply: number): Promise<PastReply>;
  /** A page of what happened after ply `after`, oldest first. */
  happenedAfter(after: number): Promise<readonly HistoryEntry[]>;
}

export function makeHistory({ set, get, request }: Whole) {
  let caughtUp = 0;

  const joinLog = (entries: readonly HistoryEntry[]) => {
    const known = new Map(get().log.map((entry) => [entry.ply, entry]));
    for (const entry of entries) known.set(entry.ply, entry);
    set({ log: [...known.values()].sort((a, b) => a.ply - b.ply) });
  };

  /** Reads what happened while one was not there. */
  const catchUp = async () => {
    const round = ++caughtUp;
    if (get().log.length === 0) set({ logFrom: Math.max(0, get().ply - HISTORY_PAGE) });
    const { log, logFrom } = get();
    await catchUpAfter(endOfRow(log, logFrom), {
      page: async (after) => {
        // A line that has come back since has begun anew.
        if (round !== caughtUp) throw new LineDown();
        return await request('history', { after }, faceOf(get()).wire.historyReply);
      },
      take: joinLog,
      wait: async (milliseconds) => await new Promise((resolve) => setTimeout(resolve, milliseconds)),
    });
  };

  const happenedAfter = async (after: number) =>
    (await request('history', { after }, faceOf(get()).wire.historyReply)).entries;

  const own: HistoryState & HistoryActions = {
    log: [],
    logFrom: 0,
    loadingLog: false,

    past: async (ply) => await request('past', { ply }, pastReplySchema),
    happenedAfter,
    async loadOlder() {
      const { logFrom, loadingLog } = get();
      if (loadingLog || logFrom === 0) return;
      set({ loadingLog: true });
      const after = Math.max(0, logFrom - HISTORY_PAGE);
      try {
        joinLog(await happenedAfter(after));
        set({ logFrom: after });
      } catch {
        // The button stays; it can be tried again.
      } finally {
        set({ loadingLog: false });
      }
    },
  };
  return { own, joinLog, catchUp };
}
