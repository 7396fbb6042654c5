import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

/** A spearman strikes a mûmak; 2 and 2 hit, and a die for its morale follows. */
const hit = (mumak: string, spearman: string, more: string, ...dice: number[]) =>
  gondor(`
    gondor, turn 12, westernesse-combat, melee
    ${mumak}: mumak-1
    ${spearman}: men-spearman-1
    relief men
    ${more}
  `)
    .rolling(2, 2, ...dice)
    .play('men-spearman-1 attacks mumak-1', 'done');

/** It is thrown back (6 is r1): the dice are those of its run. */
const struck = (mumak: string, spearman: string, more: string, ...dice: number[]) =>
  hit(mumak, spearman, more, 6, ...dice);

type Run = ReturnType<typeof struck>;
const way = (p: Run) => p.told('mumakRan').map(({ hex }) => hex);

describe('[14.32] A mûmak runs', () => {
  test('[14.32] in place of a retreat, four hexes the way a die says, and stands disrupted', () => {
    const p = struck('1818', '1817', '', 4);
    expect(p.told('mumakRuns')).toEqual([{ type: 'mumakRuns', unit: 'mumak-1', die: 4 }]);
    expect(way(p)).toEqual(['1819', '1820', '1821', '1822']);
    expect(p.unit('mumak-1')).toMatchObject({ hex: '1822', disrupted: true });
    expect(p.told('retreated')).toEqual([]);
    expect(p.view().decision).toMatchObject({ kind: 'advance', hex: '1818' });
  });

  test.each([
    [1, ['2016', '2015', '2014', '2013']],
    [2, ['1916', '1816', '1715', '1615']],
    [3, ['1917', '1818', '1718', '1619']],
    [4, ['2018', '2019', '2020', '2021']],
    [5, ['2117', '2218', '2318', '2419']],
    [6, ['2116', '2216', '2315', '2415']],
  ] as const)('[14.32] the rose of the map: %i', (die, hexes) => {
    // The archer is where the mûmak does not come by.
    const archer = die >= 3 && die <= 5 ? '2015' : '2019';
    const q = gondor(`
      gondor, turn 12, westernesse-combat, missile
      2017: mumak-1
      ${archer}: horse-archer-1
      relief called rohan
    `);
    q.rolling(2, 3, 6, die).play('horse-archer-1 fires at mumak-1');
    expect(way(q)).toEqual(hexes);
  });

  test('[14.32] half a loss as well, where the blow has done that', () => {
    const p = hit('1818', '1817', '', 3, 4);
    expect(p.unit('mumak-1')).toMatchObject({ hex: '1822', reduced: true, disrupted: true });
  });

  test('[14.32] G-129: off the map it is lost, and counts', () => {
    const p = struck('1822', '1821', '', 4);
    expect(way(p)).toEqual(['1823', '1824']);
    expect(p.told('eliminated')).toEqual([{ type: 'eliminated', piece: 'mumak-1', why: 'run', points: 9 }]);
  });

  test('[14.32] G-156: so it is before a whole wall, a tower, a gate or a mountain', () => {
    const lost = (mumak: string, spearman: string, die: number, more = '') => {
      const p = struck(mumak, spearman, more, die);
      expect(p.told('eliminated')).toMatchObject([{ piece: 'mumak-1', why: 'run' }]);
      return way(p);
    };
    expect(lost('1713', '1714', 1)).toEqual(['1712', '1711']);
    expect(lost('1813', '1814', 1)).toEqual(['1812']);
    expect(lost('1913', '1914', 1)).toEqual(['1912', '1911']);
    expect(lost('0508', '0509', 1)).toEqual(['0507', '0506', '0505']);
    // From above a wall too, and through a breached gate it goes.
    expect(lost('1710', '1610', 4)).toEqual([]);
    expect(way(struck('1913', '1914', 'main-gate breached\n1903: citadel-guard-1', 1))).toEqual([
      '1912',
      '1911',
      '1910',
    ]);
  });

  test('[14.32] [7.57] one that was disrupted is lost without a run', () => {
    const p = gondor(`
      gondor, turn 12, westernesse-combat, melee
      1818: mumak-1 disrupted
      1817: men-spearman-1
      relief men
    `)
      .rolling(2, 2, 6)
      .play('men-spearman-1 attacks mumak-1', 'done');
    expect(p.told('mumakRuns')).toEqual([]);
    expect(p.told('eliminated')).toMatchObject([{ piece: 'mumak-1', why: 'disrupted' }]);
  });
});

describe('[14.32] Whom it runs into', () => {
  test('[14.32] a unit in the next hex stops it, friend or enemy, and is attacked', () => {
    const p = struck('1818', '1817', '1819: orc-1', 4, 5, 5);
    expect(way(p)).toEqual([]);
    expect(p.told('struck').at(-1)).toMatchObject({ unit: 'mumak-1', target: 'orc-1', dice: [5, 5], hit: false });
    expect(p.unit('mumak-1')).toMatchObject({ hex: '1818', disrupted: true });
  });

  test('[14.32] after each step a unit next to it is', () => {
    const p = struck('1818', '1817', '1720: orc-1', 4, 1, 1, 1);
    expect(way(p)).toEqual(['1819', '1820']);
    expect(p.told('eliminated')).toMatchObject([{ piece: 'orc-1' }]);
    expect(p.unit('mumak-1')).toMatchObject({ hex: '1820', disrupted: true });
  });

  test('[14.32] of several the one at whom the die points, thrown until it does', () => {
    const p = struck('1818', '1817', '1720: orc-1\n1920: orc-2', 4, 1, 5, 6, 6);
    expect(p.told('mumakTurns').map(({ die }) => die)).toEqual([1, 5]);
    expect(p.told('struck').at(-1)).toMatchObject({ unit: 'mumak-1', target: 'orc-2', dice: [6, 6] });
  });

  test('[14.32] G-156: a die that points at who stands behind a wall is thrown again', () => {
    const p = struck('1712', '1713', '1611: orc-1\n1812: orc-2\n1710: spearman-1', 1, 1, 2, 6, 6);
    expect(way(p)).toEqual(['1711']);
    expect(p.told('mumakTurns').map(({ die }) => die)).toEqual([1, 2]);
    expect(p.told('struck').at(-1)).toMatchObject({ unit: 'mumak-1', target: 'orc-1' });
  });

  test('[14.32] G-77: it comes into each hex as any unit does: over engines that nobody is with', () => {
    const p = struck('1818', '1817', 'city-catapult-1 1820', 4);
    expect(p.told('engineDestroyed')).toMatchObject([{ engine: 'city-catapult-1', hex: '1820' }]);
    expect(way(p)).toHaveLength(4);
  });

  test('[14.32] G-156: not one behind a whole wall', () => {
    const p = struck('1714', '1715', '1610: spearman-1', 2);
    // North-west, past the wall's corner.
    expect(way(p)).toEqual(['1614', '1513', '1413', '1312']);
    expect(p.told('struck')).toHaveLength(1);
    const along = struck('1711', '1712', '1710: spearman-1', 2);
    expect(way(along)).toEqual(['1611', '1510', '1410', '1309'].slice(0, along.told('mumakRan').length));
    expect(along.told('struck').filter(({ unit }) => unit === 'mumak-1')).toEqual([]);
  });

  test('[14.32] horse too, and then they may fight each other (7.36, G-37)', () => {
    const p = gondor(`
      gondor, turn 12, westernesse-combat, missile
      1818: mumak-1
      1816: horse-archer-1
      1720: men-cavalry-1
      relief called rohan men
    `)
      .rolling(2, 3, 6, 4, 6, 6)
      .play('horse-archer-1 fires at mumak-1');
    expect(p.told('struck')).toMatchObject([{ unit: 'mumak-1', target: 'men-cavalry-1' }]);
    expect(p.view()).toMatchObject({ segment: 'melee' });
    expect(p).toAllow('men-cavalry-1 attacks mumak-1');
  });

  test('[14.32] nobody withdraws from it, and it does not advance', () => {
    const p = struck('1818', '1817', '1819: mordor-bowman-1', 4, 4, 1, 1);
    expect(p.told('eliminated')).toMatchObject([{ piece: 'mordor-bowman-1' }]);
    expect(p.unit('mumak-1').hex).toBe('1818');
    // Who struck it stays where it is: the hex has not been left.
    expect(p.view().decision?.kind).not.toBe('advance');
  });

  test('[14.32] by night it hits for certain (10.0)', () => {
    const p = gondor(`
      gondor, turn 3, westernesse-combat, melee
      1818: mumak-1
      1817: spearman-1
      1819: orc-1
    `)
      .rolling(2, 2, 6, 4, 1)
      .play('spearman-1 attacks mumak-1', 'done');
    expect(p.told('struck').at(-1)).toMatchObject({ unit: 'mumak-1', target: 'orc-1', hit: true });
    expect(p.told('struck').at(-1)).not.toHaveProperty('dice');
  });

  test('[14.32] into another mûmak, which runs in its turn', () => {
    // C against armour 4: 4 to 6 hits; r1.
    const p = struck('1818', '1817', '1819: mumak-2', 4, 2, 2, 6, 4);
    expect(p.told('mumakRuns').map(({ unit }) => unit)).toEqual(['mumak-1', 'mumak-2']);
    expect(p).toStand({ 'mumak-1': '1818', 'mumak-2': '1823' });
    // Of both it is kept where their runs have brought them (7.36).
    const [one, two] = ['mumak-1', 'mumak-2'].map((id) => p.tested.game.unitIndex.get(id));
    expect(p.state.own).toMatchObject({ ran: [{ unit: one }, { unit: two }] });
  });
});

describe('[14.32] Its leader', () => {
  const before = (aragorn: string, mumak: string, axeman: string) =>
    gondor(`
      gondor, turn 12, westernesse-combat, duel
      ${aragorn}: men-spearman-1, aragorn
      ${mumak}: mumak-1, king-of-harad
      ${axeman}: harad-axeman-1
      relief men
    `);
  const duel = 'aragorn duels king-of-harad';

  test('[14.32, 7.23] a duel that throws him back sets it running; he goes along or stays, without a die', () => {
    const p = before('1817', '1818', '1721').rolling(4, 5).play(duel);
    expect(way(p)).toEqual(['1918', '2019', '2119', '2220']);
    expect(p.told('leaderRisk')).toEqual([]);
    expect(p.view().decision).toEqual({ kind: 'follow', side: 'sauron', piece: 'king-of-harad', hex: '2220' });
    expect(p.play('king-of-harad follows')).toStand({ 'king-of-harad': '2220' });
    const q = before('1817', '1818', '1721').rolling(4, 5).play(duel, 'king-of-harad stays');
    expect(q).toStand({ 'king-of-harad': '1818' });
  });

  test('[14.32] nobody is asked where it has not gone anywhere', () => {
    const p = before('1817', '1818', '1918').rolling(4, 5, 6, 6).play(duel);
    expect(p.told('struck')).toMatchObject([{ unit: 'mumak-1', target: 'harad-axeman-1' }]);
    expect(p.view().decision?.kind).not.toBe('follow');
  });

  test('[14.32] [8.24] W-269: when it is lost on its run he goes to the nearest unit, as when it is lost at once', () => {
    const p = before('1815', '1814', '1721').rolling(4, 1).play(duel);
    expect(way(p)).toEqual(['1813', '1812']);
    expect(p.told('eliminated')).toMatchObject([{ piece: 'mumak-1', why: 'run' }]);
    expect(p).toStand({ 'king-of-harad': '1721' });
  });
});
