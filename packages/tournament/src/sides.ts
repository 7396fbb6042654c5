/** Who has which side of the game, and what came of it. */
import type { RoundOf } from './history.ts';
import type { Settings } from './settings.ts';
import type { Leg, Pairing } from './state.ts';

/** How often an entrant has had the first side more than the second, and the sides of the last two legs, latest first. */
export interface SidesHad {
  readonly difference: number;
  readonly last: readonly (0 | 1)[];
}

export function sidesHad(history: readonly RoundOf[]): SidesHad {
  let difference = 0;
  const last: (0 | 1)[] = [];
  for (const { legs } of history) {
    for (const { side } of legs) {
      difference += side === 0 ? 1 : -1;
      last.unshift(side);
    }
  }
  return { difference, last: last.slice(0, 2) };
}

/** The difference that no entrant should go beyond. */
const MOST_DIFFERENCE = 2;

export interface SideCost {
  /** Entrants who would have a side three times running, or too often. */
  readonly broken: number;
  /** Sum of the squares of the differences after it. */
  readonly uneven: number;
}

function costOf(one: SidesHad, side: 0 | 1): SideCost {
  const difference = Math.abs(one.difference + (side === 0 ? 1 : -1));
  const thrice = one.last.length === 2 && one.last.every((had) => had === side);
  return {
    broken: thrice || difference > MOST_DIFFERENCE ? 1 : 0,
    // Further than that it is broken already.
    uneven: Math.min(difference, MOST_DIFFERENCE + 1) ** 2,
  };
}

/** Where `a` has that side and `b` the other one. */
function pairCost(a: SidesHad, b: SidesHad, side: 0 | 1): SideCost {
  const one = costOf(a, side);
  const other = costOf(b, side === 0 ? 1 : 0);
  return { broken: one.broken + other.broken, uneven: one.uneven + other.uneven };
}

const isBetter = (one: SideCost, other: SideCost): boolean =>
  one.broken !== other.broken ? one.broken < other.broken : one.uneven < other.uneven;

/** The cheaper of both ways. */
export function sideCost(a: SidesHad, b: SidesHad): SideCost {
  const there = pairCost(a, b, 0);
  const back = pairCost(a, b, 1);
  return isBetter(back, there) ? back : there;
}

/**
 * Who has the first side of one leg, as even as can be. Where both ways are alike `a`, the better one, has the side that it did not
 * have last, else `b` that which it did not have; where nobody has played, boards take turns.
 */
export function firstSide(a: SidesHad, b: SidesHad, board: number): 'a' | 'b' {
  const there = pairCost(a, b, 0);
  const back = pairCost(a, b, 1);
  if (isBetter(there, back)) return 'a';
  if (isBetter(back, there)) return 'b';
  if (a.last[0] !== undefined) return a.last[0] === 1 ? 'a' : 'b';
  if (b.last[0] !== undefined) return b.last[0] === 0 ? 'a' : 'b';
  return board % 2 === 1 ? 'a' : 'b';
}

/** For each leg: of two legs each has the first side once; bids are still to come. */
export function firstOf(settings: Settings, one: 'a' | 'b'): ('a' | 'b')[] {
  if (settings.legs === 2) return one === 'a' ? ['a', 'b'] : ['b', 'a'];
  return settings.sides === 'bids' ? [] : [one];
}

/** Legs as they stand before anything is played. */
export function legsOf({ a, b, first }: Pick<Pairing, 'a' | 'b' | 'first'>): Leg[] {
  if (b === null) return [];
  return first.map((who) => ({ sides: who === 'a' ? [a, b] : [b, a], match: null, result: null, dispute: null }));
}
