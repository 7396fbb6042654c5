/** [S-24 … S-31] Control Zones. Bases of 25 mm: an inch of gap is 5,040 u from centre to centre. */
import { describe, expect, test } from 'vitest';
import { position } from '../testing/index.ts';

describe('Control Zones', () => {
  const HALF = 't2 move good* | g1=mt-shield@25400,25400 | e1=mo-shield@38100,25400';

  test('[S-24, S-25] a model comes to a gap of exactly an inch, and no further without charging', () => {
    const p = position(HALF);
    expect(p.why('g1 to 33060,25400')).toBeNull();
    expect(p.why('g1 to 33061,25400')).toMatchObject({ code: 'zone', case: 'S-25' });
  });
  test('[S-25] a way that only cuts through is refused like one that ends there', () => {
    const p = position('t2 move good* | g1=mt-shield@25400,25400 | e1=mo-shield@33000,28000');
    expect(p.why('g1 to 40000,25400')).toMatchObject({ code: 'zone' });
  });
  test('[S-26] who is put somewhere by force may come into one', () => {
    // A model that begins in a zone was brought there: nothing asks it to leave.
    const p = position('t2 move good* | g1=mt-shield@25400,25400 | e1=mo-shield@29400,25400').play('done');
    expect(p.at('g1')).toBe('10.00,10.00');
  });
  const INSIDE = 't2 move good* | g1=mt-shield@25400,25400 | e1=mo-shield@29400,25400 | e2=mo-shield@40000,40000';

  test('[S-27] who begins in a zone may stay', () => {
    expect(position(INSIDE).play('g1 to 25399,25400', 'done').side).toBe('evil');
    expect(position(INSIDE).play('done').side).toBe('evil');
  });
  test('[S-28] or charge', () => {
    expect(position(INSIDE).play('g1 charges e1').state.contacts).toEqual([[0, 1]]);
  });
  test('[S-29] or move, if it comes no nearer at any point of its way', () => {
    const p = position(INSIDE);
    expect(p.why('g1 to 25400,30000')).toBeNull();
    expect(p.why('g1 to 25401,25400')).toMatchObject({ code: 'nearer', case: 'S-29' });
    expect(p.why('g1 to 26000,30000')).toMatchObject({ code: 'nearer' });
  });
  test('[S-29, R-1] the gap at the start of the activation counts, also after a pause', () => {
    const p = position(INSIDE).play('g1 to 25000,25400');
    expect(p.why('g1 to 25400,25400')).toBeNull();
    expect(p.why('g1 to 25401,25400')).toMatchObject({ code: 'nearer' });
  });
  test('[R-2] who has left the zone in which it began comes back only by charging', () => {
    const p = position(INSIDE).play('g1 to 24000,25400');
    expect(p.why('g1 to 25400,25400')).toMatchObject({ code: 'zone', case: 'S-25' });
    expect(p.why('g1 charges e1')).toBeNull();
  });
  test('[R-62] who moves away may end in a charge on another', () => {
    const p = position(
      't2 move good* | g1=mt-shield@25400,25400 | e1=mo-shield@29400,25400 | e2=mo-shield@25400,35400',
    );
    expect(p.why('g1 charges e2')).toBeNull();
    expect(p.why('g1 charges e2 by 26000,27000 25400,32890')).toMatchObject({ code: 'nearer' });
  });
  test('[R-63] who begins in two zones and charges one ignores the other from the start', () => {
    const p = position(
      't2 move good* | g1=mt-shield@25400,25400 | e1=mo-shield@29400,25400 | e2=mo-shield@27400,29000',
    );
    expect(p.why('g1 charges e1')).toBeNull();
  });
  test('[R-64] zones are judged as they are at each step', () => {
    const p = position(
      't2 move good* | g1=mt-shield@25400,25400 | g2=mt-shield@25400,31000 | e1=mo-shield@33000,25400',
    );
    p.play('g1 to 27000,25400');
    expect(p.why('g1 to 28000,25400')).toMatchObject({ code: 'zone' });
  });
  test('[S-30] a Prone model has none', () => {
    const p = position('t2 move good* | g1=mt-shield@25400,25400 | e1=mo-shield@33000,28000 prone');
    expect(p.why('g1 to 40000,25400')).toBeNull();
  });
  test('[S-31] an Engaged one has none', () => {
    const p = position(
      't2 move good* | g1=mt-shield@25400,25400 | g2=mt-shield@33000,30500 | e1=mo-shield@33000,28000',
    );
    expect(p.why('g1 to 40000,25400')).toBeNull();
  });
  test('[S-31, R-65] it vanishes at the moment of contact: the next model profits', () => {
    const p = position(
      't2 move good* | g1=mt-shield@25400,25400 | g2=mt-shield@33000,34000 | e1=mo-shield@33000,28000',
    );
    expect(p.why('g1 to 40000,25400')).toMatchObject({ code: 'zone' });
    expect(p.play('g2 charges e1').why('g1 to 40000,25400')).toBeNull();
  });
  test('[X-27] nor has one that is bound', () => {
    const p = position(
      't2 move evil* | e1=mo-shield@25400,25400 | g1=ro-captive@33000,28000 bound | g2=mt-shield@5",5"',
    );
    expect(p.why('e1 to 40000,25400')).toBeNull();
    expect(p.why('e1 to 33000,25500')).toBeNull();
    expect(p.why('e1 charges g1')).toMatchObject({ code: 'no-target', case: 'X-27' });
  });
});
