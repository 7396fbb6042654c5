/** The tables of the rules page are those that the rules use. No title names a case: this tests a page, not a rule. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { demoralizationValue } from '../standard/demoralization/demoralization.ts';
import { waysOf36 } from '../standard/tables/casualty-probability.ts';
import { makeStrengths, tableOf } from '../testing/rulebook.ts';
import { LEVELS } from './courage/courage.ts';
import { GONDOR } from './game.ts';
import { HOUSE } from './house.ts';
import { optionsSchema } from './options.ts';
import { POOLS } from './words.ts';

const PAGE = readFileSync(new URL('SPEC.md', import.meta.url), 'utf8');

const makeRange = ([low, high]: readonly [number, number]): string =>
  `${low === high ? low : `${low}–${high}`} (${waysOf36(low, high)})`;

describe('the tables of the rules page', () => {
  test('the units, their strengths and their values, and what each army comes to', () => {
    const armies = POOLS.map((pool) => {
      const units = GONDOR.units.flatMap((unit, index) => ('pool' in unit && unit.pool === pool ? [index] : []));
      return { pool, units };
    });
    const expected = armies.flatMap(({ pool, units }) => {
      const kinds = [...new Set(units.map((index) => GONDOR.units[index]?.kind))].flatMap((kind) => {
        const of = units.filter((index) => GONDOR.units[index]?.kind === kind);
        const [first = 0] = of;
        const spec = GONDOR.units[first];
        if (!spec) return [];
        const { name, cavalry, full, reduced, missile } = spec;
        const strengths = [makeStrengths(full, missile), makeStrengths(reduced, missile)];
        const value = String(demoralizationValue(GONDOR, first));
        return [[name, cavalry ? 'horse' : 'foot', ...strengths, value, String(of.length)]];
      });
      const total = units.reduce((sum, index) => sum + demoralizationValue(GONDOR, index), 0);
      const name = pool === 'sauron' ? 'Sauron' : pool;
      return [...kinds, [`**${name}**`, '', '', '', `**${total}**`, `**${units.length}**`]];
    });
    expect(tableOf(PAGE, '### Units').map((row) => row.slice(0, 6))).toEqual(expected);
  });

  test('the leaders and their ratings', () => {
    const rows = GONDOR.leaders.map(({ name, rally, reducedRally, nightBonus }) => [
      name,
      String(rally),
      String(reducedRally),
      nightBonus === 0 ? '' : `+${nightBonus}`,
    ]);
    expect(tableOf(PAGE, '### Leaders').map((row) => row.slice(0, 4))).toEqual(rows);
  });

  test('17.4, 16.3, 16.43 and 15.24: the values of the house', () => {
    const freeze = tableOf(PAGE, '#### 17.4 Magic').find(([name]) => name === 'Freeze Leader, second and third');
    expect(freeze?.slice(1, 4)).toEqual(HOUSE.freezeAgain.map(makeRange));
    const two = tableOf(PAGE, '#### 16.3 Breach').find(([weapon]) => weapon === 'catapult, 2 hexes');
    expect(two?.[2]).toBe(makeRange([HOUSE.wallAtTwo, HOUSE.wallAtTwo]));
    expect(PAGE).toContain(`There are ${HOUSE.ladders} ladders (*house value*)`);
    expect(PAGE).toContain(`in a tunnel hex has armour ${HOUSE.tunnelArmour} (*house`);
  });

  test('every refusal names a case that is told there, or with Helm’s Deep', () => {
    const standard = readFileSync(new URL('../../SPEC.md', import.meta.url), 'utf8');
    const told = new Set([...`${standard}\n${PAGE}`.matchAll(/^#### (\d+\.\d+) /gm)].map(([, number = '']) => number));
    const refusals: readonly { readonly case?: string }[] = Object.values(GONDOR.refusals);
    const named = [...new Set(refusals.map((refusal) => refusal.case))].filter((number) => number !== undefined);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((number) => !told.has(number))).toEqual([]);
  });

  test('the levels of courage', () => {
    expect(PAGE).toContain(`The garrison is demoralized above ${LEVELS.garrison} points.`);
    expect(PAGE).toContain(`is demoralized above ${LEVELS.relief} points.`);
    expect(PAGE).toContain(`Sauron is demoralized above ${LEVELS.sauron} points.`);
  });

  test('the match options, and the house values that they can name, in words', () => {
    const names = tableOf(PAGE, '## Match options').map(([name = '']) => name);
    expect(Object.keys(OPTIONS).toSorted()).toEqual(Object.keys(optionsSchema.shape).toSorted());
    expect(names.toSorted()).toEqual(Object.values(OPTIONS).toSorted());
    const [, told = ''] = PAGE.replaceAll(/\s+/g, ' ').split('House values that can be replaced');
    const { house } = optionsSchema.shape;
    expect(Object.keys(VALUES).toSorted()).toEqual(Object.keys(house.unwrap().shape).toSorted());
    for (const words of Object.values(VALUES)) expect(told).toContain(words);
  });
});

/** The page speaks to players, who know none of these names. */
const OPTIONS: Readonly<Record<string, string>> = {
  demoralization: 'when an army loses heart',
  fanatics: 'how fanatics hit',
  cityCatapults: 'fireballs of the city',
  wallBonus: 'whom a wall helps',
  reducedSides: 'what a reduced unit loses',
  house: 'house values',
};
const VALUES: Readonly<Record<string, string>> = {
  ladders: 'ladders',
  freezeAgain: 'a leader is frozen once more',
  gothmog: 'Gothmog',
  imrahil: 'Imrahil',
  eowyn: 'Éowyn',
  reducedLeaders: 'half the rating of a leader',
  wallAtTwo: 'breaks a wall two hexes away',
  tunnelArmour: 'armour in a tunnel',
};
