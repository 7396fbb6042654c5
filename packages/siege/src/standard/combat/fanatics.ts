/** [7.37] [A7.37] What it means that the attacker is fanatical; who is so, the game says (`Cases.isFanatical`). */
import type { OddsModifier } from '@warbeacon/kernel';
import type { Situation } from '../../engine/situation.ts';

/** [7.37] G-38: a casualty without dice for it, whoever is struck or shot at and whatever armour it has. */
export function isSureToHit(situation: Situation, attacker: number, missile: boolean): boolean {
  const { cases } = situation.game;
  return cases.fanaticism(situation.s, missile) === 'sure' && cases.isFanatical(situation, attacker);
}

/** [A7.37] H-11 Armour of the target of a blow: one less against a fanatic; `undefined` against anybody else. */
export function fanaticsArmour(situation: Situation, attacker: number): OddsModifier | undefined {
  return isDreaded(situation, attacker, false) ? { ...situation.game.modifiers.fanatical, value: -1 } : undefined;
}

/** [A7.37] H-11 By how much a fanatic lowers the target's morale. */
export function fanaticsAwe(situation: Situation, attacker: number, missile: boolean): number {
  return isDreaded(situation, attacker, missile) ? 1 : 0;
}

function isDreaded(situation: Situation, attacker: number, missile: boolean): boolean {
  const { cases } = situation.game;
  return cases.fanaticism(situation.s, missile) === 'dread' && cases.isFanatical(situation, attacker);
}
