/** What one socket may cost, and its address with it. Says no before something is done, or counts what it has cost. */
import type { Config } from '../config.ts';
import { type ServerRefusal, serverRefusal } from '../refusals.ts';
import { type Address, type Addresses, bytesFor } from './addresses.ts';
import { Bucket, type Rate } from './bucket.ts';

/** What a request costs beyond what is measured while it is begun. */
export interface Price {
  /** Milliseconds of the server's thread: saving, showing it to everybody, writing the answer. */
  readonly work: number;
  /** Requests of this kind in a second, where they have a limit of their own; five seconds' worth at once. */
  readonly perSecond?: number;
}

const KIND_AT_ONCE = 5;
/** A socket's part of the work that its address may cause. */
const SHARE_OF_WORK = 0.5;
const WORK_AT_ONCE = 4;
/** Requests begun and not yet answered. A heap that was sent while the server could not listen is begun all at once. */
const MOST_WAITING = 256;
const MOST_WAITING_OF_ADDRESS = 2048;
/** What an address, and everybody together, may leave unread before each socket may leave only a little. */
const UNREAD_OF_ADDRESS = 8 * 1024 * 1024;
const UNREAD_OF_ALL = 128 * 1024 * 1024;
const A_LITTLE = 64 * 1024;
/** Frames that are answered, if at all, by an error: so many at once, and so many seconds for one more. */
const BAD_FRAMES = 20;
const SECONDS_FOR_ONE_MORE = 3;
const FEW_BAD_FRAMES = { perSecond: 1 / SECONDS_FOR_ONE_MORE, atOnce: BAD_FRAMES };
/** Pings and pongs: the server's own pings want one in eight seconds. */
const HEARTBEATS = { perSecond: 5, atOnce: 50 };

interface Rates {
  readonly requests: Rate;
  readonly patience: Rate;
  readonly work: Rate;
  readonly bytes: Rate;
}
/** The same for all sockets of a server. */
const known = new WeakMap<Config, Rates>();

function ratesOf(config: Config): Rates {
  const found = known.get(config);
  if (found !== undefined) return found;
  const often = config.LIMIT_MESSAGES_PER_SECOND;
  const work = config.LIMIT_WORK_PER_ADDRESS * SHARE_OF_WORK;
  const rates: Rates = {
    requests: { perSecond: often, atOnce: often },
    patience: { perSecond: often / 4, atOnce: often },
    work: { perSecond: work, atOnce: work * WORK_AT_ONCE },
    bytes: bytesFor(often, config),
  };
  known.set(config, rates);
  return rates;
}

export class SocketBudget {
  readonly #addresses: Addresses;
  readonly #address: Address;
  readonly #requests: Bucket;
  readonly #patience: Bucket;
  readonly #work: Bucket;
  readonly #bytes: Bucket;
  readonly #badFrames: Bucket;
  readonly #heartbeats: Bucket;
  readonly #kinds = new Map<string, Bucket>();
  #waiting = 0;

  constructor(addresses: Addresses, address: Address) {
    const { clock, config } = addresses;
    const rates = ratesOf(config);
    this.#addresses = addresses;
    this.#address = address;
    this.#requests = new Bucket(clock, rates.requests);
    this.#patience = new Bucket(clock, rates.patience);
    this.#work = new Bucket(clock, rates.work);
    this.#bytes = new Bucket(clock, rates.bytes);
    this.#badFrames = new Bucket(clock, FEW_BAD_FRAMES);
    this.#heartbeats = new Bucket(clock, HEARTBEATS);
  }

  /** Whether these bytes may come in. */
  takesBytes(count: number): boolean {
    return this.#bytes.take(count) === 0 && this.#address.bytes.take(count) === 0;
  }
  takesHeartbeat(): boolean {
    return this.#heartbeats.take() === 0;
  }
  takesBadFrame(): boolean {
    return this.#badFrames.take() === 0;
  }
  /** Whether one more request may be refused, or the socket has been told often enough. */
  takesRefusal(): boolean {
    return this.#patience.take() === 0;
  }

  /** Why a request may not be begun now, or `undefined`, when it is counted. */
  begin(kind: string, price: Price): ServerRefusal | undefined {
    const mine = this.#requests.take() || this.#ofKind(kind, price) || this.#work.wait(0);
    if (mine > 0) return tooMany('That was too often', mine);
    const ours = this.#address.requests.take() || this.#address.work.wait(0);
    if (ours > 0) return tooMany('There are too many requests from your address', ours);
    if (this.#waiting >= MOST_WAITING || this.#address.waiting >= MOST_WAITING_OF_ADDRESS)
      return tooMany('Earlier requests are still to be answered', 1000);
    this.#waiting++;
    this.#address.waiting++;
    this.worked(price.work);
    return undefined;
  }

  /** Milliseconds of the server's thread that the socket has caused. */
  worked(milliseconds: number): void {
    this.#work.charge(milliseconds);
    this.#address.work.charge(milliseconds);
  }

  /** A request that was begun has been answered; with a number, so many never will be. */
  answered(count = 1): void {
    const done = Math.min(count, this.#waiting);
    this.#waiting -= done;
    this.#address.waiting -= done;
  }

  /** Whether so many bytes may wait for the other end to take them. */
  mayLeaveUnread(bytes: number): boolean {
    if (bytes <= A_LITTLE) return true;
    if (bytes > this.#addresses.config.LIMIT_UNREAD_BYTES) return false;
    return this.#address.unread() <= UNREAD_OF_ADDRESS && this.#addresses.unread() <= UNREAD_OF_ALL;
  }

  /** The socket is closed. */
  end(): void {
    this.answered(this.#waiting);
  }

  #ofKind(kind: string, { perSecond }: Price): number {
    if (perSecond === undefined) return 0;
    let bucket = this.#kinds.get(kind);
    if (bucket === undefined) {
      bucket = new Bucket(this.#addresses.clock, { perSecond, atOnce: perSecond * KIND_AT_ONCE });
      this.#kinds.set(kind, bucket);
    }
    return bucket.take();
  }
}

function tooMany(what: string, wait: number): ServerRefusal {
  const seconds = Math.max(1, Math.ceil(wait / 1000));
  return serverRefusal(
    'too-many-requests',
    `${what}. Please try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
  );
}
