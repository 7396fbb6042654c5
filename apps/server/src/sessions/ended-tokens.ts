/**
 * Tokens that were replaced or given up a short while ago. Whoever has opened a socket with one of them, has a place
 * reserved in a room, or may take up a dropped connection again, was let in then and must not be now.
 */
import { z } from 'zod';

export const tokensEndedSchema = z.object({
  /** Of the device whose tokens they were. */
  device: z.string(),
  /** Those of an earlier generation are no more. */
  generation: z.number().int(),
});
export type TokensEnded = z.infer<typeof tokensEndedSchema>;

/** Longer than any dropped connection may be taken up again, and any place in a room is reserved. */
const REMEMBERED = 2 * 3_600_000;

export class EndedTokens {
  readonly #now: () => number;
  readonly #ended = new Map<string, { readonly generation: number; readonly at: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  note({ device, generation }: TokensEnded): void {
    const now = this.#now();
    // The oldest come first.
    for (const [id, { at }] of this.#ended) {
      if (now - at < REMEMBERED) break;
      this.#ended.delete(id);
    }
    this.#ended.delete(device);
    this.#ended.set(device, { generation, at: now });
  }

  /** Whether who was let in by a token of that generation has to go. */
  has(device: string, generation: number): boolean {
    const ended = this.#ended.get(device);
    return ended !== undefined && generation < ended.generation;
  }
}
