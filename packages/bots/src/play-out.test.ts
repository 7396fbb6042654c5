import { refuse, type Rules } from '@warbeacon/kernel';
import { describe, expect, test } from 'vitest';
import type { Bot } from './bot.ts';
import { CHANCE, inputOf, playGame, randomBot } from './index.ts';

type Side = 'first' | 'second';

interface Heap {
  left: number;
  side: Side | null;
  winner: Side | null;
}

interface Take {
  readonly type: 'take';
  readonly count: number;
}

/** Who takes the last stone of the heap has won: a game of nothing but decisions. */
const heap: Rules<Heap, Take, { readonly taken: number }, Heap, Side> = {
  id: 'heap',
  version: '1.0.0',
  title: 'Heap',
  sides: ['first', 'second'],
  create: ({ stones }) => ({ left: Number(stones ?? 10), side: 'first', winner: null }),
  deciders: ({ side }) => (side === null ? [] : [side]),
  actors: () => [],
  *legal({ left }, _side, actor) {
    if (typeof actor === 'string') return;
    for (let count = 1; count <= Math.min(3, left); count++) yield { type: 'take', count };
  },
  check: ({ left }, _side, { count }) => (count > left ? refuse('too-many', 'There are not so many stones.') : null),
  apply(state, side, { count }, ctx) {
    state.left -= count;
    ctx.emit({ taken: count });
    state.winner = state.left === 0 ? side : null;
    state.side = state.left === 0 ? null : side === 'first' ? 'second' : 'first';
  },
  step: () => false,
  clone: (state) => ({ ...state }),
  outcome: ({ winner }) => (winner === null ? null : { winner, reason: 'last-stone', case: '1' }),
  view: (state) => ({ ...state }),
  redact: (event) => event,
  reveals: () => false,
  offer: (_state, _side, command) => ({ command }),
};

/** Leaves a multiple of four, which wins for whoever comes to it first. */
const mathematician: Bot<Take, Heap, Side> = {
  name: 'The mathematician',
  choose: ({ view, options }) =>
    options().find(({ command }) => (view.left - command.count) % 4 === 0)?.command ?? { type: 'take', count: 1 },
};

describe('a game between bots', () => {
  test('is played to its end, whatever the game', () => {
    const taken: number[] = [];
    const { outcome, commands } = playGame({
      rules: heap,
      bots: { first: mathematician, second: randomBot },
      seed: 1,
      watch: (_side, { count }) => void taken.push(count),
    });
    expect(outcome).toEqual({ winner: 'first', reason: 'last-stone', case: '1' });
    expect(taken).toHaveLength(commands);
    expect(taken.reduce((a, b) => a + b, 0)).toBe(10);
  });

  test('is the same game from the same seed, and another from another', () => {
    const bots = { first: randomBot, second: CHANCE } as const;
    const played = (seed: number): number[] => {
      const taken: number[] = [];
      playGame({ rules: heap, bots, seed, options: { stones: 99 }, watch: (_, { count }) => void taken.push(count) });
      return taken;
    };
    expect(played(1)).toEqual(played(1));
    expect(played(1)).not.toEqual(played(2));
  });

  test('stops at the limit', () => {
    const bots = { first: randomBot, second: randomBot };
    expect(() => playGame({ rules: heap, bots, seed: 1, options: { stones: 99 }, limit: 5 })).toThrow(
      'not over after 5 commands',
    );
  });

  test('refuses a bot that asks for what is not legal, and says who and why', () => {
    const cheat: Bot<Take, Heap, Side> = { name: 'A cheat', choose: () => ({ type: 'take', count: 11 }) };
    const bots = { first: cheat, second: randomBot };
    expect(() => playGame({ rules: heap, bots, seed: 1 })).toThrow(
      'A cheat asked for {"type":"take","count":11}: There are not so many stones.',
    );
  });

  test('is not asked of a bot that has nothing to choose from', () => {
    const over: Heap = { left: 0, side: 'first', winner: null };
    expect(() => randomBot.choose(inputOf(heap, over, 'first', () => 0))).toThrow('nothing is legal');
  });
});
