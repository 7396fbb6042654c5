/** Ways into the city from without: who goes in where, so that each comes in as soon as may be and nobody waits behind another. */
import { type Board, CITY, isFit, oilOver, type Unit } from './board.ts';
import type { Campaign } from './campaign.ts';
import type { Goal } from './goals.ts';
import { BEFORE_GATE } from './train.ts';
import { FAR, fieldTo, isWall, TERRAIN } from './ways.ts';

const FOOT_OF_WALL = TERRAIN.zoneList('foot-of-outer-wall');
/** [4.11] Half points that foot has in a turn in the field. */
const TURN = 8;

/** Through a gate or over a tower in the midst of a march, up a ladder that stands, or up one that is still to be set up. */
type How = 'walk' | 'climb' | 'lay';

export interface Entrance {
  /** Below the wall. */
  readonly place: number;
  readonly how: How;
  /** Turns from now in which the unit comes in; 0 is this one. */
  readonly turns: number;
}

interface Way {
  readonly place: number;
  readonly how: How;
  /** Units that come in by it in one turn. */
  readonly width: number;
  /** Half points by which it seems farther. */
  readonly farther: number;
}

const KEPT = new WeakMap<Board, ReadonlyMap<Unit, Entrance>>();

/** The entrance of each unit outside that may climb; the soonest first, and as many to a way and a turn as it is wide. */
export function entrancesOf(board: Board): ReadonlyMap<Unit, Entrance> {
  let entrances = KEPT.get(board);
  if (entrances === undefined) {
    entrances = share(board);
    KEPT.set(board, entrances);
  }
  return entrances;
}

function share(board: Board): Map<Unit, Entrance> {
  const ways = waysIn(board);
  const units = board.own.filter((unit) => unit.mode === 'foot' && isFit(unit) && !CITY.has(unit.at));
  const ladders = board.view.supply.ladders - board.weights.storm.innerLadders;
  const entrances = new Map<Unit, Entrance>();
  const taken = new Map<string, number>();
  const laid = new Set<Way>();
  let round = units.flatMap((unit) =>
    ways.flatMap((way) => {
      const far = (fieldTo(way.place, 'foot', 'sauron', board.works)[unit.at] ?? FAR) + way.farther;
      return far >= FAR ? [] : [{ unit, way, far, turns: turnsTo(way, far) }];
    }),
  );
  for (let turns = 0; round.length > 0; turns++) {
    const now = round.filter((each) => each.turns <= turns).toSorted((a, b) => a.far - b.far);
    for (const { unit, way } of now) {
      if (entrances.has(unit)) continue;
      const slot = `${way.place} ${turns}`;
      const count = taken.get(slot) ?? 0;
      if (count >= way.width || (way.how === 'lay' && !laid.has(way) && laid.size >= ladders)) continue;
      taken.set(slot, count + 1);
      if (way.how === 'lay') laid.add(way);
      entrances.set(unit, { place: way.place, how: way.how, turns });
    }
    round = round.filter(
      ({ unit, way }) => !entrances.has(unit) && (way.how !== 'lay' || laid.has(way) || laid.size < ladders),
    );
  }
  return entrances;
}

/** [4.3] [16.43] A ladder is climbed by who begins his turn at it, and set up by who ends it there. */
function turnsTo({ how }: Way, far: number): number {
  if (how === 'walk') return Math.max(0, Math.ceil((far + TURN / 2) / TURN) - 1);
  return how === 'lay' && far === 0 ? 1 : Math.ceil(far / TURN);
}

function waysIn(board: Board): Way[] {
  const { works, weights } = board;
  const { storm } = weights;
  return FOOT_OF_WALL.flatMap((place): Way[] => {
    const danger = storm.underOil * oilOver(board, place) + storm.defended * defendersOver(board, place);
    if (place === BEFORE_GATE)
      return isGateOpen(board) ? [{ place, how: 'walk', width: storm.gateWidth, farther: 0 }] : [];
    const tops = (TERRAIN.links[place] ?? []).filter(
      (link) => link.up === 1 && isWall(link) && !works.fires.has(link.to),
    );
    const top = works.ladders.get(place);
    if (top === undefined ? tops.length === 0 : works.fires.has(top)) return [];
    if (works.towers.has(place))
      return tops.length === 0 ? [] : [{ place, how: 'walk', width: storm.towerWidth, farther: 0 }];
    if (top !== undefined) return [{ place, how: 'climb', width: 1, farther: 0 }];
    return [{ place, how: 'lay', width: 1, farther: danger }];
  });
}

function isGateOpen({ view }: Board): boolean {
  const gate = view.gates['main-gate'];
  return gate?.state === 'breached' || gate?.control === 'sauron';
}

/** Is the unit in the city, or does it come there in this turn? */
export function isGoingIn(board: Board, unit: Unit): boolean {
  if (CITY.has(unit.at)) return true;
  const entrance = entrancesOf(board).get(unit);
  return (
    entrance !== undefined &&
    (entrance.turns === 0 || (entrance.how === 'walk' && entrance.turns <= board.weights.storm.walkAhead))
  );
}

/** Each who is still outside to the place by which he comes in. */
export function entranceGoals(board: Board, { shelter }: Campaign): Goal[] {
  // Before the garrison is worn down by bows, or time presses, ladders would only cost men.
  if (!shelter) return [];
  return [...entrancesOf(board)].flatMap(([unit, { place }]): Goal[] =>
    isGoingIn(board, unit)
      ? []
      : [{ place, room: 1, nearer: board.weights.storm.footNearer, suits: (other) => other === unit }],
  );
}

/** Does the unit set up a ladder where it stands, to come in by it? */
export function laysOutside(board: Board, unit: Unit): boolean {
  const entrance = entrancesOf(board).get(unit);
  return entrance?.how === 'lay' && entrance.place === unit.at;
}

/** Enemies fit to fight on the wall over a place, and next to where a ladder would lead. */
function defendersOver(board: Board, place: number): number {
  const over = new Set<number>();
  for (const link of TERRAIN.links[place] ?? []) {
    if (link.up !== 1 || !isWall(link)) continue;
    for (const at of [link.to, ...(TERRAIN.links[link.to] ?? []).map(({ to }) => to)]) {
      const unit = board.unitAt.get(at);
      if (unit !== undefined && unit.side !== board.side && isFit(unit) && CITY.has(at)) over.add(at);
    }
  }
  return over.size;
}
