/** [7.3] Melee: who may strike whom, who must, and who may follow. */
import type { Refusal } from '@warbeacon/kernel';
import { OPEN } from '../../engine/hexsides.ts';
import { barredGround } from '../../engine/ways-out.ts';
import { zonePasses } from '../zones/zones.ts';
import { otherSide, unitSpec } from '../../engine/game.ts';
import { because, no } from '../../engine/refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import { type Link, hexOfPlace } from '../../engine/terrain.ts';
import { placeOf } from '../../engine/state.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { ownStrengths } from '../combat/armour.ts';
import { hasGear } from '../../engine/gear.ts';
import { formationOf, whyNotAlone } from '../formations/formations.ts';
import { mayFormationGo } from '../formations/formation-ground.ts';
import { isDue, whyUnitOff } from '../reinforcements/reinforcements.ts';

/** Why nobody standing in `from` can strike over this link, or `null`. Leaders' duels obey it too (G-31). */
export function whyCannotReach(situation: Situation, cavalry: boolean, from: number, link: Link): Refusal | null {
  const { game } = situation;
  const { strike } = link.hexside;
  const over = typeof strike === 'function' ? strike(situation, { cavalry, from }, link) : strike;
  if (over !== undefined) return because(game, over);
  const barred = barredGround(game, cavalry, link.to);
  return barred === undefined ? null : { ...because(game, barred), case: '7.36' };
}

/** Where a unit can strike: the ways out of its place, or, from beyond the map's edge, the hexes by which it enters. */
function waysToStrike(situation: Situation, unit: number): readonly Link[] {
  const { game, s } = situation;
  const at = placeOf(s, unit);
  if (at >= 0) return game.terrain.strikes[at] ?? [];
  if (!mayStrikeFromBeyond(situation, unit)) return [];
  return game.cases
    .entryPlaces(game, unitSpec(game, unit), at)
    .map((to) => ({ to, kind: OPEN, hexside: game.hexsides[OPEN], up: 0, gate: -1, road: false }));
}

/** [W-8] D-10: by the game, reinforcements may attack who blocks their entry. */
function mayStrikeFromBeyond(situation: Situation, unit: number): boolean {
  const { game } = situation;
  return (game.hooks.mayStrikeFromBeyond?.(situation, unit) ?? false) && isDue(situation, unit);
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
  if (spec.full.attack === undefined) return no(game, 'only-shoots');
  if (state.disrupted) return no(game, 'disrupted-attack');
  const second = whyNotAlone(situation, unit);
  if (second) return second;
  if (state.attacked) return no(game, 'already-attacked');
  if (ownStrengths(situation, unit).morale === 'Z' && game.cases.isDemoralized(situation, spec.side)) {
    return no(game, 'demoralized-attack');
  }
  return null;
}

/** [6.3] [7.31] D-24: the enemies a unit stands in the zone of and may attack: it must attack one of them. */
export function obligedTargets(situation: Situation, unit: number): readonly number[] {
  return enemiesInReach(situation, unit).obliged;
}

/** Everybody a unit may declare an attack on. */
export function meleeTargets(situation: Situation, unit: number): readonly number[] {
  const { all, obliged } = enemiesInReach(situation, unit);
  return obliged.length > 0 ? obliged : all;
}

export interface InReach {
  /** Enemies the unit can strike. */
  readonly all: readonly number[];
  /** Those whose zone of control it stands in. */
  readonly obliged: readonly number[];
}

const NOBODY: InReach = { all: [], obliged: [] };

// Most units have no enemy next to them, so that is looked at first.
/** Everybody a unit can strike, and those in whose zones it stands. */
export function enemiesInReach(situation: Situation, unit: number): InReach {
  const { game, s } = situation;
  const { side } = unitSpec(game, unit);
  const at = placeOf(s, unit);
  const enemies = situation.board.units(otherSide(game, side));
  const isNear = ({ to }: Link): boolean => (enemies[to] ?? -1) >= 0;
  const links = waysToStrike(situation, unit);
  if (!links.some(isNear) || whyCannotAttack(situation, unit)) return NOBODY;
  const ways = links.filter((link) => isNear(link) && whyCannotStrikeOver(situation, unit, link) === null);
  const zones = ways.filter((link) => at >= 0 && reachesWithZone(situation, otherSide(game, side), link));
  const enemyOver = ({ to }: Link): number => enemies[to] ?? -1;
  return { all: ways.map(enemyOver), obliged: zones.map(enemyOver) };
}

/** [7.36] [8.41] [W-52] Why a unit cannot strike over this link; a formation does not strike where it may never go. */
function whyCannotStrikeOver(situation: Situation, unit: number, link: Link): Refusal | null {
  const { game, s } = situation;
  const reach = whyCannotReach(situation, unitSpec(game, unit).cavalry, placeOf(s, unit), link);
  if (reach) return reach;
  const formation = formationOf(s, unit);
  return formation && !mayFormationGo(situation, formation, link) ? no(game, 'formation-strikes-off-ground') : null;
}

/** Whether the unit of a side at the end of a link has a zone of control that comes over it. */
function reachesWithZone(situation: Situation, side: Side, link: Link): boolean {
  const { s } = situation;
  return zonePasses(s, link) && !hasGear(situation, link.to) && !situation.board.demoralized(side);
}

/** [7.31] Nobody between whom and the unit there is anything to strike over. */
function whyOutOfReach({ game, s }: Situation, unit: number, target: number): Refusal {
  const { terrain } = game;
  const [from, to] = [placeOf(s, unit), placeOf(s, target)];
  const onTop = from !== to && from >= 0 && to >= 0 && hexOfPlace(terrain, from) === hexOfPlace(terrain, to);
  return no(game, onTop ? 'strikes-through-ground' : 'no-enemy-next');
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
    return no(game, 'must-attack-zone');
  }
  return null;
}
