import { helmsDeepSiege, theFordSiege } from '@warbeacon/siege';
import type { Rules } from '@warbeacon/kernel';
import { describe, expect, test } from 'vitest';
import { type Chances, chanceBy, chanceIn, strain } from './chances.ts';
import { fordLevels, helmsDeepLevels, type Levels, playGame } from './index.ts';
import type { Bot } from './bot.ts';
import { chances as fordChances } from './the-ford/chances.ts';
import { chances as helmsDeepChances } from './helms-deep/chances.ts';

test('the chance rises with what speaks for the side, and is even where nothing does', () => {
  expect(chanceBy([0], [])).toBe(0.5);
  expect(chanceBy([-1, 2], [0])).toBeLessThan(chanceBy([-1, 2], [1]));
});

test('losses count against what can be borne, and no more than half as much again', () => {
  expect([strain(undefined), strain({ now: 5, level: 10 }), strain({ now: 40, level: 10 })]).toEqual([0, 0.5, 1.5]);
  expect(strain({ now: 4, level: 0 })).toBe(0);
});

/** Of each view of a game between two computers. */
function foretold<S, C, E, V, Side extends string>(
  rules: Rules<S, C, E, V, Side>,
  levels: Levels<C, V, Side>,
  chances: Chances<V>,
) {
  const bots = Object.fromEntries(rules.sides.map((side) => [side, levels.learner])) as Record<Side, Bot<C, V, Side>>;
  const told: number[] = [];
  const others: number[] = [];
  playGame({
    rules,
    bots,
    seed: 7,
    watch(_side, _command, _events, state) {
      told.push(chanceIn(chances, rules.view(state, 'spectator')));
      for (const side of rules.sides) others.push(chanceIn(chances, rules.view(state, side)) - (told.at(-1) ?? 0));
    },
  });
  return { told, others };
}

describe.each([
  ['the Ford', () => foretold(theFordSiege.rules, fordLevels, fordChances), fordChances],
  ['Helm’s Deep', () => foretold(helmsDeepSiege.rules, helmsDeepLevels, helmsDeepChances), helmsDeepChances],
] as const)('the chances of %s', (_name, play, { weights }) => {
  test('are chances in every position of a game, and the same to everybody: nothing hidden is in them', () => {
    const { told, others } = play();
    expect(told.length).toBeGreaterThan(10);
    for (const chance of told) expect(chance > 0 && chance < 1).toBe(true);
    expect(others.every((difference) => difference === 0)).toBe(true);
    expect(new Set(told).size).toBeGreaterThan(3);
    expect(weights.some((weight) => weight !== 0)).toBe(true);
  });
});
