/** What was typed, laid over what others have changed meanwhile. */
import { fixedParts } from '@warbeacon/protocol/events';
import { expect, test } from 'vitest';
import { type Draft, freshDraft } from '../new/draft.ts';
import { withEntry, withSettings, withTerms } from '../new/parts.tsx';
import { changedIn, changeOf, mergedDraft } from './changed-draft.ts';

const base: Draft = { ...freshDraft('the-ford', Date.UTC(2026, 10, 26)), title: 'Winter siege' };
const BEGUN = fixedParts({ phase: 'running', entrants: [] });

test('what was typed stands beside what others have changed', () => {
  const typed = withEntry({ ...base, title: 'Winter siege II' }, { limit: 16 });
  const now = withTerms(withEntry(base, { lateUntil: 2 }), { description: 'Bring a horn.' });
  const merged = mergedDraft({ base, typed }, now, {});
  expect(merged.title).toBe('Winter siege II');
  expect(merged.settings.entry).toEqual({ ...base.settings.entry, limit: 16, lateUntil: 2 });
  expect(merged.terms.description).toBe('Bring a horn.');
  expect(changedIn(merged, now)).toEqual(['title', 'settings']);
});

test('what cannot be changed any more is as it stands, and the rest of what was typed stays', () => {
  const typed = withTerms(
    withSettings(
      { ...base, title: 'Late', starts: '2099-01-01T10:00' },
      { legs: 2, format: { kind: 'swiss', rounds: 7 } },
    ),
    { options: { goal: 5 }, rated: true, pace: { kind: 'slow', days: 3, checkIn: 24 }, description: 'Typed.' },
  );
  const merged = mergedDraft({ base, typed }, base, BEGUN);
  expect(merged).toEqual({
    ...base,
    title: 'Late',
    settings: { ...base.settings, format: { kind: 'swiss', rounds: 7 } },
    terms: { ...base.terms, description: 'Typed.' },
  });
  const other = withSettings(base, { format: { kind: 'double-elimination' } });
  expect(mergedDraft({ base, typed: other }, base, BEGUN)).toEqual(base);
});

test('an hour that nobody has touched stays as it was to the second', () => {
  const now = withTerms(base, { startsAt: base.terms.startsAt + 1234 });
  expect(changeOf({ ...now, title: 'Another' }, now).terms.startsAt).toBe(now.terms.startsAt);
  expect(changeOf({ ...now, starts: '2099-01-01T10:00' }, now).terms.startsAt).toBeGreaterThan(now.terms.startsAt);
});
