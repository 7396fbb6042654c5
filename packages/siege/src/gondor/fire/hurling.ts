/** [16.6] [16.8] An order to hurl something with a catapult: one for fireballs and one for heads, which differ in what they do below. */
import type { Ctx, Odds, Refusal } from '@warbeacon/kernel';
import { type Price, unitIndex, unitsOf } from '../../engine/command-spec.ts';
import { unitSpec } from '../../engine/game.ts';
import type { Situation, Turn } from '../../engine/situation.ts';
import { placeOf } from '../../engine/state.ts';
import { makePlaceId, parsePlaceId } from '../../engine/terrain.ts';
import { no } from '../refusals.ts';
import { catapultServed, spendInSiege } from '../siege/crews.ts';
import { unitFor } from '../units-for.ts';
import { comeDown, targetsToThrowAt, whyNoThrowAt } from './throwing.ts';

/** Who hurls it, and at which hex. */
interface Hurl {
  readonly unit: string;
  readonly hex: string;
}

/** Why a unit cannot hurl such a thing at all, or `null`. */
type WhyCannot = (situation: Situation, unit: number) => Refusal | null;

export function* hurls(turn: Turn, actor: string | undefined, whyCannot: WhyCannot): Generator<Hurl> {
  const { game } = turn;
  for (const unit of unitsOf(turn, actor)) {
    if (whyCannot(turn, unit) !== null) continue;
    for (const target of targetsToThrowAt(turn, unit))
      yield { unit: unitSpec(game, unit).id, hex: makePlaceId(game.terrain, target) };
  }
}

export function whyNotHurl(turn: Turn, { unit: id, hex }: Hurl, whyCannot: WhyCannot): Refusal | null {
  const unit = unitFor(turn, id, 'not-a-unit-to-serve');
  if (typeof unit !== 'number') return unit;
  const cannot = whyCannot(turn, unit);
  if (cannot) return cannot;
  const target = parsePlaceId(turn.game.terrain, hex);
  return target === undefined ? no('no-hex-to-throw-at', { id: hex }) : whyNoThrowAt(turn, unit, target);
}

/** Serves the catapult, and throws. `at`: where it comes down, -1 being off the map; `told`: what is told of it, whatever it is. */
export function hurl(turn: Turn, { unit: id, hex }: Hurl, ctx: Pick<Ctx<never>, 'd6'>) {
  const { game, s } = turn;
  const unit = unitIndex(game, id);
  const catapult = catapultServed(turn, unit);
  const target = parsePlaceId(game.terrain, hex);
  if (target === undefined) throw new Error(`${id} hurls at nothing`);
  spendInSiege(s, unit, catapult);
  const { at, dice } = comeDown(game, catapult.at, target, ctx);
  const landed = at < 0 ? null : makePlaceId(game.terrain, at);
  return { at, told: { engine: catapult.id, unit: id, target: hex, dice, landed } };
}

/** What may come of it, by where it is hurled from and at. */
export function hurlOffer(
  turn: Turn,
  { unit, hex }: Hurl,
  oddsOf: (situation: Situation, from: number, target: number) => Odds,
): Price {
  const target = parsePlaceId(turn.game.terrain, hex);
  return target === undefined ? {} : { odds: oddsOf(turn, placeOf(turn.s, unitIndex(turn.game, unit)), target) };
}
