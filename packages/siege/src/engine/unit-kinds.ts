/** How a kind of combat unit is described, and what one counter of it is. */
import type { Armour, Attack, Morale } from './words.ts';
import type { PoolName, Side } from './vocabulary.ts';

/** Whom a leader can lead: [8.1] nationality. */
export type Nation = string;
/** Picture on the counter. */
export type Silhouette =
  | 'bowman'
  | 'orc'
  | 'wolf-rider'
  | 'uruk'
  | 'guard'
  | 'swordsman'
  | 'horseman'
  | 'horse-archer'
  | 'spearman'
  | 'heavy'
  | 'knight';

/** One side of a counter: strengths in the game's own notation. */
export interface Strengths {
  /** Melee strength; absent for units that can only shoot. */
  readonly attack?: Attack;
  readonly armour: Exclude<Armour, 0>;
  readonly morale: Morale;
}

/** `S`: the sides there are; of one game, its two. */
export interface UnitKind<S extends Side = Side> {
  readonly kind: string;
  readonly side: S;
  /** [9.0] With whom it loses heart; absent: with its whole side. */
  readonly pool?: PoolName;
  readonly nation: Nation;
  /** In the singular. */
  readonly name: string;
  readonly silhouette: Silhouette;
  /** [4.13] Named as cavalry in cases 13 and 14; all else is infantry. */
  readonly cavalry: boolean;
  /** It never crosses a wall or a tower, nor fights over one, though it is no cavalry, which never does (`climbs`). */
  readonly groundbound?: true;
  /** [7.11] Can shoot, with strength e. */
  readonly missile: boolean;
  readonly full: Strengths;
  readonly reduced: Strengths;
  /** D-8: the same by the option `reducedSides: "all"`. */
  readonly reducedAll: Strengths;
}

/** One combat unit of the counter mix. */
export interface UnitSpec<S extends Side = Side> extends UnitKind<S> {
  readonly id: string;
  /** Where it starts: a deployment group, or the turn on which it is due, or a box of the game's own. */
  readonly arrives:
    | { readonly at: 'deployment'; readonly area: string }
    | { readonly at: 'turn'; readonly turn: number }
    | { readonly at: 'apart'; readonly box: string };
}

export interface LeaderSpec<S extends Side = Side> {
  readonly id: string;
  readonly side: S;
  /** [9.0] To whose points its loss is added; absent: its side's. */
  readonly pool?: PoolName;
  readonly name: string;
  /** [2.6] Rally rating. */
  readonly rally: number;
  readonly reducedRally: number;
  /** [A10.0] What night adds to it. */
  readonly nightBonus: number;
  /** Nations whose units it can rally and lead; empty for none. */
  readonly leads: readonly Nation[];
  readonly arrives: UnitSpec['arrives'];
}
