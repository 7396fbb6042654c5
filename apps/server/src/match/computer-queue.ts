/**
 * When a computer player may think. They share the thread with everybody, so one thinks at a time, and between two of
 * them the server goes on with what else there is for about as long: however many matches there are against the
 * computer, people wait no longer than for one of its choices.
 */
import { setImmediate, setTimeout } from 'node:timers/promises';

/** Milliseconds: what took longer was not the computer player alone. */
const LONGEST_REST = 50;

export class ComputerQueue {
  #last: Promise<void> = Promise.resolve();

  /** Returns when it is the caller's turn; what it does then, until it first waits, is its turn. */
  async turn(): Promise<void> {
    const before = this.#last;
    let over = () => {};
    this.#last = new Promise((resolve) => {
      over = resolve;
    });
    await before;
    void this.#rest(performance.now()).then(over);
  }

  async #rest(began: number): Promise<void> {
    await setImmediate();
    const took = performance.now() - began;
    if (took >= 1) await setTimeout(Math.min(took, LONGEST_REST), undefined, { ref: false });
  }
}
