/**
 * The requests of all sockets, in the order in which they came, and of each turn of the event loop only a few milliseconds'
 * worth. After a moment in which the server could not listen hundreds come in at once; were all of them begun before anything
 * else, the first would not be answered before the last was carried out.
 */

/** Milliseconds of a turn; what the database has saved meanwhile is told after that, before more is begun. */
const TURN = 4;

export class RequestQueue {
  #waiting: (() => void)[] = [];
  #next = 0;
  /** When the present turn has had its time; 0 when nothing has been begun in it. */
  #until = 0;

  /** Requests that wait for their turn. */
  get size(): number {
    return this.#waiting.length - this.#next;
  }

  /** Begins `work` at once where there is time, and else when it is its turn; never throws what `work` throws later. */
  add(work: () => void): void {
    if (this.size === 0 && this.#hasTime()) return work();
    this.#waiting.push(work);
  }

  #hasTime(): boolean {
    const now = performance.now();
    if (this.#until === 0) {
      this.#until = now + TURN;
      setImmediate(() => this.#nextTurn());
    }
    return now < this.#until;
  }

  #nextTurn(): void {
    this.#until = 0;
    if (this.size > 0 && this.#hasTime()) this.#begin();
  }

  /** One after the other, each with all promises that go on at once, as long as there is time. */
  #begin(): void {
    const work = this.#waiting[this.#next++];
    if (this.size === 0) {
      this.#waiting = [];
      this.#next = 0;
    }
    // After the promises that `work` has kept, and before anything else.
    queueMicrotask(() =>
      process.nextTick(() => {
        if (this.size > 0 && performance.now() < this.#until) this.#begin();
      }),
    );
    work?.();
  }
}
