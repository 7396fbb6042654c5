/** The map of a siege game as data: what the painter draws and the rules walk on. */
import { z } from 'zod';

const hexSchema = z.string().regex(/^\d{4}$/);

/** Kinds of hexside that are more than open ground. A side that is not listed is open. */
export const sideKindSchema = z.enum([
  'wall',
  'tower',
  'gate',
  'main-gate',
  'arch',
  'dike',
  'bank',
  'culvert',
  'ramp-side',
  'slope',
  'cliff',
]);
export type SideKind = z.infer<typeof sideKindSchema>;

export const mapSideSchema = z.strictObject({
  hexes: z.tuple([hexSchema, hexSchema]),
  kind: sideKindSchema,
  /** Where the rules need a name. */
  id: z.string().optional(),
  /** The higher of the two hexes, where it matters. */
  upper: hexSchema.optional(),
  /** What the side is for a unit on top of the Culvert. */
  over: z.enum(['wall', 'open']).optional(),
  /** The structure it belongs to. */
  part: z.string().optional(),
});
export type MapSide = z.infer<typeof mapSideSchema>;

export const mapSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  grid: z.strictObject({
    rows: z.number().int().min(1).max(99),
    columns: z.number().int().min(1).max(99),
    orientation: z.literal('pointy-top'),
    offset: z.enum(['even rows shoved right', 'odd rows shoved right']),
    numbering: z.string(),
  }),
  /** One string for each row, north first; one character for each hex, west to east. */
  terrain: z.array(z.string()),
  legend: z.record(z.string().length(1), z.string()),
  sides: z.array(mapSideSchema),
  levels: z.record(
    z.string(),
    z.strictObject({ height: z.number(), hexes: z.array(hexSchema), gates: z.array(z.string()).optional() }),
  ),
  /** Hexes that a rule names; some are ordered. */
  zones: z.record(z.string(), z.array(hexSchema)),
  labels: z.array(z.strictObject({ text: z.string(), hex: hexSchema })),
});
export type SiegeMap = z.infer<typeof mapSchema>;
