/** What may come of one Attack: no wound, a wound, the victim slain. No Might is reckoned in, and all Fate of the victim, as for a shot. */
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
  const { wounds, fate } = modelOf(b, victim);
  const all = d ** strikes;
  const none = (d - n) ** strikes;
  const slain: Chance = { n: waysToSlay({ n, d, strikes, wounds, fate }), d: all * 2 ** fate };
  const on = need === null ? 'cannot wound' : need.map((each) => `${each - bonus}+`).join(', then ');
  return {
    roll: `Strength ${strength} against Defence ${defence}: ${on}${strikes > 1 ? `, ${strikes} Strikes` : ''}.`,
    modifiers,
    outcomes: [
      { kind: 'none', label: 'no wound', chance: { n: none, d: all } },
      { kind: 'wounded', label: 'wounds', chance: { n: all - none, d: all } },
      { kind: 'slain', label: fate > 0 ? 'slays, though all Fate is spent' : 'slays', chance: slain },
    ],
  };
}

interface Falling {
  /** A Strike wounds in `n` of `d` ways. */
  readonly n: number;
  readonly d: number;
  readonly strikes: number;
  readonly wounds: number;
  readonly fate: number;
}

/**
 * [S-105, R-25] In how many of `d ** strikes * 2 ** fate` ways the victim falls who spends Fate on every wound: point after point,
 * each of which saves it on 4 or more.
 */
function waysToSlay(falling: Falling): number {
  const { n, d, strikes, wounds, fate } = falling;
  if (wounds === 0) return d ** strikes * 2 ** fate;
  if (strikes === 0) return 0;
  const left = { ...falling, strikes: strikes - 1 };
  // Saved by the first point, by the second, …; or by none.
  const saved = Array.from({ length: fate }, (_, i) => waysToSlay({ ...left, fate: fate - 1 - i })).reduce(
    (sum, ways) => sum + ways,
    0,
  );
  const hurt = waysToSlay({ ...left, wounds: wounds - 1, fate: 0 });
  return (d - n) * waysToSlay(left) + n * (saved + hurt);
}
