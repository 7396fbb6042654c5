/** Whether a match has been played at all: one that somebody leaves before both have given a command says nothing of either. */
import type { MatchStore } from '../storage/matches.ts';

/** Entries of a log that are read at a time. */
const ENTRIES = 200;

export async function haveBothMoved(matches: Pick<MatchStore, 'log'>, matchId: string): Promise<boolean> {
  const moved = new Set<string>();
  for (let from = 0; ; from += ENTRIES) {
    const entries = await matches.log(matchId, from, ENTRIES);
    for (const { body } of entries) if (body.kind === 'command') moved.add(body.side);
    if (moved.size > 1) return true;
    if (entries.length < ENTRIES) return false;
  }
}
