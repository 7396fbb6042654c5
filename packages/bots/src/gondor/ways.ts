/**
 * How far it is from anywhere to a place, in half movement points, for foot, horse and engines. Walls are on the way of
 * foot: a ladder to be set up and climbed is so many half points, and a tower that can be climbed few.
 */
import { costOf, GONDOR, type GondorSide, type GondorView, type Link } from '@warbeacon/siege';

export const TERRAIN = GONDOR.terrain;
export const PLACES = TERRAIN.places;
/** Farther than any way. */
export const FAR = 9999;

export type Mode = 'foot' | 'horse' | 'engine';

/** What has been built and broken, as far as ways go. */
export interface Works {
  /** The same text for the same ways. */
  readonly key: string;
  /** [16.41] Places of siege towers that can be climbed. */
  readonly towers: ReadonlySet<number>;
  /** [16.43] Where ladders stand, and the place to which each leads. */
  readonly ladders: ReadonlyMap<number, number>;
  readonly laddersLeft: boolean;
  readonly broken: ReadonlySet<string>;
  /** [16.67] Places that burn. */
  readonly fires: ReadonlySet<number>;
  readonly gates: readonly { readonly breached: boolean; readonly control: GondorSide }[];
}

/** [4.3] To climb a ladder, and to drop down, takes all the points of a turn. */
const WHOLE_TURN = 8;
/** [16.43] To set one up costs nothing but the rest of the turn. */
const LAYING = 4;
const BREACH = 2;
const GROUND = 2;

/** The place of `RRCC`; -1 for what is off the map. */
export function placeOf(hex: string): number {
  return TERRAIN.placeOf.get(hex) ?? -1;
}

export function worksOf({ breaches, engines, gates, markers, supply }: GondorView): Works {
  const towers = new Set<number>();
  const ladders = new Map<number, number>();
  const fires = new Set<number>();
  for (const [id, { kind, hex, against }] of Object.entries(markers)) {
    if (kind === 'siege-tower' && engines.ready.includes(id)) towers.add(placeOf(hex));
    if (kind === 'ladder' && against !== undefined) ladders.set(placeOf(hex), placeOf(against));
    if (kind === 'fire') fires.add(placeOf(hex));
  }
  const states = TERRAIN.gates.map(({ id }) => {
    const gate = gates[id];
    return { breached: gate?.state === 'breached', control: gate?.control ?? 'westernesse' };
  });
  const broken = new Set(breaches.flatMap(([a, b]) => [`${a}-${b}`, `${b}-${a}`]));
  const laddersLeft = supply.ladders > 0;
  const key = [
    [...towers].join(),
    [...ladders].join(),
    laddersLeft,
    [...broken].join(),
    [...fires].join(),
    states.map(({ breached, control }) => `${breached ? 'b' : ''}${control.charAt(0)}`).join(),
  ].join(';');
  return { key, towers, ladders, laddersLeft, broken, fires, gates: states };
}

const AS_IT_IS = new WeakMap<Works, Works>();

/** The same works, with no more ladders to be laid. */
export function withoutLadders(works: Works): Works {
  if (!works.laddersLeft) return works;
  let same = AS_IT_IS.get(works);
  if (same === undefined) {
    same = { ...works, laddersLeft: false, key: `${works.key};as it is` };
    AS_IT_IS.set(works, same);
  }
  return same;
}

/** Is a wall, tower or gate side open to a side as things are now? Any other side is. */
export function isOpen(works: Works, side: GondorSide, from: number, link: Link): boolean {
  if (!isWall(link)) return link.hexside.zone !== 'never' || link.kind === 'arch';
  const gate = works.gates[link.gate];
  if (gate !== undefined) return gate.breached || gate.control === side;
  return works.broken.has(`${TERRAIN.ids[from]}-${TERRAIN.ids[link.to]}`);
}

export function isWall(link: Link): boolean {
  return link.hexside.wall !== undefined || link.gate >= 0;
}

/** May somebody in `from` climb over this side now? */
export function isClimbable(works: Works, from: number, link: Link): boolean {
  return link.up === 1 && (works.towers.has(from) || works.ladders.get(from) === link.to);
}

/** [7.35] May a unit in `from` strike over this side: no wall, an open one, downward, or from a ladder or tower. */
export function isStruckOver(works: Works, side: GondorSide, from: number, link: Link, mounted: boolean): boolean {
  if (!isWall(link)) return link.kind !== 'cliff';
  // [6.13] A whole gate is a wall to blows even for its master.
  const gate = works.gates[link.gate];
  if (gate?.breached === true) return true;
  if (gate === undefined && isOpen(works, side, from, link)) return !mounted;
  return !mounted && (link.up === -1 || isClimbable(works, from, link));
}

/** [16.67] */
const FIRE = 6;

/** Half points for a step; `undefined` where it is not made. Nobody climbs or drops into fire. */
function stepCost(works: Works, mode: Mode, side: GondorSide, from: number, link: Link): number | undefined {
  const cost = clearStepCost(works, mode, side, from, link);
  if (cost === undefined || !works.fires.has(link.to)) return cost;
  return isWall(link) && !isOpen(works, side, from, link) ? undefined : cost + FIRE;
}

function clearStepCost(works: Works, mode: Mode, side: GondorSide, from: number, link: Link): number | undefined {
  const ground = TERRAIN.grounds[link.to];
  if (mode === 'engine' && ground?.load?.('siege-tower') !== undefined) return undefined;
  if (mode !== 'foot' && ground?.mounted !== undefined) return undefined;
  if (!isWall(link)) {
    const cost = costOf(TERRAIN, link, mode === 'horse');
    return typeof cost === 'number' ? cost : undefined;
  }
  if (isOpen(works, side, from, link)) {
    if (mode !== 'foot' && link.gate < 0) return undefined;
    return GROUND + (works.gates[link.gate]?.control === side ? 0 : BREACH);
  }
  if (mode !== 'foot') return undefined;
  if (link.up === -1) return WHOLE_TURN;
  if (works.towers.has(from)) return 2 * GROUND;
  const ladder = works.ladders.get(from);
  if (ladder !== undefined) return ladder === link.to ? WHOLE_TURN : undefined;
  return side === 'sauron' && works.laddersLeft ? WHOLE_TURN + LAYING : undefined;
}

const REVERSE: readonly (readonly { readonly from: number; readonly link: Link }[])[] = reversed();

function reversed(): { from: number; link: Link }[][] {
  const ways: { from: number; link: Link }[][] = Array.from({ length: PLACES }, () => []);
  for (const [from, links] of TERRAIN.links.entries()) for (const link of links) ways[link.to]?.push({ from, link });
  return ways;
}

/** A few turns' worth of fields: they say the same whenever they are asked, so nothing of a match is kept in them. */
const MOST_KEPT = 3000;
const KEPT = new Map<string, Int16Array>();

/** Half points from each place to `goal`, whoever stands in between. */
export function fieldTo(goal: number, mode: Mode, side: GondorSide, works: Works): Int16Array {
  const key = `${goal} ${mode} ${side} ${works.key}`;
  const kept = KEPT.get(key);
  if (kept !== undefined) return kept;
  const field = new Int16Array(PLACES).fill(FAR);
  field[goal] = 0;
  const buckets: number[][] = [[goal]];
  for (let cost = 0; cost < buckets.length; cost++) {
    for (const at of buckets[cost] ?? []) {
      if ((field[at] ?? 0) < cost) continue;
      for (const { from, link } of REVERSE[at] ?? []) {
        const step = stepCost(works, mode, side, from, link);
        if (step === undefined || cost + step >= (field[from] ?? 0)) continue;
        field[from] = cost + step;
        (buckets[cost + step] ??= []).push(from);
      }
    }
  }
  if (KEPT.size >= MOST_KEPT) KEPT.clear();
  KEPT.set(key, field);
  return field;
}
