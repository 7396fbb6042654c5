/** [7.4] [7.57] [8.24] [9.1] What a hit does: eliminations, reduced sides, disruption, and what becomes of leaders. */
import { type Ctx, push } from '@warbeacon/kernel';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { type Formation, LOST } from '../../engine/state.ts';
import type { Casualty } from '../tables/casualty-results.ts';
import { leadersAt } from '../../engine/board.ts';
import { endFormation, formationOf, scatter } from '../formations/formations.ts';
import { nearestUnits } from '../leaders/leaders.ts';
import { demoralizationValue } from '../demoralization/demoralization.ts';
import { riskLeaders } from '../leaders/leaders-at-risk.ts';

/** [9.13] Takes a unit off for good. Its leaders may go to the nearest unit (A8.24). */
export function eliminate(situation: Situation, unit: number, why: string, ctx: Ctx<SiegeEvent>): void {
  const { game, s } = situation;
  const state = s.units[unit];
  if (!state || state.at < 0) return;
  const { side, id } = unitSpec(game, unit);
  const points = demoralizationValue(game, unit);
  const place = state.at;
  state.at = LOST;
  s.losses[side] += points;
  ctx.emit({ type: 'eliminated', piece: id, why, points });
  game.hooks.unitLost?.(situation, unit, ctx);
  // [8.46] With the other unit of a formation still there, nobody has been left alone.
  if (s.units.some((other) => other.at === place)) return;
  const must = isBuried(situation, place);
  for (const leader of leadersAt(situation, side, place).reverse()) {
    if (must || nearestUnits(situation, leader).length > 0) push(s, { kind: 'join', leader, must });
  }
}

/** [W-56] The place has come down: nobody stays there. */
export function isBuried({ game, s }: Situation, place: number): boolean {
  return game.terrain.grounds[place]?.ruined?.(s) ?? false;
}

/** [7.57] Out of order until it is rallied. */
export function disrupt({ game, s }: Situation, unit: number, ctx: Ctx<SiegeEvent>): void {
  const state = s.units[unit];
  if (!state) return;
  state.disrupted = true;
  ctx.emit({ type: 'disrupted', unit: unitSpec(game, unit).id });
}

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

/** [8.46] G-65: half a loss is one of the two, and the other is thrown back alone. */
function sufferTogether(situation: Situation, formation: Formation, result: Casualty, ctx: Ctx<SiegeEvent>): void {
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
