/** What happens in Gondor, and in no other siege besides. */
import { z } from 'zod';
import { type EventIn, eventSchemaOf, REVEALS, tell } from '../engine/event-spec.ts';
import { standardEvents } from '../standard/events.ts';
import { MARKER_KINDS, PHASES, SIDES } from './words.ts';

const die = z.number().int().min(1).max(6);

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
