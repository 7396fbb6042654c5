/** Token buckets: so much at once, and so much a second from then on. */
import { LRUCache } from 'lru-cache';
import type { Clock } from './server-clock.ts';

export interface Rate {
  readonly perSecond: number;
  /** What may be used at once by whoever has used nothing for a while. */
  readonly atOnce: number;
}

/** Seconds: who has asked nothing for a day has not waited for all the moments of it in which the server was busy. */
const LONGEST_DEAF = 10;

export class Bucket {
  readonly #clock: Clock;
  readonly #rate: Rate;
  #left: number;
  #at: number;
  #deaf: number;

  constructor(clock: Clock, rate: Rate) {
    this.#clock = clock;
    this.#rate = rate;
    this.#left = rate.atOnce;
    this.#at = clock.now();
    this.#deaf = clock.deaf();
  }

  /** Takes `amount` and returns 0; or takes nothing, and returns the milliseconds until it can be had. */
  take(amount = 1): number {
    const wait = this.wait(amount);
    if (wait === 0) this.#left -= amount;
    return wait;
  }

  /** Milliseconds until `amount` can be had; 0 when it can be now. */
  wait(amount = 1): number {
    this.#fill();
    // More than there ever is can be had when there is as much as there ever is.
    const missing = Math.min(amount, this.#rate.atOnce) - this.#left;
    return missing <= 0 ? 0 : Math.ceil((missing / this.#rate.perSecond) * 1000);
  }

  /** Takes what has been used already. What is owed grows no further than what may be had at once. */
  charge(amount: number): void {
    this.#fill();
    this.#left = Math.max(this.#left - amount, -this.#rate.atOnce);
  }

  /**
   * What came in while the server could not listen is kept on top, since nobody could use it: the heap that is heard
   * afterwards may use it, and it melts again as fast as it came.
   */
  #fill(): void {
    const now = this.#clock.now();
    const deaf = this.#clock.deaf();
    const { perSecond, atOnce } = this.#rate;
    const passed = ((now - this.#at) / 1000) * perSecond;
    const unheard = Math.min(passed, ((deaf - this.#deaf) / 1000) * perSecond);
    const onTop = Math.min(unheard, LONGEST_DEAF * perSecond);
    const most = Math.max(atOnce, this.#left - (passed - unheard)) + onTop;
    this.#left = Math.min(most, this.#left + passed);
    this.#at = now;
    this.#deaf = deaf;
  }
}

/** A bucket for each key. Of millions of keys only the last ones are kept: who asks seldom has a full bucket anyway. */
export class Buckets {
  readonly #clock: Clock;
  readonly #rate: Rate;
  readonly #byKey: LRUCache<string, Bucket>;

  constructor(clock: Clock, rate: Rate, most = 20_000) {
    this.#clock = clock;
    this.#rate = rate;
    this.#byKey = new LRUCache({ max: most });
  }

  get size(): number {
    return this.#byKey.size;
  }

  /** As `Bucket.take`, from the bucket of `key`. */
  take(key: string, amount = 1): number {
    let bucket = this.#byKey.get(key);
    if (bucket === undefined) {
      bucket = new Bucket(this.#clock, this.#rate);
      this.#byKey.set(key, bucket);
    }
    return bucket.take(amount);
  }
}
