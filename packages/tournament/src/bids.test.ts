import { describe, expect, test } from 'vitest';
import { Played, settingsOf, swiss } from './event.fixture.ts';
import { publicEntries, publicState } from './public.ts';

const event = () => Played.running(settingsOf(swiss(3), { sides: 'bids' }), ['A', 'B']).paired();
const bid = (entrant: string, side: number, points: number) => ({
  act: 'bid' as const,
  pairing: 'r1p1',
  entrant,
  side,
  points,
});
const sides = (played: Played) => played.pairings()[0]?.legs[0]?.sides.join('-');

describe('sealed bids', () => {
  test('the higher one gets the side, and gives what was bid', () => {
    const played = event()
      .does(bid('A', 0, 3))
      .does(bid('B', 0, 5));
    expect(sides(played)).toBe('B-A');
    expect(played.pairings()[0]?.price).toEqual({ entrant: 'B', points: 5 });
  });

  test('equal ones go by seed', () => {
    const played = event()
      .does(bid('B', 1, 4))
      .does(bid('A', 1, 4));
    expect(sides(played)).toBe('B-A');
    expect(played.pairings()[0]?.price).toEqual({ entrant: 'A', points: 4 });
  });

  test('for different sides cost nothing', () => {
    const played = event()
      .does(bid('A', 1, 4))
      .does(bid('B', 0, 2));
    expect(sides(played)).toBe('B-A');
    expect(played.pairings()[0]?.price).toBeNull();
  });

  test('who has not bid in time gives nothing for any side', () => {
    const played = event()
      .does(bid('B', 0, 2))
      .does({ act: 'end-bids', pairing: 'r1p1' });
    expect(sides(played)).toBe('B-A');
    expect(sides(event().does({ act: 'end-bids', pairing: 'r1p1' }))).toBe('A-B');
  });

  test('stand, and are of the two alone', () => {
    const played = event().does(bid('A', 0, 3));
    expect(played.refused(bid('A', 0, 9))).toBe('already-bid');
    expect(played.refused(bid('X', 0, 9))).toBe('not-in-pairing');
    played.does(bid('B', 0, 1));
    expect(played.refused(bid('B', 0, 2))).toBe('sides-known');
    expect(
      Played.running(settingsOf(swiss()), ['A', 'B'])
        .paired()
        .refused(bid('A', 0, 1)),
    ).toBe('no-bids');
  });

  test('are shown together: before, nothing that is public depends on what was bid', () => {
    const views = [bid('A', 0, 3), bid('A', 1, 90)].map((one) => {
      const played = event().does(one);
      return JSON.stringify([publicState(played.state), publicEntries(played.entries, played.state)]);
    });
    expect(views[0]).toBe(views[1]);
    expect(views[0]).toContain('"hasBid":["A"]');
    const settled = event()
      .does(bid('A', 0, 3))
      .does(bid('B', 0, 5));
    expect(publicState(settled.state)).toEqual(settled.state);
    expect(publicEntries(settled.entries, settled.state)).toEqual(settled.entries);
  });
});
