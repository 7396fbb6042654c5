/**
 * The requests of all sockets, and of each turn of the event loop only a few milliseconds' worth. After a moment in which the
 * server could not listen hundreds come in at once; were all of them begun before anything else, the first would not be
 * answered before the last was carried out. Addresses take turns, each with what came first from it: whoever sends hundreds
 * of the dearest waits for himself.
 */

/** Milliseconds of a turn; what the database has saved meanwhile is told after that, before more is begun. */
const TURN = 4;

export class RequestQueue {
  /** By address, the one whose turn is next first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #size = 0;
  /** When the present turn has had its time; 0 when nothing has been begun in it. */
  #until = 0;

  /** Requests that wait for their turn. */
  get size(): number {
    return this.#size;
  }

  /** Begins `work` at once where there is time, and else when it is its turn; never throws what `work` throws later. */
  add(address: string, work: () => void): void {
    if (this.#size === 0 && this.#hasTime()) return work();
    this.#size++;
    const others = this.#waiting.get(address);
    if (others === undefined) this.#waiting.set(address, [work]);
    else others.push(work);
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
    if (this.#size > 0 && this.#hasTime()) this.#begin();
  }

  /** One after the other, each with all promises that go on at once, as long as there is time. */
  #begin(): void {
    const work = this.#take();
    // After the promises that `work` has kept, and before anything else.
    queueMicrotask(() =>
      process.nextTick(() => {
        if (this.#size > 0 && performance.now() < this.#until) this.#begin();
      }),
    );
    work?.();
  }

  /** The first of the address whose turn it is, which then comes behind all others. */
  #take(): (() => void) | undefined {
    for (const [address, works] of this.#waiting) {
      this.#waiting.delete(address);
      const work = works.shift();
      this.#size--;
      if (works.length > 0) this.#waiting.set(address, works);
      return work;
    }
    return undefined;
  }
}
