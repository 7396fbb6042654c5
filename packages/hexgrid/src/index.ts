export {
  axial,
  DIRECTIONS,
  type Direction,
  directionTo,
  areAdjacent,
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
  type Hexside,
  sideBetween,
  sideCount,
  sideOf,
} from './grid.ts';
export { type Line, line } from './line.ts';
export { type Exit, type Reach, reach, type Search, wayTo } from './path.ts';
