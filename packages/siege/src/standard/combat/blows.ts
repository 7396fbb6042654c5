/** [7.33] [7.17] A shot or a blow: the row and the column of the tables, the morale that is tried, and the throw. */
import type { Ctx } from '@warbeacon/kernel';
import { unitSpec } from '../../engine/game.ts';
import { breakGear } from '../walls/breaking-gear.ts';
import type { Situation } from '../../engine/situation.ts';
import { placeOf } from '../../engine/state.ts';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import type { Morale } from '../../engine/words.ts';
import { hitRangeOf, meleeArmour, missileArmour, strengthsOf } from './armour.ts';
import { fanaticsAwe, isSureToHit } from './fanatics.ts';
import { wayToStrike } from '../melee/melee.ts';
import { linesOfFire } from '../missiles/missiles.ts';
import { suffer } from '../losses/casualties.ts';
import { casualtyResult, makeCasualty } from '../tables/casualty-results.ts';

/** One unit's shot or blow at another. */
export interface Blow {
  unit: number;
  target: number;
  missile: boolean;
  /** Where the target stood. */
  at: number;
  /** By how much the game's own dice have lowered the target's morale. */
  cowed: number;
}

const LOWER_MORALE: Readonly<Record<Morale, Morale>> = { W: 'X', X: 'Y', Y: 'Z', Z: 'Z' };

/** Morale of the target: one lower against fanatics in melee, and one for each leader who has cowed it. */
export function moraleAgainst(
  situation: Situation,
  unit: number,
  target: number,
  missile: boolean,
  cowed: number,
): Morale {
  let { morale } = strengthsOf(situation, target);
  const times = cowed + fanaticsAwe(situation, unit, missile);
  for (let i = 0; i < times; i++) morale = LOWER_MORALE[morale];
  return morale;
}

/** [7.41] Row and column of the Casualty Probability Table for a shot or a blow, and what changed the column. */
export function blowStrengths(situation: Situation, unit: number, target: number, missile: boolean) {
  const { game, s } = situation;
  const from = placeOf(s, unit);
  const at = placeOf(s, target);
  if (missile) {
    const before = linesOfFire(game, from).find((fire) => fire.to === at)?.before ?? [];
    const { value, modifiers } = missileArmour(situation, unit, target, before);
    // [7.17] Every missile strength is e.
    return { strength: 'E', armour: value, modifiers } as const;
  }
  const link = wayToStrike(situation, unit, at);
  const { attack } = strengthsOf(situation, unit);
  if (!link || !attack) throw new Error('melee without strength or way');
  const { value, modifiers } = meleeArmour(situation, unit, target, link);
  return { strength: attack, armour: value, modifiers } as const;
}

/** [7.33] [7.17] Two dice for a casualty, which [7.37] a fanatic needs not; after a hit, one for what it is. */
export function resolveBlow(situation: Situation, blow: Blow, ctx: Ctx<SiegeEvent>): void {
  const { game } = situation;
  const { missile } = blow;
  const unit = unitSpec(game, blow.unit);
  const target = unitSpec(game, blow.target);
  const { strength, armour } = blowStrengths(situation, blow.unit, blow.target, missile);
  const told = { unit: unit.id, target: target.id, strength: missile ? 'e' : strength, armour };
  if (isSureToHit(situation, blow.unit, missile)) {
    ctx.emit(missile ? { type: 'shot', ...told, hit: true } : { type: 'struck', ...told, hit: true });
    hurt(situation, blow, ctx);
    return;
  }
  const [low, high] = hitRangeOf(situation, strength, armour);
  const dice: [number, number] = [ctx.d6(), ctx.d6()];
  const sum = dice[0] + dice[1];
  const hit = sum >= low && sum <= high;
  ctx.emit(missile ? { type: 'shot', ...told, dice, hit } : { type: 'struck', ...told, dice, hit });
  if (hit) hurt(situation, blow, ctx);
}

/** [7.42] What kind of casualty it is, and what comes of it. */
function hurt(situation: Situation, blow: Blow, ctx: Ctx<SiegeEvent>): void {
  const { game } = situation;
  const { missile } = blow;
  const morale = moraleAgainst(situation, blow.unit, blow.target, missile, blow.cowed);
  const die = ctx.d6();
  const result = casualtyResult(morale, die);
  ctx.emit({ type: 'casualty', unit: unitSpec(game, blow.target).id, morale, die, result: makeCasualty(result) });
  if (!missile) breakGear(situation, blow.at, ctx);
  suffer(situation, blow.target, result, ctx);
}
