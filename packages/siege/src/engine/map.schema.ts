/** The map of a siege game as data: what the painter draws and the rules walk on. */
import { z } from 'zod';

const hexSchema = z.string().regex(/^\d{4}$/);

export const mapSideSchema = z.strictObject({
  hexes: z.tuple([hexSchema, hexSchema]),
  /** A row of the game's table of hexsides. A side that is not listed is `open`. */
  kind: z.string(),
  /** Where the rules need a name. */
  id: z.string().optional(),
  /** The higher of the two hexes, where it matters. */
  upper: hexSchema.optional(),
  /** Where a passage ends: what the side is to who is on top; `kind` is what it is below. */
  over: z.string().optional(),
  /** The structure it belongs to. */
  part: z.string().optional(),
  /** No engine and no other thing ever breaks it. */
  unbreachable: z.literal(true).optional(),
});
export type MapSide = z.infer<typeof mapSideSchema>;

/** A second place in a hex, below the first, such as a tunnel. Sides with `over` lead into it, or on to the next. */
const passageSchema = z.strictObject({
  /** Its own id, beside those of the hexes. */
  id: z.string(),
  hex: hexSchema,
  ground: z.string(),
  /** Hexes above from which blows reach down into it, and the kind of hexside that is between. */
  beside: z.strictObject({ kind: z.string(), hexes: z.array(hexSchema) }).optional(),
});

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
  /** Each character is a row of the game's table of grounds. */
  legend: z.record(z.string().length(1), z.string()),
  sides: z.array(mapSideSchema),
  passages: z.array(passageSchema).optional(),
  /** Each from hex to hex. */
  roads: z.array(z.array(hexSchema)).optional(),
  levels: z.record(
    z.string(),
    z.strictObject({ height: z.number(), hexes: z.array(hexSchema), gates: z.array(z.string()).optional() }),
  ),
  /** Hexes that a rule names; some are ordered. */
  zones: z.record(z.string(), z.array(hexSchema)),
  /** `kind`: what it is the name of, where the painter writes some otherwise than others. */
  labels: z.array(z.strictObject({ text: z.string(), hex: hexSchema, kind: z.string().optional() })),
  /** For the painter alone: a paved way from hex to hex, and hexes that are one field. */
  decor: z.strictObject({ paved: z.array(hexSchema), fields: z.array(z.array(hexSchema)) }).optional(),
});
export type SiegeMap = z.infer<typeof mapSchema>;
