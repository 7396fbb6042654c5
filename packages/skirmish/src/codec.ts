/** How the game is spelled where it crosses a wire: by this the messages of a match are made and read. */
import { commandSchema } from './engine/command-schemas.ts';
import { eventSchema } from './engine/events.ts';
import { NO_ORDERS, ordersSchema } from './engine/standing-orders.ts';
import { SIDES } from './engine/words.ts';
import { type ModelView, viewSchema } from './view/view.schema.ts';

/** What most models are most of the time; a move then takes a third of what it would. */
const USUAL_MODEL = {
  gone: '',
  attacks: 1,
  wounds: 1,
  might: 0,
  will: 0,
  fate: 0,
  prone: false,
  foot: false,
  engaged: [],
  inZoneOf: [],
  trapped: false,
  marks: [],
  charged: [],
  effects: [],
  rides: null,
  carries: [],
  banner: false,
  bought: 0,
  sentry: false,
  bound: false,
} as const satisfies Partial<ModelView>;

export const skirmishCodec = {
  sides: SIDES,
  command: commandSchema,
  event: eventSchema,
  view: viewSchema,
  keyed: { sections: ['models', 'objects'], usual: { models: USUAL_MODEL } },
  orders: ordersSchema,
  noOrders: NO_ORDERS,
} as const;
