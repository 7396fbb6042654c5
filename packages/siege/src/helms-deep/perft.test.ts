/**
 * How many sequences of commands there are in small positions, each a named trap. The numbers were counted by hand
 * where they are small; a change in any of them is a change of the rules, and is meant or is a mistake.
 */
import { perft } from '@warbeacon/kernel';
import { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import { helmsDeep } from './game.ts';

const count = (diary: string, depth: number) => perft(helmsDeep, position(diary).state, depth, 'perft');

describe('Perft', () => {
  test('[7.31] a unit between two enemies: two attacks and no way out', () => {
    const diary = 'turn 2, isengard-combat, melee\n0826: orc-1\n0825: infantry-1\n0726: infantry-2';
    expect(count(diary, 1)).toBe(2);
    // Then each may be called off or be the last word.
    expect(count(diary, 2)).toBe(4);
  });

  test('[6.11] a cross of zones: a foot soldier before three enemies', () => {
    const diary = 'turn 1, isengard-movement\n0826: orc-1\n0823: infantry-1\n0724: infantry-2\n0924: infantry-3';
    expect({ 1: count(diary, 1), 2: count(diary, 2), 3: count(diary, 3) }).toMatchInlineSnapshot(`
      {
        "1": 53,
        "2": 205,
        "3": 22620,
      }
    `);
  });

  test('[4.28] three friends in a row: who makes room for whom', () => {
    const diary = 'turn 1, isengard-movement\n1312: orc-1\n1313: orc-2\n1212: orc-3 moved';
    expect({ 1: count(diary, 1), 2: count(diary, 2) }).toMatchInlineSnapshot(`
      {
        "1": 69,
        "2": 2394,
      }
    `);
  });

  test('[20.61] the foot of the wall with one ladder', () => {
    const diary = 'turn 2, isengard-movement\n1311: orc-1, captain-1\n1209: infantry-1\nladder 1311 against 1310';
    expect({ 1: count(diary, 1), 2: count(diary, 2) }).toMatchInlineSnapshot(`
      {
        "1": 69,
        "2": 2025,
      }
    `);
  });

  test('[15.15] a gate that changes hands in the midst of a phase', () => {
    const diary = 'turn 2, isengard-movement\n1106: orc-1\n1008: orc-2\n0731: orc-3 moved';
    expect({ 1: count(diary, 1), 2: count(diary, 2) }).toMatchInlineSnapshot(`
      {
        "1": 35,
        "2": 628,
      }
    `);
  });

  test('[7.54] a retreat of two hexes on open ground: nine ways to seven hexes', () => {
    const diary = `
      turn 2, isengard-combat, melee
      0826: uruk-guard-1
      0825: infantry-1
    `;
    const p = position(diary).rolling(3, 4, 4).play('uruk-guard-1 attacks infantry-1', 'done');
    expect({ 1: perft(helmsDeep, p.state, 1), 2: perft(helmsDeep, p.state, 2) }).toMatchInlineSnapshot(`
      {
        "1": 9,
        "2": 18,
      }
    `);
  });

  test('[7.7] a bowman before two attackers', () => {
    const p = position('turn 2, isengard-combat, melee\n0826: orc-1\n0726: orc-2\n0825: archer-1').play(
      'orc-1 attacks archer-1',
      'orc-2 attacks archer-1',
      'done',
    );
    expect({ 1: perft(helmsDeep, p.state, 1, 'p'), 2: perft(helmsDeep, p.state, 2, 'p') }).toMatchInlineSnapshot(`
      {
        "1": 9,
        "2": 26,
      }
    `);
  });

  test('[15.23] the ramp from foot to gate', () => {
    const diary = 'turn 2, isengard-movement\n0914: warg-1\n0810: infantry-1';
    expect({ 1: count(diary, 1), 2: count(diary, 2), 3: count(diary, 3) }).toMatchInlineSnapshot(`
      {
        "1": 92,
        "2": 118,
        "3": 2657,
      }
    `);
  });

  test('[18.11] through the breached Culvert, over and under', () => {
    const diary = 'turn 2, isengard-movement\n1411: orc-1\n1509: infantry-1\nculvert-east breached';
    expect({ 1: count(diary, 1), 2: count(diary, 2), 3: count(diary, 3) }).toMatchInlineSnapshot(`
      {
        "1": 34,
        "2": 67,
        "3": 1123,
      }
    `);
  });

  test('[14.0] one reinforcement, and a chain of two', () => {
    expect(count('turn 2, isengard-movement\ndue: uruk-infantry-1\n0525: infantry-1', 1)).toMatchInlineSnapshot(`96`);
    expect(count('turn 2, isengard-movement\ndue: dunland-infantry-1, dunland-guard-1', 2)).toMatchInlineSnapshot(
      `17241`,
    );
  });

  test('[8.3] two leaders and three units to rally', () => {
    const diary = `
      turn 14, rally
      0825: infantry-1 disrupted, aragorn
      0824: infantry-2 disrupted, gimli
      0823: infantry-3 disrupted
    `;
    expect({ 1: count(diary, 1), 2: count(diary, 2), 3: count(diary, 3) }).toMatchInlineSnapshot(`
      {
        "1": 6,
        "2": 234,
        "3": 23890,
      }
    `);
  });

  test('[20.23] [20.33] [20.61] a fire to light, a gate to ram, a ladder to lay', () => {
    const diary = `
      turn 5, isengard-siege
      0811: dunland-infantry-1
      1411: orc-1
      0809: infantry-1
      ram dunland-infantry-1
      blasting-fire 1107 against 1007
    `;
    expect(count(diary, 1)).toBe(3);
    // After the fire the other two and `done`; after the ram whether it goes in; after the ladder the other two.
    expect(count(diary, 2)).toBe(3 + 2 + 2);
  });

  test('[20.85] rocks from two sides on who is under both, and no dummies', () => {
    const p = position(`
      turn 5, isengard-movement
      1312: orc-1
      1310: infantry-1
      1410: infantry-2 disrupted
      1210: infantry-3
      rocks 1310
      rocks 1410
    `).play('orc-1 moves 1311');
    expect(perft(helmsDeep, p.state, 1)).toBe(3);
  });

  test('[20.81] [20.83] rocks that cannot be dropped: their window opens none the less', () => {
    const p = position(`
      turn 5, isengard-movement
      1312: orc-1
      1310: infantry-1
      rocks 1310 dummy
    `).play('orc-1 moves 1311');
    expect(perft(helmsDeep, p.state, 1)).toBe(1);
  });

  test('[21.61] [21.71] two spells', () => {
    const diary = 'turn 5, abilities\n1030: orc-1, lieutenant, chief\n0525: infantry-1';
    expect(count(diary, 1)).toBe(3);
  });

  test('[21.51] [14.22] the horn, and three who come out of the caves to five hexes', () => {
    const diary = 'turn 5, abilities\n0808: infantry-1\n1030: orc-1\ncaves: infantry-16, infantry-17, archer-10';
    expect(count(diary, 1)).toBe(2);
    const p = position(diary).play('infantry-1 blows');
    expect(perft(helmsDeep, p.state, 1)).toBe(3 * 5 + 1);
    // The next two to the four hexes left, or `done`.
    const after = p.play('infantry-16 arrives 1401');
    expect(perft(helmsDeep, after.state, 1)).toBe(2 * 4 + 1);
  });

  test('[21.81] the Captain sends one of two, and goes along or not; wargs stay', () => {
    const diary = `
      turn 5, abilities
      1411: orc-1, captain-1
      1311: uruk-infantry-1
      1511: warg-1
      0525: infantry-1
    `;
    expect(count(diary, 1)).toBe(2 * 2 + 1);
  });

  test('[21.41] the sortie, and who goes with it', () => {
    const diary = 'turn 5, abilities\n0710: infantry-1, aragorn, gimli\n0811: orc-1';
    expect(count(diary, 1)).toBe(2);
    const p = position(diary).play('sortie');
    expect(perft(helmsDeep, p.state, 1)).toBe(2);
    expect(perft(helmsDeep, p.play('gimli follows').state, 1)).toBe(2);
  });

  test('[8.43] one leader and three of a kind: three pairs, and one that has been disrupted', () => {
    const diary = `
      turn 5, westernesse-movement
      0922: gimli
      0923: infantry-1
      0921: infantry-2
      0822: infantry-3
      0823: infantry-4 disrupted
    `;
    expect(
      position(diary)
        .orders('gimli')
        .filter((order) => order.includes('forms')),
    ).toHaveLength(3);
    expect({ 1: count(diary, 1) }).toMatchInlineSnapshot(`
      {
        "1": 268,
      }
    `);
  });

  test('[14.22] the western edge: five hexes to leave by, and fourteen to walk to', () => {
    expect(count('turn 5, westernesse-movement\n1501: infantry-1\n0830: orc-1', 1)).toBe(14 + 5 + 1);
  });

  test('[20.31] Blasting Fire for one who comes: real or a dummy', () => {
    const diary = 'turn 2, isengard-movement\ndue: uruk-infantry-1\n0525: infantry-1';
    expect(
      position(diary)
        .orders('uruk-infantry-1')
        .filter((order) => order.includes('given')),
    ).toHaveLength(2);
    expect({ 1: count(diary, 1) }).toMatchInlineSnapshot(`
      {
        "1": 96,
      }
    `);
  });

  test('[21.31] the rear guard: one on the Dike, drawing nearer to the gate', () => {
    const p = position('turn 5, abilities\n0819: infantry-1, gamling\n0830: orc-1').play('announce rear-guard');
    expect({ 1: perft(helmsDeep, p.state, 1) }).toMatchInlineSnapshot(`
      {
        "1": 12,
      }
    `);
  });
});
