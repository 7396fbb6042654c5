/** [7.3] Melee: who may strike whom, who must, and in which order the blows fall. */
import { isCowed } from '../demoralization/demoralization.ts';
import { type Ctx, type Refusal, push } from '@warbeacon/kernel';
import { OPEN } from '../../engine/hexsides.ts';
import { barredGround } from '../../engine/ways-out.ts';
import { zonePasses, hasZones } from '../zones/zones.ts';
import { climbs, otherSide, unitSpec } from '../../engine/game.ts';
import type { UnitSpec } from '../../engine/unit-kinds.ts';
import { because, no } from '../../engine/refusals.ts';
import type { Situation, Turn } from '../../engine/situation.ts';
import { type Link, hexOfPlace } from '../../engine/terrain.ts';
import { LOST, type Pairing, type State, placeOf } from '../../engine/state.ts';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { takesZones, zoneRises } from '../../engine/gear.ts';
import { formationOf, whyNotAlone } from '../formations/formations.ts';
import { mayFormationGo } from '../formations/formation-ground.ts';
import { isDue, whyUnitOff } from '../reinforcements/reinforcements.ts';
import { mayWithdraw, withdrawals } from '../withdrawal/withdrawal.ts';

type Fighter = Pick<UnitSpec, 'cavalry' | 'groundbound'>;

/** [7.35] [7.36] Why nobody standing in `from` can strike over this link, or `null`. Leaders' duels obey it too (G-31). */
export function whyCannotReach(situation: Situation, who: Fighter, from: number, link: Link): Refusal | null {
  const { game } = situation;
  const { cavalry } = who;
  const { strike } = link.hexside;
  const over = typeof strike === 'function' ? strike(situation, { cavalry, climbs: climbs(who), from }, link) : strike;
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

/** [7.34] [7.57] [9.32] Why a unit cannot attack in melee at all now, or `null`. */
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
  // [7.34] [7.52] Once in a phase; who has advanced has attacked.
  if (state.attacked) return no(game, 'already-attacked');
  // [9.32] Morale Z strikes no more once its pool is demoralized.
  return isCowed(situation, unit) ? no(game, 'demoralized-attack') : null;
}

/** [6.3] [7.31] D-24: the enemies a unit stands in the zone of and may attack: it must attack one of them. */
export function obligedTargets(situation: Situation, unit: number): readonly number[] {
  return enemiesInReach(situation, unit).obliged;
}

/** [7.31] [A7.31] Everybody a unit may declare an attack on. */
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
  const enemy = otherSide(game, side);
  const enemies = situation.board.units(enemy);
  const all: number[] = [];
  const obliged: number[] = [];
  let mayAttack: boolean | undefined;
  for (const link of waysToStrike(situation, unit)) {
    const target = enemies[link.to] ?? -1;
    if (target < 0) continue;
    mayAttack ??= whyCannotAttack(situation, unit) === null;
    if (!mayAttack) return NOBODY;
    if (whyCannotStrikeOver(situation, unit, link) !== null) continue;
    if (game.cases.whyNoBlow?.(situation, unit, target) !== undefined) continue;
    all.push(target);
    if (at >= 0 && reachesWithZone(situation, target, at, link)) obliged.push(target);
  }
  return all.length === 0 ? NOBODY : { all, obliged };
}

/** [7.36] [8.41] [W-52] Why a unit cannot strike over this link; a formation does not strike where it may never go. */
function whyCannotStrikeOver(situation: Situation, unit: number, link: Link): Refusal | null {
  const { game, s } = situation;
  const reach = whyCannotReach(situation, unitSpec(game, unit), placeOf(s, unit), link);
  if (reach) return reach;
  const formation = formationOf(s, unit);
  return formation && !mayFormationGo(situation, formation, link) ? no(game, 'formation-strikes-off-ground') : null;
}

/** Whether the unit at the end of a link has a zone of control that comes over it, to `at`. */
function reachesWithZone(situation: Situation, unit: number, at: number, link: Link): boolean {
  const { game, s } = situation;
  const comesOver = zonePasses(s, link)
    ? !takesZones(situation, link.to)
    : game.zonesRise && zoneRises(situation, unitSpec(game, unit).side, link.to, at);
  return comesOver && hasZones(situation, unit);
}

/** [7.31] Nobody between whom and the unit there is anything to strike over. */
function whyOutOfReach({ game, s }: Situation, unit: number, target: number): Refusal {
  const { terrain } = game;
  const [from, to] = [placeOf(s, unit), placeOf(s, target)];
  const onTop = from !== to && from >= 0 && to >= 0 && hexOfPlace(terrain, from) === hexOfPlace(terrain, to);
  return no(game, onTop ? 'strikes-through-ground' : 'no-enemy-next');
}

/** [7.31] [7.32] Why a unit cannot be named to attack this target, or `null`. */
export function whyCannotStrike(situation: Situation, unit: number, target: number): Refusal | null {
  const { game, s } = situation;
  if (hasDeclared(s, unit)) return no(game, 'already-declared');
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
  const apart = game.cases.whyNoBlow?.(situation, unit, target);
  if (apart !== undefined) return because(game, apart);
  const obliged = obligedTargets(situation, unit);
  if (obliged.length > 0 && !obliged.includes(target)) {
    return no(game, 'must-attack-zone');
  }
  return null;
}

/** [7.32] Whether the unit has been named to attack somebody. */
export function hasDeclared(s: State, unit: number): boolean {
  return s.attacks.length > 0 && s.attacks.some((pairing) => pairing.unit === unit);
}

/** [7.31] Why a side has not declared enough: units of its own that must attack, or `null`. */
export function whyMoreToDeclare(turn: Turn): Refusal | null {
  const { game, s, side } = turn;
  const idle = game.unitsOf[side].filter((unit) => !hasDeclared(s, unit) && obligedTargets(turn, unit).length > 0);
  if (idle.length === 0) return null;
  const names = idle.map((unit) => unitSpec(game, unit).id).join(', ');
  return no(game, 'must-attack', { units: names });
}

/**
 * [7.32] D-28: the blows fall in the order in which they were declared, each by itself. [7.7] G-51: before the first blow
 * at it, or never, a unit is asked whether it withdraws; `asked` has those who have been.
 */
export function resolveNext(situation: Situation, asked: number[], ctx: Ctx<SiegeEvent>): void {
  const { game, s } = situation;
  const [pairing] = s.attacks;
  if (!pairing) return;
  const { unit, target, at } = pairing;
  const attacker = s.units[unit];
  if (hasLapsed(s, pairing)) {
    s.attacks.shift();
    if (attacker) attacker.attacked = true;
    ctx.emit({ type: 'attackLapsed', unit: unitSpec(game, unit).id, target: unitSpec(game, target).id });
    return;
  }
  if (!asked.includes(target)) {
    asked.push(target);
    if (mayWithdraw(situation, target) && withdrawals(situation, target).length > 0) {
      push(s, { kind: 'retreatBefore', unit: target });
      return;
    }
  }
  s.attacks.shift();
  if (attacker) attacker.attacked = true;
  const cowed = game.hooks.beforeBlow?.(situation, unit, ctx) ?? 0;
  push(s, { kind: 'blow', unit, target, missile: false, step: 'roll', at, cowed });
}

/** Who will strike at a unit, in order. */
export const strikersAt = (s: State, target: number): readonly number[] =>
  s.attacks.filter((pairing) => pairing.target === target && !hasLapsed(s, pairing)).map(({ unit }) => unit);

/**
 * [7.32] G-18: the target is gone, and the attacker is not given another; or the attacker itself is in no state to strike.
 * [7.52] So nobody is attacked who has advanced: it is no longer where the attack was declared.
 */
function hasLapsed(s: State, { unit, target, at }: Pairing): boolean {
  const attacker = s.units[unit];
  return !attacker || attacker.at === LOST || attacker.disrupted || s.units[target]?.at !== at;
}
