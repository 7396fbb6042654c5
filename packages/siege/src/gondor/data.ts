/** Gondor as data: for whoever draws or describes it and runs no rule. */
import { LEADERS, UNITS } from './forces.ts';
import { MAP } from './map-data.ts';
import { MARKERS } from './markers.ts';

export { LEADERS, MAP, MARKERS, UNITS };
export { PLANS } from './setting-up/recommended-plans.ts';
export { BANNER_TURNS, SPELL_DATA } from './magic/spells.ts';
export { gondorCodec } from './codec.ts';
export type { Orders } from './standing-orders.ts';
export type { Command } from './command.schema.ts';
export type { GondorEvent } from './events.ts';
export type { View } from './view.ts';
