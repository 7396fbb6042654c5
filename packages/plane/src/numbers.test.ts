import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { floorRoot, isqrt, quotient, signOfProducts } from './numbers.ts';

const safe = fc.maxSafeInteger();
const natural = fc.maxSafeNat();

describe('[M-1] roots of whole numbers', () => {
  test('the root is the greatest whole number whose square is no greater', () => {
    fc.assert(
      fc.property(natural, (n) => {
        const root = BigInt(floorRoot(n));
        expect(root * root <= BigInt(n) && (root + 1n) * (root + 1n) > BigInt(n)).toBe(true);
      }),
      { numRuns: 20_000 },
    );
  });

  test('it turns exactly at each square', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 94_906_265 }), (root) => {
        expect([floorRoot(root * root - 1), floorRoot(root * root)]).toEqual([root - 1, root]);
      }),
      { numRuns: 20_000 },
    );
    expect([0, 1, 2, 3, 4, 8, 9].map(floorRoot)).toEqual([0, 1, 1, 1, 2, 2, 3]);
    expect(floorRoot(Number.MAX_SAFE_INTEGER)).toBe(94_906_265);
  });

  test('beyond 2^53 too', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 1n << 120n }), (n) => {
        const root = isqrt(n);
        expect(root * root <= n && (root + 1n) * (root + 1n) > n).toBe(true);
      }),
    );
  });
});

describe('[M-1] products', () => {
  test('their order is that of mathematics, however near they come to each other', () => {
    const order = (a: number, b: number, c: number, d: number) => {
      const difference = BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d);
      return difference > 0n ? 1 : difference < 0n ? -1 : 0;
    };
    fc.assert(
      fc.property(safe, safe, safe, safe, (a, b, c, d) => {
        expect(signOfProducts(a, b, c, d)).toBe(order(a, b, c, d));
      }),
    );
    let ties = 0;
    fc.assert(
      fc.property(fc.integer({ min: 2 ** 40, max: 2 ** 52 }), fc.integer({ min: -2, max: 2 }), (a, by) => {
        // Squares that differ by one or less, which doubles cannot tell apart.
        if (a * a === (a - by) * (a + by) && by !== 0) ties++;
        expect(signOfProducts(a, a, a - by, a + by)).toBe(order(a, a, a - by, a + by));
      }),
      { numRuns: 1000 },
    );
    expect(ties).toBeGreaterThan(200);
  });

  test('[M-27] quotients go towards zero', () => {
    expect([7, -7, 6, -6].map((a) => quotient(a, 3))).toEqual([2, -2, 2, -2]);
  });
});
