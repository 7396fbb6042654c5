/** [S-168 … S-170] Terror. */
import { describe, expect, test } from 'vitest';
import { position } from '../testing/index.ts';

const LINE =
  't2 move good* | g1=mt-shield@25400,40000 | g2=mt-shield@5",5" | e1=mo-wraith@25400,50000 rules:terror | e2=mo-shield@34000,40000';

describe('Terror', () => {
  test('[S-168, R-34] a charge that opens the move brings its test before all else', () => {
    const p = position(LINE).rolling(5, 5).play('g1 charges e1');
    expect(p.events.map(({ type }) => type)).toEqual(['tested', 'moved', 'charged', 'engaged']);
    expect(p.state.contacts).toEqual([[0, 2]]);
  });
  test('[S-170] failed, there is neither charge nor movement at all this turn', () => {
    const p = position(LINE).rolling(1, 1).play('g1 charges e1');
    expect(p.at('g1')).toBe('10.00,15.75');
    expect(p.events.map(({ type }) => type)).toEqual(['tested']);
    expect(p.orders('g1')).toEqual([]);
    expect(p.why('g1 to 25400,41000')).toMatchObject({ code: 'has-moved' });
  });
  test('[S-168] without Terror there is no test', () => {
    expect(position(LINE).play('g1 charges e2').told('tested')).toEqual([]);
  });
  test('[S-168] one such target among several is enough', () => {
    const p = position(
      't2 move good* | g1=mt-shield@25400,20000 | e1=mo-shield@23400,25400 | e2=mo-wraith@27400,25400 rules:terror',
    );
    expect(p.rolling(4, 3).play('g1 charges e1+e2 by 25400,23893').told('tested')).toHaveLength(1);
  });
  test('[S-168, S-102] its chance is told with the charge', () => {
    const odds = position(LINE.replace(' rules:terror', '')).offer('g1 charges e1').odds;
    expect(odds?.modifiers).toEqual([{ case: 'S-165', label: 'Harbinger of Evil', value: -1 }]);
    expect(odds?.outcomes.map(({ kind, chance }) => [kind, chance])).toEqual([
      ['pass', { n: 15, d: 36 }],
      ['fail', { n: 21, d: 36 }],
    ]);
    // With the Fight that it leads to, where it passes.
    expect(odds?.next?.outcomes.map(({ kind, chance }) => [kind, chance])).toEqual([
      ['good-wins', { n: 5, d: 12 }],
      ['evil-wins', { n: 7, d: 12 }],
    ]);
    const plain = position(LINE).offer('g1 charges e2').odds;
    expect(plain?.outcomes).toMatchObject([{ kind: 'good-wins', chance: { n: 1, d: 2 } }, { kind: 'evil-wins' }]);
    expect(plain?.next).toBeUndefined();
    expect(position(LINE).offer('g1 to 25400,41000').odds).toBeUndefined();
  });
  test('[S-129, S-168] an aura is Terror', () => {
    const p = position('t2 move good* | g1=mt-shield@25400,40000 | e1=is-wizard@25400,50000 effect:terrifying-aura@e1');
    expect(p.rolling(4, 3).play('g1 charges e1').told('tested')).toHaveLength(1);
  });
});

describe('A test ahead of everything else', () => {
  test('[R-119, S-169] passed, it may charge such models later in its activation, and need not', () => {
    const p = position(LINE).rolling(4, 3).play('g1 tests', 'g1 to 25400,41000');
    expect(p.why('g1 charges e1')).toBeNull();
    expect(p.why('g1 to 25400,38000')).toBeNull();
    expect(p.play('g1 charges e1').told('tested')).toEqual([]);
  });
  test('[R-119] untested and under way, it may charge none any more', () => {
    const p = position(LINE).play('g1 to 25400,41000');
    expect(p.why('g1 charges e1')).toMatchObject({ code: 'untested', case: 'S-168' });
    expect(p.why('g1 tests')).toMatchObject({ code: 'too-late', case: 'S-168' });
    expect(p.orders('g1').some((order) => order.includes('"e1"'))).toBe(false);
  });
  test('[R-119] failed, it does not move', () => {
    const p = position(LINE).rolling(1, 1).play('g1 tests');
    expect(p.why('g1 to 25400,41000')).not.toBeNull();
  });
  test('[R-76] nobody tests for whom he could not come to', () => {
    expect(position(LINE).why('g2 tests')).toMatchObject({ code: 'no-effect', case: 'R-76' });
  });
  test('[R-34] once an activation', () => {
    expect(position(LINE).rolling(4, 3).play('g1 tests').why('g1 tests')).toMatchObject({ code: 'too-late' });
  });
});
