/** Passwords are kept as scrypt makes them, with a salt of their own; the numbers it was told stand beside each. */
import { type BinaryLike, scrypt, timingSafeEqual } from 'node:crypto';
import type { RandomBytes } from '../match/new-match.ts';
import { TryAgainError } from '../rooms/try-again.ts';

export interface Cost {
  /** Binary logarithm of the cost in time and memory. */
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}
/** 32 MB and some 0.2 s of a core; of the settings that OWASP holds to be equal the one with the least memory but two. */
export const COST: Cost = { ln: 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** Threads of Node's pool that may be busy with this; files and names of hosts need the others. */
const AT_ONCE = 2;
/** More than these would wait longer than a page does. */
const MOST_WAITING = 40;

const STORED = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9_-]+)\$([A-Za-z0-9_-]+)$/;

export class Passwords {
  readonly #random: RandomBytes;
  readonly #cost: Cost;
  #busy = 0;
  readonly #waiting: (() => void)[] = [];
  /** Of no account: what is compared with when there is none, so that it takes as long. */
  readonly #nobodys: string;

  constructor(random: RandomBytes, cost: Cost = COST) {
    this.#random = random;
    this.#cost = cost;
    this.#nobodys = makeStored(cost, random(SALT_BYTES), random(KEY_BYTES));
  }

  /** Throws a `TryAgainError` when too many others wait. */
  async hash(password: string): Promise<string> {
    const salt = this.#random(SALT_BYTES);
    return makeStored(this.#cost, salt, await this.#derive(password, salt, this.#cost));
  }

  /** `undefined` is the password of an account that is not there; finding that out takes as long as anything else. */
  async matches(password: string, stored: string | undefined): Promise<boolean> {
    const [, ln, r, p, salt = '', key = ''] = STORED.exec(stored ?? this.#nobodys) ?? [];
    if (ln === undefined) throw new Error('a password is not kept as it should be');
    const wanted = Buffer.from(key, 'base64url');
    const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
    const made = await this.#derive(password, Buffer.from(salt, 'base64url'), cost);
    return made.length === wanted.length && timingSafeEqual(made, wanted) && stored !== undefined;
  }

  async #derive(password: BinaryLike, salt: Uint8Array, { ln, r, p }: Cost): Promise<Buffer> {
    if (this.#busy >= AT_ONCE) {
      if (this.#waiting.length >= MOST_WAITING) throw new TryAgainError();
      await new Promise<void>((go) => this.#waiting.push(go));
    } else this.#busy++;
    try {
      return await new Promise((resolve, reject) => {
        const options = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r };
        scrypt(password, salt, KEY_BYTES, options, (error, made) => (error === null ? resolve(made) : reject(error)));
      });
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#busy--;
      else next();
    }
  }
}

function makeStored({ ln, r, p }: Cost, salt: Uint8Array, key: Uint8Array): string {
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
  return `$scrypt$ln=${ln},r=${r},p=${p}$${text(salt)}$${text(key)}`;
}
