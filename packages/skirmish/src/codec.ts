/** How the game is spelled where it crosses a wire: by this the messages of a match are made and read. */
import { commandSchema } from './engine/command-schemas.ts';
import { eventSchema } from './engine/events.ts';
import { NO_ORDERS, ordersSchema } from './engine/standing-orders.ts';
import { SIDES } from './engine/words.ts';
import { viewSchema } from './view/view.schema.ts';

export const skirmishCodec = {
  sides: SIDES,
  command: commandSchema,
  event: eventSchema,
  view: viewSchema,
  keyed: { sections: ['models', 'objects'] },
  orders: ordersSchema,
  noOrders: NO_ORDERS,
} as const;
