/** Two games in one program: each is asked, read and judged by what is its own. */
import { describe, expect, test } from 'vitest';
import { engineMethods } from './engine/methods.ts';
import { type Answer, answerLine } from './engine/rpc.ts';
import { anyKit, Kits, policiesOf } from './game-kit.ts';
import { helmsDeepKit } from './games/helms-deep.ts';
import { BOTH, heapKit } from './heap.fixture.ts';
import { schemaFiles } from './schemas.ts';
import { verifyRecord } from './verify.ts';

/** An engine that knows both, and forgets nothing between two questions. */
function engine() {
  const methods = engineMethods(BOTH);
  const ask = (method: string, params: object = {}): Answer => {
    const line = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const answer = answerLine(methods, line, (bug) => {
      throw bug;
    });
    if (answer === undefined) throw new Error('no answer');
    return answer;
  };
  const result = (method: string, params?: object): unknown => {
    const answer = ask(method, params);
    if ('error' in answer) throw new Error(answer.error.message);
    return answer.result;
  };
  return { fail: ask, ask: result };
}

const take = (stones: number) => ({ type: 'take', stones });

describe('an engine that knows two games', () => {
  test('tells of both, and begins the first where none is named', () => {
    const { ask } = engine();
    expect(ask('describe')).toMatchObject({
      policies: ['random', 'captain', 'careful'],
      games: [
        { id: 'helms-deep', sides: ['isengard', 'westernesse'] },
        { id: 'heap', title: 'The heap', sides: ['red', 'blue'], options: { type: 'object' }, mostAtOnce: 3 },
      ],
    });
    expect(ask('playout', { seed: 1 })).toMatchObject({ outcome: { case: expect.stringMatching(/^23\./) as string } });
  });

  test('plays the other by its own sides, commands, options and positions', () => {
    const { ask } = engine();
    expect(ask('new', { game: 'heap', options: { stones: 5 } })).toEqual({
      ply: 0,
      sides: ['red'],
      sentence: 'red takes stones.',
    });
    expect(ask('legal', { side: 'red' })).toEqual([take(1), take(2), take(3)]);
    expect(ask('submit', { side: 'red', command: take(3) })).toMatchObject({ ply: 1, decision: { sides: ['blue'] } });
    expect(ask('why', { side: 'blue', command: take(3) })).toMatchObject({ code: 'too-many' });
    expect(ask('position')).toEqual({ game: 'heap', left: 2, side: 'blue' });
    expect(ask('view', { viewer: 'red' })).toMatchObject({ left: 2 });
    expect(ask('undo')).toMatchObject({ ply: 0 });
    expect(ask('load', { position: { game: 'heap', left: 1, side: 'blue' } })).toMatchObject({ sides: ['blue'] });
    expect(ask('submit', { side: 'blue', command: take(1) })).toMatchObject({ decision: { sides: [] } });
    expect(ask('playout', { game: 'heap', seed: 1, policy: { red: 'careful' } })).toMatchObject({
      outcome: { reason: 'last-stone' },
    });
  });

  test.each<[string, string, object]>([
    ['a side of the other', 'legal', { side: 'isengard' }],
    ['a viewer of the other', 'view', { viewer: 'westernesse' }],
    ['a command of the other', 'submit', { side: 'red', command: { type: 'deploy', piece: 'orc-1', hex: '1032' } }],
    ['a piece of the other', 'legal', { side: 'red', unit: 'orc-1' }],
    ['options of the other', 'new', { game: 'heap', options: { wallBonus: 'both' } }],
    ['a bot of the other', 'playout', { game: 'heap', seed: 1, policy: 'captain' }],
    [
      'a position that holds pieces of the other',
      'load',
      { position: { game: 'heap', left: 3, side: 'red', units: [] } },
    ],
    ['a position of neither', 'load', { position: { game: 'chess' } }],
    ['neither', 'new', { game: 'chess' }],
  ])('refuses %s with a sentence, and goes on', (_what, method, params) => {
    const { ask, fail } = engine();
    ask('new', { game: 'heap' });
    const hash = ask('hash');
    const answer = fail(method, params);
    expect(answer).toMatchObject({ error: { code: -32602 } });
    expect('error' in answer && answer.error.message.length).toBeGreaterThan(20);
    expect(ask('hash')).toBe(hash);
  });

  test('takes the commands of either for what they are while there is no game yet', () => {
    const { fail } = engine();
    for (const params of [
      { side: 'red', command: take(1) },
      { side: 'isengard', command: { type: 'done' } },
    ])
      expect(fail('submit', params)).toMatchObject({ error: { code: -32000, data: { code: 'no-game' } } });
    expect(fail('submit', { side: 'red', command: { type: 'fly' } })).toMatchObject({ error: { code: -32602 } });
  });

  test('replays the record of either by its own rules', () => {
    const { ask } = engine();
    for (const game of BOTH.ids) {
      ask('new', { game });
      expect(ask('replay', { record: ask('record') })).toMatchObject({ ok: true, hash: ask('hash') });
    }
  });
});

describe('a record', () => {
  test('of a game that this program does not know is not judged', () => {
    const { ask } = engine();
    ask('new', { game: 'heap' });
    expect(verifyRecord(ask('record'))).toMatchObject({ value: { ok: false, fault: { code: 'unknown-game' } } });
  });
});

describe('schemas', () => {
  test('are told of each game, those of the first where they have always been', () => {
    const paths = [...schemaFiles(BOTH).keys()];
    expect(paths).toContain('command.schema.json');
    expect(paths).toContain('heap/command.schema.json');
    expect(paths.filter((path) => path.endsWith('record.schema.json'))).toEqual(['record.schema.json']);
  });
});

describe('the list of games', () => {
  test('has each but once', () => {
    expect(() => new Kits(anyKit(heapKit), anyKit(heapKit))).toThrow('two games have the same id');
  });

  test('knows who can play', () => {
    expect(policiesOf(helmsDeepKit)).toEqual(['random', 'captain']);
    expect(policiesOf(heapKit)).toEqual(['random', 'careful']);
  });
});
