/** Who rides with whom. */
import type { Battle } from '../engine/battle.ts';

/** Those whom a model carries on its horse. */
export const passengersOf = ({ s }: Battle, model: number): number[] =>
  s.models.flatMap(({ rides }, index) => (rides === model ? [index] : []));
