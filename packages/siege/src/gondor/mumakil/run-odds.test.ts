import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

const WAYS = ['west', 'north-west', 'north-east', 'east', 'south-east', 'south-west'];

const shot = (mumak: string, archer: string, more = '') =>
  gondor(`
    gondor, turn 12, westernesse-combat, missile
    ${mumak}: mumak-1
    ${archer}: horse-archer-1
    relief called rohan
    ${more}
  `);
const SHOT = 'horse-archer-1 fires at mumak-1';
const told = (p: ReturnType<typeof shot>) =>
  p.offer(SHOT).odds?.next?.outcomes.map(({ label, hex, chance }) => `${label}; ${hex}; ${chance.n}/${chance.d}`);

describe('[14.32] Where a mûmak may run is told before what may set it off', () => {
  test('[14.32] it runs where others retreat, also where nobody could', () => {
    const { odds } = shot('2017', '2019').offer(SHOT);
    expect(odds?.outcomes.map(({ label }) => label)).toContain('runs wild');
    expect(odds?.outcomes.map(({ label }) => label).join()).not.toMatch(/retreat/);
    expect(odds?.next?.roll).toMatch(/rose/);
  });

  test('[14.32] a sixth of it goes each way, as far as four hexes or to who is in the way', () => {
    expect(told(shot('2017', '2019'))).toEqual([
      'west: as far as 2013; 2013; 1/6',
      'north-west: as far as 1615; 1615; 1/6',
      'north-east: as far as 1619; 1619; 1/6',
      'east: attacks horse-archer-1; 2019; 1/6',
      'south-east: as far as 2419; 2419; 1/6',
      'south-west: as far as 2415; 2415; 1/6',
    ]);
  });

  test('[14.32] over the edge and at a wall it is lost, and that is told too', () => {
    expect(told(shot('1822', '1820'))).toContain('east: lost beyond 1824; 1824; 1/6');
    expect(told(shot('1713', '1715'))).toContain('west: lost beyond 1711; 1711; 1/6');
  });

  test('[14.32] of several who are beside it at its end each is as likely', () => {
    const several = told(shot('2017', '2019', '2014: orc-1\n2015: light-orc-1\n1914: orc-2'));
    expect(several?.slice(0, 2)).toEqual([
      'west: attacks light-orc-1; 2015; 1/6',
      'north-west: as far as 1615; 1615; 1/6',
    ]);
    const two = told(shot('1818', '1820', '1716: orc-1\n1816: orc-2'));
    expect(two?.filter((line) => line.startsWith('west'))).toEqual([
      'west: attacks orc-2; 1816; 1/12',
      'west: attacks orc-1; 1716; 1/12',
    ]);
  });

  test.each([1, 2, 3, 4, 5, 6])('[14.32] as told, so it comes: die %i', (die) => {
    const p = shot('2017', '2015', '1918: orc-1');
    const line = told(p)?.find((each) => each.startsWith(`${WAYS[die - 1]}:`)) ?? '';
    p.rolling(2, 3, 6, die, 6, 6).play(SHOT);
    const target = /attacks ([a-z-]+\d)/.exec(line)?.[1];
    expect(p.told('struck').map(({ target: struck }) => struck)).toEqual(target === undefined ? [] : [target]);
    if (target === undefined) expect(line).toContain(`; ${p.at('mumak-1')};`);
  });

  test('[14.32] a duel with a leader who is with one may set it off, too', () => {
    const duel = (with_: string) =>
      gondor(`
        gondor, turn 12, westernesse-combat, duel
        2017: ${with_}, king-of-harad
        2018: men-spearman-1, aragorn
        relief men
      `).offer('aragorn duels king-of-harad').odds?.next;
    expect(duel('mumak-1')?.outcomes[0]?.label).toBe('west: as far as 2013');
    expect(duel('orc-1')).toBeUndefined();
  });

  test('[7.57] [14.32] who is disrupted does not come to run, and others never do', () => {
    const odds = (more: string) => shot('2017', '2019', more).offer('horse-archer-1 fires at orc-1').odds;
    expect(odds('2020: orc-1')?.next).toBeUndefined();
    const disrupted = gondor(`
      gondor, turn 12, westernesse-combat, missile
      2017: mumak-1 disrupted
      2019: horse-archer-1
      relief called rohan
    `);
    expect(disrupted.offer(SHOT).odds?.next).toBeUndefined();
  });
});
