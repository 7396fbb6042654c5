/** What Helm's Deep decides where the standard rules ask: each of these stands in the file of its subject. */
import type { Cases } from '../engine/game.ts';
import { standardAllowance } from '../standard/movement/allowance.ts';
import { markZone } from '../standard/zones/zones.ts';
import { armourModifiers } from './armour.ts';
import { isDemoralized, leaderEntered, points } from './courage/courage.ts';
import { fanaticism, isFanatical } from './courage/fanatics.ts';
import { NIGHT_BONUS } from './forces.ts';
import { mayForm } from './formations.ts';
import { mayCarry } from './loads/carriers.ts';
import { missileRange, stopsMissiles, whyNoShot } from './missiles.ts';
import { barredToCavalry, insideAllowance } from './movement.ts';
import { entryPlaces } from './reinforcements/reinforcements.ts';
import { isNight, LAST_TURN } from './turns.ts';
import { finalEnd, levelControl, suddenEnd } from './victory/victory.ts';

export const CASES: Cases = {
  lastTurn: LAST_TURN,
  nightBonus: NIGHT_BONUS,
  isNight,
  missileRange,
  allowance: standardAllowance,
  insideAllowance,
  entryPlaces,
  points,
  isDemoralized,
  markZone,
  isFanatical,
  fanaticism,
  // [A7.37] [16.11] [20.65]
  leastArmour: 0,
  // [A7.64] D-23.
  displacedThroughFriends: true,
  // [A8.1] [A8.24] He flies when an enemy comes.
  leadersStandAlone: true,
  // [A4.27]
  leadersKeepUnitsOut: false,
  suddenEnd,
  finalEnd,
  levelControl,
  leaderEntered,
  barredToCavalry,
  armour: armourModifiers,
  stopsMissiles,
  whyNoShot,
  mayForm,
  mayCarry,
};
