/** What a seat and the server say to each other about the dice chain of the seat's browser. */
import { z } from 'zod';

const hashSchema = z.string().regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits');
const bytesSchema = z.string().regex(/^([0-9a-f]{64})?$/, '64 hexadecimal digits');
const countSchema = z.number().int().min(0);

/** Request `pledge`: binds the seat to the anchor that it shows next. Answered as a command is. */
export const pledgeRequestSchema = z.strictObject({ pledge: hashSchema });

/** Links in a chain; longer ones than any match needs are not kept count of. */
const MOST_LINKS = 20_000;
/** Request `anchor`: shows the anchor, and begins the chain. Answered as a command is. */
export const anchorRequestSchema = z.strictObject({
  anchor: hashSchema,
  links: z.number().int().min(100).max(MOST_LINKS),
});

/** Request `chains`: how the chains of the match stand. The message `chains` tells the same when that has changed. */
export const chainsRequestSchema = z.strictObject({});
export const chainsMessageSchema = z.strictObject({
  /** `null` where the players have no part in the dice. */
  terms: z.enum(['shared', 'strict']).nullable(),
  matchId: z.string(),
  own: z.strictObject({
    pledge: bytesSchema,
    anchor: bytesSchema,
    /** The link that was revealed last, or the anchor. */
    head: bytesSchema,
    links: countSchema,
    used: countSchema,
  }),
  other: z.strictObject({ pledge: bytesSchema, anchor: bytesSchema }),
});
export type ChainsMessage = z.infer<typeof chainsMessageSchema>;

const MOST_ASKED = 32;
/** Message `linksAsked`, in a strict match: the other side is about to act, and `count` links of this seat's go into its dice. */
export const linksAskedSchema = z.strictObject({
  ask: countSchema,
  count: z.number().int().min(1).max(MOST_ASKED),
  /** The link that was revealed last. */
  head: hashSchema,
});

/** Request `links`: the answer to it. */
export const linksRequestSchema = z.strictObject({
  ask: countSchema,
  links: z.array(hashSchema).min(1).max(MOST_ASKED),
});
export const linksReplySchema = z.strictObject({ taken: z.boolean() });
