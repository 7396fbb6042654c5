/** [S-177 … S-179, M-29] Where models may be set up. */
import { describe, expect, test } from 'vitest';
import { skirmish } from '../engine/rules.ts';
import { newTable, type Table } from '../testing/index.ts';

const HERO = 'g-mt-captain-1';
const ONE = 'g-mt-shield-1';

/** Good sets up in the south, before Evil does. */
const first = (): Table => newTable().rolling(6, 1).play('roll', 'half south');
/** Good sets up after Evil, who stands in the south by the plan. */
const second = (): Table => newTable().rolling(1, 6).play('roll', 'half south', 'plan line', 'done');

describe('A half', () => {
  test('[S-177, R-40, M-29] the whole base lies inside it; the middle line belongs to both', () => {
    const p = first();
    expect(p.why(`${HERO} at 60000,59710`)).toBeNull();
    expect(p.why(`${HERO} at 60000,59711`)).toMatchObject({ code: 'outside', case: 'S-177' });
    expect(p.why(`${HERO} at 1250,1250`)).toBeNull();
    expect(p.why(`${HERO} at 1249,1250`)).toMatchObject({ code: 'off-table' });
  });
  test('[S-178, R-114] a Warrior goes within 6" of a Hero who stands already', () => {
    const p = first();
    expect(p.why(`${ONE} at 60000,30000`)).toMatchObject({ code: 'no-hero', case: 'S-178' });
    expect(p.orders(ONE)).toEqual([]);
    p.play(`${HERO} at 60000,30000`);
    // A gap of 6" between bases of 25 mm.
    expect(p.why(`${ONE} at 77740,30000`)).toBeNull();
    expect(p.why(`${ONE} at 77741,30000`)).toMatchObject({ code: 'no-hero' });
  });
  test('[S-178, R-112] of a force with several Heroes any will do, and they stand anywhere in their half', () => {
    const p = newTable({ forces: { good: 'boxed-minas-tirith' } })
      .rolling(6, 1)
      .play('roll', 'half south');
    p.play('g-mt-wizard-1 at 5000,5000', 'g-mt-halfling-1 at 110000,5000');
    expect(p.why('g-mt-shield-1 at 100000,5000')).toBeNull();
    expect(p.why('g-mt-shield-1 at 15000,5000')).toBeNull();
    expect(p.why('g-mt-shield-1 at 60000,5000')).toMatchObject({ code: 'no-hero' });
  });
  test('[M-29] two models do not stand in one place', () => {
    const p = first().play(`${HERO} at 60000,30000`);
    expect(p.why(`${ONE} at 60000,32500`)).toBeNull();
    expect(p.why(`${ONE} at 60000,32499`)).toMatchObject({ code: 'base' });
  });
  test('[S-179] who sets up second keeps 12" from every enemy, and in the other half', () => {
    const p = second();
    const front = 60960 - 2000 + 1250 + 30480 + 1250;
    expect(p.why(`${HERO} at 60960,${front}`)).toBeNull();
    expect(p.why(`${HERO} at 60960,${front - 1}`)).toMatchObject({ code: 'too-near', case: 'S-179' });
    expect(p.why(`${HERO} at 60960,20000`)).toMatchObject({ code: 'outside' });
  });
});

describe('Until it is done', () => {
  test('[S-177] all stand before a side is done', () => {
    const p = first().play(`${HERO} at 60000,30000`);
    expect(p.why('done')).toMatchObject({ code: 'not-set-up' });
    expect(p.view().decision?.models).toHaveLength(23);
    expect(p.play('plan line').why('done')).toBeNull();
  });
  test('[R-114] pieces may be shifted, and all distances are looked at again', () => {
    const p = first().play('plan line', `${HERO} at 60000,1250`);
    expect(p.why('done')).toMatchObject({ code: 'no-hero', case: 'S-178' });
    expect(p.why('plan line')).toBeNull();
    p.play('plan line');
    expect(p.why('done')).toBeNull();
  });
  test('[R-76] nobody is put where he stands, nor all set up who are', () => {
    const p = first().play('plan line');
    expect(p.why('plan line')).toMatchObject({ code: 'no-effect' });
    const [x = 0, y = 0] = p.model(HERO).at ?? [];
    expect(p.why(`${HERO} at ${x},${y}`)).toMatchObject({ code: 'no-effect' });
  });
  test('[M-29] each battle has its plan', () => {
    expect(first().why('plan round')).toMatchObject({ code: 'wrong-plan' });
    expect(newTable({ scenario: 'the-ford' }).why('plan line')).toMatchObject({ code: 'wrong-plan' });
  });
  test('[S-179] the menu lists legal places', () => {
    const p = second().play(`${HERO} at 60000,110000`);
    for (const model of [HERO, ONE]) {
      const orders = p.orders(model);
      expect(orders.length).toBeGreaterThan(20);
      for (const order of orders) expect(p.why(order)).toBeNull();
    }
  });
});

describe('Plans', () => {
  test('[M-29] the plan of a line: the Hero in its fourth row, Warriors from the front and from the middle', () => {
    const p = first().play('plan line');
    expect(p.model(HERO).at).toEqual([60960, 60960 - 2000 - 3 * 4200]);
    expect(p.model(ONE).at).toEqual([60960, 58960]);
    expect(p.model('g-mt-shield-2').at).toEqual([60960 - 4200, 58960]);
    expect(p.model('g-mt-shield-3').at).toEqual([60960 + 4200, 58960]);
  });
  test('[M-29, S-179] who is second stands 12" further back', () => {
    const p = second().play('plan line');
    expect(p.model(ONE).at).toEqual([60960, 60960 + 2000 + 30480]);
  });
});

describe('Zones', () => {
  test('[M-29] each in a zone that admits it, Evil first, Good 6" from every enemy', () => {
    const p = newTable({ scenario: 'the-ford' });
    expect(p.why('e-mo-shield-1 at 10000,10000')).toMatchObject({ code: 'outside', case: 'M-29' });
    expect(p.why('e-mo-warg-shield-1 at 10000,10000')).toBeNull();
    p.play('plan round', 'done');
    expect(p.side).toBe('good');
    expect(p.why('g-mt-shield-1 at 90000,60000')).toBeNull();
    expect(p.why('g-mt-shield-1 at 85000,68000')).not.toBeNull();
  });
  test('[M-29] Sentries keep 4" from each other', () => {
    const p = newTable({ scenario: 'the-watch' }).play('e-is-scout-shield-1 at 45720,60000');
    const other = (x: number) => p.why(`e-is-scout-shield-2 at ${x},60000`);
    expect(other(45720 - 2500 - 4 * 2540)).not.toBeNull();
    const south = (y: number) => p.why(`e-is-scout-shield-2 at 45720,${y}`);
    expect(south(60000 - 2500 - 4 * 2540)).toBeNull();
    expect(south(60001 - 2500 - 4 * 2540)).toMatchObject({ code: 'crowded' });
  });
  test('[X-27] the captive takes up his place, and keeps nobody at a distance', () => {
    const p = newTable({ scenario: 'the-watch' });
    expect(p.why('e-is-scout-shield-1 at 45720,68540')).toBeNull();
    expect(p.why('e-is-scout-shield-1 at 45720,68000')).toMatchObject({ code: 'base' });
    expect(skirmish.actors(p.state, 'evil')).not.toContain('captive');
  });
  test('[X-25] reserves are not set up', () => {
    const p = newTable({ scenario: 'the-watch' });
    expect(p.why('e-is-captain-1 at 45720,60000')).toMatchObject({ code: 'in-reserve', case: 'X-25' });
    expect(p.play('plan round', 'done').model('e-is-captain-1').gone).toBe('reserve');
  });
});
