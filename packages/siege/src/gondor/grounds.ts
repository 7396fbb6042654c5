/** [4.3] The grounds of Gondor: those of the Standard Rules, and what only this map has. Costs are in half points. */
import type { GroundSpec } from '../engine/hexsides.ts';
import { STANDARD_GROUNDS } from '../standard/grounds.ts';
import { MP } from '../standard/movement/movement-point.ts';
import { isEngine } from './siege/engines.ts';

/** [4.3] G-93: two points on foot; closed to horse and to all that goes on wheels. */
const fields: GroundSpec = {
  cost: 2 * MP,
  mounted: 'soft-ground-on-horse',
  load: (load) => (isEngine(load) ? 'soft-ground-engine' : undefined),
};

/** G-66: streets are no clear ground, so no formation stands in them. */
const street: GroundSpec = { cost: MP };

export const GROUNDS = {
  ...STANDARD_GROUNDS,
  'plowed fields': fields,
  // [7.13] G-22.
  grove: { ...fields, screen: true },
  city: street,
  citadel: street,
  // [15.24] Through the rock; its mouths are hexsides.
  tunnel: { ...street, tunnel: true },
} as const satisfies Readonly<Record<string, GroundSpec>>;
