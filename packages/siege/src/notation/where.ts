/** Places as text, on the map and off it. */
import type { Game } from '../engine/game.ts';
import { hexOfPlace, isPassage, makePlaceId, parsePlaceId } from '../standard/terrain.ts';
import { AWAY, CAVES, DUE, LOST, RESERVE } from '../engine/state.ts';

const OFF_MAP = { reserve: RESERVE, due: DUE, caves: CAVES, lost: LOST, away: AWAY } as const;

/** `RRCC`, `culvert` for the passage, or the word for a place off the map. */
export function makeWhere(game: Game, at: number): string {
  if (at >= 0) return makePlaceId(game.terrain, at);
  return Object.entries(OFF_MAP).find(([, place]) => place === at)?.[0] ?? 'absent';
}

/** `undefined` for a hex that the map has not, or that is a mountain. */
export function parseWhere(game: Game, text: string): number | undefined {
  return Object.entries(OFF_MAP).find(([word]) => word === text)?.[1] ?? parsePlaceId(game.terrain, text);
}

/** As `parseWhere`, for what says apart that it is in the passage. */
export function parsePlaced(game: Game, hex: string, place: 'culvert' | undefined): number | undefined {
  const at = parseWhere(game, hex);
  if (place === undefined) return at;
  return game.terrain.passages.find(({ id, hex }) => id === place && hex === at)?.place;
}

/** The hex of a place, and whether it is the passage below. */
export function placed(game: Game, at: number): { hex: string; place?: 'culvert' } {
  if (isPassage(game.terrain, at)) {
    return { hex: makePlaceId(game.terrain, hexOfPlace(game.terrain, at)), place: 'culvert' };
  }
  return { hex: makeWhere(game, at) };
}
