import { describe, expect, test } from 'vitest';
import { HEX_WIDTH } from '../geometry.ts';
import { COUNTER_WIDTH, markerPlace, type Place, stacked } from './arrange.ts';

describe('pieces in a hex', () => {
  test('a counter alone lies in the middle', () => {
    expect(stacked(1, 0)).toEqual([{ x: 0, y: 6, scale: 1 }]);
  });

  test('every piece has a place', () => {
    for (let counters = 0; counters <= 3; counters++) {
      for (let leaders = 0; leaders <= 5; leaders++) {
        expect(stacked(counters, leaders)).toHaveLength(counters + leaders);
      }
    }
  });

  test('a leader leaves the strengths of his unit in sight', () => {
    const [unit, leader] = stacked(1, 1) as [Place, Place];
    // Strengths stand on the lowest third of a counter.
    const strengthsTop = unit.y + COUNTER_WIDTH * unit.scale * (0.66 - 0.5);
    const leaderBottom = leader.y + (COUNTER_WIDTH * 0.92 * leader.scale) / 2;
    expect(leaderBottom).toBeLessThan(strengthsTop + 2);
  });

  test('no piece of a small stack leaves its hex', () => {
    for (const place of stacked(1, 2))
      expect(Math.abs(place.x) + (COUNTER_WIDTH * place.scale) / 2).toBeLessThan(HEX_WIDTH / 2 + 4);
  });

  test('markers take different corners', () => {
    const spots = [0, 1, 2, 3, 4].map((i) => `${markerPlace(i).x} ${markerPlace(i).y}`);
    expect(new Set(spots).size).toBe(5);
  });
});
