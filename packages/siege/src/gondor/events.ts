/** What happens in Gondor, and in no other siege besides. */
import { z } from 'zod';
import { type EventIn, eventSchemaOf, REVEALS, tell } from '../engine/event-spec.ts';
import { standardEvents } from '../standard/events.ts';
import { MARKER_KINDS, PHASES, SIDES, SPELLS } from './words.ts';

const piece = z.string();
const marker = z.string();
const hex = z.string();
const die = z.number().int().min(1).max(6);

/** What a catapult has thrown, at which hex, and where it came down. */
const thrown = {
  engine: z.string(),
  unit: z.string(),
  target: hex,
  dice: z.array(die),
  landed: hex.nullable(),
};

const OWN_EVENTS = {
  /** [13.1] [13.2] */
  engineSet: tell(z.strictObject({ type: z.literal('engineSet'), engine: z.string(), hex: z.string() })),
  /** [16.71] `dummy` is there only for its owner. */
  cauldronSet: tell(
    z.strictObject({
      type: z.literal('cauldronSet'),
      cauldron: z.string(),
      hex: z.string(),
      dummy: z.boolean().optional(),
    }),
    {
      redact: (event, viewer) =>
        viewer === 'westernesse' ? event : { type: event.type, cauldron: event.cauldron, hex: event.hex },
    },
  ),
  cauldronLifted: tell(z.strictObject({ type: z.literal('cauldronLifted'), cauldron: z.string(), hex: z.string() })),
  /** [16.47] A ladder or a siege tower comes down. */
  gearBroken: tell(
    z.strictObject({ type: z.literal('gearBroken'), kind: z.enum(['ladder', 'siege-tower']), hex: z.string() }),
  ),
  /** [16.12] [16.65] An engine or a cauldron is gone for good. */
  engineDestroyed: tell(
    z.strictObject({
      type: z.literal('engineDestroyed'),
      engine: z.string(),
      kind: z.enum(MARKER_KINDS),
      hex: z.string(),
    }),
  ),
  /** [16.11] [16.12] [16.13] An engine has been pushed as far as this hex. */
  enginePushed: tell(
    z.strictObject({ type: z.literal('enginePushed'), engine: z.string(), unit: z.string(), hex: z.string() }),
  ),
  /** [16.43] */
  ladderLaid: tell(
    z.strictObject({ type: z.literal('ladderLaid'), unit: z.string(), hex: z.string(), against: z.string() }),
  ),
  /** [16.22] A catapult at the side between two hexes, the second of them the higher: the dice, and whether it broke. */
  bombarded: tell(
    z.strictObject({
      type: z.literal('bombarded'),
      engine: z.string(),
      unit: z.string(),
      below: hex,
      above: hex,
      range: z.number().int(),
      dice: z.tuple([die, die]),
      success: z.boolean(),
    }),
    REVEALS,
  ),
  /** [16.25] A catapult at a unit: the armour that it met, the dice, and whether it hit. */
  catapultShot: tell(
    z.strictObject({
      type: z.literal('catapultShot'),
      engine: z.string(),
      unit: z.string(),
      target: z.string(),
      armour: z.number().int(),
      dice: z.tuple([die, die]),
      hit: z.boolean(),
    }),
    REVEALS,
  ),
  /** [16.28] The same of Grond at such a side. */
  grondSwung: tell(
    z.strictObject({
      type: z.literal('grondSwung'),
      unit: z.string(),
      below: hex,
      above: hex,
      dice: z.tuple([die, die]),
      success: z.boolean(),
    }),
    REVEALS,
  ),
  /** [16.27] The side is breached for good; of a gate with its name. */
  sideBroken: tell(
    z.strictObject({ type: z.literal('sideBroken'), below: hex, above: hex, gate: z.string().optional() }),
  ),
  /** [16.62] [16.63] A fireball: no die, the first, or the one of the rose too. `landed`: `null` off the map. */
  fireballHurled: tell(z.strictObject({ type: z.literal('fireballHurled'), ...thrown, burns: z.boolean() }), REVEALS),
  /** [16.82] The same of a head. */
  headHurled: tell(z.strictObject({ type: z.literal('headHurled'), ...thrown, counts: z.boolean() }), REVEALS),
  /** [16.86] */
  headsBurned: tell(z.strictObject({ type: z.literal('headsBurned'), hex, heads: z.number().int() })),
  /** [16.66] Fires outside the city. */
  firesOut: tell(z.strictObject({ type: z.literal('firesOut'), hexes: z.array(hex) })),
  /** [8.54] A spell is tried, by dice unless it is certain; only where it succeeds are the points gone. */
  spellTried: tell(
    z.strictObject({
      type: z.literal('spellTried'),
      leader: z.string(),
      spell: z.enum(SPELLS),
      points: z.number().int(),
      dice: z.tuple([die, die]).optional(),
      success: z.boolean(),
    }),
    { reveals: ({ dice }) => dice !== undefined },
  ),
  /** [17.1] [17.2] A spell is in force no longer. */
  spellEnded: tell(z.strictObject({ type: z.literal('spellEnded'), spell: z.enum(SPELLS) })),
  /** [17.12] */
  frozen: tell(z.strictObject({ type: z.literal('frozen'), leaders: z.array(z.string()) })),
  /** [17.22] The Lord of the Nazgûl is put far from Gandalf. */
  drivenAway: tell(
    z.strictObject({ type: z.literal('drivenAway'), leader: z.string(), from: z.string(), to: z.string() }),
  ),
  /** [18.12] The Banner comes, with this leader. */
  bannerRaised: tell(z.strictObject({ type: z.literal('bannerRaised'), leader: z.string(), hex: z.string() })),
  /** [18.13] It goes from one leader to another, by this way. */
  bannerMoved: tell(
    z.strictObject({ type: z.literal('bannerMoved'), from: z.string(), leader: z.string(), path: z.array(z.string()) }),
  ),
  /** [18.14] It is gone: its time is over, or its leader is lost. */
  bannerGone: tell(z.strictObject({ type: z.literal('bannerGone'), why: z.enum(['time', 'leader-lost']) })),
  /** [18.22] */
  bannerRallied: tell(z.strictObject({ type: z.literal('bannerRallied'), unit: z.string() })),
  /** [14.32] A mûmak runs, on the rose of the map; it has come to this hex; of several beside it the die points at one, or at none. */
  mumakRuns: tell(z.strictObject({ type: z.literal('mumakRuns'), unit: piece, die }), REVEALS),
  mumakRan: tell(z.strictObject({ type: z.literal('mumakRan'), unit: piece, hex })),
  mumakTurns: tell(z.strictObject({ type: z.literal('mumakTurns'), unit: piece, die }), REVEALS),
  oilTaken: tell(z.strictObject({ type: z.literal('oilTaken'), oil: marker, unit: piece, cauldron: marker })),
  /** [16.75] Put down, or lost with its carrier. */
  oilLost: tell(z.strictObject({ type: z.literal('oilLost'), oil: marker, unit: piece })),
  /** [16.74] Poured by a unit on a unit, with the siege tower in its hex, or on a siege tower by itself: it was real. */
  oilPoured: tell(
    z.strictObject({ type: z.literal('oilPoured'), oil: marker, unit: piece, target: piece, hex }),
    REVEALS,
  ),
  /** [14.2] The die for Rohan: whether the riders have come to the northern edge. */
  rohanRolled: tell(z.strictObject({ type: z.literal('rohanRolled'), die, comes: z.boolean() }), REVEALS),
} as const;

declare module '../engine/vocabulary.ts' {
  interface Events {
    gondor: EventIn<typeof OWN_EVENTS>;
  }
}

export const EVENTS = { ...standardEvents(z.enum(SIDES), z.enum(PHASES)), ...OWN_EVENTS };
export const eventSchema = eventSchemaOf(EVENTS);
export type GondorEvent = z.infer<typeof eventSchema>;
