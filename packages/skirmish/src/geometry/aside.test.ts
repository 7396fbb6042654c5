import { describe, expect, test } from 'vitest';
import { apart, DIRECTIONS, INCH, type Point, segAtLeast, step, touching } from '@warbeacon/plane';
import { makeWays, openDirections, parting, shortestWays } from './aside.ts';
import { BARE, type Body, type Ground } from './bodies.ts';
import type { Room } from './clear.ts';

const TABLE = { w: 48 * INCH, h: 48 * INCH };
const at = (x: number, y: number): Point => ({ x, y });
const base = (index: number, x: number, y: number, foe: boolean): Body => ({ index, x, y, r: 1250, foe, zone: false });
const friend = (index: number, x: number, y: number) => base(index, x, y, false);
const enemy = (index: number, x: number, y: number) => base(index, x, y, true);
const room = (bodies: Body[], ground: Ground = BARE): Room => ({ bodies, table: TABLE, ground });
const both = (each: Room) => ({ winner: each, loser: each });

const loser = friend(0, 50_800, 50_800);
const winner = enemy(1, 48_300, 50_800);

describe('[S-72] Back Away', () => {
  const open = (winners: Body[], others: Body[] = [], ground: Ground = BARE) =>
    openDirections(loser, winners, room([...winners, ...others], ground));

  test('[M-17] E-14: away from one winner 361 directions are open, between two the two across, among three none', () => {
    const [east, north, south] = [enemy(2, 53_300, 50_800), enemy(3, 52_050, 52_966), enemy(4, 52_050, 48_634)];
    expect(open([winner])).toHaveLength(361);
    expect(open([winner, east])).toEqual([180, 540]);
    expect(open([winner, north, south])).toEqual([]);
  });

  test('[M-17, M-5] E-15: with the back to the edge there are the two along it', () => {
    const cornered = { ...loser, x: 1250 };
    const facing = { ...winner, x: 3750 };
    expect(openDirections(cornered, [facing], room([facing]))).toEqual([180, 540]);
  });

  test('[M-17, M-12] E-15b: with the back to a wall, too', () => {
    const solid = [{ a: at(52_050, 40_000), b: at(52_050, 60_000) }];
    expect(open([winner], [], { ...BARE, solid })).toEqual([180, 540]);
  });

  test('[M-17, S-73] a step that ends in contact with another enemy is closed, one beside a bound enemy is open', () => {
    const waiting = enemy(5, 50_800 + INCH + 2520, 50_800);
    const closed = DIRECTIONS.flatMap((_, i) => (open([winner], [waiting]).includes(i) ? [] : [i]));
    expect(open([winner], [{ ...waiting, bound: true }])).toHaveLength(361);
    expect(closed).toContain(0);
    expect(open([winner], [{ ...waiting, foe: false }])).toHaveLength(361);
  });

  test('[M-17, M-7] a loser squeezed between two friends slides out', () => {
    expect(open([winner], [friend(5, 50_800, 53_300), friend(6, 50_800, 48_300)])).toContain(0);
  });

  test('[S-74] the whole step must be open', () => {
    expect(open([winner], [friend(5, 50_800 + INCH + 2499, 50_800)])).not.toContain(0);
    expect(open([winner], [friend(5, 50_800 + INCH + 2500, 50_800)])).toContain(0);
  });
});

describe('[S-76] Make Way', () => {
  const spear = friend(2, 53_300, 50_800);
  const [up, down] = [friend(3, 50_800, 53_300), friend(4, 50_800, 48_300)];
  const ranked = room([winner, spear, up, down]);

  test('[M-19] E-16: a friend ranked behind shifts by 2,413 u', () => {
    expect(openDirections(loser, [winner], ranked)).toEqual([]);
    const ways = makeWays(loser, [winner], [2], ranked);
    expect(ways[0]).toMatchObject({ friend: 2, direction: 5, shift: 2413 });
  });

  test('[M-19] they are sorted by length, friend and direction, and each frees the step', () => {
    const ways = makeWays(loser, [winner], [2], ranked);
    const keys = ways.map(({ shift, friend, direction }) => shift * 1e6 + friend * 1000 + direction);
    expect(keys).toEqual([...keys].sort((a, b) => a - b));
    expect(ways.length).toBeGreaterThan(20);
    for (const way of ways) {
      const moved = { ...spear, ...way.to };
      expect(openDirections(loser, [winner], room([winner, moved, up, down]))).toContain(way.direction);
      expect([winner, up, down, loser].every((other) => apart(moved, other))).toBe(true);
      expect(touching(moved, winner)).toBe(false);
    }
  });

  test('[M-19] for each direction only the shortest may be taken', () => {
    const ways = makeWays(loser, [winner], [2], ranked);
    const shortest = shortestWays(ways);
    expect(shortest.length).toBeGreaterThan(0);
    for (const { direction, shift } of ways) {
      const least = shortest.filter((way) => way.direction === direction);
      expect(new Set(least.map((way) => way.shift)).size).toBe(1);
      expect(least[0]?.shift).toBeLessThanOrEqual(shift);
    }
  });

  test('[M-19, S-143] behind him a second rank of pikes: there is no way', () => {
    const behind = [friend(5, 55_800, 50_800), friend(6, 53_300, 53_300), friend(7, 53_300, 48_300)];
    expect(makeWays(loser, [winner], [2, 5], room([winner, spear, up, down, ...behind]))).toEqual([]);
  });

  test('[S-76, S-77] who is Engaged, or an enemy, makes no way', () => {
    expect(makeWays(loser, [winner], [], ranked)).toEqual([]);
    const hostile = room([winner, { ...spear, foe: true }, up, down]);
    expect(makeWays(loser, [winner], [2], hostile)).toEqual([]);
  });

  test('[S-78] making way ends in contact with no enemy', () => {
    const foes = [enemy(5, 53_300, 55_400), enemy(6, 53_300, 46_200)];
    const ways = makeWays(loser, [winner], [2], room([winner, spear, up, down, ...foes]));
    for (const { to } of ways) expect(foes.some((foe) => touching({ ...spear, ...to }, foe))).toBe(false);
    const bound = foes.map((foe) => ({ ...foe, bound: true }));
    expect(makeWays(loser, [winner], [2], room([winner, spear, up, down, ...bound])).length).toBeGreaterThanOrEqual(
      ways.length,
    );
  });

  test('[M-19] the friend passes nobody on its way', () => {
    for (const { to } of makeWays(loser, [winner], [2], ranked)) {
      expect([winner, up, down].every((other) => segAtLeast(spear, to, other, 2492))).toBe(true);
    }
  });
});

describe('[M-22] coming apart', () => {
  test('[S-75] E-17: the winner is moved until the gap is 26', () => {
    expect(parting(winner, loser, both(room([winner, loser])))).toEqual({
      kind: 'moved',
      who: 'winner',
      to: at(48_274, 50_800),
    });
  });

  test('[S-75] the loser, if there is no room behind the winner; else neither', () => {
    const behind = friend(2, 45_800, 50_800);
    expect(parting(winner, loser, both(room([winner, loser, behind])))).toEqual({
      kind: 'moved',
      who: 'loser',
      to: at(50_826, 50_800),
    });
    expect(parting(winner, loser, both(room([behind, friend(3, 53_300, 50_800)])))).toEqual({ kind: 'stuck' });
  });

  test('[M-12, M-5] neither walls nor the edge give way', () => {
    const solid = [{ a: at(47_050, 40_000), b: at(47_050, 60_000) }];
    expect(parting(winner, loser, both(room([], { ...BARE, solid })))).toMatchObject({ who: 'loser' });
    const edge = { ...winner, x: 1250 };
    expect(parting(edge, { ...loser, x: 3750 }, both(room([])))).toMatchObject({ who: 'loser', to: at(3776, 50_800) });
  });

  test('who does not touch is apart', () => {
    expect(parting({ ...winner, x: 48_274 }, loser, both(room([])))).toEqual({ kind: 'apart' });
  });

  test('in every direction the first clear place is found', () => {
    for (let i = 0; i < DIRECTIONS.length; i += 7) {
      const near = { ...winner, ...step(loser, i, 2504) };
      const done = parting(near, loser, both(room([])));
      if (done.kind !== 'moved') throw new Error('they were not parted');
      const moved = { ...near, ...done.to };
      expect(touching(moved, loser)).toBe(false);
      expect(apart(moved, loser, 29)).toBe(false);
    }
  });
});
