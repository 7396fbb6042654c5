/** The state of a siege game: plain JSON, changed in place by commands and frames only. */
import type { Frame } from './frames.ts';
import type { HouseOverrides } from './options.ts';
import type { Ability, FormationKind, Phase, Side } from './words.ts';

/**
 * Where a piece is: a place of the terrain (0 and more), or off the map. `ABSENT` pieces are not in this game at all
 * (a written position names only what it uses).
 */
export const RESERVE = -1;
export const DUE = -2;
export const CAVES = -3;
export const LOST = -4;
export const ABSENT = -5;
/** Left by the west edge too late to come back (14.22): gone for good, and not lost. */
export const AWAY = -6;

export interface UnitState {
  at: number;
  reduced: boolean;
  /** [7.57] May not move or attack until rallied. */
  disrupted: boolean;
  /** Has moved in this turn's Movement Phase. */
  moved: boolean;
  /** [7.14] Has fired this turn. */
  fired: boolean;
  /** [7.34] Has attacked in melee this turn. */
  attacked: boolean;
  /** [3.0] [21.51] Was used in this turn's Siege Phase, or blew the horn, and may not move. */
  used: boolean;
  /** [8.36] A rally has been attempted on it this turn. */
  tried: boolean;
  /** Half movement points its move has cost it: what it may still spend once it has laid a fire (20.33). */
  spent: number;
}

export interface LeaderState {
  at: number;
  reduced: boolean;
  moved: boolean;
  /** [7.24] Has attacked another leader this turn. */
  fought: boolean;
  /** [8.32] Rally attempts made this turn. */
  rallies: number;
  /** [21.51] Blew the horn, and may not move. */
  used: boolean;
}

/** [8.4] Two units in one place that fight and move as one. */
export interface Formation {
  kind: FormationKind;
  /** Lower index first: that one speaks for both. */
  units: [speaker: number, other: number];
  leader: number;
  /** [8.45] Formed this turn, and may not move; or, [21.21] its second blow given or forgone, may not strike again. */
  fresh: boolean;
  /** [21.21] Théoden's: it may move at once, over ground that is closed to others, and strike again after an advance. */
  glory: boolean;
}

/** [21.41] Who went out by the sally port this turn, and the place inside to which they may come back. */
export interface Sortie {
  unit: number;
  leaders: number[];
  home: number;
}

export type Breach = 'shut' | 'breached' | 'collapsed';

export interface GateState {
  state: Breach;
  /** [15.15] The side that last had a combat unit in the lower and in the upper hex. */
  holders: [lower: Side, upper: Side];
  control: Side;
}

export type MarkerKind = 'ladder' | 'ram' | 'blasting-fire' | 'rocks' | 'horn';

/** A counter that is no unit. `dummy` is its owner's secret until it is revealed. */
export interface Marker {
  id: string;
  kind: MarkerKind;
  side: Side;
  at: number;
  /** Place a ladder stands against, or a fire is laid at; -1 for none. */
  against: number;
  /** Unit that carries it; -1 for none. */
  carrier: number;
  dummy: boolean;
  /** [20.82] Isengard has come to these rocks and they have stayed: everybody knows that they are real. */
  known: boolean;
}

/** [7.32] A declared melee. `at` is where the target stood then: a target that has left is no target any more. */
export interface Pairing {
  unit: number;
  target: number;
  at: number;
}

/** Counters not yet on the map. */
export interface Supply {
  /** [20.67] Ladders that can still be laid. */
  ladders: number;
  /** [20.31] Blasting Fire still to be given out: how many are real is Isengard's secret. */
  fires: { real: number; dummy: number };
}

export interface Options {
  /** D-7: what demoralizes Westernesse, and what routs Isengard. */
  readonly demoralization: 'house' | 'exceeds' | 'reaches';
  /** D-13: who has the missile bonus of 7.18. */
  readonly wallBonus: 'upper' | 'both';
  /** D-8, H-78: victory A of 23.11 is judged at the end of every turn. */
  readonly earlyEnd: boolean;
  /** D-8: whether a reduced unit has lost morale too. */
  readonly reducedSides: 'attack-and-armour' | 'all';
  /** D-9: what takes the place of the house's own values. Read through `houseOf`. */
  readonly house: HouseOverrides;
}

export interface State {
  readonly game: string;
  readonly options: Options;
  /** 0 during deployment. */
  turn: number;
  phase: Phase;
  frames: Frame[];
  /** In the order of the game's forces. */
  units: UnitState[];
  leaders: LeaderState[];
  /** In the order of the terrain's gates. */
  gates: GateState[];
  culvert: 'whole' | 'breached' | 'collapsed';
  markers: Marker[];
  attacks: Pairing[];
  /** Demoralization points from losses and from events that happen once. */
  losses: Record<Side, number>;
  /** [14.0] For each entry place used in this phase: how many units have come in by it. */
  entries: { at: number; count: number }[];
  deployed: Side[];
  /** [21.0] Abilities used for good, and those in force this turn in the order in which they were announced. */
  spent: Ability[];
  active: Ability[];
  formations: Formation[];
  sortie: Sortie | null;
  /** [21.81] Units that came through the Culvert by Orc Cunning this turn. */
  crept: number[];
  supply: Supply;
  outcome: { winner: Side | null; reason: string; case: string } | null;
}

/** Where a unit is; a negative number for every way of not being on the map. */
export function placeOf(s: State, unit: number): number {
  return s.units[unit]?.at ?? -1;
}

export function placeOfLeader(s: State, leader: number): number {
  return s.leaders[leader]?.at ?? -1;
}

// In the order of the alphabet, here and below, so that a hash need not sort the names.
export function cloneState(s: State): State {
  return {
    active: [...s.active],
    attacks: s.attacks.map(({ at, target, unit }) => ({ at, target, unit })),
    crept: [...s.crept],
    culvert: s.culvert,
    deployed: [...s.deployed],
    entries: s.entries.map(({ at, count }) => ({ at, count })),
    formations: s.formations.map(({ fresh, glory, kind, leader, units }) => ({
      fresh,
      glory,
      kind,
      leader,
      units: [units[0], units[1]],
    })),
    frames: s.frames.map((frame) => structuredCopy(frame)),
    game: s.game,
    gates: s.gates.map(({ control, holders, state }) => ({ control, holders: [holders[0], holders[1]], state })),
    leaders: s.leaders.map(cloneLeader),
    losses: { isengard: s.losses.isengard, westernesse: s.losses.westernesse },
    markers: s.markers.map(cloneMarker),
    options: s.options,
    outcome: s.outcome === null ? null : { ...s.outcome },
    phase: s.phase,
    sortie: s.sortie === null ? null : { home: s.sortie.home, leaders: [...s.sortie.leaders], unit: s.sortie.unit },
    spent: [...s.spent],
    supply: { fires: { dummy: s.supply.fires.dummy, real: s.supply.fires.real }, ladders: s.supply.ladders },
    turn: s.turn,
    units: s.units.map(cloneUnit),
  };
}

// Literals, not spreads: the engine gives all copies one hidden class, which makes a clone several times faster.
function cloneUnit(u: UnitState): UnitState {
  return {
    at: u.at,
    attacked: u.attacked,
    disrupted: u.disrupted,
    fired: u.fired,
    moved: u.moved,
    reduced: u.reduced,
    spent: u.spent,
    tried: u.tried,
    used: u.used,
  };
}

function cloneLeader(l: LeaderState): LeaderState {
  return { at: l.at, fought: l.fought, moved: l.moved, rallies: l.rallies, reduced: l.reduced, used: l.used };
}

function cloneMarker(m: Marker): Marker {
  return {
    against: m.against,
    at: m.at,
    carrier: m.carrier,
    dummy: m.dummy,
    id: m.id,
    kind: m.kind,
    known: m.known,
    side: m.side,
  };
}

/** Frames are shallow records of scalars and of arrays of integers. */
function structuredCopy(frame: Frame): Frame {
  const copy: Record<string, unknown> = { ...frame };
  for (const [key, value] of Object.entries(copy)) if (Array.isArray(value)) copy[key] = [...(value as unknown[])];
  return copy as unknown as Frame;
}
