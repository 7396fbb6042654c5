/** Ways to damage a map, by which the checks of a map are tried themselves; and how damage is found out. */
import { expect } from 'vitest';
import { mapSchema, type MapSide, type SiegeMap } from './map.schema.ts';

export type Damage = (m: SiegeMap) => void;

export const sideBetween = (m: SiegeMap, a: string, b: string): MapSide | undefined =>
  m.sides.find(({ hexes }) => hexes.includes(a) && hexes.includes(b));

export const drop =
  (a: string, b: string): Damage =>
  (m) => {
    m.sides = m.sides.filter(({ hexes }) => !(hexes.includes(a) && hexes.includes(b)));
  };

/** Gives hexes another ground, by its sign. */
export const paint =
  (sign: string, ...hexes: string[]): Damage =>
  (m) => {
    for (const hex of hexes) {
      const [row, column] = [Number(hex.slice(0, 2)) - 1, Number(hex.slice(2)) - 1];
      const before = m.terrain[row] ?? '';
      m.terrain[row] = before.slice(0, column) + sign + before.slice(column + 1);
    }
  };

export const rezone =
  (zone: string, ...hexes: string[]): Damage =>
  (m) => {
    m.zones[zone] = hexes;
  };

/** The damage passes the schema, changes the map, and some check finds it. */
export function expectFoundOut(map: SiegeMap, damage: Damage, faultsIn: (m: SiegeMap) => readonly string[]): void {
  const damaged = structuredClone(map);
  damage(damaged);
  expect(mapSchema.safeParse(damaged).success).toBe(true);
  expect(damaged).not.toEqual(map);
  expect(faultsIn(damaged)).not.toEqual([]);
}

/** Sides that no check misses when they are taken away. */
export function unmissed(map: SiegeMap, isSound: (m: SiegeMap) => boolean): readonly MapSide[] {
  return map.sides.filter((gone) => isSound({ ...map, sides: map.sides.filter((other) => other !== gone) }));
}
