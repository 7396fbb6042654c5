/**
 * A commander's knowledge of the ground: which places there are, what they are called, and what has been built and broken.
 */
import { makeHexId } from '@warbeacon/hexgrid';
import { HELMS_DEEP, hexOfPlace, type View } from '@warbeacon/siege';

export const TERRAIN = HELMS_DEEP.terrain;
export const PLACES = TERRAIN.places;
/** [18.1] The passage of the Culvert, and the hex of the wall over it. */
export const PASSAGE = TERRAIN.placeOf.get('culvert') ?? -1;
export const OVER_PASSAGE = hexOfPlace(TERRAIN, PASSAGE);

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
  /** The ends of the Culvert: before the wall, and behind it. */
  culvertFoot: placeOf('1411'),
  behindCulvert: placeOf('1409'),
  /** Where the horn is blown. */
  tower: placeOf('0808'),
  /** Where those come out who sally from the Hornburg. */
  beforeSallyPort: placeOf('0711'),
} as const;

export const ON_WALL = TERRAIN.zone('deeping-wall');

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
