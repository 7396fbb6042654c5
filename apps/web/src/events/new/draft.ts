/** An event that is being made: sensible values everywhere, and kept in the browser until it is sent. */
import { createEventSchema, type CreateEvent, termsSchema } from '@warbeacon/protocol/events';
import { type Format, type FormatKind, settingsSchema, type TieBreak, USUAL_POINTS } from '@warbeacon/tournament';
import { z } from 'zod';
import type { GameTitle } from '../../face/title.ts';
import { isZone, momentOf, nextSaturday, ownZone } from '../zone.ts';

const KEY = 'warbeacon.new-event';

export const draftSchema = z.object({
  title: z.string(),
  settings: settingsSchema,
  terms: termsSchema.extend({ code: z.string().nullable() }),
  /** The first round, as it is written: by the clocks of the event's zone. */
  starts: z.string(),
  /** Entrants that the organiser expects. */
  expected: z.number().int().min(2).max(4096),
});
export type Draft = z.output<typeof draftSchema>;

/** The usual order of tie-breaks, by what they can tell apart. */
export function usualTieBreaks(kind: FormatKind): TieBreak[] {
  switch (kind) {
    case 'swiss':
      return ['buchholz-cut-1', 'buchholz', 'sonneborn-berger', 'wins', 'seed'];
    case 'round-robin':
    case 'groups':
      return ['head-to-head', 'sonneborn-berger', 'wins', 'margin', 'seed'];
    case 'elimination':
    case 'double-elimination':
    case 'ladder':
      return ['seed'];
  }
}

export const USUAL_INACTIVE_DAYS = 60;

export function usualFormat(kind: FormatKind, expected: number): Format {
  switch (kind) {
    case 'swiss':
      return { kind, rounds: swissRounds(expected) };
    case 'round-robin':
      return { kind, cycles: 1 };
    case 'elimination':
      return { kind, thirdPlace: true };
    case 'double-elimination':
      return { kind };
    case 'groups':
      return { kind, groups: Math.max(2, Math.round(expected / 4)), cycles: 1, advance: 2, thirdPlace: true };
    case 'ladder':
      return { kind, reach: 3, answerDays: 7, playDays: 21, inactiveDays: USUAL_INACTIVE_DAYS };
  }
}

/** The format with what goes with it: a ladder has neither rounds nor an evening on which all are there; it is played over months. */
export function withFormat(draft: Draft, kind: FormatKind): Draft {
  const { settings, terms, expected } = draft;
  const chosen = { ...settings, format: usualFormat(kind, expected), tieBreaks: usualTieBreaks(kind) };
  const [was, is] = [settings.format.kind === 'ladder', kind === 'ladder'];
  if (was === is) return { ...draft, settings: chosen };
  return {
    ...draft,
    settings: { ...chosen, entry: { ...settings.entry, checkIn: !is } },
    terms: {
      ...terms,
      pace: is ? PACES.slow : PACES.live,
      clock: is ? CLOCKS.weeks : CLOCKS.evening,
      atDeadline: is ? 'clock' : 'adjudicate',
      runs: 'by-itself',
    },
  };
}

/** Rounds after which one alone can have won all, and one more where there are many. */
export const swissRounds = (entrants: number): number =>
  Math.max(3, Math.min(12, Math.ceil(Math.log2(Math.max(2, entrants))) + (entrants > 16 ? 1 : 0)));

export function freshDraft(game: string, now: number): Draft {
  const timeZone = ownZone();
  const starts = nextSaturday(now, timeZone);
  const expected = 8;
  return {
    title: '',
    starts,
    expected,
    settings: {
      format: usualFormat('swiss', expected),
      legs: 1,
      sides: 'balanced',
      points: USUAL_POINTS,
      tieBreaks: usualTieBreaks('swiss'),
      entry: {
        by: 'open',
        range: null,
        limit: null,
        waitingList: true,
        lateUntil: 0,
        lateScore: 0,
        checkIn: true,
      },
      marginCap: 50,
      weakerSide: null,
      ifLevel: 'decider',
    },
    terms: {
      description: '',
      game,
      options: {},
      clock: CLOCKS.evening,
      watching: { policy: 'delayed', minutes: 5 },
      rated: false,
      startsAt: momentOf(starts, timeZone) ?? now,
      timeZone,
      pace: PACES.live,
      runs: 'by-itself',
      atDeadline: 'adjudicate',
      callPauses: true,
      listed: true,
      code: null,
    },
  };
}

export const PACES = {
  live: { kind: 'live', checkIn: 30, noShow: 15, pause: 10 },
  slow: { kind: 'slow', days: 14, checkIn: 48 },
} as const;

export const CLOCKS = {
  short: { kind: 'live', bank: 600, increment: 10, reserve: 10 },
  evening: { kind: 'live', bank: 1800, increment: 30, reserve: 20 },
  long: { kind: 'live', bank: 7200, increment: 60, reserve: 60 },
  weeks: { kind: 'days', bank: 5, refill: 2, cap: 7, vacation: 7 },
  none: null,
} as const;
export type ClockName = keyof typeof CLOCKS;

export const clockName = ({ clock }: Draft['terms']): ClockName => {
  if (clock === null) return 'none';
  if (clock.kind === 'days') return 'weeks';
  return clock.bank <= CLOCKS.short.bank ? 'short' : clock.bank <= CLOCKS.evening.bank ? 'evening' : 'long';
};

export type DraftFault = 'name' | 'past' | 'code' | 'range' | 'groups';

/** What keeps it from being sent; empty when nothing does. */
export function faultsOf({ title, settings, terms, starts, expected }: Draft, now: number): readonly DraftFault[] {
  const { by, range } = settings.entry;
  const { format } = settings;
  return [
    ...(title.trim().length < 3 ? ['name' as const] : []),
    ...((momentOf(starts, terms.timeZone) ?? 0) <= now ? ['past' as const] : []),
    ...(by === 'code' && (terms.code ?? '').trim().length < 4 ? ['code' as const] : []),
    ...(by === 'rating' && (range === null || range.from >= range.to) ? ['range' as const] : []),
    ...(format.kind === 'groups' && format.groups * 2 > expected ? ['groups' as const] : []),
  ];
}

/** The draft, without what its game has nothing for. */
export function fitting(draft: Draft, title: Pick<GameTitle, 'margin' | 'handicap'> | undefined): Draft {
  const { tieBreaks, sides } = draft.settings;
  // Of a game that is not known yet nobody can tell.
  const noMargin = title !== undefined && title.margin === undefined && tieBreaks.includes('margin');
  const noBids = title !== undefined && title.handicap === undefined && sides === 'bids';
  if (!noMargin && !noBids) return draft;
  return {
    ...draft,
    settings: {
      ...draft.settings,
      tieBreaks: noMargin ? tieBreaks.filter((one) => one !== 'margin') : tieBreaks,
      sides: noBids ? 'balanced' : sides,
    },
  };
}

export const createOf = ({ title, settings, terms, starts }: Draft): CreateEvent =>
  createEventSchema.parse({
    title: title.trim(),
    settings,
    terms: {
      ...terms,
      startsAt: momentOf(starts, terms.timeZone) ?? terms.startsAt,
      code: settings.entry.by === 'code' ? terms.code : null,
    },
  });

export function keptDraft(): Draft | null {
  try {
    const parsed = draftSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return parsed.success && isZone(parsed.data.terms.timeZone) ? parsed.data : null;
  } catch {
    return null;
  }
}

export function keepDraft(draft: Draft | null): void {
  try {
    if (draft === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // It stays on the page as long as that is open.
  }
}

/** Minutes that a round takes when both sides use what their clocks give; `null` without a clock, or over days. */
export function roundMinutes({ clock, pace }: Draft['terms'], legs: number): number | null {
  if (clock === null || clock.kind === 'days' || pace.kind === 'slow') return null;
  // A game has some thirty steps of each side that add to its clock.
  return ((2 * clock.bank + 60 * clock.increment) / 60) * legs;
}
