/** [18.13] What the fall of the Culvert does to who is in its passage. */
import type { Situation } from '../../engine/situation.ts';
import { own } from '../own.ts';

/** [18.13] [W-56] The passage, once the Culvert has come down: nobody stays there. */
export function isBuried({ game, s }: Situation, place: number): boolean {
  return place >= 0 && place === game.terrain.passage && own(s).culvert === 'collapsed';
}
