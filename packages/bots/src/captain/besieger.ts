/** The plan of Isengard: the field first, then over the walls and through the gates, level by level. */
import { HELMS_DEEP, linesOfFire } from '@warbeacon/siege';
import { type Board, ON_FOOT, type Unit } from './board.ts';
import { columnsOf, RAMP_FOOT } from './columns.ts';
import { errandsOf } from './errands.ts';
import {
  DEEP,
  distancesTo,
  FOOT,
  FORTRESS,
  type Hope,
  isWallNow,
  JUMP,
  ON_WALL,
  placeOf,
  RAMP,
  TERRAIN,
  type Walker,
} from './ground.ts';
import type { Plan } from './plan.ts';
import { isBarred, MAIN_GATE, SITES } from './works.ts';

/** Points, as a share of a unit's worth, for every half movement point nearer to the goal. */
const PULL = 0.05;
/** Beyond it a goal pulls no harder. */
const FAR = 120;

/** Half points by which the higher levels are farther than they seem: first things first. */
const LEVEL_FARTHER: Readonly<Record<string, number>> = { 'hornburg-1': 2, 'hornburg-2': 4, 'central-tower': 6 };
const GATE_FARTHER = 8;
/** Half points that an enemy, and a wall that he holds, seem farther than a free wall. */
const HELD_FARTHER = 3;
/** Units to each enemy in the field or in the Deep, and the turn from which on the Deep is swept from outside too. */
const HUNTERS = 3;
const SWEEPERS = 4;
const SWEEP = 15;
const SWEEP_WALL = 15;
/** Units to each gate that must still be taken, and the turn from which on they are told off. */
const TAKERS = 2;
const GATES_FROM = 13;

/** Half points that stand for the turns in which a ladder is laid, a gate battered, or fire and ram do their work. */
const BY_LADDER = 16;
const BY_AXE = 28;
const BY_FIRE = 22;
const BY_RAM = 40;
/** The chances of one try for which these stand. */
const USUAL_AXE = 32 / 180;
const USUAL_FIRE = 5 / 6;
const USUAL_RAM = 12 / 36;
const GATE_WAIT = 30;

/** The host storms together: so many units near the walls, or so late. */
const MUSTER = 22;
const MUSTER_DISTANCE = 44;
const LATEST_MUSTER = 9;

/** How dear losses are held: before the storm, in it, and when few can still be borne. */
const WAITING = 1.2;
const STORMING = 0.6;
const BLEEDING = 2;
const SPENT = 1.5;
/** Common foot is spent more readily than guards, and horse is kept for the field. */
const COMMON_WORTH = 5;
/** Nothing takes as much of the enemy as arrows do, so bowmen go where they can shoot. */
const SHOOTING = 0.2;
const MOUNTED = 0.5;
const MOUNTED_WAITING = 1.8;
/** Half points to step out of a danger hex, and the turn from which on nobody cares. */
const LEAVING = 2;
const TOO_LATE = 18;
const BLEEDING_AT = 45;
const SPENT_AT = 12;
const RUSH = 11;
const LAST_RUSH = 15;

const AHEAD = 0.25;

/** Places kept free for those who bring ram and fire. */
const IN_THE_WAY = 5;
const ON_RAMP = 12;
const FOOTHOLD = 1.5;
/** At a target that so many can shoot at there is nothing left for others. */
const ENOUGH_SHOTS = 5;
const AT_FOOT = 1.5;
const AT_LADDER = 4;

export function besiege(board: Board): Plan {
  const fields = stormFields(board);
  const errands = errandsOf(board);
  const shooting = shootingField(board);
  const mustered = isMustered(board, fields);
  const kept = keptFree(board);
  const walled = OUTER_WALLS.some((place) => board.unitAt[place]?.spec.side === 'westernesse');
  const field = (unit: Unit): Float64Array =>
    errands.get(unit.id)?.field ?? (isBowman(unit) ? shooting() : fields(unit));
  const far = (unit: Unit, place: number): number => Math.min(FAR, field(unit)[place] ?? FAR);
  return {
    distance: (unit) => (unit.at < 0 ? FAR : far(unit, unit.at)),
    wish(unit, place) {
      const errand = errands.get(unit.id);
      // Nobody runs ahead of the host with what it will need.
      if (errand !== undefined) return -errand.pull * (mustered ? 1 : AHEAD) * far(unit, place);
      let wish = -PULL * unit.worth * far(unit, place);
      if (kept.has(place) && RAMP.has(place)) wish -= ON_RAMP;
      else if (kept.has(place) || (isBowman(unit) && (RAMP.has(place) || place === RAMP_FOOT))) wish -= IN_THE_WAY;
      if (FORTRESS.has(place)) wish += FOOTHOLD;
      // Only who begins his move at the foot of a ladder climbs it, so those who do not climb leave that place to others.
      if (isBowman(unit) || walkOf(board, unit) !== 'foot') {
        if (board.works.ladders.has(place)) wish -= AT_LADDER;
        else if (walled && FOOT.has(place)) wish -= AT_FOOT;
      }
      return wish;
    },
    caution(unit) {
      if (errands.has(unit.id)) return mustered ? Math.min(STORMING, boldness(board)) : WAITING;
      const dear = Math.max(1, unit.worth / COMMON_WORTH);
      if (unit.spec.cavalry) return isOpenToHorse(board) ? Math.max(MOUNTED, boldness(board)) : MOUNTED_WAITING;
      if (isBowman(unit)) return boldness(board) * SHOOTING;
      return (mustered ? boldness(board) : WAITING) * dear;
    },
    // [20.33] Whoever enters with the last of his points would be blown up with what he lays.
    forbids: (unit, place, cost) =>
      errands.get(unit.id)?.danger === place && cost > ON_FOOT - LEAVING && board.view.turn < TOO_LATE,
  };
}

/** Bowmen keep at a distance until they are within the walls. */
function isBowman({ spec, at, strengths }: Unit): boolean {
  return spec.missile && (strengths.attack === undefined || !FORTRESS.has(at));
}

/** Horse waits out of reach until there is a way in for it. */
function isOpenToHorse({ view }: Board): boolean {
  return view.gates[MAIN_GATE.id]?.state === 'breached';
}

/** Early on the bowmen do the work, and the foot is spared; then time grows dearer than men, until few can be lost. */
function boldness({ view }: Board): number {
  const { now, level } = view.points.isengard;
  // By option Isengard routs only beyond its level.
  const left = level - now + (view.options.demoralization === 'exceeds' ? 1 : 0);
  if (left <= SPENT_AT) return SPENT;
  const { turn } = view;
  const pressed = turn >= LAST_RUSH ? 0.3 : turn >= RUSH ? 0.6 : 1;
  return STORMING * pressed * (left <= BLEEDING_AT ? BLEEDING : 1);
}

/**
 * Half points to the nearest enemy, over walls that can be climbed and through gates that can be broken in time. The
 * foot goes for the walls and the Hornburg, and as many as are needed hunt who is left in the Deep. Nobody goes to meet
 * the relief: time is short, and it is strong.
 */
function stormFields(board: Board): (unit: Unit) => Float64Array {
  const enemies = [...board.enemies, ...board.enemyLeaders].filter(({ at }) => at >= 0);
  const relief = enemies.filter(({ at, spec }) => spec.arrives.at === 'turn' && !FORTRESS.has(at));
  const deep = enemies.filter(({ at }) => DEEP.has(at) || (ON_WALL.has(at) && board.view.turn >= SWEEP_WALL));
  const afield = enemies.filter((enemy) => !FORTRESS.has(enemy.at) && !relief.includes(enemy));
  const rest = enemies.filter((enemy) => FORTRESS.has(enemy.at) && !deep.includes(enemy));
  const left = [...rest.map(goalOf), ...gateGoals(board)];
  const within = left.length > 0 ? left : enemies.map(goalOf);
  const without = [...freeWalls(board), ...within.map(([at, farther]): Goal => [at, farther + HELD_FARTHER])];
  const made = new Map<string, Float64Array>();
  const field = (name: string, goals: readonly Goal[], walk: Walk = 'foot'): Float64Array => {
    const key = `${name}/${walk}`;
    let known = made.get(key);
    if (known === undefined) {
      known = distancesTo(board.works, WALKERS[walk], goals, hopeOf(board, walk));
      made.set(key, known);
    }
    return known;
  };
  const byDeep = (walk?: Walk): Float64Array => field('deep', deep.map(goalOf), walk);
  const byField = (walk?: Walk): Float64Array => field('afield', afield.map(goalOf), walk);
  const hunters = huntersOf(
    board.own.filter(
      ({ spec, at }) => !spec.cavalry && (FORTRESS.has(at) || board.view.turn >= SWEEP || rest.length === 0),
    ),
    // With nobody left in the Hornburg there is nothing else to do.
    rest.length === 0 && deep.length > 0 ? Number.POSITIVE_INFINITY : deep.length * SWEEPERS,
    byDeep,
  );
  const riders = huntersOf(board.own, afield.length * HUNTERS, byField);
  const open = isOpenToHorse(board);
  const takers = gateTakers(board, (goals) => field(`gate ${goals.map(([place]) => place).join()}`, goals));
  const marching = board.own.filter(
    (unit) =>
      unit.at >= 0 &&
      !FORTRESS.has(unit.at) &&
      !unit.spec.cavalry &&
      !unit.state.disrupted &&
      !isBowman(unit) &&
      !board.loads.has(unit.id) &&
      !riders.has(unit.id) &&
      !hunters.has(unit.id),
  );
  const columns = columnsOf(board, marching, field('without', without));
  return (unit) => {
    const { id, at } = unit;
    const walk = walkOf(board, unit);
    const taken = takers.get(id);
    if (taken !== undefined) return taken;
    if (riders.has(id)) return byField(walk);
    if (hunters.has(id)) return byDeep(walk);
    if (walk === 'horse' && !open) return field('waiting', WAITING_PLACES, walk);
    return FORTRESS.has(at) || walk === 'horse'
      ? field('within', within, walk)
      : (columns.get(id) ?? field('without', without, walk));
  };
}

/** How a unit walks: fire and ram close ways that are open to others. */
type Walk = 'foot' | 'horse' | 'laden';

const WALKERS: Readonly<Record<Walk, Walker>> = {
  foot: { side: 'isengard', cavalry: false },
  horse: { side: 'isengard', cavalry: true },
  laden: { side: 'isengard', cavalry: false, laden: 'fire' },
};

function walkOf({ loads }: Board, { id, spec }: Unit): Walk {
  return spec.cavalry ? 'horse' : loads.has(id) ? 'laden' : 'foot';
}

type Goal = readonly [place: number, farther: number];

function goalOf({ at }: { readonly at: number }): Goal {
  return [at, fartherAt(at)];
}

/** [23.2] Both hexes of a gate that is not held yet, and nobody stands there. */
function gateGoals(board: Board): Goal[] {
  return SITES.flatMap(({ id, outside, inside }): Goal[] => {
    if (board.view.gates[id]?.control !== 'westernesse') return [];
    const free = [outside, inside].filter((place) => board.unitAt[place] === undefined);
    return free.map((place) => [place, GATE_FARTHER + fartherAt(inside)]);
  });
}

/** Outer walls on which nobody stands: the easiest way in. */
function freeWalls({ unitAt }: Board): Goal[] {
  return OUTER_WALLS.filter((place) => unitAt[place] === undefined).map((place) => [place, 0]);
}

/** Places of the fortress that are climbed from outside. */
const OUTER_WALLS: readonly number[] = [
  ...new Set(
    [...FOOT].flatMap((foot) =>
      (TERRAIN.links[foot] ?? []).filter(({ to, up }) => up === 1 && FORTRESS.has(to)).map(({ to }) => to),
    ),
  ),
];

/** [15.15] For each gate that is not held yet, somebody to walk through it, or to stand first on its one side, then on the other. */
function gateTakers(board: Board, field: (goals: readonly Goal[]) => Float64Array): ReadonlyMap<string, Float64Array> {
  const takers = new Map<string, Float64Array>();
  // Where the end may come at any turn's end no gate can wait.
  if (board.view.turn < GATES_FROM && !board.view.options.earlyEnd) return takers;
  const foot = board.own.filter(
    (unit) => FORTRESS.has(unit.at) && !unit.state.disrupted && walkOf(board, unit) === 'foot',
  );
  const pairs = SITES.flatMap(({ id, outside, inside }) => {
    if (board.view.gates[id]?.control !== 'westernesse') return [];
    const places = [outside, inside];
    // With an enemy on one side, somebody waits on the other, to have been there when he falls.
    const free = places.filter((place) => board.unitAt[place] === undefined);
    if (free.length === 0) return [];
    const distances = field(free.map((place): Goal => [place, 0]));
    return foot.map((unit) => ({ gate: id, unit, distances, distance: distances[unit.at] ?? FAR }));
  });
  const told = new Map<string, number>();
  for (const { gate, unit, distances } of pairs.toSorted((a, b) => a.distance - b.distance)) {
    const already = told.get(gate) ?? 0;
    if (already >= TAKERS || takers.has(unit.id)) continue;
    told.set(gate, already + 1);
    takers.set(unit.id, distances);
  }
  return takers;
}

/** The units nearest to their prey, as many as are needed. */
function huntersOf(units: readonly Unit[], needed: number, field: () => Float64Array): ReadonlySet<string> {
  if (needed === 0) return new Set();
  const distances = field();
  const ready = units.filter(({ at, state }) => at >= 0 && !state.disrupted);
  const sorted = ready.toSorted((a, b) => (distances[a.at] ?? FAR) - (distances[b.at] ?? FAR));
  return new Set(sorted.slice(0, needed).map(({ id }) => id));
}

/** Where horse waits until the Main Gate is down: on the road, out of shot. */
const WAITING_PLACES: readonly Goal[] = ['0918', '1018', '1118'].map((hex) => [placeOf(hex), 0]);

const LEVEL_OF: ReadonlyMap<number, number> = new Map(
  TERRAIN.levels.flatMap(({ id, places }) => places.map((place) => [place, LEVEL_FARTHER[id] ?? 0] as const)),
);

function fartherAt(place: number): number {
  return LEVEL_OF.get(place) ?? 0;
}

function hopeOf(board: Board, walk: Walk): Hope {
  const barred = new Set(SITES.filter((site) => isBarred(board, site)).map(({ id }) => id));
  const { view, works, breaks } = board;
  const byFire = inTime(BY_FIRE, USUAL_FIRE, breaks.fire);
  const byRam = inTime(BY_RAM, USUAL_RAM, breaks.ram);
  const byAxe = inTime(BY_AXE, USUAL_AXE, breaks.axe);
  const burning = view.fires.left > 0 || Object.values(view.markers).some(({ kind }) => kind === 'blasting-fire');
  return ({ link }) => {
    if (link.kind === 'culvert') return walk !== 'horse' && burning && barred.has('culvert') ? byFire : -1;
    if (link.kind === 'main-gate') return barred.has(MAIN_GATE.id) ? byRam : -1;
    if (walk !== 'foot')
      return link.kind === 'gate' && view.gates[gateId(link.gate)]?.state === 'shut' ? GATE_WAIT : -1;
    if (!isWallNow(works, link)) return -1;
    if (link.up === 1) return view.ladders > 0 ? BY_LADDER : link.kind === 'gate' ? byAxe : -1;
    return FORTRESS.has(link.to) ? JUMP : -1;
  };
}

/** Half points for a work that is longer or shorter than usual; -1 for one that can never be done. */
function inTime(usually: number, usualChance: number, chance: number): number {
  return chance === 0 ? -1 : Math.min(FAR, Math.round((usually * usualChance) / chance));
}

function gateId(gate: number): string {
  return TERRAIN.gates[gate]?.id ?? '';
}

/** Half points to the nearest place from which somebody can be shot at. */
function shootingField(board: Board): () => Float64Array {
  let made: Float64Array | undefined;
  return () => (made ??= distancesTo(board.works, WALKERS.foot, shootingPlaces(board), hopeOf(board, 'foot')));
}

function shootingPlaces({ enemies, works, unitAt, shooters }: Board): number[] {
  const places = new Set<number>();
  for (const { at, spec } of enemies) {
    // Nobody goes to meet the relief.
    if (at < 0 || (spec.arrives.at === 'turn' && !FORTRESS.has(at))) continue;
    if ((shooters[at] ?? 0) >= ENOUGH_SHOTS) continue;
    for (const { to, clear, distance } of linesOfFire(HELMS_DEEP, at)) {
      if (clear && distance <= 3 && !works.ladders.has(to) && unitAt[to]?.spec.side !== 'westernesse') places.add(to);
    }
  }
  return [...places];
}

/** Is the host before the walls, or is it too late to wait for more of it? */
function isMustered(board: Board, fields: (unit: Unit) => Float64Array): boolean {
  if (board.view.turn >= LATEST_MUSTER) return true;
  const near = board.own.filter(
    (unit) => unit.at >= 0 && !unit.state.disrupted && (fields(unit)[unit.at] ?? FAR) < MUSTER_DISTANCE,
  );
  return near.length >= MUSTER;
}

/** The hexes from which the Main Gate and the Culvert are broken, while there is something to break them with. */
function keptFree(board: Board): ReadonlySet<number> {
  if (board.loads.size === 0) return new Set();
  const sites = SITES.slice(0, 2).filter((site) => isBarred(board, site));
  // The ramp is one hex wide: who lies on it in disorder bars it to the ram.
  const ramp = sites.includes(MAIN_GATE) ? RAMP : [];
  return new Set([...sites.map(({ outside }) => outside), ...ramp]);
}
