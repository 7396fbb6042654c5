import { describe, expect, test } from 'vitest';
import { cost256, INCH, type Point } from '@warbeacon/plane';
import { BARE, type Body } from './bodies.ts';
import { checkMove, type MoveHow } from './paths.ts';
import { findWay } from './search.ts';
import { contactsWithAll } from './ways.ts';

const TABLE = { w: 48 * INCH, h: 48 * INCH };
const at = (x: number, y: number): Point => ({ x, y });
const mover = { index: 0, x: 50_000, y: 50_000, r: 1250 };
const enemy = (index: number, x: number, y: number, zone = true): Body => ({ index, x, y, r: 1250, foe: true, zone });
const friend = (index: number, x: number, y: number): Body => ({ index, x, y, r: 1250, foe: false, zone: false });

/** The way found, in inches, after it has been judged; undefined for none. */
function found(goals: Point[], bodies: Body[], how: Partial<MoveHow> = {}): number | undefined {
  const whole = { may256: 12 * INCH * 256, ...how };
  const way = findWay(mover, goals, bodies, TABLE, whole);
  if (way === undefined) return undefined;
  expect(checkMove(mover, way.points, bodies, TABLE, whole)).toBeNull();
  expect(way.cost).toBe(cost256([mover, ...way.points], whole.ground?.slow ?? []));
  return way.cost / 256 / INCH;
}

describe('looking for a way', () => {
  test('[S-21] the straight way, where nothing is in it', () => {
    expect(found([at(50_000 + 6 * INCH, 50_000)], [])).toBe(6);
    expect(found([at(50_000 + 13 * INCH, 50_000)], [])).toBeUndefined();
  });

  test('[S-22] round a base, round a wall of bases, and through a gap between them', () => {
    const goal = [at(60_000, 50_000)];
    const straight = 10_000 / INCH;
    const one = found(goal, [friend(1, 55_000, 50_000)]) ?? 0;
    expect(one).toBeGreaterThan(straight);
    expect(one).toBeLessThan(straight * 1.15);
    const row = [-2, -1, 0, 1, 2].map((i) => friend(i + 3, 55_000, 50_000 + i * 2600));
    expect(found(goal, row)).toBeGreaterThan(one);
    const gap = row.filter(({ index }) => index !== 4);
    expect(found(goal, gap)).toBeLessThan(found(goal, row) ?? 0);
  });

  test('[S-25] round a zone', () => {
    const round = found([at(65_000, 50_000)], [enemy(1, 57_000, 50_000)]) ?? 0;
    expect(round).toBeGreaterThan((15_000 / INCH) * 1.05);
    expect(found([at(65_000, 50_000)], [enemy(1, 57_000, 50_000, false)])).toBeLessThan(round);
  });

  test('[S-29] out of a zone without coming nearer', () => {
    expect(found([at(57_000, 50_000)], [enemy(1, 53_000, 50_000)])).toBeGreaterThan(7000 / INCH);
    expect(found([at(47_000, 50_000)], [enemy(1, 53_000, 50_000)])).toBeCloseTo(3000 / INCH, 2);
  });

  test('[S-32, S-37] to a charge, past the zones of others once the target’s is entered', () => {
    const [target, beside] = [enemy(1, 60_000, 50_000), enemy(2, 61_500, 46_000)];
    const goals = contactsWithAll(1250, [target], mover);
    expect(found(goals, [target, beside], { target: 1 })).toBeCloseTo((10_000 - 2504) / INCH, 2);
  });

  test('[S-39] to two enemies at once', () => {
    const pair = [enemy(1, 60_000, 48_000), enemy(2, 60_000, 52_000)];
    expect(found(contactsWithAll(1250, pair, mover), pair, { target: 1, extra: [2] })).toBeGreaterThan(3);
  });

  test('[S-36] round a target to its far side, when its near side is taken', () => {
    const target = enemy(1, 56_000, 50_000, false);
    const taken = [friend(2, 53_500, 50_000), friend(3, 54_750, 52_166), friend(4, 54_750, 47_834)];
    expect(found(contactsWithAll(1250, [target], mover), [target, ...taken], { target: 1 })).toBeGreaterThan(3);
  });

  test('[M-12] round the end of a wall, and round a building', () => {
    const wall = [{ a: at(55_000, 40_000), b: at(55_000, 52_000) }];
    const past = found([at(60_000, 50_000)], [], { ground: { ...BARE, solid: wall } });
    expect(past).toBeGreaterThan(10_000 / INCH);
    expect(past).toBeLessThan(5);
    const [sw, se, ne, nw] = [at(53_000, 46_000), at(57_000, 46_000), at(57_000, 53_000), at(53_000, 53_000)];
    const solid = [
      { a: sw, b: se },
      { a: se, b: ne },
      { a: ne, b: nw },
      { a: nw, b: sw },
    ];
    expect(found([at(60_000, 50_000)], [], { ground: { ...BARE, solid } })).toBeGreaterThan(10_000 / INCH);
  });

  test('where there is no way none is found', () => {
    const ring = Array.from({ length: 8 }, (_, i) => i).map((i) => {
      const [x, y] = [
        [3300, 0],
        [2333, 2333],
        [0, 3300],
        [-2333, 2333],
        [-3300, 0],
        [-2333, -2333],
        [0, -3300],
        [2333, -2333],
      ][i] ?? [0, 0];
      return friend(i + 1, 50_000 + (x ?? 0), 50_000 + (y ?? 0));
    });
    expect(found([at(60_000, 50_000)], ring)).toBeUndefined();
  });
});
