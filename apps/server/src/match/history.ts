/** What has happened in a match. The latest of it is in memory, the rest in pages in the database. */
import type { Viewer } from '@warbeacon/kernel';
import { type BeforePly, beforePlySchema, type PastReply } from '@warbeacon/protocol';
import type { AnyGame, GameEvent } from './game.ts';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { type HistoryPage, PAGE_PLIES } from '../storage/log-writer.ts';
import type { MatchStore } from '../storage/matches.ts';

/** One carried-out command, one taken back, or the end by resignation, with what happened. */
export interface Happening {
  readonly ply: number;
  readonly side: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly events: readonly GameEvent[];
  /** The side took its last command back. */
  readonly tookBack?: true | undefined;
}

/** What is kept of it besides: how each viewer was shown the match before it. No viewer gets what another was shown. */
export interface Kept extends Happening {
  readonly before: BeforePly;
}

/** As much of it as `viewer` may know. */
export function redact({ rules }: AnyGame, happening: Happening, viewer: Viewer<string>): Happening {
  const events: GameEvent[] = [];
  for (const event of happening.events) {
    const seen = rules.redact(event, viewer);
    if (seen !== null) events.push(seen);
  }
  const { ply, side, at, tookBack } = happening;
  return { ply, side, at, events, ...(tookBack === undefined ? {} : { tookBack }) };
}

/** Does what takes long when it is the turn of whoever asked, at whose cost. */
export type InTurn = <T>(work: () => T) => Promise<T>;
const AT_ONCE: InTurn = (work) => Promise.resolve(work());

/** Plies in one answer about the past. */
const PAST_PAGE = 400;

/** The first ply of the page on which `ply` stands. */
function pageOf(ply: number): number {
  return ply - ((ply - 1) % PAGE_PLIES);
}

/** Whole pages of all matches that were read last: a thousand spectators who come to one match read the same ones. */
export type PageCache = LRUCache<string, readonly Kept[]>;
/** Some hundred kilobytes each. */
const PAGES_KEPT = 100;

export function pageCache(): PageCache {
  return new LRUCache({ max: PAGES_KEPT });
}

export interface HistoryParts {
  readonly store: MatchStore;
  readonly pages: PageCache;
  readonly eventSchema: z.ZodType<GameEvent>;
}

export class History {
  readonly #matchId: string;
  readonly #store: MatchStore;
  readonly #cache: PageCache;
  readonly #pageSchema: z.ZodType<Kept[]>;
  /** Whole pages and what follows them; the first is of a page's first ply. */
  #recent: Kept[];
  /** The last ply of all. */
  #last: number;

  /** `recent`: everything from the beginning of a page on. */
  constructor({ store, pages, eventSchema }: HistoryParts, matchId: string, recent: readonly Kept[] = []) {
    this.#store = store;
    this.#cache = pages;
    this.#matchId = matchId;
    this.#pageSchema = pageSchemaOf(eventSchema);
    this.#recent = [...recent];
    this.#last = recent.at(-1)?.ply ?? 0;
  }

  /** Reads back from the database what a history needs in memory that was kept up to `ply`; nothing when it is not there. */
  static async read(parts: HistoryParts, matchId: string, ply: number): Promise<History | undefined> {
    const from = pageOf(ply);
    const [page] = await parts.store.history(matchId, from, 1);
    if (page?.fromPly !== from) return undefined;
    const { success, data } = pageSchemaOf(parts.eventSchema).safeParse(JSON.parse(page.body));
    if (!success || data.at(-1)?.ply !== ply) return undefined;
    return new History(parts, matchId, data);
  }

  /** Of those in memory, the ones after `ply`. */
  since(ply: number): readonly Kept[] {
    return this.#recent.filter((happening) => happening.ply > ply);
  }

  add(happenings: readonly Kept[]): void {
    this.#recent.push(...happenings);
    this.#last = this.#recent.at(-1)?.ply ?? this.#last;
  }

  /** The pages of all that is in memory and of `more`, to be kept. */
  pages(more: readonly Kept[] = []): HistoryPage[] {
    const pages: HistoryPage[] = [];
    const all = [...this.#recent, ...more];
    for (let i = 0; i < all.length; i += PAGE_PLIES) {
      const page = all.slice(i, i + PAGE_PLIES);
      pages.push({ fromPly: page[0]?.ply ?? 1, body: JSON.stringify(page) });
    }
    return pages;
  }

  /** Everything up to `ply` has been kept: of that, only the page that still grows stays in memory. */
  kept(ply: number): void {
    const from = pageOf(ply + 1);
    this.#recent = this.#recent.filter((happening) => happening.ply >= from);
  }

  /** At most `limit` after ply `after`, oldest first, and whether there are more. Throws when pages are not as written. */
  async after(
    after: number,
    limit: number,
    inTurn: InTurn = AT_ONCE,
  ): Promise<{ readonly entries: readonly Kept[]; readonly more: boolean }> {
    // While pages are read more may happen; it comes by itself.
    const recent = this.#recent;
    const last = this.#last;
    const to = Math.min(after + limit, last);
    const inMemoryFrom = recent[0]?.ply ?? last + 1;
    const read = await this.#read(after + 1, Math.min(to, inMemoryFrom - 1), inTurn);
    const entries = [...read, ...recent.filter(({ ply }) => ply > after && ply <= to)];
    return { entries, more: to < last };
  }

  /** How `viewer` was shown the match before the plies up to `last`, newest first; at most a page of them. */
  async past(viewer: Viewer<string>, last: number, inTurn: InTurn = AT_ONCE): Promise<PastReply> {
    const from = Math.max(0, last - PAST_PAGE);
    const { entries } = await this.after(from, last - from, inTurn);
    return {
      plies: entries.toReversed().map(({ ply, before: { common, own } }) => {
        const seen = viewer === 'spectator' ? undefined : own[viewer];
        return { ply, common, ...(seen === undefined ? {} : { own: seen }) };
      }),
    };
  }

  async #read(from: number, to: number, inTurn: InTurn): Promise<Kept[]> {
    const pages: (readonly Kept[])[] = [];
    if (from <= to)
      for (let first = pageOf(from); first <= to; first += PAGE_PLIES) pages.push(await this.#page(first, inTurn));
    return pages.flat().filter(({ ply }) => ply >= from && ply <= to);
  }

  async #page(first: number, inTurn: InTurn): Promise<readonly Kept[]> {
    const key = this.#keyOf(first);
    const known = this.#cache.get(key);
    if (known !== undefined) return known;
    const [stored] = await this.#store.history(this.#matchId, first, 1);
    if (stored?.fromPly !== first) return [];
    // Somebody whose turn came before may have read it meanwhile.
    return await inTurn(() => this.#cache.get(key) ?? this.#readPage(key, stored));
  }

  #readPage(key: string, { body }: HistoryPage): readonly Kept[] {
    const page = this.#pageSchema.parse(JSON.parse(body));
    // What is on a whole page will never change.
    if (page.length === PAGE_PLIES) this.#cache.set(key, page);
    return page;
  }

  #keyOf(fromPly: number): string {
    return `${this.#matchId} ${fromPly}`;
  }
}

/** One schema for all matches of a game: each would be compiled, and takes as much memory as a match's pieces do. */
const pageSchemas = new WeakMap<z.ZodType, z.ZodType<Kept[]>>();

function pageSchemaOf(eventSchema: z.ZodType<GameEvent>): z.ZodType<Kept[]> {
  const known = pageSchemas.get(eventSchema);
  if (known !== undefined) return known;
  const made = z.array(
    z.strictObject({
      ply: z.number().int(),
      side: z.string(),
      at: z.number().int(),
      events: z.array(eventSchema),
      tookBack: z.literal(true).optional(),
      before: beforePlySchema,
    }),
  );
  pageSchemas.set(eventSchema, made);
  return made;
}
