/** What Helm's Deep decides where the standard rules ask: each of these stands in the file of its subject. */
import type { Cases } from '../engine/game.ts';
import { standardAllowance } from '../standard/movement/allowance.ts';
import { markZone } from '../standard/zones/zones.ts';
import { armourModifiers } from './armour.ts';
import { isDemoralized, leaderEntered, points } from './courage/courage.ts';
import { isFanatical } from './courage/fanatics.ts';
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
