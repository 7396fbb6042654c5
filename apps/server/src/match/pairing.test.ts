import { describe, expect, test } from 'vitest';
import { pairsOf, type Reach, type Seeker, sideOfFirst } from './pairing.ts';

interface Named extends Seeker {
  readonly name: string;
  readonly strength: number;
}
const seeker = (name: string, side: string | null, since: number, strength = 0, game = 'race'): Named => ({
  name,
  game,
  side,
  rated: 0,
  since,
  strength,
});
const names = (pairs: readonly (readonly [Named, Named])[]) => pairs.map(([a, b]) => `${a.name}-${b.name}`);

describe('who looks for an opponent', () => {
  test('meets who has waited longest of those that fit, and nobody is in two pairs', () => {
    const all = [seeker('d', null, 4), seeker('a', 'red', 1), seeker('b', 'red', 2), seeker('c', 'blue', 3)];
    expect(names(pairsOf(all, 10))).toEqual(['a-c', 'b-d']);
    expect(names(pairsOf(all.slice(1, 3), 10))).toEqual([]);
  });

  test('meets nobody of another game', () => {
    expect(pairsOf([seeker('a', null, 1), seeker('b', null, 1, 0, 'siege')], 10)).toEqual([]);
  });

  test('reaches farther the longer they have waited, when both are willing', () => {
    const reach: Reach<Named> = (one, other, waited) => Math.abs(one.strength - other.strength) <= waited;
    const all = [seeker('a', null, 0, 100), seeker('b', null, 50, 150)];
    expect(pairsOf(all, 60, reach)).toEqual([]);
    expect(names(pairsOf(all, 100, reach))).toEqual(['a-b']);
  });

  test('gets the side that they wish, and by a coin where both take either', () => {
    const sides = ['red', 'blue'];
    expect(sideOfFirst([seeker('a', 'blue', 0), seeker('b', null, 0)], sides, 0)).toBe('blue');
    expect(sideOfFirst([seeker('a', null, 0), seeker('b', 'blue', 0)], sides, 1)).toBe('red');
    expect(
      [0, 1].map((coin) => sideOfFirst([seeker('a', null, 0), seeker('b', null, 0)], sides, coin === 0 ? 0 : 1)),
    ).toEqual(sides);
  });
});
