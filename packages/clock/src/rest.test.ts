import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  claimant,
  deadline,
  pauseClock,
  remaining,
  restClock,
  restFault,
  resumeClock,
  startClock,
  turnClock,
} from './clock.ts';
import { counted, LONGEST_QUIET, QUIET_FOR, type Rest, type RestAct, whenCounted } from './rest.ts';
import type { ClockSetting } from './setting.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Midnight in UTC. */
const DAWN = 20_000 * DAY;
const DAYS: ClockSetting = { kind: 'days', bank: 3, refill: 2, cap: 5, vacation: 10 };
const NIGHT: RestAct = { act: 'quiet', from: 22 * 60, to: 7 * 60 };
const SITUATION = { deciders: ['red'], turn: 1, phase: 'move', oneQuestion: false };

const begun = (setting: ClockSetting = DAYS) => startClock(setting, ['red', 'blue'], DAWN, SITUATION);

describe('quiet hours', () => {
  test('take nothing of the bank of who keeps them, past midnight too', () => {
    const clock = restClock(begun(), 'red', NIGHT, DAWN);
    expect(remaining(clock, 'red', DAWN + 7 * HOUR)).toBe(3 * DAY);
    expect(remaining(clock, 'red', DAWN + 22 * HOUR)).toBe(3 * DAY - 15 * HOUR);
    expect(remaining(clock, 'red', DAWN + 31 * HOUR)).toBe(3 * DAY - 15 * HOUR);
    expect(remaining(clock, 'red', DAWN + 32 * HOUR)).toBe(3 * DAY - 16 * HOUR);
  });

  test('put off the deadline: three days of fifteen hours are four and four fifths of whole ones', () => {
    const clock = restClock(begun(), 'red', NIGHT, DAWN);
    // 72 hours by 15 a day: four days of 60 hours, and 12 of the fifth, which begin at seven.
    expect(deadline(clock)).toBe(DAWN + 4 * DAY + 19 * HOUR);
    expect(claimant(clock, DAWN + 4 * DAY + 19 * HOUR - 1)).toBeNull();
    expect(claimant(clock, DAWN + 4 * DAY + 19 * HOUR)).toBe('blue');
  });

  test('are no longer than half a day, and stand for a week', () => {
    const clock = begun();
    const long: RestAct = { act: 'quiet', from: 0, to: LONGEST_QUIET + 1 };
    expect(restFault(clock, 'red', long, DAWN)).toBe('quiet-too-long');
    expect(restFault(clock, 'red', { ...long, to: LONGEST_QUIET }, DAWN)).toBeNull();
    const set = restClock(clock, 'red', NIGHT, DAWN);
    expect(restFault(set, 'red', NIGHT, DAWN + QUIET_FOR - 1)).toBe('quiet-too-soon');
    expect(restFault(set, 'red', NIGHT, DAWN + QUIET_FOR)).toBeNull();
    // The other side's are its own.
    expect(restFault(set, 'blue', NIGHT, DAWN)).toBeNull();
  });

  test('that end as they begin are none', () => {
    const clock = restClock(
      restClock(begun(), 'red', NIGHT, DAWN),
      'red',
      { act: 'quiet', from: 5, to: 5 },
      DAWN + 7 * HOUR,
    );
    expect(clock.rest['red']?.quiet).toBeNull();
    expect(deadline(clock)).toBe(DAWN + 7 * HOUR + 3 * DAY);
  });
});

describe('who is away', () => {
  test('is charged with nothing until the vacation is used up', () => {
    const clock = restClock(begun(), 'red', { act: 'leave' }, DAWN);
    expect(remaining(clock, 'red', DAWN + 10 * DAY)).toBe(3 * DAY);
    expect(remaining(clock, 'red', DAWN + 11 * DAY)).toBe(2 * DAY);
    expect(deadline(clock)).toBe(DAWN + 13 * DAY);
  });

  test('comes back, and has what is left for another time', () => {
    const away = restClock(begun(), 'red', { act: 'leave' }, DAWN);
    expect(restFault(away, 'red', { act: 'leave' }, DAWN + DAY)).toBe('away-already');
    const back = restClock(away, 'red', { act: 'return' }, DAWN + 4 * DAY);
    expect(back.rest['red']).toMatchObject({ away: false, vacation: 5 * DAY });
    expect(remaining(back, 'red', DAWN + 5 * DAY)).toBe(2 * DAY);
    expect(restFault(back, 'red', { act: 'return' }, DAWN + 5 * DAY)).toBe('not-away');
    const again = restClock(back, 'red', { act: 'leave' }, DAWN + 5 * DAY);
    const spent = restClock(again, 'red', { act: 'return' }, DAWN + 20 * DAY);
    expect(restFault(spent, 'red', { act: 'leave' }, DAWN + 20 * DAY)).toBe('no-vacation');
  });

  test('uses up each day that begins, and so leaves no more often than there are days', () => {
    let clock = begun();
    let left = 0;
    while (restFault(clock, 'red', { act: 'leave' }, DAWN) === null) {
      clock = restClock(restClock(clock, 'red', { act: 'leave' }, DAWN), 'red', { act: 'return' }, DAWN);
      left++;
    }
    expect(left).toBe(10);
  });

  test('uses up the vacation while it is the other side\u2019s move too, but not in a pause', () => {
    const away = turnClock(restClock(begun(), 'red', { act: 'leave' }, DAWN), DAWN + DAY, {
      ...SITUATION,
      deciders: ['blue'],
    });
    expect(away.rest['red']?.vacation).toBe(9 * DAY);
    const paused = resumeClock(pauseClock(away, DAWN + 2 * DAY), DAWN + 5 * DAY);
    expect(paused.rest['red']?.vacation).toBe(8 * DAY);
  });

  test('is nobody in a live match, and nobody where no vacation was agreed on', () => {
    const live = begun({ kind: 'live', bank: 600, increment: 30, reserve: 20 });
    for (const act of [NIGHT, { act: 'leave' }, { act: 'return' }] as const)
      expect(restFault(live, 'red', act, DAWN)).toBe('no-rest');
    expect(restFault(begun({ kind: 'days', bank: 3, refill: 2, cap: 5 }), 'red', { act: 'leave' }, DAWN)).toBe(
      'no-vacation',
    );
  });
});

describe('by any quiet hours and vacation', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  const rests: fc.Arbitrary<Rest> = fc.record({
    quiet: fc.option(
      fc
        .tuple(minute, fc.integer({ min: 0, max: LONGEST_QUIET }))
        .map(([from, length]) => ({ from, to: (from + length) % 1440 })),
    ),
    quietSince: fc.constant(null),
    vacation: fc.integer({ min: 0, max: 30 * DAY }),
    away: fc.boolean(),
  });
  const moment = fc.integer({ min: DAWN, max: DAWN + 3 * DAY });
  const span = fc.integer({ min: 0, max: 20 * DAY });

  test('what is counted is counted once: the parts of a time make up the whole, minute by minute', () => {
    fc.assert(
      fc.property(rests, moment, span, (each, from, length) => {
        const rest = { ...each, away: false };
        const minutes = Math.floor(length / MINUTE / 60);
        const steps = Array.from({ length: minutes }, (_, i) => counted(rest, from + i * HOUR, from + (i + 1) * HOUR));
        expect(steps.reduce((sum, step) => sum + step, 0)).toBe(counted(rest, from, from + minutes * HOUR));
        for (const step of steps) expect(step).toBeLessThanOrEqual(HOUR);
      }),
    );
  });

  test('the moment at which an amount has been counted is the first one', () => {
    fc.assert(
      fc.property(rests, moment, fc.integer({ min: 1, max: 10 * DAY }), (rest, from, amount) => {
        const at = whenCounted(rest, from, amount);
        expect(counted(rest, from, at)).toBe(amount);
        expect(counted(rest, from, at - 1)).toBe(amount - 1);
      }),
    );
  });
});
