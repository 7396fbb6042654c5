/** [14.2] [19.11] The relief has come: the moment at which the first combat unit of a force is on the map (G-158). */
import type { Situation } from '../../engine/situation.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { own } from '../own.ts';

/** A combat unit of a side has come into a place. */
export function noteRelief({ game, s, board }: Situation, side: Side, place: number): void {
  const { relief } = own(s);
  // For most of a battle both have come, or none has.
  if (side !== 'westernesse' || (relief.rohan && relief.men)) return;
  const unit = board.units(side)[place] ?? -1;
  const nation = game.units[unit]?.nation;
  if (nation === 'rohan') relief.rohan = true;
  else if (nation === 'men') relief.men = true;
}
