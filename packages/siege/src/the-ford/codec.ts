/** How the Ford is spelled where it crosses a wire: by this the messages of a match are made and read. */
import { z } from 'zod';
import { KEYED } from '../engine/keyed.ts';
import { unionOf } from '../engine/union-schema.ts';
import { STANDARD_COMMAND_SCHEMAS } from '../standard/command-schemas.ts';
import { digInSchema } from './dig-in.ts';
import { eventSchema } from './events.ts';
import { viewSchema } from './view.ts';
import { SIDES } from './words.ts';

const SCHEMAS = [...STANDARD_COMMAND_SCHEMAS, digInSchema] as const;
export type Command = z.infer<(typeof SCHEMAS)[number]>;

export type FordEvent = z.infer<typeof eventSchema>;

export const theFordCodec = {
  sides: SIDES,
  command: unionOf<Command>(SCHEMAS),
  event: eventSchema,
  view: viewSchema,
  keyed: KEYED,
  // Nobody is asked anything that could be answered beforehand.
  orders: z.strictObject({}),
  noOrders: {},
} as const;
