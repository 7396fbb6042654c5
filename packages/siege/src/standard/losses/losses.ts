/** [7.57] [9.13] Lost and disrupted units: what counts, and what becomes of the leaders who were with them. */
import { type Ctx, push } from '@warbeacon/kernel';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { LOST } from '../../engine/state.ts';
import { leadersAt } from '../../engine/board.ts';
import { poolNameOf } from '../../engine/pools.ts';
import { nearestUnits } from '../leaders/leaders.ts';
import { demoralizationValue } from '../demoralization/demoralization.ts';

/** [9.13] Takes a unit off for good. [8.24] [A8.24] Its leaders go to the nearest unit, or by the game may. */
export function eliminate(situation: Situation, unit: number, why: string, ctx: Ctx<SiegeEvent>): void {
  const { game, s } = situation;
  const state = s.units[unit];
  if (!state || state.at < 0) return;
  const spec = unitSpec(game, unit);
  const { side, id } = spec;
  const points = demoralizationValue(game, unit);
  const place = state.at;
  state.at = LOST;
  s.losses[poolNameOf(spec)] += points;
  ctx.emit({ type: 'eliminated', piece: id, why, points });
  game.hooks.unitLost?.(situation, unit, ctx);
  // [8.46] With the other unit of a formation still there, nobody has been left alone.
  if (s.units.some((other) => other.at === place)) return;
  const must = !game.cases.leadersStandAlone || isBuried(situation, place);
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
