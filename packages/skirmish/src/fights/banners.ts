/** A banner by which a side may roll one of its Duel dice again. */
import { within, INCH } from '@warbeacon/plane';
import { type Battle, discOf, hasGear, isBound, isOnTable, isTransfixed, modelOf, onTable } from '../engine/battle.ts';
import type { FightState } from '../engine/state.ts';
import type { Side } from '../engine/words.ts';

/** Inches; supporters are not counted. */
const REACH = 3;

/** Standing, unTransfixed bearers within reach of one of the side's models of the Fight. */
export function bannersOf(b: Battle, fight: FightState, side: Side): number[] {
  if (!b.field.house.banners) return [];
  return onTable(b, side).filter(
    (bearer) =>
      hasGear(b, bearer, 'banner') &&
      !modelOf(b, bearer).prone &&
      !isTransfixed(b, bearer) &&
      !isBound(b, bearer) &&
      fight[side].some(
        (model) =>
          isOnTable(b, model) && (model === bearer || within(discOf(b, bearer), discOf(b, model), REACH * INCH)),
      ),
  );
}
