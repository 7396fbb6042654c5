/**
 * What the pages of a match need of the game that is played: one value for each game, loaded when a match of it is shown.
 * General code knows a game by this alone; only `games/index.ts` names one.
 */
import { type ComponentType, createContext, useContext } from 'react';
import type { Course } from './course.ts';
import type { Pieces } from './pieces.ts';
import type { Table } from './table.ts';
import type { Aim, GameTitle } from './title.ts';
import type { Toll } from './toll.ts';
import type {
  GameEvent,
  HistoryEntry,
  HistoryReply,
  MarchReply,
  MatchView,
  OfferedCommand,
  PrivateMessage,
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
  parseCells(cells: Iterable<readonly [string, string]>): MatchView;
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

/** Of any game; a game on hexes has a `HexFace`, one on a table without them a `PlaneFace`. */
export interface Face {
  readonly title: GameTitle;
  readonly wire: Wire;
  readonly turns: {
    /** How many there are at most. */
    last(view: MatchView | null): number;
    isNight(turn: number, view: MatchView | null): boolean;
  };
  readonly pieces: Pieces;
  readonly words: Words;
  readonly commands: Readonly<Record<string, CommandShape>>;
  readonly toll: Toll;
  /** Nothing of the side's has moved yet in a step that is there for moving: to end it is perhaps not meant. */
  untouched?(view: MatchView, side: string): boolean;
  /** Orders for questions to come that a player gives by ending the present step, if any. */
  ordersOnEnding?(view: MatchView, offer: PrivateMessage): object | undefined;
  /** What a side is after, where that depends on what is played, and how far it has come. */
  aim?(view: MatchView, side: string): Aim | undefined;
  readonly cards: Cards;
  readonly table: Table;
  /** What happened as something to be seen and heard; the board still shows the view `before`. */
  animationsOf(events: readonly GameEvent[], before: MatchView): readonly { readonly type: string }[];
  /** How a battle goes, for who looks back on one. */
  course?(): Promise<Course>;
}

export const FaceContext = createContext<Face | null>(null);

/** The face of the game of this match. */
export function useFace(): Face {
  const face = useContext(FaceContext);
  if (!face) throw new Error('outside of a match page');
  return face;
}
