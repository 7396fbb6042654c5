/** Armour as a blow or a missile meets it: the printed rating and everything that raises or lowers it. */
import type { OddsModifier } from '@warbeacon/kernel';
import { unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { hexOfPlace, type Link } from '../terrain.ts';
import type { Strengths } from '../unit-kinds.ts';
import { houseOf, type TotalRange } from '../../engine/house.ts';
import { placeOf } from '../../engine/state.ts';
import { hitRange } from '../tables/casualty-probability.ts';
import type { Armour, Attack } from '../../engine/words.ts';
import { inForce } from '../../helms-deep/abilities/in-force.ts';
import { hasLadder } from './markers.ts';
import { formationOf, formationStrengths } from './formations.ts';

export interface ArmourNow {
  readonly value: Armour;
  readonly modifiers: readonly OddsModifier[];
}

/** The strengths of the side that is up; [8.44] in formation, those of the formation. */
export function strengthsOf(situation: Situation, unit: number): Strengths {
  const { s } = situation;
  const own = ownStrengths(situation, unit);
  // There is hardly ever a formation, so that is looked at first.
  return s.formations.length > 0 && formationOf(s, unit) ? formationStrengths(own.morale) : own;
}

/** The strengths of the side that is up, in formation or not. */
export function ownStrengths({ game, s }: Situation, unit: number): Strengths {
  const spec = unitSpec(game, unit);
  if (!s.units[unit]?.reduced) return spec.full;
  return s.options.reducedSides === 'all' ? spec.reducedAll : spec.reduced;
}

/** [7.41] D-9: the totals that hit; at armour 0 they are the house's. */
export function hitRangeOf({ game, s }: Situation, attack: Attack, armour: Armour): TotalRange {
  return armour === 0 ? houseOf(game, s).armour0[attack] : hitRange(attack, armour);
}

/** [15.54] [18.15] [20.65] [21.11] Modifiers that count against melee and missiles alike (D-17). */
function common(situation: Situation, attacker: number, target: number): OddsModifier[] {
  const { game, s } = situation;
  const from = placeOf(s, attacker);
  const at = placeOf(s, target);
  const modifiers: OddsModifier[] = [];
  if (game.towers.has(at)) modifiers.push({ case: '15.54', label: 'the defender is in a tower', value: 1 });
  if (game.towers.has(from)) modifiers.push({ case: '15.54', label: 'the attacker is in a tower', value: -1 });
  if (hasLadder(s, at)) modifiers.push({ case: '20.65', label: 'the defender is on a ladder', value: -1 });
  // [18.15] [W-2] On top and below.
  if (game.terrain.culvert >= 0 && hexOfPlace(game.terrain, at) === game.terrain.culvert) {
    modifiers.push({ case: '18.15', label: 'the defender is in the hex of the Culvert', value: 1 });
  }
  // [21.11] H-12: the light itself lowers no rating below 1.
  const lit = inForce(s, 'divine-light') && unitSpec(game, target).side === 'isengard';
  if (lit && strengthsOf(situation, target).armour > 1) {
    modifiers.push({ case: '21.11', label: 'the Divine Light', value: -1 });
  }
  return modifiers;
}

/** [15.54] [16.11] [16.12] [19.13] [20.65] [A7.37] Armour of the target of a melee over `link`. */
export function meleeArmour(situation: Situation, attacker: number, target: number, link: Link): ArmourNow {
  const { game, s } = situation;
  const modifiers = common(situation, attacker, target);
  const defender = unitSpec(game, target);
  if (link.kind === 'dike' && !defender.cavalry) {
    if (link.up === 1) modifiers.push({ case: '16.12', label: 'the defender stands on the Dike', value: 1 });
    if (link.up === -1) modifiers.push({ case: '16.11', label: 'the defender stands in the ditch', value: -1 });
  }
  const from = placeOf(s, attacker);
  const at = placeOf(s, target);
  if (link.kind === 'bank' && game.terrain.ground[from] === 'stream' && game.terrain.ground[at] !== 'stream') {
    modifiers.push({ case: '19.13', label: 'the attacker stands in the stream', value: 1 });
  }
  if (game.cases.isFanatical(situation, attacker))
    modifiers.push({ case: 'A7.37', label: 'the attacker is fanatical', value: -1 });
  return total(situation, target, modifiers);
}

/** [7.18] [15.54] [20.65] Armour of the target of a missile that reaches it from one of the places `before`. */
export function missileArmour(
  situation: Situation,
  firer: number,
  target: number,
  before: readonly number[],
): ArmourNow {
  const modifiers = common(situation, firer, target);
  if (before.length > 0 && before.every((place) => behindWall(situation, place, target))) {
    modifiers.push({ case: '7.18', label: 'the defender is behind a wall', value: 1 });
  }
  return total(situation, target, modifiers);
}

/**
 * [7.18] D-13: on the upper side of a wall, tower or gate hexside; [15.22] a unit of Westernesse at the Main Gate keeps
 * it after a breach. In the passage under the wall nobody is behind it.
 */
function behindWall({ game, s }: Situation, from: number, target: number): boolean {
  const at = placeOf(s, target);
  if (at === game.terrain.passage) return false;
  const hex = hexOfPlace(game.terrain, at);
  const link = game.terrain.links[hexOfPlace(game.terrain, from)]?.find((candidate) => candidate.to === hex);
  if (!link || (s.options.wallBonus === 'upper' && link.up !== 1)) return false;
  switch (link.kind) {
    case 'wall':
    case 'tower':
      return true;
    case 'main-gate':
      return (
        s.gates[link.gate]?.state !== 'breached' || (link.up === 1 && unitSpec(game, target).side === 'westernesse')
      );
    case 'gate':
      return s.gates[link.gate]?.state !== 'breached';
    default:
      return false;
  }
}

function total(situation: Situation, target: number, modifiers: readonly OddsModifier[]): ArmourNow {
  const sum = modifiers.reduce(
    (armour, modifier) => armour + modifier.value,
    strengthsOf(situation, target).armour as number,
  );
  return { value: Math.min(4, Math.max(0, sum)) as Armour, modifiers };
}
