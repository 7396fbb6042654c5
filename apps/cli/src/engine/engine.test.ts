import type { Command, Position, SiegeEvent, View } from '@warbeacon/siege';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Playout } from '../playout.ts';
import { type ChildEngine, startEngine } from './child-engine.fixture.ts';
import type { Decision } from '../games/siege.ts';

let engine: ChildEngine;
/** One engine for the tests of a group: each begins or loads its own game, and each leaves it in working order. */
function shareEngine(): void {
  beforeAll(() => {
    engine = startEngine();
  });
  afterAll(async () => {
    const code = await engine.end();
    if (code !== 0 || engine.complaints !== '') throw new Error(`The engine ended with ${code}: ${engine.complaints}`);
  });
}

interface Submitted {
  readonly ply: number;
  readonly events: readonly SiegeEvent[];
  readonly decision: Decision;
}

const MELEE: Position = {
  game: 'helms-deep',
  turn: 3,
  phase: 'isengard-combat',
  segment: 'melee',
  units: [
    { id: 'uruk-infantry-1', hex: '1122' },
    { id: 'infantry-9', hex: '1121', reduced: true },
  ],
  leaders: [{ id: 'captain-1', hex: '1122' }],
  demoralization: { westernesse: 40, isengard: 0 },
};
const ATTACK: Command = { type: 'attack', unit: 'uruk-infantry-1', target: 'infantry-9' };
const submit = (side: string, command: Command) => engine.ask<Submitted>('submit', { side, command });
const playAny = async (seed: number) => {
  await engine.ask('new', { game: 'helms-deep', seed });
  await submit('isengard', { type: 'setUp', plan: 'vanguard' });
};

describe('requests', () => {
  shareEngine();

  test.each([
    ['no JSON', 'new game please', -32700],
    ['half of an object', '{"jsonrpc":"2.0","id":1,', -32700],
    ['a batch', '[{"jsonrpc":"2.0","id":1,"method":"hash"}]', -32600],
    ['a number', '3', -32600],
    ['null', 'null', -32600],
    ['no version', '{"id":1,"method":"hash"}', -32600],
    ['another version', '{"jsonrpc":"1.0","id":1,"method":"hash"}', -32600],
    ['no method', '{"jsonrpc":"2.0","id":1}', -32600],
    ['a method that is no text', '{"jsonrpc":"2.0","id":1,"method":7}', -32600],
    ['an id that is a list', '{"jsonrpc":"2.0","id":[1],"method":"hash"}', -32600],
    ['an unknown method', '{"jsonrpc":"2.0","id":1,"method":"castle"}', -32601],
    ['the name of something every object has', '{"jsonrpc":"2.0","id":1,"method":"constructor"}', -32601],
    ['params that are text', '{"jsonrpc":"2.0","id":1,"method":"hash","params":"now"}', -32602],
    ['params by position', '{"jsonrpc":"2.0","id":1,"method":"legal","params":["isengard"]}', -32602],
    ['a parameter that is none', '{"jsonrpc":"2.0","id":1,"method":"hash","params":{"of":"it"}}', -32602],
    ['an unknown game', '{"jsonrpc":"2.0","id":1,"method":"new","params":{"game":"chess"}}', -32602],
    [
      'an unknown option',
      '{"jsonrpc":"2.0","id":1,"method":"new","params":{"game":"helms-deep","options":{"a":1}}}',
      -32602,
    ],
    ['a side that is none', '{"jsonrpc":"2.0","id":1,"method":"legal","params":{"side":"mordor"}}', -32602],
    [
      'a command that is none',
      '{"jsonrpc":"2.0","id":1,"method":"why","params":{"side":"isengard","command":{"type":"fly"}}}',
      -32602,
    ],
    ['a depth that is no count', '{"jsonrpc":"2.0","id":1,"method":"perft","params":{"depth":1.5}}', -32602],
    ['a question with no game there', '{"jsonrpc":"2.0","id":1,"method":"hash"}', -32000],
  ])('%s is answered with its code, and the engine goes on', async (_what, line, code) => {
    const { error, id } = await engine.raw(`${line}\n`);
    expect(error?.code).toBe(code);
    expect(error?.message.length).toBeGreaterThan(5);
    expect(id).toBe(line.includes('"id":1') && code !== -32700 && !line.startsWith('[') ? 1 : null);
    expect(await engine.ask<object>('describe')).toMatchObject({ name: 'warbeacon' });
  });

  test('ids come back as they were, text, number or null', async () => {
    for (const id of ['a', 7, -1, null]) {
      expect(await engine.raw(`${JSON.stringify({ jsonrpc: '2.0', id, method: 'describe' })}\n`)).toMatchObject({
        jsonrpc: '2.0',
        id,
      });
    }
  });

  test('a notification is carried out and not answered; empty lines are nothing', async () => {
    engine.tell('{"jsonrpc":"2.0","method":"new","params":{"game":"helms-deep"}}\n\n  \r\n');
    expect(await engine.ask<Decision>('decision')).toMatchObject({ phase: 'deployment', sides: ['isengard'] });
  });

  test('bytes may come in any pieces, and the last line needs no line break', async () => {
    const bytes = Buffer.from('{"jsonrpc":"2.0","id":"é","method":"describe"}');
    const middle = bytes.indexOf(0xc3) + 1;
    const other = startEngine();
    const first = other.raw(bytes.subarray(0, middle));
    await new Promise((resolve) => setTimeout(resolve, 20));
    const second = other.raw(Buffer.concat([bytes.subarray(middle), Buffer.from('\n'), bytes]));
    expect((await first).id).toBe('é');
    expect(await other.end()).toBe(0);
    expect((await second).id).toBe('é');
  });

  test('a line of many megabytes is refused and the next one answered', async () => {
    const huge = `{"jsonrpc":"2.0","id":1,"method":"${'x'.repeat(33 * 1024 * 1024)}"}\n`;
    expect((await engine.raw(huge)).error?.code).toBe(-32600);
    expect(await engine.ask<object>('describe')).toMatchObject({ name: 'warbeacon' });
  });
});

describe('a game', () => {
  shareEngine();

  test('describe names games, sides, options, kinds of units with counts and strengths', async () => {
    const { games } = await engine.ask<{
      games: {
        id: string;
        unitKinds: { kind: string; count: number }[];
        leaders: { id: string }[];
        phases: string[];
        abilities: object[];
        sidesOfMap: object[];
      }[];
    }>('describe');
    expect(games[0]?.leaders.find(({ id }) => id === 'captain-1')).toMatchObject({
      rally: 4,
      reducedRally: 2,
      nightBonus: 3,
    });
    expect(games[0]).toMatchObject({
      id: 'helms-deep',
      title: "Helm's Deep",
      sides: ['isengard', 'westernesse'],
      options: { type: 'object' },
    });
    const kinds = games[0]?.unitKinds ?? [];
    expect(kinds.find(({ kind }) => kind === 'uruk-infantry')).toMatchObject({
      count: 10,
      side: 'isengard',
      full: { attack: 'D', armour: 2, morale: 'Y' },
    });
    expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(90);
    expect(games[0]).toMatchObject({
      turns: 20,
      segments: ['missile', 'duel', 'melee'],
      markers: { ladder: { real: 12, dummy: 0 }, rocks: { real: 6, dummy: 6 }, 'blasting-fire': { real: 6, dummy: 6 } },
      plans: expect.arrayContaining([expect.objectContaining({ id: 'vanguard', side: 'isengard' })]) as unknown[],
    });
    expect(games[0]?.phases).toHaveLength(8);
    expect(games[0]?.abilities).toContainEqual({
      id: 'voice-of-saruman',
      name: 'The Voice of Saruman',
      side: 'isengard',
      leader: 'lieutenant',
      case: '21.61',
    });
    expect(games[0]?.sidesOfMap).toContainEqual({ id: 'main-gate', kind: 'main-gate', hexes: ['0810', '0811'] });
  });

  test('new, legal, why, submit, view: from set-up to the first move', async () => {
    expect(await engine.ask<Decision>('new', { game: 'helms-deep', seed: 7 })).toMatchObject({
      ply: 0,
      turn: 0,
      phase: 'deployment',
      sides: ['isengard'],
      frame: 'deployment',
      sentence: 'Isengard deploys its forces.',
    });
    const all = await engine.ask<Command[]>('legal', { side: 'isengard' });
    const ofOne = await engine.ask<Command[]>('legal', { side: 'isengard', unit: 'orc-1' });
    expect(ofOne.length).toBeGreaterThan(10);
    expect(all).toEqual(expect.arrayContaining(ofOne));
    expect(await engine.ask('legal', { side: 'westernesse' })).toEqual([]);
    expect(await engine.fail('legal', { side: 'isengard', unit: 'orc-77' })).toMatchObject({ error: -32602 });
    expect(
      await engine.ask('why', { side: 'isengard', command: { type: 'deploy', piece: 'orc-1', hex: '1032' } }),
    ).toBeNull();
    expect(
      await engine.ask('why', { side: 'isengard', command: { type: 'deploy', piece: 'orc-1', hex: '1010' } }),
    ).toMatchObject({
      code: 'outside-area',
      case: '13.1',
    });
    const placed = await submit('isengard', { type: 'deploy', piece: 'orc-1', hex: '1032' });
    expect(placed).toMatchObject({
      ply: 1,
      events: [{ type: 'deployed', piece: 'orc-1', hex: '1032' }],
      decision: { ply: 1 },
    });
    const view = await engine.ask<View>('view', { viewer: 'spectator' });
    expect(view.units['orc-1']?.hex).toBe('1032');
    expect(await engine.fail('view', { viewer: 'sauron' })).toMatchObject({ error: -32602 });
  });

  test('a refusal has code and case, and changes nothing', async () => {
    await engine.ask('new', { game: 'helms-deep' });
    const before = await engine.ask('hash');
    expect(await engine.fail('submit', { side: 'isengard', command: { type: 'done' } })).toEqual({
      error: -32000,
      code: 'not-all-deployed',
      case: '13.0',
    });
    expect(await engine.fail('submit', { side: 'westernesse', command: { type: 'done' } })).toEqual({
      error: -32000,
      code: 'not-your-decision',
      case: null,
    });
    expect(await engine.ask('hash')).toBe(before);
    expect((await engine.ask<Decision>('decision')).ply).toBe(0);
  });

  test('load and position: what is written reads back with the same hash', async () => {
    await engine.ask('load', { position: MELEE });
    await submit('isengard', ATTACK);
    const hash = await engine.ask('hash');
    const position = await engine.ask<Position>('position');
    expect(await engine.ask<Decision>('load', { position })).toMatchObject({ ply: 0, segment: 'melee' });
    expect(await engine.ask('hash')).toBe(hash);
    expect(await engine.ask('position')).toEqual(position);
  });

  test('a faulty position is refused with all its faults, and the game there was goes on', async () => {
    await engine.ask('load', { position: MELEE });
    const hash = await engine.ask('hash');
    const twice = {
      ...MELEE,
      units: [...(MELEE.units ?? []), { id: 'orc-1', hex: '1121' }, { id: 'orc-99', hex: '1123' }],
    };
    const { faults, ...rest } = await engine.fail('load', { position: twice });
    expect(rest).toEqual({ error: -32000, code: 'bad-position', case: null });
    expect(faults).toMatchObject([{ at: 'units.3.id' }, { at: 'units: infantry-9', case: '5.0' }]);
    expect(await engine.fail('load', { position: { ...MELEE, turn: 'x', phase: 'tea' } })).toMatchObject({
      error: -32602,
      faults: [{ at: 'position.turn' }, { at: 'position.phase' }],
    });
    expect(await engine.fail('load', { position: { ...MELEE, game: 'gondor' } })).toMatchObject({ error: -32602 });
    expect(await engine.ask('hash')).toBe(hash);
  });

  test('written dice are thrown in their order; when they run out the command is refused and nothing changes', async () => {
    await engine.ask('load', { position: { ...MELEE, dice: [4, 3, 2] } });
    await submit('isengard', ATTACK);
    expect((await engine.ask<Position>('position')).dice).toEqual([4, 3, 2]);
    const { events, decision } = await submit('isengard', { type: 'done' });
    expect(events).toMatchObject([
      { type: 'struck', dice: [4, 3], hit: true },
      { type: 'casualty', die: 2 },
      { type: 'eliminated', piece: 'infantry-9' },
    ]);
    expect(decision).toMatchObject({ frame: 'advance', question: { kind: 'advance', hex: '1121' } });
    expect((await engine.ask<Position>('position')).dice).toEqual([]);

    await engine.ask('load', { position: { ...MELEE, dice: [4] } });
    await submit('isengard', ATTACK);
    const hash = await engine.ask('hash');
    expect(await engine.fail('submit', { side: 'isengard', command: { type: 'done' } })).toMatchObject({
      code: 'dice-exhausted',
    });
    expect(await engine.ask('hash')).toBe(hash);
    expect((await engine.ask<Position>('position')).dice).toEqual([4]);
  });

  test('the odds are exact fractions that add up to one', async () => {
    await engine.ask('load', { position: MELEE });
    const odds = await engine.ask<{ outcomes: { chance: { n: number; d: number } }[]; modifiers: unknown[] }>('odds', {
      side: 'isengard',
      command: ATTACK,
    });
    const common = odds.outcomes.reduce((product, { chance }) => product * BigInt(chance.d), 1n);
    const sum = odds.outcomes.reduce((total, { chance }) => total + (BigInt(chance.n) * common) / BigInt(chance.d), 0n);
    expect(sum).toBe(common);
    expect(odds.outcomes.length).toBeGreaterThan(1);
    expect(await engine.fail('odds', { side: 'westernesse', command: ATTACK })).toMatchObject({
      code: 'not-your-decision',
    });
    await engine.ask('new', { game: 'helms-deep' });
    expect(
      await engine.ask('odds', { side: 'isengard', command: { type: 'deploy', piece: 'orc-1', hex: '1032' } }),
    ).toEqual({ outcomes: [], modifiers: [], roll: null });
  });
});

describe('undo', () => {
  shareEngine();

  test('takes back command by command what one side has done', async () => {
    await engine.ask('new', { game: 'helms-deep' });
    const hashes = [await engine.ask('hash')];
    for (const hex of ['1032', '1033']) {
      await submit('isengard', { type: 'deploy', piece: 'orc-1', hex });
      hashes.push(await engine.ask('hash'));
    }
    expect(await engine.ask<Decision>('undo')).toMatchObject({ ply: 1 });
    expect(await engine.ask('hash')).toBe(hashes[1]);
    expect(await engine.ask<Decision>('undo')).toMatchObject({ ply: 0 });
    expect(await engine.ask('hash')).toBe(hashes[0]);
    expect(await engine.fail('undo')).toEqual({ error: -32000, code: 'nothing-to-undo', case: null });
  });

  test('is refused once a die has been thrown', async () => {
    await engine.ask('load', { position: { ...MELEE, dice: [4, 3, 2] } });
    await submit('isengard', ATTACK);
    await submit('isengard', { type: 'done' });
    expect(await engine.fail('undo')).toEqual({ error: -32000, code: 'revealed', case: null });
    await submit('isengard', { type: 'hold' });
    const after = await engine.ask<Decision>('undo');
    expect(after.question).toMatchObject({ kind: 'advance' });
    expect(await engine.fail('undo')).toMatchObject({ code: 'revealed' });
  });

  test('is refused past a decision of the other side, even when that has been taken back', async () => {
    await playAny(1);
    await submit('isengard', { type: 'done' });
    expect(await engine.ask<Decision>('undo')).toMatchObject({ sides: ['isengard'] });
    await submit('isengard', { type: 'done' });
    await submit('westernesse', { type: 'deploy', piece: 'gimli', hex: '0810' });
    expect(await engine.ask<Decision>('undo')).toMatchObject({ sides: ['westernesse'] });
    expect(await engine.fail('undo')).toMatchObject({ code: 'revealed' });
  });
});

describe('whole games', () => {
  shareEngine();

  test('playout: the same seed gives the same game, and the game held stays as it is', async () => {
    await playAny(3);
    const hash = await engine.ask('hash');
    const first = await engine.ask<Playout>('playout', { seed: 5 });
    expect(first.commands).toBeGreaterThan(100);
    expect(first.outcome.case).toMatch(/^23\./);
    const again = await engine.ask<Playout>('playout', { seed: 5, policy: 'random' });
    expect({ ...again, seconds: 0 }).toEqual({ ...first, seconds: 0 });
    expect(await engine.ask('hash')).toBe(hash);
    expect(await engine.fail('playout', { seed: 5, policy: { isengard: 'saruman' } })).toMatchObject({ error: -32602 });
    expect(await engine.fail('playout', {})).toMatchObject({ error: -32602 });
  });

  test('perft counts the legal commands', async () => {
    await engine.ask('load', { position: MELEE });
    expect(await engine.ask('perft', { depth: 0 })).toBe(1);
    expect(await engine.ask('perft', { depth: 1 })).toBe(
      (await engine.ask<unknown[]>('legal', { side: 'isengard' })).length,
    );
  });

  test('record and replay: sound as given, and at fault where a byte is changed', async () => {
    await playAny(11);
    const { entries, ...rest } = await engine.ask<{ format: string; entries: { body: object }[] }>('record');
    expect(entries).toHaveLength(3);
    const verdict = await engine.ask<object>('replay', { record: { ...rest, entries } });
    expect(verdict).toEqual({
      ok: true,
      commands: 1,
      closed: true,
      diceChecked: true,
      outcome: null,
      hash: await engine.ask('hash'),
    });
    const forged = entries.with(1, { ...entries[1], body: { ...entries[1]?.body, commandId: 'x' } });
    expect(await engine.ask('replay', { record: { ...rest, entries: forged } })).toMatchObject({
      ok: false,
      fault: { entry: 1, code: 'broken-chain' },
    });
    expect(await engine.fail('replay', { record: { ...rest, entries: [] } })).toMatchObject({ error: -32602 });
    expect(await engine.fail('replay', {})).toMatchObject({ error: -32602 });
  });

  test('what has been taken back is not in the record; written dice make none', async () => {
    await playAny(12);
    await engine.ask('undo');
    expect((await engine.ask<{ entries: unknown[] }>('record')).entries).toHaveLength(2);
    await engine.ask('load', { position: { ...MELEE, dice: [4, 3, 2] } });
    expect(await engine.fail('record')).toEqual({ error: -32000, code: 'written-dice', case: null });
  });

  test('a game that was loaded has a record that begins with its position', async () => {
    await engine.ask('load', { position: MELEE, seed: 2 });
    await submit('isengard', ATTACK);
    await submit('isengard', { type: 'done' });
    const record = await engine.ask<{ entries: { body: { position?: Position } }[] }>('record');
    expect(record.entries[0]?.body.position).toMatchObject({ turn: 3, units: MELEE.units });
    expect(await engine.ask('replay', { record })).toMatchObject({
      ok: true,
      commands: 2,
      diceChecked: true,
      hash: await engine.ask('hash'),
    });
  });
});
