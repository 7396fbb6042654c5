/** What happens at the Ford, and in no other siege besides. */
import { z } from 'zod';
import { type EventIn, eventSchemaOf, tell } from '../engine/event-spec.ts';
import { standardEvents } from '../standard/events.ts';
import { PHASES, SIDES } from './words.ts';

const OWN_EVENTS = {
  /** [F5] */
  dugIn: tell(z.strictObject({ type: z.literal('dugIn'), unit: z.string(), hex: z.string() })),
} as const;

declare module '../engine/vocabulary.ts' {
  interface Events {
    theFord: EventIn<typeof OWN_EVENTS>;
  }
}

export const EVENTS = { ...standardEvents(z.enum(SIDES), z.enum(PHASES)), ...OWN_EVENTS };
export const eventSchema = eventSchemaOf(EVENTS);
