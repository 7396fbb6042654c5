/** The catalogues of refusals: of the Standard Rules, and of every game as its players hear it. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { no, type RefusalText } from '../engine/refusals.ts';
import { gondorSiege, HELMS_DEEP } from '../index.ts';
import { STANDARD_REFUSALS } from './refusals.ts';

const PACKAGE = join(import.meta.dirname, '../..');
const CASES = readFileSync(join(PACKAGE, 'cases.tsv'), 'utf8').split('\n');
/** An amendment's number without the letter before it. */
const amended = (number: string) => number.replace(/^A/, '');
const KEBAB = /^[a-z]+(?:-[a-z0-9]+)*$/;

type Catalogue = readonly (readonly [key: string, text: RefusalText])[];

const STANDARD: Catalogue = Object.entries(STANDARD_REFUSALS);
const CATALOGUES: readonly (readonly [system: string, catalogue: Catalogue])[] = [
  ['standard', STANDARD],
  ...[HELMS_DEEP, gondorSiege.game].map(({ id, refusals }) => [id, Object.entries<RefusalText>(refusals)] as const),
];

/** The sources, without the catalogues themselves and without tests. */
const SOURCES = globSync('src/**/*.ts', { cwd: PACKAGE })
  .filter((path) => !/refusals|\.(?:test|fixture)\.ts$/.test(path))
  .map((path) => readFileSync(join(PACKAGE, path), 'utf8'))
  .join('\n');

const blanksOf = ({ message }: RefusalText): string[] =>
  Array.from(message.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);

describe.each(CATALOGUES)('the refusals of %s', (system, catalogue) => {
  const keysWhere = (odd: (text: RefusalText, key: string) => boolean) =>
    catalogue.filter(([key, text]) => odd(text, key)).map(([key]) => key);

  test('have keys and codes in kebab-case', () => {
    expect(keysWhere(({ code }, key) => !KEBAB.test(code) || !KEBAB.test(key))).toEqual([]);
  });

  test('are one sentence each, and no blank is without a name', () => {
    expect(keysWhere(({ message }) => !/^(?=[A-Z0-9{])(?:[^{}]|\{\w+\})+\.$/.test(message))).toEqual([]);
  });

  test('have a case of the game or of the Standard Rules, the heading over some of them, or none', () => {
    const numbers = CASES.map((line) => line.split('\t'))
      .filter(([of]) => of === system || of === 'standard')
      .map(([, number = '']) => amended(number));
    const known = (number: string) => numbers.some((each) => each.startsWith(amended(number)));
    expect(keysWhere((text) => text.case !== undefined && !known(text.case))).toEqual([]);
  });

  test('are written once each', () => {
    const texts = catalogue.map(([, { code, case: number, message }]) => `${code} [${number}] ${message}`);
    expect(texts.filter((text, i) => texts.indexOf(text) < i)).toEqual([]);
  });

  test('are all used', () => {
    expect(keysWhere((_, key) => !SOURCES.includes(`'${key}'`))).toEqual([]);
  });

  test('leave no more blanks than the Standard Rules do, which fill them', () => {
    const standard = new Map(STANDARD.map(([key, text]) => [key, blanksOf(text)]));
    expect(
      keysWhere((text, key) => blanksOf(text).some((name) => standard.get(key)?.includes(name) === false)),
    ).toEqual([]);
  });
});

test('shared rules name no case by number that a game alone has', () => {
  const numbers = CASES.map((line) => line.split('\t')).flatMap(([of, number = '']) =>
    of === 'standard' ? number : [],
  );
  const named = globSync('src/{engine,standard,notation}/**/*.ts', { cwd: PACKAGE })
    .filter((path) => !/\.(?:test|fixture)\.ts$/.test(path))
    .flatMap((path) =>
      Array.from(
        readFileSync(join(PACKAGE, path), 'utf8').matchAll(/'(A?\d+\.\d+)'/g),
        ([, number = '']) => [number, path] as const,
      ),
    );
  expect(named.length).toBeGreaterThan(100);
  // A chapter as a whole is 7.0.
  const known = (number: string) => numbers.some((each) => each.startsWith(number.replace(/\.0$/, '.')));
  expect(named.filter(([number]) => !known(number))).toEqual([]);
});

describe('a refusal', () => {
  const refusals = { ...STANDARD_REFUSALS, 'no-move': { code: 'no-move', case: '99.1', message: 'Go.' } };

  test('is the game’s own where it has one, and the standard one where it has not', () => {
    expect(no({ refusals }, 'no-move')).toEqual({ code: 'no-move', case: '99.1', message: 'Go.' });
    expect(no({ refusals }, 'path-gap')).toEqual(STANDARD_REFUSALS['path-gap']);
  });

  test('says what is given to it, whatever signs are in it', () => {
    expect(no({ refusals }, 'unknown-unit', { id: '$& {id}' })).toEqual({
      code: 'unknown-unit',
      message: 'There is no unit $& {id}.',
    });
  });

  test('is made by known keys with all their values only', () => {
    const wrong = () => [
      // @ts-expect-error no such key
      no({ refusals }, 'no-such-key'),
      // @ts-expect-error the sentence has a blank
      no({ refusals }, 'unknown-unit'),
      // @ts-expect-error and it has another name
      no({ refusals }, 'unknown-unit', { unit: 'orc-1' }),
      // @ts-expect-error nothing to fill in
      no({ refusals }, 'no-move', { id: 'orc-1' }),
    ];
    expect(wrong).toBeTypeOf('function');
  });
});
