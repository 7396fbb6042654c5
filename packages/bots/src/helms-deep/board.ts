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
import { around, FORTRESS, OVER_PASSAGE, PLACES, placeOf, TERRAIN, type Works, worksOf } from './ground.ts';
import { allowance, BLOWS, isWallNow, missileRange, strikes, WAYS, within, zonePasses } from './ways.ts';
import { LEADERS, UNITS } from '@warbeacon/siege/helms-deep';
import { type Weights, WEIGHTS } from './weights.ts';
import { type HitChance, hitChances, makeWorths, UNIT_WORTH, type Worths } from './worth.ts';
import { breakChances, type BreakChances } from './works.ts';

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

/** [20.3] Fire that lies at a gate or the Culvert, and where it strikes. */
export interface LaidFire {
  /** Who stands here is lost. */
  readonly at: number;
  /** The other side of the gate, or the wall above the Culvert. */
  readonly opposite: number;
  /** How likely it is that it goes off, as far as the deciding side knows. */
  readonly chance: number;
}

/** What a unit carries: the ram, or fire that may be a dummy. */
export interface Load {
  readonly kind: 'ram' | 'fire';
  /** As far as the deciding side knows. */
  readonly dummy: boolean | undefined;
}

/** How its captain weighs things, and what follows from that. */
export interface Mind {
  readonly weights: Weights;
  readonly worths: Worths;
}

export const makeMind = (weights: Weights): Mind => ({ weights, worths: makeWorths(weights.worth) });

const MIND = makeMind(WEIGHTS);

export interface Board extends Mind {
  readonly view: View;
  readonly works: Works;
  /** By the unit that carries it. */
  readonly loads: ReadonlyMap<string, Load>;
  readonly fires: readonly LaidFire[];
  /** [20.8] Rocks with a unit of Westernesse beside them, by place: how likely it is that they are real. */
  readonly rocks: ReadonlyMap<number, number>;
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
  /** Friends who could shoot at each place from where they stand. */
  readonly shooters: Uint8Array;
  readonly threat: Threat;
  readonly hitChance: HitChance;
  readonly breaks: BreakChances;
}

/** What the enemy could bring to bear on each place in its next turn. */
interface Threat {
  /** How many enemy units could come to strike there, by attack strength. */
  readonly blows: Readonly<Record<Attack, Uint8Array>>;
  /** Shots that could be aimed there, those of bowmen who must first come nearer counted in part. */
  readonly shots: Float64Array;
}

export function makeBoard(view: View, side: Side, { weights, worths }: Mind = MIND): Board {
  const units = UNITS.flatMap((spec): Unit[] => {
    const state = view.units[spec.id];
    if (state === undefined || state.hex === 'lost') return [];
    // [8.4] The first unit of a formation speaks for both, with their common strength and worth.
    const partner = view.formations.find(({ units: pair }) => pair[0] === spec.id)?.units[1];
    const reduced = view.options.reducedSides === 'all' ? spec.reducedAll : spec.reduced;
    const alone = state.reduced ? reduced : spec.full;
    const strengths: Strengths = partner === undefined ? alone : { attack: 'A', armour: 4, morale: alone.morale };
    const worth = (UNIT_WORTH.get(spec.id) ?? 0) + (UNIT_WORTH.get(partner ?? '') ?? 0);
    return [{ id: spec.id, spec, state, at: placeOf(state.hex, state.place), strengths, worth }];
  });
  const leaders = LEADERS.flatMap((spec): Leader[] => {
    const state = view.leaders[spec.id];
    if (state === undefined || state.hex === 'lost') return [];
    return [{ id: spec.id, spec, state, at: placeOf(state.hex, state.place), worth: worths.leader(spec) }];
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
  const works = worksOf(view);
  const breaks = breakChances(view.options.house);
  let threat: Threat | undefined;
  return {
    weights,
    worths,
    view,
    works,
    loads: loadsOf(view),
    fires: firesOf(weights, view, breaks),
    rocks: rocksOf(weights, view, unitAt),
    side,
    own,
    enemies,
    leaders: leaders.filter((leader) => leader.spec.side === side),
    enemyLeaders: leaders.filter((leader) => leader.spec.side !== side),
    unitAt,
    unit: (id) => named(units, id),
    leader: (id) => named(leaders, id),
    leadersAt: (place) => (place < 0 ? [] : (leadersAt.get(place) ?? [])),
    ownZone: zoneOf(works, own),
    support: supportOf(own, weights.board.supportRange),
    strikers: strikersOf(works, own),
    shooters: shootersOf(works, own),
    hitChance: hitChances(view.options.house),
    breaks,
    // A side's threat is asked for in few decisions, and dear.
    get threat() {
      threat ??= threatOf(weights, works, otherSide(side), enemies, unitAt, view.ladders > 0);
      return threat;
    },
  };
}

function named<T extends { readonly id: string }>(pieces: readonly T[], id: string): T {
  const piece = pieces.find((candidate) => candidate.id === id);
  if (piece === undefined) throw new Error(`no piece ${id} on the board`);
  return piece;
}

function loadsOf({ markers }: View): Map<string, Load> {
  const loads = new Map<string, Load>();
  for (const { kind, with: carrier, dummy } of Object.values(markers)) {
    if (carrier === undefined || (kind !== 'ram' && kind !== 'blasting-fire')) continue;
    loads.set(carrier, { kind: kind === 'ram' ? 'ram' : 'fire', dummy });
  }
  return loads;
}

/** [20.5] A fire at the Main Gate or the Culvert may be a dud, at other gates never. */
function firesOf(weights: Weights, { markers }: View, { fire }: BreakChances): LaidFire[] {
  return Object.values(markers).flatMap(({ kind, hex, against, dummy }): LaidFire[] => {
    if (kind !== 'blasting-fire' || against === undefined) return [];
    const at = placeOf(hex);
    const gate = TERRAIN.gates.find(
      ({ lower, upper }) => [lower, upper].includes(at) && [lower, upper].includes(placeOf(against)),
    );
    const real = dummy === undefined ? weights.board.real : dummy ? 0 : 1;
    return [
      {
        at,
        opposite: gate === undefined ? OVER_PASSAGE : placeOf(against),
        chance: real * (gate === undefined || gate.kind === 'main-gate' ? fire : 1),
      },
    ];
  });
}

function rocksOf(weights: Weights, { markers }: View, unitAt: readonly (Unit | undefined)[]): Map<number, number> {
  const rocks = new Map<number, number>();
  for (const { kind, hex, dummy } of Object.values(markers)) {
    const at = placeOf(hex);
    if (kind !== 'rocks' || unitAt[at]?.spec.side !== 'westernesse') continue;
    rocks.set(at, dummy === undefined ? weights.board.real : dummy ? 0 : 1);
  }
  return rocks;
}

function zoneOf(works: Works, units: readonly Unit[]): Uint8Array {
  const zone = new Uint8Array(PLACES);
  for (const { at } of units) {
    for (const way of WAYS[at] ?? []) if (zonePasses(works, way)) zone[way.to] = 1;
  }
  return zone;
}

function supportOf(units: readonly Unit[], range: number): Float64Array {
  const support = new Float64Array(PLACES);
  for (const { at, worth, state } of units) {
    if (at < 0 || state.disrupted) continue;
    for (const place of around(at, range)) support[place] = (support[place] ?? 0) + worth;
  }
  return support;
}

function strikersOf(works: Works, units: readonly Unit[]): Uint8Array {
  const strikers = new Uint8Array(PLACES);
  for (const { at, spec, state } of units) {
    if (at < 0 || state.disrupted || state.attacked || spec.full.attack === undefined) continue;
    for (const way of BLOWS[at] ?? []) {
      if (strikes(works, spec.cavalry, way)) strikers[way.to] = (strikers[way.to] ?? 0) + 1;
    }
  }
  return strikers;
}

/** Can the unit shoot from one place at another, as far as the ground goes? */
export function shoots({ ladders }: Works, { spec }: Unit, from: number, to: number): boolean {
  if (!spec.missile || from < 0 || ladders.has(from)) return false;
  const range = missileRange(spec);
  return linesOfFire(HELMS_DEEP, from).some((line) => line.to === to && line.clear && line.distance <= range);
}

function shootersOf({ ladders }: Works, units: readonly Unit[]): Uint8Array {
  const shooters = new Uint8Array(PLACES);
  for (const { at, spec, state } of units) {
    if (at < 0 || !spec.missile || state.disrupted || ladders.has(at)) continue;
    const range = missileRange(spec);
    for (const { to, clear, distance } of linesOfFire(HELMS_DEEP, at)) {
      if (clear && distance <= range) shooters[to] = (shooters[to] ?? 0) + 1;
    }
  }
  return shooters;
}

function threatOf(
  weights: Weights,
  works: Works,
  side: Side,
  units: readonly Unit[],
  unitAt: readonly (Unit | undefined)[],
  ladders: boolean,
): Threat {
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
      for (const from of within(works, spec, at, allowance(spec), barred)) {
        for (const way of BLOWS[from] ?? []) {
          if (seen[way.to] === index) continue;
          // Who stands below a wall now may lay a ladder before he strikes.
          const climbs = ladders && from === at && side === 'isengard' && !spec.cavalry && isWallNow(works, way);
          if (!climbs && !strikes(works, spec.cavalry, way)) continue;
          seen[way.to] = index;
          map[way.to] = (map[way.to] ?? 0) + 1;
        }
      }
    }
    if (spec.missile) addShots(weights, shots, at, missileRange(spec));
  });
  return { blows, shots };
}

function addShots({ board }: Weights, shots: Float64Array, at: number, range: number): void {
  const now = new Set<number>();
  for (const { to, clear, distance } of linesOfFire(HELMS_DEEP, at)) {
    if (!clear || distance > range) continue;
    now.add(to);
    shots[to] = (shots[to] ?? 0) + 1;
  }
  // Bowmen in the fortress keep to their walls.
  if (FORTRESS.has(at)) return;
  for (const place of around(at, range + board.walkingRange)) {
    if (!now.has(place)) shots[place] = (shots[place] ?? 0) + board.walkingShot;
  }
}
