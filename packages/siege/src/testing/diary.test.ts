import { walk } from '@warbeacon/testkit';
import { describe, expect, test } from 'vitest';
import { HELMS_DEEP_SUBJECT, makeOrder, parseDiary, parseOrder, position } from './index.ts';

describe('A diary', () => {
  test('is read line by line', () => {
    expect(
      parseDiary(`
        turn 3, isengard-combat, melee
        1122: uruk-infantry-1, captain-1 reduced
        1121: infantry-9 reduced disrupted
        culvert: orc-1
        due: uruk-infantry-4
        ladder 1311 against 1310
        rocks 1310 dummy
        blasting-fire uruk-infantry-1
        main-gate breached
        culvert-east collapsed
        wall-gate isengard
        westernesse 95 points
      `),
    ).toEqual({
      game: 'helms-deep',
      turn: 3,
      phase: 'isengard-combat',
      segment: 'melee',
      units: [
        { id: 'uruk-infantry-1', hex: '1122' },
        { id: 'infantry-9', hex: '1121', reduced: true, disrupted: true },
        { id: 'orc-1', hex: '1410', place: 'culvert' },
        { id: 'uruk-infantry-4', hex: 'due' },
      ],
      leaders: [{ id: 'captain-1', hex: '1122', reduced: true }],
      markers: [
        { kind: 'ladder', hex: '1311', against: '1310' },
        { kind: 'rocks', hex: '1310', dummy: true },
        { kind: 'blasting-fire', with: 'uruk-infantry-1' },
      ],
      breached: ['main-gate'],
      collapsed: ['culvert-east'],
      gates: { 'wall-gate': 'isengard' },
      demoralization: { westernesse: 95 },
    });
  });

  test.each([
    ['no moment', '1122: orc-1'],
    ['a line that is none', 'turn 1, rally\nit rains all day'],
    ['a side that is none', 'turn 1, rally\nwall-gate mordor'],
  ])('with %s is not understood', (_what, diary) => {
    expect(() => parseDiary(diary)).toThrow(/diary|side/);
  });

  test('may begin with its game, and else is of the first', () => {
    expect(parseDiary('helms-deep, turn 1, rally').game).toBe('helms-deep');
    expect(parseDiary('turn 1, rally').game).toBe('helms-deep');
    expect(() => parseDiary('the-shire, turn 1, rally')).toThrow('the-shire is none of helms-deep');
  });

  test('of an unsound position says all that is wrong', () => {
    expect(() => position('turn 1, rally\n0101: orc-1\n0826: nazgul-1')).toThrow(/0101[\s\S]*nazgul-1/);
  });
});

describe('Orders', () => {
  test('are written as they are read, whatever comes up in a game', () => {
    const kinds = new Set<string>();
    for (const seed of [1, 2, 6]) {
      for (const { command } of walk(HELMS_DEEP_SUBJECT, { seed })) {
        expect(parseOrder(makeOrder(command))).toEqual(command);
        kinds.add(command.type);
      }
    }
    expect(kinds.size).toBeGreaterThan(10);
  });

  test('that make no sense are not understood', () => {
    expect(() => parseOrder('orc-1 dances')).toThrow('not an order');
  });

  test('are refused with a reason, and leave dice that were written for them', () => {
    const p = position('turn 2, isengard-combat, melee\n0826: orc-1\n0825: infantry-1').rolling(1, 1);
    expect(() => p.play('orc-1 moves 0827')).toThrow('wrong-phase 3.0');
    expect(p.diceLeft).toEqual([1, 1]);
    expect(() => p.rolling(2)).toThrow('dice were left: 1 1');
  });
});
