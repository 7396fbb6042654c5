/** Plays what happened on the board, one thing after another, as fast as its viewer wants to see it. */
import { create } from 'zustand';

interface Pace {
  readonly player: Pick<Player<never>, 'pause' | 'rush'> | null;
  /** What others did is being played, or will be in a moment. */
  readonly playing: boolean;
  readonly paused: boolean;
  /** What others did has been played, and nothing has been ordered since. */
  readonly again: boolean;
  /** Where on the board there is room for the buttons. */
  readonly edge: 'top' | 'bottom';
  /** How much faster than usual, while one goes through the past. */
  readonly factor: number;
}
export const usePace = create<Pace>()(() => ({
  player: null,
  playing: false,
  paused: false,
  again: false,
  edge: 'bottom',
  factor: 1,
}));

/** What is played, and who waits for it. */
export interface Job<A> {
  readonly animations: readonly A[];
  /** One's own doing: whoever does something more does not want to wait for it. */
  readonly own: boolean;
  /** When the page heard of it, in milliseconds since it was opened. */
  readonly since: number;
  readonly over: () => void;
}

/** Milliseconds that the board may be behind before it plays twice and four times as fast, and before it gives up. */
const HURRY = 5000;
const HASTE = 12_000;
const MOST_BEHIND = 30_000;
/** Longer no single thing may take, whatever the machine. */
const LONGEST = 20_000;
/** How long the buttons stay when nothing more comes, in case something does. */
const LINGER = 3000;

/** A board, of any table. */
export interface Stage<A> {
  animate(animations: readonly A[]): Promise<void>;
  setAnimationSpeed(speed: number): void;
  pauseAnimations(paused: boolean): void;
  rushAnimations(): void;
}

export interface Around<A> {
  /** Those who walk do so at the same time as others who do, as far as `together` lets them. */
  isMarch(animations: readonly A[]): boolean;
  together(animations: readonly A[]): readonly A[];
  /** As the viewer has chosen it; 0 for nothing at all. */
  speed(): number;
  /** Brings the board up to date. */
  show(): void;
  /** Tells everything that waits, at once. */
  toNow(): void;
  /** Before something is played. */
  before(job: Job<A>): void;
  /** Whether those who march are still being ordered to; resolves when no more of them come. */
  gathered(): Promise<void>;
  /** Whether more of others' doing may come at any moment. */
  mayGoOn(): boolean;
}

export class Player<A> {
  readonly #stage: Stage<A>;
  readonly #around: Around<A>;
  #waiting: Job<A>[] = [];
  #now: Job<A> | null = null;
  #running = false;
  #over = false;
  /** Time in which everything stood still is nobody's delay. */
  #resumed = 0;
  #lingering: ReturnType<typeof setTimeout> | undefined;

  constructor(stage: Stage<A>, around: Around<A>) {
    this.#stage = stage;
    this.#around = around;
  }

  /** Something plays, or is about to. */
  get busy(): boolean {
    return this.#running;
  }

  play(job: Job<A>): void {
    this.#waiting.push(job);
    if (!this.#running) void this.#run();
  }

  pause(paused: boolean): void {
    if (paused === usePace.getState().paused) return;
    this.#resumed = performance.now();
    usePace.setState({ paused });
    this.#stage.pauseAnimations(paused);
    if (!paused && !this.#running) this.#close();
  }

  /** Ends what plays and what waits, as if all of it had been played. */
  rush(): void {
    this.#around.toNow();
    const waiting = this.#waiting.splice(0);
    this.#stage.rushAnimations();
    this.pause(false);
    for (const job of waiting) job.over();
  }

  /** Whoever acts does not wait for what they have just done themselves. */
  rushOwn(): void {
    if (this.#now?.own) this.#stage.rushAnimations();
  }

  stop(): void {
    this.#over = true;
    this.rush();
    clearTimeout(this.#lingering);
    usePace.setState({ player: null, playing: false });
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let job = this.#waiting.shift(); job && !this.#over; job = this.#waiting.shift()) {
      const jobs: Job<A>[] = [job];
      if (this.#around.isMarch(job.animations)) {
        if (job.own) await this.#around.gathered();
        while (this.#waiting[0]?.own === job.own && this.#around.isMarch(this.#waiting[0].animations))
          jobs.push(this.#waiting.shift() as Job<A>);
      }
      await this.#playOne({ ...job, animations: this.#around.together(jobs.flatMap(({ animations }) => animations)) });
      for (const { over } of jobs) over();
      this.#around.show();
    }
    this.#running = false;
    this.#stage.setAnimationSpeed(this.#speed());
    if (this.#over) return;
    // What the page has learnt of meanwhile, and did not show because something played.
    this.#around.show();
    clearTimeout(this.#lingering);
    if (this.#around.mayGoOn()) this.#lingering = setTimeout(() => this.#close(), LINGER);
    else this.#close();
  }

  async #playOne(job: Job<A>): Promise<void> {
    // Those who march may have been waited for until nobody looked any more.
    if (this.#over) return;
    const behind = performance.now() - Math.max(job.since, this.#resumed);
    if (behind > MOST_BEHIND) return this.rush();
    this.#now = job;
    if (!job.own) {
      clearTimeout(this.#lingering);
      usePace.setState({ playing: true, again: true });
    }
    this.#around.before(job);
    this.#stage.setAnimationSpeed(this.#speed() * (behind > HASTE ? 4 : behind > HURRY ? 2 : 1));
    const watch = setInterval(() => {
      if (!usePace.getState().paused) this.#stage.rushAnimations();
    }, LONGEST);
    // Whatever happens to the picture, the match goes on.
    await this.#stage.animate(job.animations).catch(() => undefined);
    clearInterval(watch);
    this.#now = null;
  }

  #speed(): number {
    return this.#around.speed() * usePace.getState().factor;
  }

  #close(): void {
    // What comes next is then not missed.
    if (!usePace.getState().paused) usePace.setState({ playing: false });
  }
}
