/** The map of Gondor as data. It stands by itself, so that the terrain can be made of it before anything else is loaded. */
import { mapSchema, type SiegeMap } from '../engine/map.schema.ts';
import mapJson from './map.json' with { type: 'json' };

export const MAP: SiegeMap = mapSchema.parse(mapJson);
