/** What is to be seen happen, one thing after another. Knows neither board nor pieces, only time and frames. */

/** How long after its time an animation ends for which no frames come, as in a page in the background. */
const UNSEEN_MS = 1500;

export class AnimationQueue {
  /** 0 plays nothing. Starts at 0 where the person has asked the system for less motion. */
  speed = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1;
  readonly #render: () => void;
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  #stopped = false;
  /** Of each animation that plays: ends it. */
  readonly #ends = new Set<() => void>();

  constructor(render: () => void) {
    this.#render = render;
  }

  get playing(): boolean {
    return this.#waiting > 0;
  }

  get stopped(): boolean {
    return this.#stopped;
  }

  /** Plays after whatever was asked for before; `after` clears up, unless everything has been stopped. */
  add(play: () => Promise<void>, after: () => void): Promise<void> {
    this.#waiting++;
    this.#last = this.#last.then(play).finally(() => {
      this.#waiting--;
      if (!this.#stopped) after();
    });
    return this.#last;
  }

  /** Ends everything at once; nothing is drawn any more, since what it would be drawn on is about to go. */
  stop(): void {
    this.#stopped = true;
    for (const end of this.#ends) end();
  }

  /**
   * Calls `draw` with 0 to 1 on every frame, and renders. When it has resolved nothing is drawn any more, also by frames
   * that were asked for before and come late: what was drawn on may then be gone.
   */
  run(milliseconds: number, draw: (t: number) => void): Promise<void> {
    if (this.speed === 0 || this.#stopped) return Promise.resolve();
    const length = milliseconds / this.speed;
    const start = performance.now();
    return new Promise((resolve) => {
      const end = (): void => {
        this.#ends.delete(end);
        clearTimeout(unseen);
        resolve();
      };
      const frame = (now: number): void => {
        if (!this.#ends.has(end)) return;
        const t = Math.min(1, Math.max(0, (now - start) / length));
        draw(t);
        this.#render();
        if (t === 1) end();
        else requestAnimationFrame(frame);
      };
      this.#ends.add(end);
      requestAnimationFrame(frame);
      // What happened must not wait for frames that nobody sees.
      const unseen = setTimeout(end, length + UNSEEN_MS);
    });
  }
}
