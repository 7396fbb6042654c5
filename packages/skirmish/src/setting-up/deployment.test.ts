/** [S-177 … S-179, M-29, R-114] Setting up: who is waited for, where each may stand, by hand and by the plan. */
import { describe, expect, test } from 'vitest';
import { newTable, type Table } from '../testing/index.ts';

/** Good has chosen the south and sets up first. */
const clash = () => newTable().rolling(6, 1).play('roll', 'half south');
const watch = (options: object = {}) => newTable({ scenario: 'the-watch', ...options });

type Place = readonly [x: number, y: number];
const places = (p: Table, id: string): Place[] =>
  p.commands(id).flatMap((order) => (order.type === 'deploy' ? [order.at] : []));
const CAPTAIN = 'g-mt-captain-1';
const SHIELD = 'g-mt-shield-1';
const INCHES = 2540;
/** Every two inches of a stretch. */
const grid = (from: number, to: number) =>
  Array.from(
    { length: Math.floor(to / 5080) - Math.ceil(from / 5080) + 1 },
    (_, i) => (Math.ceil(from / 5080) + i) * 5080,
  );

describe('Setting up by hand', () => {
  test('[S-177] everybody is asked for by name until they stand', () => {
    const p = clash();
    const { decision } = p.view();
    expect(decision).toMatchObject({ kind: 'deployment', side: 'good', why: 'line' });
    expect(decision?.models).toContain(CAPTAIN);
    expect(decision?.models).toHaveLength(24);
    p.play(`${CAPTAIN} at 60960,20320`);
    expect(p.told('deployed')).toEqual([
      { type: 'deployed', side: 'good', models: [{ model: CAPTAIN, at: [60960, 20320] }] },
    ]);
    expect(p.view().decision?.models).not.toContain(CAPTAIN);
    expect(p.view().decision?.models).toHaveLength(23);
  });
  test('[S-177, S-178] a Hero wherever his half has room, a Warrior near a Hero who stands', () => {
    const p = clash();
    const free = grid(1250, 121920 - 1250).flatMap((x) => grid(1250, 60960 - 1250).map((y): Place => [x, y]));
    expect(new Set(places(p, CAPTAIN).map(String))).toEqual(new Set(free.map(String)));
    expect(places(p, SHIELD)).toEqual([]);
    expect(p.why(`${SHIELD} at 60960,20320`)).toMatchObject({ code: 'no-hero', case: 'S-178' });
    p.play(`${CAPTAIN} at 60960,20320`);
    const near = places(p, SHIELD);
    expect(near.length).toBeGreaterThan(15);
    // Within six inches of his base, whatever a menu tries beyond.
    for (const [x, y] of near) expect(Math.hypot(x - 60960, y - 20320)).toBeLessThanOrEqual(6 * INCHES + 2 * 1250);
    const all = grid(60960 - 20320, 60960 + 20320).flatMap((x) => grid(0, 20320 + 20320).map((y): Place => [x, y]));
    const legal = all.filter(([x, y]) => p.why(`${SHIELD} at ${x},${y}`) === null);
    expect(new Set(near.map(String))).toEqual(new Set(legal.map(String)));
    expect(new Set(near.map(String)).size).toBe(near.length);
  });
  test('[R-76, R-114] who stands may be shifted, and not to where it stands', () => {
    const p = clash().play(`${CAPTAIN} at 60960,20320`);
    expect(p.why(`${CAPTAIN} at 60960,20320`)).toMatchObject({ code: 'no-effect', case: 'R-76' });
    expect(p.why(`${CAPTAIN} at 60961,20320`)).toBeNull();
    expect(p.why(`${CAPTAIN} at 60960,20321`)).toBeNull();
    expect(places(p, CAPTAIN)).not.toContainEqual([60960, 20320]);
    expect(places(p, CAPTAIN)).toContainEqual([60960, 25400]);
    expect(places(p, CAPTAIN)).toContainEqual([66040, 20320]);
  });
  test('[S-177] nobody sets up for the other side, nor is done before all stand', () => {
    const p = clash();
    expect(p.why('e-mo-shield-1 at 60960,90000')).toMatchObject({ code: 'not-your-model' });
    expect(places(p, 'e-mo-shield-1')).toEqual([]);
    expect(p.why('done')).toMatchObject({ code: 'not-set-up', case: 'S-177' });
    expect(p.orders(null)).toEqual(['{"type":"setUp","plan":"line"}']);
  });
  test('[S-178, R-114] who is shifted away from those who need him keeps his side from being ready', () => {
    const p = clash().play('plan line');
    expect(p.orders(null)).toEqual(['{"type":"done"}']);
    const { at } = p.model(CAPTAIN);
    p.play(`${CAPTAIN} at ${(at?.[0] ?? 0) > 60960 ? 2540 : 119380},2540`);
    expect(p.why('done')).toMatchObject({ code: 'no-hero', case: 'S-178' });
    // The plan puts all of it right.
    expect(p.orders(null)).toEqual(['{"type":"setUp","plan":"line"}']);
  });
});

describe('Setting up by the plan', () => {
  test('[M-29] one command for all of them, once; it has one name in a battle', () => {
    const p = clash();
    expect(p.why('plan round')).toMatchObject({ code: 'wrong-plan', case: 'M-29' });
    p.play('plan line');
    const [told] = p.told('deployed');
    expect(p.told('deployed')).toHaveLength(1);
    expect(told?.models).toHaveLength(24);
    for (const { model, at } of told?.models ?? []) expect(p.model(model).at).toEqual(at);
    expect(p.why('plan line')).toMatchObject({ code: 'no-effect', case: 'R-76' });
    p.play('done');
    expect(p.told('ready')).toEqual([{ type: 'ready', side: 'good' }]);
    expect([p.side, p.asked]).toEqual(['evil', 'deployment']);
  });
  test('[X-36] Sentries who hide are told of apart from those who do not', () => {
    const p = watch({ house: { hiddenSentries: true } }).play('plan round');
    const [hidden, seen] = p.told('deployed');
    expect(hidden?.models.every(({ model }) => p.model(model).hidden)).toBe(true);
    expect(seen?.models.every(({ model }) => !p.model(model).hidden) ?? true).toBe(true);
    expect(hidden?.models.length).toBe(12);
    expect(watch().play('plan round').told('deployed')).toHaveLength(1);
  });
});

describe('Zones', () => {
  test('[M-29, X-25, X-27] Sentries in the camp, where huts stand in nobody’s stead; reserves and the captive not at all', () => {
    const p = watch();
    const { decision } = p.view();
    expect(decision?.models).toHaveLength(12);
    expect(decision?.models?.every((id) => id.includes('scout'))).toBe(true);
    expect(p.why('e-is-captain-1 at 40640,45720')).toMatchObject({ code: 'in-reserve', case: 'X-25' });
    expect(places(p, 'e-is-captain-1')).toEqual([]);
    const [sentry = ''] = decision?.models ?? [];
    const camp = grid(20320, 73660).flatMap((x) => grid(40640, 73660).map((y): Place => [x, y]));
    const legal = camp.filter(([x, y]) => p.why(`${sentry} at ${x},${y}`) === null);
    expect(new Set(places(p, sentry).map(String))).toEqual(new Set(legal.map(String)));
    expect(legal.length).toBeGreaterThan(30);
    expect(p.why(`${sentry} at 30480,55880`)).toMatchObject({ code: 'barred', case: 'M-29' });
    p.play('plan round', 'done');
    expect(p.why('captive at 45720,5080')).toMatchObject({ code: 'bound', case: 'X-27' });
    expect(places(p, 'captive')).toEqual([]);
  });
});
