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
  })
  .refine(({ bank, cap }) => bank <= cap, { path: ['cap'], message: 'no less than the bank' });

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
}

export function termsOf(setting: ClockSetting): Terms {
  if (setting.kind === 'days') {
    const day = DAY * 1000;
    const { bank, refill, cap, vacation = 0 } = setting;
    return {
      bank: bank * day,
      added: refill * day,
      addedPer: 'turn',
      cap: cap * day,
      reserve: 0,
      vacation: vacation * day,
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
  };
}
