/** The matches that are in the memory of this process: each once, for as long as somebody uses it. */
import { type HostOptions, MatchHost } from './match-host.ts';

interface Use<H> {
  readonly host: Promise<H>;
  users: number;
}

export class LiveMatches<S, C, E, V, Side extends string> {
  readonly #options: HostOptions<S, C, E, V, Side>;
  readonly #inUse = new Map<string, Use<MatchHost<S, C, E, V, Side>>>();
  readonly #leaving = new Map<string, Promise<void>>();

  constructor(options: HostOptions<S, C, E, V, Side>) {
    this.#options = options;
  }

  get count(): number {
    return this.#inUse.size;
  }

  /**
   * The host of a match, rebuilt from the log when nobody uses it yet. Each call must be answered by one `letGo`.
   * Throws an `UnplayableError` when there is no such match or its log does not add up.
   */
  async use(matchId: string): Promise<MatchHost<S, C, E, V, Side>> {
    let use = this.#inUse.get(matchId);
    if (use === undefined) {
      use = { host: this.#load(matchId), users: 0 };
      this.#inUse.set(matchId, use);
    }
    use.users++;
    try {
      return await use.host;
    } catch (error) {
      if (this.#inUse.get(matchId) === use) this.#inUse.delete(matchId);
      throw error;
    }
  }

  async letGo(matchId: string): Promise<void> {
    const use = this.#inUse.get(matchId);
    if (use === undefined || --use.users > 0) return;
    this.#inUse.delete(matchId);
    const leaving = use.host.then(async (host) => await host.release()).finally(() => this.#leaving.delete(matchId));
    this.#leaving.set(matchId, leaving);
    await leaving;
  }

  /** Waits for one that is on its way out, so that nobody reads a log that is still being written. */
  async #load(matchId: string): Promise<MatchHost<S, C, E, V, Side>> {
    await this.#leaving.get(matchId);
    return await MatchHost.load(this.#options, matchId);
  }
}
