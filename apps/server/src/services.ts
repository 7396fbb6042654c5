/** What the rooms and the HTTP API work with. */
import type { Addresses } from './budget/addresses.ts';
import type { Config } from './config.ts';
import type { Logger } from './logger.ts';
import type { ComputerMatches } from './match/computer-matches.ts';
import type { Game } from './match/game.ts';
import type { LiveMatches } from './match/live-matches.ts';
import type { RandomBytes } from './match/new-match.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { MatchStore } from './storage/matches.ts';

export interface Services<S, C, E, V, Side extends string> {
  readonly config: Config;
  readonly logger: Logger;
  readonly game: Game<S, C, E, V, Side>;
  readonly matches: MatchStore;
  readonly sessions: Sessions;
  readonly live: LiveMatches<S, C, E, V, Side>;
  readonly addresses: Addresses;
  readonly computerMatches: ComputerMatches;
  readonly randomBytes: RandomBytes;
  readonly now: () => number;
}
