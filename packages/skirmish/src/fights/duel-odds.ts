/** [S-66, S-69, S-70] Exact chances of a Duel, from its dice alone: for odds, bots and previews. */
import type { Chance } from '@warbeacon/kernel';

export interface DuelSide {
  /** Dice without modifier, and dice with -1 [S-132]. */
  readonly dice: number;
  readonly heavy: number;
  readonly fightValue: number;
}

export interface DuelOdds {
  readonly good: Chance;
  readonly evil: Chance;
}

/** How many throws of a side come to no more than `k`. */
const upTo = ({ dice, heavy }: DuelSide, k: number): bigint => {
  const faces = (most: number): bigint => BigInt(Math.min(6, Math.max(0, most)));
  return faces(k) ** BigInt(dice) * faces(k + 1) ** BigInt(heavy);
};

const throwsOf = ({ dice, heavy }: DuelSide): bigint => 6n ** BigInt(dice + heavy);

/** A fraction of whole numbers that a double holds; of more dice than any Fight has, to one in a million million. */
function fraction(n: bigint, d: bigint): Chance {
  let [a, b] = [n, d];
  while (b > 0n) [a, b] = [b, a % b];
  const [top, bottom] = [n / a, d / a];
  if (bottom < 2n ** 53n) return { n: Number(top), d: Number(bottom) };
  const scale = 10n ** 12n;
  return { n: Number((top * scale) / bottom), d: Number(scale) };
}

/** `goodFrom`: the least die with which Good wins the roll-off: 4, or 3 or 5 with an Elven-made weapon [S-148, S-149]. */
export function duelOdds(good: DuelSide, evil: DuelSide, goodFrom = 4): DuelOdds {
  let higher = 0n;
  let level = 0n;
  for (let k = 0; k <= 6; k++) {
    const here = upTo(good, k) - (k === 0 ? 0n : upTo(good, k - 1));
    const below = k === 0 ? 0n : upTo(evil, k - 1);
    higher += here * below;
    level += here * (upTo(evil, k) - below);
  }
  const all = throwsOf(good) * throwsOf(evil);
  // Sixths, so that the roll-off counts.
  const ofSix =
    good.fightValue === evil.fightValue ? BigInt(7 - goodFrom) : good.fightValue > evil.fightValue ? 6n : 0n;
  const wins = higher * 6n + level * ofSix;
  return { good: fraction(wins, all * 6n), evil: fraction(all * 6n - wins, all * 6n) };
}
