/** [8.1] [A8.1] [8.24] [A8.24] Leaders without a unit: who must go, to whom, and who is lost. */
import { type Ctx, type Refusal, push } from '@warbeacon/kernel';
import { leaderSpec } from '../../engine/game.ts';
import { no } from '../../engine/refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import { placeOf, placeOfLeader } from '../../engine/state.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import type { Side, SiegeEvent } from '../../engine/vocabulary.ts';
import { isBuried } from '../losses/losses.ts';
import { eliminateLeader } from './leaders-at-risk.ts';
import { leads, nearestUnits } from './leaders.ts';

/**
 * [8.1] G-136: as a side's Combat Phase begins each of its leaders who has no unit with him that he may lead goes to the
 * nearest, D-27: or is lost. Whether there was any.
 */
export function gatherLeaders(situation: Situation, side: Side): boolean {
  const { game, s } = situation;
  if (game.cases.leadersStandAlone) return false;
  const alone = game.leadersOf[side].filter((leader) => isAlone(situation, leader));
  for (const leader of alone.reverse()) push(s, { kind: 'join', leader, must: true });
  return alone.length > 0;
}

function isAlone({ game, s }: Situation, leader: number): boolean {
  const at = placeOfLeader(s, leader);
  return at >= 0 && !s.units.some((unit, index) => unit.at === at && leads(game, leader, index));
}

/** [8.1] [A8.1] [A8.24] D-27: an owner chooses among units that are equally near, and whether a leader goes who need not. */
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

/** [8.1] [A8.1] D-27: a leader goes to the nearest unit; one who must, and has nobody to go to, is lost. */
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
