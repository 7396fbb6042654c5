/** The part of the own seat in the dice; what it does is fetched when there is a seat. */
import type { Part } from '../dice/part.ts';
import { LineDown, RequestRefused } from './link.ts';
import type { Whole } from './store.ts';

/** The links that go with commands. */
export interface Links {
  /** One for each of `count` commands, or none; `anew` after the last ones were not the right ones. */
  next(count: number, anew: boolean): Promise<readonly string[]>;
  /** So many are behind; `null` where nobody knows. */
  settled(used: number | null): void;
}

/** Of whoever has no part in the dice. */
export const NO_LINKS: Links = { next: async () => [], settled: () => undefined };

export function makeDice({ get, request }: Whole) {
  /** Two at one screen have one each. */
  const parts = new Map<string, Promise<Part>>();
  /** Of whoever has no seat, or cannot fetch what is wanted, the server says the rest. */
  const own = async (): Promise<Part | null> => {
    const { side } = get();
    if (side === null) return null;
    const part = parts.get(side) ?? import('../dice/part.ts').then((it) => new it.Part(side, request));
    parts.set(side, part);
    try {
      return await part;
    } catch {
      parts.delete(side);
      return null;
    }
  };
  const links: Links = {
    async next(count, anew) {
      try {
        return (await (await own())?.links(count, anew)) ?? [];
      } catch (cause) {
        if (cause instanceof LineDown || cause instanceof RequestRefused) throw cause;
        // No answer came: the order goes without, and whatever is wrong with the line shows by that.
        return [];
      }
    },
    settled: (used) => void own().then((part) => part?.settled(used)),
  };
  return {
    links,
    async came(): Promise<void> {
      await (await own())?.come();
    },
    heard: (type: string, message: unknown) => void own().then((part) => part?.heard(type, message)),
  };
}
