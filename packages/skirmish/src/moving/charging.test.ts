/** [S-32 … S-39] Charges, on bases of 25 mm unless said otherwise. */
import { describe, expect, test } from 'vitest';
import { remove } from '../battle/removal.ts';
import { battleOf, hasZone } from '../engine/battle.ts';
import { position } from '../testing/index.ts';

const HALF = 't2 move good* | g1=mt-shield@25400,25400 | e1=mo-shield@38100,25400';

describe('A charge', () => {
  test('[S-32] ends in contact, within the movement of the model', () => {
    const p = position(HALF);
    expect(p.why('g1 charges e1 by 35574,25400')).toMatchObject({ code: 'short-of-target', case: 'S-32' });
    expect(p.why('g1 charges e1 by 35575,25400')).toBeNull();
    expect(p.why('g1 charges e1 by 35600,25400')).toBeNull();
    expect(p.why('g1 charges e1 by 35601,25400')).toMatchObject({ code: 'base' });
  });
  test('[S-32, R-4] one that would fall short is no command at all', () => {
    const p = position('t2 move good* | g1=mt-shield@25400,25400 | e1=mo-shield@43200,25400');
    expect(p.why('g1 charges e1')).toMatchObject({ code: 'too-far', case: 'S-21' });
    expect(p.orders('g1').some((order) => order.includes('charge'))).toBe(false);
  });
  test('[S-33] engages both, who move no further', () => {
    const p = position(HALF).play('g1 charges e1');
    expect(p.state.contacts).toEqual([[0, 1]]);
    expect([p.told('charged'), p.told('engaged')]).toEqual([
      [{ type: 'charged', model: 'g1', targets: ['e1'] }],
      [{ type: 'engaged', model: 'e1', by: 'g1' }],
    ]);
    expect(p.model('g1').charged).toEqual([1]);
    expect(p.why('g1 to 30000,25400')).toMatchObject({ code: 'has-moved' });
  });
  test('[S-33] the charged model has no order left in its own half', () => {
    const p = position(`${HALF} | e2=mo-shield@100000,100000`).play('g1 charges e1', 'done');
    expect(p.side).toBe('evil');
    expect(p.orders('e1')).toEqual([]);
  });
  test('[S-25, M-14] contact without naming the target is refused', () => {
    const p = position('t2 move good* | g1=mt-shield@25400,25400 | e1=mo-shield@33000,25400 prone');
    expect(p.why('g1 to 30490,25400')).toMatchObject({ code: 'contact-without-charge', case: 'S-25' });
  });
  test('[S-32] only enemies on the table are charged, each named once', () => {
    const p = position(
      't2 move good* | g1=mt-shield@25400,25400 | g2=mt-shield@25400,30000 | e1=mo-shield@33000,25400 | e2=mo-shield slain',
    );
    expect(p.why('g1 charges g2')).toMatchObject({ code: 'no-target' });
    expect(p.why('g1 charges e2 by 26000,25400')).toMatchObject({ code: 'no-target' });
    expect(p.why('g1 charges nobody by 26000,25400')).toMatchObject({ code: 'no-target' });
    expect(p.why('g1 charges e1+e1')).toMatchObject({ code: 'no-target', case: 'S-39' });
  });
  test('[S-34, R-58] whose partner is gone is free at once, has its zone again, and may still move if it has not', () => {
    const p = position(
      't2 move good* | g1=mt-shield@25400,25400 | g2=mt-shield@5",5" | e1=mo-shield@27900,25400 | e2=mo-shield@40",40"',
    );
    expect(p.why('g1 to 20000,25400')).toMatchObject({ code: 'engaged' });
    const b = battleOf(p.state);
    remove(b, { d6: () => 1, emit: () => {} }, 2, { how: 'slain', by: 1 });
    expect(hasZone(b, 0)).toBe(true);
    expect(p.why('g1 to 20000,25400')).toBeNull();
  });
  test('[R-5] friends charge an enemy who is Engaged already', () => {
    const p = position(
      't2 move good* | g1=mt-shield@25400,25400 | g2=mt-shield@38100,20000 | e1=mo-shield@38100,25400',
    );
    p.play('g1 charges e1', 'g2 charges e1');
    expect(p.state.contacts).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });
});

describe('Zones on the way of a charge', () => {
  const SCREEN = 't2 move good* | g1=mt-shield@25400,25400 | e1=mo-shield@38100,25400 | e2=mo-shield@33000,29000';

  test('[S-35] who enters an enemy’s zone must charge that enemy', () => {
    const p = position(SCREEN);
    expect(p.why('g1 charges e1')).toMatchObject({ code: 'zone', case: 'S-25' });
    expect(p.why('g1 charges e2')).toBeNull();
  });
  test('[S-36] in its target’s zone it goes on, in that zone, to another side of the base', () => {
    const p = position('t2 move good* | g1=mt-shield@25400,25400 | e1=mo-shield@33000,25400');
    expect(p.why('g1 charges e1 by 29500,28500 33000,27904')).toBeNull();
    expect(p.why('g1 charges e1 by 29500,25400 27000,29000 31230,27170')).toMatchObject({
      code: 'left-zone',
      case: 'S-36',
    });
  });
  test('[S-37] from where it enters the target’s zone it ignores all others', () => {
    const p = position(
      't2 move good* | g1=mt-shield@25400,25400 | e1=mo-shield@33000,25400 | e2=mo-shield@34000,28500',
    );
    expect(p.why('g1 charges e1')).toBeNull();
  });
  test('[S-38] the first enemy whose zone is entered can always be charged', () => {
    const p = position(SCREEN);
    expect(p.orders('g1').filter((order) => order.includes('"charge":["e2"]')).length).toBeGreaterThan(0);
  });
  test('[R-3] an Engaged or Prone target switches off no zone', () => {
    const p = position(
      't2 move good* | g1=mt-shield@25400,25400 | e1=mo-shield@33000,25400 prone | e2=mo-shield@34000,28500',
    );
    expect(p.why('g1 charges e1')).toMatchObject({ code: 'zone' });
  });
});

describe('Several at once', () => {
  const TWO = 't2 move good* | g1=mt-shield@25400,20000 | e1=mo-shield@23400,25400 | e2=mo-shield@27400,25400';

  test('[S-39] one charge may touch several enemies, and all are Engaged', () => {
    const p = position(TWO).play('g1 charges e1+e2 by 25400,23893');
    expect(p.state.contacts).toEqual([
      [0, 1],
      [0, 2],
    ]);
    expect(p.model('g1').charged).toEqual([1, 2]);
  });
  test('[S-39, R-66] who is touched must be named, and who is named must be touched', () => {
    const p = position(TWO);
    expect(p.why('g1 charges e1 by 25400,23893')).toMatchObject({ code: 'undeclared-contact', case: 'S-39' });
    expect(p.why('g1 charges e1+e2 by 23400,22896')).toMatchObject({ code: 'short-of-extra', case: 'S-39' });
  });
  test('[S-39] the menu offers it', () => {
    expect(
      position(TWO)
        .orders('g1')
        .some((order) => order.includes('"charge":["e1","e2"]')),
    ).toBe(true);
  });
});
