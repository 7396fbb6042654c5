/** [16.13] [16.28] Grond: who carries it, and when it strikes what. */
import type { Refusal } from '@warbeacon/kernel';
import { unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { placeOf } from '../../engine/state.ts';
import type { UnitSpec } from '../../engine/unit-kinds.ts';
import { whyUnitOff } from '../../standard/reinforcements/reinforcements.ts';
import { type Breakable, breakables, whyNotWhole } from '../breaches/breaches.ts';
import { own } from '../own.ts';
import { no } from '../refusals.ts';
import { engineWith, whyCrewIsUsed } from '../siege/crews.ts';

/** [16.13] Trolls and Uruk-hai. */
export const bearsGrond = ({ kind }: UnitSpec): boolean => kind === 'troll' || kind === 'uruk';

/** [16.28] G-94, G-172: why a unit cannot strike with Grond, at whatever side, or `null`. */
export function whyCannotSwing(situation: Situation, unit: number): Refusal | null {
  const { game, s } = situation;
  const state = s.units[unit];
  if (!state || state.at < 0) return whyUnitOff(situation, unit, no('unit-off-map-to-swing'));
  const grond = engineWith(s, unit, 'grond');
  if (grond === undefined) return no('stands-without-grond');
  if (!bearsGrond(unitSpec(game, unit))) return no('cannot-bear-grond');
  if (state.disrupted) return no('disrupted-crew');
  if (!own(s).magic.grondAwake) return no('grond-sleeps');
  if (own(s).engines.fired.includes(grond.id)) return no('grond-has-struck');
  return whyCrewIsUsed(s, unit);
}

/** [16.28] Grond strikes at the sides of its own hex. */
export function whyNotBesideGrond({ s }: Situation, unit: number, { below, above }: Breakable): Refusal | null {
  const at = placeOf(s, unit);
  return at === below || at === above ? null : no('not-beside-grond');
}

/** Everything at which the unit might strike with Grond now. */
export function targetsOfGrond(situation: Situation, unit: number): Breakable[] {
  if (whyCannotSwing(situation, unit) !== null) return [];
  return breakables(situation.game).filter(
    (target) => whyNotBesideGrond(situation, unit, target) === null && whyNotWhole(situation.s, target.link) === null,
  );
}

export const canSwing = (situation: Situation, unit: number): boolean => targetsOfGrond(situation, unit).length > 0;
