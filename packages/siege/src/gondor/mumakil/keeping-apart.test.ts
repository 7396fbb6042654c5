import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

const moving = (side: 'sauron' | 'westernesse', lines: string) => gondor(`gondor, turn 12, ${side}-movement\n${lines}`);

describe('[14.31] Horse and mûmakil keep apart', () => {
  test('[14.31] horse never comes next to a mûmak, at no step of its way', () => {
    const p = moving('westernesse', '1816: lance-knight-1\n1820: mumak-1');
    expect(p).toAllow('lance-knight-1 moves 1817 1818');
    expect(p).toRefuse('lance-knight-1 moves 1817 1818 1819', 'horse-and-mumak', '14.31');
    expect(p).toRefuse('lance-knight-1 moves 1817 1818 1718 1719', 'horse-and-mumak', '14.31');
    // Foot does.
    expect(moving('westernesse', '1816: axeman-1\n1820: mumak-1')).toAllow('axeman-1 moves 1817 1818 1819');
  });

  test('[14.31] nor a mûmak next to horse, friend or enemy', () => {
    const near = (horse: string) => moving('sauron', `1820: mumak-1\n1815: ${horse}`);
    for (const horse of ['harad-cavalry-1', 'lance-knight-1']) {
      expect(near(horse)).toAllow('mumak-1 moves 1819 1818 1817');
      expect(near(horse)).toRefuse('mumak-1 moves 1819 1818 1817 1816', 'horse-and-mumak', '14.31');
    }
    expect(near('light-orc-1')).toAllow('mumak-1 moves 1819 1818 1817 1816');
  });

  test('[14.31] and friendly horse not next to it either', () => {
    const p = moving('sauron', '1820: mumak-1\n1816: harad-cavalry-1');
    expect(p).toAllow('harad-cavalry-1 moves 1817 1818');
    expect(p).toRefuse('harad-cavalry-1 moves 1817 1818 1819', 'horse-and-mumak', '14.31');
  });

  test('[14.31] G-157: walls between them do not matter', () => {
    const p = moving('sauron', '1713: mumak-1\n1710: mounted-knight-1');
    expect(p).toAllow('mumak-1 moves 1712');
    expect(p).toRefuse('mumak-1 moves 1712 1711', 'horse-and-mumak', '14.31');
  });

  test('[14.31] G-157: who is next to it already may only move away', () => {
    const p = moving('sauron', '1819: harad-cavalry-1\n1820: mumak-1');
    expect(p).toAllow('mumak-1 moves 1821');
    expect(p).toAllow('mumak-1 moves 1720');
    expect(p).toRefuse('mumak-1 moves 1719', 'horse-and-mumak', '14.31');
    expect(p).toAllow('harad-cavalry-1 moves 1818');
    expect(p).toRefuse('harad-cavalry-1 moves 1919', 'horse-and-mumak', '14.31');
  });

  test('[14.31] G-157: not coming onto the map', () => {
    const p = gondor('gondor, turn 2, sauron-movement\n2123: harad-cavalry-1\ndue: mumak-1');
    expect(p).toRefuse('mumak-1 moves 2124', 'horse-and-mumak', '14.31');
    expect(p).toAllow('mumak-1 moves 1924');
  });

  test('[14.31] leaders are not meant; wedges are', () => {
    expect(moving('sauron', '1816: harad-cavalry-1\n1820: mumak-1, king-of-harad')).toAllow(
      'king-of-harad moves 1819 1818 1817',
    );
    const wedge = moving(
      'westernesse',
      `1816: men-cavalry-1, men-cavalry-2, aragorn
       1820: mumak-1
       wedge men-cavalry-1 men-cavalry-2 aragorn
       relief men`,
    );
    expect(wedge).toAllow('men-cavalry-1 marches 1817 1818');
    expect(wedge).toRefuse('men-cavalry-1 marches 1817 1818 1819', 'horse-and-mumak', '14.31');
  });

  test('[14.31] G-157: horse does not advance next to one', () => {
    const after = (beyond: string) =>
      gondor(`
        gondor, turn 12, westernesse-combat, melee
        1816: men-cavalry-1
        1817: orc-1
        1819: ${beyond}
        1818: light-orc-1 disrupted
        relief men
      `)
        .rolling(3, 3, 1)
        .play('men-cavalry-1 attacks orc-1', 'done')
        .view().decision?.kind;
    expect(after('mumak-1')).toBe('advance');
    expect(
      gondor(`
        gondor, turn 12, westernesse-combat, melee
        1816: men-cavalry-1
        1817: orc-1
        1818: mumak-1
        relief men
      `)
        .rolling(3, 3, 1)
        .play('men-cavalry-1 attacks orc-1', 'done')
        .view().decision?.kind,
    ).not.toBe('advance');
  });

  const thrownBack = (more = '') =>
    gondor(`
      gondor, turn 12, westernesse-combat, melee
      1816: harad-cavalry-1
      1814: mumak-1
      1817: men-spearman-1
      relief men
      ${more}
    `)
      .rolling(3, 4, 6)
      .play('men-spearman-1 attacks harad-cavalry-1', 'done');

  test('[14.31, 7.55] G-83: thrown back horse comes next to one only where there is no other way', () => {
    expect(thrownBack().play('harad-cavalry-1 stands').orders()).toEqual([
      'harad-cavalry-1 retreats 1715',
      'harad-cavalry-1 retreats 1915',
    ]);
    expect(thrownBack('1615: men-spearman-2\n2015: men-spearman-3').orders()).toEqual([
      'harad-cavalry-1 retreats 1815',
    ]);
  });

  test('[14.31, 7.7] W-258: and never when it withdraws', () => {
    const p = gondor(`
      gondor, turn 12, westernesse-combat, melee
      1816: harad-cavalry-1
      1814: mumak-1
      1817: men-spearman-1
      relief men
    `).play('men-spearman-1 attacks harad-cavalry-1', 'done');
    const ways = p.orders().filter((order) => order.includes('withdraws'));
    expect(ways.length).toBeGreaterThan(0);
    expect(ways.filter((order) => / (1815|1714|1713|1813|1913|1914)( |$)/.test(order))).toEqual([]);
  });

  test('[7.36] G-37: they do not strike each other', () => {
    const p = gondor('gondor, turn 12, westernesse-combat, melee\n1816: men-cavalry-1\n1817: mumak-1\nrelief men');
    expect(p).toRefuse('men-cavalry-1 attacks mumak-1', 'horse-and-mumak', '7.36');
    const q = gondor(`
      gondor, turn 12, sauron-combat, melee
      1816: men-cavalry-1
      1817: mumak-1
      1818: orc-1
      1917: men-spearman-1
      relief men
    `);
    expect(q).toRefuse('mumak-1 attacks men-cavalry-1', 'horse-and-mumak', '7.36');
    expect(q).toAllow('mumak-1 attacks men-spearman-1');
  });

  /** A mûmak that an arrow has thrown back runs into horse, with another beside it that has not run. */
  const run = () =>
    gondor(`
      gondor, turn 12, westernesse-combat, missile
      1818: mumak-1
      1816: horse-archer-1
      1720: men-cavalry-1
      1621: mumak-2
      2121: men-cavalry-2
      relief called rohan men
    `)
      .rolling(2, 3, 6, 4, 6, 6)
      .play('horse-archer-1 fires at mumak-1');
  const ranOf = (p: ReturnType<typeof run>) => (p.state.own as { ran: readonly { unit: number }[] }).ran.length;

  test('[7.36, 14.32] G-37: but where a run has brought them together, and no other mûmak', () => {
    const p = run();
    expect(p).toAllow('men-cavalry-1 attacks mumak-1');
    expect(p).toRefuse('men-cavalry-1 attacks mumak-2', 'horse-and-mumak', '7.36');
  });

  test('[7.36, 14.32] that is forgotten of one that is no longer there, and of no other', () => {
    const lost = run().rolling(2, 2, 6).play('men-cavalry-1 attacks mumak-1', 'done');
    expect(lost.told('eliminated')).toMatchObject([{ piece: 'mumak-1' }]);
    expect(ranOf(lost)).toBe(0);
    const missed = run().rolling(6, 6).play('men-cavalry-1 attacks mumak-1', 'done');
    expect(ranOf(missed)).toBe(1);
  });
});
