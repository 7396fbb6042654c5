/** How Helm's Deep is spelled where it crosses a wire: by this the messages of a match are made and read. */
import { eventSchema } from './events.ts';
import { commandSchema } from './commands.ts';
import { viewSchema } from './view.ts';
import { SIDES } from './words.ts';
import { NO_ORDERS, ordersSchema } from './standing.ts';

export const helmsDeepCodec = {
  sides: SIDES,
  command: commandSchema,
  event: eventSchema,
  view: viewSchema,
  keyed: {
    sections: ['units', 'leaders', 'gates', 'markers'],
    // Of its own counters a side knows which are dummies.
    known: { section: 'markers', member: 'dummy' },
  },
  orders: ordersSchema,
  noOrders: NO_ORDERS,
} as const;
