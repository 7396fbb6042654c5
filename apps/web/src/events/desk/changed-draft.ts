/** An event that is being changed: what was typed, over how it stands by now, whoever has changed it meanwhile. */
import type { CreateEvent, EventView, FixedParts } from '@warbeacon/protocol/events';
import { z } from 'zod';
import { createOf, type Draft, draftSchema } from '../new/draft.ts';
import { writtenAt } from '../zone.ts';

const keptSchema = z.object({ base: draftSchema, typed: draftSchema });
/** What somebody has typed, and what stood there when they did. */
export type Typed = z.output<typeof keptSchema>;

/** The event as the form of a new one has it. */
export function draftOf({ state, terms }: Pick<EventView, 'state' | 'terms'>): Draft {
  const { title, settings, entrants } = state;
  const { format } = settings;
  const least = format.kind === 'groups' ? format.groups * 2 : 2;
  return {
    title,
    settings,
    terms,
    starts: writtenAt(terms.startsAt, terms.timeZone),
    expected: Math.max(least, entrants.length),
  };
}

/** Of each member what was typed, where it was; else what stands there now. */
function over<T extends object>(base: T, typed: T, now: T): T {
  const after = { ...now };
  for (const key in typed) if (JSON.stringify(typed[key]) !== JSON.stringify(base[key])) after[key] = typed[key];
  return after;
}

export function mergedDraft({ base, typed }: Typed, now: Draft, fixed: FixedParts): Draft {
  const settings = {
    ...over(base.settings, typed.settings, now.settings),
    entry: over(base.settings.entry, typed.settings.entry, now.settings.entry),
  };
  return asFixed({ ...over(base, typed, now), settings, terms: over(base.terms, typed.terms, now.terms) }, now, fixed);
}

/** What cannot be changed any more is as it stands, whatever was typed there. */
function asFixed(draft: Draft, now: Draft, fixed: FixedParts): Draft {
  let { starts } = draft;
  let settings = { ...draft.settings, entry: { ...draft.settings.entry } };
  let terms = { ...draft.terms };
  const keep = (part: keyof FixedParts, back: () => void) => fixed[part] !== undefined && back();
  keep('game', () => {
    if (terms.game !== now.terms.game) terms = { ...terms, game: now.terms.game, options: now.terms.options };
  });
  keep('options', () => (terms = { ...terms, options: now.terms.options }));
  keep('rated', () => (terms = { ...terms, rated: now.terms.rated }));
  keep('starts', () => ({ starts } = now));
  keep('checkIn', () => (settings.entry.checkIn = now.settings.entry.checkIn));
  keep('legs', () => (settings = { ...settings, legs: now.settings.legs }));
  keep('sides', () => (settings = { ...settings, sides: now.settings.sides, weakerSide: now.settings.weakerSide }));
  keep('points', () => (settings = { ...settings, points: now.settings.points, ifLevel: now.settings.ifLevel }));
  keep('pace', () => {
    if (terms.pace.kind !== now.terms.pace.kind) terms = { ...terms, pace: now.terms.pace, clock: now.terms.clock };
  });
  keep('format', () => {
    const { format } = now.settings;
    if (format.kind !== 'swiss' || settings.format.kind !== 'swiss') settings = { ...settings, format };
  });
  return { ...draft, starts, settings, terms };
}

const PARTS = ['title', 'starts', 'settings', 'terms'] as const;
export type ChangedPart = (typeof PARTS)[number];

/** Where the two differ. */
export const changedIn = (one: Draft, other: Draft): readonly ChangedPart[] =>
  PARTS.filter((part) => JSON.stringify(one[part]) !== JSON.stringify(other[part]));

/** As it is sent. An hour that nobody has touched stays as it was to the second. */
export function changeOf(draft: Draft, now: Draft): CreateEvent {
  const wish = createOf(draft);
  const sameHour = draft.starts === now.starts && draft.terms.timeZone === now.terms.timeZone;
  return sameHour ? { ...wish, terms: { ...wish.terms, startsAt: now.terms.startsAt } } : wish;
}

const keyOf = (eventId: string): string => `warbeacon.change-event.${eventId}`;

export function keptChange(eventId: string): Typed | null {
  try {
    const parsed = keptSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(eventId)) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function keepChange(eventId: string, typed: Typed | null): void {
  try {
    if (typed === null) localStorage.removeItem(keyOf(eventId));
    else localStorage.setItem(keyOf(eventId), JSON.stringify(typed));
  } catch {
    // It stays on the page as long as that is open.
  }
}
