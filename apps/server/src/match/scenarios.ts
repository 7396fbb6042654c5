/** Which matches can be compared with each other: those of one scenario, by its usual options. */
import { WHOLE_GAME } from '../storage/ratings.ts';
import type { AnyGame } from './game.ts';

const known = new WeakMap<AnyGame, ReadonlyMap<string, string>>();

/** By their options as matches keep them; the one that is meant where nobody asks for another is the first. */
function scenariosOf(game: AnyGame): ReadonlyMap<string, string> {
  const found = known.get(game);
  if (found !== undefined) return found;
  const { optionsSchema, rules, scenarios = {} } = game;
  const complete = (wish: object): string => JSON.stringify(game.optionsOf(rules.create(optionsSchema.parse(wish))));
  const made = new Map([[complete({}), WHOLE_GAME]]);
  for (const [id, wish] of Object.entries(scenarios)) made.set(complete(wish), id);
  known.set(game, made);
  return made;
}

/** The scenario that is played by these options, as a match keeps them; nothing where the players have agreed on something else. */
export const scenarioOf = (game: AnyGame, options: Readonly<Record<string, unknown>>): string | undefined =>
  scenariosOf(game).get(JSON.stringify(options));

/** All that can be rated, in the order of the game. */
export const scenariosIn = (game: AnyGame): readonly string[] => [...scenariosOf(game).values()];
