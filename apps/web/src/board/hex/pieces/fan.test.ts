import { describe, expect, test } from 'vitest';
import type { BoardModel, CounterModel } from '../model.ts';
import { COUNTER_WIDTH, type Place } from './arrange.ts';
import { fanned, plateUnder, stackToFan } from './fan.ts';

function overlap(a: Place, b: Place): boolean {
  const reach = (COUNTER_WIDTH * (a.scale + b.scale)) / 2;
  return Math.abs(a.x - b.x) < reach && Math.abs(a.y - b.y) < reach;
}

const counter = (id: string, hex: string): CounterModel => ({
  id,
  hex,
  side: 0,
  name: id,
  silhouette: 'orc',
  cavalry: false,
  strengths: 'E1Z',
  reduced: false,
  disrupted: false,
  spent: false,
  actionable: false,
  selected: false,
});
const model = (fan?: BoardModel['fan']): BoardModel => ({
  counters: [counter('orc-1', '0202'), counter('orc-2', '0202'), counter('orc-3', '0303'), counter('orc-4', '0404')],
  leaders: [{ ...counter('captain-1', '0404'), rally: 5 }],
  markers: [],
  gates: [],
  highlights: {},
  ...(fan ? { fan } : {}),
});

describe('a fan', () => {
  test('shows every piece whole, on its plate', () => {
    for (let count = 2; count <= 9; count++) {
      const places = fanned(count);
      expect(places).toHaveLength(count);
      expect(places.some((a, i) => places.slice(i + 1).some((b) => overlap(a, b)))).toBe(false);
      const [left, top, width, height] = plateUnder(places);
      const half = COUNTER_WIDTH / 2;
      expect(places.every(({ x, y }) => x - half > left && x + half < left + width && y - half > top)).toBe(true);
      expect(places.every(({ y }) => y + half < top + height)).toBe(true);
    }
  });

  test('opens where it was opened by hand, else under the pointer', () => {
    expect(stackToFan(model(), '0202')).toBe('0202');
    expect(stackToFan(model({ hex: '0404', piece: null }), '0202')).toBe('0404');
    expect(stackToFan(model({ hex: '0404', piece: 'captain-1' }), null)).toBe('0404');
    expect(stackToFan(model({ hex: '0404', piece: null }), null)).toBe('0404');
  });

  test('is not made of a piece alone, or of nobody', () => {
    expect(stackToFan(model(), '0303')).toBeNull();
    expect(stackToFan(model({ hex: '0101', piece: null }), null)).toBeNull();
    expect(stackToFan(model(), null)).toBeNull();
  });
});
