/** Choosing a force, or building one: what a page that asks for it needs. */
export { type ForceEntry, type Extra } from '../data/schemas.ts';
export type { ForceChoice } from '../engine/options.ts';
export { type Scenario } from '../data/scenario.schema.ts';
export { EXTRA_POINTS, MOST_BOUGHT, whyNotExtras } from './extras.ts';
export { pointsOf, pointsOfEntry } from './points.ts';
export { entriesOf, faultsOfForce, profilesFor } from './choosing.ts';
