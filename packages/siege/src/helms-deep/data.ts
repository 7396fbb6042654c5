/** Helm's Deep as data: for whoever draws or describes it and runs no rule. */
import { mapSchema, type SiegeMap } from '../engine/map.schema.ts';
import { LEADERS, UNITS } from './forces.ts';
import { MARKERS } from './markers.ts';
import mapJson from './map.json' with { type: 'json' };

export const MAP: SiegeMap = mapSchema.parse(mapJson);
export { LEADERS, MARKERS, UNITS };
export { PLANS } from './setting-up/recommended-plans.ts';
