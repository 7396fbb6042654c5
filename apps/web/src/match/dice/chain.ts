/**
 * The dice chain of this browser in one match: a secret seed, and the hashes that lead from it to the anchor. Link after link goes
 * into the dice of the player's commands, from the anchor back to the seed, so that nobody can know one before it is shown.
 */
import { fromHex, pledgeOf, previousLink, toHex } from '@warbeacon/kernel';
import { z } from 'zod';

/** Links of a chain; no match needs as many. */
const LINKS = 10_000;
/** Links that are worked out before the page is given air. */
const AT_ONCE = 250;
/** So many links lie below one that is kept: from there they are quick to work out, and from the seed they are not. */
const NEAR = 256;
const SEED_BYTES = 32;

const hashSchema = z.string().regex(/^[0-9a-f]{64}$/);
const keptSchema = z.object({
  seed: hashSchema,
  links: z.number().int().min(1).max(LINKS),
  anchor: hashSchema,
  /** The last link that was shown. */
  shown: z.number().int().min(0),
  /** A link above those that come next. */
  near: z.object({ place: z.number().int().min(0), link: hashSchema }),
});
type Kept = z.infer<typeof keptSchema>;

const keyOf = (matchId: string, side: string): string => `warbeacon.dice.${matchId}.${side}`;

function keptAt(key: string): Kept | undefined {
  try {
    return keptSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

export class Chain {
  readonly #key: string;
  #kept: Kept;
  /** From the near one down, as far as it was needed. */
  #down: string[];

  private constructor(key: string, kept: Kept) {
    this.#key = key;
    this.#kept = kept;
    this.#down = [kept.near.link];
  }

  /** The one that this browser has kept for a seat, in this tab or another; `undefined` where it has none. */
  static kept(matchId: string, side: string): Chain | undefined {
    const key = keyOf(matchId, side);
    const kept = keptAt(key);
    return kept && new Chain(key, kept);
  }

  /** A new one, kept in place of any before. */
  static async begun(matchId: string, side: string): Promise<Chain> {
    const seed = toHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
    const near = await nearTo({ seed, links: LINKS }, 0);
    const anchor = toHex(hashedDown(fromHex(near.link), near.place));
    const chain = new Chain(keyOf(matchId, side), { seed, links: LINKS, anchor, shown: 0, near });
    chain.#keep();
    return chain;
  }

  get length(): number {
    return this.#kept.links;
  }

  get anchor(): string {
    return this.#kept.anchor;
  }

  pledge(matchId: string, side: string): string {
    return pledgeOf(matchId, side, this.anchor);
  }

  /** The number of the link that is `head`, where this chain has shown it. */
  placeOf(head: string): number | undefined {
    // Another tab may have shown more.
    const kept = keptAt(this.#key);
    if (kept?.anchor === this.anchor && kept.shown > this.#kept.shown) this.#take(kept);
    for (let k = this.#kept.shown; k >= 0; k--) if (this.#at(k) === head) return k;
    return undefined;
  }

  /** The `count` links after link `place`; fewer where the chain ends. They count as shown. */
  async after(place: number, count: number): Promise<readonly string[]> {
    const last = Math.min(place + count, this.length);
    if (last > this.#kept.near.place) this.#take({ ...this.#kept, near: await nearTo(this.#kept, last) });
    if (last > this.#kept.shown) {
      this.#kept = { ...this.#kept, shown: last };
      this.#keep();
    }
    return Array.from({ length: Math.max(0, last - place) }, (_, i) => this.#at(place + 1 + i));
  }

  #take(kept: Kept): void {
    if (kept.near.place !== this.#kept.near.place) this.#down = [kept.near.link];
    this.#kept = kept;
  }

  /** Link `k`, which lies below the near one. */
  #at(k: number): string {
    const steps = this.#kept.near.place - k;
    while (this.#down.length <= steps) this.#down.push(toHex(previousLink(fromHex(this.#down.at(-1) ?? ''))));
    return this.#down[steps] ?? '';
  }

  #keep(): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing begins another chain with the next visit.
    }
  }
}

function hashedDown(link: Uint8Array, steps: number): Uint8Array {
  let hashed = link;
  for (let i = 0; i < steps; i++) hashed = previousLink(hashed);
  return hashed;
}

/** A link some way above link `k`, from the seed. */
async function nearTo({ seed, links }: Pick<Kept, 'seed' | 'links'>, k: number): Promise<Kept['near']> {
  const place = Math.min(links, k + NEAR);
  let link = fromHex(seed);
  for (let left = links - place; left > 0; left -= AT_ONCE) {
    link = hashedDown(link, Math.min(left, AT_ONCE));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return { place, link: toHex(link) };
}
