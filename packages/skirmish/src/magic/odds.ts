/** The odds of a power and of resisting it, in words. */
import type { Odds } from '@warbeacon/kernel';
import type { Battle } from '../engine/battle.ts';
import type { Power } from '../engine/words.ts';
import { anyAtLeast, resistedGivenCast } from './cast-odds.ts';
import { spellOf } from './powers.ts';
import { freeDice, mostResistDice } from './resisting.ts';

interface Casting {
  readonly caster: number;
  readonly power: Power;
  readonly target: number;
  readonly dice: number;
}

const inWords = (dice: number): string => (dice === 1 ? 'a die' : `${dice} dice`);

/** What the target will spend is its own choice: `next` has each number of dice that it could roll. */
export function oddsOfCast(b: Battle, { caster, power, target, dice }: Casting): Odds {
  const need = spellOf(b, caster, power)?.cast ?? 7;
  const most = caster === target ? 0 : mostResistDice(b, target);
  const least = Math.max(1, freeDice(b, target));
  const answers = Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);
  return {
    roll: `${need}+ on ${inWords(dice)}`,
    modifiers: [],
    outcomes: [{ kind: 'cast', label: 'cast', chance: anyAtLeast(need, dice) }],
    ...(answers.length > 0 && {
      next: {
        roll: 'Resist, on the casting roll or more',
        outcomes: answers.map((answer) => ({
          kind: 'resisted',
          label: `resisted with ${inWords(answer)}`,
          chance: resistedGivenCast(need, dice, answer),
        })),
      },
    }),
  };
}

export const oddsOfResisting = (castingRoll: number, dice: number): Odds => ({
  roll: `${castingRoll}+ on ${inWords(dice)}`,
  modifiers: [],
  outcomes: [{ kind: 'resisted', label: 'resisted', chance: anyAtLeast(castingRoll, dice) }],
});
