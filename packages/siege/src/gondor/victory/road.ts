/** [20.1] C: the road from the city to the edge of the map, and whose units were the last on it. */
import { type Game, unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { own } from '../own.ts';
import type { Side } from '../../engine/vocabulary.ts';

/** 1918, near the city, and 2124, at the edge. */
export const roadPlaces = ({ terrain }: Game): readonly number[] => terrain.zoneList('road-control');

/** G-170: a combat unit has come into a place, by whatever way, be it only to pass through. */
export function noteRoad({ game, s }: Pick<Situation, 'game' | 's'>, side: Side, place: number): void {
  const hex = roadPlaces(game).indexOf(place);
  if (hex >= 0) own(s).road[hex] = side === 'sauron' ? 'sauron' : 'westernesse';
}

/** G-170: set-up counts. */
export function noteRoadAtTheStart({ game, s }: Pick<Situation, 'game' | 's'>): void {
  for (const [unit, { at }] of s.units.entries()) noteRoad({ game, s }, unitSpec(game, unit).side, at);
}

/** G-120: a hex in which nobody has been is Westernesse's. */
export const holdsRoad = ({ s }: Pick<Situation, 's'>): boolean => own(s).road.every((last) => last === 'sauron');
