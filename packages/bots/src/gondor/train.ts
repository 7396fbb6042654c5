/** Sauron's engines: where each is to stand, who serves it, and who fetches one that stands alone. */
import { type Board, hexesBetween, oilOver, type Unit } from './board.ts';
import type { Goal } from './goals.ts';
import { FAR, fieldTo, placeOf, TERRAIN } from './ways.ts';

const FOOT_OF_WALL = TERRAIN.zoneList('foot-of-outer-wall');
/** [16.28] Where Grond strikes the Main Gate. */
export const BEFORE_GATE = placeOf('1911');
/** The gates of the levels; the doors of towers are none. */
const LEVEL_GATES = TERRAIN.levels.flatMap(({ gates }) => [...gates]);

/** Engines on the map that nobody stands with are fetched. */
export function lonelyEngines(board: Board): Goal[] {
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
export function bearsGrond({ kind }: Unit): boolean {
  return kind === 'troll' || kind === 'uruk';
}

export function engineAt({ view }: Board, place: number): string | undefined {
  for (const [id, { kind, side, hex }] of Object.entries(view.markers))
    if (side === 'sauron' && ENGINES.has(kind) && placeOf(hex) === place) return id;
  return undefined;
}

/** Where each engine is pushed: Grond to the next gate, towers to docks of their own, catapults within range of the city. */
export function engineGoals(board: Board): Map<string, number> {
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
export const BEHIND = TERRAIN.zoneList('walls-approach').filter(
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
