/** What two players agree on about time. */
import { z } from 'zod';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds: at a table, in one sitting. */
const liveSchema = z.strictObject({
  kind: z.literal('live'),
  bank: z
    .number()
    .int()
    .min(30)
    .max(12 * HOUR),
  /** Added at the beginning of each own step of the sequence of play. */
  increment: z
    .number()
    .int()
    .min(0)
    .max(10 * MINUTE),
  /** For each question that comes in somebody else's step, before the bank is touched. */
  reserve: z
    .number()
    .int()
    .min(0)
    .max(10 * MINUTE),
});

/** `choose`, where it is left out. */
export const WHEN_OVER = ['choose', 'claim-after'] as const;
/** Hours: thirty days. */
const MOST_GRACE = 30 * 24;

/** Days: over weeks. */
const daysSchema = z
  .strictObject({
    kind: z.literal('days'),
    bank: z.number().int().min(1).max(60),
    /** Added at the first own decision of each turn of the game, up to `cap`. */
    refill: z.number().int().min(0).max(14),
    cap: z.number().int().min(1).max(60),
    /** Days that each player may be away in the whole match; none where it is left out. */
    vacation: z.number().int().min(0).max(60).optional(),
    /** What becomes of it when the time of a side is over: the other one chooses, or wins when `grace` has passed too. */
    whenOver: z.enum(WHEN_OVER).optional(),
    /** Hours. */
    grace: z.number().int().min(0).max(MOST_GRACE).optional(),
  })
  .refine(({ bank, cap }) => bank <= cap, { path: ['cap'], message: 'no less than the bank' })
  .refine(({ whenOver, grace }) => (whenOver === 'claim-after') === (grace !== undefined), {
    path: ['grace'],
    message: 'goes with claim-after, and with nothing else',
  });

export const clockSettingSchema = z.union([liveSchema, daysSchema]);
export type ClockSetting = z.infer<typeof clockSettingSchema>;

/** The same in milliseconds, whatever the pace. */
export interface Terms {
  readonly bank: number;
  readonly added: number;
  readonly addedPer: 'phase' | 'turn';
  readonly cap: number;
  readonly reserve: number;
  /** What each side has for being away. */
  readonly vacation: number;
  /** After the end of a side's time, before the server claims the win for the other one; `null` where it never does. */
  readonly grace: number | null;
}

export function termsOf(setting: ClockSetting): Terms {
  if (setting.kind === 'days') {
    const day = DAY * 1000;
    const { bank, refill, cap, vacation = 0, grace } = setting;
    return {
      bank: bank * day,
      added: refill * day,
      addedPer: 'turn',
      cap: cap * day,
      reserve: 0,
      vacation: vacation * day,
      grace: grace === undefined ? null : grace * HOUR * 1000,
    };
  }
  const { bank, increment, reserve } = setting;
  return {
    bank: bank * 1000,
    added: increment * 1000,
    addedPer: 'phase',
    cap: Number.MAX_SAFE_INTEGER,
    reserve: reserve * 1000,
    vacation: 0,
    grace: null,
  };
}
