import { describe, expect, test } from 'vitest';
import { createGeometry } from '../../board/hex/geometry.ts';
import { isArrow, type Spot, spotTowards } from './walking.ts';

const geometry = createGeometry({ rows: 7, columns: 7, offset: 'even rows shoved right' });
const spot = (hex: string): Spot => ({ hex, ...geometry.center(hex) });
const everywhere = geometry.hexes.map(spot);

/** Where a hand ends that presses arrows one after another. */
function walk(from: string, lit: readonly Spot[], ...arrows: readonly string[]): string {
  return arrows.reduce((at, arrow) => spotTowards(spot(at), lit, `Arrow${arrow}`) ?? at, from);
}

describe('arrows among lit hexes', () => {
  test('go to the next hex of the row', () => {
    expect(walk('0404', everywhere, 'Right')).toBe('0405');
    expect(walk('0404', everywhere, 'Left', 'Left')).toBe('0402');
  });

  test('go straight up and down, though no hex lies straight above another', () => {
    expect(walk('0404', everywhere, 'Up')).toBe('0304');
    expect(walk('0404', everywhere, 'Up', 'Up', 'Up')).toBe('0104');
    expect(walk('0503', everywhere, 'Down', 'Down')).toBe('0703');
  });

  test('pass over what is dark', () => {
    const lit = ['0401', '0406'].map(spot);
    expect(walk('0403', lit, 'Right')).toBe('0406');
    expect(walk('0403', lit, 'Left')).toBe('0401');
  });

  test('take what lies ahead before what lies nearer and aside', () => {
    const lit = ['0305', '0406'].map(spot);
    expect(walk('0404', lit, 'Right')).toBe('0406');
    expect(walk('0404', lit, 'Up')).toBe('0305');
  });

  test('stay where nothing lies that way', () => {
    expect(walk('0404', ['0301', '0401'].map(spot), 'Right')).toBe('0404');
    expect(walk('0101', everywhere, 'Up', 'Left')).toBe('0101');
  });

  test('find every lit hex from every other, by one arrow or another', () => {
    const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
    const missed = everywhere.flatMap((from) =>
      everywhere.filter((to) => to !== from && !arrows.some((arrow) => spotTowards(from, [to], arrow) === to.hex)),
    );
    expect(missed).toEqual([]);
  });

  test('are four keys and no others', () => {
    expect(isArrow('ArrowUp')).toBe(true);
    expect(isArrow('Enter')).toBe(false);
    expect(spotTowards(spot('0404'), everywhere, 'Enter')).toBeUndefined();
  });
});
