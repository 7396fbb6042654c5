/**
 * A commander's knowledge of the ground: how dear each step is, where zones and blows pass, how far everything is. It
 * leaves out what changes from move to move; what is legal in the end, the rules say.
 */
import { makeHexId } from '@warbeacon/hexgrid';
import { HELMS_DEEP, hexOfPlace, type Link, type Side, type View } from '@warbeacon/siege';

export const TERRAIN = HELMS_DEEP.terrain;
export const PLACES = TERRAIN.places;
/** [18.1] The passage of the Culvert, and the hex of the wall over it. */
export const PASSAGE = TERRAIN.placeOf.get('culvert') ?? -1;
export const OVER_PASSAGE = hexOfPlace(TERRAIN, PASSAGE);

/** Who walks: cavalry and infantry of each side have different ways open. */
export interface Walker {
  readonly side: Side;
  readonly cavalry: boolean;
  /** [20.2] [20.3] Who carries the ram or fire goes neither over rough ground nor over walls, the ram not by the Culvert. */
  readonly laden?: 'ram' | 'fire';
}

/** The public facts about gates, the Culvert and ladders. */
export interface Works extends Pick<View, 'gates' | 'culvert'> {
  /** For each place in which a ladder stands, the place above to which it leads. */
  readonly ladders: ReadonlyMap<number, number>;
}

export function worksOf({ gates, culvert, markers }: View): Works {
  const ladders = new Map<number, number>();
  for (const { kind, hex, against } of Object.values(markers)) {
    if (kind === 'ladder' && against !== undefined) ladders.set(placeOf(hex), placeOf(against));
  }
  return { gates, culvert, ladders };
}

/** Half points. */
const STEP = 2;
const ROAD = 1;
const STREAM = 4;
const ROUGH = 6;
const DIKE = 4;
const BREACH = 2;
const LADDER = 6;
/** [15.13] Who drops from a wall spends the whole of his move. */
export const JUMP = 8;

/** The place of `RRCC`; -1 for a piece off the map. */
export function placeOf(hex: string, where?: 'culvert'): number {
  return where === 'culvert' ? PASSAGE : (PLACE_OF.get(hex) ?? -1);
}

const PLACE_OF: ReadonlyMap<string, number> = new Map([
  ...Array.from({ length: TERRAIN.grid.size }, (_, hex): [string, number] => [makeHexId(TERRAIN.grid, hex), hex]),
  ['culvert', PASSAGE],
]);

/** Hexes that have no name on the map and of which the captain speaks. */
export const LANDMARKS = {
  /** Where the road comes to the ramp. */
  rampFoot: placeOf('0914'),
  /** Where the Deeping Coomb goes into the Culvert, and where it comes out behind the wall. */
  culvertFoot: placeOf('1411'),
  behindCulvert: placeOf('1409'),
  /** Where the horn is blown. */
  tower: placeOf('0808'),
  /** Where those come out who sally from the Hornburg. */
  beforeSallyPort: placeOf('0711'),
} as const;

export const ON_WALL = TERRAIN.zone('deeping-wall');

/** A way out of a place with what it costs on foot and mounted: -1 where it is closed, `ASK` where that may change. */
export interface Way {
  readonly from: number;
  readonly link: Link;
  readonly onFoot: number;
  readonly mounted: number;
}

const ASK = -2;

const WAYS_OUT: readonly (readonly Way[])[] = TERRAIN.links.map((links, from) =>
  links.map((link) => ({ from, link, onFoot: fixedCost(link, false), mounted: fixedCost(link, true) })),
);

/** For each place, the ways by which it is entered. */
const WAYS_INTO: readonly (readonly Way[])[] = WAYS_OUT.map((_, place) =>
  WAYS_OUT.flatMap((ways) => ways.filter(({ link }) => link.to === place)),
);

function groundCost(link: Link): number {
  const ground = TERRAIN.ground[link.to];
  return link.road ? ROAD : ground === 'rough' ? ROUGH : ground === 'stream' ? STREAM : STEP;
}

function fixedCost(link: Link, cavalry: boolean): number {
  const ground = TERRAIN.ground[link.to];
  if (cavalry && (ground === 'rough' || link.to === PASSAGE || ON_WALL.has(link.to))) return -1;
  switch (link.kind) {
    case 'ramp-side':
    case 'cliff':
      return -1;
    case 'wall':
    case 'tower':
      return cavalry || link.up !== 1 ? -1 : ASK;
    case 'dike':
      return cavalry ? -1 : groundCost(link) + DIKE;
    case 'gate':
    case 'main-gate':
    case 'culvert':
      return ASK;
    default:
      return groundCost(link);
  }
}

/** Half points for a step, or -1 where this walker cannot go. Nobody is in the way, and walls are not jumped from. */
function wayCost(works: Works, { side, cavalry, laden }: Walker, way: Way): number {
  const cost = cavalry ? way.mounted : way.onFoot;
  const { link } = way;
  if (laden !== undefined && TERRAIN.ground[link.to] === 'rough') return -1;
  if (cost !== ASK) return cost;
  if (link.kind === 'culvert') return works.culvert === 'breached' && laden !== 'ram' ? groundCost(link) : -1;
  const climbed = !cavalry && laden === undefined && works.ladders.get(way.from) === link.to ? STEP + LADDER : -1;
  if (link.kind === 'wall' || link.kind === 'tower') return climbed;
  const walked = gateCost(works, side, link, groundCost(link));
  return walked < 0 ? climbed : walked;
}

function gateCost(works: Works, side: Side, link: Link, cost: number): number {
  const gate = works.gates[TERRAIN.gates[link.gate]?.id ?? ''];
  if (gate === undefined || gate.state === 'collapsed') return -1;
  if (gate.state === 'breached') return cost + BREACH;
  return gate.control === side && !(link.kind === 'main-gate' && side === 'isengard') ? STEP : -1;
}

/** Does a zone of control reach over this side? */
export function zonePasses(works: Works, link: Link): boolean {
  const crosses = link.hexside.zone;
  if (crosses !== 'breached') return crosses === 'always';
  const gate = works.gates[TERRAIN.gates[link.gate]?.id ?? ''];
  return (link.kind === 'culvert' ? works.culvert : gate?.state) === 'breached';
}

/** [18.14] Can a unit in `from` strike over this side? Down a wall always; up it only from a ladder. */
export function strikes(works: Works, cavalry: boolean, from: number, link: Link): boolean {
  if (link.kind === 'dike') return !cavalry;
  if (link.kind === 'into-passage') return link.up === -1 && works.culvert === 'breached';
  if (isWallNow(works, link)) return !cavalry && (link.up === -1 || works.ladders.get(from) === link.to);
  return zonePasses(works, link);
}

/** Is it a wall, a tower, or a gate that is whole? The Main Gate is none: no ladder is laid against it. */
export function isWallNow(works: Works, link: Link): boolean {
  return link.kind === 'wall' || link.kind === 'tower' || (link.kind === 'gate' && !zonePasses(works, link));
}

/** Can a unit thrown back go from `from` over this link, as far as the ground says? */
export function retreatPasses(works: Works, walker: Walker, from: number, link: Link): boolean {
  const way = WAYS_OUT[from]?.find((candidate) => candidate.link === link);
  return way !== undefined && !isWallNow(works, link) && wayCost(works, walker, way) >= 0;
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
      for (const way of WAYS_OUT[place] ?? []) {
        const cost = wayCost(works, walker, way);
        const { to } = way.link;
        if (cost < 0 || at + cost >= (spent[to] ?? 0) || at + cost > budget || barred(to)) continue;
        spent[to] = at + cost;
        buckets[at + cost]?.push(to);
      }
    }
  }
  return reached;
}

/** Places up to `radius` hexes away by the grid, the place itself first; walls do not count. */
export function around(place: number, radius: number): readonly number[] {
  const hex = place === PASSAGE ? OVER_PASSAGE : place;
  const key = hex * 16 + radius;
  let known = RINGS.get(key);
  if (known === undefined) {
    const seen = new Set([hex]);
    let ring = [hex];
    for (let depth = 0; depth < radius; depth++) {
      ring = ring.flatMap((at) => {
        const beside = Array.from(TERRAIN.grid.neighbours.subarray(at * 6, at * 6 + 6));
        return beside.filter((next) => next >= 0 && !seen.has(next) && seen.add(next));
      });
    }
    known = [...seen];
    RINGS.set(key, known);
  }
  return known;
}

const RINGS = new Map<number, readonly number[]>();

export const HORNBURG = TERRAIN.zone('hornburg');
export const RAMP = TERRAIN.zone('ramp');
export const TOWERS = TERRAIN.zone('towers');
export const DIKE_LINE: ReadonlySet<number> = new Set([...TERRAIN.zone('dike-hexes'), ...TERRAIN.zone('dike-breach')]);
export const DIKE_TOP = TERRAIN.zone('dike-hexes');
export const DITCH = TERRAIN.zone('ditch-hexes');
/** Behind a wall, shots from below meet one more armour. */
export const BEHIND_WALL = TERRAIN.zone('protected-wall');
/** The valley behind the Deeping Wall. */
export const DEEP = TERRAIN.zone('behind-deeping-wall');
/** The Hornburg, the Deeping Wall and the valley behind it. */
export const FORTRESS: ReadonlySet<number> = new Set([...HORNBURG, ...TERRAIN.zone('helms-deep'), PASSAGE]);
/** Places outside the fortress from which a wall of it is climbed. */
export const FOOT: ReadonlySet<number> = new Set(
  TERRAIN.links.flatMap((links, place) =>
    !FORTRESS.has(place) && links.some(({ to, up, kind }) => up === 1 && FORTRESS.has(to) && kind !== 'main-gate')
      ? [place]
      : [],
  ),
);
