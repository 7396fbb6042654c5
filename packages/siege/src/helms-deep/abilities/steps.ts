/** What the frames of the special abilities do of themselves. */
import { pop } from '@warbeacon/kernel';
import { canUseAbility } from './announcing.ts';
import { gloryWedges } from '../glory/wedges.ts';
import { strikeTargets } from '../strike/targets.ts';
import { rearGuardsmen } from '../rear-guard/rear-guard.ts';
import type { AbilitiesFrame } from './abilities-frame.ts';
import type { StrikeFrame } from '../strike/strike-frame.ts';
import type { Situation } from '../../engine/situation.ts';
import type { State } from '../../engine/state.ts';
import { popUnless } from '../../standard/steps/pop-unless.ts';
import { own } from '../own.ts';
import { ABILITY_DATA } from './owners.ts';

/** [21.0] A side that can announce nothing is not asked. */
export function stepAbilities(situation: Situation, { side }: AbilitiesFrame): boolean {
  const { s } = situation;
  return popUnless(s, canUseAbility(situation, side) || gloryWedges(situation, side).next().done === false);
}

/** [21.31] */
export function stepRearGuard(situation: Situation): boolean {
  const { s } = situation;
  return popUnless(s, rearGuardsmen(situation).next().done === false);
}

/** [21.21] [21.41] The strike is offered once. Afterwards the frame is done with. */
export function stepStrike(situation: Situation, frame: StrikeFrame): boolean {
  const { s } = situation;
  const unit = s.units[frame.unit];
  // [21.41] Who was asked to go along and stayed is not of the sortie.
  const { sortie } = own(s);
  if (frame.reason === 'sortie' && sortie !== null) {
    const { exit } = ABILITY_DATA.sortie;
    sortie.leaders = sortie.leaders.filter((leader) => s.leaders[leader]?.at === exit);
  }
  const goes = unit !== undefined && !unit.attacked && strikeTargets(situation, frame).length > 0;
  if (goes) return false;
  endStrike(s, frame);
  return true;
}

/** [21.41] The unit that made the sortie has its own Combat Phase still before it; [21.21] H-90 no wedge strikes a third time. */
export function endStrike(s: State, frame: StrikeFrame): void {
  pop(s);
  const unit = s.units[frame.unit];
  if (unit) unit.attacked = frame.reason === 'glory';
}
