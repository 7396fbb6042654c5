/** [4.3] What the ground of Gondor and its hexsides cost, and what they do to a fight. Costs are half points. */
import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import { costOf } from '../engine/ways-out.ts';
import { TERRAIN } from './map.ts';

const marching = (lines: string) => gondor(`gondor, turn 1, sauron-movement\n${lines}`);
const cost = (from: string, way: string, unit = 'orc-1', lines = '') =>
  marching(`${from}: ${unit}\n${lines}`).offer(`${unit} moves ${way}`).cost;

describe('[4.3] what a step costs', () => {
  test.each([
    ['clear ground', '0113', '0114', 2],
    ['fields', '0514', '0513', 4],
    ['a grove', '0213', '0214', 4],
    ['out of a grove', '0214', '0213', 2],
    ['up a slope', '0718', '0719', 4],
    ['down a slope', '0719', '0718', 4],
    ['along a hill', '0719', '0720', 2],
    ['the road', '1920', '1919', 1],
    ['onto the road', '1819', '1918', 2],
    ['off the road', '1918', '1819', 2],
    ['the road as far as the Main Gate', '1912', '1911', 1],
    ['a street', '1710', '1610', 2],
    ['a mouth of a tunnel, inward', '1809', '1909', 2],
    ['a mouth of a tunnel, outward', '1909', '2009', 2],
  ])('[4.3] %s', (_what, from, to, halfPoints) => {
    expect(cost(from, to)).toBe(halfPoints);
  });

  test('[4.3] G-123: a way over a hill pays for each slope', () => {
    // Up, along, down.
    expect(cost('0718', '0719 0720 0721', 'gothmog')).toBe(4 + 2 + 4);
    expect(marching('0718: orc-1')).toRefuse('orc-1 moves 0719 0720 0721', 'too-far', '4.26');
  });

  test('[4.3] G-162: the road carries foot eight hexes and horse twelve', () => {
    const east = '1921 1920 1919 1918 1917 1916 1915 1914';
    expect(cost('2022', east)).toBe(8);
    expect(marching('2022: orc-1')).toRefuse(`orc-1 moves ${east} 1913`, 'too-far', '4.26');
    expect(cost('2022', `${east} 1913 1912 1911`, 'mordor-cavalry-1')).toBe(11);
  });

  test('[4.3] G-162: hexes of two roads that do not follow each other are an ordinary step', () => {
    expect(cost('1814', '1913')).toBe(2);
    expect(cost('1913', '2014')).toBe(2);
    expect(cost('1814', '1914')).toBe(1);
    expect(cost('1914', '1913')).toBe(1);
  });

  test('[4.3] G-93: horse goes into neither fields nor groves; foot and leaders do', () => {
    const p = marching('0514: mordor-cavalry-1\n0213: cataphract-1');
    expect(p).toRefuse('mordor-cavalry-1 moves 0513', 'soft-ground', '4.3');
    expect(p).toRefuse('cataphract-1 moves 0214', 'soft-ground', '4.3');
    expect(marching('0514: gothmog').offer('gothmog moves 0513').cost).toBe(4);
    // [4.13] G-7: mûmakil are foot.
    expect(cost('0514', '0513', 'mumak-1')).toBe(4);
  });

  test('[4.3] nobody enters a mountain, nor goes through rock', () => {
    expect(marching('0107: orc-1')).toRefuse('orc-1 moves 0106', 'unknown-hex');
    expect(marching('1810: orc-1')).toRefuse('orc-1 moves 1909', 'cliff', '15.24');
    expect(marching('1908: orc-1')).toRefuse('orc-1 moves 1909', 'cliff', '15.24');
  });
});

describe('[4.3] G-88: gates', () => {
  const gate = (from: string, to: string, state: string) => cost(from, to, 'orc-1', state);

  test('[4.3] one’s own costs its point and no more, in and out, tower doors too', () => {
    expect(gate('1911', '1910', 'main-gate sauron')).toBe(2);
    expect(gate('2409', '2408', 'second-gate sauron')).toBe(2);
    expect(gate('2408', '2409', 'second-gate sauron')).toBe(2);
    expect(gate('1810', '1811', 'door-of-the-north-gate-tower sauron')).toBe(2);
  });

  test('[4.3] a breached gate costs a point more, whosoever it is', () => {
    expect(gate('1911', '1910', 'main-gate breached')).toBe(4);
    expect(gate('1911', '1910', 'main-gate sauron\nmain-gate breached')).toBe(4);
    const p = gondor('gondor, turn 1, westernesse-movement\n1910: spearman-1\nmain-gate breached');
    // Onto the road: 1911 is none for who comes out of the city.
    expect(p.offer('spearman-1 moves 1911').cost).toBe(4);
  });

  test('[4.3] the enemy’s, while it is whole, is a wall', () => {
    expect(marching('1911: orc-1')).toRefuse('orc-1 moves 1910', 'gate-held', '15.15');
    expect(marching('1911: mordor-cavalry-1')).toRefuse('mordor-cavalry-1 moves 1910', 'gate-held', '15.15');
    // D-18: one drops from it as from a wall, for the whole allowance.
    expect(cost('1910', '1911')).toBe(8);
  });
});

describe('[15.11] the levels of the city', () => {
  test('[15.11] each is one step higher than the last, and nobody walks from one to the next', () => {
    const gates = ['1911', '2409', '1508', '2208', '1606', '2105', '1905'].map((hex) => TERRAIN.placeOf.get(hex) ?? -1);
    expect(gates.map((place) => TERRAIN.heights[place])).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(TERRAIN.heights[TERRAIN.placeOf.get('1903') ?? -1]).toBe(7);
    for (const [from, to] of [
      ['1812', '1811'],
      ['1510', '1509'],
      ['1105', '1205'],
      ['1606', '1605'],
      ['1805', '1904'],
    ] as const)
      expect(marching(`${from}: orc-1`).why(`orc-1 moves ${to}`)?.case).toMatch(/^15\.1[25]$/);
  });

  test('[15.11] no way leads from a lower hex to a higher one at a fixed price', () => {
    const open = TERRAIN.links.flatMap((links, from) =>
      links.filter(
        (link) =>
          (TERRAIN.heights[link.to] ?? 0) > (TERRAIN.heights[from] ?? 0) &&
          typeof costOf(TERRAIN, link, false) === 'number',
      ),
    );
    expect(open).toEqual([]);
  });
});

describe('[4.3] what it does to a fight', () => {
  const blow = (attacker: string, from: string, target: string, at: string) =>
    gondor(`gondor, turn 1, sauron-combat, melee\n${from}: ${attacker}\n${at}: ${target}`).offer(
      `${attacker} attacks ${target}`,
    ).odds;
  const shot = (from: string, at: string) =>
    gondor(`gondor, turn 1, sauron-combat, missile\n${from}: mordor-bowman-1\n${at}: bowman-1`).offer(
      'mordor-bowman-1 fires at bowman-1',
    ).odds;

  test('[4.3] G-123: who is struck up a slope has a point of armour more; down it and along it, none', () => {
    const up = blow('orc-1', '0718', 'bowman-1', '0719');
    expect(up?.modifiers).toEqual([{ case: '4.3', label: 'the defender is attacked up a slope', value: 1 }]);
    expect(up?.roll).toContain('armour 3 (2 printed): 3–6');
    expect(blow('orc-1', '0719', 'bowman-1', '0718')).toMatchObject({ modifiers: [] });
    expect(blow('orc-1', '0719', 'bowman-1', '0718')?.roll).toContain('armour 2: ');
    expect(blow('orc-1', '0719', 'bowman-1', '0720')?.modifiers).toEqual([]);
  });

  test('[4.3] W-201: the slope helps against blows, not against missiles', () => {
    expect(shot('0718', '0719')).toMatchObject({ modifiers: [] });
    expect(shot('0718', '0719')?.roll).toContain('armour 2: ');
    expect(shot('0717', '0719')?.modifiers).toEqual([]);
  });

  test('[4.3] a grove gives who stands in it a point of armour against blows and missiles', () => {
    const inGrove = { case: '4.3', label: 'the defender stands in a grove', value: 1 };
    expect(blow('orc-1', '0213', 'bowman-1', '0214')?.modifiers).toEqual([inGrove]);
    expect(shot('0213', '0214')?.modifiers).toEqual([inGrove]);
    // Not who strikes or shoots out of it.
    expect(blow('orc-1', '0214', 'bowman-1', '0213')?.modifiers).toEqual([]);
    expect(shot('0214', '0213')?.modifiers).toEqual([]);
  });

  test('[4.3] G-22: missiles go into a grove and out of it, and not through', () => {
    expect(shot('0212', '0214')?.modifiers).toHaveLength(1);
    expect(shot('0214', '0212')?.modifiers).toEqual([]);
    const p = gondor(
      'gondor, turn 1, sauron-combat, missile\n0213: mordor-bowman-1\n0215: bowman-1\n0513: spearman-1\n0514: orc-archer-1',
    );
    expect(p).toRefuse('mordor-bowman-1 fires at bowman-1', 'line-blocked', '7.13');
    // Fields stop nothing.
    expect(p).toAllow('orc-archer-1 fires at spearman-1');
  });

  test('[4.3] fields do nothing to a fight', () => {
    expect(blow('orc-1', '0514', 'bowman-1', '0513')?.modifiers).toEqual([]);
    expect(shot('0514', '0513')?.modifiers).toEqual([]);
  });

  test('[4.3, 7.36] G-37: horse strikes nobody in fields or groves, and is struck out of them', () => {
    const fight = (phase: string) =>
      gondor(
        `gondor, turn 1, ${phase}, melee\n0514: mordor-cavalry-1\n0513: spearman-1\n0213: cataphract-1\n0214: axeman-1`,
      );
    expect(fight('westernesse-combat')).toAllow('spearman-1 attacks mordor-cavalry-1');
    expect(fight('westernesse-combat')).toAllow('axeman-1 attacks cataphract-1');
    const horse = fight('sauron-combat');
    expect(horse).toRefuse('mordor-cavalry-1 attacks spearman-1', 'soft-ground', '7.36');
    expect(horse).toRefuse('cataphract-1 attacks axeman-1', 'soft-ground', '7.36');
  });
});

describe('[7.18] G-26: armour here is never below 1 nor above 4', () => {
  const armour = (lines: string, order: string) => gondor(lines).offer(order).odds;

  test('[7.18] all that raises and lowers it is added up, and then it is 4 at most', () => {
    const up = armour(
      'gondor, turn 1, sauron-combat, melee\n0718: orc-1\n0719: spearman-1',
      'orc-1 attacks spearman-1',
    );
    expect(up?.roll).toContain('armour 4 (3 printed): 5–6');
    const grown = armour(
      'gondor, turn 1, westernesse-combat, melee\n0718: spearman-1\n0719: mumak-1',
      'spearman-1 attacks mumak-1',
    );
    expect(grown?.modifiers).toHaveLength(1);
    expect(grown?.roll).toContain('armour 4: ');
  });

  test('[7.18, 16.45] on a ladder armour 1 stays 1', () => {
    const p = armour(
      'gondor, turn 1, westernesse-combat, melee\n1510: light-orc-1\n1509: spearman-1\nladder 1510 against 1509',
      'spearman-1 attacks light-orc-1',
    );
    expect(p?.modifiers).toEqual([{ case: '16.45', label: 'the defender is on a ladder', value: -1 }]);
    expect(p?.roll).toContain('armour 1: ');
  });
});
