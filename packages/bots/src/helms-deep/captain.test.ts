import { type Command, HELMS_DEEP, helmsDeep, parsePosition, type Side } from '@warbeacon/siege';
import { describe, expect, test } from 'vitest';
import { captain, inputOf } from '../index.ts';

/** What the captain does in a position written by hand. */
function decides(position: object, side: Side): Command {
  const loaded = parsePosition(HELMS_DEEP, { game: 'helms-deep', turn: 5, ...position });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  expect(helmsDeep.deciders(loaded.value.state)).toEqual([side]);
  return captain.choose(inputOf(helmsDeep, loaded.value.state, side, () => 0));
}

describe('missiles', () => {
  const shooting = { phase: 'westernesse-combat', segment: 'missile' };

  test('at the guard that a retreat would end rather than at orcs', () => {
    const units = [
      { id: 'archer-6', hex: '1120' },
      { id: 'uruk-guard-1', hex: '1122', disrupted: true },
      { id: 'orc-1', hex: '1021' },
    ];
    expect(decides({ ...shooting, units }, 'westernesse')).toEqual({
      type: 'fire',
      unit: 'archer-6',
      target: 'uruk-guard-1',
    });
  });
});

describe('duels', () => {
  const duelling = { phase: 'westernesse-combat', segment: 'duel' };
  const units = [
    { id: 'infantry-9', hex: '1120' },
    { id: 'uruk-guard-1', hex: '1121' },
  ];

  test('Gandalf challenges a captain by day', () => {
    const leaders = [
      { id: 'gandalf', hex: '1120' },
      { id: 'captain-1', hex: '1121' },
    ];
    const command = decides({ ...duelling, turn: 15, units, leaders }, 'westernesse');
    expect(command).toEqual({ type: 'duel', leader: 'gandalf', target: 'captain-1' });
  });

  test('the king challenges nobody whom night has made his better', () => {
    const leaders = [
      { id: 'theoden', hex: '1120' },
      { id: 'captain-1', hex: '1121' },
    ];
    expect(decides({ ...duelling, units, leaders }, 'westernesse')).toEqual({ type: 'done' });
  });
});

describe('melee', () => {
  test('[18.14] D-16: who stands on the wall strikes down into the breached passage', () => {
    const units = [
      { id: 'infantry-1', hex: '1310' },
      { id: 'orc-1', hex: '1410', place: 'culvert' },
    ];
    const melee = { phase: 'westernesse-combat', segment: 'melee', breached: ['culvert'] };
    expect(decides({ ...melee, units }, 'westernesse')).toEqual({
      type: 'attack',
      unit: 'infantry-1',
      target: 'orc-1',
    });
  });

  test('everybody who can strikes, and the one with a single target takes it', () => {
    const units = [
      { id: 'uruk-guard-1', hex: '1223' },
      { id: 'orc-1', hex: '1124' },
      { id: 'infantry-9', hex: '1123' },
      { id: 'archer-6', hex: '1222' },
    ];
    const melee = { phase: 'isengard-combat', segment: 'melee', units };
    const first = decides(melee, 'isengard');
    expect(first.type).toBe('attack');
    const attacks = [{ unit: 'orc-1', target: 'infantry-9', hex: '1123' }];
    const second = decides({ ...melee, attacks }, 'isengard');
    expect(second).toMatchObject({ type: 'attack', unit: 'uruk-guard-1' });
    const both = [...attacks, { unit: 'uruk-guard-1', target: 'archer-6', hex: '1222' }];
    expect(decides({ ...melee, attacks: both }, 'isengard')).toEqual({ type: 'done' });
  });
});

describe('rally', () => {
  test('the best unit first', () => {
    const units = [
      { id: 'knight-1', hex: '0809', disrupted: true },
      { id: 'archer-1', hex: '0909', disrupted: true },
    ];
    const leaders = [{ id: 'theoden', hex: '0809' }];
    expect(decides({ phase: 'rally', units, leaders }, 'westernesse')).toEqual({
      type: 'rally',
      leader: 'theoden',
      unit: 'knight-1',
    });
  });
});

describe('movement', () => {
  const moving = { phase: 'westernesse-movement' };

  test('the last unit in good order in the tower stays there while the enemy is strong', () => {
    const besiegers = ['uruk-guard-1', 'uruk-guard-2', 'half-orc-guard-1', 'dunland-guard-1', 'uruk-archer-1'];
    const units = [
      { id: 'guard-1', hex: '0808' },
      { id: 'archer-1', hex: '0709', moved: true },
      { id: 'archer-2', hex: '0710', moved: true },
      { id: 'archer-3', hex: '1310', moved: true },
      ...besiegers.map((id, i) => ({ id, hex: `${14 + i}16` })),
    ];
    expect(decides({ ...moving, units }, 'westernesse')).toEqual({ type: 'done' });
  });

  test('outnumbered men at the Dike go home along the road', () => {
    const orcs = ['1023', '1024', '1122', '1123', '1223', '1224'].map((hex, i) => ({ id: `orc-${i + 1}`, hex }));
    const units = [{ id: 'infantry-9', hex: '1118' }, ...orcs];
    const command = decides({ ...moving, units }, 'westernesse');
    expect(command).toMatchObject({ type: 'move', piece: 'infantry-9' });
    if (command.type !== 'move') throw new Error('no move');
    expect(command.path.slice(0, 3)).toEqual(['1117', '1016', '1015']);
  });

  test('orcs go for men in the open and strike from where these have no retreat', () => {
    const units = [
      { id: 'uruk-guard-1', hex: '1124' },
      { id: 'orc-1', hex: '1125' },
      { id: 'archer-6', hex: '1121' },
    ];
    const command = decides({ phase: 'isengard-movement', units }, 'isengard');
    expect(command.type).toBe('move');
    if (command.type !== 'move') throw new Error('no move');
    const after = parsePosition(HELMS_DEEP, {
      game: 'helms-deep',
      turn: 5,
      phase: 'isengard-combat',
      units: units.map((unit) => (unit.id === command.piece ? { ...unit, hex: command.path.at(-1) ?? '' } : unit)),
    });
    if (!after.ok) throw new Error(JSON.stringify(after.error));
    const attacks = [...helmsDeep.legal(after.value.state, 'isengard')].filter(({ type }) => type === 'attack');
    expect(attacks).toHaveLength(1);
  });
});
