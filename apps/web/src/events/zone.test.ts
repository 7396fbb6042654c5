import { describe, expect, test } from 'vitest';
import { hourThere, isZone, momentOf, nextSaturday, ownZone, writtenAt } from './zone.ts';

describe('hours of an event', () => {
  test.each([
    ['2026-11-28T19:00', 'Europe/Vienna', '2026-11-28T18:00:00.000Z'],
    ['2026-07-04T19:00', 'Europe/Vienna', '2026-07-04T17:00:00.000Z'],
    ['2026-11-28T19:00', 'Asia/Kathmandu', '2026-11-28T13:15:00.000Z'],
    ['2026-12-31T23:30', 'America/New_York', '2027-01-01T04:30:00.000Z'],
    // The night in which clocks are put back, and the evening before.
    ['2026-10-25T12:00', 'Europe/Vienna', '2026-10-25T11:00:00.000Z'],
    ['2026-10-24T23:00', 'Europe/Vienna', '2026-10-24T21:00:00.000Z'],
  ])('%s in %s', (written, zone, moment) => {
    expect(new Date(momentOf(written, zone) ?? 0).toISOString()).toBe(moment);
    expect(writtenAt(Date.parse(moment), zone)).toBe(written);
  });

  test('what is no hour is none', () => {
    expect(momentOf('', 'UTC')).toBeNull();
    expect(momentOf('Saturday', 'UTC')).toBeNull();
  });

  test('the own zone is not said twice', () => {
    expect(hourThere(Date.UTC(2026, 10, 28), ownZone())).toBe('');
    expect(hourThere(Date.UTC(2026, 10, 28), 'Asia/Kathmandu')).not.toBe('');
    expect(hourThere(Date.UTC(2026, 10, 28), 'Middle/Earth')).toBe('');
    expect(isZone('Middle/Earth')).toBe(false);
  });

  test('the usual hour is a Saturday that is some days away', () => {
    // A Thursday, and a Friday.
    expect(nextSaturday(Date.UTC(2026, 10, 26, 12), 'UTC')).toBe('2026-11-28T19:00');
    expect(nextSaturday(Date.UTC(2026, 10, 27, 12), 'UTC')).toBe('2026-12-05T19:00');
  });
});
