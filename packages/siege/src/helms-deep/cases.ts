/** Cases in which Helm's Deep is its own: ranges, allowances, entry, demoralization, levels and the end. */
import type { Ctx } from '@warbeacon/kernel';
import { inForce } from './abilities/in-force.ts';
import { strengthsOf } from '../standard/combat/armour.ts';
import { armourModifiers } from './armour.ts';
import { passageOf } from './culvert/culvert.ts';
import type { SiegeEvent, Side } from '../engine/vocabulary.ts';
import { type Cases, type Game, type LineOfFire, otherSide, unitSpec } from '../engine/game.ts';
import type { Reason } from '../engine/refusals.ts';
import { isWall } from '../engine/ways-out.ts';
import type { Situation } from '../engine/situation.ts';
import type { LeaderSpec, UnitSpec } from '../engine/unit-kinds.ts';
import { NIGHT_BONUS } from './forces.ts';
import { DUE, LOST, placeOf, type State } from '../engine/state.ts';
import { optionsOf } from './house-values.ts';
import { CAVES } from './off-map-boxes.ts';

/** [12.0] */
const LAST_TURN = 20;
const LAST_NIGHT = 13;

/** [22.11] [22.12] */
const levelOf = (side: Side): number => (side === 'isengard' ? 120 : 100);

/** [23.11] B */
const LORDS = ['theoden', 'eomer', 'erkenbrand'] as const;

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
  isFanatical,
  suddenEnd,
  finalEnd,
  levelControl,
  leaderEntered,
  // H-38: cavalry is never on the Deeping Wall.
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

/** [14.1] [14.21] The whole eastern edge, for both sides; [14.22] the western edge for who is in the caves. */
function entryPlaces(game: Game, spec: UnitSpec | LeaderSpec, at: number): readonly number[] {
  if (at === CAVES) return game.terrain.zoneList('west-edge');
  return spec.arrives.at === 'turn'
    ? game.terrain.zoneList(spec.side === 'isengard' ? 'isengard-entry' : 'erkenbrand-entry')
    : [];
}

/** [22.11] Losses and single events, and for Westernesse what Isengard holds now. */
function points(situation: Situation, side: Side): number {
  const { game, s } = situation;
  if (side === 'isengard') return s.losses.isengard;
  let now = s.losses.westernesse + (wallIsLost(situation) ? 10 : 0);
  for (let level = 0; level < game.terrain.levels.length; level++) {
    if (levelControl(situation, level) === 'isengard') now += 10;
  }
  return now;
}

/** [22.11] H-75: Isengard stands on the Deeping Wall and no undisrupted Westernesse unit does. */
function wallIsLost({ game, s }: Situation): boolean {
  const wall = game.terrain.zoneMask('deeping-wall');
  const stands = (unit: number): boolean => {
    const at = placeOf(s, unit);
    return at >= 0 && wall[at] === 1;
  };
  return (
    game.unitsOf.isengard.some(stands) &&
    !game.unitsOf.westernesse.some((unit) => !s.units[unit]?.disrupted && stands(unit))
  );
}

/** [9.21] D-7 */
function isDemoralized(situation: Situation, side: Side): boolean {
  const { demoralization } = optionsOf(situation.s);
  const reaches = demoralization === 'reaches' || (demoralization === 'house' && side === 'isengard');
  const now = points(situation, side);
  return reaches ? now >= levelOf(side) : now > levelOf(side);
}

/**
 * [9.33] H-10: Westernesse of morale W and X when it is demoralized; [21.51] all of Westernesse when the horn has been
 * blown; [21.71] all Dunlendings in their hatred. Never Isengard by night (A10.0). [A7.37] says what it does.
 */
function isFanatical(situation: Situation, unit: number): boolean {
  const { game, s } = situation;
  const spec = game.units[unit];
  if (spec?.side !== 'westernesse') return spec?.nation === 'dunland' && inForce(s, 'dunlending-hatred');
  if (inForce(s, 'horn')) return true;
  if (!isDemoralized(situation, 'westernesse')) return false;
  const { morale } = strengthsOf(situation, unit);
  return morale === 'W' || morale === 'X';
}

/** [23.2] D-5: all gates into it from the level below, and no undisrupted Westernesse unit in it. */
function levelControl(situation: Situation, index: number): Side {
  const { game, s } = situation;
  const level = game.terrain.levels[index];
  if (!level?.gates.every((gate) => s.gates[gate]?.control === 'isengard')) return 'westernesse';
  return isHeld(situation, level.places) ? 'westernesse' : 'isengard';
}

/** An undisrupted Westernesse unit stands in one of these places. */
function isHeld({ game, s }: Situation, places: Iterable<number>): boolean {
  const area = new Set(places);
  return s.units.some(
    (unit, index) => game.units[index]?.side === 'westernesse' && !unit.disrupted && area.has(unit.at),
  );
}

/** [22.11] [W-3] Ten points off once Gandalf and Erkenbrand have both come. */
function leaderEntered({ game, s }: Situation, leader: number, ctx: Ctx<SiegeEvent>): void {
  const id = game.leaders[leader]?.id;
  if (id !== 'gandalf' && id !== 'erkenbrand') return;
  const other = game.leaderIndex.get(id === 'gandalf' ? 'erkenbrand' : 'gandalf') ?? -1;
  if (s.leaders[other]?.at === DUE) return;
  s.losses.westernesse -= 10;
  ctx.emit({ type: 'points', side: 'westernesse', points: -10, why: 'relief' });
}

/** [22.12] [23.11] B [23.12] A, at the moment they come about; H-80: at one moment, the phasing player's counts. */
function suddenEnd(situation: Situation): State['outcome'] {
  const { game, s } = situation;
  const rout = isDemoralized(situation, 'isengard');
  const leaderless = LORDS.every((id) => s.leaders[game.leaderIndex.get(id) ?? -1]?.at === LOST);
  if (!rout && !leaderless) return null;
  const phasing: Side = s.phase.startsWith('isengard') ? 'isengard' : otherSide(game, 'isengard');
  return leaderless && (!rout || phasing === 'isengard')
    ? { winner: 'isengard', reason: 'lords-slain', case: '23.11' }
    : { winner: 'westernesse', reason: 'isengard-routs', case: '23.12' };
}

/** [23.11] A [23.12] B [23.3] */
function finalEnd(situation: Situation): NonNullable<State['outcome']> {
  const { game } = situation;
  const burg = game.terrain.levels.every((_, index) => levelControl(situation, index) === 'isengard');
  const deep = !isHeld(situation, deepPlaces(game));
  return burg && deep
    ? { winner: 'isengard', reason: 'stronghold-taken', case: '23.11' }
    : { winner: 'westernesse', reason: 'stronghold-held', case: '23.12' };
}

/** [23.3] D-16: the wall, the Deep behind it, and the passage under the wall. */
function deepPlaces(game: Game): number[] {
  return [...game.terrain.zone('helms-deep'), passageOf(game.terrain)];
}
