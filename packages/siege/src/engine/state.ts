/** The state of a siege game: plain JSON, changed in place by commands and frames only. */
import type { Game } from './game.ts';
import type { Options } from './options.ts';
import type { Frame, PoolName, Side } from './vocabulary.ts';
import type { FormationKind } from './words.ts';

/**
 * Where a piece is: a place of the terrain (0 and more), or off the map. `ABSENT` pieces are not in this game at all
 * (a written position names only what it uses).
 */
export const RESERVE = -1;
export const DUE = -2;
export const LOST = -4;
export const ABSENT = -5;

/** Places off the map by their names. A game has more: boxes of its own, by other negative numbers. */
export const OFF_MAP = { reserve: RESERVE, due: DUE, lost: LOST } as const;

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
  /** [3.0] Was used this turn, and may not move. */
  used: boolean;
  /** [8.36] A rally has been attempted on it this turn. */
  tried: boolean;
  /** Half movement points its move has cost it: what it may still spend where it goes on. */
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
  /** Was used, and may not move. */
  used: boolean;
}

/** [8.4] Two units in one place that fight and move as one. */
export interface Formation {
  kind: FormationKind;
  /** Lower index first: that one speaks for both. */
  units: [speaker: number, other: number];
  leader: number;
  /** [8.45] Formed this turn, and may not move; or may not strike again. */
  fresh: boolean;
  /** Formed by a special rule of the game, which says what it may do besides: go at once, and where others may not. */
  glory: boolean;
}

export type Breach = 'shut' | 'breached' | 'collapsed';

export interface GateState {
  state: Breach;
  /** The side that last had a combat unit in the lower and in the upper hex. */
  holders: [lower: Side, upper: Side];
  control: Side;
}

/** A counter that is no unit. `dummy` is its owner's secret until it is revealed. */
export interface Marker {
  id: string;
  /** One of the game's. */
  kind: string;
  side: Side;
  at: number;
  /** Place it stands against or is laid at; -1 for none. */
  against: number;
  /** Unit that carries it; -1 for none. */
  carrier: number;
  dummy: boolean;
  /** Everybody knows that it is real. */
  known: boolean;
}

/** [7.32] A declared melee. `at` is where the target stood then: a target that has left is no target any more. */
export interface Pairing {
  unit: number;
  target: number;
  at: number;
}

export interface State {
  readonly game: string;
  readonly options: Options;
  /** 0 during deployment. */
  turn: number;
  phase: string;
  frames: Frame[];
  /** In the order of the game's forces. */
  units: UnitState[];
  leaders: LeaderState[];
  /** In the order of the terrain's gates. */
  gates: GateState[];
  markers: Marker[];
  attacks: Pairing[];
  /** Demoralization points of each pool from losses and from events that happen once. */
  losses: Record<PoolName, number>;
  /** For each entry place used in this phase: how many units have come in by it. */
  entries: { at: number; count: number }[];
  deployed: Side[];
  formations: Formation[];
  /** What the game keeps besides: it alone looks into it. */
  own: unknown;
  outcome: { winner: Side | null; reason: string; case: string } | null;
}

/** Something for each side. */
export function bySide<T>(sides: readonly [Side, Side], make: (side: Side) => T): Record<Side, T> {
  // Of all sides that any game has, a state is only ever asked about the two of its own.
  return { [sides[0]]: make(sides[0]), [sides[1]]: make(sides[1]) } as Record<Side, T>;
}

/** Where a unit is; a negative number for every way of not being on the map. */
export function placeOf(s: State, unit: number): number {
  return s.units[unit]?.at ?? -1;
}

export function placeOfLeader(s: State, leader: number): number {
  return s.leaders[leader]?.at ?? -1;
}

// In the order of the alphabet, here and below, so that a hash need not sort the names.
export function cloneState(game: Game, s: State): State {
  return {
    attacks: s.attacks.map(({ at, target, unit }) => ({ at, target, unit })),
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
    losses: cloneLosses(game, s.losses),
    markers: s.markers.map(cloneMarker),
    options: s.options,
    outcome: s.outcome === null ? null : { ...s.outcome },
    own: game.own.clone(s.own),
    phase: s.phase,
    turn: s.turn,
    units: s.units.map(cloneUnit),
  };
}

function cloneLosses({ pools }: Game, losses: State['losses']): State['losses'] {
  const copy: Partial<State['losses']> = {};
  for (const { id } of pools) copy[id] = losses[id];
  // All that a state of this game is ever asked about.
  return copy as State['losses'];
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
