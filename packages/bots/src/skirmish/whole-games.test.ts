/** Whole battles of the skirmish: nobody asks for what is not legal, and the captain knows more than the dice. */
import { battlehost, SIDES, skirmish } from '@warbeacon/skirmish';
import { describe, expect, test } from 'vitest';
import type { Bot } from '../bot.ts';
import type { Command, Side, View } from '@warbeacon/skirmish';
import { CHANCE, playGame } from '../play-out.ts';
import { randomBot } from '../random-bot.ts';
import { skirmishCaptain } from './captain.ts';
import { sergeant } from './sergeant.ts';

type Player = Bot<Command, View, Side> | typeof CHANCE;

const SCENARIOS = ['forces-clash', 'the-ford', 'the-watch'] as const;

const battle = (scenario: string, good: Player, evil: Player, seed: number | string) =>
  playGame({ rules: skirmish, bots: { good, evil }, seed: `${scenario} ${seed}`, options: { scenario } });

describe('Battles between computer players', () => {
  test.each(SCENARIOS)('%s comes to its end, whoever plays it', (scenario) => {
    for (const seed of [1]) {
      const { outcome } = battle(scenario, skirmishCaptain, sergeant, seed);
      expect(['all-gone', 'both-gone', 'points', 'level']).toContain(outcome.reason);
    }
  });

  // A whole battle against chance takes long: the other side's by night.
  test.each(process.env['WALKS'] === undefined ? SIDES.slice(1) : SIDES)(
    'in The Forces Clash the captain of %s slays whoever plays by chance',
    (side) => {
      for (const seed of [1]) {
        const bots = { good: CHANCE, evil: CHANCE, [side]: skirmishCaptain } as Record<Side, Player>;
        expect(battle('forces-clash', bots.good, bots.evil, seed).outcome.winner).toBe(side);
      }
    },
  );

  test.each([
    ['the-ford', 'chest'],
    ['the-watch', 'captive'],
  ])('in %s the captain of Good brings the %s home', (scenario, burden) => {
    const { outcome, state } = battle(scenario, skirmishCaptain, CHANCE, 1);
    expect(outcome.winner).toBe('good');
    expect(skirmish.view(state, 'spectator').objects[burden]?.gone).toBe('off');
  });
});

/** Plays by chance, from a sensible set-up. */
const dice: Bot<Command, View, Side> = {
  name: randomBot.name,
  choose: (input) => (input.view.phase === 'set-up' ? skirmishCaptain.choose(input) : randomBot.choose(input)),
};

describe('A burden that once did not come home does now', () => {
  test.each([
    ['[R-126] it came to the edge before any of its bearers', 'the-ford', 'chest', 914],
    ['[A-29] a friend stood on it, behind who was to carry it', 'the-ford', 'chest', 903],
    ['[A-40] between ditch and stakes there was a way only where the lattice had no node', 'the-watch', 'captive', 907],
  ])('%s', (_, scenario, burden, seed) => {
    const bots = { good: skirmishCaptain, evil: dice };
    const { state } = playGame({ rules: battlehost.rules, bots, seed, options: { scenario } });
    expect(skirmish.view(state, 'spectator').objects[burden]?.gone).toBe('off');
  });
});

test('two who carry something and have each an aim of its own do not step to and fro', () => {
  const bots = { good: sergeant, evil: skirmishCaptain };
  const game = { rules: battlehost.rules, bots, seed: 30001, options: { scenario: 'the-watch' } };
  expect(playGame({ ...game, limit: 3000 }).outcome.reason).toBe('points');
});
