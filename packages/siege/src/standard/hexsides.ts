/** The hexsides of the Standard Rules. A game takes those that its map has, and puts its own beside them. */
import type { HexsideSpec, Reason } from '../engine/hexsides.ts';
import { advanceUpWall, overWall, strikeOverWall } from './walls/walls.ts';
import { makeGate } from './walls/gates.ts';

/** Nothing on it: the cost is that of the ground. */
export const open: HexsideSpec = {
  foot: 0,
  mounted: 0,
  zone: 'always',
  retreat: true,
  advance: true,
  formation: true,
};

/** Drawn on the map, and no hindrance; formations keep to sides with nothing on them (8.41). */
const slope: HexsideSpec = { foot: 0, mounted: 0, zone: 'always', retreat: true, advance: true };

/** Nobody ever goes, strikes or is thrown back over it. */
export function closedSide(step: Reason, strike: Reason): HexsideSpec {
  return { foot: step, mounted: step, zone: 'never', strike, retreat: false, advance: false, load: 'load-wall' };
}

export const wall: HexsideSpec = {
  foot: overWall('wall'),
  mounted: 'cavalry-wall',
  zone: 'never',
  strike: strikeOverWall,
  // [A7.55] Nobody is thrown back over it, up or down.
  retreat: false,
  advance: advanceUpWall,
  load: 'load-wall',
  wall: true,
  scale: (_s, link) => (link.up === 1 ? undefined : 'nothing-to-scale'),
};

export const STANDARD_HEXSIDES = {
  open,
  slope,
  arch: slope,
  cliff: closedSide('cliff', 'strike-cliff'),
  wall,
  tower: wall,
  gate: makeGate(),
} as const satisfies Readonly<Record<string, HexsideSpec>>;
