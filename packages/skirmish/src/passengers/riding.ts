/** Who rides with whom: a passenger has no base of its own. */
import { apart, type Disc, INCH } from '@warbeacon/plane';
import { areFoes, type Battle, discOf, isBound, isOnTable, modelOf, onTable } from '../engine/battle.ts';
import type { Body } from '../geometry/bodies.ts';
import type { Room } from '../geometry/clear.ts';
import { groundFor } from '../moving/ground.ts';

/** Further away nobody is in the way. */
const NEAR = 16 * INCH;

/** Whom the model carries on its horse; -1 for nobody. */
export const passengerOf = ({ s }: Battle, rider: number): number =>
  s.models.findIndex(({ rides, gone }) => rides === rider && gone === 'passenger');

/** The model whose base it stands on: its own, or its horse's; -1 where it is on nobody's. */
export function baseUnder(b: Battle, model: number): number {
  if (isOnTable(b, model)) return model;
  const { rides, gone } = modelOf(b, model);
  return gone === 'passenger' && rides >= 0 && isOnTable(b, rides) ? rides : -1;
}

/** What is in the way of who comes down beside a horse that stands, or stood, there. */
export function roomBeside(b: Battle, model: number, horse: Disc): Room {
  const bodies = onTable(b)
    .filter((other) => other !== model)
    .map((other): Body => {
      const foe = areFoes(b, model, other) && !isBound(b, other);
      return { ...discOf(b, other), index: other, foe, zone: false };
    })
    .filter((body) => !apart(body, horse, NEAR));
  return { bodies, table: b.field.table, ground: groundFor(b, model) };
}
