/** [21.11] The Divine Light. */
import type { OddsModifier } from '@warbeacon/kernel';
import { unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { strengthsOf } from '../../standard/cases/armour.ts';
import { inForce } from './in-force.ts';

const LIT: readonly OddsModifier[] = [{ case: '21.11', label: 'the Divine Light', value: -1 }];
const DARK: readonly OddsModifier[] = [];

/** H-12: the light itself lowers no rating below 1. */
export function divineLight(situation: Situation, target: number): readonly OddsModifier[] {
  const { game, s } = situation;
  const lit = inForce(s, 'divine-light') && unitSpec(game, target).side === 'isengard';
  return lit && strengthsOf(situation, target).armour > 1 ? LIT : DARK;
}
