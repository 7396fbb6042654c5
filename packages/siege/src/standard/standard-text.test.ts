/** Cases that Helm's Deep amends, where they are played as they are printed: in Gondor. */
import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import { unamended } from './standard-text.fixture.ts';

describe('[10.0] Night', () => {
  test('[10.0, 7.37] all of Sauron’s units are fanatical, and their blows and shots hit for certain', () => {
    const p = gondor(`
      gondor, turn 3, sauron-combat, missile
      0815: orc-archer-1
      0816: spearman-1
      0818: light-orc-1
      0819: spearman-2
    `).rolling(6);
    p.play('orc-archer-1 fires at spearman-1');
    expect(p.told('shot')).toMatchObject([{ unit: 'orc-archer-1', hit: true }]);
    expect(p.told('shot')[0]).not.toHaveProperty('dice');
    expect(p.told('casualty')).toMatchObject([{ morale: 'X', die: 6, result: 'r1' }]);
  });

  test('[10.0] by day they are not', () => {
    const p = gondor(`
      gondor, turn 7, sauron-combat, missile
      0815: orc-archer-1
      0816: spearman-1
    `).rolling(6, 6);
    p.play('orc-archer-1 fires at spearman-1');
    expect(p.told('shot')).toMatchObject([{ dice: [6, 6], hit: false }]);
  });

  test('[10.0] G-38: by option their shots are as ever, and their blows are not', () => {
    const p = gondor(
      `
        gondor, turn 3, sauron-combat, missile
        0815: orc-archer-1
        0816: spearman-1
      `,
      { fanatics: 'melee' },
    ).rolling(6, 6, 6);
    p.play('orc-archer-1 fires at spearman-1');
    expect(p.told('shot')).toMatchObject([{ hit: false }]);
    p.play('orc-archer-1 attacks spearman-1', 'done');
    expect(p.told('struck')).toMatchObject([{ hit: true }]);
    expect(p.diceLeft).toEqual([]);
  });

  test('[10.0] G-39: who is demoralized with morale Z strikes not even by night', () => {
    const p = gondor(`
      gondor, turn 3, sauron-combat, melee
      0815: light-orc-1
      0816: spearman-1
      0819: orc-1
      0820: spearman-2
      sauron 94 points
      demoralized sauron
    `);
    expect(p.orders().filter((order) => order.includes('attacks'))).toEqual(['orc-1 attacks spearman-2']);
  });

  const rally = (turn: number, leader: string) =>
    gondor(`
      gondor, turn ${turn}, rally
      0815: orc-1 disrupted, ${leader}
    `).offer(`${leader} rallies orc-1`).odds;

  test('[10.0] three more for Sauron’s leaders when they rally', () => {
    expect(rally(7, 'nazgul')).toMatchObject({ roll: 'rating 7: 3–9 on two dice', modifiers: [] });
    expect(rally(3, 'nazgul')).toMatchObject({
      roll: 'rating 10: 3–12 on two dice',
      modifiers: [{ case: '10.0', value: 3 }],
    });
    expect(rally(3, 'gothmog')?.roll).toBe('rating 8: 3–10 on two dice');
  });

  test('[10.0] G-130: and when they duel; for Westernesse night does nothing', () => {
    const duel = (turn: number) =>
      gondor(`
        gondor, turn ${turn}, sauron-combat, duel
        0815: orc-1, nazgul
        0816: spearman-1, gandalf
      `).offer('nazgul duels gandalf').odds?.roll;
    expect(duel(7)).toBe('-1 on the leader table, one die');
    expect(duel(3)).toBe('+2 on the leader table, one die');
  });
});

describe('[8.1] Leaders of Gondor', () => {
  test('[8.1] G-136: who is with a unit of another people goes to his own as combat begins; magic leaders stay with any', () => {
    const p = gondor(`
      gondor, turn 8, westernesse-combat
      0815: men-spearman-1, theoden
      0818: rohan-cavalry-1
      0820: men-spearman-2, gandalf
      0821: orc-1
      relief called rohan men
    `);
    expect(p).toStand({ theoden: '0818', gandalf: '0820' });
  });

  test('[4.27] G-137: a magic leader who is alone in the enemy’s turn closes his hex', () => {
    const p = gondor(`
      gondor, turn 8, sauron-movement
      0815: gandalf
      0817: orc-1
    `);
    expect(p).toRefuse('orc-1 moves 0816 0815', 'enemy-leader', '4.27');
    expect(p).toAllow('orc-1 moves 0816');
  });
});

describe('[2.6] Armour', () => {
  test('[2.6, 7.33] G-26: all that changes it is added up, and one is left at least', () => {
    const p = unamended(`
      turn 14, westernesse-combat, melee
      1311: orc-1
      1310: infantry-1
      ladder 1311 against 1310
    `);
    expect(p.offer('infantry-1 attacks orc-1').odds).toMatchObject({
      roll: expect.stringContaining('against armour 1:') as unknown,
      modifiers: [{ value: -1 }],
    });
  });
});

describe('[7.31] The duty to attack', () => {
  test('[7.31] G-5: only who can strike has it', () => {
    const p = gondor(`
      gondor, turn 8, sauron-combat, melee
      0815: orc-1
      0816: spearman-1
      0817: mordor-bowman-1
    `);
    expect(p).toRefuse('done', 'must-attack', '7.31');
    expect(p).toRefuse('mordor-bowman-1 attacks spearman-1', 'only-shoots');
    p.play('orc-1 attacks spearman-1');
    expect(p).toAllow('done');
  });

  test('[7.31] G-17, G-126: over a whole wall who is above may strike and need not; below nobody may, and horse never', () => {
    const below = gondor(`
      gondor, turn 8, sauron-combat, melee
      1410: orc-1
      1409: spearman-1
      0815: orc-2
      0816: spearman-2
    `);
    expect(below).toRefuse('orc-1 attacks spearman-1', 'wall-above', '7.35');
    const above = gondor(`
      gondor, turn 8, westernesse-combat, melee
      1410: orc-1
      1409: spearman-1
      1310: orc-2
      1309: mounted-knight-1
    `);
    expect(above.orders().sort()).toEqual(['done', 'spearman-1 attacks orc-1']);
    expect(above).toRefuse('mounted-knight-1 attacks orc-2', 'cavalry-wall', '15.22');
  });
});

describe('[7.55] Retreat', () => {
  test('[7.55] G-45: over no wall, neither up nor down', () => {
    const p = gondor(`
      gondor, turn 8, sauron-combat, melee
      1509: orc-1
      1409: spearman-1
    `).rolling(3, 3, 6);
    p.play('orc-1 attacks spearman-1', 'done');
    expect(p.view().decision).toMatchObject({ kind: 'retreat', piece: 'spearman-1', hexes: 1 });
    expect(p).toRefuse('spearman-1 retreats 1410', 'no-retreat-there', '7.55');
    expect(p).toRefuse('spearman-1 retreats 1408', 'no-retreat-there', '7.55');
    expect(p.orders().every((order) => /retreats (?:1307|1308|1309)$/.test(order))).toBe(true);
  });

  test('[7.55, 7.56] G-46: nor off the map: with its back to the edge a unit is lost', () => {
    const p = gondor(`
      gondor, turn 8, westernesse-combat, melee
      0824: orc-1
      0823: spearman-1
      0624: spearman-2
      1024: spearman-3
    `).rolling(3, 3, 6);
    p.play('spearman-1 attacks orc-1', 'done');
    expect(p.told('eliminated')).toMatchObject([{ piece: 'orc-1', why: 'no-retreat' }]);
  });
});

describe('[8.41] Formations', () => {
  const wedge = (at: string) =>
    gondor(`
      gondor, turn 12, westernesse-movement
      ${at}: rohan-cavalry-1, rohan-cavalry-2, theoden
      wedge rohan-cavalry-1 rohan-cavalry-2 theoden
      relief called rohan
    `);

  test('[8.41] nobody of Sauron’s makes one', () => {
    const p = gondor(`
      gondor, turn 8, sauron-movement
      0815: cataphract-1, king-of-harad
      0816: cataphract-2
    `);
    expect(p).toRefuse('king-of-harad forms cataphract-1 cataphract-2', 'never-forms', '8.41');
  });

  test('[8.41] G-66: the road in clear ground is clear; a slope, a grove and the streets are not', () => {
    expect(wedge('0813')).toAllow('rohan-cavalry-1 marches 0812');
    expect(wedge('0109')).toRefuse('rohan-cavalry-1 marches 0108', 'formation-ground', '8.41');
    expect(wedge('0422')).toRefuse('rohan-cavalry-1 marches 0423', 'formation-ground', '8.41');
    expect(wedge('1911')).toRefuse('rohan-cavalry-1 marches 1910', 'formation-ground', '8.41');
  });
});
