/** [S-114 … S-119, S-166] Resisting. */
import { describe, expect, test } from 'vitest';
import { position } from '../testing/index.ts';

const at = (target: string, more = '') =>
  `t2 move evil* | g1=${target}@18",10" ${more} | g2=mt-shield@40",40" | e1=mo-wraith@10",10" | e2=mo-shield@40",44"`;
const cast = (line: string, dice: string) => position(`${line} | dice ${dice}`).play('e1 casts transfix at g1 with 1');

describe('The Resist test', () => {
  test('[S-114] the target’s owner decides how much Will, before he rolls', () => {
    const p = cast(at('mt-wizard'), '4');
    expect(p.view().decision).toMatchObject({ kind: 'cast', side: 'good', model: 'g1', other: 'e1', needs: [4] });
    expect(p.why('g1 resists with 6')).toBeNull();
    expect(p.why('g1 resists with 7')).toMatchObject({ code: 'no-will', case: 'S-6' });
    expect(p.why('g1 resists with 0')).toMatchObject({ code: 'no-will' });
    expect(p.why('g2 resists with 1')).toMatchObject({ code: 'no-target', case: 'S-114' });
  });
  test('[S-115] a die that reaches the Casting roll stops the power', () => {
    const p = cast(at('mt-wizard'), '4 3 4').play('g1 resists with 2');
    expect(p.told('resisted')).toEqual([
      { type: 'resisted', model: 'g1', dice: [3, 4], need: 4, resisted: true, back: 0 },
    ]);
    expect(p.model('g1')).toMatchObject({ will: 4, effects: [] });
    expect(p.side).toBe('evil');
  });
  test('[S-115] else it works', () => {
    const p = cast(at('mt-wizard', 'might:0'), '4 3 3').play('g1 resists with 2');
    expect(p.told('resisted')).toMatchObject([{ resisted: false }]);
    expect(p.model('g1').effects).toEqual([{ power: 'transfix', by: 2 }]);
  });
  test('[S-114] he may let it be', () => {
    const p = cast(at('mt-wizard'), '4').play('no');
    expect(p.told('resisted')).toEqual([]);
    expect(p.model('g1')).toMatchObject({ will: 6, effects: [{ power: 'transfix' }] });
  });
  test('[S-117] without Will and free die there is no test', () => {
    expect(cast(at('mt-shield'), '4').model('g1').effects).toHaveLength(1);
    expect(cast(at('mt-captain', 'will:0'), '4').model('g1').effects).toHaveLength(1);
  });
  test('[S-118] each natural 6 that Will has paid for gives its point back', () => {
    const p = cast(at('mt-wizard'), '4 6 6 1').play('g1 resists with 3');
    expect(p.told('resisted')).toMatchObject([{ back: 2, resisted: true }]);
    expect(p.model('g1').will).toBe(5);
  });
  test('[S-119, R-33] a free die gives nothing back, neither a Staff’s nor that of Resistance', () => {
    const staff = cast(at('mt-wizard'), '4 1 6').play('g1 resists with 2 free');
    expect(staff.told('resisted')).toMatchObject([{ dice: [1, 6], back: 0, resisted: true }]);
    expect(staff.model('g1')).toMatchObject({ will: 5, marks: ['free-will'] });
    const both = cast(at('mt-halfling'), '4 1 6').play('g1 resists with 1');
    expect(both.told('resisted')).toMatchObject([{ dice: [1, 6], back: 0 }]);
    expect(both.model('g1').will).toBe(0);
  });
  test('[S-166, R-88] Resistant to Magic: one free die, with Will or without', () => {
    expect(cast(at('mt-halfling'), '4 5').play('no').told('resisted')).toMatchObject([{ dice: [5], resisted: true }]);
    const p = cast(at('mt-halfling', 'might:0'), '4 2 3').play('g1 resists with 1');
    expect(p.told('resisted')).toMatchObject([{ dice: [2, 3], resisted: false }]);
  });
  test('[R-88] where it is the only die there is no question', () => {
    const p = cast(at('mt-halfling', 'will:0'), '4 5');
    expect(p.told('resisted')).toMatchObject([{ dice: [5], resisted: true }]);
    expect(p.side).toBe('evil');
  });
  test('[S-166] a Warrior has it too', () => {
    const p = cast(at('mt-shield', 'rules:resistant-to-magic'), '4 4');
    expect(p.told('resisted')).toMatchObject([{ resisted: true }]);
  });
  test('[R-89, S-100] Might, if it reaches the Casting roll', () => {
    const p = cast(at('mt-captain'), '5 3').play('g1 resists with 1');
    expect(p.view().decision).toMatchObject({ kind: 'might', side: 'good', why: 'resist', dice: [3], needs: [5] });
    expect(p.why('spend 1 on 0')).toMatchObject({ code: 'no-effect' });
    p.play('spend 2 on 0');
    expect(p.told('resisted')).toMatchObject([{ dice: [5], resisted: true }]);
    const out = cast(at('mt-captain', 'might:1'), '5 3').play('g1 resists with 1');
    expect(out.model('g1').effects).toHaveLength(1);
  });
  test('[S-118] a die raised to 6 by Might gives nothing back', () => {
    const p = cast(at('mt-captain'), '6 5').play('g1 resists with 1', 'spend 1 on 0');
    expect(p.told('resisted')).toMatchObject([{ dice: [6], resisted: true, back: 0 }]);
    expect(p.model('g1').will).toBe(0);
  });
  test('[S-98] no more Might than needed', () => {
    const p = cast(at('mt-captain'), '4 3').play('g1 resists with 1');
    expect(p.why('spend 2 on 0')).toMatchObject({ code: 'no-effect' });
    expect(p.why('spend 1 on 0')).toBeNull();
  });
  const EVIL =
    't2 move good* | hero=mt-wizard@10",10" | g1=mt-shield@40",40" | e1=mo-wraith@18",10" will:1 | e2=mo-shield@40",44"';
  test('[R-36, S-173] the last point of Will of Evil may be spent to resist, and then removes the model', () => {
    const p = position(`${EVIL} | dice 4 4`).play('hero casts immobilise at e1 with 1', 'no', 'e1 resists with 1');
    expect(p.told('resisted')).toMatchObject([{ resisted: true }]);
    expect(p.at('e1')).toBe('banished');
    expect(p.side).toBe('good');
  });
  test('[R-36] points that come back are counted first', () => {
    const p = position(`${EVIL} | dice 4 6`).play('hero casts immobilise at e1 with 1', 'no', 'e1 resists with 1');
    expect(p.model('e1')).toMatchObject({ gone: '', will: 1 });
  });
  test('[R-36] who is gone suffers nothing more', () => {
    const p = position(`${EVIL} | dice 4 1`).play('hero casts command at e1 with 1', 'no', 'e1 resists with 1');
    expect(p.at('e1')).toBe('banished');
    expect(p.asked).toBe('activation');
    expect(p.view().decision).toMatchObject({ model: 'hero' });
  });
});
