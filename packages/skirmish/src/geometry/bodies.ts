/** What geometry is told of a battle: bases, ground, and nothing of whose turn it is. */
import type { Disc, Polygon, Segment } from '@warbeacon/plane';

/** A base on the table. */
export interface Body extends Disc {
  /** Of the model in the state; below 0 for what is no model. */
  readonly index: number;
  /** Whether it is an enemy of who moves. */
  readonly foe: boolean;
  /** [S-30, S-31] Whether it has a Control Zone: standing, unengaged and not bound. */
  readonly zone: boolean;
  /** Bound: in the way like anybody, and in contact with nobody. */
  readonly bound?: boolean;
}

/** Who moves. */
export interface Mover extends Disc {
  readonly index: number;
}

/** The ground, as it is for one model. */
export interface Ground {
  /** [M-12] Barriers too high for it, and all edges of impassable ground and of gaps. */
  readonly solid: readonly Segment[];
  /** [M-11] Areas in which nobody may stand: impassable ground and gaps. */
  readonly closed: readonly Polygon[];
  /** [M-10] Areas in which its way costs double. */
  readonly slow: readonly Polygon[];
}

/** A table without terrain. */
export const BARE: Ground = { solid: [], closed: [], slow: [] };
