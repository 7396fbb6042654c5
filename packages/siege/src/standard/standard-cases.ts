/** The cases of the standard rules that a game may put others in place of. */
import { isAboveLevel } from './demoralization/demoralization.ts';
import { STANDARD_RANGE } from './missiles/missiles.ts';
import { standardAllowance } from './movement/allowance.ts';
import { markZone } from './zones/zones.ts';
import { gearModifiers } from '../engine/gear.ts';
import { placeOf } from '../engine/state.ts';
import type { Cases, ModifierTexts } from '../engine/game.ts';

/** All but how long a game is and what it is about. */
export const STANDARD_CASES: Omit<Cases, 'lastTurn' | 'entryPlaces' | 'suddenEnd' | 'finalEnd'> = {
  isNight: () => false,
  // [10.0] For leaders of whom the game says that they have it.
  nightBonus: 3,
  missileRange: () => STANDARD_RANGE,
  allowance: standardAllowance,
  insideAllowance: () => undefined,
  points: ({ s }, pool) => s.losses[pool],
  isDemoralized: isAboveLevel,
  markZone,
  // [7.37] Nobody, unless the game says so.
  isFanatical: () => false,
  // [7.37] G-38: blow or shot.
  fanaticism: () => 'sure',
  leastArmour: 1,
  // [7.62] G-48.
  displacedThroughFriends: false,
  // [8.1] [8.24] G-136.
  leadersStandAlone: false,
  // [4.27] G-137.
  leadersKeepUnitsOut: true,
  armour: (situation, _attacker, target, missile) => gearModifiers(situation, placeOf(situation.s, target), missile),
  levelControl: ({ game }) => game.sides[1],
  leaderEntered: () => undefined,
  barredToCavalry: () => undefined,
  mayForm: () => true,
  mayCarry: () => false,
};

/** What the odds say of modifiers, by the standard cases. */
export const STANDARD_MODIFIERS: ModifierTexts = {
  fanatical: { case: '7.37', label: 'the attacker is fanatical' },
  onGear: { case: '7.35', label: 'on a ladder' },
  night: { case: '10.0', label: 'night' },
};
