/** How Gondor is spelled where it crosses a wire: by this the messages of a match are made and read. */
import { KEYED } from '../engine/keyed.ts';
import { commandSchema } from './command.schema.ts';
import { eventSchema } from './events.ts';
import { viewSchema } from './view.ts';
import { NO_ORDERS, ordersSchema } from './standing-orders.ts';
import { SIDES } from './words.ts';

export const gondorCodec = {
  sides: SIDES,
  command: commandSchema,
  event: eventSchema,
  view: viewSchema,
  keyed: KEYED,
  orders: ordersSchema,
  noOrders: NO_ORDERS,
} as const;
