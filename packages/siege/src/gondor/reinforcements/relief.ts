/** [14.2] [19.11] The relief has come: the moment at which the first combat unit of a force is on the map (G-158). */
import type { Ctx } from '@warbeacon/kernel';
import type { Situation } from '../../engine/situation.ts';
import type { Side, SiegeEvent } from '../../engine/vocabulary.ts';
import { countRelief } from '../courage/courage.ts';
import { own } from '../own.ts';

/** A combat unit of a side has come into a place. */
export function noteRelief(situation: Situation, side: Side, place: number, ctx: Ctx<SiegeEvent>): void {
  const { game, s } = situation;
  const { relief } = own(s);
  if (side !== 'westernesse') return;
  for (const nation of ['rohan', 'men'] as const) {
    // Who has come may share the place with one of the garrison, who is still to make room for him.
    const isHere = (unit: number): boolean => s.units[unit]?.at === place && game.units[unit]?.nation === nation;
    if (relief[nation] || !game.unitsOf[side].some(isHere)) continue;
    relief[nation] = true;
    countRelief(situation, nation, ctx);
  }
}
