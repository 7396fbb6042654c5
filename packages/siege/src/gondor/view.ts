/** What a viewer of Gondor is shown. */
import { z } from 'zod';
import { kindsOf } from '../engine/decision.ts';
import { viewShape } from '../engine/view-shape.ts';
import { DECISIONS } from './decisions.ts';
import { inForceSchema } from './options.ts';
import { MAGIC_PHASES, MAGICIANS, MARKER_KINDS, PHASES, POOLS, SIDES, SPELLS } from './words.ts';

const count = z.number().int();
const hex = z.string();

export const viewSchema = z.strictObject({
  ...viewShape({
    side: z.enum(SIDES),
    pool: z.enum(POOLS),
    phase: z.enum(PHASES),
    decision: z.enum(kindsOf(DECISIONS)),
    marker: z.enum(MARKER_KINDS),
    // The map has nothing below anything.
    below: z.never(),
    reason: z.never(),
  }),
  /** What the players have agreed on, and the house's own values where they have not. */
  options: inForceSchema,
  /** [18.1] With whom the Banner is, and when it came; whether it has moved in this turn, and how many it has rallied. */
  banner: z
    .strictObject({
      leader: z.string(),
      turn: count,
      phase: z.enum(MAGIC_PHASES),
      moved: z.boolean(),
      rallies: count,
    })
    .nullable(),
  /** [16.27] Walls and towers that are breached, by their two hexes. */
  breaches: z.array(z.tuple([hex, hex])),
  /** [9.2] Armies that were demoralized when the last phase ended. */
  demoralized: z.array(z.enum(POOLS)),
  /** Engines by their ids: towers that can be climbed, those that have fired, those that were pushed this turn. */
  engines: z.strictObject({ ready: z.array(z.string()), fired: z.array(z.string()), moved: z.array(z.string()) }),
  /** [19.11] Levels that Sauron held when the last phase ended. */
  held: z.array(z.string()),
  /** Ladders that were laid this turn. */
  laid: z.array(z.string()),
  magic: z.strictObject({
    points: z.record(z.enum(MAGICIANS), count),
    successes: z.partialRecord(z.enum(SPELLS), count),
    tried: z.array(z.enum(MAGICIANS)),
    inForce: z.array(
      z.strictObject({
        spell: z.enum(SPELLS),
        turn: count,
        phase: z.enum(MAGIC_PHASES),
        frozen: z.array(z.string()),
      }),
    ),
    grondAwake: z.boolean(),
  }),
  /** [16.72] Oil left at each cauldron, by its number. */
  oil: z.array(count),
  /** [14.2] Whether the die has brought Rohan, and who has come onto the map. */
  relief: z.strictObject({ called: z.boolean(), men: z.boolean(), rohan: z.boolean() }),
  /** [20.1] Whose unit was last in 1918, and in 2124. */
  road: z.tuple([z.enum(SIDES).nullable(), z.enum(SIDES).nullable()]),
  /** Counters still to be used. */
  supply: z.strictObject({ heads: count, ladders: count }),
  twenty: z.boolean(),
});
export type View = z.infer<typeof viewSchema>;
