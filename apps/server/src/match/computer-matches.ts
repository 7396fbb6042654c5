/** Which matches against the computer are open, and whose they are: each of them keeps the server thinking. */
import { type ServerRefusal, serverRefusal } from '../refusals.ts';
import type { Config } from '../config.ts';

/** A socket in such a match. */
interface Opponent {
  readonly matchId: string;
  readonly session: string;
  readonly address: string;
}

export class ComputerMatches {
  readonly #config: Config;
  readonly #open = new Map<string, Opponent>();

  constructor(config: Config) {
    this.#config = config;
  }

  /** Why somebody may not open this match as well, or `undefined`. */
  refusal({ matchId, session, address }: Opponent): ServerRefusal | undefined {
    const mine = new Set<string>();
    const ours = new Set<string>();
    for (const other of this.#open.values()) {
      // One that is open already may be opened on another device too.
      if (other.matchId === matchId) return undefined;
      if (other.session === session) mine.add(other.matchId);
      if (other.address === address) ours.add(other.matchId);
    }
    if (mine.size >= this.#config.LIMIT_COMPUTER_MATCHES) {
      return serverRefusal(
        'too-many-computer-matches',
        `You have ${mine.size} matches against the computer open. Please leave one of them first.`,
      );
    }
    if (ours.size >= this.#config.LIMIT_COMPUTER_MATCHES_PER_ADDRESS) {
      return serverRefusal(
        'too-many-computer-matches',
        'There are too many matches against the computer open from your address. Please try again later.',
      );
    }
    return undefined;
  }

  /** `seat` is the connection's own id, the same after it was lost and taken up again. */
  enter(seat: string, opponent: Opponent): void {
    this.#open.set(seat, opponent);
  }

  leave(seat: string): void {
    this.#open.delete(seat);
  }
}
