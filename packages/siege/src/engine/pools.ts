/** [9.0] Pools: forces that count what they have lost, and lose heart, each by itself. Most games have one for each side. */
import type { PoolName, Side } from './vocabulary.ts';

export interface PoolSpec {
  /** As its side where it is the whole of it. */
  readonly id: PoolName;
  readonly side: Side;
  /** [9.21] Points that it can bear; absent: it never loses heart, and nobody is shown its points. */
  readonly level?: number | undefined;
}

/** A pool of a game, with its units. */
export interface Pool extends PoolSpec {
  /** Among the game's pools. */
  readonly index: number;
  readonly level: number | undefined;
  /** Units that belong to it, in the order of the forces. */
  readonly units: readonly number[];
}

interface Belongs {
  readonly side: Side;
  readonly pool?: PoolName | undefined;
}

/** The pool to which the losses of a piece are counted. */
export function poolNameOf({ pool, side }: Belongs): PoolName {
  return pool ?? side;
}

export function makePools(pools: readonly PoolSpec[], units: readonly Belongs[]): readonly Pool[] {
  return pools.map(({ id, side, level }, index) => ({
    id,
    side,
    level,
    index,
    units: units.flatMap((spec, unit) => (poolNameOf(spec) === id ? [unit] : [])),
  }));
}

/** For each unit, the index of its pool. Throws where a unit belongs to none. */
export function makePoolOfUnit(pools: readonly Pool[], units: readonly Belongs[]): readonly number[] {
  return units.map((spec) => {
    const pool = pools.find(({ id }) => id === poolNameOf(spec));
    if (pool?.side !== spec.side) throw new Error(`${poolNameOf(spec)} is no pool of ${spec.side}`);
    return pool.index;
  });
}

/** Something for each pool. */
export function byPool<T>(pools: readonly Pool[], make: (pool: Pool) => T): Record<PoolName, T> {
  // Of all pools that any game has, a state is only ever asked about those of its own.
  return Object.fromEntries(pools.map((pool) => [pool.id, make(pool)])) as Record<PoolName, T>;
}
