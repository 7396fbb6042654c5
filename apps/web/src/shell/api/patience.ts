/** When to try again what did not work: later each time, never all at once, and never before the server said. */

const FIRST_WAIT = 700;
const LONGEST_WAIT = 20_000;
const GROWTH = 1.8;

/** Waits between attempts at one thing, in milliseconds. */
export class Patience {
  #wait = FIRST_WAIT;

  /**
   * How long to wait now. `atLeast` is what the server has asked for. Chance spreads those who lost the same server at
   * the same moment.
   */
  next(atLeast = 0, chance = Math.random()): number {
    const wait = this.#wait * (0.5 + chance);
    this.#wait = Math.min(this.#wait * GROWTH, LONGEST_WAIT);
    return Math.max(wait, atLeast * (1 + chance / 4));
  }

  /** It has worked. */
  rest(): void {
    this.#wait = FIRST_WAIT;
  }
}
