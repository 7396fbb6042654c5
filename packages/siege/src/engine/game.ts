/** What a siege game is made of: a value of specs and tables, by which the shared rules play it. */
import type { Ctx, OddsModifier } from '@warbeacon/kernel';
import type { Avoided, Cost, Grounds, Hexsides, Reason } from './hexsides.ts';
import type { RefusalKey, RefusalTexts } from './refusals.ts';
import type { CommandTable } from './commands.ts';
import type { DecisionTable } from './decision.ts';
import type { EventTable } from './event-spec.ts';
import type { FrameTable } from './frame-spec.ts';
import type { GearSpec } from './gear.ts';
import type { Hooks } from './hooks.ts';
import type { OptionsSpec } from './options.ts';
import type { OwnSpec } from './own-spec.ts';
import type { PhaseSpec } from './phase-spec.ts';
import type { WeaponRange } from './reach.ts';
import type { Situation } from './situation.ts';
import type { NotationSpec } from '../notation/notation-spec.ts';
import type { LeaderSpec, Strengths, UnitSpec } from './unit-kinds.ts';
import type { Armour } from './words.ts';
import type { Link, Terrain } from './terrain.ts';
import { bySide, type State } from './state.ts';
import { makePoolOfUnit, makePools, type Pool, type PoolSpec } from './pools.ts';
import { makeSteps, makeZoneWays } from './ways-out.ts';
import type { PoolName, Side, SiegeEvent } from './vocabulary.ts';

/** A named deployment: the hex of every piece a side deploys. */
export interface Plan {
  readonly id: string;
  readonly title: string;
  readonly side: Side;
  readonly hexes: Readonly<Record<string, string>>;
  /** Hexes for markers, by kind. Which of them are dummies is for the player to say, and for nobody else to know. */
  readonly markers?: Readonly<Record<string, readonly string[]>>;
}

/** Counters of one kind that are what they seem, and dummies among them. */
export interface MarkerCount {
  readonly real: number;
  readonly dummy: number;
}

/** A kind of marker that units carry. Where it never goes, the tables of hexsides and grounds say. */
export interface LoadSpec {
  /** Half points that it takes off its carrier's allowance. */
  readonly weight: number;
  /** It goes along wherever its carrier is thrown back, and is never left; absent: it stays where it was. */
  readonly kept?: true;
}

/** Counters of one kind: how many the mix has, and what is to be known of them. */
export interface MarkerSpec extends MarkerCount {
  /** It is laid at a hexside, or is not yet: which, everybody sees. */
  readonly laid?: true;
  /** It stands in a place, and units climb by it. */
  readonly gear?: GearSpec;
  readonly load?: LoadSpec;
  /** Half points that it adds to the cost of its place, for whoever comes in by moving. */
  readonly slows?: number;
  /** [7.13] G-23: nobody shoots over the place in which it stands. */
  readonly screen?: true;
}

/**
 * [7.37] [A7.37] What it does to the enemy that a unit is fanatical: `sure`, a casualty without fail and without dice for it;
 * `dread`, one less of armour and of morale; or nothing.
 */
export type Fanaticism = 'sure' | 'dread' | 'none';

/** Cases that a game may put in place of the standard ones. */
export interface Cases {
  readonly lastTurn: number;
  isNight(turn: number): boolean;
  /** [A10.0] What night adds to the rating of those leaders who have the bonus. */
  readonly nightBonus: number;
  /** [2.6] D-9: the rating of a leader who is not reduced, where a match has a say in it; absent: as printed. */
  fullRating?(s: State, leader: LeaderSpec): number;
  /** [7.12] Range in hexes, the target's counted and the firer's not. */
  missileRange(spec: UnitSpec): number;
  /** [4.11] [4.12] Half movement points of a combat unit. */
  allowance(spec: UnitSpec): number;
  /** Half movement points of a unit that goes through `inside` places only; `undefined` where it has no other. */
  insideAllowance(spec: UnitSpec, situation: Situation, unit: number): number | undefined;
  /** Places where a piece may enter the map by where it waits: `DUE`, or a box of the game's own. */
  entryPlaces(game: Game, spec: UnitSpec | LeaderSpec, at: number): readonly number[];
  /** Demoralization points now: losses and what follows from the position. */
  points(situation: Situation, pool: PoolName): number;
  /** [9.21] Whether a pool has lost heart: at the moment, or as it was last judged. */
  isDemoralized(situation: Situation, pool: PoolName): boolean;
  /** [6.0] Marks every place that a side's units reach with their zones of control. */
  markZone(situation: Situation, side: Side, zone: Uint8Array): void;
  /** An end that has come about in the midst of play. */
  suddenEnd(situation: Situation): State['outcome'];
  /** Who has won when the last turn is over. */
  finalEnd(situation: Situation): NonNullable<State['outcome']>;
  /** What becomes of a unit's strengths, in formation or not, by what lies on it now. */
  strengths?(situation: Situation, unit: number, printed: Strengths): Strengths;
  /** What of it the odds of a blow or a shot tell besides the armour: strength that the attacker lacks, and morale of the target. */
  strengthModifiers?(situation: Situation, attacker: number, target: number, missile: boolean): readonly OddsModifier[];
  /** What raises or lowers the target's armour against melee, and against missiles, but for the hexside between. */
  armour?(situation: Situation, attacker: number, target: number, missile: boolean): readonly OddsModifier[];
  /** Armour that a unit has in place of its own, whatever would raise or lower that, and why. */
  armourInstead?(
    situation: Situation,
    target: number,
  ): { readonly value: Armour; readonly why: ModifierText } | undefined;
  /** [9.33] [A7.37] The unit fights with no regard for its life. */
  isFanatical(situation: Situation, unit: number): boolean;
  /** [7.37] [A7.37] What fanatics do when they strike, and when they shoot. */
  fanaticism(s: State, missile: boolean): Fanaticism;
  /** G-26: what armour is left at least, whatever lowers it. */
  readonly leastArmour: Armour;
  /**
   * [7.62] [A7.64] A displaced unit goes on through friends to the nearest free place; else it goes one hex, and a friend
   * who is there is displaced in its turn.
   */
  readonly displacedThroughFriends: boolean;
  /**
   * [8.1] [A8.1] [8.24] [A8.24] A leader may be without a unit; else one who has none as his side's Combat Phase begins, or
   * whose unit is lost, goes to the nearest.
   */
  readonly leadersStandAlone: boolean;
  /** G-85: a leader drops from no wall into an enemy zone either, though else zones mean nothing to him. */
  readonly leadersDropClear?: true;
  /** [4.27] [A4.27] A leader without a unit keeps enemy units out of his hex, unless they advance. */
  readonly leadersKeepUnitsOut: boolean;
  /** Who controls a level, by index in the terrain. */
  levelControl(situation: Situation, level: number): Side;
  /** A reinforcement leader has come onto the map. */
  leaderEntered(situation: Situation, leader: number, ctx: Ctx<SiegeEvent>): void;
  /** Why cavalry may not stand here, whatever the ground. */
  barredToCavalry?(terrain: Terrain, place: number): Reason | undefined;
  /** No missile passes over this place, though its ground would let it. */
  stopsMissiles?(terrain: Terrain, place: number): boolean;
  /** Why a unit cannot shoot along a line that is clear. */
  whyNoShot?(situation: Situation, unit: number, fire: LineOfFire): Reason | undefined;
  /** Engines that a unit serves where it stands, and what they reach; absent: there are none to shoot with. */
  enginesServed?(situation: Situation, unit: number): readonly WeaponRange<number>[];
  /** Whom this unit keeps away from: where they are, and why; `undefined` where from nobody who is on the map. */
  keepsFrom?(situation: Situation, unit: number): Avoided | undefined;
  /** Why a unit does not strike at this enemy, though nothing is between them. */
  whyNoBlow?(situation: Situation, unit: number, target: number): Reason | undefined;
  /** [8.41] [A8.41] A unit of this kind may be in a formation that this leader makes. */
  mayForm(leader: LeaderSpec, spec: UnitSpec): boolean;
  /** The unit may carry a marker of this kind. */
  mayCarry(kind: string, spec: UnitSpec): boolean;
}

/** The cases in which a game says what every siege has. */
export interface Chapters {
  readonly lastTurn: string;
  readonly deployment: string;
  /** Where the forces of a side start. */
  area(side: Side): string;
  readonly reinforcements: string;
}

type ModifierText = Omit<OddsModifier, 'value'>;

/** What odds call that for which a game has numbers of its own. */
export interface ModifierTexts {
  /** Who strikes fights with no regard for its life. */
  readonly fanatical: ModifierText;
  /** A leader duels from gear, such as a ladder. */
  readonly onGear: ModifierText;
  readonly night: ModifierText;
}

/** What a game says of itself. */
export interface GameParts {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  /** The attacker first; the defender holds all gates at the beginning. */
  readonly sides: readonly [Side, Side];
  /** [9.0] What each side's forces are that lose heart together; every piece belongs to one. */
  readonly pools: readonly PoolSpec[];
  /** [3.0] In order; the first comes once, before the first turn. */
  readonly phases: readonly [PhaseSpec, PhaseSpec, ...PhaseSpec[]];
  readonly frames: FrameTable;
  readonly commands: CommandTable;
  readonly events: EventTable;
  readonly decisions: DecisionTable;
  /** What each kind of hexside and of ground is to the rules; the terrain is made of them. */
  readonly hexsides: Hexsides;
  readonly grounds: Grounds;
  readonly terrain: Terrain;
  readonly units: readonly UnitSpec[];
  readonly leaders: readonly LeaderSpec[];
  readonly plans: readonly Plan[];
  readonly markers: Readonly<Record<string, MarkerSpec>>;
  /** Places off the map, by their names. */
  readonly offMap: Readonly<Record<string, number>>;
  readonly own: OwnSpec;
  readonly options: OptionsSpec;
  readonly cases: Cases;
  /** What the game answers, in its own numbers and words. Said by `no`. */
  readonly refusals: RefusalTexts<RefusalKey>;
  readonly hooks: Hooks;
  readonly notation: NotationSpec;
  /** The game's own numbers for what every siege has. */
  readonly chapters: Chapters;
  readonly modifiers: ModifierTexts;
  /** Places within which some units have another allowance, and mounted archers no view over the walls. */
  readonly inside: ReadonlySet<number>;
}

export interface Game extends GameParts {
  /** [4.3] Ways out of each place with what they cost by ground and hexside; parallel to the terrain's links. */
  readonly steps: readonly (readonly Step[])[];
  /** [6.1] Where zones of control pass from each place. */
  readonly zonesFrom: readonly ZoneWays[];
  /** [6.13] Some gear of the game lets them pass upward. */
  readonly zonesRise: boolean;
  readonly pools: readonly Pool[];
  readonly poolsOf: Readonly<Record<Side, readonly Pool[]>>;
  /** For each unit the index of its pool. */
  readonly poolOfUnit: readonly number[];
  /** Some markers of the game make their places dearer. */
  readonly slows: boolean;
  /** Indices of a side's pieces, in the order of the forces. */
  readonly unitsOf: Readonly<Record<Side, readonly number[]>>;
  readonly leadersOf: Readonly<Record<Side, readonly number[]>>;
  /** Ids of a side's pieces that are on the map before play begins. */
  readonly deployed: Readonly<Record<Side, readonly string[]>>;
  /** Index of a unit or leader by its id. */
  readonly unitIndex: ReadonlyMap<string, number>;
  readonly leaderIndex: ReadonlyMap<string, number>;
  readonly offMapWords: ReadonlyMap<number, string>;
}

/** A game, with all that is worked out of its parts once. */
export function makeGame(parts: GameParts): Game {
  const { units, leaders, sides } = parts;
  const of = (specs: readonly { readonly side: Side }[]) =>
    bySide(sides, (side) => specs.flatMap((spec, index) => (spec.side === side ? [index] : [])));
  const pools = makePools(parts.pools, units);
  return {
    ...parts,
    pools,
    poolsOf: bySide(sides, (side) => pools.filter((pool) => pool.side === side)),
    poolOfUnit: makePoolOfUnit(pools, units),
    steps: makeSteps(parts),
    zonesFrom: makeZoneWays(parts.terrain),
    zonesRise: Object.values(parts.markers).some(({ gear }) => gear?.zones === 'upward'),
    slows: Object.values(parts.markers).some(({ slows }) => slows !== undefined),
    unitsOf: of(units),
    leadersOf: of(leaders),
    deployed: bySide(sides, (side) =>
      [...units, ...leaders].flatMap((spec) =>
        spec.side === side && spec.arrives.at === 'deployment' ? [spec.id] : [],
      ),
    ),
    unitIndex: new Map(units.map(({ id }, index) => [id, index])),
    leaderIndex: new Map(leaders.map(({ id }, index) => [id, index])),
    offMapWords: new Map(Object.entries(parts.offMap).map(([word, at]) => [at, word])),
  };
}

/** The side against which this one fights. */
export function otherSide({ sides }: Pick<Game, 'sides'>, side: Side): Side {
  return side === sides[0] ? sides[1] : sides[0];
}

/** A link as movement sees it. Costs are half movement points, or why nobody goes there. */
export interface Step {
  readonly to: number;
  readonly link: Link;
  /** The least that anybody pays for it. */
  readonly least: number;
  /** What it costs on foot; 0 where play has a say in it. */
  readonly foot: Cost;
  readonly mounted: Cost;
  /** Why cavalry may never be at its end. */
  readonly barsMounted: Reason | undefined;
}

/** The ways of a zone of control out of a place. */
export interface ZoneWays {
  /** Places it always reaches. */
  readonly open: readonly number[];
  /** Links with what can be breached, over which `zonePasses` must be asked. */
  readonly barred: readonly Link[];
}

/** What a missile meets on its way from one place to another within the longest range. */
export interface LineOfFire {
  readonly to: number;
  readonly distance: number;
  readonly clear: boolean;
  /** Places whose ground stops it, where it is not clear. */
  readonly inTheWay: readonly number[];
  /** The hexes between, by each way that it may take. */
  readonly ways: readonly (readonly number[])[];
  /** Places from which it can come into the target's hex. */
  readonly before: readonly number[];
  /** For each way it may take, the wall, tower and gate hexsides that it crosses. */
  readonly walls: readonly (readonly Link[])[];
}

export function unitSpec(game: Game, unit: number): UnitSpec {
  const spec = game.units[unit];
  if (!spec) throw new Error(`no unit ${unit}`);
  return spec;
}

/** Whether units of a kind go over walls and towers, and fight over them: foot does, but for a few kinds. */
export const climbs = ({ cavalry, groundbound }: Pick<UnitSpec, 'cavalry' | 'groundbound'>): boolean =>
  !cavalry && groundbound !== true;

export function leaderSpec(game: Game, leader: number): LeaderSpec {
  const spec = game.leaders[leader];
  if (!spec) throw new Error(`no leader ${leader}`);
  return spec;
}
