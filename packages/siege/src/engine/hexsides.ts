/**
 * What the things on a map are to the rules: one record for each kind of hexside and one for each kind of ground, in
 * tables that a game makes of the standard ones and its own. What never changes is a number, a word or the key of a
 * refusal; where play has a say there is a function. Costs are in half movement points.
 */
import type { OddsModifier } from '@warbeacon/kernel';
import type { LineOfFire } from './game.ts';
import type { Reason } from './refusals.ts';
import type { Situation } from './situation.ts';
import type { Formation, State } from './state.ts';
import type { Side } from './vocabulary.ts';
import type { Link } from './terrain.ts';

export type { Reason } from './refusals.ts';

/** Half points, or why nobody goes there. */
export type Cost = number | Reason;

/** Places next to which a unit does not come of its own will, and why. */
export interface Avoided {
  readonly places: readonly number[];
  readonly why: Reason;
}

/** What a rule of movement must know of who moves. */
export interface Mover {
  readonly side: Side;
  readonly leader: boolean;
  readonly cavalry: boolean;
  /** It may go over walls and towers. */
  readonly climbs: boolean;
  /** [7.15] [9.32] Why it may not enter an enemy zone of its own will; absent where it may. */
  readonly shunsZones: Reason | undefined;
  /** Whom it keeps away from, by the game; absent where from nobody. */
  readonly avoids: Avoided | undefined;
  /** The whole movement allowance. */
  readonly allowance: number;
  /** What it has spent already: who has laid something down on its way may go on. */
  readonly spent: number;
  readonly load: string | undefined;
}

/** Who retreats, flees or is displaced. */
export interface Runner {
  readonly side: Side;
  readonly cavalry: boolean;
  /** It may go over walls and towers. */
  readonly climbs: boolean;
  readonly leader: boolean;
  /** Index of the unit; -1 for a leader. */
  readonly unit: number;
  /** It is thrown back, and neither withdraws nor is pushed away. */
  readonly thrownBack: boolean;
  /** A load that it takes along wherever it goes. */
  readonly load: string | undefined;
}

/** Who strikes or advances over a hexside from a place. */
export interface Striker {
  readonly cavalry: boolean;
  /** It may go over walls and towers, and fight over them. */
  readonly climbs: boolean;
  readonly from: number;
}

/** What a step over a hexside costs in all, as things stand. */
export type StepCost = (situation: Situation, mover: Mover, from: number, link: Link, spent: number) => Cost;

/**
 * What a hexside is to who moves: half points on top of the ground beyond it, why nobody ever goes over it, or a function
 * where play has a say in it.
 */
export type Crossing = Cost | StepCost;

export interface HexsideSpec {
  readonly foot: Crossing;
  readonly mounted: Crossing;
  /** [6.1] Whether zones of control pass it; `breached`: once it is. */
  readonly zone: 'always' | 'never' | 'breached';
  /** [8.31] A leader rallies over it, though no zone passes it; absent: as zones do. */
  readonly heard?: true;
  /** For a hexside that can be broken: whether it is now. */
  breached?(s: State, link: Link): boolean;
  /** It has a name on the map, and a state of its own: shut, breached or collapsed, and somebody's. */
  readonly gate?: true;
  /** For a gate: whether a side may go through it as it is now. */
  open?(s: State, link: Link, side: Side, isUnit: boolean): boolean;
  /** [7.35] Why nobody strikes over it; absent where everybody may. */
  readonly strike?: Reason | ((s: Situation, striker: Striker, link: Link) => Reason | undefined);
  /** [7.55] Whether who is thrown back may go over it. */
  readonly retreat: boolean | ((situation: Situation, runner: Runner, link: Link) => boolean);
  /** [7.51] Whether who has won a melee over it may follow. */
  readonly advance: boolean | ((situation: Situation, striker: Striker, link: Link) => boolean);
  /** Why a load never goes over it, where its carrier might; absent where it does. */
  readonly load?: Reason | ((s: State, load: string, side: Side, link: Link) => Reason | undefined);
  /** [8.41] Whether formations cross it; absent: they do not. */
  readonly formation?: true | ((s: State, formation: Formation, side: Side, link: Link) => boolean);
  /** [7.18] Whether it is a wall to missiles and duels as things are now; absent: it is none. */
  readonly wall?: true | ((s: State, link: Link) => boolean);
  /** [7.18] Whether a unit of a side in its upper hex is behind a wall; absent: as `wall` has it. */
  cover?(s: State, link: Link, side: Side): boolean;
  /** Why no gear to climb by is set against it; absent where there is nothing to climb. */
  scale?(s: State, link: Link, side: Side): Reason | undefined;
  /** What it adds to the armour of who is attacked in melee over it. */
  armour?(situation: Situation, attacker: number, target: number, link: Link): OddsModifier | undefined;
}

/** The hexside between hexes where the map lists none. */
export const OPEN = 'open';

export type Hexsides = Readonly<Record<string, HexsideSpec>> & { readonly [OPEN]: HexsideSpec };

export interface GroundSpec {
  /** [4.3] What it costs to enter it, or a function where that changes in play. */
  readonly cost: number | ((s: State) => number);
  /** What it costs to come onto the map here; absent: as much as to enter it. */
  readonly entry?: number;
  /** Nobody is ever there, and nothing is shot over it. */
  readonly closed?: true;
  /** [7.13] No missile passes over it. */
  readonly tower?: true;
  /** [7.13] G-22: nor over this, which is no tower; into it and out of it one shoots. */
  readonly screen?: true;
  /** [7.13] G-24: it leads under a mountain. Missiles come in, out and through along its path alone, over its open sides. */
  readonly tunnel?: true;
  /** It has come down: nobody stays there. */
  ruined?(s: State): boolean;
  /** Why cavalry is never there. */
  readonly mounted?: Reason;
  /** Why a load is never taken there. */
  load?(load: string): Reason | undefined;
  /** [8.41] Whether formations stand there; absent: they do not. */
  readonly formation?: true | ((formation: Pick<Formation, 'glory'>) => boolean);
  /** Why nobody shoots at who is there from `from`, though the target is in range and nothing is between. */
  firedAt?(situation: Situation, from: number, at: number, fire: LineOfFire): Reason | undefined;
  /** Why nobody who is there shoots at who is in `at`. */
  firedFrom?(situation: Situation, from: number, at: number): Reason | undefined;
}

export type Grounds = Readonly<Record<string, GroundSpec>>;
