/** What a table without hexes shows, as plain data. Places are in u, hundredths of a millimetre, from the south-western corner. */
import type { FigureKind } from './figures/silhouettes.ts';

/** East and north of the south-western corner. */
export type At = readonly [number, number];
export type SideIndex = 0 | 1;

/** A stretch of ground, by what one sees there. */
export interface AreaModel {
  readonly id: string;
  readonly kind: 'shallow' | 'waist' | 'deep' | 'woods' | 'scree' | 'building' | 'hill' | 'gap';
  readonly polygon: readonly At[];
}
export interface BarrierModel {
  readonly id: string;
  readonly kind: 'wall' | 'fence' | 'palisade';
  readonly line: readonly At[];
}
/** What never changes in a match. */
export interface GroundModel {
  readonly id: string;
  readonly w: number;
  readonly h: number;
  readonly areas: readonly AreaModel[];
  readonly barriers: readonly BarrierModel[];
  readonly fires: readonly At[];
  /** Where a side may leave the table. */
  readonly exits: readonly { readonly from: At; readonly to: At; readonly side: SideIndex }[];
  readonly night: boolean;
}

/** What is to be seen of what has become of a figure, besides where it is. */
export type FigureMark =
  | 'engaged'
  | 'moved'
  | 'held'
  | 'wounded'
  | 'carries'
  | 'rider'
  | 'trapped'
  | 'sentry'
  | 'bound';

export interface FigureModel {
  readonly id: string;
  readonly side: SideIndex;
  readonly kind: FigureKind;
  readonly name: string;
  /** What stands below it where there is room: short. */
  readonly tag: string;
  readonly at: At;
  readonly r: number;
  readonly hero: boolean;
  readonly prone: boolean;
  readonly banner: boolean;
  readonly marks: readonly FigureMark[];
  readonly actionable: boolean;
  readonly selected: boolean;
  readonly draggable: boolean;
}

export interface ObjectModel {
  readonly id: string;
  readonly kind: 'chest' | 'letter' | 'captive';
  readonly at: At;
  readonly r: number;
}

export type SpotKind = 'go' | 'charge' | 'back' | 'trapped' | 'makeWay' | 'deploy' | 'leave';

/** What lies over the table for now. */
export interface LitModel {
  /** How far what is in hand may go, measured straight. */
  readonly reach?: { readonly at: At; readonly r: number } | undefined;
  /** Control Zones, to the outer edge; those that do not bind what is in hand are dotted. */
  readonly zones: readonly { readonly at: At; readonly r: number; readonly binds: boolean }[];
  /** Circles round somebody, with what they tell. */
  readonly circles: readonly { readonly at: At; readonly r: number; readonly words: string }[];
  readonly spots: readonly {
    readonly id: string;
    readonly at: At;
    readonly r: number;
    readonly kind: SpotKind;
    readonly marked: boolean;
  }[];
  readonly targets: readonly {
    readonly id: string;
    readonly kind: 'charge' | 'shot' | 'power' | 'strike' | 'help';
    readonly chance?: string | undefined;
    readonly marked: boolean;
  }[];
  /** The way in hand: from the base through its corners, with what it costs. */
  readonly way?:
    | { readonly points: readonly At[]; readonly r: number; readonly words: string; readonly fits: boolean | null }
    | undefined;
  /** From somebody's eye to somebody, and who is in between. */
  readonly sight?:
    | {
        readonly wedge: readonly At[];
        readonly seen: 'none' | 'part' | 'whole';
        readonly hiders: readonly string[];
        readonly words: string;
      }
    | undefined;
  readonly tape?: { readonly from: At; readonly to: At; readonly words: string } | undefined;
  /** Zones in which one may set up. */
  readonly areas: readonly (readonly At[])[];
}

export interface PlaneModel {
  readonly figures: readonly FigureModel[];
  readonly objects: readonly ObjectModel[];
  readonly contacts: readonly (readonly [string, string])[];
  readonly lit: LitModel;
  /** Where one's own stand: begun with in a small view. */
  readonly home: readonly At[];
}

/** Something to be seen before the next model is shown. */
export type PlaneAnimation =
  | { readonly type: 'move'; readonly piece: string; readonly path: readonly At[] }
  | { readonly type: 'volley'; readonly from: At; readonly to: At; readonly hit: boolean }
  | { readonly type: 'clash'; readonly from: At; readonly to: At; readonly hit: boolean }
  | { readonly type: 'eliminate'; readonly piece: string }
  | {
      readonly type: 'dice';
      readonly at: At;
      readonly dice: readonly number[];
      readonly caption: string;
      readonly good?: boolean;
    }
  | { readonly type: 'word'; readonly at: At; readonly text: string; readonly tone: 'good' | 'bad' | 'plain' };

export interface PlaneLooks {
  /** The first side of the title, and the second. */
  readonly sides: readonly [SideColours, SideColours];
}
export interface SideColours {
  readonly field: string;
  readonly text: string;
}

export interface PlaneCallbacks {
  /** A tap on the ground; `near`: how far a finger or a pointer may miss, in u. */
  onTap?(at: At, near: number): void;
  onFigureTap?(id: string, at: At): void;
  onSpotTap?(id: string): void;
  onHover?(at: At | null, figure: string | null): void;
  /** A figure is lifted, carried, and put down; `null` when it is let go of. */
  onDrag?(id: string, at: At): void;
  onDrop?(id: string, at: At | null, figure: string | null): void;
}

export interface PlaneBoard {
  update(model: PlaneModel): void;
  animate(animations: readonly PlaneAnimation[]): Promise<void>;
  setAnimationSpeed(speed: number): void;
  pauseAnimations(paused: boolean): void;
  rushAnimations(): void;
  zoomIn(): void;
  zoomOut(): void;
  panBy(dx: number, dy: number): void;
  fit(): void;
  fitPieces(): void;
  /** Brings a place to the middle, near enough to be made out. */
  goTo(at: At): void;
  /** Where a place is on the screen now, in CSS pixels of the board's element, and how many of them an inch has. */
  locate(at: At): { readonly x: number; readonly y: number; readonly inch: number };
  attachMinimap(container: HTMLElement): () => void;
  destroy(): void;
}
