import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  claimant,
  claimDue,
  type ClockState,
  deadline,
  giveTime,
  handClock,
  pauseClock,
  refundClock,
  remaining,
  resumeClock,
  type Situation,
  startClock,
  turnClock,
} from './clock.ts';
import { type ClockSetting, clockSettingSchema } from './setting.ts';

const SIDES = ['red', 'blue'] as const;
const LIVE: ClockSetting = { kind: 'live', bank: 600, increment: 30, reserve: 20 };
const DAYS: ClockSetting = { kind: 'days', bank: 3, refill: 2, cap: 5 };
const DAY = 86_400_000;

const own = (side: string, phase: string, turn = 1): Situation => ({
  deciders: [side],
  turn,
  phase,
  oneQuestion: false,
});
const asked = (side: string, phase: string): Situation => ({ ...own(side, phase), oneQuestion: true });
const begun = (setting: ClockSetting = LIVE) => startClock(setting, SIDES, 1000, own('red', 'move'));

describe('a live clock', () => {
  test('runs for the side that must decide, and gives its increment once for each own step', () => {
    const at = 1000 + 50_000;
    const next = turnClock(begun(), at, own('red', 'fire'));
    expect(next.left).toEqual({ red: 580_000, blue: 600_000 });
    expect(turnClock(next, at, own('red', 'fire')).left).toEqual(next.left);
  });

  test('gives nothing to who goes back to a step and comes again', () => {
    let clock = turnClock(begun(), 1000, own('red', 'fire'));
    const { left } = clock;
    for (let i = 0; i < 5; i++) {
      clock = turnClock(turnClock(clock, 1000, own('red', 'move')), 1000, own('red', 'fire'));
    }
    expect(clock.left).toEqual(left);
  });

  test('a question in the other side\u2019s step has a reserve, which is spent first and not kept', () => {
    const question = turnClock(begun(), 1000, asked('blue', 'move'));
    expect(remaining(question, 'blue', 1000)).toBe(620_000);
    expect(turnClock(question, 16_000, own('red', 'move')).left['blue']).toBe(600_000);
    expect(turnClock(question, 31_000, own('red', 'move')).left['blue']).toBe(590_000);
  });

  test('a question in one\u2019s own step has none', () => {
    expect(remaining(turnClock(begun(), 1000, asked('red', 'move')), 'red', 1000)).toBe(600_000);
  });

  test('is out at its deadline and not a moment before, and then the other side may claim', () => {
    const clock = begun();
    const end = deadline(clock) ?? 0;
    expect(end).toBe(601_000);
    expect(claimant(clock, end - 1)).toBeNull();
    expect(claimant(clock, end)).toBe('blue');
    // Who decides all the same is safe again.
    const played = turnClock(clock, end + 5000, own('red', 'fire'));
    expect(played.left['red']).toBe(30_000);
    expect(claimant(played, end + 5000)).toBeNull();
  });

  test('nobody may claim while both are out, or while the match is paused', () => {
    const both = startClock(LIVE, SIDES, 0, { ...own('red', 'set-up'), deciders: SIDES });
    expect(claimant(both, 700_000)).toBeNull();
    const paused = pauseClock(begun(), 2000);
    expect([deadline(paused), claimant(paused, 9_000_000)]).toEqual([null, null]);
  });

  test('gives back the time in which no server was there', () => {
    expect(remaining(refundClock(begun(), 101_000, 90_000), 'red', 101_000)).toBe(590_000);
    // Not more than has gone.
    expect(remaining(refundClock(begun(), 101_000, 900_000), 'red', 101_000)).toBe(600_000);
  });
});

test('over weeks each turn adds days, up to the cap', () => {
  const clock = begun(DAYS);
  const second = turnClock(clock, 1000, own('blue', 'move', 2));
  expect(second.left).toEqual({ red: 3 * DAY, blue: 5 * DAY });
  expect(turnClock(second, 1000, own('blue', 'fire', 2)).left).toEqual(second.left);
  expect(turnClock(second, 1000, own('blue', 'move', 3)).left['blue']).toBe(5 * DAY);
});

describe('a win that the server claims', () => {
  const HOUR = DAY / 24;
  const CLAIMED: ClockSetting = { ...DAYS, whenOver: 'claim-after', grace: 12 };

  test('is due when the grace has passed after the end of the time, and never where the players choose', () => {
    expect(claimDue(begun(CLAIMED))).toBe(1000 + 3 * DAY + 12 * HOUR);
    expect(claimDue(begun({ ...DAYS, whenOver: 'choose' }))).toBeNull();
    expect([claimDue(begun(DAYS)), claimDue(begun(LIVE))]).toEqual([null, null]);
  });

  test('is put off by whoever decides after all, by a pause and by time that is given', () => {
    const late = 1000 + 3 * DAY + HOUR;
    expect(claimDue(turnClock(begun(CLAIMED), late, own('blue', 'move', 2)))).toBe(late + 5 * DAY + 12 * HOUR);
    expect(claimDue(pauseClock(begun(CLAIMED), late))).toBeNull();
    expect(claimDue(giveTime(begun(CLAIMED), late, { red: DAY }))).toBe(late + DAY + 12 * HOUR);
  });

  test('is nobody\u2019s where both are out by then', () => {
    const both = (blue: number) =>
      claimDue(
        giveTime(startClock(CLAIMED, SIDES, 0, { ...own('red', 'set-up'), deciders: SIDES }), 0, { red: 0, blue }),
      );
    expect(both(12 * HOUR)).toBeNull();
    expect(both(12 * HOUR + 1)).toBe(3 * DAY + 12 * HOUR);
  });
});

test('an arbiter gives time to one side or both, past the cap, and to nobody else', () => {
  const clock = giveTime(begun(DAYS), 1000 + DAY, { red: 9 * DAY, green: 5 });
  expect(clock.left).toEqual({ red: 11 * DAY, blue: 3 * DAY });
  const out = begun(LIVE);
  const end = deadline(out) ?? 0;
  expect(claimant(giveTime(out, end + 5000, { red: 1, blue: 1 }), end + 5000)).toBeNull();
});

test.each([
  { ...DAYS, whenOver: 'claim-after' },
  { ...DAYS, whenOver: 'choose', grace: 4 },
  { ...DAYS, grace: 4 },
  { ...DAYS, whenOver: 'claim-after', grace: 721 },
  { ...LIVE, whenOver: 'claim-after', grace: 1 },
  { kind: 'live', bank: 29, increment: 0, reserve: 0 },
  { kind: 'live', bank: 600.5, increment: 0, reserve: 0 },
  { kind: 'live', bank: 600, increment: -1, reserve: 0 },
  { kind: 'live', bank: 600, increment: 0, reserve: 0, now: 1 },
  { kind: 'days', bank: 5, refill: 1, cap: 4 },
  { kind: 'days', bank: 1e9, refill: 1, cap: 1e9 },
])('a setting must be possible: %j', (setting) => {
  expect(clockSettingSchema.safeParse(setting).success).toBe(false);
});

describe('whatever happens', () => {
  const what = fc.oneof(
    fc.record({
      do: fc.constant('turn' as const),
      side: fc.constantFrom(...SIDES),
      phase: fc.constantFrom('move', 'fire', 'clash'),
      turn: fc.integer({ min: 1, max: 4 }),
      question: fc.boolean(),
    }),
    fc.record({ do: fc.constantFrom('pause' as const, 'resume' as const) }),
  );
  const step = fc.tuple(fc.integer({ min: 0, max: 90_000 }), what);
  const bank = (clock: ClockState) => SIDES.reduce((sum, side) => sum + (clock.left[side] ?? 0), 0);

  test('only the owner\u2019s time falls, by no more than has gone; nothing is negative; a reserve never feeds a bank', () => {
    fc.assert(
      fc.property(fc.constantFrom(LIVE, DAYS), fc.array(step, { maxLength: 40 }), (setting, steps) => {
        let clock = begun(setting);
        let at = 1000;
        for (const [gone, next] of steps) {
          at += gone;
          const before = clock;
          const idle = pauseClock(before, at);
          for (const side of SIDES) {
            const fell = (before.left[side] ?? 0) - (idle.left[side] ?? 0);
            const runs = before.running.includes(side) && !before.paused;
            expect(fell).toBeGreaterThanOrEqual(0);
            expect(fell).toBeLessThanOrEqual(runs ? gone : 0);
            expect(idle.left[side]).toBeGreaterThanOrEqual(0);
          }
          if (next.do === 'turn') {
            const { side, phase, turn, question } = next;
            clock = turnClock(before, at, { deciders: [side], turn, phase, oneQuestion: question });
            const most = setting.kind === 'live' ? setting.increment * 1000 : setting.refill * DAY;
            expect(bank(clock) - bank(idle)).toBeLessThanOrEqual(most);
          } else {
            clock = next.do === 'pause' ? idle : resumeClock(before, at);
            expect(bank(clock)).toBe(bank(idle));
          }
        }
      }),
    );
  });

  test('a pause costs nobody anything, and looking in between changes nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 0, max: 1e9 }), (first, paused) => {
        const clock = resumeClock(pauseClock(begun(), 1000 + first), 1000 + first + paused);
        for (const side of SIDES)
          expect(remaining(clock, side, 1000 + first + paused)).toBe(remaining(begun(), side, 1000 + first));
        expect(remaining(resumeClock(begun(), 1000 + first), 'red', 1000 + first + paused)).toBe(
          remaining(begun(), 'red', 1000 + first + paused),
        );
      }),
    );
  });
});

describe('a clock that is handed to who is waited for', () => {
  test('runs for them alone, with the reserve of a reaction, and they may lose by it', () => {
    const handed = handClock(begun(), 11_000, 'blue');
    expect([remaining(handed, 'red', 60_000), remaining(handed, 'blue', 21_000)]).toEqual([590_000, 610_000]);
    expect(deadline(handed)).toBe(11_000 + 620_000);
    expect(claimant(handed, 11_000 + 620_000)).toBe('red');
  });

  test('is handed back, and goes on from there; a command takes it to who must decide', () => {
    const handed = handClock(begun(), 11_000, 'blue');
    const back = handClock(handed, 16_000, 'red');
    expect([back.running, back.reserve, remaining(back, 'red', 17_000)]).toEqual([['red'], 0, 589_000]);
    expect(remaining(back, 'blue', 99_000)).toBe(600_000);
    expect(turnClock(handed, 16_000, own('red', 'move')).running).toEqual(['red']);
  });
});
