/** The matches that are in the memory of this process: each once, and for as long as somebody uses it and it is ours. */
import type { Holder, Leases } from '../storage/leases.ts';
import { UnplayableError } from './load-match.ts';
import type { HostOptions } from './host-options.ts';
import { MatchHost } from './match-host.ts';

/** Another process hosts the match. */
export class HostedElsewhereError extends Error {
  override readonly name = 'HostedElsewhereError';
  readonly holder: Holder;

  constructor(matchId: string, holder: Holder) {
    super(`match ${matchId} is hosted by process ${holder.processId ?? 'nobody'}`);
    this.holder = holder;
  }
}

const NOBODY: Holder = { processId: null, diesAt: 0 };

interface Use<H> {
  readonly host: Promise<H>;
  /** The same, once it is there. */
  loaded: H | undefined;
  users: number;
}

export class LiveMatches {
  readonly #options: HostOptions;
  readonly #leases: Leases;
  readonly #inUse = new Map<string, Use<MatchHost>>();
  readonly #leaving = new Map<string, Promise<void>>();
  readonly #lost: ((matchId: string) => void)[] = [];

  constructor(options: HostOptions, leases: Leases) {
    this.#options = options;
    this.#leases = leases;
    leases.onLost((matchId) => this.#lose(matchId));
  }

  get count(): number {
    return this.#inUse.size;
  }

  /** Those that are in memory, and ours. */
  *hosts(): Iterable<MatchHost> {
    for (const { loaded } of this.#inUse.values()) if (loaded !== undefined) yield loaded;
  }

  /** Has `call` called when a match has gone to another process, while it was used here. */
  onLost(call: (matchId: string) => void): void {
    this.#lost.push(call);
  }

  /** Whether somebody here uses the match, and it is ours. */
  has(matchId: string): boolean {
    return this.#inUse.has(matchId);
  }

  /** Whether the host is the one that people here get. */
  holds(host: MatchHost): boolean {
    return this.#inUse.get(host.matchId)?.loaded === host;
  }

  /**
   * The host of a match, taken and rebuilt from the log when nobody uses it yet. Each call must be answered by one
   * `letGo`. Throws a `HostedElsewhereError` when another process has it, and an `UnplayableError` when there is no such
   * match or its log does not add up.
   */
  async use(matchId: string): Promise<MatchHost> {
    let use = this.#inUse.get(matchId);
    if (use === undefined) {
      use = { host: this.#load(matchId), loaded: undefined, users: 0 };
      this.#inUse.set(matchId, use);
    }
    use.users++;
    try {
      use.loaded = await use.host;
    } catch (error) {
      if (this.#inUse.get(matchId) === use) this.#inUse.delete(matchId);
      throw error;
    }
    // It may have been lost while it was read.
    if (this.#inUse.get(matchId) !== use) throw new HostedElsewhereError(matchId, NOBODY);
    return use.loaded;
  }

  async letGo(host: MatchHost): Promise<void> {
    const { matchId } = host;
    const use = this.#inUse.get(matchId);
    // One that was lost has gone already, and another may be in its place.
    if (use?.loaded !== host || --use.users > 0) return;
    this.#inUse.delete(matchId);
    const leaving = host
      .release()
      .then(async () => await this.#leases.release(matchId, host.fence))
      .finally(() => this.#leaving.delete(matchId));
    this.#leaving.set(matchId, leaving);
    await leaving;
  }

  /** Waits for one that is on its way out, so that nobody reads a log that is still being written. */
  async #load(matchId: string): Promise<MatchHost> {
    await this.#leaving.get(matchId);
    const taken = await this.#leases.take(matchId);
    if (!taken.held) {
      if (taken.holder === undefined) throw new UnplayableError(`there is no match ${matchId}`);
      throw new HostedElsewhereError(matchId, taken.holder);
    }
    const { fence } = taken;
    try {
      const lost = () => {
        if (this.#leases.forget(matchId, fence)) this.#lose(matchId);
      };
      return await MatchHost.load(this.#options, matchId, { fence, lost });
    } catch (error) {
      await this.#leases.release(matchId, fence);
      throw error;
    }
  }

  #lose(matchId: string): void {
    const use = this.#inUse.get(matchId);
    if (use === undefined) return;
    this.#inUse.delete(matchId);
    // It takes no more commands; what it has begun is refused by the database.
    use.host.then(
      async (host) => await host.release(),
      () => {},
    );
    for (const call of this.#lost) call(matchId);
  }
}
