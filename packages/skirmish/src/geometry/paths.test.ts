import { describe, expect, test } from 'vitest';
import { INCH, type Point } from '@warbeacon/plane';
import { BARE, type Body } from './bodies.ts';
import { arrivalPoint, checkMove, checkTogether, type MoveHow } from './paths.ts';

const TABLE = { w: 48 * INCH, h: 48 * INCH };
const SIX = 6 * INCH * 256;
const at = (x: number, y: number): Point => ({ x, y });
const mover = (x: number, y: number) => ({ index: 0, x, y, r: 1250 });
const enemy = (index: number, x: number, y: number, more: Partial<Body> = {}): Body => ({
  index,
  x,
  y,
  r: 1250,
  foe: true,
  zone: true,
  ...more,
});
const friend = (index: number, x: number, y: number): Body => enemy(index, x, y, { foe: false, zone: false });

describe('among bases', () => {
  const between = (beside: number) =>
    checkMove(
      mover(20_000, 20_000),
      [at(26_000, 20_000)],
      [friend(1, 23_000, 20_000 - beside), friend(2, 23_000, 20_000 + beside)],
      TABLE,
      { may256: SIX },
    );

  test('[M-7, S-22] E-7: eight units of rounding are forgiven between two bases', () => {
    expect([2500, 2492, 2491].map(between)).toEqual([null, null, { code: 'base', other: 1 }]);
  });

  test('[M-2, M-7] nothing is forgiven at the end', () => {
    const stop = (x: number) =>
      checkMove(mover(20_000, 20_000), [at(x, 20_000)], [friend(1, 24_000, 20_000)], TABLE, { may256: SIX });
    expect([21_500, 21_501].map(stop)).toEqual([null, { code: 'base', other: 1 }]);
  });

  test('the mover’s own base is in nobody’s way', () => {
    const own = friend(0, 20_000, 20_000);
    expect(checkMove(mover(20_000, 20_000), [at(20_001, 20_000)], [own], TABLE, { may256: SIX })).toBeNull();
  });
});

describe('what a way is', () => {
  const go = (points: Point[], how: Partial<MoveHow> = {}) =>
    checkMove(mover(20_000, 20_000), points, [], TABLE, { may256: SIX, ...how });

  test('[M-6] it has a corner at least, and none that repeats the one before', () => {
    expect(go([])).toEqual({ code: 'bad-path' });
    expect(go([at(20_000, 20_000)])).toEqual({ code: 'bad-path' });
    expect(go([at(20_100, 20_000), at(20_100, 20_000)])).toEqual({ code: 'bad-path' });
    expect(go([at(20_100, 20_000), at(20_000, 20_000), at(20_100, 20_000)])).toBeNull();
  });

  test('[M-6, X-39] it has no more corners than are allowed', () => {
    const zigzag = (corners: number) => Array.from({ length: corners }, (_, i) => at(20_001 + i, 20_000));
    expect(go(zigzag(64))).toBeNull();
    expect(go(zigzag(65))).toEqual({ code: 'bad-path' });
    expect(go(zigzag(9), { maxCorners: 8 })).toEqual({ code: 'bad-path' });
  });

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])('[M-1] %d is no coordinate', (x) => {
    expect(go([at(x, 20_000)])).toEqual({ code: 'bad-path' });
  });

  test('[M-5] the whole base stays on the table', () => {
    const edge = (x: number) => checkMove(mover(3000, 20_000), [at(x, 20_000)], [], TABLE, { may256: SIX });
    expect([1250, 1249, -5000, -(2 ** 50)].map((x) => edge(x)?.code)).toEqual([
      undefined,
      'off-table',
      'off-table',
      'off-table',
    ]);
  });

  test('[M-9, S-21] its length is what is left of the movement, to the unit', () => {
    expect(go([at(20_000 + 6 * INCH, 20_000)])).toBeNull();
    expect(go([at(20_001 + 6 * INCH, 20_000)])).toEqual({ code: 'too-far' });
    expect(go([at(-20_000, 20_000)])).toEqual({ code: 'too-far' });
  });

  test('[M-10, X-1] slow ground costs double', () => {
    const slow = [[at(25_080, 0), at(60_000, 0), at(60_000, 40_000), at(25_080, 40_000)]];
    const ground = { ...BARE, slow };
    expect(go([at(25_080 + 2 * INCH, 20_000)], { ground })).toBeNull();
    expect(go([at(25_082 + 2 * INCH, 20_000)], { ground })).toEqual({ code: 'too-far' });
  });

  test('[X-25] reserves come in at the point of their stretch nearest to their first corner', () => {
    const stretch = { a: at(25_400, 91_440), b: at(66_040, 91_440) };
    expect(arrivalPoint(stretch, at(30_000, 80_000))).toEqual(at(30_000, 91_440));
    expect(arrivalPoint(stretch, at(3000, 80_000))).toEqual(at(25_400, 91_440));
    expect(arrivalPoint(stretch, at(70_000, 80_000))).toEqual(at(66_040, 91_440));
  });

  test('[X-25, M-5] only on the first leg the base of reserves hangs over the edge', () => {
    const come = (...points: Point[]) => checkMove(mover(30_000, TABLE.h), points, [], TABLE, { may256: SIX });
    expect(come(at(30_000, TABLE.h - 1250))).toBeNull();
    expect(come(at(30_000, TABLE.h - 1249))).toEqual({ code: 'off-table' });
    expect(come(at(30_000, TABLE.h - 2000), at(31_000, TABLE.h - 1249))).toEqual({ code: 'off-table' });
  });
});

describe('solid lines', () => {
  const ground = { ...BARE, solid: [{ a: at(13_000, 10_000), b: at(13_000, 20_000) }] };
  const past = (below: number) =>
    checkMove(mover(10_000, 10_000 - below), [at(16_000, 10_000 - below)], [], TABLE, { may256: SIX, ground });

  test('[M-12] E-24, E-24b: past the end of a fence', () => {
    expect([1250, 1249, 1242, 1241].map(past)).toEqual([null, null, null, { code: 'barred' }]);
  });

  test('[M-12] the end of a way keeps clear of a solid line by the whole radius', () => {
    const stop = (x: number) => checkMove(mover(10_000, 15_000), [at(x, 15_000)], [], TABLE, { may256: SIX, ground });
    expect([11_750, 11_751, 20_000].map(stop)).toEqual([null, { code: 'barred' }, { code: 'barred' }]);
  });
});

describe('among zones', () => {
  const from = mover(25_400, 25_400);
  const foe = enemy(1, 38_100, 25_400);
  const go = (x: number, how: Partial<MoveHow> = {}) =>
    checkMove(from, [at(x, 25_400)], [foe], TABLE, { may256: SIX, ...how });

  test('[M-13, S-25] E-8: a move may come to a gap of exactly an inch', () => {
    expect([go(33_060), go(33_061)]).toEqual([null, { code: 'zone', other: 1 }]);
  });

  test('[M-14, S-32] E-8: a charge ends in contact', () => {
    expect([35_575, 35_600].map((x) => go(x, { target: 1 }))).toEqual([null, null]);
    expect(go(35_574, { target: 1 })).toEqual({ code: 'short-of-target', other: 1 });
    expect(go(35_601, { target: 1 })).toEqual({ code: 'base', other: 1 });
    expect(go(35_600, { target: 1, may256: 4 * INCH * 256 })).toEqual({ code: 'too-far' });
  });

  test('[M-14, S-37, S-38] E-10: who screens the way is himself charged first', () => {
    const screen = enemy(1, 35_560, 29_464);
    const behind = enemy(2, 40_640, 25_400);
    const charge = (bodies: Body[]) =>
      checkMove(from, [at(38_139, 25_400)], bodies, TABLE, { may256: 8 * INCH * 256, target: 2 });
    expect(charge([screen, behind])).toEqual({ code: 'zone', other: 1 });
    expect(charge([{ ...screen, zone: false }, behind])).toBeNull();
    expect(charge([{ ...screen, x: 40_640 }, behind])).toBeNull();
  });

  test('[M-14, R-3] a target without a zone switches off no other', () => {
    const beside = enemy(2, 38_100, 29_500);
    const charge = (zone: boolean) =>
      checkMove(from, [at(35_600, 25_400)], [{ ...foe, zone }, beside], TABLE, { may256: SIX, target: 1 });
    expect([charge(true), charge(false)]).toEqual([null, { code: 'zone', other: 2 }]);
  });

  test('[M-13, S-29] E-11: who begins in a zone comes no nearer', () => {
    const inside = mover(38_100, 29_170);
    const leave = (x: number, y: number, how: Partial<MoveHow> = {}) =>
      checkMove(inside, [at(x, y)], [foe], TABLE, { may256: SIX, ...how });
    expect(leave(38_100, 36_790)).toBeNull();
    expect(leave(41_870, 25_400)).toEqual({ code: 'nearer', other: 1 });
    expect(leave(38_600, 28_570)).toEqual({ code: 'nearer', other: 1 });
    expect(leave(38_100, 27_900, { target: 1 })).toBeNull();
  });

  test('[M-13, S-29] E-11b: round an enemy goes who goes far enough out', () => {
    const inside = mover(38_100, 29_170);
    const round = (...corners: [number, number][]) =>
      checkMove(
        inside,
        corners.map(([x, y]) => at(x, y)),
        [foe],
        TABLE,
        { may256: SIX },
      );
    const circle = round([39_543, 28_883], [40_766, 28_066], [41_583, 26_843], [41_870, 25_400]);
    expect(circle).toEqual({ code: 'nearer', other: 1 });
    expect(round([39_600, 29_170], [40_872, 28_172], [41_721, 26_900], [42_019, 25_400])).toBeNull();
  });

  test('[M-13, R-2] who has left the zone in which it began does not come back', () => {
    const inside = mover(38_100, 29_170);
    const ways = (...ys: number[]) =>
      checkMove(
        inside,
        ys.map((y) => at(38_100, y)),
        [foe],
        TABLE,
        { may256: SIX },
      );
    expect(ways(30_439, 29_170)).toBeNull();
    expect(ways(30_440, 29_170)).toEqual({ code: 'zone', other: 1 });
  });

  test('[M-13, R-64] zones are judged from where the activation began, in one piece or in several', () => {
    const go = (y: number, to: number) =>
      checkMove(mover(38_100, y), [at(38_100, to)], [foe], TABLE, { may256: SIX, start: at(38_100, 29_170) });
    expect(go(29_900, 29_170)).toBeNull();
    expect(go(29_900, 29_169)).toEqual({ code: 'nearer', other: 1 });
    expect(go(30_440, 29_900)).toEqual({ code: 'zone', other: 1 });
  });

  test('[M-14, S-36] in its target’s zone a charge stays there, corner by corner', () => {
    const round = (...corners: [number, number][]) =>
      checkMove(
        from,
        corners.map(([x, y]) => at(x, y)),
        [foe],
        TABLE,
        { may256: 9 * INCH * 256, target: 1 },
      );
    expect(round([34_500, 25_400], [34_900, 28_000], [38_100, 27_905])).toBeNull();
    expect(round([34_500, 25_400], [34_500, 30_000], [38_100, 27_905])).toEqual({ code: 'left-zone', other: 1 });
  });

  test('[M-14, S-39, R-66] E-12: two enemies at once', () => {
    const [one, two] = [enemy(1, 38_100, 25_400), enemy(2, 38_100, 29_400)];
    const charge = (to: Point, how: Partial<MoveHow>) =>
      checkMove(from, [to], [one, two], TABLE, { may256: SIX, ...how });
    const both = at(36_593, 27_400);
    expect(charge(both, { target: 1, extra: [2] })).toBeNull();
    expect(charge(both, { target: 1 })).toEqual({ code: 'undeclared-contact', other: 2 });
    expect(charge(at(35_600, 25_400), { target: 1, extra: [2] })).toEqual({ code: 'short-of-extra', other: 2 });
  });

  test('[M-14, S-25] a move without a target touches no enemy', () => {
    const lying = { ...foe, zone: false };
    const move = (body: Body) => checkMove(from, [at(35_600, 25_400)], [body], TABLE, { may256: SIX });
    expect(move(lying)).toEqual({ code: 'contact-without-charge', other: 1 });
    expect(move({ ...lying, bound: true })).toBeNull();
    expect(move({ ...lying, foe: false })).toBeNull();
  });
});

describe('[M-28] two bearers and what they carry', () => {
  const chest = { mover: { index: -1, x: 20_000, y: 20_000, r: 1250 }, how: { may256: SIX } };
  const [left, right] = [
    { mover: { index: 1, x: 20_000, y: 22_500, r: 1250 }, how: { may256: SIX } },
    { mover: { index: 2, x: 20_000, y: 17_500, r: 1250 }, how: { may256: SIX } },
  ];
  const carry = (to: Point, bodies: Body[] = [], companions = [chest, left, right]) =>
    checkTogether(companions, [to], bodies, TABLE);

  test('[M-9] go side by side, as far as the one with the least left', () => {
    const own = [friend(1, 20_000, 22_500), friend(2, 20_000, 17_500)];
    expect(carry(at(20_000 + 6 * INCH, 20_000), own)).toBeNull();
    expect(carry(at(20_000, 20_000 + 6 * INCH), own)).toBeNull();
    const tired = { ...right, how: { may256: SIX - 1 } };
    expect(carry(at(20_000 + 6 * INCH, 20_000), own, [chest, left, tired])).toEqual({ code: 'too-far', of: 2 });
  });

  test('[S-22, S-25] none of the three is hindered by a base or a zone', () => {
    expect(carry(at(26_000, 20_000), [friend(3, 23_000, 24_990)])).toEqual({ code: 'base', other: 3, of: 1 });
    expect(carry(at(26_000, 20_000), [friend(3, 23_000, 25_000)])).toBeNull();
    expect(carry(at(26_000, 20_000), [enemy(3, 26_000, 12_461)])).toEqual({ code: 'zone', other: 3, of: 2 });
    expect(carry(at(26_000, 20_000), [enemy(3, 26_000, 12_460)])).toBeNull();
  });
});
