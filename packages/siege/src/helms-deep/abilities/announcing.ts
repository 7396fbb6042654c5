/** [21.0] Who may use a special ability now, and why not. */
import type { Refusal } from '@warbeacon/kernel';
import { no } from '../refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { whyNotAvailable } from './abilities.ts';
import { gloryWedges } from '../glory/death-and-glory.ts';
import { rearGuardsmen } from '../rear-guard/rear-guard.ts';
import { blowers } from '../horn/horn.ts';
import { whyNoSortie } from '../sortie/sortie.ts';
import { errands } from '../cunning/orc-cunning.ts';

/** Abilities that need nothing said but their name. */
export const PLAIN = ['voice-of-saruman', 'dunlending-hatred', 'divine-light', 'rear-guard'] as const;

/** [21.11] [21.31] [21.61] [21.71] Why an ability may not be announced, or `null`. [W-30] The Rear Guard needs somebody to go. */
export function whyCannotAnnounce(situation: Situation, side: Side, ability: (typeof PLAIN)[number]): Refusal | null {
  const unavailable = whyNotAvailable(situation, side, ability);
  if (unavailable || ability !== 'rear-guard') return unavailable;
  return rearGuardsmen(situation).next().done === false ? null : no('nobody-to-go');
}

/** Whether a side has any ability to use now. All that decides it is public. */
export function canUseAbility(situation: Situation, side: Side): boolean {
  return (
    PLAIN.some((ability) => whyCannotAnnounce(situation, side, ability) === null) ||
    blowers(situation, side).length > 0 ||
    whyNoSortie(situation, side) === null ||
    errands(situation, side).next().done === false ||
    gloryWedges(situation, side).next().done === false
  );
}
