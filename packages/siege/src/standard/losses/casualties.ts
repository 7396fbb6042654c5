/** [7.42] What a casualty does to who is hit: half a loss or all of it, and a retreat. */
import { type Ctx, push } from '@warbeacon/kernel';
import { unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { sufferTogether } from '../formations/formation-losses.ts';
import { formationOf } from '../formations/formations.ts';
import { riskLeaders } from '../leaders/leaders-at-risk.ts';
import type { Casualty } from '../tables/casualty-results.ts';
import { eliminate } from './losses.ts';

/**
 * [7.42] Carries out a casualty on a unit; a retreat becomes a question to its owner. G-56: its leaders are safe from
 * what is no combat.
 */
export function suffer(
  situation: Situation,
  unit: number,
  result: Casualty,
  ctx: Ctx<SiegeEvent>,
  leaders: 'at risk' | 'safe' = 'at risk',
): void {
  const { game, s } = situation;
  const state = s.units[unit];
  if (!state || state.at < 0) return;
  const { id } = unitSpec(game, unit);
  if (result.loss !== 'none' && leaders === 'at risk') riskLeaders(situation, unit, result.loss, ctx);
  const formation = formationOf(s, unit);
  if (formation) {
    sufferTogether(situation, formation, result, ctx);
    return;
  }
  // [G-40] [7.57] [G-50] A worn unit does not survive another half, nor a disrupted one a retreat.
  if (result.loss === 'E' || (result.loss === 'half' && state.reduced)) {
    eliminate(situation, unit, 'casualty', ctx);
    return;
  }
  if (result.retreat > 0 && state.disrupted) {
    eliminate(situation, unit, 'disrupted', ctx);
    return;
  }
  if (result.loss === 'half') {
    state.reduced = true;
    ctx.emit({ type: 'reduced', piece: id });
  }
  if (result.retreat > 0) push(s, { kind: 'retreat', unit, hexes: result.retreat, fail: 'eliminate', escort: [] });
}
