/** [A8.1] [A8.24] Leaders without a unit: who must fly, to whom, and who is lost. */
import type { Ctx, Refusal } from '@warbeacon/kernel';
import { leaderSpec } from '../../engine/game.ts';
import { no } from '../../engine/refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import { placeOf, placeOfLeader } from '../../engine/state.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { isBuried } from '../losses/losses.ts';
import { eliminateLeader } from './leaders-at-risk.ts';
import { nearestUnits } from './leaders.ts';

/** [A8.1] [A8.24] D-27: an owner chooses among units that are equally near, and whether a leader goes who need not. */
export function hasChoice(situation: Situation, leader: number, must: boolean): boolean {
  const nearest = nearestUnits(situation, leader);
  return nearest.length > 1 || (nearest.length === 1 && !must);
}

/** [A8.24] [W-56] Why a leader cannot stay where it is, when it must go, or `null`. */
export function whyCannotStay(situation: Situation, leader: number, must: boolean): Refusal | null {
  if (!must) return null;
  const { game, s } = situation;
  return isBuried(situation, placeOfLeader(s, leader)) ? no(game, 'must-leave-ruin') : no(game, 'must-fly');
}

/** [A8.1] D-27: a leader flies to the nearest unit; one who must, and has nobody to fly to, is lost. */
export function flyToNearest(situation: Situation, leader: number, must: boolean, ctx: Ctx<SiegeEvent>): void {
  const [nearest] = nearestUnits(situation, leader);
  if (nearest !== undefined) flyTo(situation, leader, nearest, ctx);
  else if (must) eliminateLeader(situation, leader, 'alone', ctx);
}

/** A leader goes to this unit's place. */
export function flyTo({ game, s }: Situation, leader: number, unit: number, ctx: Ctx<SiegeEvent>): void {
  const state = s.leaders[leader];
  if (!state) return;
  const to = placeOf(s, unit);
  ctx.emit({
    type: 'flew',
    leader: leaderSpec(game, leader).id,
    from: makePlaceId(game.terrain, state.at),
    to: makePlaceId(game.terrain, to),
  });
  state.at = to;
}
