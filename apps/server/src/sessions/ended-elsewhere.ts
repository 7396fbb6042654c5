/**
 * Hears of tokens that were replaced or given up in other processes, should the news itself not have come: it is read
 * from the database that all of them share.
 */
import type { Logger } from '../logger.ts';
import type { SessionStore } from '../storage/sessions.ts';
import type { TokensEnded } from './ended-tokens.ts';

/** Milliseconds between two looks. */
const EVERY = 10_000;
/** Milliseconds that are looked at again each time: more than the clocks of two machines may differ. */
const OVERLAP = 10 * 60_000;

export interface EndedElsewhereParts {
  readonly store: SessionStore;
  /** Is told of each again and again. */
  readonly end: (ended: TokensEnded) => void;
  readonly logger: Logger;
  readonly now: () => number;
}

export class EndedElsewhere {
  readonly #parts: EndedElsewhereParts;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();

  constructor(parts: EndedElsewhereParts) {
    this.#parts = parts;
  }

  start(every = EVERY): void {
    this.#timer = setInterval(() => {
      this.#looking = this.#look().catch((error: unknown) =>
        this.#parts.logger.warn({ err: error }, 'it could not be read which tokens are no more'),
      );
    }, every);
    this.#timer.unref();
  }

  /** Returns when what was begun is done. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  async #look(): Promise<void> {
    const { store, end, now } = this.#parts;
    for (const ended of await store.endedSince(now() - OVERLAP)) end(ended);
  }
}
