/** [S-19 … S-23] Activating models one after the other, and moving them. */
import { describe, expect, test } from 'vitest';
import { position } from '../testing/index.ts';

/** Far from everybody. */
const FAR = 'e9=mo-shield@44",44"';

describe('Activations', () => {
  test('[S-19] a side activates as many of its models as it likes, in any order, each once', () => {
    const p = position(`t2 move good* | g1=mt-shield@10",10" | g2=mt-shield@20",10" | g3=mt-shield@30",10" | ${FAR}`);
    p.play('g2 to 20",13"', 'g1 to 10",16"');
    expect([p.at('g1'), p.at('g2')]).toEqual(['10.00,16.00', '20.00,13.00']);
    expect(p.why('g2 to 20",14"')).toMatchObject({ code: 'has-moved', case: 'S-19' });
    expect(p.play('done').side).toBe('evil');
    expect(p.at('g3')).toBe('30.00,10.00');
  });
  test('[S-19] none at all will do', () => {
    expect(position(`t2 move good* | g1=mt-shield@10",10" | ${FAR}`).play('done').side).toBe('evil');
  });
  test('[S-20] a model goes on until another is activated, and then its move is over', () => {
    const p = position(`t2 move good* | g1=mt-shield@10",10" | g2=mt-shield@20",10" | ${FAR}`);
    p.play('g1 to 10",12"', 'g1 to 12",12"');
    expect(p.asked).toBe('activation');
    p.play('g2 to 20",12"');
    expect(p.why('g1 to 12",13"')).toMatchObject({ code: 'has-moved' });
  });
  test('[S-20] it can be ended before all of the movement is spent', () => {
    const p = position(`t2 move good* | g1=mt-shield@10",10" | ${FAR}`).play('g1 to 10",12"', 'g1 halts');
    expect(p.asked).toBe('halfMove');
    expect(p.why('g1 to 10",13"')).toMatchObject({ code: 'has-moved' });
    expect(p.told('halted')).toEqual([{ type: 'halted', model: 'g1' }]);
  });
  test('[S-20] it ends by itself when nothing is left to be done', () => {
    const p = position(`t2 move good* | g1=mt-shield@10",10" | ${FAR}`).play('g1 to 10",16"');
    expect(p.asked).toBe('halfMove');
    expect(p.model('g1').marks).toEqual(['moved', 'done']);
  });
  test('[S-13, S-19] `done` ends an open activation with the half', () => {
    const p = position(`t2 move good* | g1=mt-shield@10",10" | ${FAR}`).play('g1 to 10",12"', 'done');
    expect([p.side, p.asked]).toEqual(['evil', 'halfMove']);
  });
  test('[X-27] who is bound is not activated', () => {
    const p = position(`t2 move good* | g1=ro-captive@10",10" bound | g2=mt-shield@20",20" | ${FAR}`);
    expect(p.why('g1 to 11",10"')).toMatchObject({ code: 'bound', case: 'X-27' });
  });
});

describe('Ways', () => {
  test('[S-21] a way is as long as Mv at most, straight or not', () => {
    const p = position(`t2 move good* | g1=mt-shield@10",10" | ${FAR}`);
    expect(p.why('g1 to 10",16"')).toBeNull();
    expect(p.why('g1 to 10",40641')).not.toBeNull();
    expect(p.why('g1 to 10",13" 13",13"')).toBeNull();
    expect(p.why('g1 to 10",13" 13",13" 13",33021')).toMatchObject({ code: 'too-far', case: 'S-21' });
  });
  test('[S-21, M-9] what is spent in pieces is counted together', () => {
    const p = position(`t2 move good* | g1=mt-shield@10",10" | ${FAR}`).play('g1 to 10",14"');
    expect(p.model('g1').spent).toBe(4 * 2540 * 256);
    expect(p.why('g1 to 10",40641')).toMatchObject({ code: 'too-far' });
    expect(p.why('g1 to 10",40640')).toBeNull();
    expect(p.offer('g1 to 10",15"').cost).toBe(2540 * 256);
  });
  test('[S-22] no way leads through a model, friend or enemy', () => {
    const p = position('t2 move good* | g1=mt-shield@10",10" | g2=mt-shield@10",12" | e1=mo-shield@13",10" prone');
    expect(p.why('g1 to 10",15"')).toMatchObject({ code: 'base', case: 'S-22' });
    expect(p.why('g1 to 15",10"')).toMatchObject({ code: 'base', case: 'S-22' });
    expect(p.why('g1 to 8.5",12" 10",14"')).toBeNull();
  });
  test('[S-22, R-67] a base goes through a gap as wide as itself', () => {
    const wide = position(
      `t2 move good* | g1=mt-shield@25400,20000 | g2=mt-shield@22900,25400 | g3=mt-shield@27900,25400 | ${FAR}`,
    );
    expect(wide.why('g1 to 25400,30000')).toBeNull();
    const narrow = position(
      `t2 move good* | g1=mt-shield@25400,20000 | g2=mt-shield@22909,25400 | g3=mt-shield@27891,25400 | ${FAR}`,
    );
    expect(narrow.why('g1 to 25400,30000')).toMatchObject({ code: 'base' });
  });
  test('[M-5] nobody leaves the table by the way', () => {
    const p = position(`t2 move good* | g1=mt-shield@2",2" | ${FAR}`);
    expect(p.why('g1 to 1250,2"')).toBeNull();
    expect(p.why('g1 to 1249,2"')).toMatchObject({ code: 'off-table', case: 'M-5' });
  });
  test('[X-39, M-6] a way has no corner twice running', () => {
    const p = position(`t2 move good* | g1=mt-shield@10",10" | ${FAR}`);
    expect(p.why('g1 to 10",12" 10",12"')).toMatchObject({ code: 'bad-path', case: 'X-39' });
    expect(p.why('g1 to 10",10"')).toMatchObject({ code: 'bad-path' });
  });
  test('[X-39] a way of more than 64 corners is no command', () => {
    const p = position(`t2 move good* | g1=mt-shield@10",10" | ${FAR}`);
    const corners = (n: number) => Array.from({ length: n }, (_, i) => `${25400 + (i % 2)},${25401 + i}`).join(' ');
    expect(p.why(`g1 to ${corners(64)}`)).toBeNull();
    expect(() => p.why(`g1 to ${corners(65)}`)).toThrow('64');
  });
});

describe('Who does not move', () => {
  test('[S-23, R-68] a model that was charged before it moved', () => {
    const p = position('t2 move good* | g1=mt-shield@10",10" | e1=mo-shield@27901,10" | g2=mt-shield@30",30"');
    expect(p.why('g1 to 9",10"')).toMatchObject({ code: 'engaged', case: 'S-33' });
  });
  test('[S-23, S-124] one that a power holds', () => {
    const p = position(`t2 move good* | g1=mt-shield@10",10" effect:transfix@e9 | ${FAR}`);
    expect(p.why('g1 to 9",10"')).toMatchObject({ code: 'transfixed', case: 'S-124' });
    expect(p.orders('g1')).toEqual([]);
  });
  test('[R-11] whoever walks has moved', () => {
    const p = position(`t2 move good* | g1=mt-shield@10",10" | ${FAR}`).play('g1 to 10",12"');
    expect(p.model('g1').marks).toContain('moved');
  });
});
