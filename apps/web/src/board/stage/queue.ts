/** What is to be seen happen, one thing after another. Knows neither board nor pieces, only time and frames. */

/** How long after its time an animation ends for which no frames come, as in a page in the background. */
const UNSEEN_MS = 1500;

/** Something that plays. */
interface Run {
  /** Ends it at once. */
  end(): void;
  /** Counts its time by the speed of now, or not at all while time stands still. */
  retime(): void;
}

export class AnimationQueue {
  readonly #render: () => void;
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  #stopped = false;
  #paused = false;
  /** What waits is not played any more: how it ends is wanted. */
  #rushed = false;
  /** Starts at 0 where the person has asked the system for less motion. */
  #speed = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1;
  readonly #runs = new Set<Run>();

  constructor(render: () => void) {
    this.#render = render;
  }

  get playing(): boolean {
    return this.#waiting > 0;
  }

  get stopped(): boolean {
    return this.#stopped;
  }

  /** 0 plays nothing. What plays goes on at the new speed. */
  set speed(speed: number) {
    this.#speed = speed;
    if (speed === 0) this.rush();
    else this.#retime();
  }

  /** Time stands still, and no frame is asked for, until it goes on. */
  set paused(paused: boolean) {
    this.#paused = paused;
    this.#retime();
  }

  /** Plays after whatever was asked for before; `after` clears up, unless everything has been stopped. */
  add(play: () => Promise<void>, after: () => void): Promise<void> {
    this.#waiting++;
    this.#last = this.#last.then(play).finally(() => {
      if (--this.#waiting === 0) this.#rushed = false;
      if (!this.#stopped) after();
    });
    return this.#last;
  }

  /** Ends what plays and what waits. */
  rush(): void {
    this.#rushed = this.playing;
    for (const run of this.#runs) run.end();
  }

  /** Ends everything at once; nothing is drawn any more, since what it would be drawn on is about to go. */
  stop(): void {
    this.#stopped = true;
    this.rush();
  }

  /**
   * Calls `draw` with 0 to 1 on every frame, and renders. When it has resolved nothing is drawn any more, also by frames
   * that were asked for before and come late: what was drawn on may then be gone.
   */
  run(milliseconds: number, draw: (t: number) => void): Promise<void> {
    if (this.#speed === 0 || this.#stopped || this.#rushed) return Promise.resolve();
    return new Promise((resolve) => {
      let played = 0;
      let last = performance.now();
      let frame = 0;
      let unseen: ReturnType<typeof setTimeout> | undefined;
      const next = (now: number): void => {
        frame = 0;
        if (!this.#runs.has(run) || this.#paused) return;
        // A frame may bear a time before the one at which it was asked for.
        played += Math.max(0, now - last) * this.#speed;
        last = Math.max(last, now);
        const t = Math.min(1, played / milliseconds);
        draw(t);
        this.#render();
        if (t === 1) run.end();
        else frame = requestAnimationFrame(next);
      };
      const run: Run = {
        end: () => {
          this.#runs.delete(run);
          clearTimeout(unseen);
          resolve();
        },
        retime: () => {
          clearTimeout(unseen);
          if (this.#paused) return;
          last = performance.now();
          // What happened must not wait for frames that nobody sees.
          unseen = setTimeout(run.end, (milliseconds - played) / this.#speed + UNSEEN_MS);
          if (frame === 0) frame = requestAnimationFrame(next);
        },
      };
      this.#runs.add(run);
      run.retime();
    });
  }

  #retime(): void {
    for (const run of this.#runs) run.retime();
  }
}
