/** Sauron's orders in small positions: the way in, the road, the reserve, and blows that leave no way back. */
import { gondorSiege } from '@warbeacon/siege';
import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import { makeBoard } from './board.ts';
import { encirclingGain } from './encircling.ts';
import { orders } from './orders.fixture.ts';
import { placeOf } from './ways.ts';
import { GONDOR_WEIGHTS } from './weights.ts';

describe('the way in', () => {
  test('[16.43] who comes to the foot of the wall by day lays a ladder at once', () => {
    const { given } = orders('gondor, turn 8, sauron-movement\n2113: orc-1', 'sauron');
    expect(given.map(({ type }) => type)).toContain('layLadder');
  });

  test('[15.15] and open the Main Gate from within', () => {
    const { view } = orders('gondor, turn 8, sauron-movement\n1912: orc-1\n1810: orc-2', 'sauron');
    expect([view.units['orc-1']?.hex, view.units['orc-2']?.hex]).toContain('1910');
  });
});

describe('[20.1] the East Road', () => {
  test('is taken again when its time has come', () => {
    const { view } = orders('gondor, turn 16, sauron-movement\n1921: orc-1\n2224: orc-2', 'sauron');
    expect([view.units['orc-1']?.hex, view.units['orc-2']?.hex]).toEqual(['1918', '2124']);
    expect(view.road).toEqual(['sauron', 'sauron']);
  });

  test('is left alone before', () => {
    const { view } = orders('gondor, turn 8, sauron-movement\n1921: orc-1\n2224: orc-2', 'sauron');
    expect(view.road).not.toEqual(['sauron', 'sauron']);
  });
});

describe('[7.56] a blow that leaves no way back', () => {
  test('is worth more than one that does, and one at who is in disorder most', () => {
    const gainAt = (place: string, state: string): number => {
      const { state: position } = gondor(
        `gondor, turn 12, sauron-movement\n1917: orc-1\n1916: horse-archer-1${state}\n2012: orc-2\nrelief called rohan`,
      );
      const board = makeBoard(gondorSiege.rules.view(position, 'sauron'), 'sauron', GONDOR_WEIGHTS);
      const unit = board.units.get('orc-2');
      return unit === undefined ? 0 : encirclingGain(board, unit, placeOf(place));
    };
    expect(gainAt('1915', '')).toBeGreaterThan(gainAt('1816', ''));
    expect(gainAt('1915', ' disrupted')).toBeGreaterThanOrEqual(gainAt('1915', ''));
    expect(gainAt('1816', ' disrupted')).toBeGreaterThan(gainAt('1816', ''));
  });
});
