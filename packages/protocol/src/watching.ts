/** Who may watch a match, and how far behind. Agreed on when the match is made, and never changed. */
import { z } from 'zod';

/** Minutes in a day: the longest delay. */
const LONGEST = 24 * 60;

/**
 * `open`: anybody sees it as it is played. `delayed`: whoever does not play sees it as it stood so many minutes ago, its end
 * included. `private`: nobody but its players ever sees anything of it.
 */
export const watchingSchema = z.discriminatedUnion('policy', [
  z.strictObject({ policy: z.literal('open') }),
  z.strictObject({ policy: z.literal('delayed'), minutes: z.number().int().min(1).max(LONGEST) }),
  z.strictObject({ policy: z.literal('private') }),
]);
export type Watching = z.infer<typeof watchingSchema>;
