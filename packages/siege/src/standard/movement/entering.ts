/** What happens when a combat unit comes into a place. */
import { type Ctx, push } from '@warbeacon/kernel';
import type { SiegeEvent, Side } from '../../engine/vocabulary.ts';
import { otherSide } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { takeGates } from '../walls/gates.ts';
import { leadersAt } from '../../engine/board.ts';

/**
 * A combat unit comes into a place: gates remember who was there last, and enemy leaders who are alone in it fly (8.1).
 */
export function enterPlace(situation: Situation, side: Side, place: number, ctx: Ctx<SiegeEvent>): void {
  const { game, s } = situation;
  game.hooks.unitCame?.(situation, side, place, ctx);
  takeGates(situation, side, place, ctx);
  const enemy = otherSide(game, side);
  for (const leader of leadersAt(situation, enemy, place).reverse()) push(s, { kind: 'join', leader, must: true });
}
