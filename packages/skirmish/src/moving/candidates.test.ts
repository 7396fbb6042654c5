/** What a menu offers, how a way is found, and how far a model can go. */
import { describe, expect, test } from 'vitest';
import { skirmish } from '../engine/rules.ts';
import { position, type Table } from '../testing/index.ts';
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
  test('[S-33] nobody has any who may not move', () => {
    const p = position('t2 move good* | g1=mt-shield@25400,25400 | e1=mo-shield@27900,25400');
    expect(reach(p.state, 'good', 'g1')).toBeNull();
    expect(skirmish.reach?.(p.state, 'good', 'g1')).toBeNull();
  });
});
