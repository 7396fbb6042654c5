/** Places as text, on the map and off it. */
import type { Game } from '../game.ts';
import { makePlaceId, parsePlaceId } from '../standard/terrain.ts';
import { CAVES, DUE, LOST, RESERVE } from '../state.ts';

const OFF_MAP = { reserve: RESERVE, due: DUE, caves: CAVES, lost: LOST } as const;

/** `RRCC`, `culvert` for the passage, or the word for a place off the map. */
export function makeWhere(game: Game, at: number): string {
  if (at >= 0) return makePlaceId(game.terrain, at);
  return Object.entries(OFF_MAP).find(([, place]) => place === at)?.[0] ?? 'absent';
}

/** `undefined` for a hex that the map has not, or that is a mountain. */
export function parseWhere(game: Game, text: string): number | undefined {
  return Object.entries(OFF_MAP).find(([word]) => word === text)?.[1] ?? parsePlaceId(game.terrain, text);
}
