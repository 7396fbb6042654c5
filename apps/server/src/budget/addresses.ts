/**
 * What one network address may cost: the only place that counts it, for sockets and for plain HTTP alike. Of addresses
 * that have nothing open only the last ones are remembered, however many there are.
 */
import type { Config } from '../config.ts';
import { Bucket, type Rate } from './bucket.ts';
import type { Clock } from './server-clock.ts';

/** Addresses remembered that have nothing open. */
const REMEMBERED = 10_000;
/**
 * Of the sockets that an address may have open, how many may be new each second, and at once: people whose lines come and
 * go, each with two pages and several tries.
 */
const NEW_SOCKETS = 0.05;
const NEW_SOCKETS_AT_ONCE = 2;
/** Bytes of a request; most take a tenth of it. */
const BYTES_OF_REQUEST = 1024;
/** Seconds' worth of them at once, and messages of the largest size where that was raised. */
const BYTES_AT_ONCE = 16;
const LARGEST_AT_ONCE = 32;
/** Seconds' worth of requests and of work that an address may use at once: everybody behind it begins to plan. */
const AT_ONCE = 4;
/** Seconds' worth of HTTP requests: everybody behind it loads the page, with all its files, at the same moment. */
const HTTP_AT_ONCE = 30;
/** Of the plain connections that an address may have open, the share that may be new each second. */
const NEW_CONNECTIONS = 0.25;
/** Addresses looked at in search of one that can be forgotten. */
const LOOKS = 20;
/** Milliseconds for which the sum of what waits in all sockets is taken to be still so. */
const SUM_HOLDS = 200;

/** A socket, as far as it is looked at from outside. */
export interface OpenSocket {
  /** Bytes that wait until the other end takes them. */
  unread(): number;
}

/** Bytes for so many requests a second. */
export function bytesFor(requests: number, { LIMIT_MESSAGE_BYTES }: Config): Rate {
  const perSecond = requests * BYTES_OF_REQUEST;
  return { perSecond, atOnce: Math.max(perSecond * BYTES_AT_ONCE, LARGEST_AT_ONCE * LIMIT_MESSAGE_BYTES) };
}

export class Address {
  /** What `clientAddress` says. */
  readonly key: string;
  /** Requests over sockets. */
  readonly requests: Bucket;
  /** Milliseconds of the server's thread. */
  readonly work: Bucket;
  readonly bytes: Bucket;
  readonly upgrades: Bucket;
  /** Requests over HTTP, files included. */
  readonly http: Bucket;
  /** New plain connections. */
  readonly arrivals: Bucket;
  readonly sockets = new Set<OpenSocket>();
  /** Plain connections that are open. */
  connections = 0;
  /** Requests over sockets that are still to be answered. */
  waiting = 0;

  constructor(key: string, clock: Clock, config: Config) {
    this.key = key;
    const times = (perSecond: number, seconds: number): Rate => ({ perSecond, atOnce: perSecond * seconds });
    this.requests = new Bucket(clock, times(config.LIMIT_MESSAGES_PER_SECOND_PER_ADDRESS, AT_ONCE));
    this.work = new Bucket(clock, times(config.LIMIT_WORK_PER_ADDRESS, AT_ONCE));
    this.bytes = new Bucket(clock, bytesFor(config.LIMIT_MESSAGES_PER_SECOND_PER_ADDRESS, config));
    const sockets = config.LIMIT_CONNECTIONS_PER_ADDRESS;
    this.upgrades = new Bucket(clock, {
      perSecond: sockets * NEW_SOCKETS,
      atOnce: sockets * NEW_SOCKETS_AT_ONCE,
    });
    this.http = new Bucket(clock, times(config.LIMIT_HTTP_PER_SECOND, HTTP_AT_ONCE));
    const most = config.LIMIT_HTTP_CONNECTIONS_PER_ADDRESS;
    this.arrivals = new Bucket(clock, { perSecond: most * NEW_CONNECTIONS, atOnce: 2 * most });
  }

  get inUse(): boolean {
    return this.sockets.size > 0 || this.connections > 0;
  }

  unread(): number {
    return sumOf(this.sockets);
  }
}

export class Addresses {
  readonly clock: Clock;
  readonly config: Config;
  readonly #most: number;
  readonly #byKey = new Map<string, Address>();
  readonly #sockets = new Set<OpenSocket>();
  #sum = 0;
  #summedAt = -Infinity;

  constructor(clock: Clock, config: Config, most = REMEMBERED) {
    this.clock = clock;
    this.config = config;
    this.#most = most;
  }

  get size(): number {
    return this.#byKey.size;
  }
  get openSockets(): number {
    return this.#sockets.size;
  }

  /** By what `clientAddress` says. */
  of(key: string): Address {
    const address = this.#byKey.get(key) ?? new Address(key, this.clock, this.config);
    // Last in the map is who was there last.
    this.#byKey.delete(key);
    this.#byKey.set(key, address);
    if (this.#byKey.size > this.#most) this.#forgetOne();
    return address;
  }

  /** Returns what to call when the socket is closed. */
  opened(address: Address, socket: OpenSocket): () => void {
    address.sockets.add(socket);
    this.#sockets.add(socket);
    return () => {
      address.sockets.delete(socket);
      this.#sockets.delete(socket);
    };
  }

  /** Bytes that wait in all sockets, as of a moment ago. */
  unread(): number {
    const now = this.clock.now();
    if (now - this.#summedAt >= SUM_HOLDS) {
      this.#sum = sumOf(this.#sockets);
      this.#summedAt = now;
    }
    return this.#sum;
  }

  /**
   * The one that was there longest ago. Those with something open stay, and move up so as not to be looked at each time;
   * limits of their own keep them few.
   */
  #forgetOne(): void {
    let looks = LOOKS;
    for (const [key, address] of this.#byKey) {
      this.#byKey.delete(key);
      if (!address.inUse) return;
      this.#byKey.set(key, address);
      if (--looks === 0) return;
    }
  }
}

function sumOf(sockets: ReadonlySet<OpenSocket>): number {
  let sum = 0;
  for (const socket of sockets) sum += socket.unread();
  return sum;
}
