/** The odds of a shot against a count of all its dice. */
import { describe, expect, test } from 'vitest';
import type { WoundNeed } from '../charts/to-wound.ts';
import { position } from '../testing/index.ts';
import { type ShotFacts, shotChances } from './shot-odds.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** Every way that so many dice can fall. */
const rolls = (dice: number): number[][] =>
  dice === 0 ? [[]] : rolls(dice - 1).flatMap((roll) => FACES.map((face) => [...roll, face]));

function counted({ need, inTheWay, passenger, toWound, wounds, fate, bonus = 0 }: ShotFacts) {
  const count = { hit: 0, wounded: 0, slain: 0, stopped: 0, passenger: 0 };
  const all = rolls(1 + inTheWay + (passenger ? 1 : 0) + 2 + fate);
  for (const [die = 0, ...rest] of all) {
    if (die < need) continue;
    const past = rest.splice(0, inTheWay);
    if (past.some((each) => each < 4)) {
      count.stopped++;
      continue;
    }
    if (passenger && (rest.shift() ?? 0) < 4) {
      count.passenger++;
      continue;
    }
    count.hit++;
    const [first = 0, second = 0] = rest.splice(0, 2).map((each) => each + bonus);
    if (toWound === null || first < toWound[0] || second < (toWound[1] ?? 0)) continue;
    count.wounded++;
    if (wounds === 1 && rest.every((each) => each < 4)) count.slain++;
  }
  return { all: all.length, count };
}

describe('Chances of a shot', () => {
  const facts: ShotFacts = { need: 4, inTheWay: 0, passenger: false, toWound: [5], wounds: 1, fate: 0 };
  const cases: Partial<ShotFacts>[] = [
    {},
    { need: 6, toWound: [6, 4] },
    { toWound: [6, 5], bonus: 1 },
    { inTheWay: 2 },
    { inTheWay: 1, passenger: true },
    { fate: 2 },
    { wounds: 2 },
    { toWound: null },
  ];
  test.each(cases)('[S-59, S-60, S-61, X-8, A-52] as counted: %o', (more) => {
    const given = { ...facts, ...more };
    const { all, count } = counted(given);
    const chances = shotChances(given);
    for (const [kind, n] of Object.entries(count)) {
      const { n: top, d } = chances[kind as keyof typeof count];
      expect([kind, top * all], kind).toEqual([kind, n * d]);
    }
  });
  test('[T-1] a cell of each kind', () => {
    const needs: WoundNeed[] = [[3], [4], [5], [6], [6, 4], [6, 5], [6, 6], null];
    const wounded = needs.map((toWound) => shotChances({ ...facts, need: 1, toWound }).wounded);
    expect(wounded.map(({ n, d }) => (n * 36) / d)).toEqual([24, 18, 12, 6, 3, 2, 1, 0]);
  });
});

describe('The offer of a shot', () => {
  test('[S-59, S-60] names what may come of it', () => {
    const p = position('t2 shoot good* | g1=mt-bow@10",10" | e1=mo-shield@20",10"');
    expect(p.offer('g1 shoots e1').odds).toEqual({
      roll: '4+ to hit, 6+ to wound',
      modifiers: [],
      outcomes: [
        { kind: 'hit', label: 'hits', chance: { n: 1, d: 2 } },
        { kind: 'wounded', label: 'wounds', chance: { n: 1, d: 12 } },
        { kind: 'slain', label: 'slays', chance: { n: 1, d: 12 } },
      ],
    });
  });
  test('[S-62, X-8] with what stands in the way, and who has moved', () => {
    const p = position(
      't2 shoot evil* full | g1=mt-captain@30",10" wounds:1 | g2=mt-shield@25",10" | e1=mo-bow@15",10" moved',
    );
    const { odds } = p.offer('e1 shoots g1');
    expect(odds?.modifiers).toEqual([{ case: 'S-62', label: 'has moved', value: -1 }]);
    expect(odds?.outcomes.map(({ kind, chance }) => [kind, chance])).toEqual([
      ['hit', { n: 1, d: 12 }],
      ['wounded', { n: 1, d: 72 }],
      ['slain', { n: 1, d: 144 }],
      ['stopped', { n: 1, d: 12 }],
    ]);
  });
});
