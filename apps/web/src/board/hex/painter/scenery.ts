/**
 * What a printer adds to one map: which peaks are great, where a name stands and how large, where a rule's zone is
 * outlined. Names themselves are data of the game, found by the hex of their label.
 */
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

const SCENERY: Readonly<Record<string, Scenery>> = {
  'helms-deep': {
    greatPeaks: [
      { hex: '0402', dx: -34, dy: -8, size: 88 },
      { hex: '0404', dx: -2, dy: -6, size: 80 },
      { hex: '0403', dx: -18, dy: 26, size: 108 },
    ],
    labels: {
      '0606': { kind: 'height', size: 27, spacing: 4, dx: 40, dy: -62 },
      '0810': { kind: 'small', size: 15, dx: -5, dy: 6, breakAfter: 1 },
      '0711': { kind: 'small', size: 14.5, dx: 18, dy: 8 },
      '0812': { kind: 'crag', size: 20, dx: 2, dy: -44 },
      '1107': { kind: 'small', size: 13.5, dx: 6, dy: 14, breakAfter: 2 },
      '1009': { kind: 'small', size: 14.5, dx: -10, dy: 12 },
      '0512': { kind: 'crag', size: 25, dx: 30, dy: 12 },
      '1305': { kind: 'region', size: 40, spacing: 9, dx: 66, dy: 6 },
      '1301': { kind: 'place', size: 21, dx: 112, dy: 22 },
      '1710': { kind: 'region', size: 19, spacing: 4, dx: 148, dy: 40, turn: 90 },
      '1410': { kind: 'place', size: 21, dx: 156, dy: 10 },
      '1316': {
        kind: 'water',
        size: 22,
        dx: 66,
        dy: 64,
        also: [
          { hex: '1505', dx: -10, dy: 52 },
          { hex: '1528', dx: 40, dy: 26 },
        ],
      },
      '1713': { kind: 'place', size: 30, dx: 70, dy: -126 },
      '1619': { kind: 'region', size: 25, spacing: 7, dx: -104, dy: 66, turn: 90 },
      '1120': { kind: 'place', size: 23, dx: 94, dy: -54 },
      '0826': { kind: 'region', size: 42, spacing: 15, dx: 0, dy: -124 },
      '2304': { kind: 'height', size: 31, spacing: 7, dx: 60, dy: 12 },
      '0203': { kind: 'height', size: 23, spacing: 6, dx: -46, dy: 196 },
      '1334': { kind: 'place', size: 20, dx: -116, dy: -34 },
    },
    borders: [{ zone: 'isengard-setup', colour: '#8e1b12' }],
    signs: [
      { zone: 'sortie-start', sign: 'S', colour: '#22427a', dx: 24, dy: 22 },
      { zone: 'sortie-exit', sign: 'X', colour: '#22427a', dx: -20, dy: 3 },
      { zone: 'orc-cunning', sign: 'O', colour: '#7d1c12', dx: 24, dy: 22 },
      { zone: 'glittering-caves-entry', sign: 'G', colour: '#4b2f6b', dx: 22, dy: 22 },
    ],
    compass: { hex: '2102', dx: 22, dy: -6 },
  },
};

export function sceneryOf(mapId: string): Scenery {
  return SCENERY[mapId] ?? PLAIN;
}
