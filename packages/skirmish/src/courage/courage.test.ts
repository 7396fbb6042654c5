/** [S-102 … S-104, S-165] Courage tests. */
import { describe, expect, test } from 'vitest';
import { position } from '../testing/index.ts';

const WRAITH = 'e1=mo-wraith@25400,50000 rules:terror';
const asked = (hero: string, ...dice: readonly number[]) =>
  position(`t2 move good* | hero=${hero} | ${WRAITH}`).rolling(...dice);

describe('A Courage test', () => {
  test('[S-102] two dice and Courage: 10 or more passes', () => {
    const p = asked('mt-shield@25400,44000', 3, 4).play('hero tests');
    expect(p.told('tested')).toEqual([
      { type: 'tested', model: 'hero', why: 'terror', dice: [3, 4], total: 10, will: 0, might: 0, passed: true },
    ]);
  });
  test('[S-102, S-103] 9 or less fails, and what comes of it the rule says that asked', () => {
    const p = asked('mt-shield@25400,44000', 3, 3).play('hero tests');
    expect(p.told('tested')).toMatchObject([{ total: 9, passed: false }]);
    expect(p.model('hero').marks).toEqual(['done', 'halted']);
  });
  test('[S-104] a Hero who has failed may add Will and Might, a point each', () => {
    const p = asked('mt-captain@25400,44000 might:2 will:1', 1, 3).play('hero tests');
    expect([p.asked, p.side]).toEqual(['courage', 'good']);
    expect(p.orders()).toEqual([
      '{"type":"spendWill","will":1,"might":1}',
      '{"type":"spendWill","will":0,"might":2}',
      '{"type":"decline"}',
    ]);
    p.play('will 1 might 1');
    expect(p.model('hero')).toMatchObject({ will: 0, might: 1 });
    expect(p.told('tested')).toMatchObject([{ total: 10, will: 1, might: 1, passed: true }]);
  });
  test('[S-104, R-81] just what is missing, all at once', () => {
    const p = asked('mt-captain@25400,44000 might:2 will:1', 1, 3).play('hero tests');
    expect(p.why('will 1')).toMatchObject({ code: 'no-effect', case: 'S-104' });
    expect(p.why('will 1 might 2')).toMatchObject({ code: 'no-effect' });
    expect(p.why('will 2')).toMatchObject({ code: 'no-will', case: 'S-6' });
    expect(p.why('will 0 might 3')).toMatchObject({ code: 'no-might' });
    expect(p.why('will 1 might 1 free')).toMatchObject({ code: 'no-will', case: 'S-145' });
    p.play('no');
    expect(p.told('tested')).toMatchObject([{ total: 8, passed: false }]);
  });
  test('[R-81] he is not asked where all he has would not do', () => {
    const p = asked('mt-captain@25400,44000 might:2 will:1', 1, 1).play('hero tests');
    expect(p.told('tested')).toMatchObject([{ total: 6, passed: false }]);
  });
  test('[R-125] the point of a Staff counts as a point of Will, once a turn', () => {
    const p = asked('mt-wizard@25400,44000 courage:3 will:0 might:0', 3, 3).play('hero tests');
    expect(p.orders()).toEqual(['{"type":"spendWill","will":1,"might":0,"free":true}', '{"type":"decline"}']);
    p.play('will 1 free');
    expect(p.model('hero')).toMatchObject({ will: 0, marks: ['free-will'] });
  });
  test('[R-36] who lives by Will of Evil alone may spend the last of it, and is gone', () => {
    const p = position(
      't2 move evil* | g1=mt-shield@25400,50000 rules:terror | e1=mo-wraith@25400,44000 courage:3 will:1 | e2=mo-shield@5",5"',
    );
    p.rolling(3, 3).play('e1 tests', 'will 1');
    expect(p.at('e1')).toBe('banished');
  });
});

describe('Harbinger of Evil', () => {
  const courage = (line: string, model = 'g1') => position(`t2 move good* | ${line}`).view().models[model]?.courage;

  test('[S-165] enemies within 12" have one less', () => {
    expect(courage('g1=mt-shield@25400,12700 | e1=mo-wraith@25400,45680')).toBe(2);
    expect(courage('g1=mt-shield@25400,12700 | e1=mo-wraith@25400,45681')).toBe(3);
    expect(courage('g1=mt-shield@5",5" | e2=mo-shield@25400,43000 | e1=mo-wraith@25400,45680', 'e2')).toBe(2);
  });
  test('[R-35] one less once, however many there are', () => {
    expect(courage('g1=mt-shield@25400,12700 | e1=mo-wraith@25400,20000 | e2=mo-wraith@30000,20000')).toBe(2);
  });
  test('[S-165, R-35] as it is when the test is taken', () => {
    const p = position('t2 move good* | g1=mt-shield@25400,40000 | e1=mo-wraith@25400,50000')
      .rolling(3, 4)
      .play('g1 tests');
    expect(p.told('tested')).toMatchObject([{ total: 9 }]);
  });
});
