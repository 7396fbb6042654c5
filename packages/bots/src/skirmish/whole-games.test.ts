/** Whole battles of the skirmish: nobody asks for what is not legal, and the captain knows more than the dice. */
import { SIDES, skirmish } from '@warbeacon/skirmish';
import { describe, expect, test } from 'vitest';
import type { Bot } from '../bot.ts';
import type { Command, Side, View } from '@warbeacon/skirmish';
import { CHANCE, playGame } from '../play-out.ts';
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

  test.each(SIDES)('in The Forces Clash the captain of %s slays whoever plays by chance', (side) => {
    for (const seed of [1]) {
      const bots = { good: CHANCE, evil: CHANCE, [side]: skirmishCaptain } as Record<Side, Player>;
      expect(battle('forces-clash', bots.good, bots.evil, seed).outcome.winner).toBe(side);
    }
  });

  test.each([
    ['the-ford', 'chest'],
    ['the-watch', 'captive'],
  ])('in %s the captain of Good brings the %s home', (scenario, burden) => {
    const { outcome, state } = battle(scenario, skirmishCaptain, CHANCE, 1);
    expect(outcome.winner).toBe('good');
    expect(skirmish.view(state, 'spectator').objects[burden]?.gone).toBe('off');
  });
});
