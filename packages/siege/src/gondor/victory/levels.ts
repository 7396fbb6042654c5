/** [20.2] Who holds a level of the city. */
import type { Situation } from '../../engine/situation.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { own } from '../own.ts';

/**
 * [20.2] D-5, G-121: Sauron has the gate into it from the level below, and no undisrupted unit of Westernesse is in it.
 * G-91, G-139: the towers are of the first level, their doors no gates of it; the map says both.
 */
export function holdsLevel({ game, s }: Pick<Situation, 'game' | 's'>, index: number): boolean {
  const level = game.terrain.levels[index];
  if (!level?.gates.every((gate) => s.gates[gate]?.control === 'sauron')) return false;
  return !game.unitsOf.westernesse.some((unit) => {
    const state = s.units[unit];
    return state !== undefined && !state.disrupted && level.places.includes(state.at);
  });
}

/** [20.2] G-169: as it was when the last phase ended. */
export function levelControl({ s }: Situation, index: number): Side {
  return own(s).held.includes(index) ? 'sauron' : 'westernesse';
}
