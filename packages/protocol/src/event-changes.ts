/** What of an event may still be changed as it stands, and why the rest may not: for who asks, and for who shows it. */
import type { EventState, Settings } from '@warbeacon/tournament';
import type { Terms } from './events.ts';

/** What there is to change that may not be changed at every time. */
export const EVENT_PARTS = [
  'game',
  'options',
  'starts',
  'checkIn',
  'pace',
  'format',
  'legs',
  'sides',
  'points',
  'rated',
] as const;
export type EventPart = (typeof EVENT_PARTS)[number];
/** `entered`: people have entered for it; `begun`: rounds are paired and played by it. */
export type WhyFixed = 'entered' | 'begun';
export type FixedParts = Readonly<Partial<Record<EventPart, WhyFixed>>>;

interface Agreed {
  readonly settings: Settings;
  readonly terms: Pick<Terms, 'game' | 'options' | 'startsAt' | 'pace' | 'rated'>;
}

export function fixedParts({ phase, entrants }: Pick<EventState, 'phase' | 'entrants'>): FixedParts {
  if (phase === 'running') return Object.fromEntries(EVENT_PARTS.map((part) => [part, 'begun' as const]));
  const entered = entrants.some(({ state }) => state !== 'withdrawn' && state !== 'removed');
  return entered ? { game: 'entered' } : {};
}

/** Of a part what may not change, so that a part is the same where this is. */
function heart({ settings, terms }: Agreed, part: EventPart): unknown {
  switch (part) {
    case 'game':
      return terms.game;
    case 'options':
      return terms.options;
    case 'starts':
      return terms.startsAt;
    case 'checkIn':
      return settings.entry.checkIn;
    case 'pace':
      return terms.pace.kind;
    case 'format':
      // Of a Swiss event rounds may be added.
      return settings.format.kind === 'swiss' ? settings.format.kind : settings.format;
    case 'legs':
      return settings.legs;
    case 'sides':
      return [settings.sides, settings.weakerSide];
    case 'points':
      return [settings.points, settings.ifLevel];
    case 'rated':
      return terms.rated;
  }
}

/** Parts that may not change any more, and that this would change. */
export function changedThoughFixed(
  state: Pick<EventState, 'phase' | 'entrants'>,
  before: Agreed,
  after: Agreed,
): readonly EventPart[] {
  const fixed = fixedParts(state);
  return EVENT_PARTS.filter(
    (part) => fixed[part] !== undefined && JSON.stringify(heart(before, part)) !== JSON.stringify(heart(after, part)),
  );
}
