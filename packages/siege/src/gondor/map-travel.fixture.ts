/** How many turns a way takes on the map with nobody in it, by chart 4.3 and nothing else. */
import type { Survey } from '../engine/map-survey.fixture.ts';
import { CLOSED } from './map-survey.fixture.ts';

export interface Traveller {
  /** Movement points of a turn. */
  readonly points: number;
  /** [4.3] Closed to it are plowed fields and groves: horse, and all that has wheels. */
  readonly heavy?: true;
  /** It goes through gates. */
  readonly gates?: true;
  /** It goes by no road. */
  readonly offRoad?: true;
}

export interface Arrival {
  readonly turn: number;
  /** Half points spent in that turn. */
  readonly spent: number;
  readonly hexes: number;
}

/** Half movement points of a step, or `undefined` where nobody goes. */
function stepOf(m: Survey, roads: ReadonlySet<string>, who: Traveller, from: string, to: string): number | undefined {
  const kind = m.kind(from, to);
  const ground = m.ground(to);
  const gate = kind === 'gate' || kind === 'main-gate';
  if (gate ? who.gates === undefined : CLOSED.has(kind)) return undefined;
  const soft = ground === 'plowed fields' || ground === 'grove';
  if (soft && who.heavy) return undefined;
  const road = who.offRoad === undefined && roads.has(`${from}-${to}`);
  return (road ? 1 : soft ? 4 : 2) + (kind === 'slope' ? 2 : 0);
}

/** When each hex is reached that can be. `starts` says how many half points have been spent in each when it sets out. */
export function travel(
  m: Survey,
  who: Traveller,
  starts: readonly (readonly [hex: string, spent: number])[],
  firstTurn = 1,
): ReadonlyMap<string, Arrival> {
  const roads = new Set(
    (m.map.roads ?? []).flatMap((road) =>
      road.slice(1).flatMap((hex, i) => [`${road[i] ?? ''}-${hex}`, `${hex}-${road[i] ?? ''}`]),
    ),
  );
  const whole = 2 * who.points;
  const reached = new Map<string, Arrival>();
  const open = new Map<string, Arrival>(starts.map(([hex, spent]) => [hex, { turn: firstTurn, spent, hexes: 0 }]));
  const time = ({ turn, spent }: Arrival) => turn * 1000 + spent;
  while (open.size > 0) {
    const [hex, now] = [...open].reduce((best, each) => (time(each[1]) < time(best[1]) ? each : best));
    open.delete(hex);
    reached.set(hex, now);
    for (const next of m.ways(hex)) {
      const cost = stepOf(m, roads, who, hex, next);
      if (cost === undefined || cost > whole || reached.has(next)) continue;
      const rests = now.spent + cost > whole;
      const then = {
        turn: rests ? now.turn + 1 : now.turn,
        spent: rests ? cost : now.spent + cost,
        hexes: now.hexes + 1,
      };
      const known = open.get(next);
      if (known === undefined || time(then) < time(known)) open.set(next, then);
    }
  }
  return reached;
}

/** Hexes as places to set out from with nothing spent. */
export const fresh = (hexes: readonly string[]): (readonly [string, number])[] => hexes.map((hex) => [hex, 0]);
/** Hexes by which one comes onto the map, which costs as much as to enter them. */
export const arriving = (m: Survey, hexes: readonly string[]): (readonly [string, number])[] =>
  hexes
    .filter((hex) => ['clear', 'road'].includes(m.ground(hex)))
    .map((hex) => [hex, m.ground(hex) === 'road' ? 1 : 2]);
