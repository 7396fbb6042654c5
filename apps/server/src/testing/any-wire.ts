/** The messages of a match of any game, read as far as whoever plays by what is offered must understand them. */
import { type HistoryEntry as EntryOf, type PrivateMessage as MessageOf, wireOf } from '@warbeacon/protocol';
import { z } from 'zod';

const commandSchema = z.looseObject({ type: z.string() });
const ordersSchema = z.record(z.string(), z.unknown());

/** A command, which goes back as it came. */
export type AnyCommand = z.infer<typeof commandSchema>;
export type PrivateMessage = MessageOf<AnyCommand, string, z.infer<typeof ordersSchema>>;
export type HistoryEntry = EntryOf<unknown, string>;

/** Those of a game with these sides. */
export const wireFor = (sides: readonly [string, string]) =>
  wireOf({
    sides,
    command: commandSchema,
    event: z.unknown(),
    view: z.looseObject({}),
    keyed: { sections: [] },
    orders: ordersSchema,
    noOrders: {},
  });
