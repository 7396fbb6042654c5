/** What a viewer of the Ford is shown. */
import { z } from 'zod';
import { kindsOf } from '../engine/decision.ts';
import { viewShape } from '../engine/view-shape.ts';
import { STANDARD_DECISIONS } from '../standard/decisions.ts';
import { standardOptionsSchema } from '../standard/options.ts';
import { PHASES, SIDES } from './words.ts';

export const viewSchema = z.strictObject({
  ...viewShape({
    side: z.enum(SIDES),
    pool: z.never(),
    phase: z.enum(PHASES),
    decision: z.enum(kindsOf(STANDARD_DECISIONS)),
    marker: z.never(),
    below: z.never(),
    reason: z.never(),
  }),
  options: standardOptionsSchema.required(),
  /** [F5] Units that have dug in. */
  dugIn: z.array(z.string()),
});
export type View = z.infer<typeof viewSchema>;
