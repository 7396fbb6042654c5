/**
 * Whose request to the API is answered next. Those share the thread, and the connections to the database, with people at
 * their matches. So few are at it at once, and addresses take turns: a thousand requests that come together hold up whoever
 * sent them, and nobody else.
 */
import type { RequestHandler, Response } from 'express';

const AT_ONCE = 4;
/** Milliseconds: what still waits then, for the database or a slow line, does not keep others from their turn. */
const LONGEST_TURN = 250;

/** Begins a turn, and calls `over` at its end; more than once does no harm. */
type Begin = (over: () => void) => void;

export class Turns {
  /** By address; whoever had a turn last stands last. */
  readonly #waiting = new Map<string, Begin[]>();
  #begun = 0;

  take(address: string, begin: Begin): void {
    if (this.#begun < AT_ONCE) return this.#begin(begin);
    const waiting = this.#waiting.get(address);
    if (waiting === undefined) this.#waiting.set(address, [begin]);
    else waiting.push(begin);
  }

  #begin(begin: Begin): void {
    this.#begun++;
    let isOver = false;
    const over = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      // What answers at once would else leave no room between two of them.
      setImmediate(() => {
        this.#begun--;
        this.#next();
      });
    };
    const timer = setTimeout(over, LONGEST_TURN).unref();
    begin(over);
  }

  #next(): void {
    for (const [address, waiting] of this.#waiting) {
      const begin = waiting.shift();
      this.#waiting.delete(address);
      if (waiting.length > 0) this.#waiting.set(address, waiting);
      if (begin !== undefined) return this.#begin(begin);
    }
  }
}

/** How the turn that an answer is worked out in ends. */
const turnsOf = new WeakMap<Response, () => void>();

/** Whoever is about to wait for other threads for long gives the turn to others meanwhile. */
export function giveTurnAway(res: Response): void {
  turnsOf.get(res)?.();
}

/** Has requests wait for their turn; those whose line has gone by then are not answered. */
export function inTurn(turns: Turns, addressOf: (req: Parameters<RequestHandler>[0]) => string): RequestHandler {
  return (req, res, next) =>
    turns.take(addressOf(req), (over) => {
      if (res.closed) return over();
      turnsOf.set(res, over);
      // Written to the end, whoever takes it and when.
      res.once('prefinish', over).once('close', over);
      next();
    });
}
