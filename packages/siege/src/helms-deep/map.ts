/** The map of Helm's Deep as the rules walk on it. */
import { makeTerrain } from '../engine/terrain.ts';
import { MAP } from './data.ts';
import { GROUNDS } from './grounds.ts';
import { HEXSIDES } from './hexsides.ts';

export const TERRAIN = makeTerrain(MAP, { hexsides: HEXSIDES, grounds: GROUNDS });
