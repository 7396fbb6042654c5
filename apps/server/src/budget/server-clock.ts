/**
 * Time for counting how often somebody asks. It never jumps, as the time of day may, and it knows how long the server
 * itself could not listen: what people send meanwhile comes in one heap, and that is not their haste.
 */

export interface Clock {
  /** Milliseconds, from some moment on. */
  now(): number;
  /** Milliseconds until now in which the server was too busy to listen. */
  deaf(): number;
}

/** Milliseconds between two looks at whether the event loop still goes round. */
const BEAT = 100;

export class ServerClock implements Clock {
  readonly #timer: NodeJS.Timeout;
  #lastBeat = performance.now();
  #deaf = 0;

  constructor() {
    this.#timer = setInterval(() => {
      this.#deaf = this.deaf();
      this.#lastBeat = this.now();
    }, BEAT).unref();
  }

  now(): number {
    return performance.now();
  }

  /** What is heard after a block is often heard before the timer's turn, so the beat that is due counts already. */
  deaf(): number {
    return this.#deaf + Math.max(0, this.now() - this.#lastBeat - 2 * BEAT);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
