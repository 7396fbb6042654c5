/**
 * Draws the boards of the matches that are hosted here, small, for the lists: every few seconds, those that have moved on, from
 * what everybody sees of them. Nobody who plays waits for it: it is done when nothing else is.
 */
import { setImmediate } from 'node:timers/promises';
import type { Logger } from '../logger.ts';
import type { NewPicture, PictureStore } from '../storage/pictures.ts';
import { delayOf } from '../storage/watching.ts';
import type { MatchHost } from './match-host.ts';

/** Milliseconds between two looks. */
const EVERY = 4000;

export interface LivePicturesParts {
  readonly store: PictureStore;
  readonly hosts: () => Iterable<MatchHost>;
  readonly logger: Logger;
  readonly now: () => number;
}

export class LivePictures {
  readonly #parts: LivePicturesParts;
  readonly #drawn = new WeakMap<MatchHost, number>();
  #timer: NodeJS.Timeout | undefined;
  #drawing: Promise<unknown> = Promise.resolve();

  constructor(parts: LivePicturesParts) {
    this.#parts = parts;
  }

  start(every = EVERY): void {
    this.#timer = setInterval(() => {
      this.#drawing = this.draw().catch((error: unknown) =>
        this.#parts.logger.warn({ err: error }, 'pictures of matches could not be drawn'),
      );
    }, every);
    this.#timer.unref();
  }

  /** Returns when what was begun is done. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#drawing;
  }

  /** Draws those that have moved on since they were drawn last; answers how many. */
  async draw(): Promise<number> {
    const { store, hosts, now } = this.#parts;
    const pictures: NewPicture[] = [];
    for (const host of Array.from(hosts())) {
      const { game, matchId, ply, watching, sight } = host;
      if (game.picture === undefined || watching.policy === 'private' || host.status === 'open') continue;
      if (this.#drawn.get(host) === ply) continue;
      this.#drawn.set(host, ply);
      const body = JSON.stringify(game.picture.pieces(sight.view('spectator')));
      pictures.push({ matchId, at: now(), body, delay: delayOf(watching) ?? 0 });
      await setImmediate();
    }
    await store.add(pictures);
    return pictures.length;
  }
}
