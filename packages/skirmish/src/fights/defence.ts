/** The Defence that counts now. */
import { type Battle, figureOf } from '../engine/battle.ts';

export const defenceOf = (b: Battle, model: number): number => figureOf(b, model).defence;
