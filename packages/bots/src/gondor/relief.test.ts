/** The relief, the Banner and formations, in small positions. */
import type { GondorCommand, GondorView } from '@warbeacon/siege';
import { describe, expect, test } from 'vitest';
import { hexesBetween } from './board.ts';
import { orders } from './orders.fixture.ts';
import { placeOf } from './ways.ts';

const typesOf = (given: readonly GondorCommand[]): string[] => given.map(({ type }) => type);
const apart = (view: GondorView, one: string, other: string): number =>
  hexesBetween(placeOf(view.units[one]?.hex ?? ''), placeOf(view.units[other]?.hex ?? ''));

describe('the relief', () => {
  const RIDERS = ['rohan-cavalry-1', 'rohan-cavalry-2', 'rohan-cavalry-3', 'horse-archer-1'];
  const ROHAN = `
    relief called rohan
    1213: rohan-cavalry-1
    1214: rohan-cavalry-2
    1113: rohan-cavalry-3
    1114: horse-archer-1
  `;

  test('goes at a few orcs together', () => {
    const { view } = orders(`gondor, turn 8, westernesse-movement\n${ROHAN}\n1515: orc-1\n1516: orc-2`);
    const beside = RIDERS.filter((id) => apart(view, id, 'orc-1') === 1 || apart(view, id, 'orc-2') === 1);
    expect(beside.length).toBeGreaterThanOrEqual(3);
  });

  test('stands off whole where each blow would be answered by many', () => {
    const host = [
      '1515',
      '1516',
      '1517',
      '1615',
      '1616',
      '1617',
      '1714',
      '1715',
      '1716',
      '1717',
      '1814',
      '1815',
      '1816',
    ]
      .map((hex, i) => (i < 9 ? `${hex}: orc-${i + 1}` : `${hex}: troll-${i - 8}`))
      .join('\n');
    const trolls = ['uruk-1', 'uruk-2', 'uruk-3', 'mordor-axeman-1', 'mordor-axeman-2']
      .map((id, i) => `${1514 - i}: ${id}`)
      .join('\n');
    const { view } = orders(`gondor, turn 5, westernesse-movement\n${ROHAN}\n${host}\n${trolls}`);
    const enemies = Object.entries(view.units).filter(([id, { hex }]) => /^\d/.test(hex) && !RIDERS.includes(id));
    for (const id of RIDERS)
      for (const [enemy] of enemies) expect(apart(view, id, enemy), `${id} and ${enemy}`).toBeGreaterThan(1);
  });

  test('rides over the road in the last turn, whoever is near', () => {
    const { view } = orders(`
      gondor, turn 16, westernesse-movement
      relief called rohan
      road 1918 sauron
      road 2124 sauron
      1719: rohan-cavalry-1
      2019: orc-1
      2124: orc-2
    `);
    expect(view.road[0]).toBe('westernesse');
  });
});

describe('the Banner', () => {
  test('goes by itself to a leader among more men in disorder', () => {
    const stand = (phase: string): string => `
      gondor, turn 12, ${phase}
      relief called rohan men
      banner aragorn since 11
      2417: men-spearman-1 moved, aragorn moved
      2014: rohan-cavalry-2 moved, eomer moved
      1613: rohan-cavalry-1 disrupted
      1614: horse-archer-1 disrupted
      0912: orc-1
    `;
    const { given, view } = orders(stand('westernesse-movement'));
    expect(typesOf(given)).toContain('moveBanner');
    expect(view.banner?.leader).toBe('eomer');
  });
});

describe('formations', () => {
  test('two spearmen beside Aragorn form a shield wall before an enemy', () => {
    const { given } = orders(`
      gondor, turn 12, westernesse-movement
      relief men
      2114: aragorn
      2014: men-spearman-1
      2113: men-spearman-2
      2215: troll-1
      2216: troll-2
      2115: troll-3
    `);
    expect(typesOf(given)).toContain('form');
  });
});
