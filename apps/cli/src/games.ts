/** The games this program knows, each with what it takes to play it, write it down and describe it. */
import type { Game, SiegeRules } from '@warbeacon/siege';
import { type Command, HELMS_DEEP, helmsDeep, parseCommand } from '@warbeacon/siege';
import type { Result } from '@warbeacon/kernel';

export interface GameKit {
  readonly game: Game;
  readonly rules: SiegeRules;
  /** A command as it stands in a record. */
  readonly parseCommand: (json: unknown) => Result<Command>;
}

export const GAME_IDS = ['helms-deep'] as const;
export type GameId = (typeof GAME_IDS)[number];

export const GAMES: Readonly<Record<GameId, GameKit>> = {
  'helms-deep': { game: HELMS_DEEP, rules: helmsDeep, parseCommand },
};

export function isGameId(id: string): id is GameId {
  return GAME_IDS.some((known) => known === id);
}
