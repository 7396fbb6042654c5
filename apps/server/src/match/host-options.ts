/** What a host of a match is given. */
import type { Logger } from '../logger.ts';
import type { MatchStore } from '../storage/matches.ts';
import type { ComputerQueue } from './computer-queue.ts';
import type { Games } from './game.ts';
import type { PageCache } from './history.ts';

export interface HostOptions {
  readonly games: Games;
  readonly store: MatchStore;
  readonly pages: PageCache;
  readonly logger: Logger;
  readonly now: () => number;
  /** Milliseconds before each command of a computer player. */
  readonly botDelay: number;
  /** In which the computer players of all matches wait for their turn to think. */
  readonly computers: ComputerQueue;
  /** Commands that a side may give and take back in a match; far more than any honest game has. */
  readonly commandsEach: number;
  /** Is told of each match that has ended. Resolves to whether there is something new to be seen of it; never rejects. */
  readonly onOver?: (matchId: string) => Promise<boolean>;
}

/** What a process has taken a match with. */
export interface HostLease {
  readonly fence: number;
  /** Called when it shows that another process has taken the match since. */
  lost(): void;
}
/** Of a match that no process has ever taken. */
export const NO_LEASE: HostLease = { fence: 0, lost: () => {} };
