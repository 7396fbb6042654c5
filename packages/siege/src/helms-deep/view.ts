/** What a viewer of Helm's Deep is shown. */
import { z } from 'zod';
import { viewShape } from '../engine/view-shape.ts';
import { kindsOf } from '../engine/decision.ts';
import { DECISIONS } from './decisions.ts';
import { inForceSchema } from './options.ts';
import { ABILITIES, MARKER_KINDS, PHASES, SIDES } from './words.ts';

export const viewSchema = z.strictObject({
  ...viewShape({
    side: z.enum(SIDES),
    pool: z.enum(SIDES),
    phase: z.enum(PHASES),
    decision: z.enum(kindsOf(DECISIONS)),
    marker: z.enum(MARKER_KINDS),
    below: z.literal('culvert'),
    reason: z.enum(['sortie', 'glory']),
  }),
  /** What the players have agreed on, and the house's own values where they have not. */
  options: inForceSchema,
  /** Breached or collapsed sides that are no gates: the Culvert. */
  culvert: z.enum(['whole', 'breached', 'collapsed']),
  /** [21.0] Abilities used for good, and those in force this turn. */
  spent: z.array(z.enum(ABILITIES)),
  active: z.array(z.enum(ABILITIES)),
  /** Who made the sortie this turn. */
  sortie: z.array(z.string()),
  /** [20.67] Ladders that can still be laid. */
  ladders: z.number().int(),
  /** Blasting Fire still to be given out: how many in all, and, for its owner, how many of them are real. */
  fires: z.strictObject({ left: z.number().int(), real: z.number().int().optional() }),
});
export type View = z.infer<typeof viewSchema>;
export type DecisionView = NonNullable<View['decision']>;
export type GateView = View['gates'][string];
export type MarkerView = View['markers'][string];
export type UnitView = View['units'][string];
export type LeaderView = View['leaders'][string];
