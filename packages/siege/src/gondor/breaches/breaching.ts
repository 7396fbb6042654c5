/** [16.22] [16.28] How an engine breaks a side: what a catapult's throw and Grond's blow have in common. */
import type { Ctx } from '@warbeacon/kernel';
import { unitsOf } from '../../engine/command-spec.ts';
import { unitSpec } from '../../engine/game.ts';
import type { TotalRange } from '../../engine/options.ts';
import type { Turn } from '../../engine/situation.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { breakableBetween, breakDown, type Breakable } from './breaches.ts';
import { offerSiegeAdvance } from './siege-advance.ts';

/** A unit, and a side that its engine may break: between two hexes, the second of them the higher. */
interface Aim {
  readonly unit: string;
  readonly below: string;
  readonly above: string;
}

export function* aimsOf(
  turn: Turn,
  actor: string | undefined,
  targetsOf: (turn: Turn, unit: number) => Iterable<Breakable>,
): Generator<Aim> {
  const { terrain } = turn.game;
  for (const unit of unitsOf(turn, actor)) {
    const { id } = unitSpec(turn.game, unit);
    for (const { below, above } of targetsOf(turn, unit))
      yield { unit: id, below: makePlaceId(terrain, below), above: makePlaceId(terrain, above) };
  }
}

/** The side of an order that has been checked. */
export function sideToBreak(turn: Turn, { below, above }: Aim): Breakable {
  const side = breakableBetween(turn, below, above);
  if ('code' in side) throw new Error(side.message);
  return side;
}

/** The dice, and whether they break a side that these totals break. */
export function rollToBreak(
  [low, high]: TotalRange,
  ctx: Ctx<SiegeEvent>,
): { dice: [number, number]; success: boolean } {
  const dice: [number, number] = [ctx.d6(), ctx.d6()];
  const total = dice[0] + dice[1];
  return { dice, success: total >= low && total <= high };
}

/** The side is open from now on, and who has broken it may go in. */
export function breakOpen(turn: Turn, unit: number, target: Breakable, ctx: Ctx<SiegeEvent>): void {
  breakDown(turn, target, ctx);
  turn.changed();
  offerSiegeAdvance(turn, unit, target);
}
