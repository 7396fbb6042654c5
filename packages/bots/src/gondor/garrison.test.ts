/** The garrison: where it stands, its catapults, its oil and its sallies, in small positions. */
import type { GondorCommand, GondorView } from '@warbeacon/siege';
import { describe, expect, test } from 'vitest';
import { hexesBetween, RING } from './board.ts';
import { orders } from './orders.fixture.ts';
import { placeOf } from './ways.ts';

const typesOf = (given: readonly GondorCommand[]): string[] => given.map(({ type }) => type);
const ringOf = (view: GondorView, id: string): number => RING[placeOf(view.units[id]?.hex ?? '')] ?? -1;
const apart = (view: GondorView, one: string, other: string): number =>
  hexesBetween(placeOf(view.units[one]?.hex ?? ''), placeOf(view.units[other]?.hex ?? ''));

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
    const strong = [
      'troll-1',
      'troll-2',
      'troll-3',
      'troll-4',
      'mordor-axeman-1',
      'mordor-axeman-2',
      'uruk-1',
      'uruk-2',
    ];
    const near = ['1913', '1914', '1813', '1712', '1713', '2013', '2012', '2112'];
    const many = near.map((hex, i) => `${hex}: ${strong[i]}`).join('\n');
    expect(ringOf(orders(`${GATE}\n${many}`).view, 'axeman-1')).toBeGreaterThan(0);
    expect(ringOf(orders(GATE.replace('turn 8', 'turn 4')).view, 'axeman-1')).toBeGreaterThan(0);
  });
});
