/** Who rides with whom: a passenger has no base of its own. */
import { type Battle, isOnTable, modelOf } from '../engine/battle.ts';

/** Whom the model carries on its horse; -1 for nobody. */
export const passengerOf = ({ s }: Battle, rider: number): number =>
  s.models.findIndex(({ rides, gone }) => rides === rider && gone === 'passenger');

/** The model whose base it stands on: its own, or its horse's; -1 where it is on nobody's. */
export function baseUnder(b: Battle, model: number): number {
  if (isOnTable(b, model)) return model;
  const { rides, gone } = modelOf(b, model);
  return gone === 'passenger' && rides >= 0 && isOnTable(b, rides) ? rides : -1;
}
