/** How Helm's Deep is spelled where it crosses a wire: by this the messages of a match are made and read. */
import { KEYED } from '../engine/keyed.ts';
import { eventSchema } from './events.ts';
import { commandSchema } from './command.schema.ts';
import { viewSchema } from './view.ts';
import { SIDES } from './words.ts';
import { NO_ORDERS, ordersSchema } from './standing-orders.ts';

export const helmsDeepCodec = {
  sides: SIDES,
  command: commandSchema,
  event: eventSchema,
  view: viewSchema,
  keyed: KEYED,
  orders: ordersSchema,
  noOrders: NO_ORDERS,
} as const;
