/** [14.2] [19.11] The relief has come: the moment at which the first combat unit of a force is on the map (G-158). */
import type { Ctx } from '@warbeacon/kernel';
import type { Situation } from '../../engine/situation.ts';
import type { Side, SiegeEvent } from '../../engine/vocabulary.ts';
import { countRelief } from '../courage/courage.ts';
import { own } from '../own.ts';

/** A combat unit of a side has come into a place. */
export function noteRelief(situation: Situation, side: Side, place: number, ctx: Ctx<SiegeEvent>): void {
  const { game, s, board } = situation;
  const { relief } = own(s);
  // For most of a battle both have come, or none has.
  if (side !== 'westernesse' || (relief.rohan && relief.men)) return;
  const unit = board.units(side)[place] ?? -1;
  const nation = game.units[unit]?.nation;
  if ((nation !== 'rohan' && nation !== 'men') || relief[nation]) return;
  relief[nation] = true;
  countRelief(situation, nation, ctx);
}
