export { circlesMeet, onCircle, tangents } from './circles.ts';
export { DIRECTION_SCALE, DIRECTIONS, directionOf, step } from './directions.ts';
export { cost256, cut, length256, pointAt } from './lengths.ts';
export { floorRoot, isqrt, quotient, signOfProducts } from './numbers.ts';
export {
  apart,
  cross,
  type Disc,
  gapOf,
  INCH,
  onTable,
  type Point,
  SLIDE,
  squared,
  type Table,
  TOUCH,
  touching,
  within,
} from './points.ts';
export {
  crossings,
  edgesOf,
  inPolygon,
  inPolygonAt,
  insideParts,
  isAside,
  type Polygon,
  WHOLE,
} from './polygons.ts';
export { boxesApart, segAtLeast, segAtLeastSquared, segsApart, type Segment, segsMeet, segWithin } from './segments.ts';
export { landing, type Throw, thrown } from './shifts.ts';
export { bodyOf, chord, eyeHeight, hiders, sight, type Standing, type Wall, wallBlocks } from './sight.ts';
