/**
 * What a printer adds to one map: which peaks are great, where a name stands and how large, where a rule's zone is
 * outlined. Names themselves are data of the game, found by the hex of their label.
 */
import { SCENERY } from '../../../games/helms-deep/scenery/scenery.ts';
import type { HexId } from '../model.ts';

export interface GreatPeak {
  readonly hex: HexId;
  readonly dx: number;
  readonly dy: number;
  readonly size: number;
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
  readonly greatPeaks: readonly GreatPeak[];
  /** By the hex of the label on the map. */
  readonly labels: Readonly<Record<HexId, LabelStyle>>;
  /** Zones whose border is printed. */
  readonly borders: readonly { readonly zone: string; readonly colour: string }[];
  /** Small round signs on every hex of a zone. */
  readonly signs: readonly {
    readonly zone: string;
    readonly sign: string;
    readonly colour: string;
    readonly dx: number;
    readonly dy: number;
  }[];
  /** Where the compass lies. */
  readonly compass?: { readonly hex: HexId; readonly dx: number; readonly dy: number };
}

const PLAIN: Scenery = { greatPeaks: [], labels: {}, borders: [], signs: [] };

const BY_MAP: Readonly<Record<string, Scenery>> = {
  'helms-deep': SCENERY,
};

export function sceneryOf(mapId: string): Scenery {
  return BY_MAP[mapId] ?? PLAIN;
}
