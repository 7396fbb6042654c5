/**
 * How many sequences of commands there are in small positions of Gondor, each a named trap. A change in any number is a
 * change of the rules, and is meant or is a mistake.
 */
import { perft } from '@warbeacon/kernel';
import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import { gondorSiege } from './game.ts';

const count = (diary: string, depth: number) => perft(gondorSiege.rules, gondor(diary).state, depth, 'perft');

describe('Perft', () => {
  test('[7.31] a unit between two enemies: two attacks and no way out', () => {
    const diary = 'gondor, turn 8, sauron-combat, melee\n1914: orc-1\n1913: spearman-1\n1915: spearman-2';
    expect(count(diary, 1)).toBe(2);
    // Then each may be called off or be the last word.
    expect(count(diary, 2)).toBe(4);
  });

  test('[16.43] [16.44] the foot of the Outer Wall: ladders against two hexes, or one step up the ladder that is there', () => {
    const foot = 'gondor, turn 8, sauron-movement\n1510: orc-1\n1710: spearman-1';
    const walks = 29;
    expect(count(foot, 1)).toBe(walks + 2 + 1);
    // In the hex of a ladder no second is laid.
    expect(count(`${foot}\nladder 1510 against 1509`, 1)).toBe(walks + 1 + 1);
    expect(count(`${foot}\nladder 1510 against 1509 laid`, 1)).toBe(walks + 1);
  });

  test('[16.43] a foot soldier under two held hexes of the wall, and one who has moved and lays a ladder still', () => {
    const diary = 'gondor, turn 8, sauron-movement\n1611: orc-1\n1710: spearman-1\n1610: spearman-2\n1510: orc-2 moved';
    expect({ 1: count(diary, 1), 2: count(diary, 2) }).toMatchInlineSnapshot(`
      {
        "1": 37,
        "2": 221,
      }
    `);
  });

  test('[8.31] [8.32] a leader for each of three disrupted units, and one side after the other', () => {
    const diary = `
      gondor, turn 9, rally
      1710: spearman-1 disrupted, gandalf
      1709: spearman-2 disrupted, imrahil
      1921: orc-1 disrupted, gothmog
    `;
    expect({ 1: count(diary, 1), 2: count(diary, 2), 3: count(diary, 3) }).toMatchInlineSnapshot(`
      {
        "1": 3,
        "2": 6,
        "3": 118,
      }
    `);
  });

  test('[7.7] [7.54] a bowman in the fields before two attackers', () => {
    const p = gondor(
      'gondor, turn 8, sauron-combat, melee\n1914: orc-1\n1815: orc-2\n1915: bowman-1\n1903: citadel-guard-1',
    ).play('orc-1 attacks bowman-1', 'orc-2 attacks bowman-1', 'done');
    expect({
      1: perft(gondorSiege.rules, p.state, 1, 'p'),
      2: perft(gondorSiege.rules, p.state, 2, 'p'),
    }).toMatchInlineSnapshot(`
      {
        "1": 9,
        "2": 26,
      }
    `);
  });
});
