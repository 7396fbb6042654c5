/** A game other than the first one, by the engine's own methods: played to its end, and kept apart from Helm's Deep. */
import { seedKey, streamDice } from '@warbeacon/kernel';
import { describe, expect, test } from 'vitest';
import type { Decision } from '../games/siege.ts';
import { engineMethods } from './methods.ts';
import { type Answer, answerLine } from './rpc.ts';

function startEngine() {
  const methods = engineMethods();
  const call = (method: string, params: object = {}): Answer => {
    const line = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const answer = answerLine(methods, line, (bug) => {
      throw bug;
    });
    if (answer === undefined) throw new Error('no answer');
    return answer;
  };
  const ask = (method: string, params?: object): unknown => {
    const answer = call(method, params);
    if ('error' in answer) throw new Error(`${method}: ${answer.error.message}`);
    return answer.result;
  };
  const fail = (method: string, params?: object) => {
    const answer = call(method, params);
    if (!('error' in answer)) throw new Error(`${method} was not refused`);
    return answer.error;
  };
  return { ask, fail };
}

/** Somewhere in the midst, with the watch to move. */
const MIDST = {
  game: 'the-ford',
  turn: 2,
  phase: 'wardens-movement',
  units: [
    { id: 'axeman-1', hex: '0101' },
    { id: 'spearman-1', hex: '0103', reduced: true },
    { id: 'bowman-1', hex: '0203' },
  ],
  dugIn: ['bowman-1'],
};

describe('the Ford', () => {
  test.each([1, 2, 3])('is played from set-up to its end by what is legal, seed %i', (seed) => {
    const { ask } = startEngine();
    const copy = startEngine();
    let decision = ask('new', { game: 'the-ford', seed }) as Decision;
    expect(decision).toMatchObject({
      turn: 0,
      phase: 'deployment',
      sides: ['wardens'],
      sentence: 'The watch at the ford deploys its forces.',
    });
    let turns = 0;
    while (decision.sides[0] !== undefined && decision.ply < 1000) {
      const [side] = decision.sides;
      const legal = ask('legal', { side }) as readonly object[];
      const chance = streamDice(seedKey(seed), { index: decision.ply });
      const command = legal[(6 * chance.d6() + chance.d6()) % legal.length];
      expect(ask('why', { side, command })).toBeNull();
      ({ decision } = ask('submit', { side, command }) as { decision: Decision });
      expect(decision.sentence).not.toBe('');
      // What is written reads back as the same state, at every step.
      copy.ask('load', { position: ask('position') });
      expect(copy.ask('hash')).toBe(ask('hash'));
      turns = Math.max(turns, decision.turn);
    }
    expect(turns).toBeGreaterThan(0);
    expect(decision).toMatchObject({ frame: null, question: null, outcome: { case: 'F6' } });
    expect(decision.sentence).toMatch(
      /^The game is over: The (band of raiders|watch at the ford) wins \([a-z-]+, F6\)\.$/,
    );
    expect(copy.ask('replay', { record: ask('record') })).toMatchObject({
      ok: true,
      commands: decision.ply,
      diceChecked: true,
      outcome: decision.outcome,
      hash: ask('hash'),
    });
  });

  test('is loaded, and has a command and a fact of its own', () => {
    const { ask } = startEngine();
    expect(ask('load', { position: MIDST })).toMatchObject({ turn: 2, sides: ['wardens'] });
    expect(ask('submit', { side: 'wardens', command: { type: 'digIn', unit: 'spearman-1' } })).toMatchObject({
      ply: 1,
      events: [{ type: 'dugIn', unit: 'spearman-1', hex: '0103' }],
    });
    expect(ask('position')).toMatchObject({ ...MIDST, units: [{}, {}, {}], dugIn: ['bowman-1', 'spearman-1'] });
    expect(ask('view', { viewer: 'spectator' })).toMatchObject({ game: 'the-ford', dugIn: ['bowman-1', 'spearman-1'] });
    expect(ask('playout', { game: 'the-ford', seed: 1, policy: { raiders: 'dice' } })).toMatchObject({
      outcome: { case: 'F6' },
    });
  });
});

const FORD = { begin: { game: 'the-ford' }, side: 'wardens' };
const HELMS_DEEP = { begin: { game: 'helms-deep' }, side: 'isengard' };

describe('nothing of one game is taken in the other', () => {
  test.each([
    [
      "Helm's Deep's horn in the Ford",
      FORD,
      { type: 'blowHorn', piece: 'axeman-1' },
      -32602,
      'Bad parameters: command',
    ],
    ["Helm's Deep's orcs in the Ford", FORD, { type: 'deploy', piece: 'orc-1', hex: '0103' }, -32000, 'orc-1'],
    [
      "Helm's Deep's plan in the Ford",
      FORD,
      { type: 'setUp', plan: 'vanguard' },
      -32000,
      'There is no such deployment.',
    ],
    [
      "the Ford's ditch in Helm's Deep",
      HELMS_DEEP,
      { type: 'digIn', unit: 'orc-1' },
      -32602,
      'Bad parameters: command',
    ],
    [
      "the Ford's axemen in Helm's Deep",
      HELMS_DEEP,
      { type: 'deploy', piece: 'axeman-1', hex: '1032' },
      -32000,
      'axeman-1',
    ],
  ])('%s: refused with a code and a sentence, and the game goes on', (_what, { begin, side }, command, code, words) => {
    const { ask, fail } = startEngine();
    ask('new', begin);
    const hash = ask('hash');
    const error = fail('submit', { side, command });
    expect(error).toMatchObject({ code, message: expect.stringContaining(words) as string });
    expect(error.message).toMatch(/ .* /);
    if (code === -32000) expect(error.data).toMatchObject({ code: expect.stringMatching(/^[a-z-]+$/) as string });
    expect(ask('hash')).toBe(hash);
  });

  test.each([
    ['a side', FORD.begin, 'legal', { side: 'isengard' }],
    ['a side', HELMS_DEEP.begin, 'legal', { side: 'raiders' }],
    ['a piece', FORD.begin, 'legal', { side: 'raiders', unit: 'orc-1' }],
    ['a piece', HELMS_DEEP.begin, 'legal', { side: 'isengard', unit: 'axeman-1' }],
    ['an option', FORD.begin, 'new', { game: 'the-ford', options: { earlyEnd: true } }],
    ['a bot', FORD.begin, 'playout', { game: 'the-ford', seed: 1, policy: 'captain' }],
    ['a bot', HELMS_DEEP.begin, 'playout', { game: 'helms-deep', seed: 1, policy: 'dice' }],
    ['a phase', FORD.begin, 'load', { position: { ...MIDST, phase: 'isengard-movement' } }],
    ['a marker', FORD.begin, 'load', { position: { ...MIDST, markers: [{ kind: 'rocks', hex: '0103' }] } }],
    ['a fact', HELMS_DEEP.begin, 'load', { position: { game: 'helms-deep', turn: 1, phase: 'abilities', dugIn: [] } }],
  ])('%s of the other one, beside %o: %s', (_what, begin, method, params) => {
    const { ask, fail } = startEngine();
    ask('new', begin);
    const hash = ask('hash');
    const { code, message } = fail(method, params);
    expect(code).toBe(-32602);
    expect(message.length).toBeGreaterThan(20);
    expect(ask('hash')).toBe(hash);
  });

  test.each([
    [
      "Helm's Deep's orcs at the Ford",
      { ...MIDST, units: [{ id: 'orc-1', hex: '0101' }] },
      'There is no orc-1 among the units.',
    ],
    [
      "the Ford's axemen at Helm's Deep",
      { game: 'helms-deep', turn: 3, phase: 'isengard-movement', units: [{ id: 'axeman-1', hex: '1030' }] },
      'There is no axeman-1 among the units.',
    ],
  ])('a position with %s is refused with a code and a sentence', (_what, position, words) => {
    expect(startEngine().fail('load', { position })).toMatchObject({
      code: -32000,
      message: expect.stringContaining(words) as string,
      data: { code: 'bad-position' },
    });
  });

  test("a record in which Helm's Deep is called the Ford is not sound", () => {
    const { ask } = startEngine();
    ask('new', HELMS_DEEP.begin);
    const record = JSON.stringify(ask('record')).replaceAll('"game":"helms-deep"', '"game":"the-ford"');
    expect(ask('replay', { record: JSON.parse(record) as object })).toMatchObject({
      ok: false,
      fault: { entry: 0, code: 'broken-chain' },
    });
  });
});
