/** What Sauron could do in his next turn to whoever of Westernesse stands in a place: arrows, and blows of those who come. */
import { type Board, hexesBetween, hitChance, isFit, RING, type Unit } from './board.ts';
import { isOpen, isWall, PLACES, TERRAIN } from './ways.ts';

/** [7.12] */
const BOWSHOT = 2;

/** Of each place all others within so many hexes, itself among them; the map never changes. */
const AROUND = new Map<number, readonly number[]>();

function around(place: number, hexes: number): readonly number[] {
  const key = place * 100 + hexes;
  let near = AROUND.get(key);
  if (near === undefined) {
    near = Array.from({ length: PLACES }, (_, other) => other).filter((other) => hexesBetween(place, other) <= hexes);
    AROUND.set(key, near);
  }
  return near;
}

const BOWS = new WeakMap<Board, Uint8Array>();

/** Of each place how many bowmen of the enemy could shoot at it in his next turn; walls above them they do not climb. */
export function bowsOver(board: Board): Uint8Array {
  let bows = BOWS.get(board);
  if (bows !== undefined) return bows;
  bows = new Uint8Array(PLACES);
  const { bowmenCome } = board.weights.hold;
  for (const enemy of board.enemies) {
    if (!enemy.spec.missile || enemy.state.disrupted) continue;
    const ring = RING[enemy.at] ?? 0;
    const shot = new Set<number>();
    for (const from of around(enemy.at, bowmenCome))
      if ((RING[from] ?? 0) <= ring) for (const place of around(from, BOWSHOT)) shot.add(place);
    for (const place of shot) if (TERRAIN.ground[place] !== 'tunnel') bows[place] = (bows[place] ?? 0) + 1;
  }
  BOWS.set(board, bows);
  return bows;
}

/** Points that a unit would lose there on average to arrows. */
export function arrowsAt(board: Board, unit: Unit, place: number): number {
  const { shotByNight, shotByDay } = board.weights.hold;
  const each = board.view.night ? shotByNight : shotByDay;
  return (1 - (1 - each) ** (bowsOver(board)[place] ?? 0)) * unit.worth;
}

/** Points that a unit of the garrison would lose there on average to blows. */
export function blowsAt(board: Board, unit: Unit, place: number): number {
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

/** Enemies fit to fight in the field who could strike somebody in a place in their next turn. */
export function answersTo(board: Board, place: number): readonly Unit[] {
  const { answerFoot, answerHorse } = board.weights.relief;
  return board.enemies.filter(
    (enemy) => isFit(enemy) && hexesBetween(enemy.at, place) <= (enemy.spec.cavalry ? answerHorse : answerFoot),
  );
}

/** Points that one blow or arrow of an enemy costs a unit on average. */
export function answerOf(board: Board, enemy: Unit, unit: Unit): number {
  const { hurtWhenHit, halved } = board.weights.worth;
  return hitChance(board, enemy, unit) * hurtWhenHit * halved * unit.worth;
}
