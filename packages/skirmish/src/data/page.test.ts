import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { toWound } from '../charts/to-wound.ts';
import { houseSchema } from '../engine/options.ts';
import { FORCES, PROFILES } from './values.ts';

const PAGE = readFileSync(new URL('../../SPEC.md', import.meta.url), 'utf8');

/** The rows of the page's tables whose first cell is this, as lists of cells. */
function rows(first: RegExp): string[][] {
  const cells = PAGE.split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '));
  return cells.filter(([cell = '']) => first.test(cell));
}

const withoutTicks = (cell: string | undefined) => cell?.replaceAll('`', '');

describe('the page of the rules tells what the data say', () => {
  test('[T-1] To Wound', () => {
    const told = rows(/^\*\*\d+\*\*$/).map(([, ...needs]) => needs);
    const need = (s: number, d: number) => toWound(s, d)?.join('/') ?? '–';
    const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect(told).toEqual(ten.map((s) => ten.map((d) => need(s, d))));
  });

  test('[T-10] every profile, figure by figure', () => {
    const told = rows(/^`(?:mt|ro|mo|is)-[a-z-]+`$/).map((cells) => cells.map(withoutTicks));
    const figures = [...PROFILES.values()].map((p) => [
      p.id,
      p.house ? `${p.name} (house)` : p.name,
      ...[p.mv, `${p.fight}/${p.shoot}+`, p.strength, p.defence, p.attacks, p.wounds, p.courage].map(String),
      p.stores ? `${p.stores.might}/${p.stores.will}/${p.stores.fate}` : '–',
      String(p.base),
      String(p.points),
    ]);
    expect(told.map((cells) => [...cells.slice(0, 11), cells[12]])).toEqual(figures);
  });

  test('[T-10, X-34] every force and its points', () => {
    const told = rows(/^`[a-z-]+` \S/).map(([name, side, , points]) => [
      withoutTicks(name),
      side?.toLowerCase(),
      points,
    ]);
    expect(told).toEqual([...FORCES.values()].map((f) => [`${f.id} ${f.title}`, f.side, String(f.points)]));
  });
});

describe('[X-1, X-40] the house values of the page', () => {
  const values = rows(/^X-\d+$/);

  test('are forty, in order', () => {
    expect(values.map(([id]) => id)).toEqual(Array.from({ length: 40 }, (_, i) => `X-${i + 1}`));
  });

  test('name options that there are, and all of them', () => {
    const named = new Set(
      values.map(([, option = '']) => withoutTicks(option) ?? '').filter((option) => option !== ''),
    );
    expect([...named].sort()).toEqual(['forces', ...Object.keys(houseSchema.shape)].sort());
  });
});
