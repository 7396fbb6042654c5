/** The cases of the standard rules that a game may put others in place of. */
import { isAboveLevel } from './demoralization/demoralization.ts';
import { markZone } from './zones/zones.ts';
import type { Cases, ModifierTexts } from '../engine/game.ts';

/** [7.12] In hexes. */
const RANGE = 2;
/** [4.11] [4.12] Half movement points on foot and mounted. */
const ON_FOOT = 8;
const MOUNTED = 12;

/** All but how long a game is and what it is about. */
export const STANDARD_CASES: Omit<Cases, 'lastTurn' | 'entryPlaces' | 'level' | 'suddenEnd' | 'finalEnd'> = {
  isNight: () => false,
  nightBonus: 0,
  missileRange: () => RANGE,
  allowance: ({ cavalry }) => (cavalry ? MOUNTED : ON_FOOT),
  insideAllowance: () => undefined,
  points: ({ s }, side) => s.losses[side],
  isDemoralized: isAboveLevel,
  markZone,
  // [7.37] Nobody, unless the game says so.
  isFanatical: () => false,
  armour: () => [],
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
