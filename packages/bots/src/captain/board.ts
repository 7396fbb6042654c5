/** The position as a commander looks at it: who stands where, whose zones lie where, and what the enemy could do next. */
import {
  type Attack,
  HELMS_DEEP,
  type LeaderSpec,
  type LeaderView,
  linesOfFire,
  otherSide,
  type Side,
  type Strengths,
  type UnitSpec,
  type UnitView,
  type View,
} from '@warbeacon/siege';
import { around, FORTRESS, PLACES, placeOf, strikes, TERRAIN, within, zonePasses } from './ground.ts';
import { leaderWorth, UNIT_WORTH } from './worth.ts';

export interface Unit {
  readonly id: string;
  readonly spec: UnitSpec;
  readonly state: UnitView;
  /** -1 off the map. */
  readonly at: number;
  /** Of the side that is up. */
  readonly strengths: Strengths;
  /** What its loss would cost, its leaders left out. */
  readonly worth: number;
}

export interface Leader {
  readonly id: string;
  readonly spec: LeaderSpec;
  readonly state: LeaderView;
  readonly at: number;
  readonly worth: number;
}

export interface Board {
  readonly view: View;
  readonly side: Side;
  readonly own: readonly Unit[];
  readonly enemies: readonly Unit[];
  readonly leaders: readonly Leader[];
  readonly enemyLeaders: readonly Leader[];
  readonly unitAt: readonly (Unit | undefined)[];
  unit(id: string): Unit;
  leader(id: string): Leader;
  /** Leaders in a place, of either side. */
  leadersAt(place: number): readonly Leader[];
  /** 1 where the deciding side's zones reach. */
  readonly ownZone: Uint8Array;
  /** Worth of friends within two hexes of each place, by the grid. */
  readonly support: Float64Array;
  /** Friends who could strike each place from where they stand. */
  readonly strikers: Uint8Array;
  readonly threat: Threat;
}

/** What the enemy could bring to bear on each place in its next turn. */
interface Threat {
  /** How many enemy units could come to strike there, by attack strength. */
  readonly blows: Readonly<Record<Attack, Uint8Array>>;
  /** Shots that could be aimed there, those of bowmen who must first come nearer counted in part. */
  readonly shots: Float64Array;
}

/** Half points of a unit outside the fortress (4.11, 4.12). */
export const ON_FOOT = 8;
export const MOUNTED = 12;
/** How much of a shot a bowman counts who has to walk first. */
const WALKING_SHOT = 0.35;
const WALKING_RANGE = 3;

export function makeBoard(view: View, side: Side): Board {
  const units = HELMS_DEEP.units.flatMap((spec): Unit[] => {
    const state = view.units[spec.id];
    if (state === undefined || state.hex === 'lost') return [];
    const strengths = state.reduced ? spec.reduced : spec.full;
    const worth = UNIT_WORTH.get(spec.id) ?? 0;
    return [{ id: spec.id, spec, state, at: placeOf(state.hex, state.place), strengths, worth }];
  });
  const leaders = HELMS_DEEP.leaders.flatMap((spec): Leader[] => {
    const state = view.leaders[spec.id];
    if (state === undefined || state.hex === 'lost') return [];
    return [{ id: spec.id, spec, state, at: placeOf(state.hex, state.place), worth: leaderWorth(spec) }];
  });
  const unitAt: (Unit | undefined)[] = Array.from({ length: PLACES });
  for (const unit of units) if (unit.at >= 0) unitAt[unit.at] ??= unit;
  const leadersAt = new Map<number, Leader[]>();
  for (const leader of leaders) {
    const same = leadersAt.get(leader.at);
    if (same === undefined) leadersAt.set(leader.at, [leader]);
    else same.push(leader);
  }
  const own = units.filter((unit) => unit.spec.side === side);
  const enemies = units.filter((unit) => unit.spec.side !== side);
  let threat: Threat | undefined;
  return {
    view,
    side,
    own,
    enemies,
    leaders: leaders.filter((leader) => leader.spec.side === side),
    enemyLeaders: leaders.filter((leader) => leader.spec.side !== side),
    unitAt,
    unit: (id) => named(units, id),
    leader: (id) => named(leaders, id),
    leadersAt: (place) => (place < 0 ? [] : (leadersAt.get(place) ?? [])),
    ownZone: zoneOf(view, own),
    support: supportOf(own),
    strikers: strikersOf(view, own),
    // A side's threat is asked for in few decisions, and dear.
    get threat() {
      threat ??= threatOf(view, otherSide(side), enemies, unitAt);
      return threat;
    },
  };
}

function named<T extends { readonly id: string }>(pieces: readonly T[], id: string): T {
  const piece = pieces.find((candidate) => candidate.id === id);
  if (piece === undefined) throw new Error(`no piece ${id} on the board`);
  return piece;
}

function zoneOf(view: View, units: readonly Unit[]): Uint8Array {
  const zone = new Uint8Array(PLACES);
  for (const { at } of units) {
    for (const link of TERRAIN.links[at] ?? []) if (zonePasses(view, link)) zone[link.to] = 1;
  }
  return zone;
}

function supportOf(units: readonly Unit[]): Float64Array {
  const support = new Float64Array(PLACES);
  for (const { at, worth, state } of units) {
    if (at < 0 || state.disrupted) continue;
    for (const place of around(at, 2)) support[place] = (support[place] ?? 0) + worth;
  }
  return support;
}

function strikersOf(view: View, units: readonly Unit[]): Uint8Array {
  const strikers = new Uint8Array(PLACES);
  for (const { at, spec, state } of units) {
    if (at < 0 || state.disrupted || state.attacked || spec.full.attack === undefined) continue;
    for (const link of TERRAIN.links[at] ?? []) {
      if (strikes(view, spec.cavalry, link)) strikers[link.to] = (strikers[link.to] ?? 0) + 1;
    }
  }
  return strikers;
}

function threatOf(view: View, side: Side, units: readonly Unit[], unitAt: readonly (Unit | undefined)[]): Threat {
  const blows: Threat['blows'] = {
    A: new Uint8Array(PLACES),
    B: new Uint8Array(PLACES),
    C: new Uint8Array(PLACES),
    D: new Uint8Array(PLACES),
    E: new Uint8Array(PLACES),
  };
  const shots = new Float64Array(PLACES);
  const barred = (place: number): boolean => {
    const unit = unitAt[place];
    return unit !== undefined && unit.spec.side !== side;
  };
  const seen = new Int16Array(PLACES).fill(-1);
  units.forEach(({ at, spec, state, strengths }, index) => {
    if (at < 0 || state.disrupted) return;
    if (strengths.attack !== undefined) {
      const map = blows[strengths.attack];
      for (const from of within(view, spec, at, spec.cavalry ? MOUNTED : ON_FOOT, barred)) {
        for (const link of TERRAIN.links[from] ?? []) {
          if (seen[link.to] === index || !strikes(view, spec.cavalry, link)) continue;
          seen[link.to] = index;
          map[link.to] = (map[link.to] ?? 0) + 1;
        }
      }
    }
    if (spec.missile) addShots(shots, at, spec.cavalry ? 2 : 3);
  });
  return { blows, shots };
}

function addShots(shots: Float64Array, at: number, range: number): void {
  const now = new Set<number>();
  for (const { to, clear, distance } of linesOfFire(HELMS_DEEP, at)) {
    if (!clear || distance > range) continue;
    now.add(to);
    shots[to] = (shots[to] ?? 0) + 1;
  }
  // Bowmen in the fortress keep to their walls.
  if (FORTRESS.has(at)) return;
  for (const place of around(at, range + WALKING_RANGE)) {
    if (!now.has(place)) shots[place] = (shots[place] ?? 0) + WALKING_SHOT;
  }
}
