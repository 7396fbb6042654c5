/**
 * What a printer makes of one map: in which order its layers are laid on paper, where a name stands and how large, where
 * a rule's zone is outlined. Names themselves are data of the game, found by the hex of their label.
 */
import type { BoardSide, HexId } from '../board-map.ts';
import type { Sheet } from './sheet.ts';

/** One ink of the print. */
export interface Layer {
  /** Kinds of ground that it draws, */
  readonly grounds?: readonly string[];
  /** and kinds of hexside: what no layer draws is drawn plainly. */
  readonly sides?: readonly string[];
  paint(sheet: Sheet): string;
}

export interface LabelStyle {
  /** `region` and `height` in spaced capitals, dark on ground or pale on mountains; `place` and `crag` in italics. */
  readonly kind: 'region' | 'height' | 'place' | 'crag' | 'water' | 'small';
  readonly size: number;
  readonly spacing?: number;
  readonly dx?: number;
  readonly dy?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  /** The words are broken after these, counted from one. */
  readonly breakAfter?: number;
  /** Further hexes where the same name stands. */
  readonly also?: readonly { readonly hex: HexId; readonly dx: number; readonly dy: number }[];
}

export interface Scenery {
  /** Zones of ground that lies in shade. */
  readonly shaded?: readonly string[];
  /** Laid on the meadow, in this order, under the lines of the grid; rough ground and mountains when absent. */
  readonly under?: readonly Layer[];
  /** Laid over the grid, in this order; slopes, walls, arches and gates when absent. */
  readonly over?: readonly Layer[];
  /** Gradients and patterns that its layers refer to, as SVG. */
  readonly defs?: string;
  /** Paved zones, where the numbers of hexes stand on stone. */
  readonly paved?: readonly string[];
  /** Whether a hexside above a hex leaves its corner free for the number; none does when absent. */
  leavesCorner?(side: BoardSide, hex: HexId): boolean;
  /** By the hex of the label on the map. */
  readonly labels?: Readonly<Record<HexId, LabelStyle>>;
  /** Zones whose border is printed. */
  readonly borders?: readonly { readonly zone: string; readonly colour: string }[];
  /** Small round signs on every hex of a zone. */
  readonly signs?: readonly {
    readonly zone: string;
    readonly sign: string;
    readonly colour: string;
    readonly dx: number;
    readonly dy: number;
  }[];
  /** Where the compass lies. */
  readonly compass?: { readonly hex: HexId; readonly dx: number; readonly dy: number };
}
