/**
 * What the board is told to show. Plain data: the page builds a `BoardModel` from a view and the legal list, the board
 * draws it. The board knows no rule: whatever lights up, lights up because the model says so.
 */
import type { HexId } from './board-map.ts';

export type { HexId };

/** The sides of a game, in the order in which it names them. */
export type SideIndex = 0 | 1;

/** Everything on the board at one moment. The same model always gives the same picture. */
export interface BoardModel {
  /** The armies are still being set up, and there is room for them anywhere. */
  readonly gathering?: boolean;
  /** Where one's own army gathers: shown first, while nobody is there yet. */
  readonly home?: readonly HexId[];
  readonly counters: readonly CounterModel[];
  readonly leaders: readonly LeaderModel[];
  readonly markers: readonly MarkerModel[];
  /** Sides of the map with a gate, by the id they have on the map. A gate not listed is drawn as printed. */
  readonly gates: readonly GateModel[];
  /** Broken sides that are no gates. */
  readonly breaches?: readonly BreachModel[];
  /** Night lies over the map. */
  readonly night?: boolean;
  /** A stack that has been opened, and which piece of it the keys stand at. */
  readonly fan?: { readonly hex: HexId; readonly piece: string | null };
  readonly highlights: Highlights;
}

/** What every piece has, whatever it is. */
interface PieceModel {
  /** Unit or leader id, such as `uruk-guard-1`; told back in callbacks. */
  readonly id: string;
  readonly hex: HexId;
  /** Where below the hex, not on top of it. */
  readonly place?: string;
  readonly side: SideIndex;
  /** In words, for the tooltip and the screen reader's label. */
  readonly name: string;
  /** Drawn with the worn side up. */
  readonly reduced: boolean;
  /** Has moved, fired or fought, and can do no more of it now: drawn pale. */
  readonly spent: boolean;
  /** Can act now: wears a bright rim. */
  readonly actionable: boolean;
  /** The piece in hand: lifted, with a golden rim. */
  readonly selected: boolean;
  /** May be dragged to another hex; `onCounterDrag` tells where it was dropped. Absent means no. */
  readonly draggable?: boolean;
}

export interface CounterModel extends PieceModel {
  /** A figure of the face. */
  readonly silhouette: string;
  readonly cavalry: boolean;
  /** In the game's notation, of the side that is up: `De3X` is melee D, missile e, armour 3, morale X. */
  readonly strengths: string;
  /** Whose unit it is, such as `orc`; chooses the tint of the counter. */
  readonly nation?: string;
  readonly disrupted: boolean;
  /** The kind of marker that the unit carries. */
  readonly carries?: string;
  /** Whether the viewer knows it to be real. Absent means real. */
  readonly carriesFace?: MarkerModel['face'];
  /** The kind of formation that it fights in. */
  readonly formation?: string;
  /** Wears a ribbon: works under an ability in force. */
  readonly out?: boolean;
}

export interface LeaderModel extends PieceModel {
  /** Rally rating of the side that is up. */
  readonly rally: number;
}

/** What the face of a piece shows, wherever the piece is. */
export type PieceLook =
  | {
      readonly counter: Pick<
        CounterModel,
        'side' | 'silhouette' | 'cavalry' | 'strengths' | 'nation' | 'reduced' | 'disrupted'
      >;
    }
  | { readonly leader: Pick<LeaderModel, 'side' | 'id' | 'rally' | 'reduced'> };

export interface MarkerModel {
  readonly id: string;
  /** A marker of the face. */
  readonly kind: string;
  readonly hex: HexId;
  /** The hex across the side it is laid at. */
  readonly against?: HexId;
  /** `hidden`: a viewer may not know whether it is real; `dummy`: known to be nothing. */
  readonly face: 'real' | 'dummy' | 'hidden';
  /** Can be used now, or has done its part. */
  readonly state?: 'ready' | 'spent';
  /** How much is left at it, in one or two signs. */
  readonly note?: string;
  /** May be dragged and tapped, as a piece may, under its own id. Absent means no. */
  readonly draggable?: boolean;
  /** In hand, with the piece that takes it along: lies on top, in a golden ring. */
  readonly selected?: boolean;
}

/** Passable, or a heap of stones. */
export type BreachState = 'breached' | 'collapsed';

export interface BreachModel {
  readonly hexes: readonly [HexId, HexId];
  readonly state: BreachState;
}

export interface GateModel {
  /** The id of the side on the map, such as `main-gate`. */
  readonly id: string;
  readonly control: SideIndex;
  readonly state: 'shut' | BreachState;
}

/** What is laid over the map. Every list may be left out. */
export interface Highlights {
  /** Hexes the selected piece can reach, with the cost to show (already in words: `1½`), out of the way of a piece. */
  readonly reachable?: readonly { readonly hex: HexId; readonly cost: string; readonly occupied?: boolean }[];
  /** Hexes that can be shot at, fought or (one's own) helped, with the chance to show, such as `42 %`. */
  readonly targets?: readonly {
    readonly hex: HexId;
    /** `missile`, `melee`, `help`, `landing` where something may come down or run to, or a target of the face. */
    readonly kind: string;
    readonly chance?: string;
  }[];
  /** Answers to a question that is a hex: where to retreat, whether to advance. */
  readonly choices?: readonly { readonly hex: HexId; readonly kind: 'retreat' | 'advance' | 'displace' | 'place' }[];
  /** Sides of hexes at which something can be done or laid, as seen from the hex it is done in. */
  readonly sides?: readonly { readonly from: HexId; readonly to: HexId }[];
  /** Where pieces may be deployed. */
  readonly area?: readonly HexId[];
  /** The way the selected piece would go, from its own hex. */
  readonly path?: readonly HexId[];
  /** Ways of several who would go together, each from its own hex, with the cost to show. */
  readonly ways?: readonly { readonly path: readonly HexId[]; readonly cost: string }[];
  /** The way of the last move, drawn faintly. */
  readonly trace?: readonly HexId[];
  /** Declared melees, in the order in which they will be resolved. */
  readonly attacks?: readonly { readonly from: HexId; readonly to: HexId }[];
  /** Zones of control, when the player asks to see them. */
  readonly zones?: readonly { readonly hex: HexId; readonly side: SideIndex }[];
  /** What a piece that shoots sees, when the player asks to see it. */
  readonly range?: RangeLit;
  /** One hex set apart: found by go-to, or stood on by the keyboard's cursor. */
  readonly cursor?: HexId;
  /** Hexes the log or a question is about. */
  readonly marked?: readonly HexId[];
}

export interface RangeLit {
  readonly from: HexId;
  readonly seen: readonly HexId[];
  /** Within range, and out of sight, */
  readonly unseen: readonly HexId[];
  /** because of what stands here. */
  readonly stops: readonly HexId[];
  /** What helps whoever is shot at there, such as `+1`. */
  readonly notes: readonly { readonly hex: HexId; readonly text: string }[];
  /** Sides that may be broken, with the chance to. */
  readonly sides: readonly { readonly from: HexId; readonly to: HexId; readonly text: string }[];
  /** The line to the hex that is pointed at. */
  readonly line?: { readonly to: HexId; readonly clear: boolean };
}

/** Pixels from the top left corner of the browser's window, as in a `PointerEvent`. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** What people do on the board. All are optional. */
export interface BoardCallbacks {
  /** A tap or a click on a hex, or on a counter when `onCounterClick` is absent. */
  readonly onHexClick?: (hex: HexId) => void;
  /** The pointer has come over another hex, or has left the map (`null`). */
  readonly onHexHover?: (hex: HexId | null, at: ScreenPoint) => void;
  /** A tap or click on a piece, or on a marker with `draggable`; `hex` is where it stands, `add` whether Shift was held. */
  readonly onCounterClick?: (id: string, hex: HexId, add: boolean) => void;
  /** A box was drawn with Shift held: the pieces in it that can act. */
  readonly onBox?: (ids: readonly string[]) => void;
  /** The pointer has come over a piece, or has left it (`null`). */
  readonly onCounterHover?: (id: string | null, at: ScreenPoint) => void;
  /** A piece or marker with `draggable` has begun to be dragged. */
  readonly onCounterLift?: (id: string) => void;
  /** A piece or marker with `draggable` was dropped; `null` when it was let go outside the map. */
  readonly onCounterDrag?: (id: string, toHex: HexId | null) => void;
  /** Right button or long press. */
  readonly onContextMenu?: (hex: HexId, counter: string | null, at: ScreenPoint) => void;
}

/** A piece and its way, from the hex it stands in. */
export interface Walk {
  readonly piece: string;
  readonly path: readonly HexId[];
}

/**
 * Something to be seen before the next model is shown. Played one after the other, except that `volley` and `clash` of
 * one call overlap. None changes what the board shows in the end: that is always the model's.
 */
export type BoardAnimation =
  | ({ readonly type: 'move' } & Walk)
  /** Many on their ways at once: in all hardly longer than one. */
  | { readonly type: 'march'; readonly moves: readonly Walk[] }
  | { readonly type: 'retreat'; readonly piece: string; readonly path: readonly HexId[] }
  | { readonly type: 'volley'; readonly from: HexId; readonly to: HexId; readonly hit: boolean }
  | { readonly type: 'clash'; readonly from: HexId; readonly to: HexId; readonly hit: boolean }
  | { readonly type: 'eliminate'; readonly piece: string }
  /** A picture of the face, at one hex or between two. One that the face does not have is not seen. */
  | { readonly type: 'effect'; readonly effect: string; readonly from: HexId; readonly to?: HexId }
  /** Dice thrown at a hex: the numbers, and a word for what came of it. */
  | {
      readonly type: 'dice';
      readonly hex: HexId;
      readonly dice: readonly number[];
      readonly caption?: string;
      readonly good?: boolean;
    }
  /** A word that rises from a hex: `Disrupted`, `Rallied`, `Gate taken`. */
  | { readonly type: 'word'; readonly hex: HexId; readonly text: string; readonly tone: 'good' | 'bad' | 'plain' };

/** 0: no animation at all; 1: as composed; 2: twice as fast. */
export type AnimationSpeed = number;

export interface Board {
  /** Shows a model. Cheap when little has changed; safe to call as often as the page renders. */
  update(model: BoardModel): void;
  /** Plays animations over the model shown now; resolves when they are over, at once if they are off. Never rejects. */
  animate(animations: readonly BoardAnimation[]): Promise<void>;
  /** What plays goes on at this speed. */
  setAnimationSpeed(speed: AnimationSpeed): void;
  /** Time stands still for what plays, or goes on. */
  pauseAnimations(paused: boolean): void;
  /** Ends what plays and what waits to be played: what `animate` has promised resolves. */
  rushAnimations(): void;
  /** Camera. Distances in CSS pixels of the screen. */
  zoomIn(): void;
  zoomOut(): void;
  panBy(dx: number, dy: number): void;
  /** Brings a hex to the middle; zooms in if the map is shown too small to read. */
  goTo(hex: HexId): void;
  /** The whole map. */
  fit(): void;
  /** All pieces, as near as they can be seen together; the whole map where they are seen so already, or there are none. */
  fitPieces(): void;
  /** Where the middle of a hex is on the screen now, and how wide a hex is, both in CSS pixels of the board's element. */
  locate(hex: HexId): { readonly x: number; readonly y: number; readonly hexWidth: number };
  /** Draws a piece's face into a canvas, as large as it is there. */
  drawFace(canvas: HTMLCanvasElement, look: PieceLook): void;
  /** Draws the small map with the view's frame into an element and lets people drag the frame; call the result to remove it. */
  attachMinimap(container: HTMLElement): () => void;
  /** Frees the canvas, the textures and every listener. */
  destroy(): void;
}
