/** What the table with hexes needs of a siege game, besides what the match page needs of any. */
import type { BoardFace } from '../board/hex/board-face.ts';
import type { BoardAnimation, BreachModel, MarkerModel } from '../board/hex/model.ts';
import type { Face } from './face.ts';
import type { Counters, Gazetteer } from './pieces.ts';
import type { GameCommand, GameEvent, MarkerView, SiegeView } from './view.ts';

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

export interface HexFace extends Face {
  readonly pieces: Counters;
  readonly gazetteer: Gazetteer;
  readonly laying?: Laying;
  readonly hauling?: Hauling;
  /**
   * What is asked about by tapping a hex that is not lit, with a piece in hand, in the game's own steps; `movement` where
   * pieces move as in the movement phase.
   */
  readonly trials: Readonly<
    Record<string, 'movement' | ((view: SiegeView, piece: string, hex: string) => Trial | undefined) | undefined>
  >;
  /** What happened as something to be seen on the board, which still shows the view `before`. */
  animationsOf(events: readonly GameEvent[], before: SiegeView): readonly BoardAnimation[];
  readonly board: BoardPart;
}

/** But for what needs a screen. */
export type PlainHexFace = Omit<HexFace, 'cards' | 'table'>;

/** For what is shown in matches on hexes alone. */
export function asHexFace(face: Face): HexFace {
  if (!isOnHexes(face)) throw new Error(`${face.title.id} has no hexes`);
  return face;
}
const isOnHexes = (face: Face): face is HexFace => 'gazetteer' in face;
