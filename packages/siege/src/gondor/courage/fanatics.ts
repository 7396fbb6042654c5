/** [10.0] Who is fanatical in Gondor. What fanatics do is in `standard/combat/fanatics`. */
import { unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { isNight } from '../turns.ts';

/** [10.0] By night all of Sauron's units. */
export const isFanatical = ({ game, s }: Situation, unit: number): boolean =>
  isNight(s.turn) && unitSpec(game, unit).side === 'sauron';
