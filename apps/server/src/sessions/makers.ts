/**
 * Which matches that wait for an opponent have their maker at hand: somebody who has asked the API a moment ago, or has
 * a socket in the match's room, in whichever process. Each process writes down whom it has seen, every few seconds.
 */
import type { Logger } from '../logger.ts';
import type { MakerSeen, WaitingMatches } from '../storage/waiting-matches.ts';

/** Milliseconds for which somebody who was seen counts as there. */
export const THERE = 60_000;
/** Milliseconds between two writings. */
const EVERY = 20_000;

export interface MakersParts {
  readonly waiting: WaitingMatches;
  readonly logger: Logger;
  readonly now: () => number;
  /** Whether the session has a socket in the match's room in this process. */
  readonly isInRoom: (matchId: string, sessionId: string) => boolean;
}

export class Makers {
  readonly #parts: MakersParts;
  /** When each session has asked last, since the last writing. */
  #asked = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(parts: MakersParts) {
    this.#parts = parts;
  }

  /** The session has asked the API. */
  saw(sessionId: string): void {
    this.#asked.set(sessionId, this.#parts.now());
  }

  start(every = EVERY): void {
    this.#timer = setInterval(() => {
      this.#writing = this.write().catch((error: unknown) =>
        this.#parts.logger.warn({ err: error }, 'it could not be noted whose makers are there'),
      );
    }, every);
    this.#timer.unref();
  }

  /** Returns when what was begun is done. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#writing;
  }

  async write(): Promise<void> {
    const { waiting, now, isInRoom } = this.#parts;
    const asked = this.#asked;
    this.#asked = new Map();
    const seen: MakerSeen[] = [];
    for (const { matchId, sessionId } of await waiting.makers()) {
      const at = isInRoom(matchId, sessionId) ? now() : asked.get(sessionId);
      if (at !== undefined) seen.push({ matchId, at });
    }
    await waiting.makersSeen(seen);
  }
}
