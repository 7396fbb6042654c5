/** Helm's Deep as data: for whoever draws or describes it and runs no rule. */
import { mapSchema, type SiegeMap } from '../standard/map.schema.ts';
import { LEADERS, UNITS } from './forces.ts';
import mapJson from './map.json' with { type: 'json' };

export const MAP: SiegeMap = mapSchema.parse(mapJson);
export { LEADERS, UNITS };
