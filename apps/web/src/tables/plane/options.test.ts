/** What can be done for more or fewer dice: what stands first of it, and when somebody means it. */
import { describe, expect, test } from 'vitest';
import { byStakes, foremost, meantBy, type Option, stakeOf } from './options.ts';

const stake = (on: string, amount: number, free: boolean, sixths: number): Option => ({
  offered: {
    command: { type: 'cast', power: on, will: amount, free },
    odds: { roll: '', modifiers: [], outcomes: [{ kind: 'cast', label: 'cast', chance: { n: sixths, d: 6 } }] },
  },
  looks: { target: 'e1', meant: ['cast'], staked: { on, about: '', amount, free } },
});
const charge = (way: number): Option => ({
  offered: { command: { type: 'move', path: way } },
  looks: { target: 'e1', aims: 'charge' },
});
const POWERS = [
  stake('Dart', 1, false, 2),
  stake('Dart', 1, true, 2),
  stake('Dart', 2, false, 4),
  stake('Dart', 2, true, 4),
  stake('Dart', 3, true, 5),
  stake('Hold', 1, false, 5),
];
const CHOICE = { by: 'hero', target: 'e1' };
const dart = byStakes(POWERS).staked.filter(({ looks }) => looks.staked.on === 'Dart');
const told = (option: Option | undefined) =>
  option === undefined ? undefined : [option.looks.staked?.on, option.looks.staked?.amount, option.looks.staked?.free];

describe('of what can be staked', () => {
  test('as few dice stand first as give hope two times in three, and what is free is spent', () => {
    expect(told(stakeOf(dart))).toEqual(['Dart', 2, true]);
    expect(told(foremost(POWERS, null))).toEqual(['Dart', 2, true]);
  });
  test('where none give hope, the most', () => {
    expect(told(stakeOf(byStakes([stake('Dart', 1, false, 1), stake('Dart', 2, false, 2)]).staked))).toEqual([
      'Dart',
      2,
      false,
    ]);
  });
  test('what somebody has chosen goes before that', () => {
    expect(told(foremost(POWERS, { ...CHOICE, amount: 1 }))).toEqual(['Dart', 1, true]);
    expect(told(foremost(POWERS, { ...CHOICE, amount: 1, saves: true }))).toEqual(['Dart', 1, false]);
    expect(told(foremost(POWERS, { ...CHOICE, on: 'Hold' }))).toEqual(['Hold', 1, false]);
    // Three dice take the free point: without it there are not so many.
    expect(told(foremost(POWERS, { ...CHOICE, amount: 3, saves: true }))).toEqual(['Dart', 3, true]);
  });
  test('a charge stands before every power', () => {
    expect(foremost([...POWERS, charge(1)], null)?.offered.command.type).toBe('move');
  });
});

describe('a second tap', () => {
  test('throws no dice whose number nobody has chosen', () => {
    expect(meantBy(POWERS, null)).toBeUndefined();
    expect(told(meantBy(POWERS, { ...CHOICE, amount: 2 }))).toEqual(['Dart', 2, true]);
  });
  test('does what can be done in one way, or in several ways that are alike', () => {
    const [only] = POWERS.slice(-1);
    expect(told(meantBy(only ? [only] : [], null))).toEqual(['Hold', 1, false]);
    expect(meantBy([charge(1), charge(2)], null)?.offered.command).toEqual({ type: 'move', path: 1 });
  });
  test('and nothing where two things could be meant', () => {
    expect(meantBy([charge(1), ...POWERS], null)).toBeUndefined();
    expect(meantBy([], null)).toBeUndefined();
  });
});
