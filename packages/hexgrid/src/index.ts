export {
  axial,
  DIRECTIONS,
  type Direction,
  directionTo,
  distance,
  type Grid,
  type Handedness,
  type Hex,
  makeGrid,
  makeHexId,
  neighbour,
  neighboursOf,
  opposite,
  parseHexId,
  type Side,
  sideBetween,
  sideCount,
  sideOf,
} from './grid.ts';
export { type Line, line } from './line.ts';
export { type Exit, pathTo, type Reach, reach, type Search, startOf } from './path.ts';
