import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

describe('[14.1] Sauron’s second force', () => {
  const SECOND = 'gondor, turn 2, sauron-movement\ndue: uruk-1, uruk-2, troll-1, king-of-harad, cataphract-1';

  test.each(['1924', '2024', '2124', '2224', '2324'])('[14.1] G-80: enters by %s', (hex) => {
    expect(gondor(SECOND)).toAllow(`uruk-1 moves ${hex}`);
  });

  test.each(['1824', '2424', '0110', '1922'])('[14.1] and not by %s', (hex) => {
    expect(gondor(SECOND)).toRefuse(`uruk-1 moves ${hex}`, 'not-an-entry', '14.0');
  });

  test('[14.1] is not there before the second turn, and G-79 may come later', () => {
    const due = (turn: number) => gondor(`gondor, turn ${turn}, sauron-movement\n1921: orc-1\ndue: uruk-1`);
    expect(due(1)).toRefuse('uruk-1 moves 2124', 'not-due', '14.0');
    expect(due(7)).toAllow('uruk-1 moves 2124');
  });

  test('[14.0] G-78: the second by the same hex pays it twice, the third three times', () => {
    const table = gondor(SECOND);
    expect(table.offer('uruk-1 moves 2024').cost).toBe(2);
    table.play('uruk-1 moves 2024 2023');
    expect(table.offer('uruk-2 moves 2024').cost).toBe(4);
    table.play('uruk-2 moves 2024 1924');
    expect(table.offer('troll-1 moves 2024').cost).toBe(6);
    // By the road, half of it each.
    expect(table.offer('troll-1 moves 2124').cost).toBe(1);
  });

  test('[14.0] G-125, G-160: a leader pays the hex alone, and is no link of the chain', () => {
    const table = gondor(SECOND).play('uruk-1 moves 2024 2023', 'king-of-harad moves 2024 2023');
    expect(table.offer('uruk-2 moves 2024').cost).toBe(4);
  });

  test('[14.2] forms nothing before it is on the map', () => {
    const table = gondor('gondor, turn 2, sauron-movement\ndue: cataphract-1, cataphract-2, king-of-harad');
    expect(table).toRefuse('king-of-harad forms cataphract-1 cataphract-2', 'forms-on-map', '14.2');
  });
});

describe('[14.2] Rohan', () => {
  const waits = (turn: number, dice: string) =>
    gondor(`gondor, turn ${turn}, westernesse-movement
      rohan: rohan-cavalry-1, rohan-cavalry-2, horse-archer-1, theoden
      1910: spearman-1
      1921: orc-1
      ${dice}`);

  test.each([1, 2, 3, 4, 5, 6])('[14.2] G-159: the die falls by itself on turn five: %i', (die) => {
    const table = waits(5, `dice ${die}`);
    expect(table.told('rohanRolled')).toEqual([{ type: 'rohanRolled', die, comes: die >= 5 }]);
    expect(table.view().relief.called).toBe(die >= 5);
    if (die >= 5) expect(table).toAllow('rohan-cavalry-1 moves 0110');
    else expect(table).toRefuse('rohan-cavalry-1 moves 0110', 'not-yet', '14.2');
  });

  test('[14.2] no die falls before the fifth turn', () => {
    const table = waits(4, '');
    expect(table.events).toEqual([]);
    expect(table).toRefuse('rohan-cavalry-1 moves 0110', 'not-yet', '14.2');
    expect(table).toRefuse('theoden moves 0110', 'not-yet', '14.2');
  });

  test('[14.2] G-79, G-159: nor once it has been called; who waits may come', () => {
    const table = waits(7, 'relief called');
    expect(table.events).toEqual([]);
    expect(table).toAllow('theoden moves 0110');
  });

  test('[14.2] G-159: nor where nobody of Rohan waits', () => {
    const table = gondor('gondor, turn 6, westernesse-movement\n1910: spearman-1\n1921: orc-1');
    expect(table.events).toEqual([]);
  });

  test.each([
    ['0107', true],
    ['0124', true],
    ['3618', false],
    ['2124', false],
  ])('[14.2] enters by the northern edge alone: %s is %s', (hex, may) => {
    const table = waits(7, 'relief called');
    if (may) expect(table).toAllow(`horse-archer-1 moves ${hex}`);
    else expect(table).toRefuse(`horse-archer-1 moves ${hex}`, 'not-an-entry', '14.0');
  });

  test('[14.2] G-158: it has come with its first unit, not with a leader', () => {
    const table = waits(7, 'relief called').play('theoden moves 0110');
    expect(table.view().relief.rohan).toBe(false);
    table.play('rohan-cavalry-1 moves 0110 0210');
    expect(table.view().relief).toEqual({ called: true, rohan: true, men: false });
  });

  test('[14.2] [4.28] G-158: be it where one of the garrison stands, who then makes room', () => {
    const p = waits(7, '0112: spearman-2\nrelief called').play('rohan-cavalry-1 moves 0112');
    expect(p.told('points')).toEqual([
      { type: 'points', side: 'westernesse', pool: 'garrison', points: -10, why: 'rohan' },
    ]);
    p.play('spearman-2 moves 0113');
    expect(p.view().relief).toMatchObject({ rohan: true });
    expect(p.told('points')).toEqual([]);
  });

  test('[14.2] may arrive formed up', () => {
    const table = waits(7, 'relief called').play('theoden forms rohan-cavalry-1 rohan-cavalry-2');
    expect(table).toAllow('rohan-cavalry-1 marches 0110');
  });

  test.each(['rohan-cavalry-1', 'theoden'])(
    '[14.2] G-159: the die falls while anybody waits, be it only %s',
    (piece) => {
      const table = gondor(`gondor, turn 6, westernesse-movement
      rohan: ${piece}
      1910: spearman-1
      1921: orc-1
      dice 2`);
      expect(table.told('rohanRolled')).toEqual([{ type: 'rohanRolled', die: 2, comes: false }]);
    },
  );

  test('[14.2] [19.11] the garrison’s moves are no relief, and each force comes by itself', () => {
    const table = gondor(`gondor, turn 10, westernesse-movement
      due: men-cavalry-1
      1910: spearman-1
      0210: rohan-cavalry-1
      1921: orc-1
      relief called rohan`);
    expect(table.play('spearman-1 moves 1810').state.own).toMatchObject({
      relief: { called: true, rohan: true, men: false },
    });
    expect(Object.keys((table.state.own as { relief: object }).relief).sort()).toEqual(['called', 'men', 'rohan']);
    expect(table.play('men-cavalry-1 moves 3618').view().relief).toEqual({ called: true, rohan: true, men: true });
  });

  test('[14.2] D-10, G-82: Sauron’s reinforcements attack nobody from beyond', () => {
    const table = gondor(
      'gondor, turn 2, sauron-combat, melee\ndue: uruk-1\n2124: spearman-1\n1921: orc-1\n1920: axeman-1',
    );
    expect(table.why('uruk-1 attacks spearman-1')).not.toBeNull();
    expect(table.orders('uruk-1')).toEqual([]);
  });

  test('[14.2] D-10, G-82: attacks from beyond the edge who holds its entry', () => {
    const table = gondor(`gondor, turn 7, westernesse-combat, melee
      rohan: rohan-cavalry-1
      0110: orc-1
      relief called`);
    expect(table).toAllow('rohan-cavalry-1 attacks orc-1');
  });
});

describe('[14.2] Aragorn’s men', () => {
  test('[14.2] come on turn ten by the southern edge', () => {
    const due = (turn: number) =>
      gondor(`gondor, turn ${turn}, westernesse-movement\ndue: men-cavalry-1, aragorn\n1910: spearman-1`);
    expect(due(9)).toRefuse('men-cavalry-1 moves 3618', 'not-due', '14.0');
    expect(due(10)).toAllow('men-cavalry-1 moves 3618');
    expect(due(10)).toAllow('aragorn moves 3624');
    expect(due(10)).toRefuse('men-cavalry-1 moves 0110', 'not-an-entry', '14.0');
  });
});
