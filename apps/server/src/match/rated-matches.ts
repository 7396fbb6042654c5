/**
 * Has matches that are over change the ratings of their players: at once, when the process that hosts one ends it, and
 * now and then, for those whose process died before it had come to that.
 */
import { z } from 'zod';
import type { Logger } from '../logger.ts';
import type { MatchStore } from '../storage/matches.ts';
import { type RatingStore, type Unreckoned, WHOLE_GAME } from '../storage/ratings.ts';
import { haveBothMoved } from './both-moved.ts';
import type { Games } from './game.ts';
import { scenarioOf } from './scenarios.ts';

/** Milliseconds between two looks for what was left. */
const EVERY = 60_000;
/** Matches in one look. */
const AT_ONCE = 100;

const optionsSchema = z.record(z.string(), z.unknown());

export interface RatedMatchesParts {
  readonly store: RatingStore;
  readonly matches: Pick<MatchStore, 'log'>;
  readonly games: Games;
  readonly logger: Logger;
  readonly now: () => number;
}

export class RatedMatches {
  readonly #parts: RatedMatchesParts;
  #timer: NodeJS.Timeout | undefined;
  readonly #working = new Set<Promise<unknown>>();

  constructor(parts: RatedMatchesParts) {
    this.#parts = parts;
  }

  /** Whether the end of the match has changed anything. What fails now is made up for later. */
  async over(matchId: string): Promise<boolean> {
    return await this.#safely(async () => (await this.#reckonSome(1, matchId)) > 0, false);
  }

  /** Returns how many were left and are reckoned now. */
  async sweep(): Promise<number> {
    let all = 0;
    for (;;) {
      const found = await this.#parts.store.unreckoned(this.#parts.now(), AT_ONCE);
      let done = 0;
      for (const match of found) if (await this.#safely(async () => await this.#reckon(match), false)) done++;
      all += done;
      // Those that fail come again in the next look, and must not keep this one going for ever.
      if (found.length < AT_ONCE || done === 0) return all;
    }
  }

  start(every = EVERY): void {
    const go = () => void this.#safely(async () => await this.sweep(), 0);
    this.#timer = setInterval(go, every);
    this.#timer.unref();
    go();
  }

  /** Returns when what was begun is done. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#working);
  }

  async #reckonSome(limit: number, matchId?: string): Promise<number> {
    let done = 0;
    for (const match of await this.#parts.store.unreckoned(this.#parts.now(), limit, matchId))
      if (await this.#reckon(match)) done++;
    return done;
  }

  async #reckon({ id, game, options }: Unreckoned): Promise<boolean> {
    const { store, matches, games, now } = this.#parts;
    const hosted = games.get(game);
    const scenario = hosted && scenarioOf(hosted, optionsSchema.parse(JSON.parse(options)));
    return await store.reckon(id, await haveBothMoved(matches, id), now(), scenario ?? WHOLE_GAME);
  }

  async #safely<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
    const working = work().catch((error: unknown) => {
      this.#parts.logger.warn({ err: error }, 'ratings could not be reckoned; it is tried again later');
      return otherwise;
    });
    this.#working.add(working);
    try {
      return await working;
    } finally {
      this.#working.delete(working);
    }
  }
}
