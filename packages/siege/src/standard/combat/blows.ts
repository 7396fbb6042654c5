/** What a shot or a blow is rolled with: the row and the column of the tables, and the morale that is tried. */
import type { Situation } from '../../engine/situation.ts';
import { placeOf } from '../../engine/state.ts';
import type { Morale } from '../../engine/words.ts';
import { meleeArmour, missileArmour, strengthsOf } from './armour.ts';
import { wayToStrike } from '../melee/melee.ts';
import { linesOfFire } from '../missiles/missiles.ts';

const LOWER_MORALE: Readonly<Record<Morale, Morale>> = { W: 'X', X: 'Y', Y: 'Z', Z: 'Z' };

/** [A7.37] H-11 Morale of the target: one lower against fanatics in melee, and one for each leader who has cowed it. */
export function moraleAgainst(
  situation: Situation,
  unit: number,
  target: number,
  missile: boolean,
  cowed: number,
): Morale {
  const { game } = situation;
  let { morale } = strengthsOf(situation, target);
  const times = cowed + (!missile && game.cases.isFanatical(situation, unit) ? 1 : 0);
  for (let i = 0; i < times; i++) morale = LOWER_MORALE[morale];
  return morale;
}

/** [7.41] Row and column of the Casualty Probability Table for a shot or a blow, and what changed the column. */
export function blowStrengths(situation: Situation, unit: number, target: number, missile: boolean) {
  const { game, s } = situation;
  const from = placeOf(s, unit);
  const at = placeOf(s, target);
  if (missile) {
    const before = linesOfFire(game, from).find((fire) => fire.to === at)?.before ?? [];
    const { value, modifiers } = missileArmour(situation, unit, target, before);
    // [7.17] Every missile strength is e.
    return { strength: 'E', armour: value, modifiers } as const;
  }
  const link = wayToStrike(situation, unit, at);
  const { attack } = strengthsOf(situation, unit);
  if (!link || !attack) throw new Error('melee without strength or way');
  const { value, modifiers } = meleeArmour(situation, unit, target, link);
  return { strength: attack, armour: value, modifiers } as const;
}
