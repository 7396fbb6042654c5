/** [8.46] What a hit does to a formation: which of its units is lost, and how they are thrown back. */
import { type Ctx, push } from '@warbeacon/kernel';
import type { Situation } from '../../engine/situation.ts';
import type { Formation } from '../../engine/state.ts';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { eliminate } from '../losses/losses.ts';
import type { Casualty } from '../tables/casualty-results.ts';
import { endFormation } from './formations.ts';

/** [8.46] G-65: half a loss is one of the two, and the other is thrown back alone. */
export function sufferTogether(
  situation: Situation,
  formation: Formation,
  result: Casualty,
  ctx: Ctx<SiegeEvent>,
): void {
  const { s } = situation;
  const [first, second] = formation.units;
  if (result.loss === 'none') {
    scatter(situation, formation, result.retreat, [], ctx);
    return;
  }
  endFormation(situation, formation, ctx);
  eliminate(situation, second, 'casualty', ctx);
  if (result.loss === 'E') eliminate(situation, first, 'casualty', ctx);
  else push(s, { kind: 'retreat', unit: first, hexes: result.retreat, fail: 'eliminate', escort: [] });
}

/**
 * [8.46] G-65: both units are thrown back, the first of them first, each to a hex of its own; one that cannot go is
 * lost, after a duel too (W-16). A leader who must go with them goes with the first that does.
 */
export function scatter(
  situation: Situation,
  formation: Formation,
  hexes: number,
  escort: readonly number[],
  ctx: Ctx<SiegeEvent>,
): void {
  const { s } = situation;
  const [first, second] = formation.units;
  endFormation(situation, formation, ctx);
  for (const unit of [second, first]) {
    push(s, { kind: 'retreat', unit, hexes, fail: 'eliminate', escort: [...escort] });
  }
}
