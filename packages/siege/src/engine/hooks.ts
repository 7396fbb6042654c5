/**
 * The moments at which a game has a say in the standard rules. A closed list: whoever finds one missing adds it here, where
 * it can be seen what any game may do. A game leaves out what it has nothing to say to.
 */
import type { Ctx, OddsNext, Refusal } from '@warbeacon/kernel';
import type { Situation, Turn } from './situation.ts';
import type { State } from './state.ts';
import type { Side, SiegeEvent } from './vocabulary.ts';

type Say = Ctx<SiegeEvent>;

/** How likely the spirits of a blow are: by how much the target's morale is lowered, and in how many ways. */
export interface Spirits {
  readonly cowed: number;
  readonly weight: number;
}

/** What a leader does and a game may keep him from: to go, to make a formation, to rally, to go along in an advance. */
export type LeaderAct = 'move' | 'form' | 'rally' | 'advance';

export interface Hooks {
  /** A new game begins: markers that are there from its first moment. */
  begin?(s: State): void;
  /** A phase is over, the deployment too. */
  phaseEnds?(situation: Situation, ctx: Say): void;
  /** Why a side's deployment is not over though all its pieces are put down, or `null`. */
  whyNotDeployed?(turn: Turn): Refusal | null;
  /** A turn begins: what lasted for one turn is over. */
  turnBegins?(s: State): void;
  /** A turn other than the last is over: has somebody won? */
  turnEnds?(situation: Situation): State['outcome'];
  /** A combat unit of the side has come into a place. */
  unitCame?(situation: Situation, side: Side, place: number, ctx: Say): void;
  /** A leader has come into a place by itself. */
  leaderCame?(situation: Situation, leader: number, place: number, ctx: Say): void;
  /** A unit sets out along these places: whether what that costs is held against it, because it may go on from the last. */
  setsOut?(situation: Situation, unit: number, path: readonly string[]): boolean;
  /** A unit is about to leave its place, or has just come into one on its way. */
  unitPasses?(situation: Situation, unit: number): void;
  /** A unit is about to be thrown back: `true` where it does something else by the game, for which frames have been set. */
  insteadOfRetreat?(situation: Situation, unit: number): boolean;
  /** What becomes of a unit that is thrown back, where by the game that is something else: what it does, and by which dice. */
  thrownBack?(situation: Situation, unit: number): { readonly does: string; readonly next: OddsNext } | undefined;
  /** A unit is thrown back, or pushed out of its place. */
  unitGivesWay?(situation: Situation, unit: number, ctx: Say): void;
  /** A unit is about to advance into a place. */
  unitAdvances?(situation: Situation, unit: number, to: number, ctx: Say): void;
  /** A unit, or the formation that it speaks for, has advanced. */
  unitAdvanced?(situation: Situation, unit: number): void;
  /** A unit has been taken off the map for good. */
  unitLost?(situation: Situation, unit: number, ctx: Say): void;
  /** A leader has been taken off the map for good. */
  leaderLost?(situation: Situation, leader: number, ctx: Say): void;
  /** Before a blow: dice of the game's own, and by how much they lower the target's morale. */
  beforeBlow?(situation: Situation, unit: number, ctx: Say): number;
  /** The odds of `beforeBlow`. */
  spirits?(situation: Situation, unit: number): readonly Spirits[];
  /** Why no unit of a side may rally now, or `null`. */
  whyNoRally?(s: State, side: Side): Refusal | null;
  /** Why no leader may rally this unit now, or `null`. */
  whyNotRallied?(situation: Situation, unit: number): Refusal | null;
  /** Whether a side has something to do in a Rally Phase besides what its leaders do. */
  hasMoreToRally?(situation: Situation, side: Side): boolean;
  /** Why a leader may not do this now, though the standard rules would let him, or `null`. */
  whyLeaderCannot?(s: State, leader: number, what: LeaderAct): Refusal | null;
  /** Whether a piece that waits in a box of the game's own may come on; `undefined` for any other place. */
  mayComeOn?(s: State, at: number): boolean | undefined;
  /** Ways back that only this unit has when it is thrown back. */
  waysHome?(situation: Situation, unit: number): readonly number[][];
  /** Why a piece may not go this way in a Movement Phase though the ground lets it: a better reason than that of the ground. */
  whyNotThatWay?(turn: Turn, piece: string, path: readonly number[]): Refusal | null;
  /** Whether a piece has something to do in a Movement Phase besides moving; `begun`: once the phase has begun. */
  hasMoreToDo?(situation: Situation, piece: string, begun: boolean): boolean;
  /** Whether a side has something to shoot in a missile segment besides what its units shoot. */
  shootsBesides?(situation: Situation, side: Side): boolean;
  /** A Movement Phase has gone by because nobody could move. */
  movementGoesBy?(s: State, side: Side): void;
  /** Whether a side may form before it comes onto the map. */
  mayFormBeyond?(side: Side): boolean;
  /** Whether a unit beyond the edge may strike at who holds its entry. */
  mayStrikeFromBeyond?(situation: Situation, unit: number): boolean;
}
