import { describe, expect, test } from 'vitest';
import { INCH, type Point, type Polygon, touching } from '@warbeacon/plane';
import { BARE, type Body, type Ground } from './bodies.ts';
import type { Room } from './clear.ts';
import { checkBeside, checkSetUp, firstBeside, landingPlace, type SetUpHow, touchesLine } from './putting.ts';

const TABLE = { w: 48 * INCH, h: 48 * INCH };
const at = (x: number, y: number): Point => ({ x, y });
const model = (x: number, y: number) => ({ index: 0, x, y, r: 1250 });
const base = (index: number, x: number, y: number, more: Partial<Body> = {}): Body => ({
  index,
  x,
  y,
  r: 1250,
  foe: true,
  zone: true,
  ...more,
});
const friend = (index: number, x: number, y: number) => base(index, x, y, { foe: false, zone: false });
const room = (bodies: Body[] = [], ground: Partial<Ground> = {}): Room => ({
  bodies,
  table: TABLE,
  ground: { ...BARE, ...ground },
});

describe('[M-29] setting up', () => {
  const south: Polygon = [at(0, 0), at(TABLE.w, 0), at(TABLE.w, 60_960), at(0, 60_960)];
  const how: SetUpHow = { zones: [south], apart: 12 * INCH };
  const set = (x: number, y: number, bodies: Body[] = [], more: Partial<SetUpHow> = {}, ground: Partial<Ground> = {}) =>
    checkSetUp(model(x, y), room(bodies, ground), { ...how, ...more });

  test('[S-177, S-179] the whole base is in the half, to whose line both have a right', () => {
    expect(set(20_000, 60_960 - 1250)).toBeNull();
    expect(set(20_000, 60_960 - 1249)).toEqual({ code: 'outside' });
    expect(set(1249, 20_000)).toEqual({ code: 'off-table' });
  });

  test('[S-179] at least twelve inches from every enemy', () => {
    expect(set(20_000, 20_000, [base(7, 20_000, 20_000 + 2500 + 12 * INCH)])).toBeNull();
    expect(set(20_000, 20_000, [base(7, 20_000, 19_999 + 2500 + 12 * INCH)])).toEqual({ code: 'too-near', other: 7 });
  });

  test('[S-178] a Warrior within six inches of a Hero', () => {
    const heroes = { of: [model(20_000, 20_000)], gap: 6 * INCH };
    expect(set(20_000 + 2500 + 6 * INCH, 20_000, [], { heroes })).toBeNull();
    expect(set(20_001 + 2500 + 6 * INCH, 20_000, [], { heroes })).toEqual({ code: 'no-hero' });
  });

  test('[M-2] clear of other bases, and of friends by the spread of the zone', () => {
    expect(set(20_000, 20_000, [friend(3, 22_499, 20_000)])).toEqual({ code: 'base', other: 3 });
    expect(set(20_000, 20_000, [friend(3, 22_500, 20_000)])).toBeNull();
    expect(set(20_000, 20_000, [friend(3, 22_499 + 4 * INCH, 20_000)], { spread: 4 * INCH })).toEqual({
      code: 'crowded',
      other: 3,
    });
    expect(set(20_000, 20_000, [friend(3, 22_500 + 4 * INCH, 20_000)], { spread: 4 * INCH })).toBeNull();
  });

  test('[M-11, M-12] off solid lines and impassable ground', () => {
    const solid = [{ a: at(22_000, 0), b: at(22_000, 40_000) }];
    expect(set(20_750, 20_000, [], {}, { solid })).toBeNull();
    expect(set(20_751, 20_000, [], {}, { solid })).toEqual({ code: 'barred' });
    const closed = [[at(10_000, 10_000), at(30_000, 10_000), at(30_000, 30_000), at(10_000, 30_000)]];
    expect(set(20_000, 20_000, [], {}, { closed })).toEqual({ code: 'barred' });
  });
});

describe('[M-30] put beside', () => {
  const bearer = friend(1, 20_000, 20_000);

  test('in contact, clear, and touching no enemy', () => {
    expect(checkBeside(model(22_525, 20_000), bearer, room([bearer]))).toBeNull();
    expect(checkBeside(model(22_526, 20_000), bearer, room([bearer]))).toEqual({ code: 'not-beside' });
    expect(checkBeside(model(22_499, 20_000), bearer, room([bearer]))).toEqual({ code: 'not-clear' });
    const foe = base(2, 25_025, 20_000);
    expect(checkBeside(model(22_500, 20_000), bearer, room([bearer, foe]))).toEqual({ code: 'not-clear' });
    expect(checkBeside(model(22_500, 20_000), bearer, room([bearer, { ...foe, foe: false }]))).toBeNull();
    expect(checkBeside(model(22_500, 20_000), bearer, room([bearer, { ...foe, x: 25_026 }]))).toBeNull();
  });

  test('where nobody is asked, the first clear direction from the east', () => {
    expect(firstBeside(model(0, 0), bearer, room([bearer]))).toEqual(at(22_504, 20_000));
    const next = firstBeside(model(0, 0), bearer, room([bearer, friend(2, 22_504, 20_000)]));
    expect(next && next.y > 20_000 && touching({ ...next, r: 1250 }, bearer)).toBe(true);
  });

  test('[A-54] none is clear: a place is looked for a quarter of an inch further out each', () => {
    const wall = (inches: number) => {
      const [near, far] = [20_000 - inches, 20_000 + inches];
      return [at(near, near), at(far, near), at(far, far), at(near, far)].map((a, i, all) => ({
        a,
        b: all[(i + 1) % 4] ?? a,
      }));
    };
    const ring = Array.from({ length: 6 }, (_, i) =>
      friend(
        i + 2,
        [22_500, 21_250, 18_750, 17_500, 18_750, 21_250][i] ?? 0,
        [20_000, 22_166, 22_166, 20_000, 17_834, 17_834][i] ?? 0,
      ),
    );
    expect(firstBeside(model(0, 0), bearer, room([bearer, ...ring]))).toBeUndefined();
    expect(firstBeside(model(0, 0), bearer, room([bearer, ...ring]), 3)).toBeUndefined();
    const further = firstBeside(model(0, 0), bearer, room([bearer, ...ring]), 5);
    expect(further && Math.abs(further.x - 20_000) + Math.abs(further.y - 20_000)).toBeGreaterThan(4000);
    expect(firstBeside(model(0, 0), bearer, room([bearer], { solid: wall(3000) }), 20)).not.toBeUndefined();
  });
});

describe('[M-24] across and down', () => {
  const wall = { a: at(0, 20_000), b: at(60_000, 20_000) };
  const over = { lines: [wall], width: 0 };

  test('[M-12] to touch a barrier is to stand within 25 units of it', () => {
    expect([18_750, 18_725, 18_724].map((y) => touchesLine(model(20_000, y), [wall]))).toEqual([true, true, false]);
  });

  test('[X-4] E-20: straight across, the base just clear', () => {
    expect(landingPlace(model(20_000, 18_750), over, room([], { solid: [wall] }))).toEqual({ to: at(20_000, 21_250) });
    expect(landingPlace(model(20_000, 18_724), over, room([], { solid: [wall] }))).toEqual({ code: 'not-beside' });
    const slanted = { a: at(10_000, 9446), b: at(30_000, 29_446) };
    expect(landingPlace(model(20_000, 17_678), { lines: [slanted], width: 0 }, room())).toEqual({
      to: at(18_232, 19_446),
    });
  });

  test('[X-4] the place is clear, and in the zone of nobody but the target', () => {
    const across = (bodies: Body[], target?: number) => landingPlace(model(20_000, 18_750), over, room(bodies), target);
    expect(across([friend(3, 20_000, 23_749)])).toEqual({ code: 'not-clear' });
    expect(across([friend(3, 20_000, 23_750)])).toEqual({ to: at(20_000, 21_250) });
    const foe = base(4, 20_000, 23_760);
    expect(across([foe])).toEqual({ code: 'not-clear', other: 4 });
    expect(across([foe], 4)).toEqual({ to: at(20_000, 21_250) });
    expect(across([{ ...foe, zone: false }])).toEqual({ code: 'not-clear' });
    expect(across([{ ...foe, zone: false, y: 23_776 }])).toEqual({ to: at(20_000, 21_250) });
  });

  test('[X-6] a leap comes down beyond both edges of the gap', () => {
    const ditch: Polygon = [at(15_240, 35_560), at(40_640, 35_560), at(40_640, 38_560), at(15_240, 38_560)];
    const lines = [
      { a: at(15_240, 35_560), b: at(40_640, 35_560) },
      { a: at(40_640, 38_560), b: at(15_240, 38_560) },
    ];
    const ground = { closed: [ditch], solid: lines };
    expect(landingPlace(model(20_000, 34_310), { lines, width: 3000 }, room([], ground))).toEqual({
      to: at(20_000, 39_810),
    });
    expect(landingPlace(model(20_000, 39_820), { lines, width: 3000 }, room([], ground))).toEqual({
      to: at(20_000, 34_310),
    });
  });

  test('[M-5] nobody comes down over the edge of the table', () => {
    const last = { a: at(0, 120_000), b: at(60_000, 120_000) };
    expect(landingPlace(model(20_000, 118_750), { lines: [last], width: 0 }, room())).toEqual({ code: 'not-clear' });
  });
});
