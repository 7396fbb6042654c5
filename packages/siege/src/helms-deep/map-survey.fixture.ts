/** What the tests of this map ask of it besides what is asked of every map. */
import { type Survey, surveyOf } from '../engine/map-survey.fixture.ts';
import type { SiegeMap } from '../engine/map.schema.ts';

/** Sides that nobody crosses on foot while they are whole. */
export const CLOSED: ReadonlySet<string> = new Set([
  'wall',
  'tower',
  'gate',
  'main-gate',
  'culvert',
  'ramp-side',
  'cliff',
]);

/** The levels of the Hornburg, outermost first. */
export const CASTLE = ['hornburg-1', 'hornburg-2', 'central-tower'] as const;

/** Everything one can walk to from the east edge, or from the caves, while walls and gates are whole. */
export const outside = (m: Survey) => m.flood(m.zone('isengard-entry'));
export const deep = (m: Survey) => m.flood(m.zone('glittering-caves-entry').slice(0, 1));
/** In it a tower stands half a level above the wall (15.14), of which it is a part. */
export const survey = (map: SiegeMap): Survey => surveyOf(map, CLOSED, 'towers');
