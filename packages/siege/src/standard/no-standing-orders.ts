/** Of a game in which nothing is asked that could be answered beforehand. */
import { z } from 'zod';

type None = Readonly<Record<string, never>>;

export const NO_STANDING_ORDERS = {
  none: {} satisfies None,
  schema: z.strictObject({}),
  check: () => null,
  answer: () => null,
} as const;
