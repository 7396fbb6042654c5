/** Where those who hold the city are best placed: level by level, at walls, gates, catapults and cauldrons. */
import { besiegersIn } from './besieger.ts';
import { type Board, hexesBetween, isFit, RING, strikeGain, type Unit } from './board.ts';
import { arrowsAt, blowsAt } from './threats.ts';
import { isWall, placeOf, TERRAIN } from './ways.ts';

const UPPER_OF_GATES = new Set(TERRAIN.levels.flatMap(({ gates }) => gates.map((g) => TERRAIN.gates[g]?.upper ?? -1)));
const HIGHEST = TERRAIN.levels.length;

/** What is the same for all posts at one time. */
export interface Hold {
  readonly ring: number;
  /** Points of each cauldron that has oil left. */
  readonly cauldrons: ReadonlyMap<number, number>;
  readonly catapults: ReadonlySet<number>;
  /** Places of engines of Sauron that fire would destroy. */
  readonly engines: readonly number[];
}

export function holdOf(board: Board): Hold {
  const at = (kinds: readonly string[]): number[] =>
    Object.values(board.view.markers).flatMap(({ kind, hex }) => (kinds.includes(kind) ? [placeOf(hex)] : []));
  return {
    ring: heldRing(board),
    cauldrons: cauldronsOf(board),
    catapults: new Set(at(['city-catapult'])),
    engines: at(['siege-tower', 'sauron-catapult']).filter((place) => place >= 0),
  };
}

/** [16.71] G-148: a player knows which of his own are real, and how much is left at each. */
function cauldronsOf({ view, weights }: Board): Map<number, number> {
  const worths = new Map<number, number>();
  for (const [id, { kind, hex, dummy }] of Object.entries(view.markers)) {
    if (kind !== 'cauldron' || (view.oil[Number(id.replace('cauldron-', '')) - 1] ?? 0) === 0) continue;
    worths.set(placeOf(hex), dummy === true ? weights.hold.dummy : weights.hold.cauldron);
  }
  return worths;
}

/** The level to be held: the lowest that is not overrun, and by night none that is under the arrows of many. */
export function heldRing(board: Board): number {
  const { overrun } = board.weights.hold;
  for (let ring = leastRing(board); ring < HIGHEST; ring++) {
    const lost = board.view.levels[TERRAIN.levels[ring - 1]?.id ?? ''] === 'sauron';
    if (!lost && besiegersIn(board, ring) < overrun) return ring;
  }
  return HIGHEST;
}

function leastRing({ view, weights, enemies }: Board): number {
  const { byNight, nightReach } = weights.hold;
  const come = enemies.some((enemy) => TERRAIN.levels[0]?.places.some((p) => hexesBetween(p, enemy.at) <= nightReach));
  return view.night && come ? byNight : 1;
}

/** Points of a post for a unit, to be compared with those of others. */
export function post(board: Board, unit: Unit, place: number, now: Hold): number {
  const { hold, march } = board.weights;
  const ring = RING[place] ?? 0;
  let value = march.strike * strikeGain(board, unit, place);
  value -= hold.caution * (blowsAt(board, unit, place) + arrowsAt(board, unit, place));
  value -= ring === 0 ? hold.outside : hold.ring * Math.abs(ring - now.ring);
  if (UPPER_OF_GATES.has(place) && ring === now.ring) value += hold.gate;
  value += overWalls(board, unit, place);
  if (!unit.oil && unit.mode === 'foot') value += now.cauldrons.get(place) ?? 0;
  if (now.catapults.has(place)) value += crewWorth(board, unit, place, now);
  if (aloneIn(board, unit, ring)) value += hold.lastOfLevel;
  let nearest: number = hold.mostTowards;
  for (const enemy of board.enemies) nearest = Math.min(nearest, hexesBetween(place, enemy.at));
  return value - hold.towards * nearest;
}

/** A place to which a ladder or tower leads is closed; and oil waits over those who stand or may come below. */
function overWalls(board: Board, unit: Unit, place: number): number {
  const { closing, pouring, mostPouring } = board.weights.hold;
  const { towers, ladders } = board.works;
  let value = 0;
  let below = 0;
  for (const link of TERRAIN.links[place] ?? []) {
    if (link.up !== -1 || !isWall(link)) continue;
    if (ladders.get(link.to) === place || towers.has(link.to)) value += closing;
    if (unit.oil && board.enemies.some(({ at }) => hexesBetween(at, link.to) <= 2)) below++;
  }
  return value + pouring * Math.min(below, mostPouring);
}

/** A city catapult is served while there is something for it to burn; horse can do nothing else behind walls. */
function crewWorth(board: Board, unit: Unit, place: number, { engines }: Hold): number {
  const { crew, horseCrew, crewReach } = board.weights.hold;
  if (!engines.some((engine) => hexesBetween(engine, place) <= crewReach)) return 0;
  return crew + (unit.mode === 'horse' ? horseCrew : 0);
}

/** [20.2] A level in which somebody fit stands is not Sauron's. */
function aloneIn({ own }: Board, unit: Unit, ring: number): boolean {
  return ring > 0 && own.every((other) => other === unit || !isFit(other) || RING[other.at] !== ring);
}
