/**
 * The map of Helm's Deep as the rules walk on it. `map.json` has every hex and hexside, and with them the heights: [15.11]
 * [15.14] [15.53] which side of a wall is the upper one is in its data, and no rule works it out. There too: [15.16] the
 * gates with the two hexes of each, [15.62] which hexes are rough.
 */
import { makeTerrain } from '../engine/terrain.ts';
import { MAP } from './data.ts';
import { GROUNDS } from './grounds.ts';
import { HEXSIDES } from './hexsides.ts';

export const TERRAIN = makeTerrain(MAP, { hexsides: HEXSIDES, grounds: GROUNDS });
