/** What Gondor decides where the standard rules ask: each of these stands in the file of its subject. */
import type { Cases } from '../engine/game.ts';
import { STANDARD_CASES } from '../standard/standard-cases.ts';
import { isDemoralized, points } from './courage/courage.ts';
import { fanaticism, isFanatical } from './courage/fanatics.ts';
import { armourModifiers } from './armour.ts';
import { mayForm } from './formations.ts';
import { NIGHT_BONUS } from './forces.ts';
import { insideAllowance } from './city/streets.ts';
import { armourInTunnel } from './city/tunnels.ts';
import { enginesServed } from './catapults/reach.ts';
import { fullRating } from './ratings.ts';
import { keepsFrom, whyNoBlow } from './mumakil/keeping-apart.ts';
import { entryPlaces } from './reinforcements/reinforcements.ts';
import { strengthModifiers, strengthsNow } from './strengths.ts';
import { isNight, LAST_TURN } from './turns.ts';
import { levelControl } from './victory/levels.ts';
import { finalEnd } from './victory/victory.ts';

export const CASES: Cases = {
  ...STANDARD_CASES,
  lastTurn: LAST_TURN,
  nightBonus: NIGHT_BONUS,
  fullRating,
  isNight,
  insideAllowance,
  leadersDropClear: true,
  entryPlaces,
  points,
  isDemoralized,
  isFanatical,
  fanaticism,
  // G-128: nobody wins before the last turn is over.
  suddenEnd: () => null,
  finalEnd,
  levelControl,
  strengths: strengthsNow,
  strengthModifiers,
  armour: armourModifiers,
  armourInstead: armourInTunnel,
  keepsFrom,
  whyNoBlow,
  enginesServed,
  mayForm,
};
