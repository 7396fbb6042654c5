/**
 * What people say to each other beside a match. The players have a table of their own, and so have those who look on: what
 * is said in the gallery the players hear when the match is over, and what is said at the table nobody else ever does.
 */
import { z } from 'zod';

export const TALK_PLACES = ['table', 'gallery'] as const;
export type TalkPlace = (typeof TALK_PLACES)[number];

/** Whole sentences that can be said by one press, and that also those hear who have muted somebody's own words. */
export const PRESETS = ['hello', 'luck', 'thinking', 'back', 'nice', 'sorry', 'thanks', 'game'] as const;
export type Preset = (typeof PRESETS)[number];

/** Characters as a reader counts them. */
export const MOST_WORDS = 280;
/** Sayings in one answer. */
export const TALK_PAGE = 50;

/** Controls, line ends among them, and what turns the direction of the text around it. */
const UNSEEN = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff]/gu;

export const wordsSchema = z
  .string()
  // In UTF-16 units, before anything is done with it.
  .max(4 * MOST_WORDS, `at most ${MOST_WORDS} characters`)
  .transform((words) => words.normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/gu, ' ').trim())
  .pipe(
    z
      .string()
      .min(1, 'something to say')
      .refine((words) => [...words].length <= MOST_WORDS, `at most ${MOST_WORDS} characters`),
  );

/** Request `say`: `sayId` is the client's own, new for each saying: a repeat says nothing twice. */
export const sayRequestSchema = z.union([
  z.strictObject({ sayId: z.string().min(8).max(64), words: wordsSchema }),
  z.strictObject({ sayId: z.string().min(8).max(64), preset: z.enum(PRESETS) }),
]);

/** Message `said`, and member of the answer to `talk`. */
export const saidSchema = z.strictObject({
  /** Counted from 1 in each place of each match. */
  seq: z.number().int().min(1),
  /** Server time, milliseconds since 1970. */
  at: z.number().int(),
  /** Of who had a seat; `null` in the gallery. */
  side: z.string().nullable(),
  name: z.string(),
  preset: z.enum(PRESETS).optional(),
  words: z.string().optional(),
  /** The viewer has muted who said this, so that its words are not sent. */
  muted: z.literal(true).optional(),
});
export type Said = z.infer<typeof saidSchema>;

/** Request `talk`: the last sayings before `before`, oldest first. `place`: the own one, or when the match is over either. */
export const talkRequestSchema = z.strictObject({
  place: z.enum(TALK_PLACES).optional(),
  before: z.number().int().min(1).optional(),
});
export const talkReplySchema = z.strictObject({ said: z.array(saidSchema).max(TALK_PAGE), more: z.boolean() });

/** Request `mute`: who said that is not heard any more, or again; their presets always are. Kept with one's own session. */
export const muteRequestSchema = z.strictObject({ seq: z.number().int().min(1), muted: z.boolean() });

/** Characters of one's private notes on a match. */
export const MOST_NOTES = 4000;
/** Request `notes`: with `notes` keeps them, without reads them; nobody else ever does. */
export const notesRequestSchema = z.strictObject({ notes: z.string().max(MOST_NOTES).optional() });
export const notesReplySchema = z.strictObject({ notes: z.string() });
