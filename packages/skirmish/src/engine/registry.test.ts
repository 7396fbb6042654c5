/** All frames and commands of the game: which question takes which commands, and who acts in them. */
import { describe, expect, test } from 'vitest';
import { CHAPTERS } from '../chapters.ts';
import { type Command, COMMAND_SCHEMAS } from './command-schemas.ts';
import type { Frame, FrameKind } from './frames.ts';
import { actorOf, commandsOf, commandSpec, commandTypesAt, frameSpec, sampledKinds } from './registry.ts';

const HALF_MOVE: Frame = { kind: 'halfMove', side: 'good', tests: false };
const PRIORITY: Frame = { kind: 'priority' };
const SEQUENCE: Frame = { kind: 'sequence', step: 'move' };

describe('A question takes', () => {
  test.each<readonly [FrameKind, readonly string[]]>([
    ['priority', ['roll']],
    ['setUpRoll', ['roll']],
    ['drawing', ['roll']],
    ['half', ['chooseHalf']],
    ['calls', ['call', 'pass']],
    ['might', ['decline', 'spend']],
    ['duelMight', ['decline', 'spend']],
    ['fate', ['fate', 'suffer']],
    ['rise', ['stand', 'stay']],
    ['strikes', ['strike']],
    ['reroll', ['decline', 'reroll']],
    ['take', ['decline', 'take']],
    ['sequence', []],
    ['duel', []],
  ])('at %s: %j', (kind, types) => {
    expect(commandTypesAt(kind).toSorted()).toEqual(types);
  });

  test('the commands of its frame, each with its spec', () => {
    expect(commandsOf(PRIORITY).map(({ type }) => type)).toEqual(['roll']);
    expect(commandsOf(SEQUENCE)).toEqual([]);
    for (const spec of commandsOf(HALF_MOVE)) {
      expect(spec.frames).toContain('halfMove');
      expect(commandSpec(HALF_MOVE, { type: spec.type })).toBe(spec);
    }
    expect(commandSpec(HALF_MOVE, { type: 'roll' })).toBeUndefined();
    expect(commandSpec(SEQUENCE, { type: 'roll' })).toBeUndefined();
  });

  test('each command that a player can write, somewhere', () => {
    const taken = new Set(CHAPTERS.flatMap(({ commands }) => commands.map(({ type }) => type)));
    expect([...taken].toSorted()).toEqual(Object.keys(COMMAND_SCHEMAS).toSorted());
  });
});

describe('A frame', () => {
  test('has its spec', () => {
    expect([HALF_MOVE, PRIORITY, SEQUENCE].map((frame) => frameSpec(frame).kind)).toEqual([
      'halfMove',
      'priority',
      'sequence',
    ]);
  });
});

describe('Who acts', () => {
  test.each<readonly [Command, string | null]>([
    [{ type: 'move', model: 'g1', path: [[0, 0]] }, 'g1'],
    [{ type: 'shoot', model: 'g2', target: 'e1' }, 'g2'],
    [{ type: 'strike', model: 'e3', target: 'g1' }, 'e3'],
    [{ type: 'stand', model: 'e3' }, 'e3'],
    [{ type: 'cast', model: 'hero', power: 'transfix', target: 'e1', will: 1 }, 'hero'],
    [{ type: 'pass' }, null],
    [{ type: 'done' }, null],
    [{ type: 'decline' }, null],
    [{ type: 'roll' }, null],
    [{ type: 'spend', die: 0, points: 1 }, null],
  ])('in %j: %s', (command, actor) => {
    expect(actorOf(command)).toBe(actor);
  });

  test('is the same in every frame that takes the command', () => {
    const specs = CHAPTERS.flatMap(({ commands }) => commands);
    const having = (acts: boolean) =>
      new Set(specs.filter(({ actor }) => (actor !== null) === acts).map(({ type }) => type));
    expect([...having(true)].filter((type) => having(false).has(type))).toEqual([]);
  });
});

test('of these kinds the menu has good candidates alone', () => {
  expect([...sampledKinds()].toSorted()).toEqual([
    'arrive',
    'backAway',
    'carry',
    'crawl',
    'declare',
    'deploy',
    'dismount',
    'drop',
    'makeWay',
    'move',
    'setDown',
    'throw',
  ]);
});
