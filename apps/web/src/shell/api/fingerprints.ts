/**
 * The fingerprints by which servers bound themselves to the dice of matches, as this browser was told them while the matches
 * were played. Only what somebody has kept since then proves that none was exchanged, and hardly anybody keeps it by hand.
 */
import { z } from 'zod';
import { fetchRecord } from './record.ts';

const KEY = 'warbeacon.fingerprints';
/** Matches that are remembered; those that were opened last. */
const MOST = 300;

const fingerprintSchema = z.string().regex(/^[0-9a-f]{64}$/);
const keptSchema = z.array(z.tuple([z.string(), fingerprintSchema, z.number()]));
/** Of a match that is not over. */
const boundSchema = z.object({ complete: z.literal(false), commitment: fingerprintSchema });

type Kept = z.infer<typeof keptSchema>;

function all(): Kept {
  try {
    return keptSchema.parse(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** What was kept of a match, and when, in milliseconds since 1970. */
export function fingerprintOf(matchId: string): { readonly commitment: string; readonly at: number } | undefined {
  const [, commitment, at] = all().find(([id]) => id === matchId) ?? [];
  return commitment === undefined || at === undefined ? undefined : { commitment, at };
}

/** Asks for the fingerprint of a match that is played, unless one is kept: the first that was told is the one that counts. */
export async function keepFingerprint(matchId: string): Promise<void> {
  if (fingerprintOf(matchId)) return;
  try {
    const answer = await fetchRecord(matchId);
    const { success, data } = boundSchema.safeParse(await answer.json());
    if (!success || fingerprintOf(matchId)) return;
    localStorage.setItem(KEY, JSON.stringify([...all(), [matchId, data.commitment, Date.now()]].slice(-MOST)));
  } catch {
    // With the next visit, or never in a browser that keeps nothing.
  }
}
