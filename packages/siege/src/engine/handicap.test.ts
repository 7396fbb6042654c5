/** Ladders that are given for a side: the house value by which two players make a siege even. */
import { describe, expect, test } from 'vitest';
import type { AnyOptions, Handicap } from './handicap.ts';
import type { Side } from './vocabulary.ts';
import { GONDOR, gondorSiege } from '../gondor/game.ts';
import { HELMS_DEEP, helmsDeepSiege } from '../helms-deep/game.ts';
import { mixOf as gondorMix } from '../gondor/house-values.ts';
import { mixOf as helmsDeepMix } from '../helms-deep/house-values.ts';
import { theFordSiege } from '../the-ford/game.ts';

/** Ladders of a match with such options. */
const helmsDeep = (options: object) =>
  helmsDeepMix({ options: HELMS_DEEP.options.schema.parse(options) }, 'ladder').real;
const gondor = (options: object) => gondorMix({ options: GONDOR.options.schema.parse(options) }, 'ladder').real;

type Given = readonly [string, Handicap<Side> | undefined, (options: object) => number, Side, Side];
const GIVEN: readonly Given[] = [
  ['Helm’s Deep', helmsDeepSiege.handicap, helmsDeep, 'isengard', 'westernesse'],
  ['Gondor', gondorSiege.handicap, gondor, 'sauron', 'westernesse'],
];

describe.each(GIVEN)('in %s', (_title, given, ladders, attacker, defender) => {
  if (given === undefined) throw new Error('nothing can be given there');
  const handicap = given;
  const give = (options: AnyOptions, side: Side, steps: number) => ladders({ ...handicap.give(options, side, steps) });

  test('who attacks gives of them, who defends gives more', () => {
    expect(ladders({})).toBe(12);
    expect(give({}, attacker, 5)).toBe(7);
    expect(give({}, defender, 5)).toBe(17);
    expect(give({}, attacker, 0)).toBe(12);
  });

  test('what the event has agreed on comes first, and stays otherwise', () => {
    const options = { wallBonus: 'both', house: { ladders: 6, reducedLeaders: 'down' } };
    expect(give(options, attacker, 4)).toBe(2);
    expect(handicap.give(options, attacker, 4)).toEqual({
      wallBonus: 'both',
      house: { ladders: 2, reducedLeaders: 'down' },
    });
  });

  test('the most is what either side can give, and nobody gives what is not there', () => {
    expect(handicap.most({})).toBe(12);
    expect(handicap.most({ house: { ladders: 3 } })).toBe(3);
    expect(handicap.most({ house: { ladders: 35 } })).toBe(5);
    expect(give({ house: { ladders: 3 } }, attacker, 9)).toBe(0);
    expect(give({ house: { ladders: 35 } }, defender, 9)).toBe(40);
  });
});

test('at the Ford there is nothing to give', () => {
  expect(theFordSiege.handicap).toBeUndefined();
});
