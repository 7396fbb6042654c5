/** Set-ups of one's own, kept in this browser: they hold which counters are dummies, and so go nowhere else. */
import { z } from 'zod';

/** Letters of a name, and how many are kept of a side of a game. */
export const LONGEST_NAME = 40;
export const MOST_KEPT = 12;

const idSchema = z.string().min(1).max(40);
const keptSchema = z.strictObject({
  name: z.string().trim().min(1).max(LONGEST_NAME),
  /** Where each piece and each engine stands. */
  pieces: z.record(idSchema, idSchema).refine((pieces) => Object.keys(pieces).length <= 200),
  /** Counters that lie face down. */
  counters: z.array(z.strictObject({ hex: idSchema, dummy: z.boolean() })).max(50),
});
export type KeptSetUp = z.infer<typeof keptSchema>;

const keyOf = (game: string, side: string): string => `warbeacon.set-ups.${game}.${side}`;

/** Those that can be read; of what is broken the rest. */
export function readKept(game: string, side: string): readonly KeptSetUp[] {
  try {
    const list = z.array(z.unknown()).parse(JSON.parse(localStorage.getItem(keyOf(game, side)) ?? '[]'));
    return list
      .flatMap((each) => {
        const { success, data } = keptSchema.safeParse(each);
        return success ? [data] : [];
      })
      .slice(0, MOST_KEPT);
  } catch {
    return [];
  }
}

/** Whether they could be kept: a browser may have no room for them, or keep nothing at all. */
export function writeKept(game: string, side: string, kept: readonly KeptSetUp[]): boolean {
  try {
    const list = z.array(keptSchema).max(MOST_KEPT).parse(kept);
    if (list.length === 0) localStorage.removeItem(keyOf(game, side));
    else localStorage.setItem(keyOf(game, side), JSON.stringify(list));
    return true;
  } catch {
    return false;
  }
}
