/** Cases in which Helm's Deep is its own: ranges, allowances, entry, demoralization, levels and the end. */
import { markZone } from '../standard/zones/zones.ts';
import { armourModifiers } from './armour.ts';
import { type Cases, type LineOfFire, unitSpec } from '../engine/game.ts';
import type { Reason } from '../engine/refusals.ts';
import { isWall } from '../standard/walls/walls.ts';
import type { Situation } from '../engine/situation.ts';
import { NIGHT_BONUS } from './forces.ts';
import { placeOf } from '../engine/state.ts';
import { entryPlaces } from './reinforcements/reinforcements.ts';
import { isDemoralized, isFanatical, leaderEntered, levelOf, points } from './courage/courage.ts';
import { finalEnd, levelControl, suddenEnd } from './victory/victory.ts';

/** [12.0] */
const LAST_TURN = 20;
const LAST_NIGHT = 13;

export const CASES: Cases = {
  lastTurn: LAST_TURN,
  nightBonus: NIGHT_BONUS,
  isNight: (turn) => turn >= 1 && turn <= LAST_NIGHT,
  // [A7.12] Three hexes on foot, two mounted (H-13).
  missileRange: (spec) => (spec.cavalry ? 2 : 3),
  // [4.11] [4.12] in half points.
  allowance: (spec) => (spec.cavalry ? 12 : 8),
  // [15.71] H-37: cavalry too, though it is less.
  insideAllowance: (spec) => (spec.side === 'westernesse' ? 10 : undefined),
  entryPlaces,
  points,
  level: levelOf,
  isDemoralized,
  markZone,
  isFanatical,
  suddenEnd,
  finalEnd,
  levelControl,
  leaderEntered,
  // [15.72] H-38: cavalry is never on the Deeping Wall.
  barredToCavalry: (terrain, place) => (terrain.zone('deeping-wall').has(place) ? 'wall-top' : undefined),
  armour: armourModifiers,
  // [A7.13] Hexes behind a wall stop missiles.
  stopsMissiles: (terrain, place) => terrain.zone('protected-wall').has(place),
  whyNoShot,
  // [A8.41] H-8: of the Dark Power's units Dunland infantry alone, and with their Chief.
  mayForm: (leader, spec) => spec.side === 'westernesse' || (spec.kind === 'dunland-infantry' && leader.id === 'chief'),
  // [20.21] Dunland infantry the ram; [20.31] Orcs and Uruks on foot the Blasting Fire.
  mayCarry: (kind, spec) =>
    (kind === 'ram' && spec.kind === 'dunland-infantry') ||
    (kind === 'blasting-fire' && (spec.kind === 'orc' || spec.kind === 'orc-archer' || spec.kind.startsWith('uruk-'))),
};

/** [A7.13] Mounted archers in the fortress do not shoot over its walls. */
function whyNoShot({ game, s }: Situation, unit: number, { walls }: LineOfFire): Reason | undefined {
  if (!unitSpec(game, unit).cavalry || !game.inside.has(placeOf(s, unit))) return undefined;
  return walls.every((crossed) => crossed.some((link) => isWall(s, link))) ? 'mounted-over-wall' : undefined;
}
