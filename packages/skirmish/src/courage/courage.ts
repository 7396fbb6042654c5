/** [S-102, S-165] The Courage that counts now. */
import { type Battle, figureOf } from '../engine/battle.ts';

export const courageOf = (b: Battle, model: number): number => figureOf(b, model).courage;
