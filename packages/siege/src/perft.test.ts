/**
 * How many sequences of commands there are in small positions, each a named trap. The numbers were counted by hand
 * where they are small; a change in any of them is a change of the rules, and is meant or is a mistake.
 */
import { perft } from '@warbeacon/kernel';
import { position } from '@warbeacon/testkit';
import { describe, expect, test } from 'vitest';
import { helmsDeep } from './helms-deep/game.ts';

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
    expect({ 1: count(diary, 1), 2: count(diary, 2) }).toMatchInlineSnapshot(`
      {
        "1": 53,
        "2": 7734,
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
        "2": 630,
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
    expect({ 1: count(diary, 1), 2: count(diary, 2) }).toMatchInlineSnapshot(`
      {
        "1": 92,
        "2": 2566,
      }
    `);
  });

  test('[18.11] through the breached Culvert, over and under', () => {
    const diary = 'turn 2, isengard-movement\n1411: orc-1\n1509: infantry-1\nculvert-east breached';
    expect({ 1: count(diary, 1), 2: count(diary, 2) }).toMatchInlineSnapshot(`
      {
        "1": 34,
        "2": 1122,
      }
    `);
  });

  test('[14.0] one reinforcement, and a chain of two', () => {
    expect(count('turn 2, isengard-movement\ndue: uruk-infantry-1\n0525: infantry-1', 1)).toMatchInlineSnapshot(`94`);
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
});
