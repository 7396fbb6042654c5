import type { TieBreak } from '@warbeacon/tournament';
import { describe, expect, test } from 'vitest';
import {
  createOf,
  faultsOf,
  fitting,
  freshDraft,
  roundMinutes,
  swissRounds,
  usualFormat,
  withFormat,
} from './draft.ts';

const NOW = Date.UTC(2026, 10, 26, 12);
const draft = { ...freshDraft('the-ford', NOW), title: 'Winter siege' };

describe('an event that is being made', () => {
  test('needs a name, and nothing else', () => {
    expect(faultsOf(freshDraft('the-ford', NOW), NOW)).toEqual(['name']);
    expect(faultsOf(draft, NOW)).toEqual([]);
    expect(createOf(draft).title).toBe('Winter siege');
  });

  test('begins at an hour that is to come', () => {
    expect(faultsOf({ ...draft, starts: '2026-01-01T19:00' }, NOW)).toEqual(['past']);
    expect(faultsOf({ ...draft, starts: '' }, NOW)).toEqual(['past']);
  });

  test('keeps its code for those who need one', () => {
    const terms = { ...draft.terms, code: 'mellon' };
    expect(createOf({ ...draft, terms }).terms.code).toBeNull();
    const entry = { ...draft.settings.entry, by: 'code' as const };
    expect(createOf({ ...draft, terms, settings: { ...draft.settings, entry } }).terms.code).toBe('mellon');
    expect(faultsOf({ ...draft, settings: { ...draft.settings, entry } }, NOW)).toEqual(['code']);
  });

  test('has no groups of one', () => {
    const format = { ...usualFormat('groups', 8), groups: 5 };
    expect(faultsOf({ ...draft, settings: { ...draft.settings, format } }, NOW)).toEqual(['groups']);
  });

  test('has no margin where nothing tells it, and no bids where nothing can be given', () => {
    const settings = { ...draft.settings, tieBreaks: ['wins', 'margin', 'seed'] as TieBreak[], sides: 'bids' as const };
    const wanted = { ...draft, settings };
    const handicap = { label: 'Stones', count: String, why: 'Stones are heavy.' };
    expect(fitting(wanted, {}).settings).toMatchObject({ tieBreaks: ['wins', 'seed'], sides: 'balanced' });
    expect(fitting(wanted, { margin: 'By how far.' }).settings).toMatchObject({
      tieBreaks: ['wins', 'margin', 'seed'],
      sides: 'balanced',
    });
    expect(fitting(wanted, { handicap }).settings).toMatchObject({ tieBreaks: ['wins', 'seed'], sides: 'bids' });
    expect(fitting(wanted, { margin: 'By how far.', handicap })).toBe(wanted);
    expect(fitting(wanted, undefined)).toBe(wanted);
  });

  test('of a ladder goes on for months, without a check-in, and is an evening again with another format', () => {
    const ladder = withFormat(draft, 'ladder');
    expect(faultsOf(ladder, NOW)).toEqual([]);
    const { settings, terms } = createOf(ladder);
    expect(settings.format).toEqual({ kind: 'ladder', reach: 3, answerDays: 7, playDays: 21, inactiveDays: 60 });
    expect(settings.entry.checkIn).toBe(false);
    expect(terms).toMatchObject({ pace: { kind: 'slow' }, clock: { kind: 'days' }, atDeadline: 'clock' });
    expect(withFormat(ladder, 'swiss')).toEqual(draft);
    const byHand = { ...ladder, terms: { ...ladder.terms, runs: 'by-hand' as const } };
    expect(withFormat(byHand, 'ladder')).toEqual(byHand);
  });

  test.each([
    [2, 3],
    [8, 3],
    [16, 4],
    [17, 6],
    [100, 8],
    [4096, 12],
  ])('%i entrants of a Swiss event have %i rounds', (entrants, rounds) => {
    expect(swissRounds(entrants)).toBe(rounds);
  });

  test('tells the length of a round by its clock, where it has one', () => {
    expect(roundMinutes(draft.terms, 1)).toBe(90);
    expect(roundMinutes(draft.terms, 2)).toBe(180);
    expect(roundMinutes({ ...draft.terms, clock: null }, 1)).toBeNull();
  });
});
