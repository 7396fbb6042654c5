/** A board as small as a stamp: which hexes there are and how high, and where the units of each side stand. */
import type { Game } from './game.ts';
import type { SiegeView } from './view-shape.ts';

export interface SmallBoard {
  /** Every second row stands half a hex further right: `even` ones, counted from 1, or `odd` ones. */
  readonly shoved: 'even' | 'odd';
  /** North first; for each hex how high it lies, as a digit, and a blank where nobody ever comes. */
  readonly rows: readonly string[];
}

/** Hexes `RRCC` with units, by side. */
export type SmallPieces = Readonly<Record<string, readonly string[]>>;

const HIGHEST = 9;

export function smallBoard({ terrain }: Game): SmallBoard {
  const { rows, columns, offset } = terrain.map.grid;
  const two = (n: number) => String(n).padStart(2, '0');
  const heightAt = (hex: string): string => {
    const place = terrain.placeOf.get(hex);
    if (place === undefined) return ' ';
    return String(Math.min(HIGHEST, Math.ceil(terrain.heights[place] ?? 0)));
  };
  return {
    shoved: offset === 'even rows shoved right' ? 'even' : 'odd',
    rows: Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (__, column) => heightAt(`${two(row + 1)}${two(column + 1)}`)).join(''),
    ),
  };
}

/** Of what a view shows, and of nothing else. */
export function smallPieces({ units, terrain }: Game, view: SiegeView): SmallPieces {
  const places = new Map<string, Set<string>>();
  for (const { id, side } of units) {
    const hex = view.units[id]?.hex ?? '';
    if (!terrain.placeOf.has(hex)) continue;
    const of = places.get(side) ?? new Set();
    places.set(side, of.add(hex));
  }
  return Object.fromEntries([...places].map(([side, hexes]) => [side, [...hexes].sort()]));
}
