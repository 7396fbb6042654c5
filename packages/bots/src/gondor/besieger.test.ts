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

describe('[14.0] who waits beyond the edge', () => {
  const DUE = ['mumak-1', 'mumak-2', 'troll-3', 'cataphract-1', 'harad-axeman-1'];
  const come = (turn: number, relief: string): readonly string[] => {
    const { view } = orders(
      `gondor, turn ${turn}, sauron-movement\n1712: orc-1\ndue: ${DUE.join(', ')}\nrelief called rohan men\n${relief}`,
      'sauron',
    );
    return DUE.filter((id) => view.units[id]?.hex !== 'due');
  };
  const riders = ['1616', '1716', '1816', '1916', '2016', '2116']
    .map((hex, i) => `${hex}: men-spearman-${i + 1}`)
    .join('\n');

  test('comes for the road when enemies crowd it, and waits to the last turn when they do not', () => {
    expect(come(12, riders)).not.toEqual([]);
    expect(come(12, '1815: horse-archer-1')).toEqual([]);
    expect(come(16, '1012: horse-archer-1')).toEqual(DUE);
  });

  test('goes first who has farthest to go, so that the road is reached in one turn', () => {
    const { view } = orders(
      `gondor, turn 16, sauron-movement\n1712: orc-1\ndue: ${DUE.join(', ')}\nrelief called rohan\n1012: horse-archer-1`,
      'sauron',
    );
    expect(view.road).toEqual(['sauron', 'sauron']);
  });
});

describe('[16.6] a fireball', () => {
  test('[16.67] is not thrown where it would bar the way in', () => {
    const thrown = (catapult: string): readonly string[] =>
      orders(
        `gondor, turn 4, siege\n2113: orc-1\nsauron-catapult-1 2113\n1907: spearman-1\ncity-catapult-1 ${catapult}`,
        'sauron',
      ).given.flatMap((command) => (command.type === 'hurlFireball' ? [command.hex] : []));
    expect(thrown('2110')).toEqual([]);
    expect(thrown('2014')).toEqual(['2014']);
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
