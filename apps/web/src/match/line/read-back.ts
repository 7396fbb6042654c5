/**
 * Reads back what this viewer was shown of a match, and what happened in it, as fast as the server lets one. It is kept
 * beside what the page shows of the match as it stands, which would become slow with so long a log.
 */
import { Patience } from '../../shell/api/patience.ts';
import type { HistoryEntry } from '../../face/view.ts';
import type { MatchStore } from './store.ts';
import { Tape } from './tape.ts';

/** A match up to some ply, as far back as it has been read. */
export interface Chronicle {
  readonly tape: Tape;
  /** Oldest first, and the ply after which they are complete. */
  log: readonly HistoryEntry[];
  logFrom: number;
  reading?: Promise<boolean>;
}

/** What was read is kept with its match, for who looks again. */
const kept = new WeakMap<MatchStore, Chronicle>();

/** Of the match as it stands now. */
export function chronicleOf(live: MatchStore): Chronicle {
  const { ply, cells, offer, log, logFrom } = live.getState();
  const known = kept.get(live);
  if (known?.tape.to === ply) return known;
  const tape = new Tape(ply, cells, new Map(Object.entries(offer?.cells ?? {})));
  // A position may be there a moment before what led to it is told.
  const isWhole = (log.at(-1)?.ply ?? -1) >= ply;
  const chronicle: Chronicle = {
    tape,
    log: isWhole ? log.filter((each) => each.ply <= ply) : [],
    logFrom: isWhole ? logFrom : ply,
  };
  kept.set(live, chronicle);
  return chronicle;
}

/** Entries in one answer of the server. */
const PAGE = 400;
/** Pages in a row that bring nothing, before it is given up. */
const TRIES = 6;

/** `told` hears of each page. Resolves to whether everything from `ply` on is there. */
export async function readBack(
  live: MatchStore,
  chronicle: Chronicle,
  ply: number,
  told: () => void,
): Promise<boolean> {
  // Who asks while another reads has what that one reads.
  const before = chronicle.reading;
  const reading = (async () => {
    await before;
    return await readOn(live, chronicle, ply, told);
  })();
  chronicle.reading = reading;
  return await reading;
}

async function readOn(live: MatchStore, chronicle: Chronicle, ply: number, told: () => void): Promise<boolean> {
  const { tape } = chronicle;
  const { past, happenedAfter } = live.getState();
  const read = async (left: () => number, page: () => Promise<void>): Promise<boolean> => {
    const patience = new Patience();
    for (let tries = 0; left() > 0; ) {
      const before = left();
      // Asked too often, or the line is down: again in a moment.
      await page().catch(() => undefined);
      told();
      if (left() < before) {
        tries = 0;
        patience.rest();
      } else if (++tries > TRIES) return false;
      else await new Promise((resolve) => setTimeout(resolve, patience.next()));
    }
    return true;
  };
  const both = await Promise.all([
    read(
      () => tape.from - ply,
      async () => tape.add((await past(tape.from)).plies),
    ),
    read(
      () => chronicle.logFrom - ply,
      async () => {
        const to = chronicle.logFrom;
        const after = Math.max(0, to - PAGE);
        const entries = (await happenedAfter(after)).filter((each) => each.ply <= to);
        if (chronicle.logFrom !== to) return;
        chronicle.log = [...entries, ...chronicle.log.filter((each) => each.ply > to)];
        chronicle.logFrom = after;
      },
    ),
  ]);
  return both.every(Boolean);
}
