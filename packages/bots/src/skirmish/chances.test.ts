/** The chances by which the captain reckons, against every throw of the dice there is. */
import { describe, expect, test } from 'vitest';
import { type Duellist, duelChance, woundChance, woundsTaken } from './chances.ts';

/** All throws of so many dice. */
function* throws(dice: number): Generator<readonly number[]> {
  if (dice === 0) {
    yield [];
    return;
  }
  for (const rest of throws(dice - 1)) for (let die = 1; die <= 6; die++) yield [...rest, die];
}

const highest = (dice: readonly number[], { dice: plain }: Duellist): number =>
  Math.max(...dice.map((die, i) => (i < plain ? die : die - 1)));

function counted(one: Duellist, other: Duellist, drawn: number): number {
  let won = 0;
  let all = 0;
  for (const own of throws(one.dice + one.heavy)) {
    for (const its of throws(other.dice + other.heavy)) {
      const [mine, theirs] = [highest(own, one), highest(its, other)];
      const tie = one.fight === other.fight ? drawn : Number(one.fight > other.fight);
      won += mine > theirs ? 1 : mine < theirs ? 0 : tie;
      all += 1;
    }
  }
  return won / all;
}

describe('Duels', () => {
  const of = (dice: number, heavy: number, fight: number): Duellist => ({ dice, heavy, fight });
  test.each([
    ['one against one', of(1, 0, 3), of(1, 0, 3)],
    ['two against one', of(2, 0, 3), of(1, 0, 4)],
    ['two hands against a spear', of(0, 1, 3), of(2, 0, 3)],
    ['three against two hands', of(3, 0, 4), of(1, 1, 3)],
  ])('[S-66, S-69, S-70, S-132] %s', (_title, one, other) => {
    for (const drawn of [0.5, 2 / 3]) {
      expect(duelChance(one, other, drawn)).toBeCloseTo(counted(one, other, drawn), 12);
      expect(duelChance(one, other, drawn) + duelChance(other, one, 1 - drawn)).toBeCloseTo(1, 12);
    }
  });
});

describe('Wounds', () => {
  test('[S-3, S-61, R-15] to wound, and with a bonus on both dice', () => {
    expect(woundChance(3, 4)).toBeCloseTo(12 / 36, 12);
    expect(woundChance(3, 8)).toBeCloseTo(3 / 36, 12);
    expect(woundChance(3, 8, 1)).toBeCloseTo(8 / 36, 12);
    expect(woundChance(1, 9)).toBe(0);
  });
  test('[S-5] of several hits, no more wounds than there are', () => {
    for (const wounds of [1, 2, 3]) {
      let sum = 0;
      for (const hits of throws(4)) sum += Math.min(wounds, hits.filter((die) => die >= 5).length);
      expect(woundsTaken(4, 1 / 3, wounds)).toBeCloseTo(sum / 6 ** 4, 12);
    }
  });
});
