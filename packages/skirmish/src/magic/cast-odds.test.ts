/** The odds of powers against a count of all their dice. */
import { describe, expect, test } from 'vitest';
import { position } from '../testing/index.ts';
import { anyAtLeast, resistedGivenCast } from './cast-odds.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const rolls = (dice: number): number[][] =>
  dice === 0 ? [[]] : rolls(dice - 1).flatMap((roll) => FACES.map((face) => [...roll, face]));

describe('Chances of a power', () => {
  test('[S-112] that one of so many dice is high enough', () => {
    for (const dice of [1, 2, 3]) {
      for (const need of [1, 2, 3, 4, 5, 6, 7]) {
        const all = rolls(dice);
        const good = all.filter((roll) => roll.some((die) => die >= need)).length;
        const { n, d } = anyAtLeast(need, dice);
        expect(n * all.length).toBe(good * d);
      }
    }
  });
  test('[S-115, R-93] that it is resisted, given that it was cast', () => {
    for (const need of [2, 4, 6]) {
      for (const [dice, answer] of [
        [1, 1],
        [2, 1],
        [2, 3],
        [3, 2],
      ] as const) {
        let [cast, stopped] = [0, 0];
        for (const roll of rolls(dice)) {
          const highest = Math.max(...roll);
          if (highest < need) continue;
          for (const test of rolls(answer)) {
            cast++;
            if (test.some((die) => die >= highest)) stopped++;
          }
        }
        const { n, d } = resistedGivenCast(need, dice, answer);
        expect(n * cast).toBe(stopped * d);
      }
    }
  });
  test('[S-111] with more dice than a double holds exactly it is still a chance', () => {
    const { n, d } = resistedGivenCast(2, 19, 19);
    expect(Number.isSafeInteger(n) && Number.isSafeInteger(d) && n > 0 && n < d).toBe(true);
  });
});

describe('Offers', () => {
  const LINE =
    't2 move evil* | g1=mt-captain@18",10" might:0 | g2=mt-halfling@18",12" | g3=mt-shield@18",14" | e1=mo-wraith@10",10" | e2=mo-shield@40",44"';
  test('[S-112, S-115] a power names what may come of it, for each number of Resist dice', () => {
    const { odds } = position(LINE).offer('e1 casts transfix at g1 with 2');
    expect(odds?.outcomes).toEqual([{ kind: 'cast', label: 'cast', chance: { n: 8, d: 9 } }]);
    expect(odds?.next?.outcomes).toEqual([
      { kind: 'resisted', label: 'resisted with a die', chance: resistedGivenCast(3, 2, 1) },
    ]);
    expect(position(LINE).offer('e1 casts transfix at g3 with 2').odds?.next).toBeUndefined();
    const halfling = position(LINE).offer('e1 casts transfix at g2 with 1').odds?.next?.outcomes;
    expect(halfling?.map(({ label }) => label)).toEqual(['resisted with a die', 'resisted with 2 dice']);
  });
  test('[S-115] the answer too', () => {
    const p = position(`${LINE} | dice 5`).play('e1 casts transfix at g1 with 1');
    expect(p.offer('g1 resists with 1').odds?.outcomes).toEqual([
      { kind: 'resisted', label: 'resisted', chance: { n: 1, d: 3 } },
    ]);
  });
});
