/** The tables of the rules page are those that the rules use. No title names a case: this tests a page, not a rule. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { demoralizationValue } from '../standard/demoralization/demoralization.ts';
import { HELMS_DEEP } from './game.ts';
import { HOUSE } from './house.ts';
import { CASUALTY_PROBABILITY, waysOf36 } from '../standard/tables/casualty-probability.ts';
import { casualtyResult, makeCasualty } from '../standard/tables/casualty-results.ts';
import { duelResult } from '../standard/tables/leader-combat.ts';
import { rallyRange } from '../standard/tables/rally.ts';
import { makeStrengths, tableOf } from '../testing/rulebook.ts';

const PAGE = readFileSync(new URL('../../SPEC.md', import.meta.url), 'utf8');

const makeRange = ([low, high]: readonly [number, number]): string =>
  `${low === high ? low : `${low}–${high}`} (${waysOf36(low, high)})`;
const makeHalf = (text: string): string => text.replace('1/2', '½').replace(/^-$/, '–');
const DICE = [1, 2, 3, 4, 5, 6] as const;

describe('the tables of the rules page', () => {
  test('7.41 Casualty Probability', () => {
    const rows = Object.entries(CASUALTY_PROBABILITY).map(([strength, ranges]) => [strength, ...ranges.map(makeRange)]);
    expect(tableOf(PAGE, '#### 7.41 Casualty probability')).toEqual(rows);
  });

  test('7.42 Casualty Results', () => {
    const rows = DICE.map((die) => [
      String(die),
      ...(['W', 'X', 'Y', 'Z'] as const).map((morale) => makeHalf(makeCasualty(casualtyResult(morale, die)))),
    ]);
    expect(tableOf(PAGE, '#### 7.42 Casualty results')).toEqual(rows);
  });

  test('7.26 Leader Combat', () => {
    const rows = DICE.map((die) => [
      String(die),
      ...[-4, -3, -1, 0, 1, 2, 4, 6].map((differential) => makeHalf(duelResult(differential, die))),
    ]);
    expect(tableOf(PAGE, '#### 7.26 Leader combat')).toEqual(rows);
  });

  test('8.37 Rally', () => {
    const ranges = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((rating) => makeRange(rallyRange(rating) ?? [0, 0]));
    expect(tableOf(PAGE, '#### 8.37 Rally')).toEqual([['total', ...ranges]]);
  });

  test('15.4, 20.4 and 20.5: the values of the house', () => {
    const { A, B, C, D, E } = HOUSE.noRamBreach;
    expect(tableOf(PAGE, '#### 15.4 Breaching a gate without a ram')).toEqual([
      ['total', ...[A, B, C, D, E].map(makeRange), 'never'],
    ]);
    const [low, high] = HOUSE.ramBreach;
    expect(PAGE).toContain(`a total of ${low} to ${high} breaches it (${waysOf36(low, high)} chances in 36)`);
    const ends = { dud: 'dud', breached: 'breach', collapsed: 'collapse' };
    const rows = tableOf(PAGE, '#### 20.5 Blasting Fire at the Main Gate or the Culvert');
    const results = rows.flatMap(([dice = '', result = '']) => {
      const [first = 0, last = first] = dice.split('–').map(Number);
      return DICE.filter((die) => die >= first && die <= last).map(() => result.split(':')[0]);
    });
    expect(results).toEqual(HOUSE.blastingFire.map((result) => ends[result]));
    expect(PAGE).toContain(`There are ${HOUSE.ladders} ladders (*house value*)`);
  });

  test('the units, their strengths and their values', () => {
    const kinds = [...new Set(HELMS_DEEP.units.map(({ kind }) => kind))].flatMap((kind) => {
      const units = HELMS_DEEP.units.flatMap((unit, index) => (unit.kind === kind ? [{ unit, index }] : []));
      const [first] = units;
      if (!first) return [];
      const { name, cavalry, full, reduced, missile } = first.unit;
      const strengths = [makeStrengths(full, missile), makeStrengths(reduced, missile)];
      const value = String(demoralizationValue(HELMS_DEEP, first.index));
      return [[name, cavalry ? 'horse' : 'foot', ...strengths, value, String(units.length)]];
    });
    const rows = tableOf(PAGE, '### Units').filter(([name = '']) => !name.startsWith('**'));
    expect(rows.map((row) => row.slice(0, 6))).toEqual(kinds);
  });

  test('the leaders and their ratings', () => {
    const rows = HELMS_DEEP.leaders.map(({ name, rally, reducedRally, nightBonus }) => [
      name,
      String(rally),
      String(reducedRally),
      nightBonus === 0 ? '' : `+${nightBonus}`,
    ]);
    expect(tableOf(PAGE, '### Leaders').map((row) => row.slice(0, 4))).toEqual(rows);
  });
});
