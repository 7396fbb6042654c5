/** A map as data, as far as the board draws it. What a game knows of its map besides is the game's. */

/** `RRCC`: row from the north, then position from the west, both from 01. */
export type HexId = string;

export interface BoardGrid {
  readonly rows: number;
  readonly columns: number;
  readonly offset: 'even rows shoved right' | 'odd rows shoved right';
}

export interface BoardSide {
  readonly hexes: readonly [HexId, HexId];
  /** `wall`, `gate` and whatever else the game has: a layer of its scenery draws it, or it is drawn plainly. */
  readonly kind: string;
  /** Where the model names it. */
  readonly id?: string | undefined;
  /** The higher of the two hexes, where it matters. */
  readonly upper?: HexId | undefined;
}

export interface BoardMap {
  readonly id: string;
  readonly grid: BoardGrid;
  /** One string for each row, north first; one character for each hex, west to east. */
  readonly terrain: readonly string[];
  /** What the characters mean: kinds of ground. */
  readonly legend: Readonly<Record<string, string>>;
  readonly sides: readonly BoardSide[];
  /** Each from hex to hex. */
  readonly roads?: readonly (readonly HexId[])[] | undefined;
  /** Hexes that the scenery names; some are ordered. */
  readonly zones: Readonly<Record<string, readonly HexId[]>>;
  readonly labels: readonly { readonly text: string; readonly hex: HexId }[];
}
