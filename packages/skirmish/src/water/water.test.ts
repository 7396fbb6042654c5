/** [A-1 … A-20] Shallow and deep water, and who swims. */
import { describe, expect, test } from 'vitest';
import { newTable, position } from '../testing/index.ts';

const area = (depth: string, from: number, to: number) =>
  `{"id":"${depth}","kind":"water","depth":"${depth}","polygon":[[0,${from}],[121920,${from}],[121920,${to}],[0,${to}]]}`;
const table = (...areas: string[]) =>
  `table {"w":121920,"h":121920,"areas":[${areas.join(',')}],"barriers":[],"places":[]}`;
const DEEP = table(area('deep', 30000, 60000));
const SHALLOW = table(area('shallow', 30000, 60000));
const WAIST = table(area('waist', 30000, 60000));
const at = (head: string, ground: string, ...models: string[]) =>
  position([`t2 move good* water${head}`, ...models, 'e9=mo-bow@110000,110000', ground].join(' | '));

describe('Water', () => {
  test('[A-1] areas are agreed on beforehand, each with its depth', () => {
    const ford = newTable({ scenario: 'the-ford' });
    const waters = ford.state.setup.options.uses.includes('water');
    expect(waters).toBe(true);
    // Where a scenario does not use them, water is ground like any other.
    const dry = position(`t2 move good* | g1=mt-bow@25000,28000 | e9=mo-bow@110000,110000 | ${DEEP}`).play(
      'g1 to 25000,34000',
    );
    expect(dry.told('swam')).toEqual([]);
  });

  test('[A-2, R-30] shallow water costs two for each inch', () => {
    const p = at('', SHALLOW, 'g1=mt-bow@25400,30000').play('g1 to 25400,35080');
    expect(p.told('moved')[0]?.spent).toBe(2 * 5080 * 256);
  });

  test('[A-3] to Cavalry it is open ground', () => {
    const p = at('', SHALLOW, 'g1=mt-knight@25400,30000').play('g1 to 25400,35080');
    expect(p.told('moved')[0]?.spent).toBe(5080 * 256);
  });

  test('[A-5, X-24] water to the waist is deep for a halfling, and not for a man', () => {
    const p = at('', WAIST, 'g1=mt-bow@25400,28000', 'h=mt-halfling@35400,28000');
    p.play('g1 to 25400,32000');
    expect(p.told('swam')).toEqual([]);
    p.rolling(6).play('h to 35400,32000');
    expect(p.told('swam')).toMatchObject([{ model: 'h' }]);
  });

  test('[A-6, M-25] who comes into deep water stops at its first point and tests at once', () => {
    const p = at('', DEEP, 'g1=mt-bow@20000,25000 gear:sword').rolling(6).play('g1 to 23000,34000');
    expect(p.told('moved')[0]?.path.at(-1)).toEqual([21666, 30000]);
    expect(p.told('swam')).toMatchObject([{ model: 'g1', result: 'swim-strongly' }]);
    expect(p.asked).toBe('activation');
  });

  test('[A-7, R-106] who begins a Move half in deep water tests then, in the order that the owner likes', () => {
    const line = (words = '') =>
      position(
        `t2 move evil* water${words} | g1=mt-bow@25400,35000 gear:sword | g2=mt-bow@45400,35000 gear:sword | e1=mo-bow@90000,90000 | ${DEEP}`,
      );
    const p = line().play('done');
    expect([p.asked, p.side]).toEqual(['duties', 'good']);
    p.rolling(6).play('g2 tests');
    expect(p.told('swam')).toMatchObject([{ model: 'g2' }]);
    expect(p.why('g2 tests')).toMatchObject({ code: 'no-duty', case: 'A-7' });
    p.rolling(1).play('g1 tests');
    expect(p.model('g1').gone).toBe('drowned');
    expect(p.asked).toBe('halfMove');
  });

  test('[A-8] nobody shoots from deep water', () => {
    const p = position(
      `t2 shoot good* water | g1=mt-bow@25400,35000 | g2=mt-bow@35400,25000 | e1=mo-bow@25400,70000 | ${DEEP}`,
    );
    expect(p.why('g1 shoots e1')).toMatchObject({ code: 'in-deep-water', case: 'A-8' });
  });

  test('[A-4, R-57] knocked Prone in shallow water: a test when its next Move half begins', () => {
    const p = position(
      `t2 move evil* water | g1=mt-bow@25400,35000 gear:sword prone wet | e1=mo-bow@90000,90000 | ${SHALLOW}`,
    ).play('done');
    expect(p.asked).toBe('duties');
    p.rolling(2).play('g1 tests');
    expect(p.told('swam')).toMatchObject([{ result: 'swim' }]);
    // Half of its movement for that move: what it takes to stand is more than is left.
    expect(p.view().models['g1']?.left).toBe(3 * 2540 * 256);
    const out = position(`t2 move evil* water | g1=mt-bow@25400,70000 wet | e1=mo-bow@90000,90000 | ${SHALLOW}`).play(
      'done',
    );
    expect(out.asked).toBe('halfMove');
  });

  test('[A-9, A-10] forced into deep water it tests at once, and with -1 more where it is knocked down in it', () => {
    const back = position(
      `t2 fight good* water | g1=mt-bow@25400,27500 gear:sword | e1=mo-bow@25400,30000 gear:sword | ${table(area('deep', 31000, 60000))}`,
    );
    back.rolling(6, 1, 6, 1).play('fight g1 e1', 'e1 back 180');
    expect(back.told('swam')).toMatchObject([{ model: 'e1', mod: 0 }]);
    const ridden = position(
      `t2 fight good* water | g1=mt-knight@25400,27500 gear:sword charged:e1 | e1=mo-bow@25400,30750 gear:sword | ${table(area('deep', 31000, 60000))}`,
    );
    ridden.rolling(6, 1, 1, 6, 6, 1, 1, 1, 1).play('fight g1 e1', 'e1 back 180');
    expect(ridden.told('swam').map(({ mod }) => mod)).toEqual([0, -1]);
  });
});

describe('The Swim test', () => {
  const swim = (die: number, gear = 'sword') =>
    at('', DEEP, `g1=mt-bow@25400,28000 gear:${gear}`, 'e1=mo-bow@90000,90000').rolling(die).play('g1 to 25400,34000');

  test.each([
    [1, 'sink'],
    [2, 'swim'],
    [5, 'swim'],
    [6, 'swim-strongly'],
  ])('[A-11] a die of %i: %s', (die, result) => {
    expect(swim(die).told('swam')).toMatchObject([{ total: die, result }]);
  });

  test('[A-12, R-48] who sinks drowns, and is a casualty', () => {
    const p = swim(1);
    expect(p.told('gone')).toMatchObject([{ model: 'g1', how: 'drowned' }]);
  });

  test('[A-13, R-110] who swims has half of what is left, on the far bank, too', () => {
    const p = swim(3);
    // 6 inches less 2,000 u: a half of 13,240.
    expect(p.view().models['g1']?.left).toBe(6620 * 256);
    expect(p.why('g1 to 25400,36630')).toMatchObject({ code: 'too-far', case: 'A-13' });
    expect(p.why('g1 to 25400,49000')).toMatchObject({ code: 'too-far', case: 'S-21' });
    expect(p.why('g1 to 25400,36620')).toBeNull();
  });

  test('[A-14] who swims strongly has all of it', () => {
    expect(swim(6).view().models['g1']?.left).toBe(13240 * 256);
  });

  test.each([
    ['[A-16] heavy armour', 'sword+heavy-armour', -1],
    ['[A-16] Dwarf armour', 'sword+dwarf-armour', -1],
    ['[A-17] heavy Dwarf armour', 'sword+heavy-dwarf-armour', -1],
    ['[A-18] a shield', 'sword+shield', -1],
    ['[A-19] a banner', 'sword+banner', -1],
    ['[A-20] all that apply add up', 'heavy-armour+shield', -2],
  ])('%s', (_what, gear, mod) => {
    expect(swim(6, gear).told('swam')).toMatchObject([{ mod, total: 6 + mod }]);
  });

  test('[A-15, A-20, R-107] mounted: a Knight in heavy armour with a shield has -3', () => {
    const p = at('', DEEP, 'g1=mt-knight@25400,28000', 'e1=mo-bow@90000,90000').rolling(6).play('g1 to 25400,34000');
    expect(p.told('swam')).toMatchObject([{ mod: -3, total: 3, result: 'swim' }]);
  });

  test('[R-25, S-100] a Hero may raise its own die', () => {
    const p = at('', DEEP, 'hero=mt-captain@25400,28000 gear:sword might:2', 'e1=mo-bow@90000,90000')
      .rolling(1)
      .play('hero to 25400,34000');
    expect(p.asked).toBe('might');
    p.play('spend 1 on 0');
    if (p.asked === 'might') p.play('no');
    expect(p.told('gone')).toEqual([]);
    expect(p.model('hero').gone).toBe('');
  });
});
