/** What the table in inches needs of a game, besides what the match page needs of any. Places are in u (see `board/plane`). */
import type { At, FigureModel, GroundModel, ObjectModel, PlaneAnimation, SpotKind } from '../board/plane/model.ts';
import type { Face } from './face.ts';
import type { GameCommand, GameEvent, MatchView } from './view.ts';

/** A figure that stands on the table, as it is shown and measured. */
export interface Figure extends Omit<FigureModel, 'side' | 'actionable' | 'selected' | 'draggable'> {
  readonly side: string;
  /** What is left of its movement, and how far it sees or shoots, in u. */
  readonly left: number;
  readonly range: number;
  /** To how far beyond its base nobody may come who does not charge it; 0 for nowhere. */
  readonly zone: number;
}

/** How a command looks on the table. */
export interface Looks {
  /** Where it ends, and what lights up there. */
  readonly spot?: { readonly at: At; readonly r: number; readonly kind: SpotKind };
  /** The corners of its way, without where it begins. */
  readonly way?: readonly At[];
  /** Whom it is done to, and how that lights up. */
  readonly target?: string;
  readonly aims?: 'charge' | 'shot' | 'power' | 'strike' | 'help';
  /** The outcomes that it is meant to bring about; where there are none, no chance is told beside it. */
  readonly meant?: readonly string[];
  /** Where commands differ only in what is staked on the same thing. */
  readonly staked?: Stake;
}

/** What is staked on something: so many dice, one of which may cost nothing. */
export interface Stake {
  /** What it is called, and what it does. */
  readonly on: string;
  readonly about: string;
  readonly amount: number;
  readonly free: boolean;
}

/** What one figure sees of another: the wedge from its eye to both ends of what can be seen, and who hides some of that. */
export interface Seeing {
  readonly seen: 'none' | 'part' | 'whole';
  readonly wedge: readonly At[];
  readonly hiders: readonly string[];
  readonly ground: boolean;
}

/** What a way costs, in u. */
export interface WayCost {
  readonly all: number;
  /** What of that slow ground has added, and in words why. */
  readonly slow: number;
  readonly why: string;
}

export interface PlaneFace extends Face {
  ground(view: MatchView): GroundModel;
  /** Everybody on the table. */
  figures(view: MatchView): readonly Figure[];
  /** Somebody's picture, on the table or not. */
  portrait(view: MatchView, id: string): Pick<FigureModel, 'side' | 'kind' | 'hero' | 'prone' | 'banner'> | undefined;
  objects(view: MatchView): readonly ObjectModel[];
  /** Pairs who touch each other as enemies. */
  contacts(view: MatchView): readonly (readonly [string, string])[];
  /** Fights that are still to be fought, in words, and what stands above them. */
  fights(view: MatchView): readonly string[];
  readonly fightsTitle: string;
  looks(view: MatchView, command: GameCommand): Looks;
  /** What it would be to lead a figure by a way, in the present step; nothing where nobody is led. */
  led(view: MatchView, figure: string, way: readonly At[], charged: readonly string[]): GameCommand | undefined;
  /** What a way from where it stands costs a figure. */
  cost(view: MatchView, figure: string, way: readonly At[]): WayCost;
  /** Nothing where one of them stands nowhere. */
  sees(view: MatchView, figure: string, other: string): Seeing | undefined;
  /** In which parts of the table a side may set up. */
  setUpAreas(view: MatchView, side: string): readonly (readonly At[])[];
  animationsOf(events: readonly GameEvent[], before: MatchView): readonly PlaneAnimation[];
}

export type PlainPlaneFace = Omit<PlaneFace, 'cards' | 'table'>;

/** For what is shown in matches in inches alone. */
export function asPlaneFace(face: Face): PlaneFace {
  if (!isOnPlane(face)) throw new Error(`${face.title.id} is played on hexes`);
  return face;
}
const isOnPlane = (face: Face): face is PlaneFace => 'figures' in face;
