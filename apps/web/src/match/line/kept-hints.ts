/** Which hints have done their part in this browser, by game: they come in the first match of each, and not again. */
import { z } from 'zod';

const KEY = 'warbeacon.hints';
const keptSchema = z.record(
  z.string(),
  z.object({
    /** The first match, until somebody has played a turn in one. */
    match: z.string(),
    /** That has been played far enough: no other match has hints. */
    begun: z.boolean(),
    gone: z.array(z.string()),
    /** No more of them. */
    off: z.boolean(),
  }),
);
type Kept = z.infer<typeof keptSchema>[string];

function all(): z.infer<typeof keptSchema> {
  try {
    return keptSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}

/** What is kept of the hints in a match; nothing where it has none. */
export function hintsIn(game: string, match: string): Kept | undefined {
  const kept = all()[game];
  if (!kept) return { match, begun: false, gone: [], off: false };
  return kept.off || (kept.begun && kept.match !== match) ? undefined : { ...kept, match };
}

export function keepHints(game: string, kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: kept }));
  } catch {
    // A browser that keeps nothing has them for as long as the page is open.
  }
}
