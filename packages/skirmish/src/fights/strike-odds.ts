/** What may come of one Attack: no hit that counts, a wound, the victim slain. No Might and no Fate is reckoned in. */
import type { Chance, Odds, OddsModifier } from '@warbeacon/kernel';
import { toWound, woundChance } from '../charts/to-wound.ts';
import { type Battle, modelOf } from '../engine/battle.ts';
import { defenceOf } from './defence.ts';

export interface Blow {
  readonly victim: number;
  readonly strength: number;
  /** What is added To Wound, and by what. */
  readonly modifiers: readonly OddsModifier[];
  /** One, or a set of two [S-86]. */
  readonly strikes: number;
}

export function strikeOdds(b: Battle, { victim, strength, modifiers, strikes }: Blow): Odds {
  const bonus = modifiers.reduce((sum, { value }) => sum + value, 0);
  const defence = defenceOf(b, victim);
  const need = toWound(strength, defence);
  const { n, d } = woundChance(need, bonus);
  const { wounds } = modelOf(b, victim);
  const all = d ** strikes;
  const none = (d - n) ** strikes;
  const slain = wounds > strikes ? 0 : wounds === 1 ? all - none : n ** strikes;
  const chance = (ways: number): Chance => ({ n: ways, d: all });
  const on = need === null ? 'cannot wound' : need.map((each) => `${each - bonus}+`).join(', then ');
  return {
    roll: `Strength ${strength} against Defence ${defence}: ${on}${strikes > 1 ? `, ${strikes} Strikes` : ''}.`,
    modifiers,
    outcomes: [
      { kind: 'none', label: 'no wound', chance: chance(none) },
      { kind: 'wounded', label: 'wounded', chance: chance(all - none - slain) },
      { kind: 'slain', label: 'slain', chance: chance(slain) },
    ],
  };
}
