/** What a menu offers, how a way is found, and how far a model can go. */
import { DIRECTIONS, length256, step } from '@warbeacon/plane';
import { describe, expect, test } from 'vitest';
import { skirmish } from '../engine/rules.ts';
import { parseDiary, position, type Table } from '../testing/index.ts';
import { pathTo } from './path-to.ts';
import { LATTICE, reach } from './reach.ts';

const allPass = (p: Table): boolean =>
  [...skirmish.legal(p.state, 'good')].every((command) => skirmish.check(p.state, 'good', command) === null);

describe('The menu', () => {
  const LINE =
    't2 move good* | g1=mt-spear@25400,25400 | g2=mt-shield@36000,26000 | g3=mt-captain@20000,36000 | e1=mo-shield@36000,28500 | e2=mo-shield@31000,35000 | e3=mo-spear@33500,36500';

  test('[S-21, S-32] all that it lists is legal', () => {
    const p = position(LINE);
    expect(p.orders('g1').length).toBeGreaterThan(30);
    expect(allPass(p)).toBe(true);
  });
  test('[S-35] it lists a charge on each enemy in reach, and on two at once', () => {
    const charges = position(LINE)
      .orders('g1')
      .flatMap((order) => /"charge":\[([^\]]*)\]/.exec(order)?.[1] ?? []);
    expect(new Set(charges)).toEqual(new Set(['"e1"', '"e2"', '"e2","e3"']));
  });
  test('[S-133] and the place behind a friend who fights', () => {
    const behind = position(LINE)
      .orders('g1')
      .some((order) => order.includes('[36000,23496]'));
    expect(behind).toBe(true);
  });
  test('[S-25] and the edge of a zone, to the unit', () => {
    const p = position('t2 move good* | g1=mt-shield@25400,25400 | e1=mo-shield@38100,25400');
    expect(p.orders('g1')).toContain('{"type":"move","model":"g1","path":[[33060,25400]]}');
  });
  test('[S-22] a model that is all but shut in has an order none the less', () => {
    const p = position(
      't2 move good* | g1=mt-shield@25400,25400 | g2=mt-shield@22880,25400 | g3=mt-shield@27920,25400 | g4=mt-shield@25400,22880 | g5=mt-shield@25400,27920 | e1=mo-shield@5",40"',
    );
    expect(p.orders('g1').length).toBeGreaterThan(0);
  });
  test('[S-22, M-7] between two friends that it touches, in whatever direction they stand, it finds the way out', () => {
    const p = position(
      't2 move good* | g1=mt-shield@25400,25400 | g2=mt-shield@27400,26900 | g3=mt-shield@23400,23900 | e1=mo-shield@5",40"',
    );
    const lengths = p.orders('g1').map((order) => {
      const [x = 0, y = 0] = (JSON.parse(order) as { path?: number[][] }).path?.[0] ?? [];
      return (x - 25400) ** 2 + (y - 25400) ** 2;
    });
    expect(Math.max(...lengths)).toBeGreaterThan(15000 ** 2);
  });
  test('[S-47] of who lies down it lists crawls and standing up', () => {
    const p = position('t2 move good* | g1=mt-shield@25400,25400 prone | e1=mo-shield@5",40"');
    const kinds = p.orders('g1').map((order) => (JSON.parse(order) as { type: string }).type);
    expect(kinds).toEqual(['stand', ...Array.from({ length: 8 }, () => 'crawl')]);
  });
});

describe('Where a menu leads', () => {
  const FAR = 'e1=mo-shield@100000,100000';
  type Place = readonly [x: number, y: number];
  const ends = (p: Table, id = 'g1'): Place[] =>
    p.commands(id).flatMap((order) => {
      const end = 'path' in order ? order.path.at(-1) : undefined;
      return end === undefined ? [] : [end];
    });
  const on = (line: string) => position(`t2 move good* | ${line} | ${FAR}`);
  /** In so many headings, each as far. */
  const star = ([x, y]: Place, headings: number, far: number): Place[] =>
    Array.from({ length: headings }, (_, i) => {
      const end = step({ x, y }, (i * DIRECTIONS.length) / headings, far);
      return [end.x, end.y];
    });
  const as = (places: readonly Place[]) => places.map(String).toSorted();
  /** Those of one list beside which there is none of the other: steps are rounded, and cut back where that made them too long. */
  const missing = (found: readonly Place[], expected: readonly Place[]): Place[] =>
    expected.filter(([x, y]) => !found.some(([a, b]) => Math.hypot(a - x, b - y) < 3));
  const HERE: Place = [40000, 40000];
  const INCHES = 2540;

  test('[S-21] in the open sixteen ways as far as may be, and each by a half and a quarter', () => {
    const open = [6, 3, 1.5].flatMap((far) => star(HERE, 16, far * INCHES));
    const found = ends(on('g1=mt-shield@40000,40000'));
    expect(found).toHaveLength(open.length);
    expect(missing(found, open)).toEqual([]);
  });
  test('[S-21] of what is left, where some of it has been gone', () => {
    const left = [2, 1, 0.5].flatMap((far) => star(HERE, 16, far * INCHES));
    const found = ends(on('g1=mt-shield@40000,40000 spent:4"'));
    expect(found).toHaveLength(left.length);
    expect(missing(found, left)).toEqual([]);
  });
  test('[S-47] lying on the ground eight ways of an inch', () => {
    expect(as(ends(on('g1=mt-shield@40000,40000 prone')))).toEqual(as(star(HERE, 8, INCHES)));
  });
  test('[S-37, X-11, X-18] beside a Hero and beside who bears a banner, and beside nobody else', () => {
    // Three fifths and four of the way, less both radii and a hair.
    const near = (friend: string) =>
      ends(on(`g1=mt-shield@40000,40000 | ${friend}`)).filter(([x, y]) => Math.hypot(x - 45997, y - 44498) < 5);
    expect(near('g2=mt-captain@48000,46000').length).toBeGreaterThan(0);
    expect(near('g2=mt-shield@48000,46000 banner').length).toBeGreaterThan(0);
    expect(near('g2=mt-shield@48000,46000')).toEqual([]);
  });
  test('[A-23, X-26] to what lies on the ground, and to the edge by which its side leaves', () => {
    const ford = (at: string, letter: string) =>
      position({
        ...parseDiary(
          `t3 move good* | g1=mt-shield@${at} | e1=mo-shield@100000,50000 | object chest=heavy@90000,60000 | object letter=light@${letter}`,
        ),
        scenario: 'the-ford',
      });
    const p = ford('8000,45000', '15000,52000');
    expect(ends(p).some(([x, y]) => Math.abs(Math.hypot(x - 15000, y - 52000) - 1250) <= 26)).toBe(true);
    expect(ends(p)).toContainEqual([1250, 45000]);
    expect(ends(ford('30000,45000', '90000,52000')).some(([x]) => x <= 1250)).toBe(false);
  });
  /** Whether one of the ways ends there, give or take a hair. */
  const leadsTo = (p: Table, [x, y]: Place, id = 'g1') => ends(p, id).some(([a, b]) => Math.hypot(a - x, b - y) < 5);
  /** So far on the way from one place to another. */
  const towards = ([x, y]: Place, [a, b]: Place, far: number): Place => {
    const part = far / Math.hypot(a - x, b - y);
    return [x + (a - x) * part, y + (b - y) * part];
  };

  test('[X-26] to the end of an exit that lies aslant', () => {
    const p = position({
      ...parseDiary(
        't3 move good* | g1=mt-shield@8000,9000 | e1=mo-shield@100000,50000 | object chest=heavy@90000,60000 | object letter=light@90000,52000',
      ),
      scenario: 'the-ford',
    });
    expect(leadsTo(p, [1250, 15240])).toBe(true);
  });
  test('[S-25] to the edge of the zone of each enemy, straight', () => {
    const p = on('g1=mt-shield@25400,25400 | e2=mo-shield@36000,31000');
    const far = Math.hypot(36000 - 25400, 31000 - 25400) - 2500 - 2540;
    expect(leadsTo(p, towards([25400, 25400], [36000, 31000], far))).toBe(true);
    const lying = on('g1=mt-shield@25400,25400 | e2=mo-shield@36000,31000 prone');
    expect(leadsTo(lying, towards([25400, 25400], [36000, 31000], far))).toBe(false);
  });
  test('[S-133] behind a friend who fights, and as far towards it as may be', () => {
    const near = on('g1=mt-spear@45000,25400 | g2=mt-shield@55000,31000 | e2=mo-shield@55000,33500');
    expect(leadsTo(near, [55000, 28496])).toBe(true);
    const far = on('g1=mt-spear@38500,25400 | g2=mt-shield@55000,31000 | e2=mo-shield@55000,33500');
    expect(leadsTo(far, towards([38500, 25400], [55000, 28496], 6 * INCHES))).toBe(true);
    const free = on('g1=mt-spear@45000,25400 | g2=mt-shield@55000,31000');
    expect(leadsTo(free, [55000, 28496])).toBe(false);
  });
  test('[S-22] each way is listed once, and none to where it stands', () => {
    const crowd = on(
      'g1=mt-shield@25400,25400 | g2=mt-captain@27904,25400 | g3=mt-captain@25400,27904 banner | e2=mo-shield@36000,28500 | e3=mo-shield@33500,36500',
    );
    const orders = crowd.orders('g1');
    expect(new Set(orders).size).toBe(orders.length);
    expect(ends(crowd)).not.toContainEqual([25400, 25400]);
  });
  test('[S-47, M-7] lying between two friends it finds the way out', () => {
    const p = on('g1=mt-shield@25400,25400 prone | g2=mt-shield@27400,26900 | g3=mt-shield@23400,23900');
    const far = ends(p).map(([x, y]) => Math.hypot(x - 25400, y - 25400));
    expect(Math.max(...far)).toBeGreaterThan(INCHES - 10);
    expect(Math.max(...far)).toBeLessThanOrEqual(INCHES);
  });
  test('[S-151] a spear is thrown on charges of one enemy alone', () => {
    const p = position(
      't2 move good* | g1=ro-spears@25400,25400 | e1=mo-shield@33000,25400 | e2=mo-shield@33000,28000',
    );
    const throws = p.commands('g1').filter((order) => order.type === 'throw');
    expect(new Set(throws.map((order) => ('target' in order ? order.target : '')))).toEqual(new Set(['e1', 'e2']));
    expect(throws.every((order) => 'path' in order && order.path.length > 0)).toBe(true);
  });
  test('[S-35, S-39] a charge comes straight and from either side; with another enemy beside it, on both', () => {
    const p = position('t2 move good* | g1=mt-shield@25400,25400 | e1=mo-shield@33000,25400');
    const charges = p.commands('g1').filter((order) => order.type === 'move' && order.charge !== undefined);
    expect(charges).toHaveLength(3);
    expect(charges[0]).toMatchObject({ path: [[30496, 25400]], charge: ['e1'] });
    const sides = charges.map((order) => ('path' in order ? (order.path.at(-1)?.[1] ?? 0) - 25400 : 0));
    expect(sides.map(Math.sign)).toEqual([0, -1, 1]);
    const out = position('t2 move good* | g1=mt-shield@25400,25400 | e1=mo-shield@43200,25400');
    expect(out.commands('g1').some((order) => order.type === 'move' && order.charge !== undefined)).toBe(false);
  });
});

describe('A way', () => {
  const SCREEN =
    't2 move good* | g1=mt-shield@25400,25400 | g2=mt-shield@30000,25400 | g3=mt-shield@30000,27910 | e1=mo-shield@35000,25400';

  test('[S-22, M-6] it is found round what stands in the way', () => {
    const p = position(SCREEN);
    const found = pathTo(p.state, 'good', { model: 'g1', charge: ['e1'] });
    expect(found?.path.length).toBeGreaterThan(1);
    const command = { type: 'move', model: 'g1', path: found?.path ?? [], charge: ['e1'] } as const;
    expect(skirmish.check(p.state, 'good', command)).toBeNull();
    expect(skirmish.offer(p.state, 'good', command).cost).toBe(found?.cost);
  });
  test('[S-21] straight where nothing does', () => {
    const p = position(SCREEN);
    expect(pathTo(p.state, 'good', { model: 'g1', to: [25400, 30000] })).toEqual({
      path: [[25400, 30000]],
      cost: 4600 * 256,
    });
  });
  test('[S-35, S-39] to one enemy by the nearest contact, to two by one that touches both; a place goes before them', () => {
    const p = position(
      't2 move good* | g1=mt-shield@25400,25400 | g2=mt-shield slain | e1=mo-shield@33000,25400 | e2=mo-shield@33000,28000 | e3=mo-shield@60000,25400',
    );
    const one = pathTo(p.state, 'good', { model: 'g1', charge: ['e1'] });
    expect(one).toEqual({ path: [[30496, 25400]], cost: 5096 * 256 });
    const [both] = pathTo(p.state, 'good', { model: 'g1', charge: ['e1', 'e2'] })?.path ?? [];
    const [x = 0, y = 0] = both ?? [];
    for (const [a, b] of [
      [33000, 25400],
      [33000, 28000],
    ] as const)
      expect(Math.abs(Math.hypot(x - a, y - b) - 2500)).toBeLessThanOrEqual(25);
    expect(pathTo(p.state, 'good', { model: 'g1', to: [25400, 22000], charge: ['e1'] })?.path).toEqual([
      [25400, 22000],
    ]);
    expect(pathTo(p.state, 'good', { model: 'g1', charge: ['e3'] })).toBeNull();
    expect(pathTo(p.state, 'good', { model: 'g1', charge: [] })).toBeNull();
    expect(pathTo(p.state, 'good', { model: 'g2', to: [25400, 22000] })).toBeNull();
    p.state.frames.length = 0;
    expect(pathTo(p.state, 'good', { model: 'g1', to: [25400, 22000] })).toBeNull();
  });
  test('[S-25] to no place that is barred, and for nobody who may not move', () => {
    const p = position(SCREEN);
    expect(pathTo(p.state, 'good', { model: 'g1', to: [33000, 25400] })).toBeNull();
    expect(pathTo(p.state, 'good', { model: 'g1', charge: ['g2'] })).toBeNull();
    expect(pathTo(p.state, 'good', { model: 'e1', to: [40000, 25400] })).toBeNull();
    expect(pathTo(p.state, 'good', { model: 'nobody', to: [40000, 25400] })).toBeNull();
  });
});

describe('The reach', () => {
  const costAt = (p: Table, model: string, x: number, y: number): number | undefined => {
    const found = reach(p.state, 'good', model);
    if (found === null) return undefined;
    const [i, j] = [x / LATTICE - found.from[0] / LATTICE, y / LATTICE - found.from[1] / LATTICE];
    return found.costs[j * found.columns + i];
  };

  test('[S-21] in the open it is a circle, each place at its straight cost', () => {
    const p = position('t2 move good* | g1=mt-shield@25400,25400 | e1=mo-shield@5",40"');
    expect(costAt(p, 'g1', 25400, 40640)).toBe(6 * 2540 * 256);
    expect(costAt(p, 'g1', 33020, 25400)).toBe(3 * 2540 * 256);
    expect(costAt(p, 'g1', 38100, 38100)).toBe(-1);
  });
  test('[S-22, S-25] it ends before bases and zones', () => {
    const p = position(
      't2 move good* | g1=mt-shield@25400,25400 | g2=mt-shield@25400,30480 | e1=mo-shield@35560,25400',
    );
    expect(costAt(p, 'g1', 25400, 30480)).toBe(-1);
    expect(costAt(p, 'g1', 33020, 25400)).toBe(-1);
    expect(costAt(p, 'g1', 30480, 25400)).toBe(2 * 2540 * 256);
  });
  test('[S-22] what lies behind somebody costs the way round', () => {
    const p = position('t2 move good* | g1=mt-shield@25400,25400 | g2=mt-shield@25400,30480 | e1=mo-shield@5",40"');
    const cost = costAt(p, 'g1', 25400, 35560) ?? 0;
    expect(cost).toBeGreaterThan(4 * 2540 * 256);
    expect(cost).toBeLessThan(4.6 * 2540 * 256);
  });
  test('[M-13] each place that it names is one that may be gone to, at that cost at most', () => {
    const p = position(
      't2 move good* | g1=mt-shield@25400,25400 | g2=mt-shield@28000,29000 | e1=mo-shield@29400,25400 | e2=mo-shield@25400,35000',
    );
    const found = reach(p.state, 'good', 'g1');
    const places = (found?.costs ?? []).flatMap((cost, k) => (cost < 0 || k % 7 !== 0 ? [] : [k]));
    expect(places.length).toBeGreaterThan(50);
    for (const k of places) {
      const at = [
        (found?.from[0] ?? 0) + (k % (found?.columns ?? 1)) * LATTICE,
        (found?.from[1] ?? 0) + Math.trunc(k / (found?.columns ?? 1)) * LATTICE,
      ] as const;
      const way = pathTo(p.state, 'good', { model: 'g1', to: at });
      expect(way, at.join(',')).not.toBeNull();
    }
  });
  test.each([
    ['in the middle', [25400, 25400], [10160, 10160], 49],
    ['in the south-west', [2540, 2600], [0, 0], 29],
    ['in the north-east', [119380, 119300], [104140, 104140], 29],
  ] as const)(
    '[S-21, M-5, M-10] %s it has all of the table that is in reach, each place at its straight cost',
    (_where, at, from, columns) => {
      const p = position(`t2 move good* | g1=mt-shield@${at.join(',')} | e1=mo-shield@60960,60960`);
      const found = reach(p.state, 'good', 'g1');
      expect(found).toMatchObject({ step: LATTICE, from, columns });
      expect(found?.costs).toHaveLength(columns * columns);
      const expected = (found?.costs ?? []).map((_, k) => {
        const place = { x: from[0] + (k % columns) * LATTICE, y: from[1] + Math.trunc(k / columns) * LATTICE };
        const isOn = [place.x, place.y].every((each) => each >= 1250 && each <= 121920 - 1250);
        const cost = length256([{ x: at[0], y: at[1] }, place]);
        return isOn && cost <= 6 * 2540 * 256 ? cost : -1;
      });
      // A way bends at most a little where it leads from place to place.
      const differing = expected.flatMap((cost, k) => {
        const is = found?.costs[k] ?? -1;
        return cost < 0 === is < 0 && Math.abs(is - cost) <= 512 ? [] : [[k, cost, is]];
      });
      expect(differing).toEqual([]);
    },
  );
  test('nobody has any who is not there, and nobody when the battle is over', () => {
    const p = position('t2 move good* | g1=mt-shield@25400,25400 | g2=mt-shield slain | e1=mo-shield@60960,60960');
    expect([reach(p.state, 'good', 'nobody'), reach(p.state, 'good', 'g2')]).toEqual([null, null]);
    p.state.frames.length = 0;
    expect(reach(p.state, 'good', 'g1')).toBeNull();
  });
  test('[S-33] nobody has any who may not move', () => {
    const p = position('t2 move good* | g1=mt-shield@25400,25400 | e1=mo-shield@27900,25400');
    expect(reach(p.state, 'good', 'g1')).toBeNull();
    expect(skirmish.reach?.(p.state, 'good', 'g1')).toBeNull();
  });
});
