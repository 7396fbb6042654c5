/**
 * When the clock of a player stands although they must decide, in a match over weeks: at night, and while they are away.
 * Plain JSON, milliseconds since 1970 by a server's clock.
 */
import { z } from 'zod';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Every day from `from` to `to`, in minutes of the day in UTC; past midnight where `to` is the smaller one. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

export interface Rest {
  readonly quiet: QuietHours | null;
  /** When the quiet hours were last set, or `null`. */
  readonly quietSince: number | null;
  /** Milliseconds that one may still be away. */
  readonly vacation: number;
  readonly away: boolean;
}

const minuteSchema = z
  .number()
  .int()
  .min(0)
  .max(24 * 60 - 1);
/** What a player does about their own clock in a match over weeks. Quiet hours that end as they begin are none. */
export const restActSchema = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('leave') }),
  z.strictObject({ act: z.literal('return') }),
  z.strictObject({ act: z.literal('quiet'), from: minuteSchema, to: minuteSchema }),
]);
export type RestAct = z.infer<typeof restActSchema>;

/** Minutes: an evening and a night; who sleeps longer takes a day off. */
export const LONGEST_QUIET = 12 * 60;
/** Milliseconds before quiet hours can be set anew, so that they do not follow a clock that runs out. */
export const QUIET_FOR = 7 * DAY;

export function quietMinutes({ from, to }: QuietHours): number {
  return (to - from + 24 * 60) % (24 * 60);
}

/** Whether `at` lies in the quiet hours. */
export function isQuiet(quiet: QuietHours | null, at: number): boolean {
  return quiet !== null && quietMinutes(quiet) > 0 && nextQuiet(quiet, at) <= at;
}

/** Milliseconds between `from` and `to` that count against who rests like that. */
export function counted(rest: Rest, from: number, to: number): number {
  const awake = backFrom(rest, from);
  if (to <= awake) return 0;
  return to - awake - quietBetween(rest.quiet, awake, to);
}

/** The moment from `from` on at which `amount` milliseconds have been counted; with none left that is now. */
export function whenCounted(rest: Rest, from: number, amount: number): number {
  if (amount <= 0) return from;
  let [at, left] = [backFrom(rest, from), amount];
  const { quiet } = rest;
  if (quiet === null || quietMinutes(quiet) === 0) return at + left;
  for (;;) {
    const begins = nextQuiet(quiet, at);
    const free = Math.max(0, begins - at);
    if (left <= free) return at + left;
    left -= free;
    at = begins + quietMinutes(quiet) * MINUTE;
  }
}

/** What is left of the vacation at `to` of who had it at `from`. */
export function restAfter(rest: Rest, from: number, to: number): Rest {
  if (!rest.away) return rest;
  return { ...rest, vacation: Math.max(0, rest.vacation - Math.max(0, to - from)) };
}

/** Who comes back has used up the day that has begun: so nobody leaves and comes back without end. */
export function backAgain(rest: Rest): Rest {
  return { ...rest, away: false, vacation: Math.max(0, Math.ceil(rest.vacation / DAY) - 1) * DAY };
}

/** Vacation that is used up keeps no clock from running. */
function backFrom({ away, vacation }: Rest, from: number): number {
  return away ? from + vacation : from;
}

/** The beginning of the quiet hours that `at` lies in, or else of the next ones. */
function nextQuiet(quiet: QuietHours, at: number): number {
  const today = Math.floor(at / DAY) * DAY + quiet.from * MINUTE;
  const length = quietMinutes(quiet) * MINUTE;
  return [today - DAY, today, today + DAY].find((begins) => begins + length > at) ?? today + DAY;
}

function quietBetween(quiet: QuietHours | null, from: number, to: number): number {
  if (quiet === null) return 0;
  const length = quietMinutes(quiet) * MINUTE;
  if (length === 0) return 0;
  let sum = 0;
  for (let begins = nextQuiet(quiet, from); begins < to; begins += DAY)
    sum += Math.min(to, begins + length) - Math.max(from, begins);
  return sum;
}
