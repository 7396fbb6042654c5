/** The plan of Isengard: the field first, then over the walls and through the gates, level by level. */
import { HELMS_DEEP, linesOfFire } from '@warbeacon/siege';
import type { Board, Unit } from './board.ts';
import { columnsOf } from './columns.ts';
import { errandsOf } from './errands.ts';
import { DEEP, FOOT, FORTRESS, LANDMARKS, ON_WALL, placeOf, RAMP, TERRAIN } from './ground.ts';
import { allowance, distancesTo, type Hope, isWallNow, JUMP, LONGEST_SHOT, type Walker, WAYS } from './ways.ts';
import type { Plan } from './plan.ts';
import { isBarred, MAIN_GATE, SITES } from './works.ts';

export function besiege(board: Board): Plan {
  const weights = board.weights.besieger;
  const fields = stormFields(board);
  const errands = errandsOf(board);
  const shooting = shootingField(board);
  const mustered = isMustered(board, fields);
  const kept = keptFree(board);
  const walled = OUTER_WALLS.some((place) => board.unitAt[place]?.spec.side === 'westernesse');
  const field = (unit: Unit): Float64Array =>
    errands.get(unit.id)?.field ?? (isBowman(unit) ? shooting() : fields(unit));
  const far = (unit: Unit, place: number): number => Math.min(weights.far, field(unit)[place] ?? weights.far);
  return {
    distance: (unit) => (unit.at < 0 ? weights.far : far(unit, unit.at)),
    wish(unit, place) {
      const errand = errands.get(unit.id);
      // Nobody runs ahead of the host with what it will need.
      if (errand !== undefined) return -errand.pull * (mustered ? 1 : weights.ahead) * far(unit, place);
      let wish = -weights.pull * unit.worth * far(unit, place);
      if (kept.has(place) && RAMP.has(place)) wish -= weights.onRamp;
      else if (kept.has(place) || (isBowman(unit) && (RAMP.has(place) || place === LANDMARKS.rampFoot)))
        wish -= weights.inTheWay;
      if (FORTRESS.has(place)) wish += weights.foothold;
      // Only who begins his move at the foot of a ladder climbs it, so those who do not climb leave that place to others.
      if (isBowman(unit) || walkOf(board, unit) !== 'foot') {
        if (board.works.ladders.has(place)) wish -= weights.atLadder;
        else if (walled && FOOT.has(place)) wish -= weights.atFoot;
      }
      return wish;
    },
    caution(unit) {
      if (errands.has(unit.id)) return mustered ? Math.min(weights.storming, boldness(board)) : weights.waiting;
      const dear = Math.max(1, unit.worth / weights.commonWorth);
      if (unit.spec.cavalry)
        return isOpenToHorse(board) ? Math.max(weights.mounted, boldness(board)) : weights.mountedWaiting;
      if (isBowman(unit)) return boldness(board) * weights.shooting;
      return (mustered ? boldness(board) : weights.waiting) * dear;
    },
    // [20.33] Whoever enters with the last of his points would be blown up with what he lays.
    forbids: (unit, place, cost) =>
      errands.get(unit.id)?.danger === place &&
      cost > allowance(unit.spec) - weights.leaving &&
      board.view.turn < weights.tooLate,
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
function boldness(board: Board): number {
  const weights = board.weights.besieger;
  const { turn, points, options } = board.view;
  const { now, level } = points.isengard;
  // By option Isengard routs only beyond its level.
  const left = level - now + (options.demoralization === 'exceeds' ? 1 : 0);
  if (left <= weights.spentAt) return weights.spent;
  const pressed = turn >= weights.lastRushFrom ? weights.lastRush : turn >= weights.rushFrom ? weights.rush : 1;
  return weights.storming * pressed * (left <= weights.bleedingAt ? weights.bleeding : 1);
}

/**
 * Half points to the nearest enemy, over walls that can be climbed and through gates that can be broken in time. The
 * foot goes for the walls and the Hornburg, and as many as are needed hunt who is left in the Deep. Nobody goes to meet
 * the relief: time is short, and it is strong.
 */
function stormFields(board: Board): (unit: Unit) => Float64Array {
  const weights = board.weights.besieger;
  const enemies = [...board.enemies, ...board.enemyLeaders].filter(({ at }) => at >= 0);
  const relief = enemies.filter(({ at, spec }) => spec.arrives.at === 'turn' && !FORTRESS.has(at));
  const deep = enemies.filter(
    ({ at }) => DEEP.has(at) || (ON_WALL.has(at) && board.view.turn >= weights.sweepWallFrom),
  );
  const afield = enemies.filter((enemy) => !FORTRESS.has(enemy.at) && !relief.includes(enemy));
  const rest = enemies.filter((enemy) => FORTRESS.has(enemy.at) && !deep.includes(enemy));
  const goal = (enemy: { readonly at: number }): Goal => goalOf(board, enemy);
  const left = [...rest.map(goal), ...gateGoals(board)];
  const within = left.length > 0 ? left : enemies.map(goal);
  const without = [...freeWalls(board), ...within.map(([at, farther]): Goal => [at, farther + weights.heldFarther])];
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
  const byDeep = (walk?: Walk): Float64Array => field('deep', deep.map(goal), walk);
  const byField = (walk?: Walk): Float64Array => field('afield', afield.map(goal), walk);
  const hunters = huntersOf(
    board,
    board.own.filter(
      ({ spec, at }) =>
        !spec.cavalry && (FORTRESS.has(at) || board.view.turn >= weights.sweepFrom || rest.length === 0),
    ),
    // With nobody left in the Hornburg there is nothing else to do.
    rest.length === 0 && deep.length > 0 ? Number.POSITIVE_INFINITY : deep.length * weights.sweepers,
    byDeep,
  );
  const riders = huntersOf(board, board.own, afield.length * weights.hunters, byField);
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
    if (walk === 'horse' && !open)
      return field(
        'waiting',
        weights.mountedWaitAt.map((hex): Goal => [placeOf(hex), 0]),
        walk,
      );
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

function goalOf(board: Board, { at }: { readonly at: number }): Goal {
  return [at, fartherAt(board, at)];
}

/** [23.2] Both hexes of a gate that is not held yet, and nobody stands there. */
function gateGoals(board: Board): Goal[] {
  const weights = board.weights.besieger;
  return SITES.flatMap(({ id, outside, inside }): Goal[] => {
    if (board.view.gates[id]?.control !== 'westernesse') return [];
    const free = [outside, inside].filter((place) => board.unitAt[place] === undefined);
    return free.map((place) => [place, weights.gateFarther + fartherAt(board, inside)]);
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
      (WAYS[foot] ?? []).filter(({ to, up }) => up === 1 && FORTRESS.has(to)).map(({ to }) => to),
    ),
  ),
];

/** [15.15] For each gate that is not held yet, somebody to walk through it, or to stand first on its one side, then on the other. */
function gateTakers(board: Board, field: (goals: readonly Goal[]) => Float64Array): ReadonlyMap<string, Float64Array> {
  const weights = board.weights.besieger;
  const takers = new Map<string, Float64Array>();
  // Where the end may come at any turn's end no gate can wait.
  if (board.view.turn < weights.gatesFrom && !board.view.options.earlyEnd) return takers;
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
    return foot.map((unit) => ({ gate: id, unit, distances, distance: distances[unit.at] ?? weights.far }));
  });
  const told = new Map<string, number>();
  for (const { gate, unit, distances } of pairs.toSorted((a, b) => a.distance - b.distance)) {
    const already = told.get(gate) ?? 0;
    if (already >= weights.takers || takers.has(unit.id)) continue;
    told.set(gate, already + 1);
    takers.set(unit.id, distances);
  }
  return takers;
}

/** The units nearest to their prey, as many as are needed. */
function huntersOf(
  { weights }: Board,
  units: readonly Unit[],
  needed: number,
  field: () => Float64Array,
): ReadonlySet<string> {
  if (needed === 0) return new Set();
  const distances = field();
  const ready = units.filter(({ at, state }) => at >= 0 && !state.disrupted);
  const sorted = ready.toSorted(
    (a, b) => (distances[a.at] ?? weights.besieger.far) - (distances[b.at] ?? weights.besieger.far),
  );
  return new Set(sorted.slice(0, needed).map(({ id }) => id));
}

const LEVEL_OF: ReadonlyMap<number, string> = new Map(
  TERRAIN.levels.flatMap(({ id, places }) => places.map((place) => [place, id] as const)),
);

function fartherAt({ weights }: Board, place: number): number {
  return weights.besieger.levelFarther[LEVEL_OF.get(place) ?? ''] ?? 0;
}

function hopeOf(board: Board, walk: Walk): Hope {
  const weights = board.weights.besieger;
  const barred = new Set(SITES.filter((site) => isBarred(board, site)).map(({ id }) => id));
  const { view, works, breaks } = board;
  const byFire = inTime(board, weights.byFire, weights.usualFire, breaks.fire);
  const byRam = inTime(board, weights.byRam, weights.usualRam, breaks.ram);
  const byAxe = inTime(board, weights.byAxe, weights.usualAxe, breaks.axe);
  const burning = view.fires.left > 0 || Object.values(view.markers).some(({ kind }) => kind === 'blasting-fire');
  return (way) => {
    if (way.kind === 'culvert') return walk !== 'horse' && burning && barred.has('culvert') ? byFire : -1;
    if (way.kind === 'main-gate') return barred.has(MAIN_GATE.id) ? byRam : -1;
    if (walk !== 'foot')
      return way.kind === 'gate' && view.gates[gateId(way.gate)]?.state === 'shut' ? weights.gateWait : -1;
    if (!isWallNow(works, way)) return -1;
    if (way.up === 1) return view.ladders > 0 ? weights.byLadder : way.kind === 'gate' ? byAxe : -1;
    return FORTRESS.has(way.to) ? JUMP : -1;
  };
}

/** Half points for a work that is longer or shorter than usual; -1 for one that can never be done. */
function inTime({ weights }: Board, usually: number, usualChance: number, chance: number): number {
  return chance === 0 ? -1 : Math.min(weights.besieger.far, Math.round((usually * usualChance) / chance));
}

function gateId(gate: number): string {
  return TERRAIN.gates[gate]?.id ?? '';
}

/** Half points to the nearest place from which somebody can be shot at. */
function shootingField(board: Board): () => Float64Array {
  let made: Float64Array | undefined;
  return () => (made ??= distancesTo(board.works, WALKERS.foot, shootingPlaces(board), hopeOf(board, 'foot')));
}

function shootingPlaces({ enemies, works, unitAt, shooters, weights }: Board): number[] {
  const places = new Set<number>();
  for (const { at, spec } of enemies) {
    // Nobody goes to meet the relief.
    if (at < 0 || (spec.arrives.at === 'turn' && !FORTRESS.has(at))) continue;
    if ((shooters[at] ?? 0) >= weights.besieger.enoughShots) continue;
    for (const { to, clear, distance } of linesOfFire(HELMS_DEEP, at)) {
      if (clear && distance <= LONGEST_SHOT && !works.ladders.has(to) && unitAt[to]?.spec.side !== 'westernesse')
        places.add(to);
    }
  }
  return [...places];
}

/** Is the host before the walls, or is it too late to wait for more of it? */
function isMustered(board: Board, fields: (unit: Unit) => Float64Array): boolean {
  const weights = board.weights.besieger;
  if (board.view.turn >= weights.latestMuster) return true;
  const near = board.own.filter(
    (unit) => unit.at >= 0 && !unit.state.disrupted && (fields(unit)[unit.at] ?? weights.far) < weights.musterDistance,
  );
  return near.length >= weights.muster;
}

/** The hexes from which the Main Gate and the Culvert are broken, while there is something to break them with. */
function keptFree(board: Board): ReadonlySet<number> {
  if (board.loads.size === 0) return new Set();
  const sites = SITES.slice(0, 2).filter((site) => isBarred(board, site));
  // The ramp is one hex wide: who lies on it in disorder bars it to the ram.
  const ramp = sites.includes(MAIN_GATE) ? RAMP : [];
  return new Set([...sites.map(({ outside }) => outside), ...ramp]);
}
