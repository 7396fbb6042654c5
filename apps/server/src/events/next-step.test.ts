/** What is due in an event by the hour, of states that were made of logs. */
import type { Result } from '@warbeacon/kernel';
import type { Terms } from '@warbeacon/protocol/events';
import type { Settings } from '@warbeacon/tournament';
import { describe, expect, test } from 'vitest';
import { SETTINGS, termsOf } from '../testing/event-people.ts';
import type { AnyAct } from './acts.ts';
import { applyFolded, beginFolded, type Folded } from './folded.ts';
import { type Asked, nextStep } from './next-step.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOTHING: Omit<Asked, 'now'> = { there: new Set(), reminded: new Set(), refused: new Set() };

/** An event of four after these acts, each at its hour. */
function eventAfter(
  settings: Partial<Settings>,
  terms: object,
  acts: readonly (readonly [at: number, act: AnyAct])[],
): Folded {
  const first: AnyAct = {
    act: 'create',
    title: 'An event',
    settings: { ...SETTINGS, ...settings },
    seed: '0'.repeat(64),
    terms: JSON.parse(JSON.stringify(termsOf({ startsAt: 0, ...terms }))) as Terms & Record<string, never>,
  };
  const four = ['a', 'b', 'c', 'd'].map((id): AnyAct => {
    return {
      act: 'enter',
      entrant: { id, person: `person-${id}`, name: `Name ${id}`, rating: null },
      state: 'entered',
    };
  });
  const log = [{ act: 'announce' }, { act: 'open-entries' }, ...four, { act: 'begin' }] as const;
  const timed = [...log.map((act) => [0, act] as const), ...acts];
  let folded = beginFolded({ seq: 1, at: 0, by: 'owner', reason: null, act: first });
  for (const [at, act] of timed) {
    const next: Result<Folded> = folded.ok
      ? applyFolded(folded.value, { seq: folded.value.seq + 1, at, by: 'owner', reason: null, act })
      : folded;
    folded = next;
  }
  if (!folded.ok) throw new Error(folded.error.message);
  return folded.value;
}

const due = (folded: Folded, now: number, more: Partial<Asked> = {}) => nextStep(folded, { ...NOTHING, now, ...more });
const round = (pairings: readonly (readonly [string, string])[], first: readonly ('a' | 'b')[] = ['a']): AnyAct => ({
  act: 'propose',
  round: 1,
  pairings: pairings.map(([a, b], i) => ({ id: `r1p${i + 1}`, a, b, first: [...first] })),
});
const PAIRS = [
  ['a', 'b'],
  ['c', 'd'],
] as const;

describe('a slow round', () => {
  const slow = { pace: { kind: 'slow', days: 10, checkIn: 24 }, runs: 'by-itself' };
  const playing = eventAfter({}, slow, [
    [0, round(PAIRS)],
    [0, { act: 'publish', round: 1, deadline: 10 * DAY }],
    [0, { act: 'start', pairing: 'r1p1', leg: 0, match: 'm1' }],
    [0, { act: 'start', pairing: 'r1p2', leg: 0, match: 'm2' }],
  ]);

  test('is reminded of at half of its time and a day before its end, once each', () => {
    expect(due(playing, DAY)).toEqual({ at: 5 * DAY });
    expect(due(playing, 5 * DAY).step).toMatchObject({ do: 'remind', what: 'half' });
    const half = { reminded: new Set(['round-1-half']) };
    expect(due(playing, 5 * DAY, half)).toEqual({ at: 9 * DAY });
    expect(due(playing, 9 * DAY, half).step).toMatchObject({ do: 'remind', what: 'day' });
    expect(due(playing, 9 * DAY, { reminded: new Set(['round-1-half', 'round-1-day']) })).toEqual({ at: 10 * DAY });
    expect(due(playing, 11 * DAY)).toEqual({ at: null });
    // While no mail goes out it is tried again.
    expect(due(playing, 5 * DAY, { refused: new Set(['remind'] as const) })).toEqual({ at: 5 * DAY + 5 * MINUTE });
  });

  test('nobody loses in it because they have not come', () => {
    expect(due(playing, 3 * DAY, { reminded: new Set(['round-1-half']) }).step).toBeUndefined();
  });

  test('nothing goes on in a pause', () => {
    const paused = applyFolded(playing, {
      seq: playing.seq + 1,
      at: 0,
      by: 'owner',
      reason: 'Snow.',
      act: { act: 'pause' },
    });
    expect(paused.ok && due(paused.value, 5 * DAY)).toEqual({ at: null });
  });
});

test('who has not bid in time gives nothing', () => {
  const bidding = eventAfter({ sides: 'bids' }, { pace: { kind: 'live', checkIn: 15, noShow: 10, pause: 0 } }, [
    [0, round(PAIRS, [])],
    [0, { act: 'publish', round: 1, deadline: null }],
    [0, { act: 'bid', pairing: 'r1p1', entrant: 'a', side: 0, points: 4 }],
  ]);
  expect(due(bidding, 0)).toEqual({ at: 10 * MINUTE });
  expect(due(bidding, 10 * MINUTE).step).toEqual({ do: 'act', act: { act: 'end-bids', pairing: 'r1p1' } });
});

test('matches of a live round begin at once, and whoever has not come is looked for', () => {
  const begun = eventAfter({}, {}, [
    [0, round(PAIRS)],
    [0, { act: 'publish', round: 1, deadline: null }],
  ]);
  expect(due(begun, 0).step).toMatchObject({ do: 'start', legs: [{ leg: 0 }, { leg: 0 }] });
  expect(due(begun, 0, { refused: new Set(['start'] as const) })).toEqual({ at: null });
});

test('by itself a round is closed when all is decided, and the next comes after the pause', () => {
  const walkover = (pairing: string, winner: string): AnyAct => ({
    act: 'result',
    pairing,
    leg: 0,
    result: { kind: 'walkover', winner },
    match: null,
  });
  const over = eventAfter({}, { runs: 'by-itself', pace: { kind: 'live', checkIn: 15, noShow: 5, pause: 20 } }, [
    [0, round(PAIRS)],
    [0, { act: 'publish', round: 1, deadline: null }],
    [MINUTE, walkover('r1p1', 'a')],
    [MINUTE, walkover('r1p2', 'c')],
  ]);
  expect(due(over, MINUTE).step).toEqual({ do: 'close', round: 1 });
  const closed = applyFolded(over, {
    seq: over.seq + 1,
    at: HOUR,
    by: 'schedule',
    reason: null,
    act: { act: 'close-round', round: 1 },
  });
  expect(closed.ok && due(closed.value, HOUR)).toEqual({ at: HOUR + 20 * MINUTE });
  expect(closed.ok && due(closed.value, HOUR + 20 * MINUTE).step).toEqual({ do: 'pair' });
});

describe('on a ladder', () => {
  const ladder = { kind: 'ladder', reach: 2, answerDays: 3, playDays: 8, inactiveDays: 30 } as const;
  const slow = { pace: { kind: 'slow', days: 7, checkIn: 24 } };
  const challenge: AnyAct = { act: 'challenge', pairing: 'x', challenger: 'b', challenged: 'a' };
  const told = (...what: readonly string[]) => ({ reminded: new Set(what.map((one) => `challenge-x-${one}`)) });
  const after = (folded: Folded, at: number, act: AnyAct): Folded => {
    const next = applyFolded(folded, { seq: folded.seq + 1, at, by: 'schedule', reason: null, act });
    if (!next.ok) throw new Error(next.error.message);
    return next.value;
  };
  const asked = eventAfter({ format: ladder }, slow, [[DAY, challenge]]);

  test('who is challenged is told at once, and once more a day before it is too late', () => {
    expect(due(asked, DAY).step).toMatchObject({ do: 'remind', what: 'challenged', deadline: 4 * DAY });
    expect(due(asked, DAY, told('challenged'))).toEqual({ at: 3 * DAY });
    expect(due(asked, 3 * DAY, told('challenged')).step).toMatchObject({ do: 'remind', what: 'answer' });
  });

  test('who does not answer gives up the place, and who does not play goes down', () => {
    expect(due(asked, 3 * DAY, told('challenged', 'answer'))).toEqual({ at: 4 * DAY });
    expect(due(asked, 4 * DAY).step).toEqual({ do: 'act', act: { act: 'decline', pairing: 'x' } });
    const declined = after(asked, 4 * DAY, { act: 'decline', pairing: 'x' });
    expect(declined.state.places).toEqual(['b', 'a', 'c', 'd']);
    expect(due(declined, 5 * DAY)).toEqual({ at: 30 * DAY });
    expect(due(declined, 30 * DAY).step).toEqual({ do: 'act', act: { act: 'slide', entrant: 'c' } });
  });

  test('who plays is reminded at half of the time and a day before its end, and does not go down meanwhile', () => {
    const started = after(after(asked, 2 * DAY, { act: 'accept', pairing: 'x' }), 2 * DAY, {
      act: 'start',
      pairing: 'x',
      leg: 0,
      match: 'm',
    });
    expect(due(started, 3 * DAY)).toEqual({ at: 6 * DAY });
    expect(due(started, 6 * DAY).step).toMatchObject({ do: 'remind', what: 'half', of: 'challenge' });
    expect(due(started, 9 * DAY, told('half')).step).toMatchObject({ do: 'remind', what: 'day', deadline: 10 * DAY });
    expect(due(started, 9 * DAY, told('half', 'day'))).toEqual({ at: 30 * DAY });
    expect(due(started, 30 * DAY).step).toEqual({ do: 'act', act: { act: 'slide', entrant: 'c' } });
  });

  test('a computer player accepts at once, and bids end at half of the days to play', () => {
    const first = eventAfter({ format: ladder, sides: 'bids' }, slow, [
      [
        0,
        { act: 'enter', entrant: { id: 'm', person: 'computer:steady:m', name: 'M', rating: null }, state: 'entered' },
      ],
      [0, { act: 'enter', entrant: { id: 'n', person: 'person-n', name: 'N', rating: null }, state: 'entered' }],
      [DAY, { act: 'challenge', pairing: 'x', challenger: 'n', challenged: 'm' }],
    ]);
    expect(due(first, DAY).step).toEqual({ do: 'act', act: { act: 'accept', pairing: 'x' } });
    const bidding = after(first, DAY, { act: 'accept', pairing: 'x' });
    expect(due(bidding, DAY)).toEqual({ at: 5 * DAY });
    expect(due(bidding, 5 * DAY).step).toEqual({ do: 'act', act: { act: 'end-bids', pairing: 'x' } });
  });
});
