/** [21.41] The leaders beside Aragorn lower the spirits of whom the sortie strikes. */
import type { Ctx } from '@warbeacon/kernel';
import { leaderSpec } from '../../engine/game.ts';
import type { Spirits } from '../../engine/hooks.ts';
import type { Situation } from '../../engine/situation.ts';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { rating } from '../../standard/leaders/leaders.ts';
import { heartening, isSortieStrike } from './sortie.ts';

/** Before the blow of the sortie each leader with the unit but Aragorn throws a die, his rating or less. */
export function cow(situation: Situation, unit: number, ctx: Ctx<SiegeEvent>): number {
  const { game, s } = situation;
  if (!isSortieStrike(s, unit)) return 0;
  let cowed = 0;
  for (const leader of heartening(situation, unit)) {
    const die = ctx.d6();
    const success = die <= rating(situation, leader);
    ctx.emit({ type: 'encouraged', leader: leaderSpec(game, leader).id, die, success });
    if (success) cowed++;
  }
  return cowed;
}

/**
 * [21.41] By how much the leaders beside Aragorn may lower the target's morale, each with its ways of 6 for each of
 * them; [0] for everybody else.
 */
export function spiritsOf(situation: Situation, unit: number): Spirits[] {
  const { s } = situation;
  let spirits: Spirits[] = [{ cowed: 0, weight: 1 }];
  if (!isSortieStrike(s, unit)) return spirits;
  for (const leader of heartening(situation, unit)) {
    const ways = Math.max(0, Math.min(6, rating(situation, leader)));
    const next = Array.from({ length: spirits.length + 1 }, (_, cowed) => ({
      cowed,
      weight: (spirits[cowed]?.weight ?? 0) * (6 - ways) + (spirits[cowed - 1]?.weight ?? 0) * ways,
    }));
    spirits = next;
  }
  return spirits.filter(({ weight }) => weight > 0);
}
