/** [17.4] The odds of a spell, from the chart by which it is thrown for. */
import type { Odds } from '@warbeacon/kernel';
import type { State } from '../../engine/state.ts';
import { reduce } from '../../standard/combat/odds.ts';
import { waysOf36 } from '../../standard/tables/casualty-probability.ts';
import type { Spell } from '../words.ts';
import { totalsFor } from './magic-chart.ts';

/** `undefined` where it is certain: no die is thrown (G-149). */
export function spellOdds(s: State, spell: Spell, points: number): Odds | undefined {
  const range = totalsFor(s, spell, points);
  if (range === undefined) return undefined;
  const ways = waysOf36(range[0], range[1]);
  return {
    outcomes: [
      { kind: 'cast', label: 'the spell works', chance: reduce(ways, 36) },
      { kind: 'none', label: 'it fails, and costs no points', chance: reduce(36 - ways, 36) },
    ],
    modifiers: [],
    roll: `${points} ${points === 1 ? 'point' : 'points'}: ${range[0]}–${range[1]} on two dice`,
  };
}
