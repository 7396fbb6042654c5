/** What happens at Helm's Deep, and in no other siege besides. */
import { z } from 'zod';
import { type EventIn, eventSchemaOf, REVEALS, tell } from '../engine/event-spec.ts';
import type { Side } from '../engine/vocabulary.ts';
import { standardEvents } from '../standard/events.ts';
import { ABILITIES, PHASES, SIDES } from './words.ts';

const side = z.enum(SIDES);
/** The same, for the rules, which know sides of other games too. */
const anySide: z.ZodType<Side> = side;
const piece = z.string();
const hex = z.string();
const die = z.number().int().min(1).max(6);

const OWN_EVENTS = {
  /** `dummy` is there only for its owner. */
  rocksPlaced: tell(
    z.strictObject({ type: z.literal('rocksPlaced'), rocks: z.string(), hex, dummy: z.boolean().optional() }),
    {
      redact: (event, viewer) =>
        viewer === 'westernesse' ? event : { type: event.type, rocks: event.rocks, hex: event.hex },
    },
  ),
  rocksLifted: tell(z.strictObject({ type: z.literal('rocksLifted'), rocks: z.string(), hex })),
  fireGiven: tell(
    z.strictObject({ type: z.literal('fireGiven'), fire: z.string(), unit: piece, dummy: z.boolean().optional() }),
    {
      redact: (event, viewer) =>
        viewer === 'isengard' ? event : { type: event.type, fire: event.fire, unit: event.unit },
    },
  ),
  /** `piece`: who announces it; for the horn who blows it. */
  announced: tell(
    z.strictObject({
      type: z.literal('announced'),
      side: anySide,
      ability: z.enum(ABILITIES),
      piece: piece.optional(),
    }),
  ),
  /** [21.51] A disrupted unit hears the horn. */
  heartened: tell(
    z.strictObject({ type: z.literal('heartened'), unit: piece, dice: z.tuple([die, die]), success: z.boolean() }),
    REVEALS,
  ),
  /** Pieces come to a place by an ability: out of the caves, by the sally port, through the Culvert, or back. `from` as in `moved`. */
  arrived: tell(z.strictObject({ type: z.literal('arrived'), piece, from: hex, to: hex })),
  /** [21.41] A leader's die beside Aragorn. */
  encouraged: tell(
    z.strictObject({ type: z.literal('encouraged'), leader: piece, die, success: z.boolean() }),
    REVEALS,
  ),
  /** [21.81] The die of a unit displaced by Orc Cunning. */
  surprised: tell(z.strictObject({ type: z.literal('surprised'), unit: piece, die, disrupted: z.boolean() }), REVEALS),
  /**
   * [20.34] [20.35] A fire is turned up: a dummy, a dud, wasted on what is broken already, or it goes off; `again` where
   * a gate is breached already.
   */
  blast: tell(
    z.strictObject({
      type: z.literal('blast'),
      fire: z.string(),
      site: z.string(),
      die: die.optional(),
      result: z.enum(['dummy', 'dud', 'wasted', 'breached', 'again', 'collapsed']),
    }),
    REVEALS,
  ),
  /** [20.23] [15.4] A try at a gate; no dice where the breach is automatic. */
  battered: tell(
    z.strictObject({
      type: z.literal('battered'),
      unit: piece,
      gate: z.string(),
      ram: z.boolean(),
      dice: z.tuple([die, die]).optional(),
      success: z.boolean(),
    }),
    {
      // [15.32] The ram breaks most gates without a die.
      reveals: ({ dice }) => dice !== undefined,
    },
  ),
  /** A gate or the Culvert is broken, by its name on the map. */
  broken: tell(
    z.strictObject({ type: z.literal('broken'), site: z.string(), state: z.enum(['breached', 'collapsed']) }),
  ),
  ladderLaid: tell(z.strictObject({ type: z.literal('ladderLaid'), unit: piece, hex, against: hex })),
  ladderDestroyed: tell(z.strictObject({ type: z.literal('ladderDestroyed'), hex })),
  ramTaken: tell(z.strictObject({ type: z.literal('ramTaken'), unit: piece })),
  ramLeft: tell(z.strictObject({ type: z.literal('ramLeft'), hex })),
  fireLaid: tell(z.strictObject({ type: z.literal('fireLaid'), fire: z.string(), unit: piece, hex, against: hex })),
  fireLost: tell(z.strictObject({ type: z.literal('fireLost'), fire: z.string() })),
  rocksDropped: tell(
    z.strictObject({ type: z.literal('rocksDropped'), rocks: z.string(), hex, target: piece }),
    REVEALS,
  ),
  /** [20.83] A dummy is found out. */
  rocksGone: tell(z.strictObject({ type: z.literal('rocksGone'), rocks: z.string(), hex }), REVEALS),
  /** [20.82] Isengard has come to rocks and they stay: they are real. */
  rocksStand: tell(z.strictObject({ type: z.literal('rocksStand'), rocks: z.string(), hex }), REVEALS),
  /** `back`: may still return with the horn. */
  left: tell(z.strictObject({ type: z.literal('left'), piece, from: hex, back: z.boolean() })),
} as const;

declare module '../engine/vocabulary.ts' {
  interface Events {
    helmsDeep: EventIn<typeof OWN_EVENTS>;
  }
}

export const EVENTS = { ...standardEvents(side, z.enum(PHASES)), ...OWN_EVENTS };
export const eventSchema = eventSchemaOf(EVENTS);
export type SiegeEvent = z.infer<typeof eventSchema>;
export type EventOf<T extends SiegeEvent['type']> = Extract<SiegeEvent, { type: T }>;
