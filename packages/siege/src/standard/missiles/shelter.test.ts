import { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import { shoots } from './missiles.fixture.ts';

describe('[7.18] The wall in missile combat', () => {
  const armour = (diary: string, order: string, options = {}) => {
    const p = position(
      `turn 2, ${order.startsWith('orc') || order.startsWith('uruk') ? 'isengard' : 'westernesse'}-combat, missile\n${diary}`,
      options,
    );
    const { modifiers = [], roll = '' } = p.offer(order).odds ?? {};
    return { of: Number(/armour (\d)/.exec(roll)?.[1]), cases: modifiers.map((each) => `${each.case} ${each.value}`) };
  };

  test('[7.18] the defender on the upper side of a wall has one more', () => {
    expect(armour('1312: orc-archer-1\n1310: archer-1', 'orc-archer-1 fires at archer-1')).toEqual({
      of: 3,
      cases: ['7.18 1'],
    });
  });

  test('[7.18] four remains four', () => {
    expect(armour('1312: orc-archer-1\n1209: infantry-1\n1210: orc-2', 'orc-archer-1 fires at infantry-1').of).toBe(4);
    expect(armour('1211: orc-archer-1\n1209: infantry-1', 'orc-archer-1 fires at infantry-1')).toEqual({
      of: 4,
      cases: ['15.54 1', '7.18 1'],
    });
  });

  test('[7.18] D-13: who stands below has none, but by the option', () => {
    const diary = '1310: archer-1\n1311: uruk-infantry-1';
    expect(armour(diary, 'archer-1 fires at uruk-infantry-1')).toEqual({ of: 2, cases: [] });
    expect(armour(diary, 'archer-1 fires at uruk-infantry-1', { wallBonus: 'both' })).toEqual({
      of: 3,
      cases: ['7.18 1'],
    });
  });

  test('[7.18, 15.22] D-13: a breach takes it from who stands below, by the option too, and not from the gate hex', () => {
    const ramp = '0810: archer-1\n0811: uruk-infantry-1';
    const breached = `${ramp}\nmain-gate breached`;
    const order = 'archer-1 fires at uruk-infantry-1';
    expect(armour(ramp, order, { wallBonus: 'both' }).cases).toEqual(['7.18 1']);
    expect(armour(breached, order, { wallBonus: 'both' }).cases).toEqual([]);
    const gate = '0810: archer-1\n0812: orc-archer-1\nmain-gate breached';
    expect(armour(gate, 'orc-archer-1 fires at archer-1').cases).toEqual(['7.18 1']);
  });

  test('[15.22] in the gate hex after a breach it is for Westernesse alone', () => {
    const breach = '0810: orc-1\n0812: archer-1\nmain-gate';
    expect(armour(`${breach} breached`, 'archer-1 fires at orc-1').cases).toEqual([]);
    expect(armour('0810: orc-1\n0812: archer-1', 'archer-1 fires at orc-1').cases).toEqual(['7.18 1']);
  });

  test('[7.18, 20.35] a gate that has collapsed shelters like a wall, one that is breached does not', () => {
    const order = 'orc-archer-1 fires at archer-1';
    expect(armour('1007: archer-1\n1107: orc-archer-1\nrear-gate collapsed', order).cases).toEqual(['7.18 1']);
    expect(armour('1007: archer-1\n1107: orc-archer-1\nrear-gate breached', order).cases).toEqual([]);
  });

  test('[7.18] a wall that the missile does not cross is no help', () => {
    expect(armour('1309: orc-archer-1\n1310: archer-1', 'orc-archer-1 fires at archer-1')).toEqual({
      of: 2,
      cases: [],
    });
  });

  test('[7.18] W-1: along a hexside the wall counts only if every open way in has it', () => {
    // From 1412 the line comes through 1411, and on top of the Culvert there is wall towards it.
    expect(armour('1412: orc-archer-1\n1410: archer-1', 'orc-archer-1 fires at archer-1').cases).toContain('7.18 1');
    // From 1809 to 1908 it comes between 1808, where the Deep is open, and the tower 1909, which stops it.
    expect(armour('1809: orc-archer-1\n1908: archer-1', 'orc-archer-1 fires at archer-1').cases).toEqual([]);
    // From 0811 to 0910 between the gate hex, which stops it, and 0911, which has wall towards 0910.
    expect(armour('0811: orc-archer-1\n0910: archer-1', 'orc-archer-1 fires at archer-1').cases).toEqual(['7.18 1']);
    // From 1107 to 1008 between 1007, which stops it, and 1108, below the wall.
    expect(armour('1107: orc-archer-1\n1008: archer-1', 'orc-archer-1 fires at archer-1').cases).toEqual(['7.18 1']);
  });

  test('[7.18] a gate helps while it is whole; [15.22] the Main Gate after a breach as well', () => {
    const rear = (gate: string) =>
      armour(`1107: orc-archer-1\n1007: archer-1\n${gate}`, 'orc-archer-1 fires at archer-1').cases;
    expect(rear('')).toEqual(['7.18 1']);
    expect(rear('rear-gate breached')).toEqual([]);
    const main = (gate: string) =>
      armour(`0812: orc-archer-1\n0810: archer-1\n${gate}`, 'orc-archer-1 fires at archer-1').cases;
    expect(main('')).toEqual(['7.18 1']);
    expect(main('main-gate breached')).toEqual(['7.18 1']);
  });

  test('[15.22] who shoots and strikes may shoot from the gate hex, and strike once the gate is breached', () => {
    const diary = (segment: string, gate: string) => `
      turn 2, westernesse-combat, ${segment}
      0810: armoured-archer-1
      0811: orc-1
      0812: orc-2
      ${gate}
    `;
    expect(position(diary('missile', ''))).toAllow('armoured-archer-1 fires at orc-1');
    expect(position(diary('missile', ''))).toAllow('armoured-archer-1 fires at orc-2');
    expect(position(diary('melee', 'main-gate breached'))).toAllow('armoured-archer-1 attacks orc-1');
    expect(position(diary('missile', '')).play('done').view().phase).not.toBe('westernesse-combat');
  });

  test('[15.23] the ramp stops no missile, nor do its sides', () => {
    const p = shoots(`
      0911: archer-1
      0812: orc-1
      0713: orc-2
      0811: orc-3
    `);
    expect(p).toAllow('archer-1 fires at orc-1');
    expect(p).toAllow('archer-1 fires at orc-2');
    expect(p).toAllow('archer-1 fires at orc-3');
  });

  test('[15.54] towers: the defender one more, the target of who shoots from one one less', () => {
    expect(armour('0610: archer-1\n0612: uruk-infantry-1', 'archer-1 fires at uruk-infantry-1')).toEqual({
      of: 1,
      cases: ['15.54 -1'],
    });
    expect(armour('0610: archer-1\n0612: orc-1', 'archer-1 fires at orc-1').of).toBe(0);
  });

  test('[20.65] on a ladder one has one less, and armour 0 is the least', () => {
    expect(armour('1410: archer-1\n1311: orc-1\nladder 1311 against 1310', 'archer-1 fires at orc-1')).toEqual({
      of: 0,
      cases: ['20.65 -1'],
    });
  });

  test('[16.11, 16.12, 19.13] D-17: Dike, ditch and bank count for nothing', () => {
    expect(armour('0820: orc-archer-1\n0819: archer-6', 'orc-archer-1 fires at archer-6')).toEqual({
      of: 2,
      cases: [],
    });
    expect(armour('0820: uruk-infantry-1\n0819: archer-6', 'archer-6 fires at uruk-infantry-1').of).toBe(2);
    expect(armour('1217: orc-archer-1\n1118: archer-6', 'orc-archer-1 fires at archer-6').of).toBe(2);
  });
});
