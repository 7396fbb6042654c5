/** [16.67] Moving through fire. */
import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

const moving = (lines: string) => gondor(`gondor, turn 3, sauron-movement\n${lines}`);
const costOf = (lines: string, order: string) => moving(lines).offer(order).cost;

describe('[16.67] through the fire', () => {
  test('[16.67] to enter a burning hex costs three points more, by road too, on foot, mounted and for leaders', () => {
    expect(costOf('1820: orc-1\nfire 1819', 'orc-1 moves 1819')).toBe(8);
    expect(costOf('1820: orc-1', 'orc-1 moves 1819')).toBe(2);
    expect(costOf('1916: orc-1\nfire 1915', 'orc-1 moves 1915')).toBe(7);
    expect(costOf('1820: cataphract-1\nfire 1819', 'cataphract-1 moves 1819 1818')).toBe(10);
    expect(costOf('1820: orc-1, gothmog\nfire 1819', 'gothmog moves 1819 1818')).toBe(10);
  });

  test('[16.67] to leave one costs nothing more, and two fires in a hex are one', () => {
    expect(costOf('1820: orc-1\nfire 1820', 'orc-1 moves 1819')).toBe(2);
    expect(costOf('1820: orc-1\nfire 1819\nfire 1819', 'orc-1 moves 1819')).toBe(8);
  });

  test('[16.67] who has not the points goes round it or stays out', () => {
    const p = moving('1820: orc-1\nfire 1818');
    expect(p).toRefuse('orc-1 moves 1819 1818', 'too-far', '4.26');
    expect(p).toAllow('orc-1 moves 1819 1718 1717');
    const pushed = moving('1820: orc-1\nsauron-catapult-1 1820\nfire 1819');
    expect(pushed).toRefuse('orc-1 pushes sauron-catapult-1 1819', 'too-far', '16.11');
  });

  test('[16.67] W-250: it comes on top of a wall, dropped from or climbed, and of a breach', () => {
    const down = (lines: string) => moving(`1508: orc-1\n${lines}`);
    expect(down('')).toAllow('orc-1 moves 1509');
    expect(down('fire 1509')).toRefuse('orc-1 moves 1509', 'too-far', '4.26');
    expect(down('fire 1509\n1509-1508 breached')).toRefuse('orc-1 moves 1509', 'too-far', '4.26');
    const up = (lines: string) => moving(`1509: orc-1\nladder 1509 against 1508\n${lines}`);
    expect(up('')).toAllow('orc-1 moves 1508');
    expect(up('fire 1508')).toRefuse('orc-1 moves 1508', 'too-far', '4.26');
  });

  test('[16.67] W-250: who comes onto the map into fire pays for it besides his place in the chain', () => {
    const entering = (lines: string) =>
      gondor(`gondor, turn 3, sauron-movement\n1820: orc-9\ndue: troll-1, troll-2\n${lines}`);
    expect(entering('').offer('troll-1 moves 2124').cost).toBe(1);
    expect(entering('fire 2124').offer('troll-1 moves 2124').cost).toBe(7);
    const second = entering('fire 2124').play('troll-1 moves 2124 2123');
    expect(second.offer('troll-2 moves 2124').cost).toBe(8);
  });

  test('[16.67] retreats and advances do not mind it', () => {
    const p = gondor(`
      gondor, turn 8, westernesse-combat, melee
      1820: orc-1
      1819: mounted-knight-1
      fire 1820
      fire 1821
    `)
      .rolling(3, 3, 6)
      .play('mounted-knight-1 attacks orc-1', 'done');
    expect(p).toAllow('orc-1 retreats 1821');
    p.play('orc-1 retreats 1821', 'mounted-knight-1 advances');
    expect(p).toStand({ 'orc-1': '1821', 'mounted-knight-1': '1820' });
  });
});
