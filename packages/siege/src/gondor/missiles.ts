/** [7.13] Missiles in Gondor: what stops them besides towers and mountains. */
import type { Terrain } from '../engine/terrain.ts';

/** [7.13] [4.3] G-22: groves, and the rock over the tunnels, for what would pass through; into a grove and out of it one shoots. */
export const stopsMissiles = (terrain: Terrain, place: number): boolean =>
  terrain.ground[place] === 'grove' || terrain.ground[place] === 'tunnel';
