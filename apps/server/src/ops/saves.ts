/** How the last writings to the logs of matches went, since a database can answer and yet take nothing. */
import type { SaveWatch } from '../storage/save-watch.ts';
import type { Metrics } from './metrics.ts';

/** Milliseconds for which one failure counts, when nobody has tried again. */
const REMEMBERED = 60_000;

export interface SaveState {
  readonly status: 'ok' | 'failed';
  readonly failedSecondsAgo: number | null;
}

export class Saves implements SaveWatch {
  readonly #metrics: Metrics;
  readonly #now: () => number;
  #failedAt: number | undefined;
  #failing = false;

  constructor(metrics: Metrics, now: () => number) {
    this.#metrics = metrics;
    this.#now = now;
  }

  saved(): void {
    this.#failing = false;
    this.#metrics.saved();
  }

  failed(): void {
    this.#failing = true;
    this.#failedAt = this.#now();
    this.#metrics.saveFailed();
  }

  /** `failed` from the last failure until something is saved, or a minute has passed in which nobody has tried. */
  state(): SaveState {
    if (this.#failedAt === undefined) return { status: 'ok', failedSecondsAgo: null };
    const ago = this.#now() - this.#failedAt;
    return {
      status: this.#failing && ago < REMEMBERED ? 'failed' : 'ok',
      failedSecondsAgo: Math.max(0, Math.round(ago / 1000)),
    };
  }
}
