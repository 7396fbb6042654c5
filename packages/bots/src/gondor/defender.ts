/** The plan of Westernesse for a Movement Phase: the rings, and the way of the relief. */
import { besiegersIn, ROAD } from './besieger.ts';
import { type Board, CITY, danger, hexesBetween, isFit, RING, strikeGain, type Unit } from './board.ts';
import { type Goal, tellOff } from './goals.ts';
import type { Plan } from './plan.ts';
import { FAR, fieldTo, isOpen, isWall, placeOf, TERRAIN } from './ways.ts';

const UPPER_OF_GATES = new Set(TERRAIN.levels.flatMap(({ gates }) => gates.map((g) => TERRAIN.gates[g]?.upper ?? -1)));
const HIGHEST = TERRAIN.levels.length;

export function defend(board: Board): Plan {
  const ring = heldRing(board);
  const cauldrons = new Set(
    Object.values(board.view.markers).flatMap(({ kind, hex }) => (kind === 'cauldron' ? [placeOf(hex)] : [])),
  );
  const relief = board.own.filter(({ spec }) => spec.pool === 'relief');
  const told = tellOff(board, relief, reliefGoals(board));
  return {
    engines: new Map(),
    crews: new Map(),
    goalOf: (unit) => told.get(unit.id)?.place,
    value(unit, place) {
      return unit.spec.pool === 'relief'
        ? reliefValue(board, unit, place, told.get(unit.id)?.place)
        : post(board, unit, place, ring, cauldrons);
    },
    onTheWay: (path) => onTheRoad(board, path),
  };
}

/** The level to be held: the lowest that is not overrun. */
function heldRing(board: Board): number {
  const { overrun } = board.weights.hold;
  for (let ring = 1; ring < HIGHEST; ring++) {
    const lost = board.view.levels[TERRAIN.levels[ring - 1]?.id ?? ''] === 'sauron';
    if (!lost && besiegersIn(board, ring) < overrun) return ring;
  }
  return HIGHEST;
}

function post(board: Board, unit: Unit, place: number, held: number, cauldrons: ReadonlySet<number>): number {
  const { hold, march } = board.weights;
  const ring = RING[place] ?? 0;
  let value = march.strike * strikeGain(board, unit, place) - hold.caution * threat(board, unit, place);
  value -= ring === 0 ? 4 * hold.ring : hold.ring * Math.abs(ring - held);
  if (UPPER_OF_GATES.has(place) && ring === held) value += hold.gate;
  for (const link of TERRAIN.links[place] ?? []) {
    if (link.up !== -1 || !isWall(link)) continue;
    const { towers, ladders } = board.works;
    if (ladders.get(link.to) === place || towers.has(link.to)) value += hold.closing;
  }
  if (cauldrons.has(place) && !unit.oil && !unit.spec.missile) value += hold.cauldron;
  let nearest: number = hold.mostTowards;
  for (const enemy of board.enemies) nearest = Math.min(nearest, hexesBetween(place, enemy.at));
  return value - hold.towards * nearest;
}

/** Points that a unit of the garrison would lose there on average in the enemy's next turn. */
function threat(board: Board, unit: Unit, place: number): number {
  const { hold } = board.weights;
  const { towers, ladders } = board.works;
  const taken = board.view.night ? hold.takenByNight : hold.takenByDay;
  let safe = 1;
  for (const link of TERRAIN.links[place] ?? []) {
    const over = !isWall(link) || isOpen(board.works, 'sauron', place, link) || link.up === 1;
    const climbed = link.up === -1 && (ladders.get(link.to) === place || towers.has(link.to));
    if ((!over && !climbed) || link.kind === 'cliff') continue;
    const comes = board.enemies.some(
      (enemy) => isFit(enemy) && hexesBetween(enemy.at, link.to) <= hold.reach && RING[enemy.at] === RING[link.to],
    );
    if (comes) safe *= 1 - taken;
  }
  return (1 - safe) * unit.worth;
}

/** The road first, and whoever is in the way of it. */
function reliefGoals(board: Board): Goal[] {
  const { relief } = board.weights;
  const goals: Goal[] = ROAD.map((place, i) => ({
    place,
    room: board.view.road[i] === 'sauron' ? 6 : 2,
    nearer: relief.roadNearer,
  }));
  for (const enemy of board.enemies)
    if (!CITY.has(enemy.at)) goals.push({ place: enemy.at, room: relief.huntersEach, nearer: 0 });
  return goals;
}

function reliefValue(board: Board, unit: Unit, place: number, goal: number | undefined): number {
  const { relief, march } = board.weights;
  const way = goal === undefined ? 0 : (fieldTo(goal, unit.mode, 'westernesse', board.works)[place] ?? FAR);
  let friends = 0;
  for (const { to } of TERRAIN.links[place] ?? []) {
    const friend = board.unitAt.get(to);
    if (friend !== undefined && friend !== unit && friend.side === unit.side) friends++;
  }
  return (
    -march.nearer * way +
    strikeGain(board, unit, place) -
    relief.caution * danger(board, unit, place) +
    relief.together * Math.min(friends, relief.mostTogether)
  );
}

/** [20.1] G-170: to pass over a hex of the road is enough. */
function onTheRoad({ view, weights }: Board, path: readonly string[]): number {
  const { taken, lastTurn, takenLast } = weights.relief;
  let value = 0;
  for (const [i, road] of ROAD.entries()) {
    if (view.road[i] === 'sauron' && path.includes(TERRAIN.ids[road] ?? ''))
      value += view.turn >= lastTurn ? takenLast : taken;
  }
  return value;
}
