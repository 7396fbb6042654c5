/** [S-45 … S-53] Lying down, crawling, standing up. */
import { describe, expect, test } from 'vitest';
import { position } from '../testing/index.ts';

const FAR = 'e9=mo-shield@44",44"';

describe('Prone models', () => {
  test('[S-45, R-7] a model that lies down shows it, Cavalry as well', () => {
    const p = position(`t2 move good* | g1=mt-shield@10",10" prone | g2=mt-knight@20",10" prone | ${FAR}`);
    expect([p.view().models['g1']?.prone, p.view().models['g2']?.prone]).toEqual([true, true]);
    expect(p.play('g2 stands').model('g2').prone).toBe(false);
  });
  test('[S-46] it has no zone', () => {
    const p = position('t2 move good* | g1=mt-shield@25400,25400 | e1=mo-shield@29400,25400 prone');
    expect(p.view().models['g1']?.inZoneOf).toEqual([]);
  });
  test('[S-47] it crawls an inch, whatever its Mv and the ground', () => {
    const table = JSON.stringify({
      w: 121920,
      h: 121920,
      areas: [
        {
          id: 'wood',
          kind: 'slow',
          polygon: [
            [0, 0],
            [60000, 0],
            [60000, 60000],
            [0, 60000],
          ],
        },
      ],
      barriers: [],
      places: [],
    });
    const p = position(
      `t2 move good* | table ${table} | g1=mt-shield@10",10" prone | g2=mt-knight@20",10" prone | ${FAR}`,
    );
    for (const [model, x] of [
      ['g1', 10],
      ['g2', 20],
    ] as const) {
      expect(p.why(`${model} crawls to ${x}",11"`)).toBeNull();
      expect(p.why(`${model} crawls to ${x}",27941`)).toMatchObject({ code: 'too-far', case: 'S-47' });
    }
    expect(p.why('e9 crawls to 44",43"', 'good')).toMatchObject({ code: 'not-your-model' });
  });
  test('[S-47] who stands does not crawl', () => {
    const p = position(`t2 move good* | g1=mt-shield@10",10" | ${FAR}`);
    expect(p.why('g1 crawls to 10",11"')).toMatchObject({ code: 'standing' });
    expect(p.why('g1 stands')).toMatchObject({ code: 'standing' });
  });
  test('[S-48, R-8] after a crawl it may stand up, for half of its Mv, and nothing more', () => {
    const p = position(`t2 move good* | g1=mt-shield@10",10" prone | ${FAR}`).play('g1 crawls to 10",11"');
    expect(p.model('g1')).toMatchObject({ spent: 0, marks: ['moved', 'crawled'] });
    expect(p.why('g1 crawls to 10",12"')).toMatchObject({ code: 'crawled', case: 'S-48' });
    expect(p.why('g1 to 10",12"')).toMatchObject({ code: 'crawled', case: 'S-48' });
    p.play('g1 stands');
    expect(p.model('g1')).toMatchObject({ prone: false, spent: 3 * 2540 * 256 });
    expect(p.asked).toBe('halfMove');
  });
  test('[S-49] it may not charge, nor walk, before it stands', () => {
    const p = position('t2 move good* | g1=mt-shield@10",10" prone | e1=mo-shield@12.5",10"');
    expect(p.why('g1 charges e1')).toMatchObject({ code: 'prone', case: 'S-49' });
    p.play('g1 stands');
    expect(p.why('g1 charges e1')).toBeNull();
  });
  test('[S-50] standing up costs half of Mv, the other half is for moving', () => {
    const p = position(`t2 move good* | g1=mt-shield@10",10" prone | ${FAR}`);
    expect(p.offer('g1 stands').cost).toBe(3 * 2540 * 256);
    p.play('g1 stands');
    expect(p.why('g1 to 10",13"')).toBeNull();
    expect(p.why('g1 to 10",33021')).toMatchObject({ code: 'too-far' });
  });
  test('[S-50, R-6] half of an odd Mv is exact', () => {
    const p = position(`t2 move good* | g1=mt-shield@10",10" prone mv:5 | ${FAR}`).play('g1 stands');
    expect(p.model('g1').spent).toBe(6350 * 256);
    expect(p.why('g1 to 10",31750')).toBeNull();
    expect(p.why('g1 to 10",31751')).toMatchObject({ code: 'too-far' });
  });
  test('[S-50] with less than half of it left nobody stands up', () => {
    const p = position(`t2 move good* | g1=mt-shield@10",10" prone spent:3.05" | ${FAR}`);
    expect(p.why('g1 stands')).toMatchObject({ code: 'too-far', case: 'S-50' });
  });
  test('[S-51, R-11] standing up is moving', () => {
    const p = position(`t2 move good* | g1=mt-shield@10",10" prone | ${FAR}`).play('g1 stands');
    expect(p.model('g1').marks).toEqual(['moved', 'stood']);
  });
  test('[S-52] in an enemy’s zone it stands up without charging, and comes no nearer afterwards', () => {
    const p = position('t2 move good* | g1=mt-shield@25400,25400 prone | e1=mo-shield@29400,25400').play('g1 stands');
    expect(p.why('g1 to 25401,25400')).toMatchObject({ code: 'nearer' });
    expect(p.why('g1 to 25400,28000')).toBeNull();
  });
  test('[S-47, S-29] a crawl keeps to the zones as a walk does', () => {
    const p = position('t2 move good* | g1=mt-shield@25400,25400 prone | e1=mo-shield@29400,25400');
    expect(p.why('g1 crawls to 25401,25400')).toMatchObject({ code: 'nearer' });
    expect(p.why('g1 crawls to 25000,25400')).toBeNull();
  });
  test('[S-53] it may be charged, and enemies pass within an inch of it', () => {
    const p = position('t2 move good* | g1=mt-shield@25400,25400 | e1=mo-shield@33000,28000 prone');
    expect(p.why('g1 to 40000,25400')).toBeNull();
    expect(p.play('g1 charges e1').state.contacts).toEqual([[0, 1]]);
  });
  test('[S-33, S-47] an Engaged model neither crawls nor stands up in the Move phase', () => {
    const p = position(
      't2 move good* | g1=mt-shield@25400,25400 prone | e1=mo-shield@27900,25400 | g2=mt-shield@5",5"',
    );
    expect([p.why('g1 stands')?.code, p.why('g1 crawls to 25000,25400')?.code]).toEqual(['engaged', 'engaged']);
  });
});
