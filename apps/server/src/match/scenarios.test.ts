/** Which matches of the games that are hosted can be rated, and as what. */
import { describe, expect, test } from 'vitest';
import { GAMES_AND_EXAMPLES, gamesOffered } from '../games.ts';
import { newMatch } from './new-match.ts';
import { scenarioOf, scenariosIn } from './scenarios.ts';

const bytes = (count: number) => new Uint8Array(count);

describe.each(GAMES_AND_EXAMPLES.all.map((game) => [game.rules.id, game] as const))('%s', (_id, game) => {
  /** The options of a match as they come back from the database. */
  const kept = (options: object): Readonly<Record<string, unknown>> => {
    const made = newMatch(game, bytes, 0, { options });
    if (!made.ok) throw new Error(made.error.code);
    return JSON.parse(JSON.stringify(made.value.options)) as Readonly<Record<string, unknown>>;
  };

  test('a match for which nobody asks anything is the whole game', () => {
    expect(scenarioOf(game, kept({}))).toBe('whole-game');
  });
  test('each scenario is one of its own, however it was asked for', () => {
    for (const [id, wish] of Object.entries(game.scenarios ?? {})) {
      expect(scenarioOf(game, kept(wish))).toBe(id);
      expect(scenarioOf(game, kept(kept(wish)))).toBe(id);
    }
    expect(new Set(scenariosIn(game)).size).toBe(1 + Object.keys(game.scenarios ?? {}).length);
  });
});

test('what players have agreed on otherwise is none', () => {
  const game = GAMES_AND_EXAMPLES.get('skirmish');
  const made = game && newMatch(game, bytes, 0, { options: { scenario: 'the-ford', preset: 'as-printed' } });
  if (!made?.ok) throw new Error('no such match');
  expect(game && scenarioOf(game, made.value.options)).toBeUndefined();
});

test('Battlehost is rated in all that can be played of it, under other names too', () => {
  for (const WARBEACON_NAMES of ['own', 'neutral'] as const) {
    const game = gamesOffered({ EXAMPLE_GAMES: 'off', WARBEACON_NAMES }).get('skirmish');
    expect(game && scenariosIn(game)).toEqual(['whole-game', 'the-ford', 'the-watch']);
  }
});
