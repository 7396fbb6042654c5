/** Gondor as data: for whoever draws or describes it and runs no rule. */
import { mapSchema, type SiegeMap } from '../engine/map.schema.ts';
import { LEADERS, UNITS } from './forces.ts';
import mapJson from './map.json' with { type: 'json' };
import { MARKERS } from './markers.ts';

export const MAP: SiegeMap = mapSchema.parse(mapJson);
export { LEADERS, MARKERS, UNITS };
export { PLANS } from './setting-up/recommended-plans.ts';
export { gondorCodec } from './codec.ts';
export type { Command } from './command.schema.ts';
export type { GondorEvent } from './events.ts';
export type { View } from './view.ts';
