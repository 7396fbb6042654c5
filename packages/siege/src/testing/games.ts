/** The siege games that tests play. The first is meant where a diary names none. */
import type { Rules } from '@warbeacon/kernel';
import {
  type Command,
  type Game,
  HELMS_DEEP,
  helmsDeep,
  type Side,
  type SiegeEvent,
  type SiegeView,
  type State,
  type View,
} from '../index.ts';

/** With the words of the game: its commands, events, view and sides. */
export interface TestedGame<C = Command, E = SiegeEvent, V extends SiegeView = View, S extends string = Side> {
  readonly game: Game;
  readonly rules: Rules<State, C, E, V, S>;
  /** Places within a hex that a diary calls by a word, each with its hex. */
  readonly passages: Readonly<Record<string, string>>;
}

const HELMS_DEEP_HERE: TestedGame = { game: HELMS_DEEP, rules: helmsDeep, passages: { culvert: '1410' } };

export const TESTED_GAMES: readonly [TestedGame, ...TestedGame[]] = [HELMS_DEEP_HERE];

/** The game of this name, the first where there is none. Throws when nobody plays it. */
export function testedGame(id: string = TESTED_GAMES[0].game.id): TestedGame {
  const found = TESTED_GAMES.find(({ game }) => game.id === id);
  if (!found) throw new Error(`${id} is none of ${TESTED_GAMES.map(({ game }) => game.id).join(', ')}`);
  return found;
}
