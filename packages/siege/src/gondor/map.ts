/**
 * The map of Gondor as the rules walk on it. `map.json` has every hex and hexside, and with them the heights: [15.11]
 * [15.14] which side of a wall is the upper one is in its data, and no rule works it out. There too: [15.15] the gates, and
 * among them the doors of the towers (G-139), with the two hexes of each; [15.23] the sides that nothing breaks.
 */
import { makeTerrain } from '../engine/terrain.ts';
import { MAP } from './map-data.ts';
import { GROUNDS } from './grounds.ts';
import { HEXSIDES } from './hexsides.ts';

export const TERRAIN = makeTerrain(MAP, { hexsides: HEXSIDES, grounds: GROUNDS });
