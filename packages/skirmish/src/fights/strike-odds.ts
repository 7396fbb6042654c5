/** What may come of one Attack: no hit that counts, a wound, the victim slain. No Might and no Fate is reckoned in. */
import type { Chance, Odds } from '@warbeacon/kernel';
import { toWound, woundChance } from '../charts/to-wound.ts';
import { type Battle, modelOf } from '../engine/battle.ts';
import { defenceOf } from './defence.ts';

export interface Blow {
  readonly victim: number;
  readonly strength: number;
  readonly bonus: number;
  /** One, or a set of two [S-86]. */
  readonly strikes: number;
}

export function strikeOdds(b: Battle, { victim, strength, bonus, strikes }: Blow): Odds {
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
    modifiers: bonus > 0 ? [{ case: 'S-132', label: 'two hands or a lance', value: bonus }] : [],
    outcomes: [
      { kind: 'none', label: 'no wound', chance: chance(none) },
      { kind: 'wounded', label: 'wounded', chance: chance(all - none - slain) },
      { kind: 'slain', label: 'slain', chance: chance(slain) },
    ],
  };
}
