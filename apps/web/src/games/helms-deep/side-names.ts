/** Names of the game and of its two sides, which the lobby loads; all others stand in `names.ts`. */
import type { Side } from '@warbeacon/siege';

export const GAME_TITLE = "Helm's Deep";

export const SIDE_NAMES: Readonly<Record<Side, string>> = { isengard: 'Isengard', westernesse: 'Westernesse' };

export const SIDE_STORIES: Readonly<Record<Side, string>> = {
  isengard: 'Orcs, Uruks and hill-men, many and impatient. Take the walls before the twentieth turn is out.',
  westernesse: 'A few hundred behind stone. Hold the fortress through the night, until help comes at dawn.',
};
