/** The ways of destinations that a search has found, as commands name them. */
import { type Reach, wayTo } from '@warbeacon/hexgrid';
import type { Game } from '../../engine/game.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import type { Destination } from '../../engine/board.ts';

/** The ids of the places of the cheapest way to a destination, as a command names them. */
export function pathOf(game: Game, { reached, index, enters }: Destination): string[] {
  const path = wayTo(reached, index, (place) => makePlaceId(game.terrain, place));
  if (!enters) path.shift();
  return path;
}

/**
 * The same for many destinations, in less time: each is the way to the place before and one place more, which mostly
 * has been wanted already.
 */
export function pathsTo(game: Game, destinations: readonly Destination[]): string[][] {
  const paths: string[][] = [];
  let last: Reach | undefined;
  let known: string[][] = [];
  for (const { reached, index, enters } of destinations) {
    // What one search has found comes together.
    if (reached !== last) known = [];
    last = reached;
    paths.push(pathTo(game, reached, index, enters, known));
  }
  return paths;
}

function pathTo(game: Game, reached: Reach, index: number, enters: boolean, known: string[][]): string[] {
  const path = known[index];
  if (path !== undefined) return path;
  const id = makePlaceId(game.terrain, reached.order[index] ?? -1);
  const before = reached.from[index] ?? -1;
  if (before < 0) return (known[index] = enters ? [id] : []);
  return (known[index] = [...pathTo(game, reached, before, enters, known), id]);
}
