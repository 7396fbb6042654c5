/** The rules of Helm's Deep as a program in another language meets them: over the pipe, with positions by hand. */
import type { Command, Position, SiegeEvent, View } from '@warbeacon/siege';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChildEngine, startEngine } from './child-engine.fixture.ts';
import type { Decision } from '../games/siege.ts';

let engine: ChildEngine;
beforeAll(() => {
  engine = startEngine();
});
afterAll(async () => {
  const code = await engine.end();
  if (code !== 0 || engine.complaints !== '') throw new Error(`The engine ended with ${code}: ${engine.complaints}`);
});

const load = (position: Omit<Position, 'game'>) =>
  engine.ask<Decision>('load', { position: { game: 'helms-deep', ...position } });
const isengard = (command: Command) => submit('isengard', command);
const westernesse = (command: Command) => submit('westernesse', command);
const submit = (side: string, command: Command) =>
  engine.ask<{ events: SiegeEvent[]; decision: Decision }>('submit', { side, command });
const refused = (side: string, command: object) => engine.fail('submit', { side, command });
const view = (viewer = 'spectator') => engine.ask<View>('view', { viewer });

/** What can come of a command, each with its chance. */
async function chances(side: string, command: Command): Promise<string[]> {
  const { outcomes } = await engine.ask<{ outcomes: { label: string; chance: { n: number; d: number } }[] }>('odds', {
    side,
    command,
  });
  return outcomes.map(({ label, chance: { n, d } }) => `${n}/${d} ${label}`);
}

/** The foot of the wall, with rocks above it. */
const UNDER_THE_WALL: Omit<Position, 'game'> = {
  turn: 5,
  phase: 'isengard-movement',
  units: [
    { id: 'uruk-infantry-1', hex: '1412' },
    { id: 'orc-1', hex: '1030' },
    { id: 'infantry-1', hex: '1310', disrupted: true },
  ],
  markers: [
    { kind: 'rocks', hex: '1310' },
    { kind: 'rocks', hex: '1510', dummy: true },
  ],
};

describe('abilities', () => {
  const ABILITIES: Omit<Position, 'game'> = {
    turn: 6,
    phase: 'abilities',
    units: [
      { id: 'orc-1', hex: '1030' },
      { id: 'infantry-1', hex: '0808' },
    ],
    leaders: [
      { id: 'lieutenant', hex: '1030' },
      { id: 'chief', hex: '1030' },
    ],
  };

  test('[21.61] is announced once, and not again this turn or another', async () => {
    expect(await load(ABILITIES)).toMatchObject({ question: { kind: 'abilities', side: 'isengard' } });
    const { events } = await isengard({ type: 'announce', ability: 'voice-of-saruman' });
    expect(events).toContainEqual({
      type: 'announced',
      side: 'isengard',
      ability: 'voice-of-saruman',
      piece: 'lieutenant',
    });
    expect(await view()).toMatchObject({ spent: ['voice-of-saruman'], active: ['voice-of-saruman'] });
    expect(await refused('isengard', { type: 'announce', ability: 'voice-of-saruman' })).toMatchObject({
      error: -32000,
      case: '21.0',
    });
    await load({ ...ABILITIES, used: ['voice-of-saruman'] });
    expect(
      await engine.ask('why', { side: 'isengard', command: { type: 'announce', ability: 'voice-of-saruman' } }),
    ).toMatchObject({ case: '21.0' });
  });

  test('[21.0] are for their own phase', async () => {
    await load({ ...ABILITIES, phase: 'isengard-movement' });
    expect(await refused('isengard', { type: 'announce', ability: 'voice-of-saruman' })).toEqual({
      error: -32000,
      code: 'wrong-phase',
      case: '3.0',
    });
  });

  test('[21.51] the horn rallies with written dice, and comes off the points', async () => {
    await load({
      ...ABILITIES,
      leaders: [],
      units: [
        { id: 'orc-1', hex: '1030' },
        { id: 'infantry-1', hex: '0808' },
        { id: 'infantry-2', hex: '0809', disrupted: true },
      ],
      demoralization: { westernesse: 40 },
      dice: [1, 2],
    });
    const { events } = await westernesse({ type: 'blowHorn', piece: 'infantry-1' });
    expect(events).toContainEqual({ type: 'heartened', unit: 'infantry-2', dice: [1, 2], success: true });
    expect((await view()).points.westernesse.now).toBe(30);
    expect(await engine.ask<Position>('position')).toMatchObject({ used: ['horn'], active: ['horn'], dice: [] });
    expect(await engine.fail('undo')).toMatchObject({ code: 'revealed' });
  });
});

describe('rocks', () => {
  test('[20.85] [20.86] a window of its own, with dice as written', async () => {
    await load({ ...UNDER_THE_WALL, dice: [3, 5] });
    const { decision } = await isengard({ type: 'move', piece: 'uruk-infantry-1', path: ['1411', '1311'] });
    expect(decision).toMatchObject({
      sides: ['westernesse'],
      question: { kind: 'rocks', piece: 'uruk-infantry-1' },
      sentence: 'Westernesse may drop rocks on Uruk Infantry (uruk-infantry-1).',
    });
    const position = await engine.ask<Position>('position');
    const hash = await engine.ask('hash');
    expect(await load(position)).toMatchObject({ question: { kind: 'rocks' } });
    expect(await engine.ask('hash')).toBe(hash);
    expect(await chances('westernesse', drop('rocks-1'))).toEqual([
      '1/3 eliminated',
      '1/6 reduced, retreats 1',
      '1/3 retreats 2',
      '1/6 retreats 1',
    ]);
    expect(await refused('westernesse', drop('rocks-2'))).toMatchObject({ error: -32000, case: '20.83' });
    expect(await engine.ask('hash')).toBe(hash);
    const { events } = await westernesse(drop('rocks-1'));
    expect(events).toMatchObject([
      { type: 'rocksDropped', rocks: 'rocks-1', hex: '1310', target: 'uruk-infantry-1' },
      { type: 'casualty', unit: 'uruk-infantry-1', morale: 'Y', die: 3, result: '1/2E r1' },
      { type: 'reduced', piece: 'uruk-infantry-1' },
    ]);
    expect((await engine.ask<Position>('position')).dice).toEqual([5]);
    expect(Object.keys((await view()).markers)).not.toContain('rocks-1');
  });

  test('[20.86] D-31: first of all who stand below, then Isengard moves, then once more', async () => {
    const units = (UNDER_THE_WALL.units ?? []).map((unit) =>
      unit.id === 'uruk-infantry-1' ? { ...unit, hex: '1311' } : unit,
    );
    expect(await load({ ...UNDER_THE_WALL, units })).toMatchObject({
      phase: 'isengard-movement',
      sides: ['westernesse'],
      question: { kind: 'rocks', side: 'westernesse' },
      sentence: 'Westernesse may drop rocks before Isengard moves.',
    });
    expect(await refused('isengard', { type: 'done' })).toMatchObject({ code: 'not-your-decision' });
    const position = await engine.ask<Position>('position');
    const hash = await engine.ask('hash');
    expect(position.frames).toBeUndefined();
    await load(position);
    expect(await engine.ask('hash')).toBe(hash);
    const { decision } = await westernesse({ type: 'pass' });
    expect(decision).toMatchObject({ sides: ['isengard'], question: { kind: 'movement' } });
    expect((await isengard({ type: 'done' })).decision).toMatchObject({
      question: { kind: 'rocks', side: 'westernesse' },
      sentence: 'Westernesse may drop rocks now that Isengard has moved.',
    });
  });

  test('dice that run out leave everything as it was', async () => {
    await load({ ...UNDER_THE_WALL, dice: [] });
    await isengard({ type: 'move', piece: 'uruk-infantry-1', path: ['1411', '1311'] });
    const hash = await engine.ask('hash');
    expect(await refused('westernesse', drop('rocks-1'))).toEqual({
      error: -32000,
      code: 'dice-exhausted',
      case: null,
    });
    expect(await engine.ask('hash')).toBe(hash);
  });

  test('[20.81] which of them are dummies is told to their owner alone', async () => {
    await load(UNDER_THE_WALL);
    expect((await view('westernesse')).markers['rocks-2']?.dummy).toBe(true);
    for (const viewer of ['isengard', 'spectator']) {
      expect((await view(viewer)).markers['rocks-2']?.dummy).toBeUndefined();
    }
  });

  const drop = (rocks: string): Command => ({ type: 'dropRocks', rocks, target: 'uruk-infantry-1' });
});

describe('taking back', () => {
  const SCALING: Omit<Position, 'game'> = {
    turn: 5,
    phase: 'isengard-movement',
    units: [
      { id: 'orc-1', hex: '1311' },
      { id: 'orc-2', hex: '1030' },
      { id: 'infantry-1', hex: '0809' },
    ],
    markers: [{ kind: 'ladder', hex: '1311', against: '1310' }],
  };

  test.each([true, false])('[20.82] [20.83] not once rocks have been found out (dummy: %j)', async (dummy) => {
    await load({ ...SCALING, markers: [...(SCALING.markers ?? []), { kind: 'rocks', hex: '1310', dummy }] });
    const { events } = await isengard({ type: 'move', piece: 'orc-1', path: ['1310'] });
    expect(events).toContainEqual({ type: dummy ? 'rocksGone' : 'rocksStand', rocks: 'rocks-1', hex: '1310' });
    expect(await engine.fail('undo')).toMatchObject({ code: 'revealed' });
  });

  test('[15.32] a gate that the ram has broken without a die', async () => {
    await load({
      turn: 5,
      phase: 'isengard-siege',
      units: [
        { id: 'dunland-infantry-1', hex: '1107' },
        { id: 'infantry-1', hex: '0809' },
      ],
      markers: [{ kind: 'ram', with: 'dunland-infantry-1' }],
    });
    const hash = await engine.ask('hash');
    await isengard({ type: 'ram', unit: 'dunland-infantry-1', gate: 'rear-gate' });
    await engine.ask('undo');
    expect(await engine.ask('hash')).toBe(hash);
  });
});

describe('the siege', () => {
  const SIEGE: Omit<Position, 'game'> = {
    turn: 5,
    phase: 'isengard-siege',
    units: [
      { id: 'dunland-infantry-1', hex: '0811' },
      { id: 'orc-1', hex: '1107' },
      { id: 'infantry-1', hex: '0809' },
    ],
    markers: [
      { kind: 'ram', with: 'dunland-infantry-1' },
      { kind: 'blasting-fire', hex: '1411', placed: true, against: 'culvert-east' },
    ],
  };

  test('[20.23] [20.33] fires first, then the ram, each with its dice', async () => {
    await load({ ...SIEGE, dice: [6, 2, 3] });
    expect(await refused('isengard', { type: 'done' })).toMatchObject({ case: '20.33' });
    const { events } = await isengard({ type: 'detonate', fire: 'blasting-fire-1' });
    expect(events).toContainEqual(expect.objectContaining({ type: 'blast', die: 6, result: 'collapsed' }));
    expect((await view()).culvert).toBe('collapsed');
    expect(await chances('isengard', { type: 'ram', unit: 'dunland-infantry-1', gate: 'main-gate' })).toEqual([
      '1/3 the gate is breached',
      '2/3 the gate holds',
    ]);
    const rammed = await isengard({ type: 'ram', unit: 'dunland-infantry-1', gate: 'main-gate' });
    expect(rammed.events).toContainEqual(
      expect.objectContaining({ type: 'battered', ram: true, dice: [2, 3], success: true }),
    );
    expect((await view()).gates['main-gate']?.state).toBe('breached');
  });

  test('[20.21] [15.32] refusals name their case', async () => {
    await load(SIEGE);
    expect(await refused('isengard', { type: 'ram', unit: 'orc-1', gate: 'rear-gate' })).toMatchObject({
      error: -32000,
      case: '20.21',
    });
    expect(await refused('isengard', { type: 'batter', unit: 'orc-1', gate: 'wall-gate' })).toMatchObject({
      error: -32000,
      case: '15.32',
    });
    expect(await refused('isengard', { type: 'ram', unit: 'nazgul-1', gate: 'main-gate' })).toMatchObject({
      code: 'unknown-unit',
      case: null,
    });
  });

  test('[20.31] Blasting Fire goes to who may carry it', async () => {
    const position: Omit<Position, 'game'> = {
      turn: 3,
      phase: 'isengard-movement',
      units: [
        { id: 'orc-1', hex: '1030' },
        { id: 'uruk-infantry-4', hex: 'due' },
        { id: 'dunland-infantry-5', hex: 'due' },
      ],
    };
    await load(position);
    expect(await refused('isengard', { type: 'giveFire', unit: 'dunland-infantry-5', dummy: false })).toMatchObject({
      error: -32000,
      case: '20.31',
    });
    await isengard({ type: 'giveFire', unit: 'uruk-infantry-4', dummy: true });
    expect((await view('isengard')).fires).toEqual({ left: 11, real: 6 });
    expect((await view('westernesse')).fires).toEqual({ left: 11 });
    const marked = { ...position, markers: [{ kind: 'blasting-fire', with: 'dunland-infantry-5' }] };
    expect(await engine.fail('load', { position: { game: 'helms-deep', ...marked } })).toMatchObject({
      error: -32000,
      code: 'bad-position',
      case: '20.31',
    });
  });
});

describe('whatever is wrong', () => {
  test('[4.25] a path with a gap', async () => {
    await load(UNDER_THE_WALL);
    expect(await refused('isengard', { type: 'move', piece: 'orc-1', path: ['1029', '1027'] })).toMatchObject({
      error: -32000,
      case: '4.25',
    });
  });

  test('all faults of a position are told at once, each with its case and what it is about', async () => {
    const reply = await engine.call('load', {
      position: {
        game: 'helms-deep',
        turn: 5,
        phase: 'isengard-movement',
        units: [
          { id: 'orc-1', hex: '1030' },
          { id: 'orc-2', hex: '1030' },
          { id: 'balrog-1', hex: '1031' },
          { id: 'knight-1', hex: '1310' },
        ],
        markers: [
          { kind: 'ram', with: 'orc-1' },
          { kind: 'blasting-fire', hex: '1030', placed: true },
        ],
        used: ['horn', 'horn'],
        formations: [{ kind: 'wedge', units: ['knight-1', 'knight-2'], leader: 'theoden' }],
      },
    });
    expect(reply.error).toMatchObject({ code: -32000, data: { code: 'bad-position' } });
    expect(reply.error?.message).toContain('balrog-1');
    const faults = reply.error?.data?.['faults'] as { at: string; case?: string }[];
    expect(faults.map(({ at, case: ruleCase }) => `${at} ${ruleCase ?? ''}`.trim())).toEqual([
      'units.2.id',
      'markers.1.against 20.33',
      'used.1 21.0',
      'units: orc-2 5.0',
      'units: knight-1 15.72',
      'markers: ram-1 20.21',
      'formations.0 8.43',
    ]);
  });

  test('a word that is no id is named, and where it stands', async () => {
    const { error } = await engine.call('load', {
      position: { game: 'helms-deep', turn: 5, phase: 'rally', units: [{ id: 'The Balrog', hex: '1030' }] },
    });
    expect(error).toMatchObject({ code: -32602, data: { faults: [{ at: 'position.units.0.id' }] } });
    expect(error?.message).toContain('The Balrog');
  });
});
