/** Says again and again that a server is there, so that the time in which none was can be given back to players. */
import type { Logger } from '../logger.ts';
import type { Db } from '../storage/database.ts';
import { SAID_EVERY, sayAlive, SILENCE_BEFORE_START } from '../storage/outages.ts';

interface AliveParts {
  readonly db: Db;
  readonly logger: Logger;
  readonly now: () => number;
  /** No other process may use the database. */
  readonly isAlone: boolean;
}

export class Alive {
  readonly #parts: AliveParts;
  #timer: NodeJS.Timeout | undefined;
  #saying: Promise<void> = Promise.resolve();

  constructor(parts: AliveParts) {
    this.#parts = parts;
  }

  /** Returns when it has been said for the first time: before that no match may be opened. */
  async start(): Promise<void> {
    const { db, logger, now, isAlone } = this.#parts;
    await sayAlive(db, now(), SILENCE_BEFORE_START[isAlone ? 'alone' : 'amongOthers']);
    this.#timer = setInterval(() => {
      this.#saying = sayAlive(db, now()).catch((error: unknown) =>
        logger.warn({ err: error }, 'that the server lives could not be written down'),
      );
    }, SAID_EVERY);
    this.#timer.unref();
  }

  /** Returns when what was begun is done. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#saying;
  }
}
