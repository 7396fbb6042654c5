/**
 * What the board is told once of the game that is played on it: its map, the colours of its sides, what its pieces,
 * markers and effects look like. The board knows no game; what a face does not name is drawn plainly.
 */
import type { Drawing, Shape } from '../../art/drawing.ts';
import type { BoardMap } from './board-map.ts';
import type { Effect } from './effects.ts';
import type { Scenery } from './painter/scenery.ts';
import type { HexFill } from './pieces/highlight-face.ts';

export interface BoardFace {
  readonly map: BoardMap;
  /** How the map is painted; plainly when absent. */
  readonly scenery?: Scenery;
  /** Address of the painted map as a small, rough picture: seen at once, until the same has been painted. */
  readonly sketch?: string;
  readonly looks: Looks;
  /** What a model's animations of type `effect` look like, by name. */
  readonly effects?: Readonly<Record<string, Effect>>;
}

/** Colours and drawings of all that lies on the map. Pictures are SVG outlines in a square of `ICON_SIZE`. */
export interface Looks {
  /** The first side's counters have cut corners, the second's round ones, whatever their colours. */
  readonly sides: readonly [SideLook, SideLook];
  /** By what a counter calls its silhouette. */
  readonly figures?: Readonly<Record<string, Figure>>;
  /** By leader. */
  readonly portraits?: Readonly<Record<string, string>>;
  /** Counters of some nations differ from the others of their side. */
  readonly nations?: Readonly<Record<string, CardColours>>;
  /** By kind of marker, on the map or carried. */
  readonly markers?: Readonly<Record<string, MarkerLook>>;
  /** By kind of formation: its sign, and the straps that bind its counters. */
  readonly formations?: Readonly<Record<string, { readonly icon: string; readonly strap: string }>>;
  /** By place below a hex: a sign of about 34 units, drawn around the point 0, 0. */
  readonly places?: Readonly<Record<string, readonly Shape[]>>;
  /** By kind of target: how its hex lights up, and the sign before its chance. */
  readonly targets?: Readonly<Record<string, TargetLook>>;
}

export interface SideLook {
  readonly card: CardColours;
  /** Behind a leader's portrait. */
  readonly portrait: string;
  /** On the shield over what the side holds, besides the colours of its counters. */
  readonly shield: { readonly icon: string; readonly edge: string };
  /** On the small map. */
  readonly dot: { readonly fill: string; readonly edge: string };
  /** Its zones of control. */
  readonly zone: { readonly fill: string; readonly opacity: number; readonly hatching: string };
}

export interface CardColours {
  readonly field: string;
  readonly wornField: string;
  readonly edge: string;
  readonly light: string;
  readonly figure: string;
  readonly wornFigure: string;
  readonly band: string;
  readonly bandText: string;
  /** The fine line round a fresh counter. */
  readonly line: string;
  /** How much of the band's light shows on a worn counter, 0 to 1. */
  readonly wornBand: number;
}

/** What stands on a counter: pictures one over the other, each in a square from its top left corner. */
export type Figure = readonly {
  readonly icon: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}[];

export interface MarkerLook {
  readonly icon: string;
  readonly ground: string;
  readonly ink: string;
  /** Behind the picture when a counter carries it. */
  readonly badge?: string;
  /** How it lies when it is laid against a side: its top, at y 0, to the hex across. `scale` is in map units. */
  readonly against?: { readonly drawing: Drawing; readonly scale: number };
}

export interface TargetLook {
  readonly fill: HexFill;
  readonly icon?: string;
  /** One's own, to be helped: the chance stands on a quiet plate. */
  readonly friendly?: boolean;
}
