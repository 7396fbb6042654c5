/** [4.3] [4.29] The terrain chart of the Standard Rules. Costs are in half movement points. */
import type { GroundSpec } from '../engine/hexsides.ts';
import { ROAD } from '../engine/ways-out.ts';
import { MP } from './movement/movement-point.ts';

export const STANDARD_GROUNDS = {
  clear: { cost: MP, formation: true },
  // Whoever comes on by the road is on it. Off the road's own hexsides the hex is as clear as any.
  road: { cost: MP, entry: ROAD, formation: true },
  rough: { cost: 3 * MP, mounted: 'rough-ground', load: () => 'load-rough' },
  mountain: { cost: 0, closed: true },
  wall: { cost: MP },
  tower: { cost: MP, tower: true },
} as const satisfies Readonly<Record<string, GroundSpec>>;
