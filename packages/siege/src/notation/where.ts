/** Places as text, on the map and off it. */
import type { Game } from '../engine/game.ts';
import { hexOfPlace, isPassage, makePlaceId, parsePlaceId } from '../engine/terrain.ts';

/** `RRCC`, the name of a passage, or the word for a place off the map. */
export function makeWhere(game: Game, at: number): string {
  if (at >= 0) return makePlaceId(game.terrain, at);
  return game.offMapWords.get(at) ?? 'absent';
}

/** `undefined` for a hex that the map has not, or that is closed ground. */
export function parseWhere(game: Game, text: string): number | undefined {
  return game.offMap[text] ?? parsePlaceId(game.terrain, text);
}

/** As `parseWhere`, for what says apart that it is in the passage. */
export function parsePlaced(game: Game, hex: string, place: string | undefined): number | undefined {
  const at = parseWhere(game, hex);
  if (place === undefined) return at;
  return game.terrain.passages.find(({ id, hex }) => id === place && hex === at)?.place;
}

/** The hex of a place, and the name of the passage where it is one below. */
export function placed(game: Game, at: number): { hex: string; place?: string } {
  if (isPassage(game.terrain, at)) {
    return { hex: makePlaceId(game.terrain, hexOfPlace(game.terrain, at)), place: makePlaceId(game.terrain, at) };
  }
  return { hex: makeWhere(game, at) };
}
