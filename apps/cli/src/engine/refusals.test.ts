/** What the engine says to who wants something in a way that is not the rules': the case, and what would do. */
import type { Command, Position, View } from '@warbeacon/siege';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChildEngine, startEngine } from './child-engine.fixture.ts';

let engine: ChildEngine;
beforeAll(() => {
  engine = startEngine();
});
afterAll(async () => {
  const code = await engine.end();
  if (code !== 0 || engine.complaints !== '') throw new Error(`The engine ended with ${code}: ${engine.complaints}`);
});

const load = (position: Omit<Position, 'game'>) =>
  engine.ask('load', { position: { game: 'helms-deep', ...position } });
const isengard = (command: Command) => engine.ask('submit', { side: 'isengard', command });
const westernesse = (command: Command) => engine.ask('submit', { side: 'westernesse', command });
const refused = (side: string, command: object) => engine.fail('submit', { side, command });
const view = () => engine.ask<View>('view', { viewer: 'spectator' });

describe('a refusal names the case, and the command that would do', () => {
  const FOE = { id: 'orc-1', hex: '0830' };
  const FRIEND = { id: 'infantry-9', hex: '0825' };

  test('[14.0] of a reinforcement that is not yet due', async () => {
    await load({ turn: 3, phase: 'isengard-movement', units: [FOE, FRIEND, { id: 'uruk-infantry-7', hex: 'due' }] });
    const command = { type: 'move', piece: 'uruk-infantry-7', path: ['0834'] };
    expect(await refused('isengard', command)).toEqual({ error: -32000, code: 'not-due', case: '14.0' });
    expect(await engine.ask('why', { side: 'isengard', command })).toMatchObject({
      message: 'That unit is a reinforcement of turn 4, and not yet due.',
    });
  });

  test('[21.41] of the way home after the sortie', async () => {
    await load({
      turn: 15,
      phase: 'westernesse-movement',
      units: [FOE, FRIEND, { id: 'infantry-1', hex: '0711' }],
      leaders: [{ id: 'aragorn', hex: '0711' }],
      used: ['sortie'],
      active: ['sortie'],
      sortie: { unit: 'infantry-1', leaders: ['aragorn'], home: '0710' },
    });
    const command = { type: 'move', piece: 'infantry-1', path: ['0710'] };
    expect(await engine.ask('why', { side: 'westernesse', command })).toEqual({
      code: 'come-back',
      case: '21.41',
      message: 'By the sally port one comes back to 0710 with the command comeBack, and not by a move.',
    });
    await westernesse({ type: 'comeBack', piece: 'infantry-1' });
  });

  test('[18.11] of the wall over the breached Culvert', async () => {
    await load({
      turn: 15,
      phase: 'isengard-movement',
      units: [FRIEND, { id: 'orc-2', hex: '1411' }],
      breached: ['culvert'],
    });
    const refusal = await engine.ask('why', {
      side: 'isengard',
      command: { type: 'move', piece: 'orc-2', path: ['1410'] },
    });
    expect(refusal).toMatchObject({ code: 'wall-over-breach', case: '18.11' });
    await isengard({ type: 'move', piece: 'orc-2', path: ['culvert'] });
    expect((await view()).units['orc-2']).toMatchObject({ hex: '1410', place: 'culvert' });
  });

  test('[7.7] of a withdrawal of three hexes, [7.55] and of a retreat', async () => {
    await load({
      turn: 15,
      phase: 'isengard-combat',
      segment: 'melee',
      units: [
        { id: 'orc-1', hex: '0826' },
        { id: 'archer-1', hex: '0825' },
      ],
      dice: [6, 6, 3, 3, 6],
    });
    await isengard({ type: 'attack', unit: 'orc-1', target: 'archer-1' });
    await isengard({ type: 'done' });
    const path = ['0824', '0823', '0822'];
    expect(await refused('westernesse', { type: 'retreatBefore', unit: 'archer-1', path })).toEqual({
      error: -32000,
      code: 'no-retreat-there',
      case: '7.7',
    });
    await load({
      turn: 15,
      phase: 'isengard-combat',
      segment: 'melee',
      units: [
        { id: 'uruk-guard-1', hex: '0826' },
        { id: 'infantry-1', hex: '0825' },
      ],
      dice: [3, 3, 6],
    });
    await isengard({ type: 'attack', unit: 'uruk-guard-1', target: 'infantry-1' });
    await isengard({ type: 'done' });
    expect(await refused('westernesse', { type: 'retreat', unit: 'infantry-1', path })).toEqual({
      error: -32000,
      code: 'no-retreat-there',
      case: '7.55',
    });
  });
});
