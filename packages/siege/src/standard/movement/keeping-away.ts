/** Units that keep away from others, by the game: next to whom they do not come of their own will. */
import { areAdjacent } from '@warbeacon/hexgrid';
import type { Avoided } from '../../engine/hexsides.ts';
import type { Situation } from '../../engine/situation.ts';
import { hexOfPlace, type Terrain } from '../../engine/terrain.ts';

/** Whether this place is next to somebody who is avoided, or his own; whatever lies between does not matter. */
export function isBeside(terrain: Terrain, { places }: Avoided, place: number): boolean {
  const hex = hexOfPlace(terrain, place);
  for (const at of places) {
    const other = hexOfPlace(terrain, at);
    if (other === hex || areAdjacent(terrain.grid, other, hex)) return true;
  }
  return false;
}

/** Whether a unit would come next to whom it keeps away from. */
export function comesTooNear(situation: Situation, unit: number, place: number): boolean {
  const { game } = situation;
  const avoided = game.cases.keepsFrom?.(situation, unit);
  return avoided !== undefined && isBeside(game.terrain, avoided, place);
}

/** Of these ways those on which a unit never comes next to whom it keeps away from. */
export function waysApart(situation: Situation, unit: number, ways: number[][]): number[][] {
  const { game } = situation;
  const avoided = game.cases.keepsFrom?.(situation, unit);
  if (avoided === undefined) return ways;
  return ways.filter((way) => !way.some((place) => isBeside(game.terrain, avoided, place)));
}
