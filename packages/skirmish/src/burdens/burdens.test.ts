/** [A-21 … A-42] Light and Heavy Objects, and models that are carried. */
import { describe, expect, test } from 'vitest';
import { newTable, position } from '../testing/index.ts';

const light = (words: string, ...more: string[]) =>
  position(['t2 move good* burdens', ...more, 'e9=mo-bow@110000,110000', `object letter=light${words}`].join(' | '));
/** The chest stands east of g1, in contact. */
const heavy = (by: string, ...more: string[]) =>
  position(
    [
      't2 move good* burdens',
      'g1=mt-bow@25400,25400',
      ...more,
      'e9=mo-bow@110000,110000',
      `object chest=heavy@27900,25400${by}`,
    ].join(' | '),
  );

describe('Light Objects', () => {
  test('[A-21, A-22] the scenario lists what there is to carry', () => {
    const ford = newTable({ scenario: 'the-ford' }).view().objects;
    expect(Object.entries(ford).map(([id, { kind }]) => [id, kind])).toEqual([
      ['chest', 'heavy'],
      ['letter', 'light'],
    ]);
    const none = position(
      't2 move good* | g1=mt-bow@25400,25400 | e9=mo-bow@110000,110000 | object letter=light@25400,25400',
    );
    expect(none.why('g1 picks up letter')).toMatchObject({ code: 'no-burdens', case: 'A-21' });
  });

  test('[A-23] a model picks one up by moving into contact with it', () => {
    const p = light('@25400,30000', 'g1=mt-bow@25400,25400');
    expect(p.why('g1 picks up letter')).toMatchObject({ code: 'no-contact', case: 'A-23' });
    p.play('g1 to 25400,28800', 'g1 picks up letter');
    expect(p.told('tookUp')).toEqual([{ type: 'tookUp', model: 'g1', object: 'letter' }]);
    expect(p.view().objects['letter']).toMatchObject({ at: null, by: ['g1'] });
    p.play('g1 to 25400,30000');
    expect(p.view().models['g1']?.carries).toEqual(['letter']);
  });

  test('[X-28] what lies on the ground is in nobody’s way', () => {
    const p = light('@25400,28000', 'g1=mt-bow@25400,25400').play('g1 to 25400,31000');
    expect(p.at('g1')).toBe('10.00,12.20');
  });

  test('[A-24, A-25, R-50] it is handed on in contact, once a phase; the taker goes on with it if it has not been moved', () => {
    const p = light(' with:g1', 'g1=mt-bow@25400,25400', 'g2=mt-bow@25400,27900', 'g3=mt-bow@25400,30400');
    expect(p.why('g1 hands letter to g3')).toMatchObject({ code: 'no-taker', case: 'A-24' });
    p.play('g1 hands letter to g2');
    expect(p.why('g2 hands letter to g3')).toMatchObject({ code: 'has-been-passed', case: 'A-25' });
    p.play('g2 to 27900,27900');
    expect(p.view().objects['letter']).toMatchObject({ by: ['g2'], moved: true, passed: true });
  });

  test('[A-25] what one has moved another does not move on in the same phase', () => {
    const p = light(' with:g1', 'g1=mt-bow@25400,22000', 'g2=mt-bow@25400,27900');
    p.play('g1 to 25400,25400', 'g1 hands letter to g2');
    expect(p.why('g2 to 27900,27900')).toMatchObject({ code: 'object-has-moved', case: 'A-25' });
  });

  test('[A-25] one model may move it in several stretches', () => {
    const p = light(' with:g1', 'g1=mt-bow@25400,22000').play('g1 to 25400,25400', 'g1 to 25400,27000');
    expect(p.view().objects['letter']?.moved).toBe(true);
  });

  test('[A-26] nothing is passed or dropped by who is Engaged', () => {
    const p = light(' with:g1', 'g1=mt-bow@25400,25400', 'g2=mt-bow@25400,27900', 'e1=mo-bow@27900,25400');
    expect(p.why('g1 hands letter to g2')).toMatchObject({ code: 'engaged', case: 'A-26' });
    expect(p.why('g1 drops letter at 25400,25400')).toMatchObject({ code: 'engaged', case: 'A-26' });
  });

  test('[A-26, R-99] it is dropped at the feet of its bearer, and kept by who is knocked down', () => {
    const p = light(' with:g1', 'g1=mt-bow@25400,25400').play('g1 drops letter at 25400,25400');
    expect(p.view().objects['letter']).toMatchObject({ at: [25400, 25400], by: [] });
    expect(light(' with:g1', 'g1=mt-bow@25400,25400').why('g1 drops letter at 25400,35400')).toMatchObject({
      code: 'not-beside',
    });
    expect(light(' with:g1', 'g1=mt-bow@25400,25400 prone').view().objects['letter']?.by).toEqual(['g1']);
  });

  test('[A-27, X-22] Cavalry dismounts to pick it up from the ground, but for Expert Riders', () => {
    const p = light('@25400,25400', 'k=mt-knight@25400,25400');
    expect(p.why('k picks up letter')).toMatchObject({ code: 'must-dismount', case: 'A-27' });
    const rider = light('@28700,25400', 'r=ro-rider@28700,25400');
    expect(rider.why('r picks up letter')).toBeNull();
  });

  test('[A-28, R-49] its slayer in close combat has it at once; slain by a shot the bearer drops it', () => {
    const fight = position(
      't2 fight evil* burdens | g1=mt-bow@25400,25400 defence:1 | e1=mo-bow@27900,25400 | g2=mt-bow@90000,90000 | e2=mo-bow@92500,90000 | object letter=light with:g1',
    );
    fight.rolling(1, 6, 6).play('fight g1 e1', 'g1 back 360');
    expect(fight.view().objects['letter']).toMatchObject({ at: null, by: ['e1'] });
    const shot = position(
      't2 shoot evil* burdens | g1=mt-bow@25400,25400 defence:1 | g2=mt-bow@90000,90000 | e1=mo-bow@25400,40000 | object letter=light with:g1',
    );
    shot.rolling(6, 6).play('e1 shoots g1');
    expect(shot.view().objects['letter']).toMatchObject({ at: [25400, 25400], by: [] });
  });
});

describe('Heavy Objects', () => {
  test('[A-29, A-30, A-39, R-129] one bearer goes half as far, from the pick-up on', () => {
    const p = heavy('').play('g1 picks up chest');
    expect(p.view().objects['chest']).toMatchObject({ at: [27900, 25400], by: ['g1'] });
    expect(p.why('carry chest g1 to 27900,33021')).toMatchObject({ code: 'too-far' });
    p.play('carry chest g1 to 27900,33020');
    expect(p.told('carried')[0]).toMatchObject({ spent: 2 * 7620 * 256 });
    expect([p.at('g1'), p.view().objects['chest']?.at]).toEqual(['10.00,13.00', [27900, 33020]]);
    // Two inches of four walked, two left: they become one.
    const walked = position(
      't2 move good* burdens | g1=mt-bow@25400,20320 mv:4 | e9=mo-bow@110000,110000 | object chest=heavy@27900,25400',
    );
    walked.play('g1 to 25400,25400', 'g1 picks up chest');
    expect(walked.why('carry chest g1 to 27900,27941')).toMatchObject({ code: 'too-far' });
    expect(walked.why('carry chest g1 to 27900,27940')).toBeNull();
  });

  test('[A-31, A-32, R-52] two bearers carry it without loss, by the same shift', () => {
    const p = heavy(' by:g1+g2', 'g2=mt-bow@30400,25400');
    p.play('carry chest g1+g2 to 27900,40640');
    expect([p.at('g1'), p.at('g2')]).toEqual(['10.00,16.00', '11.97,16.00']);
    expect(heavy(' by:g1+g2', 'g2=mt-bow@30400,25400').why('carry chest g1 to 27900,30000')).toMatchObject({
      code: 'not-bearers',
      case: 'A-32',
    });
  });

  test('[A-32, R-120] who came up first waits, though another was activated since', () => {
    const p = heavy('', 'g2=mt-bow@30400,20320').play('g1 picks up chest', 'g2 to 30400,25400', 'g2 picks up chest');
    // g2 has walked two inches: four are left to both.
    expect(p.why('carry chest g1+g2 to 27900,35561')).toMatchObject({ code: 'too-far' });
    p.play('carry chest g1+g2 to 27900,35560');
    expect(p.told('carried')).toHaveLength(1);
  });

  test('[A-32] the menu carries it as far as may be, up to who stands in the way, and by a step', () => {
    const p = heavy(' by:g1+g2', 'g2=mt-bow@30400,25400', 'g3=mt-bow@27900,34000');
    const north = p
      .commands('g1')
      .flatMap((each) => (each.type === 'carry' ? each.path : []))
      .filter(([x]) => x === 27900);
    const ends = north.map(([, y]) => y).filter((y) => y > 25400);
    expect(Math.max(...ends)).toBeGreaterThan(31400);
    expect(Math.max(...ends)).toBeLessThan(40640);
    expect(ends).toContain(26670);
  });

  test('[A-33] it is moved once in a phase', () => {
    const p = heavy(' by:g1', 'g2=mt-bow@30400,30000').play(
      'carry chest g1 to 27900,27000',
      'g1 drops chest at 27900,27000',
      'g2 to 30400,27000',
      'g2 picks up chest',
    );
    expect(p.why('carry chest g2 to 27900,29000')).toMatchObject({ code: 'object-has-moved', case: 'A-33' });
  });

  test('[A-34, R-109] who holds it drops it before a charge, a shot or a jump', () => {
    const p = heavy(' by:g1', 'e1=mo-bow@25400,30400');
    expect(p.why('g1 charges e1')).toMatchObject({ code: 'must-drop', case: 'A-34' });
    p.play('g1 drops chest at 27900,25400');
    expect(p.why('g1 charges e1')).toBeNull();
  });

  test('[A-35] its only bearer is charged: it is put down beside him', () => {
    const p = position(
      't2 move evil* burdens | g1=mt-bow@25400,25400 | e1=mo-bow@25400,31400 | object chest=heavy@27900,25400 by:g1',
    ).play('e1 charges g1');
    expect([p.asked, p.side]).toEqual(['putDown', 'good']);
    expect(p.why('put chest 35400,25400')).toMatchObject({ code: 'not-beside', case: 'A-35' });
    p.play('put chest 22896,25400');
    expect(p.view().objects['chest']).toMatchObject({ at: [22896, 25400], by: [] });
  });

  test('[A-36] one of two is charged: the other holds it alone', () => {
    const p = position(
      't2 move evil* burdens | g1=mt-bow@25400,25400 | g2=mt-bow@30400,25400 | e1=mo-bow@25400,31400 | object chest=heavy@27900,25400 by:g1+g2',
    ).play('e1 charges g1');
    expect(p.view().objects['chest']?.by).toEqual(['g2']);
  });

  test('[A-37] Cavalry carries nothing Heavy', () => {
    const p = position(
      't2 move good* burdens | r=ro-rider@24650,25400 | e9=mo-bow@110000,110000 | object chest=heavy@27900,25400',
    );
    expect(p.why('r picks up chest')).toMatchObject({ code: 'not-infantry', case: 'A-37' });
  });

  test('[R-99] who is knocked down puts it down', () => {
    const p = position(
      't2 move evil* burdens | w=is-wizard@25400,40000 will:6 | g1=mt-bow@25400,25400 | object chest=heavy@27900,25400 by:g1',
    ).rolling(6, 1, 1);
    p.play('w casts sorcerous-blast at g1 with 1');
    if (p.asked === 'might') p.play('no');
    if (p.asked === 'putDown') p.play(p.orders()[0] ?? '');
    expect(p.view().objects['chest']?.by).toEqual([]);
  });

  test('[M-28, A-6] two bearers stop at the first wet point of either, who tests; if he drowns the other holds on', () => {
    const river =
      'table {"w":121920,"h":121920,"areas":[{"id":"r","kind":"water","depth":"deep","polygon":[[29000,28000],[121920,28000],[121920,60000],[29000,60000]]}],"barriers":[],"places":[]}';
    const p = position(
      `t2 move good* burdens water | g1=mt-bow@25400,25400 | g2=mt-bow@30400,25400 | e9=mo-bow@110000,110000 | object chest=heavy@27900,25400 by:g1+g2 | ${river}`,
    );
    p.rolling(1).play('carry chest g1+g2 to 27900,35000');
    expect(p.told('gone')).toMatchObject([{ model: 'g2', how: 'drowned' }]);
    expect(p.view().objects['chest']).toMatchObject({ at: [27900, 28000], by: ['g1'] });
  });
});

describe('Models that are carried', () => {
  const captive = (strength: number, ...more: string[]) =>
    position(
      [
        't2 move good* burdens',
        `g1=ro-bow@25400,25400 strength:${strength}`,
        'c=ro-captive@27900,25400 bound',
        ...more,
        'e9=mo-bow@110000,110000',
        'object c=model@27900,25400 model:c',
        'carry c g1',
      ].join(' | '),
    );

  test('[A-40] only whom the scenario names', () => {
    const p = captive(3, 'g2=ro-bow@30400,25400');
    expect(p.why('g2 picks up c')).toMatchObject({ code: 'may-not-carry', case: 'A-40' });
    expect(p.why('g1 picks up c')).toBeNull();
  });

  test('[A-41, R-53] with half the Strength of its bearer or less in Defence it is Light', () => {
    const p = captive(6).play('g1 picks up c');
    expect(p.model('c').at).toBeNull();
    p.play('g1 to 25400,30000');
    expect(p.at('g1')).toBe('10.00,11.81');
  });

  test('[A-42] with more it is Heavy, and is carried beside him', () => {
    const p = captive(5).play('g1 picks up c');
    expect(p.why('g1 to 25400,30000')).toMatchObject({ code: 'must-drop' });
    p.play('carry c g1 to 27900,33020');
    expect([p.at('g1'), p.at('c')]).toEqual(['10.00,13.00', '10.98,13.00']);
  });

  test('[A-38, X-38] to a Monster a Heavy Object is Light: it goes as far as without, and the object has no place', () => {
    const p = position(
      't2 move good* burdens | g1=mt-bow@25400,25400 keywords:Monster+Warrior | e9=mo-bow@110000,110000 | object chest=heavy@27900,25400',
    ).play('g1 picks up chest', 'g1 to 25400,40640');
    expect(p.view().objects['chest']).toMatchObject({ at: null, by: ['g1'], moved: true });
  });
});

describe('[S-122, R-113] Who is commanded while it carries alone', () => {
  const commanded = () =>
    position(
      't2 move good* burdens | w=mt-wizard@25400,25400 might:0 | e1=mo-shield@25400,31000 | z=mo-shield@90000,90000 | object chest=heavy@27900,31000 by:e1',
    )
      .rolling(4)
      .play('w casts command at e1 with 1');

  test('goes with it a quarter of its Mv, led by the other side', () => {
    const p = commanded();
    const go = (y: number) => `{"type":"carry","object":"chest","models":["e1"],"path":[[27900,${y}]]}`;
    expect(p.why(go(34_811))).toMatchObject({ code: 'too-far' });
    expect(p.commands().some(({ type }) => type === 'carry')).toBe(true);
    p.play(go(34_810));
    expect(p.model('e1').at).toEqual([25_400, 34_810]);
    expect(p.why(go(34_900), 'evil')).not.toBeNull();
  });

  test('of two bearers neither is led with it: the other is not commanded', () => {
    const p = position(
      't2 move good* burdens | w=mt-wizard@25400,25400 might:0 | e1=mo-shield@25400,31000 | e2=mo-shield@30400,31000 | object chest=heavy@27900,31000 by:e1+e2',
    )
      .rolling(4)
      .play('w casts command at e1 with 1');
    expect(p.why('{"type":"carry","object":"chest","models":["e1","e2"],"path":[[27900,31500]]}')).toMatchObject({
      code: 'not-bearers',
    });
  });
});
