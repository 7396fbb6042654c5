/** What is worked out of a view alone, for who looks before he leaps. */
export { pointsNow } from './points.ts';
export { type SightAhead, sightAhead } from './sight.ts';
export { type WayCost, wayCost } from './ways.ts';
