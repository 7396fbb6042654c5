/** Armour as a blow or a missile meets it: the printed rating and everything that raises or lowers it. */
import type { OddsModifier } from '@warbeacon/kernel';
import { unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { hexOfPlace, isPassage, type Link } from '../../engine/terrain.ts';
import { isWall } from '../walls/walls.ts';
import type { Strengths } from '../../engine/unit-kinds.ts';
import type { TotalRange } from '../../engine/options.ts';
import { placeOf } from '../../engine/state.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { fanaticsArmour } from './fanatics.ts';
import { hitRange } from '../tables/casualty-probability.ts';
import type { Armour, Attack } from '../../engine/words.ts';
import { formationOf, formationStrengths } from '../formations/formations.ts';

export interface ArmourNow {
  readonly value: Armour;
  readonly modifiers: readonly OddsModifier[];
}

/**
 * The strengths of the side that is up; [8.44] in formation, those of the formation; and what the game makes of them for now.
 * [8.23] Leaders change none.
 */
export function strengthsOf(situation: Situation, unit: number): Strengths {
  const { game, s } = situation;
  const own = ownStrengths(situation, unit);
  // There is hardly ever a formation, so that is looked at first.
  const printed = s.formations.length > 0 && formationOf(s, unit) ? formationStrengths(own.morale) : own;
  return game.cases.strengths?.(situation, unit, printed) ?? printed;
}

/** The strengths of the side that is up, in formation or not, as they are printed (G-72). */
export function ownStrengths({ game, s }: Situation, unit: number): Strengths {
  const spec = unitSpec(game, unit);
  if (!s.units[unit]?.reduced) return spec.full;
  return s.options.reducedSides === 'all' ? spec.reducedAll : spec.reduced;
}

/** [7.41] D-9: the totals that hit; at armour 0 they are the house's. */
export function hitRangeOf({ game, s }: Situation, attack: Attack, armour: Armour): TotalRange {
  return armour === 0 ? game.options.house(s.options).armour0[attack] : hitRange(attack, armour);
}

/** Armour of the target of a melee over `link`. */
export function meleeArmour(situation: Situation, attacker: number, target: number, link: Link): ArmourNow {
  const { game } = situation;
  const modifiers = [...(game.cases.armour?.(situation, attacker, target, false) ?? [])];
  const onHexside = link.hexside.armour?.(situation, attacker, target, link);
  if (onHexside !== undefined) modifiers.push(onHexside);
  const fanatic = fanaticsArmour(situation, attacker);
  if (fanatic !== undefined) modifiers.push(fanatic);
  return total(situation, target, modifiers);
}

/** [7.18] Armour of the target of a missile that reaches it from one of the places `before`. */
export function missileArmour(
  situation: Situation,
  firer: number,
  target: number,
  before: readonly number[],
): ArmourNow {
  const modifiers = [...(situation.game.cases.armour?.(situation, firer, target, true) ?? [])];
  const wall = wallBetween(situation, before, placeOf(situation.s, target), unitSpec(situation.game, target).side);
  if (wall !== undefined) modifiers.push(wall);
  return total(situation, target, modifiers);
}

/** [7.18] What the wall adds to the armour of whoever of a side is in a place that a missile reaches from one of those `before`. */
export function wallBetween(
  situation: Situation,
  before: readonly number[],
  at: number,
  side: Side,
): OddsModifier | undefined {
  if (before.length === 0 || !before.every((place) => isBehindWall(situation, place, at, side))) return undefined;
  return { case: '7.18', label: 'the defender is behind a wall', value: 1 };
}

/** [7.18] D-13: on the upper side of a wall, tower or gate hexside. In a passage below nobody is behind it. */
function isBehindWall({ game, s }: Situation, from: number, at: number, side: Side): boolean {
  if (isPassage(game.terrain, at)) return false;
  const hex = hexOfPlace(game.terrain, from);
  const link = game.terrain.links[hex]?.find(({ to }) => to === at);
  if (!link || (s.options.wallBonus === 'upper' && link.up !== 1)) return false;
  return link.hexside.cover?.(s, link, side) ?? isWall(s, link);
}

/** G-26: all that raises and lowers it is added up first. */
function total(situation: Situation, target: number, modifiers: readonly OddsModifier[]): ArmourNow {
  const { armour: own } = strengthsOf(situation, target);
  const instead = situation.game.cases.armourInstead?.(situation, target);
  if (instead !== undefined) {
    const { value, why } = instead;
    return { value, modifiers: value === own ? [] : [{ ...why, value: value - own }] };
  }
  const sum = modifiers.reduce((armour, modifier) => armour + modifier.value, own as number);
  return { value: Math.min(4, Math.max(situation.game.cases.leastArmour, sum)) as Armour, modifiers };
}
