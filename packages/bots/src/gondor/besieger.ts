/** Sauron's plan for a Movement Phase: who storms what, who holds the road, and where the engines go. */
import { type Board, CITY, danger, hexesBetween, isFit, oilOver, RING, strikeGain, type Unit } from './board.ts';
import { type Goal, tellOff } from './goals.ts';
import type { Plan } from './plan.ts';
import { FAR, fieldTo, placeOf, TERRAIN } from './ways.ts';

/** [20.1] The two hexes of the East Road that must be Sauron's. */
export const ROAD = [placeOf('1918'), placeOf('2124')] as const;
const FOOT_OF_WALL = TERRAIN.zoneList('foot-of-outer-wall');
/** [16.28] Where Grond strikes the Main Gate. */
const BEFORE_GATE = placeOf('1911');
/** The gates of the levels; the doors of towers are none. */
const LEVEL_GATES = TERRAIN.levels.flatMap(({ gates }) => [...gates]);

export function besiege(board: Board): Plan {
  const { storm, march } = board.weights;
  const engines = engineGoals(board);
  const units = board.own.filter(({ at, state }) => at >= 0 || state.hex === 'due');
  const crews = new Map<string, number>();
  for (const unit of units) {
    const engine = unit.at < 0 ? undefined : engineAt(board, unit.at);
    const goal = engine === undefined ? undefined : engines.get(engine);
    if (goal !== undefined && (engine !== 'grond' || bearsGrond(unit))) crews.set(unit.id, goal);
  }
  const others = units.filter(({ id }) => !crews.has(id));
  const told = tellOff(board, others, [...roadGoals(board), ...stormGoals(board), ...lonelyEngines(board)]);
  const near = nearRout(board);
  const grondsWay = new Set(grondToCome(board) ? [BEFORE_GATE] : []);
  return {
    engines,
    crews,
    goalOf: (unit) => told.get(unit.id)?.place,
    value(unit, place) {
      const goal = crews.get(unit.id) ?? told.get(unit.id)?.place;
      if (goal === undefined) return 0;
      const field = fieldTo(goal, crews.has(unit.id) ? 'engine' : unit.mode, 'sauron', board.works);
      const way = field[place] ?? FAR;
      let value = -march.nearer * way + march.strike * strikeGain(board, unit, place);
      const caution = board.view.night ? storm.cautionByNight : storm.cautionByDay;
      value -= (near ? storm.cautionNearRout : caution) * danger(board, unit, place);
      if (board.view.turn < storm.begins && !CITY.has(place)) value -= inBowshot(place, storm.bowshot) ? 20 : 0;
      if (grondsWay.has(place) && !crews.has(unit.id)) value -= storm.inGrondsWay;
      return value - storm.underOil * Math.min(1, oilOver(board, place));
    },
  };
}

/** Is Grond still on its way to the Main Gate? */
function grondToCome({ view }: Board): boolean {
  const grond = view.markers['grond'];
  return grond !== undefined && placeOf(grond.hex) !== BEFORE_GATE && view.gates['main-gate']?.state === 'shut';
}

function inBowshot(place: number, range: number): boolean {
  return FOOT_OF_WALL.some((foot) => hexesBetween(place, foot) < range);
}

function nearRout({ view, weights }: Board): boolean {
  const { sauron } = view.points;
  return sauron !== undefined && sauron.now > weights.storm.nearRout * sauron.level;
}

/** [20.1] The garrison is so far gone that nothing is left but to hold the road and to lose nobody. */
function isEnough({ view, weights }: Board): boolean {
  const { garrison } = view.points;
  if (garrison === undefined) return false;
  // [19.11] Each relief still to come gives the garrison heart.
  const toCome = (view.relief.rohan ? 0 : weights.enough.heart) + (view.relief.men ? 0 : weights.enough.heart);
  return garrison.now - toCome - garrison.level >= weights.enough.margin;
}

/** [15.22] Horse and mûmakil hold the road, since they do not climb; in the field they meet the relief. */
function roadGoals(board: Board): Goal[] {
  const { storm } = board.weights;
  if (board.view.turn < storm.roadFrom) return [];
  const goals: Goal[] = [];
  const { enough } = board.weights;
  const all = isEnough(board);
  for (const [i, road] of ROAD.entries()) {
    goals.push({ place: road, room: 1, nearer: storm.roadNearer, suits: (unit) => isGuard(unit, i) });
    for (const { to } of (TERRAIN.links[road] ?? []).slice(0, storm.screen))
      goals.push({ place: to, room: 1, nearer: storm.screenNearer, suits: (unit) => isGuard(unit, i) });
    if (!all) continue;
    const suits = (unit: Unit): boolean => unit.mode === 'foot' && !CITY.has(unit.at);
    goals.push({ place: road, room: 1, nearer: enough.roadNearer, suits });
    for (const { to } of TERRAIN.links[road] ?? [])
      goals.push({ place: to, room: 1, nearer: enough.roundNearer, suits });
  }
  return goals;
}

/** [14.31] Horse and mûmakil keep apart: these at the nearer hex of the road, those at the edge. */
function isGuard({ kind, spec }: Unit, road: number): boolean {
  return road === 0 ? kind === 'mumak' || kind === 'harad-axeman' : spec.cavalry;
}

/** Each enemy in the city, the next gates, and in the end every place of the level that is next to be taken. */
function stormGoals(board: Board): Goal[] {
  const { storm } = board.weights;
  const goals: Goal[] = [];
  // Who is in the city goes on there, since a level held counts for both sides (19.11, 19.13).
  const enough = isEnough(board);
  const suits = (unit: Unit): boolean => unit.mode === 'foot' && (!enough || CITY.has(unit.at));
  for (const enemy of board.enemies) {
    const within = CITY.has(enemy.at);
    goals.push({
      place: enemy.at,
      room: storm.huntersEach,
      nearer: storm.enemyNearer,
      suits: (unit) => (within ? suits(unit) : unit.mode === 'horse' || hexesBetween(unit.at, enemy.at) < 4),
    });
  }
  const next = nextLevel(board);
  for (const index of TERRAIN.levels[next]?.gates ?? []) {
    const gate = TERRAIN.gates[index];
    if (gate === undefined || board.view.gates[gate.id]?.control === 'sauron') continue;
    for (const place of [gate.upper, gate.lower]) {
      if (place !== BEFORE_GATE || board.enemies.every(({ at }) => RING[at] !== 1))
        goals.push({ place, room: 1, nearer: storm.gateNearer, suits });
    }
  }
  return goals;
}

/** [20.2] The lowest level that is not yet Sauron's, by its index. */
export function nextLevel({ view }: Board): number {
  const next = TERRAIN.levels.findIndex(({ id }, index) => index < 7 && view.levels[id] !== 'sauron');
  return next < 0 ? 6 : next;
}

/** Engines on the map that nobody stands with are fetched. */
function lonelyEngines(board: Board): Goal[] {
  const goals: Goal[] = [];
  for (const { kind, side, hex } of Object.values(board.view.markers)) {
    const at = placeOf(hex);
    if (at < 0 || side !== 'sauron' || !ENGINES.has(kind) || board.unitAt.has(at)) continue;
    const suits = (unit: Unit): boolean => unit.mode === 'foot' && (kind !== 'grond' || bearsGrond(unit));
    goals.push({ place: at, room: 1, nearer: board.weights.storm.engineNearer, suits });
  }
  return goals;
}

const ENGINES: ReadonlySet<string> = new Set(['siege-tower', 'sauron-catapult', 'grond']);

/** [16.13] */
function bearsGrond({ kind }: Unit): boolean {
  return kind === 'troll' || kind === 'uruk';
}

function engineAt({ view }: Board, place: number): string | undefined {
  for (const [id, { kind, side, hex }] of Object.entries(view.markers))
    if (side === 'sauron' && ENGINES.has(kind) && placeOf(hex) === place) return id;
  return undefined;
}

/** Where each engine is pushed: Grond to the next gate, towers to docks of their own, catapults within range of the city. */
function engineGoals(board: Board): Map<string, number> {
  const goals = new Map<string, number>();
  const taken = new Set<number>([BEFORE_GATE]);
  for (const [id, { kind, side, hex }] of Object.entries(board.view.markers)) {
    if (side !== 'sauron' || !ENGINES.has(kind) || hex === 'lost') continue;
    const at = placeOf(hex) < 0 ? placeOf('2124') : placeOf(hex);
    const goal =
      kind === 'grond' ? nextGate(board) : bestSpot(board, at, taken, kind === 'siege-tower' ? FOOT_OF_WALL : BEHIND);
    if (goal === undefined) continue;
    goals.set(id, goal);
    taken.add(goal);
  }
  return goals;
}

/** Outside, two hexes from the city, and not on the road to the gate. */
const BEHIND = TERRAIN.zoneList('walls-approach').filter(
  (place) => !FOOT_OF_WALL.includes(place) && TERRAIN.ground[place] !== 'road',
);

function nextGate({ view }: Board): number | undefined {
  for (const index of LEVEL_GATES) {
    const gate = TERRAIN.gates[index];
    const state = gate === undefined ? undefined : view.gates[gate.id];
    if (gate !== undefined && state?.state !== 'breached' && state?.control !== 'sauron') return gate.lower;
  }
  return undefined;
}

/** The nearest spot for an engine, those under oil and beside other engines' spots seeming farther. */
function bestSpot(board: Board, at: number, taken: ReadonlySet<number>, spots: readonly number[]): number | undefined {
  const { storm } = board.weights;
  let best: number | undefined;
  let least = FAR;
  for (const spot of spots) {
    if (taken.has(spot)) continue;
    const way = fieldTo(spot, 'engine', 'sauron', board.works)[at] ?? FAR;
    if (way >= FAR) continue;
    const crowd = [...taken].filter((other) => other !== BEFORE_GATE && hexesBetween(other, spot) === 1).length;
    const cost = way + crowd * storm.besideTower + oilOver(board, spot) * storm.dockUnderOil;
    if (cost >= least) continue;
    least = cost;
    best = spot;
  }
  return best;
}

/** Besiegers fit to fight in a level of the city, by its number from 1. */
export function besiegersIn(board: Board, ring: number): number {
  const units = board.side === 'sauron' ? board.own : board.enemies;
  return units.filter((unit) => isFit(unit) && RING[unit.at] === ring).length;
}
