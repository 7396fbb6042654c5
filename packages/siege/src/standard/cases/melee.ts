/** [7.3] Melee: who may strike whom, who must, and who may follow. */
import { type Refusal, refuse } from '@warbeacon/kernel';
import type { StrikeFrame } from '../../helms-deep/strike-frame.ts';
import { unitSpec } from '../../engine/game.ts';
import { no } from '../../engine/refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import { hexOfPlace, type Link } from '../terrain.ts';
import { placeOf, type State } from '../../engine/state.ts';
import { otherSide, type Side } from '../../engine/words.ts';
import { ownStrengths } from './armour.ts';
import { hasLadder, ladderAgainst } from './markers.ts';
import { zonePasses } from './zones.ts';
import { formationOf, mayFormationGo, whyNotAlone } from './formations.ts';
import { barsLoad, loadOf } from '../../helms-deep/loads/loads.ts';
import { isDue, whyUnitOff } from './reinforcements.ts';
import { sortieTarget } from '../../helms-deep/sortie/sortie.ts';
import { barredGround, whyClosed } from './ways.ts';

/** Why nobody standing in `from` can strike over this link, or `null`. Leaders' duels obey it too (G-31). */
export function whyCannotReach({ game, s }: Situation, cavalry: boolean, from: number, link: Link): Refusal | null {
  const over = whyCannotReachOver(s, cavalry, from, link);
  if (over) return over;
  const barred = barredGround(game, cavalry, link.to);
  return barred < 0 ? { ...whyClosed(barred), case: '7.36' } : null;
}

/** What the hexside has against it, whatever lies beyond. */
function whyCannotReachOver(s: State, cavalry: boolean, from: number, link: Link): Refusal | null {
  switch (link.kind) {
    case 'ramp-side':
    case 'cliff':
      return refuse('ramp-side', 'Nobody fights over the side of the ramp.', '15.23');
    case 'dike':
      return cavalry ? refuse('dike-cavalry', 'Cavalry cannot fight across the Dike.', '16.12') : null;
    case 'wall':
    case 'tower':
      return overWall(s, cavalry, from, link);
    case 'gate': {
      const state = s.gates[link.gate]?.state;
      // [G-35] A whole gate is a wall in melee, for both.
      return state === 'breached' ? null : overWall(s, cavalry, from, link);
    }
    case 'main-gate':
      return s.gates[link.gate]?.state === 'breached'
        ? null
        : refuse('main-gate-shut', 'Nobody fights through the Main Gate unless it is breached.', '15.22');
    case 'culvert':
      // [18.14] [W-7] Whoever is in the passage can be struck through its own two sides, breached or not.
      return s.culvert === 'collapsed' ? refuse('collapsed', 'The Culvert has collapsed.', '18.13') : null;
    case 'into-passage':
      return intoPassage(s, link);
    default:
      return null;
  }
}

/** [18.14] D-16: from the wall beside it one strikes down into the passage once it is breached, and never back up. */
function intoPassage(s: State, link: Link): Refusal | null {
  if (link.up === 1) return refuse('culvert-side', 'Out of the Culvert one strikes by its two ends only.', '18.14');
  return s.culvert === 'breached'
    ? null
    : refuse('culvert-side', 'Until it is breached the Culvert is attacked through its own hexsides only.', '18.14');
}

/** [7.35] [A7.31] [17.14] Downward always; upward with a ladder; cavalry never. */
function overWall(s: State, cavalry: boolean, from: number, link: Link): Refusal | null {
  if (cavalry) return refuse('cavalry-wall', 'Cavalry cannot fight over a wall or tower.', 'A7.31');
  if (link.up === -1 || ladderAgainst(s, from, link.to)) return null;
  return refuse('wall-above', 'Nobody strikes up at a wall without a ladder.', 'A7.31');
}

/** Where a unit can strike: the ways out of its place, or, from beyond the map's edge, the hexes by which it enters. */
function waysToStrike(situation: Situation, unit: number): readonly Link[] {
  const { game, s } = situation;
  const at = placeOf(s, unit);
  if (at >= 0) return game.terrain.strikes[at] ?? [];
  if (!mayStrikeFromBeyond(situation, unit)) return [];
  return game.cases
    .entryPlaces(game, unitSpec(game, unit), at)
    .map((to) => ({ to, kind: 'open', up: 0, gate: -1, road: false }));
}

/** [14.2] [W-8] D-10: Westernesse reinforcements may attack who blocks their entry. */
function mayStrikeFromBeyond(situation: Situation, unit: number): boolean {
  const { game } = situation;
  return unitSpec(game, unit).side === 'westernesse' && isDue(situation, unit);
}

/** The way over which a unit strikes at a place; `undefined` when there is none. */
export function wayToStrike(situation: Situation, unit: number, to: number): Link | undefined {
  return waysToStrike(situation, unit).find((link) => link.to === to);
}

/** Why a unit cannot attack in melee at all now, or `null`. */
export function whyCannotAttack(situation: Situation, unit: number): Refusal | null {
  const { game, s } = situation;
  const state = s.units[unit];
  if (!state || (state.at < 0 && !mayStrikeFromBeyond(situation, unit))) {
    return whyUnitOff(situation, unit, no(game, 'unit-off-map-to-attack'));
  }
  const spec = unitSpec(game, unit);
  if (spec.full.attack === undefined) return refuse('only-shoots', 'That unit can only shoot.', '2.3');
  if (state.disrupted) return refuse('disrupted', 'Disrupted units may not attack in any way.', '7.57');
  const second = whyNotAlone(situation, unit);
  if (second) return second;
  if (state.attacked) return refuse('already-attacked', 'A unit attacks once in a Combat Phase.', '7.34');
  if (ownStrengths(situation, unit).morale === 'Z' && game.cases.isDemoralized(situation, spec.side)) {
    return refuse('demoralized', 'Demoralized units of morale Z never attack in melee.', '9.32');
  }
  return null;
}

/** The enemies a unit stands in the zone of and may attack: it must attack one of them (7.31, D-24). */
export function obligedTargets(situation: Situation, unit: number): readonly number[] {
  return enemiesInReach(situation, unit).obliged;
}

/** Everybody a unit may declare an attack on. */
export function meleeTargets(situation: Situation, unit: number): readonly number[] {
  const { all, obliged } = enemiesInReach(situation, unit);
  return obliged.length > 0 ? obliged : all;
}

interface InReach {
  /** Enemies the unit can strike. */
  readonly all: readonly number[];
  /** Those whose zone of control it stands in. */
  readonly obliged: readonly number[];
}

const NOBODY: InReach = { all: [], obliged: [] };

// Most units have no enemy next to them, so that is looked at first.
function enemiesInReach(situation: Situation, unit: number): InReach {
  const { game, s } = situation;
  const { side } = unitSpec(game, unit);
  const at = placeOf(s, unit);
  const enemies = situation.board.units(otherSide(side));
  const isNear = ({ to }: Link): boolean => (enemies[to] ?? -1) >= 0;
  const links = waysToStrike(situation, unit);
  if (!links.some(isNear) || whyCannotAttack(situation, unit)) return NOBODY;
  const ways = links.filter((link) => isNear(link) && whyCannotStrikeOver(situation, unit, link) === null);
  const zones = ways.filter((link) => at >= 0 && reachesWithZone(situation, otherSide(side), link));
  const enemyOver = ({ to }: Link): number => enemies[to] ?? -1;
  return { all: ways.map(enemyOver), obliged: zones.map(enemyOver) };
}

/** [7.36] [8.41] [W-52] Why a unit cannot strike over this link; a formation does not strike where it may never go. */
function whyCannotStrikeOver(situation: Situation, unit: number, link: Link): Refusal | null {
  const { game, s } = situation;
  const reach = whyCannotReach(situation, unitSpec(game, unit).cavalry, placeOf(s, unit), link);
  if (reach) return reach;
  const formation = formationOf(s, unit);
  return formation && !mayFormationGo(situation, formation, link)
    ? refuse('formation-ground', 'A formation strikes only where it may go: on clear ground, over open sides.', '7.36')
    : null;
}

/** Whether the unit of a side at the end of a link has a zone of control that comes over it. */
function reachesWithZone(situation: Situation, side: Side, link: Link): boolean {
  const { s } = situation;
  return zonePasses(s, link) && !hasLadder(s, link.to) && !situation.board.demoralized(side);
}

/**
 * Whom a unit may strike at out of the ordinary: [21.41] the enemy on the ramp beside the sally port; [21.21] H-90 any
 * enemy in reach, in whose zone it need not stand.
 */
export function strikeTargets(situation: Situation, frame: StrikeFrame): readonly number[] {
  const { game, s } = situation;
  if (frame.reason === 'glory') return enemiesInReach(situation, frame.unit).all;
  if (s.units[frame.unit]?.at !== game.abilities.sortie.exit || whyCannotAttack(situation, frame.unit)) return [];
  const target = sortieTarget(situation);
  return target < 0 ? [] : [target];
}

/** [7.31] [18.14] Nobody between whom and the unit there is anything to strike over. */
function whyOutOfReach({ game, s }: Situation, unit: number, target: number): Refusal {
  const { terrain } = game;
  const [from, to] = [placeOf(s, unit), placeOf(s, target)];
  const onTop = from !== to && from >= 0 && to >= 0 && hexOfPlace(terrain, from) === hexOfPlace(terrain, to);
  return onTop
    ? refuse('culvert-side', 'Nobody strikes through the wall over the Culvert.', '18.14')
    : refuse('not-adjacent', 'There is no such enemy next to that unit.', '7.31');
}

/** Why a unit cannot attack this target, or `null`. */
export function whyCannotStrike(situation: Situation, unit: number, target: number): Refusal | null {
  const { game, s } = situation;
  const own = whyCannotAttack(situation, unit);
  if (own) return own;
  const spec = unitSpec(game, unit);
  const there = placeOf(s, target);
  const link = there < 0 ? undefined : wayToStrike(situation, unit, there);
  if (!link || unitSpec(game, target).side === spec.side) return whyOutOfReach(situation, unit, target);
  const second = whyNotAlone(situation, target);
  if (second) return second;
  const over = whyCannotStrikeOver(situation, unit, link);
  if (over) return over;
  const obliged = obligedTargets(situation, unit);
  if (obliged.length > 0 && !obliged.includes(target)) {
    return refuse(
      'must-attack-zone',
      'A unit in enemy zones of control must attack one of the units that exert them.',
      '7.31',
    );
  }
  return null;
}

/**
 * [7.51] [7.53] [7.36] May the unit enter the vacated place? Over a wall or tower only from a ladder; through a gate
 * only when it is breached; [W-63] never down into the passage. Missile-only units do not enter enemy zones (7.15).
 */
export function mayAdvance(situation: Situation, unit: number, to: number): boolean {
  const { game, s } = situation;
  const state = s.units[unit];
  if (!state || state.disrupted) return false;
  const spec = unitSpec(game, unit);
  const link = wayToStrike(situation, unit, to);
  if (!link || (situation.board.unitAt[to] ?? -1) >= 0 || barredGround(game, spec.cavalry, to) < 0) return false;
  if (spec.full.attack === undefined && situation.board.zone(otherSide(spec.side))[to]) return false;
  // [20.32] Blasting Fire goes with its unit or not at all; the ram can be left (20.22).
  if (loadOf(s, unit) === 'blasting-fire' && barsLoad(situation, 'blasting-fire', link)) return false;
  const formation = formationOf(s, unit);
  if (formation && !mayFormationGo(situation, formation, link)) return false;
  switch (link.kind) {
    case 'ramp-side':
    case 'cliff':
    case 'into-passage':
      return false;
    case 'dike':
      return !spec.cavalry;
    case 'wall':
    case 'tower':
      return !spec.cavalry && link.up === 1 && ladderAgainst(s, state.at, to);
    case 'gate':
    case 'main-gate':
      return (
        s.gates[link.gate]?.state === 'breached' ||
        (link.kind === 'gate' && !spec.cavalry && link.up === 1 && ladderAgainst(s, state.at, to))
      );
    case 'culvert':
      // [W-11] Out of a whole one too.
      return s.culvert === 'breached' || (s.culvert === 'whole' && state.at === game.terrain.passage);
    default:
      return true;
  }
}

/** [7.7] Units that may withdraw before melee: those that only shoot, and cavalry attacked by infantry alone; no formation. */
export function mayWithdraw({ game, s }: Situation, target: number): boolean {
  const state = s.units[target];
  if (!state || state.at < 0 || state.disrupted || formationOf(s, target)) return false;
  const spec = unitSpec(game, target);
  if (spec.full.attack === undefined) return true;
  return (
    spec.cavalry && s.attacks.every((pairing) => pairing.target !== target || !unitSpec(game, pairing.unit).cavalry)
  );
}
