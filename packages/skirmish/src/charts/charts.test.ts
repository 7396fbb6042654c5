import { describe, expect, test } from 'vitest';
import { CHARTS } from '../data/values.ts';
import { climb } from './climb.ts';
import { jump } from './jump.ts';
import { leap } from './leap.ts';
import { mountUp } from './mount.ts';
import { sentryWalk } from './sentry.ts';
import { swim, swimChances, swimModifiers } from './swim.ts';
import { thrownRider } from './thrown-rider.ts';

const DICE = [1, 2, 3, 4, 5, 6];

/** The outcomes of the six faces, a run of equal ones as one. */
function runs(outcome: (total: number) => string): string {
  return DICE.map((die) => `${die} ${outcome(die)}`)
    .filter((_, i) => i === 0 || outcome(i) !== outcome(i + 1))
    .join(', ');
}

describe('[T-5] the Swim test', () => {
  test('[A-11] 1 sinks, 2 to 5 swims, 6 swims strongly', () => {
    expect(runs(swim)).toBe('1 sink, 2 swim, 6 swim-strongly');
  });

  test('[A-12, R-48] a total below 1 sinks as well', () => {
    expect([-4, 0, 1].map(swim)).toEqual(['sink', 'sink', 'sink']);
  });

  test('[A-14, R-25] Might brings a total beyond 6, which is no more than strong', () => {
    expect([6, 7, 9].map(swim)).toEqual(['swim-strongly', 'swim-strongly', 'swim-strongly']);
  });

  const AFOOT = { gear: [], mounted: false, banner: false, knockedProne: false } as const;
  test.each([
    ['[A-15] who is mounted', { ...AFOOT, mounted: true }, ['A-15']],
    ['[A-16] heavy armour', { ...AFOOT, gear: ['heavy-armour'] as const }, ['A-16']],
    ['[A-16] Dwarf armour', { ...AFOOT, gear: ['dwarf-armour'] as const }, ['A-16']],
    ['[A-17] heavy Dwarf armour', { ...AFOOT, gear: ['heavy-dwarf-armour'] as const }, ['A-17']],
    ['[A-18] a shield', { ...AFOOT, gear: ['sword', 'shield'] as const }, ['A-18']],
    ['[A-19] a banner', { ...AFOOT, banner: true }, ['A-19']],
    ['[A-9] who was knocked Prone in deep water', { ...AFOOT, knockedProne: true }, ['A-9']],
    [
      '[A-16] light armour, a bow and a spear take nothing off',
      { ...AFOOT, gear: ['armour', 'bow', 'spear'] as const },
      [],
    ],
  ])('%s', (_, swimmer, cases) => {
    const modifiers = swimModifiers(swimmer);
    expect(modifiers.map((each) => each.case)).toEqual(cases);
    expect(modifiers.every(({ value }) => value === -1)).toBe(true);
  });

  test('[A-20] all that apply add up: a mounted Knight in heavy armour with a shield has 3 less', () => {
    const knight = { ...AFOOT, gear: ['heavy-armour', 'lance', 'shield'] as const, mounted: true };
    expect(swimModifiers(knight).reduce((sum, { value }) => sum + value, 0)).toBe(-3);
  });

  test('[A-12, A-20] each point taken off drowns one face more', () => {
    const drowning = [0, -1, -2, -3, -4, -5].map((modifier) => swimChances(modifier).get('sink'));
    expect(drowning).toEqual([1, 2, 3, 4, 5, 6].map((n) => ({ n, d: 6 })));
    expect(swimChances(-5).size).toBe(1);
  });
});

test('[A-57, A-58, A-59, A-60, T-8] what a Sentry does', () => {
  expect(runs(sentryWalk)).toBe('1 searches, 2 distracted, 4 walks, 6 alert');
});

test('[A-45, A-46, A-47, T-6] mounting up', () => {
  expect(runs(mountUp)).toBe('1 fails, 2 mounts, 6 mounts-and-goes-on');
});

test('[X-4, T-4] jumping', () => {
  expect(runs(jump)).toBe('1 stays, 2 across, 6 across-and-goes-on');
});

test('[X-6, T-4] leaping', () => {
  expect(runs(leap)).toBe('1 falls, 2 across, 6 across-and-goes-on');
});

test('[X-5, T-4] climbing', () => {
  expect(runs(climb)).toBe('1 falls, 2 over, 6 over-and-goes-on');
});

test('[A-54, X-20, T-7] being thrown', () => {
  expect(runs(thrownRider)).toBe('1 knocked-flying, 2 rises, 6 lands-well');
});

test('[R-25, X-4, X-5, X-6] Might brings every one of these dice beyond 6', () => {
  expect([mountUp, jump, leap, climb, thrownRider].map((chart) => chart(8))).toEqual([
    'mounts-and-goes-on',
    'across-and-goes-on',
    'across-and-goes-on',
    'over-and-goes-on',
    'lands-well',
  ]);
});

test('[T-4, T-7] the charts of jump, leap, climb and thrown rider are house values', () => {
  expect(CHARTS.house).toEqual(['jump', 'leap', 'climb', 'thrownRider']);
});
