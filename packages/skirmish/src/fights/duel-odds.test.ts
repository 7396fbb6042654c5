/** Duels counted throw by throw. */
import { describe, expect, test } from 'vitest';
import { type DuelSide, duelOdds } from './duel-odds.ts';

const throwsOf = (count: number): number[][] =>
  count === 0 ? [[]] : throwsOf(count - 1).flatMap((rest) => [1, 2, 3, 4, 5, 6].map((die) => [...rest, die]));

const best = ({ dice, heavy }: DuelSide): number[] =>
  throwsOf(dice + heavy).map((dies) => Math.max(...dies.map((die, i) => (i < dice ? die : die - 1))));

/** Good's wins among all throws and roll-offs. */
function counted(good: DuelSide, evil: DuelSide, goodFrom: number): number {
  let wins = 0;
  let all = 0;
  for (const one of best(good)) {
    for (const other of best(evil)) {
      for (let die = 1; die <= 6; die++) {
        const byValue = good.fightValue - evil.fightValue || (die >= goodFrom ? 1 : -1);
        if (one > other || (one === other && byValue > 0)) wins += 1;
        all += 1;
      }
    }
  }
  return wins / all;
}

const SIDES: readonly DuelSide[] = [
  { dice: 1, heavy: 0, fightValue: 3 },
  { dice: 0, heavy: 1, fightValue: 4 },
  { dice: 2, heavy: 0, fightValue: 3 },
  { dice: 1, heavy: 1, fightValue: 5 },
  { dice: 0, heavy: 2, fightValue: 3 },
  { dice: 3, heavy: 0, fightValue: 4 },
];

describe('[S-66, S-69, S-70] the odds of a Duel', () => {
  test.each(SIDES.flatMap((good) => SIDES.map((evil) => [good, evil] as const)))('%j against %j', (good, evil) => {
    for (const goodFrom of [3, 4, 5]) {
      const odds = duelOdds(good, evil, goodFrom);
      expect(odds.good.n / odds.good.d).toBeCloseTo(counted(good, evil, goodFrom), 12);
      expect(odds.good.n / odds.good.d + odds.evil.n / odds.evil.d).toBeCloseTo(1, 12);
    }
  });
  test('a Fight of forty dice has odds, too', () => {
    const { good } = duelOdds({ dice: 30, heavy: 0, fightValue: 3 }, { dice: 10, heavy: 0, fightValue: 4 });
    expect(good.n / good.d).toBeGreaterThan(0);
    expect(good.n / good.d).toBeLessThan(0.5);
  });
});
