/** Up to which ply this browser has shown each match, so that it can show what has happened since. */
import { z } from 'zod';

const KEY = 'warbeacon.seen';
/** Matches that are remembered; those that were looked at last. */
const MOST = 60;
const seenSchema = z.array(z.tuple([z.string(), z.number().int()]));

function kept(): Map<string, number> {
  try {
    const parsed = seenSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
    return new Map(parsed.data ?? []);
  } catch {
    return new Map();
  }
}

export const seenOf = (matchId: string): number | undefined => kept().get(matchId);

export function keepSeen(matchId: string, ply: number): void {
  const all = kept();
  all.delete(matchId);
  all.set(matchId, ply);
  try {
    localStorage.setItem(KEY, JSON.stringify([...all].slice(-MOST)));
  } catch {
    // A browser that keeps nothing shows the match as it stands.
  }
}
