/**
 * Matches of events between two computer players, which nobody opens: this process keeps a few of them in memory until they are
 * over. One that another process has is that one's to play.
 */
import type { Logger } from '../logger.ts';
import { HostedElsewhereError, type LiveMatches } from '../match/live-matches.ts';
import type { MatchHost } from '../match/match-host.ts';
import type { EventStore } from '../storage/events.ts';

/** Milliseconds for which one that could not be had is left to others. */
const LEFT_FOR = 30_000;

export interface ComputerBoardsParts {
  readonly store: Pick<EventStore, 'computerLegs'>;
  readonly live: LiveMatches;
  readonly logger: Logger;
  readonly now: () => number;
  /** How many are played at once. */
  readonly atOnce: number;
}

export class ComputerBoards {
  readonly #parts: ComputerBoardsParts;
  readonly #held = new Map<string, MatchHost>();
  /** Those that others have, and until when they are left to them. */
  readonly #left = new Map<string, number>();
  #filling: Promise<void> | undefined;
  #stopped = false;

  constructor(parts: ComputerBoardsParts) {
    this.#parts = parts;
    parts.live.onLost((matchId) => this.#held.delete(matchId));
  }

  get count(): number {
    return this.#held.size;
  }

  /** Takes up as many as may be; those that are over make room. */
  async fill(): Promise<void> {
    this.#filling ??= this.#fill()
      .catch((error: unknown) =>
        this.#parts.logger.warn({ err: error }, 'matches of computer players could not be taken up'),
      )
      .finally(() => (this.#filling = undefined));
    await this.#filling;
  }

  /** The match has ended. */
  async over(matchId: string): Promise<void> {
    const host = this.#held.get(matchId);
    if (host === undefined) return;
    this.#held.delete(matchId);
    await this.#parts.live.letGo(host);
    await this.fill();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#filling;
    const hosts = [...this.#held.values()];
    this.#held.clear();
    await Promise.all(hosts.map(async (host) => await this.#parts.live.letGo(host)));
  }

  async #fill(): Promise<void> {
    const { store, live, logger, now, atOnce } = this.#parts;
    for (const host of this.#held.values()) if (host.status === 'over') await this.#letGo(host);
    for (const [id, until] of this.#left) if (until < now()) this.#left.delete(id);
    const free = atOnce - this.#held.size;
    if (free <= 0 || this.#stopped) return;
    for (const id of await store.computerLegs(free, [...this.#held.keys(), ...this.#left.keys()])) {
      if (this.#stopped) return;
      try {
        this.#held.set(id, await live.use(id));
      } catch (error) {
        this.#left.set(id, now() + LEFT_FOR);
        if (!(error instanceof HostedElsewhereError))
          logger.warn({ err: error, matchId: id }, 'a match of computer players cannot be played');
      }
    }
  }

  async #letGo(host: MatchHost): Promise<void> {
    this.#held.delete(host.matchId);
    await this.#parts.live.letGo(host);
  }
}
