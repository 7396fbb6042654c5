/**
 * How dear each step is, where zones and blows pass, how far everything is. What never changes is read from the tables of
 * the game, once; what hangs on play is judged by what everybody sees, roughly. What is legal in the end, the rules say.
 */
import { barredGround, costOf, HELMS_DEEP, type HexsideSpec, type Link, type Side } from '@warbeacon/siege';
import { PLACES, TERRAIN, type Works } from './ground.ts';

/** What bars ways to its carrier that are open to others. */
type Load = 'ram' | 'fire';

/** Who walks: cavalry and infantry of each side have different ways open. */
export interface Walker {
  readonly side: Side;
  readonly cavalry: boolean;
  /** [20.2] [20.3] Who carries the ram or fire goes neither over rough ground nor over walls, the ram not by the Culvert. */
  readonly laden?: Load;
}

/** Half points to a movement point: what a hex of no difficulty costs, and what a breach adds. */
const STEP = 2;
/** [20.61] What the climb by a ladder adds. */
const LADDER = HELMS_DEEP.markers['ladder']?.gear?.climb ?? 0;
/** [4.11] [4.12] Half points of a unit outside the fortress; [A7.12] and how many hexes it shoots. */
export const { allowance, missileRange } = HELMS_DEEP.cases;
export const LONGEST_SHOT = Math.max(...HELMS_DEEP.units.map(missileRange));
/** [15.13] Who drops from a wall spends the whole of his move; horse never does. */
export const JUMP = Math.min(...HELMS_DEEP.units.map(allowance));
/** A hexside with nothing on it. */
const BARE: HexsideSpec = { foot: 0, mounted: 0, zone: 'always', retreat: true, advance: true };

/** A way out of a place over one of its sides. */
export interface Way {
  readonly from: number;
  readonly to: number;
  readonly up: Link['up'];
  /** Name of the hexside. */
  readonly kind: string;
  /** Index of the gate there; -1 for none. */
  readonly gate: number;
  /** Half points, -1 where it is closed, `ASK` where that may change. */
  readonly onFoot: number;
  readonly mounted: number;
  /** What the ground beyond costs, or the road to it, whatever is on the hexside. */
  readonly ground: number;
  /** Loads that are never taken there. */
  readonly bars: Readonly<Record<Load, boolean>>;
  readonly zone: HexsideSpec['zone'];
  /** It is a wall whatever happens. */
  readonly wall: boolean;
  /** Nobody ever strikes over it; horse, which strikes over nothing that it could never cross. */
  readonly unstruck: boolean;
  readonly unstruckByHorse: boolean;
}

const ASK = -2;

export const WAYS: readonly (readonly Way[])[] = TERRAIN.links.map((links, from) =>
  links.map((link) => makeWay(from, link)),
);

/** Over what one strikes: the ways, and those between the passage and the hexes above it. */
export const BLOWS: readonly (readonly Way[])[] = TERRAIN.strikes.map((links, from) =>
  links.map((link) => WAYS[from]?.[TERRAIN.links[from]?.indexOf(link) ?? -1] ?? makeWay(from, link)),
);

/** For each place, the ways by which it is entered. */
const WAYS_INTO: readonly (readonly Way[])[] = waysInto();

/** Gone through once: this is done whenever a program starts. */
function waysInto(): Way[][] {
  const into: Way[][] = WAYS.map(() => []);
  for (const way of WAYS.flat()) into[way.to]?.push(way);
  return into;
}

function makeWay(from: number, link: Link): Way {
  const { to, up, kind, gate, hexside } = link;
  return {
    from,
    to,
    up,
    kind,
    gate,
    onFoot: fixedCost(link, false),
    mounted: fixedCost(link, true),
    ground: groundCost(link),
    bars: { ram: isBarredTo('ram', link), fire: isBarredTo('blasting-fire', link) },
    zone: hexside.zone,
    wall: hexside.wall === true,
    unstruck: typeof hexside.strike === 'string',
    unstruckByHorse: typeof hexside.mounted === 'string',
  };
}

/** Where the cost of the ground changes in play, the least of it. */
function groundCost(link: Link): number {
  const cost = costOf(TERRAIN, { ...link, hexside: BARE }, false);
  return typeof cost === 'number' ? cost : STEP;
}

function fixedCost(link: Link, cavalry: boolean): number {
  if (barredGround(HELMS_DEEP, cavalry, link.to) !== undefined) return -1;
  const crossing = cavalry ? link.hexside.mounted : link.hexside.foot;
  // Nobody is thought to jump from a wall.
  if (typeof crossing === 'string' || (link.hexside.wall === true && link.up !== 1)) return -1;
  return typeof crossing === 'number' ? groundCost(link) + crossing : ASK;
}

function isBarredTo(load: 'ram' | 'blasting-fire', { to }: Link): boolean {
  return TERRAIN.grounds[to]?.load?.(load) !== undefined;
}

/** Half points for a step, or -1 where this walker cannot go. Nobody is in the way. */
function wayCost(works: Works, { side, cavalry, laden }: Walker, way: Way): number {
  const cost = cavalry ? way.mounted : way.onFoot;
  if (laden !== undefined && way.bars[laden]) return -1;
  if (cost !== ASK) return cost;
  if (way.kind === 'culvert') return works.culvert === 'breached' ? way.ground : -1;
  const climbed = !cavalry && laden === undefined && works.ladders.get(way.from) === way.to ? STEP + LADDER : -1;
  if (way.wall) return climbed;
  const walked = gateCost(works, side, way);
  return walked < 0 ? climbed : walked;
}

function gateCost(works: Works, side: Side, way: Way): number {
  const gate = works.gates[TERRAIN.gates[way.gate]?.id ?? ''];
  if (gate === undefined || gate.state === 'collapsed') return -1;
  if (gate.state === 'breached') return way.ground + STEP;
  return gate.control === side && !(way.kind === 'main-gate' && side === 'isengard') ? STEP : -1;
}

/** Does a zone of control reach over this side? */
export function zonePasses(works: Works, { zone, kind, gate }: Way): boolean {
  if (zone !== 'breached') return zone === 'always';
  return (kind === 'culvert' ? works.culvert : works.gates[TERRAIN.gates[gate]?.id ?? '']?.state) === 'breached';
}

/** [18.14] Can a unit strike over this side? Down a wall always; up it only from a ladder. */
export function strikes(works: Works, cavalry: boolean, way: Way): boolean {
  if (way.kind === 'into-passage') return way.up === -1 && works.culvert === 'breached';
  if (cavalry && way.unstruckByHorse) return false;
  if (isWallNow(works, way)) return !cavalry && (way.up === -1 || works.ladders.get(way.from) === way.to);
  return zonePasses(works, way);
}

/** Is it a wall, a tower, or a gate that is whole? The Main Gate is none: no ladder is laid against it. */
export function isWallNow(works: Works, way: Way): boolean {
  return way.wall || (way.kind === 'gate' && !zonePasses(works, way));
}

/** Can a unit thrown back go this way, as far as the ground says? */
export function retreatPasses(works: Works, walker: Walker, way: Way): boolean {
  return !isWallNow(works, way) && wayCost(works, walker, way) >= 0;
}

/** Half points for a step that a walker cannot take now but may in time; -1 where he never will. */
export type Hope = (way: Way) => number;

/**
 * Half points from every place to the nearest of `goals`, each with the half points it lies farther away than it
 * seems; `Infinity` where there is no way. `hope` is asked about ways that are closed now.
 */
export function distancesTo(
  works: Works,
  walker: Walker,
  goals: Iterable<number | readonly [place: number, farther: number]>,
  hope?: Hope,
): Float64Array {
  const field = new Float64Array(PLACES).fill(Number.POSITIVE_INFINITY);
  const buckets: number[][] = [[]];
  for (const goal of goals) {
    const [place, farther] = typeof goal === 'number' ? [goal, 0] : goal;
    if (place < 0 || (field[place] ?? 0) <= farther) continue;
    field[place] = farther;
    (buckets[farther] ??= []).push(place);
  }
  for (let spent = 0; spent < buckets.length; spent++) {
    for (const place of buckets[spent] ?? []) {
      if (field[place] !== spent) continue;
      for (const way of WAYS_INTO[place] ?? []) {
        const open = wayCost(works, walker, way);
        const cost = open < 0 && hope !== undefined ? hope(way) : open;
        if (cost < 0 || spent + cost >= (field[way.from] ?? 0)) continue;
        field[way.from] = spent + cost;
        (buckets[spent + cost] ??= []).push(way.from);
      }
    }
  }
  return field;
}

/** Places that can be reached from `from` for `budget` half points when no place of `barred` may be entered. */
export function within(
  works: Works,
  walker: Walker,
  from: number,
  budget: number,
  barred: (place: number) => boolean,
): readonly number[] {
  const spent = new Int16Array(PLACES).fill(budget + 1);
  const reached: number[] = [];
  const buckets: number[][] = Array.from({ length: budget + 1 }, () => []);
  spent[from] = 0;
  buckets[0]?.push(from);
  for (let at = 0; at <= budget; at++) {
    for (const place of buckets[at] ?? []) {
      if (spent[place] !== at) continue;
      // Reached for the first time at this cost; a second entry in the bucket must not count again.
      spent[place] = -1;
      reached.push(place);
      for (const way of WAYS[place] ?? []) {
        const cost = wayCost(works, walker, way);
        const { to } = way;
        if (cost < 0 || at + cost >= (spent[to] ?? 0) || at + cost > budget || barred(to)) continue;
        spent[to] = at + cost;
        buckets[at + cost]?.push(to);
      }
    }
  }
  return reached;
}
