/** [7.42] What the siege does to a unit with neither shot nor blow: one die on the Casualty Results. */
import type { Ctx } from '@warbeacon/kernel';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { casualtyResult, makeCasualty } from '../../standard/tables/casualty-results.ts';
import { strengthsOf } from '../../standard/combat/armour.ts';
import { suffer } from '../../standard/losses/casualties.ts';

/** [7.42] One die on the Casualty Results, by present morale; no leader is at risk. */
export function rollLoss(situation: Situation, unit: number, ctx: Ctx<SiegeEvent>): void {
  const { game } = situation;
  const { morale } = strengthsOf(situation, unit);
  const die = ctx.d6();
  const result = casualtyResult(morale, die);
  ctx.emit({ type: 'casualty', unit: unitSpec(game, unit).id, morale, die, result: makeCasualty(result) });
  suffer(situation, unit, result, ctx, 'safe');
}
