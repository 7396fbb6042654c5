/** What a game's counter mix and map say, looked up and never worked out. */
import type { MatchView, SiegeView } from './view.ts';

interface PieceFace {
  readonly id: string;
  readonly side: string;
  readonly name: string;
}
export interface UnitFace extends PieceFace {
  /** Such as `orc-archer`; of its kind are all that are alike. */
  readonly kind: string;
  readonly nation: string;
  readonly silhouette: string;
  readonly cavalry: boolean;
}
export interface LeaderFace extends PieceFace {
  /** Nations whose units it can rally and lead. */
  readonly leads: readonly string[];
}

/** Of any game. */
export interface Pieces {
  side(id: string): string | undefined;
  /** `Uruk Infantry 3`, `Aragorn`. */
  name(id: string): string;
  /** Its name is one of many, such as `Orcs 3`. */
  isMany(id: string): boolean;
  /** It in a sentence, with words in braces that agree with it: see `agreeing`. */
  does(id: string, what: string): string;
  /** The one that the present question is about. */
  about(view: MatchView): string | undefined;
  /** In the order of the cases, leaders first. */
  byOrder(a: string, b: string): number;
  /** Where the board has places that have names, the one on which a piece is; */
  placeOf(view: MatchView, id: string): string | undefined;
  /** and who is on one: on a hex leaders first, then units. */
  on(view: MatchView, place: string): readonly string[];
  /** What it is, what it is worth, what has become of it. */
  facts(view: MatchView, id: string): PieceFacts | undefined;
  /** A sentence of the server's, with the pieces' ids in it read as their names. */
  withNames(sentence: string): string;
}

/** Counters of a siege. */
export interface Counters extends Pieces {
  unit(id: string): UnitFace | undefined;
  leader(id: string): LeaderFace | undefined;
  /** A unit's strengths in the game's own notation, of the side that is up: `De3X`. */
  strengths(view: SiegeView, unit: string): string;
  /** A leader's rally rating, of the side that is up. */
  rally(view: SiegeView, leader: string): number;
}

export interface Fact {
  readonly term: string;
  readonly value: string;
  /** A value that no printed sheet gives and the house decided. */
  readonly house?: boolean;
}
export interface PieceFacts {
  readonly kind: string;
  readonly facts: readonly Fact[];
  /** What has become of it. */
  readonly states: readonly string[];
  readonly where: string;
}

/** The map in words. A place is a hex, or one of the places of its own that a game has within hexes. */
export interface Gazetteer {
  /** The hex the board shows a place on. */
  boardHex(place: string): string;
  /** `0810`, or the words for a place that is no hex. */
  placeName(place: string): string;
  /** `0810, behind the Main Gate`. */
  placeWithLandmark(place: string): string;
  /** The same, and in open country what is nearest: `1122, south-east of the Breach`. */
  whereabouts(place: string): string;
  /** What tells a player where a hex is; nothing for open country. */
  landmark(hex: string): string | undefined;
  /** `0810: outer court, behind the Main Gate, The Hornburg, level 1`. */
  describeHex(hex: string): string;
  /** Anybody may stand there. */
  isPlayable(hex: string): boolean;
  areNeighbours(a: string, b: string): boolean;
  /** Hexes from one to another by the straightest steps, without the first and with the last. */
  straightWay(from: string, to: string): readonly string[];
  gateName(id: string): string;
  /** The hexes on both sides of a gate, or nothing when that is no gate. */
  gateHexes(id: string): readonly [string, string] | undefined;
  /** The gate between two hexes. */
  gateBetween(a: string, b: string): string | undefined;
  /** The hex on the other side of a gate; without `from`, the first of its two. */
  acrossGate(id: string, from: string | undefined): string | undefined;
}
