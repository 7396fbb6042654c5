/**
 * Whole numbers, exact on every machine. Doubles hold integers below 2^53 exactly, and their sums, differences and products are
 * those of mathematics, correctly rounded; only that is used, and BigInt where it does not suffice.
 */

const HALF = 4_294_967_296;
/** Powers of two, as first guesses of a root. */
const POWERS = Array.from({ length: 33 }, (_, i) => 2 ** i);

/**
 * The root of a whole number below 2^53, rounded down. The guess may be wrong in its last bits, as floats are: what decides is the
 * comparison of squares at the end, which is exact.
 */
export function floorRoot(n: number): number {
  if (n < 2) return n;
  const high = Math.trunc(n / HALF);
  const bits = high > 0 ? 64 - Math.clz32(high) : 32 - Math.clz32(n);
  let x = POWERS[(bits + 1) >> 1] ?? 1;
  // From a guess between the root and its double, five halvings of Newton leave an error in the last bit alone.
  for (let i = 0; i < 5; i++) x = (x + n / x) / 2;
  let root = Math.trunc(x);
  while (root * root > n) root--;
  while ((root + 1) * (root + 1) <= n) root++;
  return root;
}

const SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/** The root of a whole number, not negative, rounded down. */
export function isqrt(n: bigint): bigint {
  if (n <= SAFE) return BigInt(floorRoot(Number(n)));
  let x = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const y = (x + n / x) >> 1n;
    if (y >= x) return x;
    x = y;
  }
}

/**
 * Whether `a · b >= c · d`, for integers below 2^53. Rounding keeps order: were `a · b` the less in truth, its double could not be
 * the greater. So doubles that differ tell the truth, and only where they are equal the products are worked out whole.
 */
export function productAtLeast(a: number, b: number, c: number, d: number): boolean {
  return signOfProducts(a, b, c, d) >= 0;
}

/** The sign of `a · b - c · d`, for integers below 2^53: as in `productAtLeast`. */
export function signOfProducts(a: number, b: number, c: number, d: number): -1 | 0 | 1 {
  const left = a * b;
  const right = c * d;
  if (left > right) return 1;
  if (left < right) return -1;
  if (Math.abs(left) <= Number.MAX_SAFE_INTEGER) return 0;
  const difference = BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d);
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

/** `a / b` towards zero, exact where both are integers below 2^53. */
export function quotient(a: number, b: number): number {
  return (a - (a % b)) / b;
}
