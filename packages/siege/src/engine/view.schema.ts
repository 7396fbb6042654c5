/** What a viewer is shown: public facts, and a side's own secrets. Built up from nothing by `viewFor`. */
import { z } from 'zod';
import { inForceSchema } from './options.ts';
import { ABILITIES, FORMATION_KINDS, PHASES, SEGMENTS, SIDES } from './words.ts';

export const sideSchema = z.enum(SIDES);

/**
 * Where a piece is: a hex `RRCC`, or off the map: `reserve` (not yet deployed), `due` (a reinforcement that has not
 * entered), `caves` (the Glittering Caves), `away` (left for good),
 * `lost`. In the hex of the Culvert, `place: "culvert"` is the passage below.
 */
const whereSchema = z.string().regex(/^(\d{4}|reserve|due|caves|away|lost)$/);

export const unitViewSchema = z.strictObject({
  hex: whereSchema,
  place: z.literal('culvert').optional(),
  reduced: z.boolean(),
  disrupted: z.boolean(),
  moved: z.boolean(),
  fired: z.boolean(),
  attacked: z.boolean(),
  /** Was used in the siege, or blew the horn: it may not move this turn. */
  used: z.boolean().optional(),
});
export type UnitView = z.infer<typeof unitViewSchema>;

export const leaderViewSchema = z.strictObject({
  hex: whereSchema,
  place: z.literal('culvert').optional(),
  reduced: z.boolean(),
  moved: z.boolean(),
  fought: z.boolean(),
  /** Rally attempts made this turn. */
  rallies: z.number().int(),
  used: z.boolean().optional(),
});
export type LeaderView = z.infer<typeof leaderViewSchema>;

export const gateViewSchema = z.strictObject({
  control: sideSchema,
  state: z.enum(['shut', 'breached', 'collapsed']),
});
export type GateView = z.infer<typeof gateViewSchema>;

/** `dummy` is there only for a viewer who may know it. */
export const markerViewSchema = z.strictObject({
  kind: z.enum(['ladder', 'ram', 'blasting-fire', 'rocks', 'horn']),
  side: sideSchema,
  hex: whereSchema,
  place: z.literal('culvert').optional(),
  against: z.string().optional(),
  with: z.string().optional(),
  placed: z.boolean().optional(),
  dummy: z.boolean().optional(),
});
export type MarkerView = z.infer<typeof markerViewSchema>;

export const decisionViewSchema = z.strictObject({
  kind: z.enum([
    'deployment',
    'abilities',
    'rear-guard',
    'arrivals',
    'strike',
    'siege',
    'rocks',
    'movement',
    'make-room',
    'missile',
    'duel',
    'melee',
    'retreat',
    'retreat-leader',
    'retreat-before',
    'displace',
    'advance',
    'follow',
    'join',
    'rally',
  ]),
  /** Who must decide. */
  side: sideSchema,
  /** The piece the question is about. */
  piece: z.string().optional(),
  /** For a retreat: how many hexes. */
  hexes: z.number().int().optional(),
  /** For an advance: the hex that is free. */
  hex: z.string().optional(),
  /** For a strike out of the ordinary: by which ability. */
  reason: z.enum(['sortie', 'glory']).optional(),
});
export type DecisionView = z.infer<typeof decisionViewSchema>;

export const viewSchema = z.strictObject({
  game: z.string(),
  /** What the players have agreed on, and the house's own values where they have not. */
  options: inForceSchema,
  /** 0 during deployment, then 1 to 20. */
  turn: z.number().int(),
  night: z.boolean(),
  phase: z.enum(PHASES),
  segment: z.enum(SEGMENTS).nullable(),
  /** `null` when the game is over. */
  decision: decisionViewSchema.nullable(),
  units: z.record(z.string(), unitViewSchema),
  leaders: z.record(z.string(), leaderViewSchema),
  /** By the id of the gate's side on the map. */
  gates: z.record(z.string(), gateViewSchema),
  /** Breached or collapsed sides that are no gates: the Culvert. */
  culvert: z.enum(['whole', 'breached', 'collapsed']),
  markers: z.record(z.string(), markerViewSchema),
  /** Declared melee pairings, in the order in which they will be resolved. */
  attacks: z.array(z.strictObject({ unit: z.string(), target: z.string() })),
  formations: z.array(
    z.strictObject({
      kind: z.enum(FORMATION_KINDS),
      units: z.array(z.string()),
      leader: z.string(),
      fresh: z.boolean(),
      glory: z.boolean(),
    }),
  ),
  /** [21.0] Abilities used for good, and those in force this turn. */
  spent: z.array(z.enum(ABILITIES)),
  active: z.array(z.enum(ABILITIES)),
  /** Who made the sortie this turn. */
  sortie: z.array(z.string()),
  /** [20.67] Ladders that can still be laid. */
  ladders: z.number().int(),
  /** Blasting Fire still to be given out: how many in all, and, for its owner, how many of them are real. */
  fires: z.strictObject({ left: z.number().int(), real: z.number().int().optional() }),
  /** [22.11] Who holds each level of the Hornburg. */
  levels: z.record(z.string(), sideSchema),
  /** Demoralization points of each side now, and the level each may not pass. */
  points: z.record(
    sideSchema,
    z.strictObject({ now: z.number().int(), level: z.number().int(), demoralized: z.boolean() }),
  ),
  /** Sides that have finished their deployment. */
  deployed: z.array(sideSchema),
  outcome: z.strictObject({ winner: sideSchema.nullable(), reason: z.string(), case: z.string() }).nullable(),
});
export type View = z.infer<typeof viewSchema>;
