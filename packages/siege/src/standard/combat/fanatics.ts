/** [7.37] [A7.37] What it means in melee that the attacker is fanatical; who is so, the game says (`Cases.isFanatical`). */
import type { OddsModifier } from '@warbeacon/kernel';
import type { Situation } from '../../engine/situation.ts';

/** [A7.37] H-11 Armour of the target: one less against a fanatic; `undefined` against anybody else. */
export function fanaticsArmour(situation: Situation, attacker: number): OddsModifier | undefined {
  const { game } = situation;
  return game.cases.isFanatical(situation, attacker) ? { ...game.modifiers.fanatical, value: -1 } : undefined;
}

/** [A7.37] H-11 By how much a fanatic lowers the target's morale: in melee alone, for missiles are as ever. */
export function fanaticsAwe(situation: Situation, attacker: number, missile: boolean): number {
  return !missile && situation.game.cases.isFanatical(situation, attacker) ? 1 : 0;
}
