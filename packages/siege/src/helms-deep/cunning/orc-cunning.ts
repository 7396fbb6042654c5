/** [21.81] Orc Cunning: who can be sent through the Culvert. */
import { distance } from '@warbeacon/hexgrid';
import type { Refusal } from '@warbeacon/kernel';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
import { no } from '../refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import { hexOfPlace } from '../../engine/terrain.ts';
import { placeOfLeader } from '../../engine/state.ts';
import type { Side } from '../../engine/vocabulary.ts';
import type { Ability } from '../words.ts';
import { inForce, whyNotAvailable } from '../abilities/abilities.ts';
import { friendAt } from '../../engine/board.ts';
import { loadOf } from '../../standard/movement/loads.ts';
import { own } from '../own.ts';
import { ABILITY_DATA } from '../abilities/owners.ts';
import { whyNoRoom } from '../abilities/arriving.ts';

/** [21.81] H-72 Each captain's own use. */
export const CUNNING = ['orc-cunning-1', 'orc-cunning-2'] as const satisfies readonly Ability[];

/** [21.81] H-71 H-72 Why a leader cannot send a unit through the Culvert, or `null`. */
export function whyCannotCreep(situation: Situation, side: Side, leader: number, unit: number): Refusal | null {
  const { game, s } = situation;
  const ability = CUNNING.find((each) => ABILITY_DATA.owners[each].leader === leaderSpec(game, leader).id);
  if (ability === undefined) return no('not-a-captain');
  const unavailable = whyNotAvailable(situation, side, ability);
  if (unavailable) return unavailable;
  if (CUNNING.some((each) => inForce(s, each))) return no('one-captain-a-turn');
  if (own(s).culvert === 'collapsed') return no('culvert-collapsed');
  const state = s.units[unit];
  const { creeping } = ABILITY_DATA;
  if (!state || !creeping.from.has(state.at)) return no('not-at-the-culvert');
  if (!creeping.mayCreep(unitSpec(game, unit))) return no('cannot-creep');
  if (state.disrupted) return no('disrupted-creep');
  // [W-51] H-59
  if (own(s).culvert === 'whole' && loadOf(situation, unit) !== undefined) return no('loaded-creep');
  const at = hexOfPlace(game.terrain, placeOfLeader(s, leader));
  if (distance(game.terrain.grid, at, hexOfPlace(game.terrain, state.at)) > 1) return no('not-near-the-captain');
  return whyNoRoom(situation, side, creeping.to, 'no-displacement-for-creeping');
}

/** [21.81] Captain and unit of every such errand. */
export function* errands(
  situation: Situation,
  side: Side,
): Generator<{ readonly leader: number; readonly unit: number }> {
  const { game } = situation;
  for (const ability of CUNNING) {
    const leader = game.leaderIndex.get(ABILITY_DATA.owners[ability].leader ?? '');
    if (leader === undefined || whyNotAvailable(situation, side, ability)) continue;
    for (const place of ABILITY_DATA.creeping.from) {
      const unit = friendAt(situation, side, place);
      if (unit >= 0 && whyCannotCreep(situation, side, leader, unit) === null) yield { leader, unit };
    }
  }
}
