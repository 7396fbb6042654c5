/** [16.25] G-141: catapults among the missiles of a Combat Phase: at whom they shoot, and how hard they hit. */
import { distance, line } from '@warbeacon/hexgrid';
import type { Ctx, Odds, Refusal } from '@warbeacon/kernel';
import { type Game, otherSide, unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { placeOf } from '../../engine/state.ts';
import type { Side, SiegeEvent } from '../../engine/vocabulary.ts';
import { hitRangeOf, missileArmour, ownStrengths } from '../../standard/combat/armour.ts';
import { moraleAgainst } from '../../standard/combat/blows.ts';
import { fate, reduce, nextOf } from '../../standard/combat/odds.ts';
import { whyNotAlone } from '../../standard/formations/formations.ts';
import { suffer } from '../../standard/losses/casualties.ts';
import { waysOf36 } from '../../standard/tables/casualty-probability.ts';
import { casualtyResult, makeCasualty } from '../../standard/tables/casualty-results.ts';
import { no } from '../refusals.ts';
import { catapultServed, catapultWith, countAsFired, whyCannotServe } from '../siege/crews.ts';
import { isBehindMountain } from './bombarding.ts';

/** [16.25] G-19: in hexes. */
export const RANGE = 2;
/** [16.25] [7.17] Strength e, which is E on the table. */
const STRENGTH = 'E';

const DICE = [1, 2, 3, 4, 5, 6] as const;

/** [16.25] Why the unit's catapult cannot shoot at this unit of the enemy, or `null`. */
export function whyCannotShootAt(situation: Situation, unit: number, target: number): Refusal | null {
  const { game, s } = situation;
  const at = placeOf(s, target);
  if (at < 0) return no('no-target');
  return whyNotAlone(situation, target) ?? whyNoStoneGetsTo(game, placeOf(s, unit), at);
}

/** [16.25] Why no stone gets from one place to another, whoever may be there, or `null`. */
export function whyNoStoneGetsTo(game: Game, from: number, at: number): Refusal | null {
  const range = distance(game.terrain.grid, from, at);
  if (range > RANGE) return no('shot-too-far', { range });
  // [W-246]
  if (game.terrain.ground[at] === 'tunnel') return no('target-in-tunnel');
  return isBehindMountain(game.terrain, from, at) ? no('mountain-in-the-way') : null;
}

/** [16.25] Everybody at whom the unit's catapult can shoot now. */
export function targetsToShoot(situation: Situation, unit: number): number[] {
  const { game, s } = situation;
  // Most units stand with none, so that is looked at first.
  if (catapultWith(situation, unit) === undefined || whyCannotServe(situation, unit) !== null) return [];
  const enemies = game.unitsOf[otherSide(game, unitSpec(game, unit).side)];
  return enemies.filter((target) => placeOf(s, target) >= 0 && whyCannotShootAt(situation, unit, target) === null);
}

/** A side has a catapult to shoot with, and somebody to shoot at. */
export const hasShots = (situation: Situation, side: Side): boolean =>
  situation.game.unitsOf[side].some((unit) => targetsToShoot(situation, unit).length > 0);

/**
 * [7.18] [16.42] [16.45] G-141: armour counts as against any missile. The stone comes in from the hex that the straight line
 * leaves last: of two, between which it runs, from either that is no mountain.
 */
function armourAgainst(situation: Situation, unit: number, target: number) {
  const { game, s } = situation;
  return missileArmour(situation, unit, target, lastHexes(game, placeOf(s, unit), placeOf(s, target)));
}

export function lastHexes({ terrain }: Game, from: number, at: number): number[] {
  return line(terrain.grid, from, at).before.filter((hex) => terrain.grounds[hex]?.closed !== true);
}

/** [16.25] [7.33] The shot: two dice for a casualty, and one for what it is. Night makes no catapult fanatical (G-141). */
export function shootCatapult(situation: Situation, unit: number, target: number, ctx: Ctx<SiegeEvent>): void {
  const { game, s } = situation;
  const catapult = catapultServed(situation, unit);
  countAsFired(s, catapult);
  const { value: armour } = armourAgainst(situation, unit, target);
  const [low, high] = hitRangeOf(situation, STRENGTH, armour);
  const dice: [number, number] = [ctx.d6(), ctx.d6()];
  const hit = dice[0] + dice[1] >= low && dice[0] + dice[1] <= high;
  const { id } = unitSpec(game, target);
  ctx.emit({
    type: 'catapultShot',
    engine: catapult.id,
    unit: unitSpec(game, unit).id,
    target: id,
    armour,
    dice,
    hit,
  });
  if (!hit) return;
  const morale = moraleAgainst(situation, unit, target, true, 0);
  const die = ctx.d6();
  const result = casualtyResult(morale, die);
  ctx.emit({ type: 'casualty', unit: id, morale, die, result: makeCasualty(result) });
  suffer(situation, target, result, ctx);
}

/** [16.25] The exact odds of it. */
export function shotOdds(situation: Situation, unit: number, target: number): Odds {
  const { value: armour, modifiers } = armourAgainst(situation, unit, target);
  const [low, high] = hitRangeOf(situation, STRENGTH, armour);
  const ways = waysOf36(low, high);
  const morale = moraleAgainst(situation, unit, target, true, 0);
  const tally = new Map([['no effect', { kind: 'none', n: (36 - ways) * DICE.length }]]);
  for (const die of DICE) {
    const { label, kind } = fate(situation, target, casualtyResult(morale, die));
    tally.set(label, { kind, n: (tally.get(label)?.n ?? 0) + ways });
  }
  const base = ownStrengths(situation, target).armour;
  return {
    outcomes: [...tally].map(([label, { kind, n }]) => ({ kind, label, chance: reduce(n, 36 * DICE.length) })),
    modifiers: [...modifiers, ...(situation.game.cases.strengthModifiers?.(situation, unit, target, true) ?? [])],
    ...nextOf(situation, target),
    roll: `e against armour ${armour}${armour === base ? '' : ` (${base} printed)`}: ${low}–${high} on two dice, then morale ${morale}`,
  };
}
