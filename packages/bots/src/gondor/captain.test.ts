import { gondorSiege, type GondorCommand, type GondorSide, type GondorView } from '@warbeacon/siege';
import { beforeAll, describe, expect, test } from 'vitest';
import { gondorCaptain, gondorGreedy, type Played, playGame, randomBot } from '../index.ts';
import type { State } from '@warbeacon/siege';
import type { Bot } from './bot.ts';

/** Milliseconds; a game takes a few seconds of a free core, and cores are not always free. */
const WHOLE_GAMES = 120_000;

interface Watched extends Played<State, GondorSide> {
  readonly log: readonly { side: GondorSide; command: GondorCommand }[];
  readonly view: GondorView;
}

function watched(sauron: Bot, westernesse: Bot, seed: number): Watched {
  const log: { side: GondorSide; command: GondorCommand }[] = [];
  const { rules } = gondorSiege;
  const watch = (side: GondorSide, command: GondorCommand) => void log.push({ side, command });
  const played = playGame({ rules, bots: { sauron, westernesse }, seed, watch });
  return { ...played, log, view: rules.view(played.state, 'spectator') };
}

/** The dice, set up by plan: their deployment alone would be longer than a game. */
const dice: Bot = {
  name: 'The dice',
  choose: (input) => (input.view.phase === 'deployment' ? gondorGreedy.choose(input) : randomBot.choose(input)),
};

describe('the captain of Gondor', () => {
  let between: Watched;
  let storming: Watched;
  let holding: Watched;

  beforeAll(() => {
    between = watched(gondorCaptain, gondorCaptain, 4);
    storming = watched(gondorCaptain, dice, 1);
    holding = watched(dice, gondorCaptain, 1);
  }, WHOLE_GAMES);

  test('plays whole games, on either side and against itself', () => {
    for (const { outcome, state } of [between, storming, holding]) {
      expect(gondorSiege.rules.deciders(state)).toEqual([]);
      expect(outcome.case).toBe('20.1');
    }
  });

  test(
    'plays the same game again from the same seed',
    () => {
      expect(watched(dice, gondorCaptain, 1).log).toEqual(holding.log);
    },
    WHOLE_GAMES,
  );

  test('takes the city from a random player, and holds it against one', () => {
    expect(storming.outcome.winner).toBe('sauron');
    expect(holding.outcome.winner).toBe('westernesse');
    expect(holding.view.held).toEqual([]);
  });

  test('uses what besiegers and besieged have', () => {
    const used = new Set([...between.log, ...storming.log].map(({ command }) => command.type));
    for (const type of [
      'push',
      'layLadder',
      'hurlHead',
      'cast',
      'setCauldron',
      'takeOil',
      'pourOil',
      'attack',
    ] as const)
      expect(used).toContain(type);
  });

  test('wakes Grond and brings it to the Main Gate', () => {
    expect(between.view.magic.grondAwake).toBe(true);
    expect(between.log.some(({ command }) => command.type === 'swingGrond')).toBe(true);
  });

  test('brings every reinforcement of Sauron onto the map', () => {
    expect(Object.entries(between.view.units).filter(([, { hex }]) => hex === 'due')).toEqual([]);
  });
});

test(
  'the greedy plays a whole game',
  () => {
    expect(watched(gondorGreedy, gondorGreedy, 1).outcome.case).toBe('20.1');
  },
  WHOLE_GAMES,
);
