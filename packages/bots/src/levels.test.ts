import { gondorSiege, helmsDeepSiege, theFordSiege } from '@warbeacon/siege';
import { describe, expect, test } from 'vitest';
import { fordLevels, gondorLevels, helmsDeepLevels, playGame } from './index.ts';
import { lots } from './lots.ts';

const { rules } = theFordSiege;
const LEVELS = ['learner', 'steady', 'strong'] as const;

describe('levels of the computer', () => {
  test.each(LEVELS)('%s plays what is legal to the end, and the same seed plays the same game', (level) => {
    const playedBy = (seed: number) => {
      const commands: unknown[] = [];
      const bots = { raiders: fordLevels[level], wardens: fordLevels[level] };
      const { outcome } = playGame({ rules, bots, seed, watch: (_side, command) => commands.push(command) });
      return { outcome, commands };
    };
    for (let seed = 0; seed < 20; seed++) expect(playedBy(seed)).toEqual(playedBy(seed));
  });

  test.each([
    ['strong', 'steady'],
    ['steady', 'learner'],
  ] as const)('%s wins more than half against %s, sides changed', (upper, lower) => {
    let won = 0;
    for (let seed = 0; seed < 100; seed++) {
      const [a, b] = [fordLevels[upper], fordLevels[lower]];
      if (playGame({ rules, bots: { raiders: a, wardens: b }, seed }).outcome.winner === 'raiders') won++;
      if (playGame({ rules, bots: { raiders: b, wardens: a }, seed }).outcome.winner === 'wardens') won++;
    }
    expect(won).toBeGreaterThan(105);
  });

  test('a learner plays a whole game of each of the great sieges', { timeout: 60_000 }, () => {
    const { learner } = helmsDeepLevels;
    const bots = { isengard: learner, westernesse: learner };
    expect(playGame({ rules: helmsDeepSiege.rules, bots, seed: 1 }).outcome.reason).not.toBe('');
    const others = { sauron: gondorLevels.learner, westernesse: gondorLevels.learner };
    expect(playGame({ rules: gondorSiege.rules, bots: others, seed: 1 }).outcome.reason).not.toBe('');
  });
});

test('lots are the same for the same words, others for others and for another seed, and even', () => {
  const [one, other] = [lots('one'), lots('other')];
  const words = Array.from({ length: 10_000 }, (_, i) => `3 combat unit-${i}`);
  expect(words.map(one)).toEqual(words.map(lots('one')));
  const drawn = words.map(one);
  expect(drawn.filter((lot, i) => lot === other(words[i] ?? ''))).toHaveLength(0);
  for (let tenth = 0; tenth < 10; tenth++) {
    const within = drawn.filter((lot) => lot >= tenth / 10 && lot < (tenth + 1) / 10).length;
    expect(Math.abs(within - 1000)).toBeLessThan(120);
  }
});
