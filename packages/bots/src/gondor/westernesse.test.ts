/** The captain as Westernesse, in small positions. */
import type { GondorCommand, GondorView } from '@warbeacon/siege';
import { describe, expect, test } from 'vitest';
import { hexesBetween, RING } from './board.ts';
import { orders } from './orders.fixture.ts';
import { placeOf } from './ways.ts';

const typesOf = (given: readonly GondorCommand[]): string[] => given.map(({ type }) => type);
const ringOf = (view: GondorView, id: string): number => RING[placeOf(view.units[id]?.hex ?? '')] ?? -1;
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

describe('the sally', () => {
  const GATE = `
    gondor, turn 8, westernesse-movement
    1910: axeman-1
    1810: spearman-1
    1903: citadel-guard-1
    1912: light-orc-1
    siege-tower-1 1912
  `;

  test('goes out at a siege tower that stands almost alone', () => {
    const { view } = orders(GATE);
    expect(apart(view, 'axeman-1', 'light-orc-1')).toBe(1);
    expect(ringOf(view, 'axeman-1')).toBe(0);
  });

  test('stays where those who would answer it are many, or when it is night', () => {
    const many = ['1913', '1914', '1813', '1712', '1713', '2013', '2012', '2112', '1814']
      .map((hex, i) => `${hex}: orc-${i + 1}`)
      .join('\n');
    expect(ringOf(orders(`${GATE}\n${many}`).view, 'axeman-1')).toBeGreaterThan(0);
    expect(ringOf(orders(GATE.replace('turn 8', 'turn 4')).view, 'axeman-1')).toBeGreaterThan(0);
  });
});

describe('oil', () => {
  const wall = (below: string, oil: string): string => `
    gondor, turn 7, sauron-movement
    1710: spearman-1
    1903: citadel-guard-1
    ${oil}
    2121: orc-9
    ${below}
  `;

  test('is poured at once on a siege tower; on an orc alone when nothing better has come', () => {
    const tower = '1711: orc-1\n1611: orc-2\nsiege-tower-1 1711';
    expect(orders(wall(tower, 'oil spearman-1')).given).toEqual([
      { type: 'pourOil', unit: 'spearman-1', target: 'orc-1' },
    ]);
    const orc = wall('1611: orc-2', 'oil spearman-1');
    expect(orders(orc).given).toEqual([{ type: 'pass' }]);
    expect(typesOf(orders(orc.replace('orc-9', 'orc-9 moved')).given)).toEqual(['pourOil']);
  });

  test('of a dummy is carried too, and never poured', () => {
    expect(orders(wall('1711: orc-1', 'oil spearman-1 dummy')).given).toEqual([{ type: 'pass' }]);
  });

  test('is taken where besiegers are near, from real cauldrons and from dummies', () => {
    for (const kind of ['', 'dummy']) {
      const { given } = orders(`
        gondor, turn 7, westernesse-movement
        1710: spearman-1
        cauldron-2 1710 ${kind} left:3
        1712: orc-1
      `);
      expect(typesOf(given)).toContain('takeOil');
    }
  });
});

describe('the garrison', () => {
  test('falls back a level when the one it holds is overrun', () => {
    const first = ['1610', '1710', '1810', '2010', '2110'].map((hex, i) => `${hex}: orc-${i + 1}`).join('\n');
    const { view } = orders(`
      gondor, turn 8, westernesse-movement
      2409: spearman-1
      1903: citadel-guard-1
      ${first}
    `);
    expect(ringOf(view, 'spearman-1')).toBe(2);
    const held = orders('gondor, turn 8, westernesse-movement\n2409: spearman-1\n1903: citadel-guard-1\n1610: orc-1');
    expect(ringOf(held.view, 'spearman-1')).toBe(1);
  });

  test('mans a catapult of the city, and burns a tower', () => {
    const { view } = orders(`
      gondor, turn 8, westernesse-movement
      1810: mounted-knight-1
      city-catapult-1 1710
      1714: orc-1
      siege-tower-1 1714
      1715: orc-2
      1713: orc-3
      1813: orc-4
      1614: orc-5
      1814: orc-6
    `);
    expect(view.units['mounted-knight-1']?.hex).toBe('1710');
    const { given } = orders(`
      gondor, turn 8, siege
      1710: mounted-knight-1
      city-catapult-1 1710
      1711: orc-1
      siege-tower-1 1711 ready
      2124: orc-2
    `);
    expect(given[0]).toEqual({ type: 'hurlFireball', unit: 'mounted-knight-1', hex: '1711' });
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
