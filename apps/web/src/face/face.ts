/**
 * What the pages of a match need of the game that is played: one value for each game, loaded when a match of it is shown.
 * General code knows a game by this alone; only `games/index.ts` names one.
 */
import { type ComponentType, createContext, useContext } from 'react';
import type { BoardFace } from '../board/hex/board-face.ts';
import type { BoardAnimation, BreachModel, MarkerModel } from '../board/hex/model.ts';
import type { Course } from './course.ts';
import type { Gazetteer, Pieces } from './pieces.ts';
import type { GameTitle } from './title.ts';
import type {
  GameCommand,
  GameEvent,
  HistoryEntry,
  HistoryReply,
  MarkerView,
  OfferedCommand,
  PrivateMessage,
  SiegeView,
  MarchReply,
} from './view.ts';
import type { Words } from './words.ts';

/** Reads what came over a wire. */
export interface Reader<T> {
  safeParse(value: unknown): { readonly success: true; readonly data: T } | { readonly success: false };
}

/** The messages of a match of the game. */
export interface Wire {
  readonly marchReply: Reader<MarchReply>;
  readonly optionsReply: Reader<{ readonly options: readonly OfferedCommand[] }>;
  readonly privateMessage: Reader<PrivateMessage>;
  readonly historyEntry: Reader<HistoryEntry>;
  readonly historyReply: Reader<HistoryReply>;
  readonly standingReply: Reader<{ readonly standing: object }>;
  /** Throws when the cells spell no view of the game. */
  parseCells(cells: Iterable<readonly [string, string]>): SiegeView;
}

/** How the board shows a command; all but `lights` are names of the command's fields. */
export interface CommandShape {
  /** The piece that does it. */
  readonly actor?: string;
  /** The place where it ends; of a way, the last. */
  readonly place?: string;
  /** The piece or the gate that it is done to. */
  readonly target?: string;
  /** The marker with which it is done. */
  readonly marker?: string;
  /** How its place lights up. `side` is the side of the actor's hex towards the place. */
  readonly lights?: 'reach' | 'area' | 'retreat' | 'advance' | 'displace' | 'place' | 'side';
  /** How its target lights up: `missile`, `melee`, `help`, or a target that the board's face has a look for. */
  readonly aims?: string;
  /** The game has a card of its own to choose it from: it is not among the buttons of the piece in hand. */
  readonly card?: true;
  /** Where not everything but no effect counts as doing what it is meant to: the outcome that does, and a word for it. */
  readonly meant?: { readonly kind: string; readonly word: string };
}

/** A command that is asked about though it is not offered, and what to call it. */
export interface Trial {
  readonly command: GameCommand;
  readonly what: string;
}

/** Counters of several sorts that are laid on hexes one by one while one sets up. */
export interface Laying {
  /** Whether a command lays a counter of the sort. */
  lays(command: GameCommand, sort: string): boolean;
  trial(sort: string, hex: string): Trial;
}

/** Markers that whoever stands with them takes along on its way, such as engines. */
export interface Hauling {
  /** Markers of some kinds. */
  hauls(marker: MarkerView): boolean;
  /** What it is to take one along, for a button. */
  label(marker: string): string;
  /** What is asked about when a piece is to bring it where it cannot. */
  trial(piece: string, marker: string, way: readonly string[]): Trial;
}

/** Cards and panels of the game's own; they find what they show by `useMatch`. */
export interface Cards {
  /** Below the orders, whatever is decided. */
  readonly Always?: ComponentType;
  /** By the decision that they belong to: in place of the list of those who can act, or below the piece in hand. */
  readonly steps: Readonly<
    Record<
      string,
      {
        readonly instead?: ComponentType;
        readonly below?: ComponentType;
        /** All who can act stand on the card below: no list of them besides. */
        readonly listsAll?: true;
      }
    >
  >;
  /** The tab with the order of battle. */
  readonly Forces: ComponentType;
}

/** What the board needs. */
export interface BoardPart {
  /** Map and looks; fetched where a board is shown. */
  load(): Promise<BoardFace>;
  /** Broken sides that are no gates. */
  breaches(view: SiegeView): readonly BreachModel[];
  /** Units that work under an ability in force. */
  out(view: SiegeView): readonly string[];
  /** What lies on the map besides the markers of the view. */
  besides?(view: SiegeView): readonly MarkerModel[];
  /** By marker: whether it can be used or has done its part, and a word of one or two signs on its counter. */
  marks?(view: SiegeView): Readonly<Record<string, Pick<MarkerModel, 'state' | 'note'> | undefined>>;
  /** Kinds of markers that have dummies among them. */
  readonly dummies: ReadonlySet<string>;
}

export interface Face {
  readonly title: GameTitle;
  readonly wire: Wire;
  readonly turns: { readonly last: number; isNight(turn: number): boolean };
  readonly pieces: Pieces;
  readonly gazetteer: Gazetteer;
  readonly words: Words;
  readonly commands: Readonly<Record<string, CommandShape>>;
  readonly laying?: Laying;
  readonly hauling?: Hauling;
  /**
   * What is asked about by tapping a hex that is not lit, with a piece in hand, in the game's own steps; `movement` where
   * pieces move as in the movement phase.
   */
  readonly trials: Readonly<
    Record<string, 'movement' | ((view: SiegeView, piece: string, hex: string) => Trial | undefined) | undefined>
  >;
  /** Orders for questions to come that a player gives by ending the present step, if any. */
  ordersOnEnding?(view: SiegeView, offer: PrivateMessage): object | undefined;
  readonly cards: Cards;
  /** What happened as something to be seen on the board, which still shows the view `before`. */
  animationsOf(events: readonly GameEvent[], before: SiegeView): readonly BoardAnimation[];
  readonly board: BoardPart;
  /** How a battle goes, for who looks back on one. */
  course(): Promise<Course>;
}

export const FaceContext = createContext<Face | null>(null);

/** The face of the game of this match. */
export function useFace(): Face {
  const face = useContext(FaceContext);
  if (!face) throw new Error('outside of a match page');
  return face;
}
