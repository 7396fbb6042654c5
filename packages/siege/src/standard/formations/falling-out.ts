/** [8.48] Falling out: a formation ends when one of its units moves off by itself. */
import type { Ctx } from '@warbeacon/kernel';
import type { Situation } from '../../engine/situation.ts';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { endFormation, formationOf } from './formations.ts';

/**
 * [8.48] [G-67] A unit sets out by itself, whoever leads: the formation that it was in, if any, is over. Neither unit has
 * spent anything by having been in it.
 */
export function fallOut(situation: Situation, unit: number, ctx: Ctx<SiegeEvent>): void {
  const formation = formationOf(situation.s, unit);
  if (formation) endFormation(situation, formation, ctx);
}
