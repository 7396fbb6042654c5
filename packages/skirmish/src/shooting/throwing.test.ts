/** [S-151 … S-154] Throwing spears on the charge. */
import { describe, expect, test } from 'vitest';
import { parseDiary, position } from '../testing/index.ts';

const LINE =
  't2 move good* | g1=ro-spears@25400,25400 | e1=mo-shield@38100,25400 | e2=mo-shield@25400,38100 | e3=mo-shield@60000,60000';

describe('A throw on the charge', () => {
  test('[S-151, M-16] it stops 1" from the target and throws', () => {
    const p = position(`${LINE} | dice 1`).play('g1 throws at e1');
    expect(p.told('moved')).toMatchObject([{ model: 'g1', path: [[33060, 25400]] }]);
    expect(p.told('shot')).toMatchObject([{ model: 'g1', target: 'e1', weapon: 'throwing-spears', die: 1 }]);
    expect(p.model('g1').marks).toContain('threw');
  });
  test('[S-152] by the rules of shooting, without the penalty for moving', () => {
    const p = position(`${LINE} | dice 4 4`).play('g1 throws at e1');
    expect(p.told('shot')).toMatchObject([{ need: 4, hit: true }]);
    expect(p.told('wound')).toMatchObject([{ needs: [5], wounds: false }]);
  });
  test('[S-153] while its target lives it goes on into contact, and does nothing else', () => {
    const p = position(`${LINE} | g2=mt-shield@10000,10000 | dice 1`).play('g1 throws at e1');
    expect(p.asked).toBe('activation');
    expect(p.view().decision).toMatchObject({ model: 'g1', other: 'e1' });
    for (const order of ['g1 to 30000,25400', 'g1 halts', 'done', 'g2 to 11000,10000'])
      expect(p.why(order)).toMatchObject({ code: 'must-charge', case: 'S-153' });
    expect(p.orders('g1')[0]).toBe('{"type":"move","model":"g1","path":[[35596,25400]],"charge":["e1"]}');
    p.play('g1 charges e1');
    expect(p.state.contacts).toEqual([[0, 2]]);
  });
  test('[S-154] if it is slain the charger goes on as it likes', () => {
    const slain = () => position(`${LINE} | dice 4 5`).play('g1 throws at e1');
    expect(slain().at('e1')).toBe('slain');
    expect(slain().why('g1 halts')).toBeNull();
    expect(slain().play('g1 to 36000,25400').at('g1')).toBe('14.17,10.00');
    expect(slain().why('g1 charges e2')).toMatchObject({ code: 'too-far' });
    const near = position(`${LINE.replace('25400,38100', '35000,30500')} | dice 4 5`).play('g1 throws at e1');
    expect(near.play('g1 charges e2').state.contacts).toEqual([[0, 2]]);
  });
  test('[S-151, R-42] once a turn, and no shot afterwards', () => {
    const p = position(`${LINE} | g2=mt-bow@10000,10000 | dice 1`).play('g1 throws at e1', 'g1 charges e1');
    expect(p.why('g1 throws at e1')).not.toBeNull();
    const q = position(LINE.replace('@25400,25400', '@25400,25400 threw'));
    expect(q.why('g1 throws at e1')).toMatchObject({ code: 'has-shot', case: 'S-56' });
  });
  test('[S-151] who begins nearer throws from where it stands', () => {
    const p = position(`${LINE.replace('38100,25400', '29000,25400')} | dice 1`).play('g1 throws at e1');
    expect(p.told('moved')).toEqual([]);
    expect(p.play('g1 charges e1').state.contacts).toEqual([[0, 1]]);
  });
  test('[S-151] only who has throwing spears', () => {
    const p = position(LINE.replace('ro-spears', 'ro-shield'));
    expect(p.why('g1 throws at e1')).toMatchObject({ code: 'no-weapon', case: 'S-151' });
  });
  test('[R-111, R-4] the way must lead to contact', () => {
    const p = position(LINE);
    expect(p.why('g1 throws at e3')).toMatchObject({ code: 'too-far' });
    expect(p.why('g1 throws at e1 by 30000,25400')).toMatchObject({ code: 'short-of-target' });
  });
  test('[R-43] with something in the way it is not thrown, not even where others are shot past', () => {
    const round = 'g1 throws at e1 by 33100,25400 33100,27900 35596,28200 38100,27904';
    const line =
      't2 move good* full | g1=ro-spears@28400,25400 | g2=ro-shield@35596,25400 | e1=mo-shield@38100,25400 | e3=mo-shield@60000,60000';
    expect(position(line).why(round)).toMatchObject({ code: 'partly-hidden', case: 'X-32' });
    const bare = line.replace('g2=ro-shield@35596,25400', 'g2=ro-shield@35596,25400 prone');
    expect(position(bare).why(round)).toBeNull();
    const never = bare.replace('full', 'full shootIntoFights:never');
    expect(position(never).why(round)).toMatchObject({ code: 'target-engaged', case: 'X-32' });
    const wall =
      '{"w":121920,"h":121920,"areas":[],"barriers":[{"id":"wall","height":1400,"line":[[36500,20000],[36500,30000]]}],"places":[]}';
    expect(
      position(`${line.replace(' | g2=ro-shield@35596,25400', '')} | table ${wall}`).why('g1 throws at e1'),
    ).toMatchObject({ code: 'partly-hidden', case: 'S-151' });
  });
  test('[R-43, S-105] Fate may save the target', () => {
    const p = position(
      't2 move evil* | g1=mt-captain@38100,25400 wounds:1 | e1=mo-warg-spears@25400,25400 | dice 5 6 4',
    ).play('e1 throws at g1');
    expect(p.asked).toBe('fate');
    p.play('fate');
    expect(p.asked).toBe('activation');
    expect(p.why('e1 halts')).toMatchObject({ case: 'S-153' });
  });
  test('[S-152, S-97] a Hero may raise the dice with Might', () => {
    const p = position(
      't2 move good* | g1=ro-marshal@25400,25400 | e1=mo-shield@38100,25400 | e2=mo-shield@60000,60000 | dice 3 5',
    ).play('g1 throws at e1', 'spend 1 on 0');
    expect(p.at('e1')).toBe('slain');
  });
  test('[S-168, R-34] against Terror the test comes first', () => {
    const line = LINE.replace('e1=mo-shield@38100,25400', 'e1=mo-shield@38100,25400 rules:terror');
    const p = position(`${line} | dice 1 1`).play('g1 throws at e1');
    expect(p.told('tested')).toMatchObject([{ passed: false }]);
    expect(p.told('shot')).toEqual([]);
    const q = position(`${line} | dice 6 6 1`).play('g1 throws at e1');
    expect(q.told('shot')).toHaveLength(1);
    expect(q.play('g1 charges e1').state.contacts).toEqual([[0, 1]]);
  });
  test('[S-49, S-55] nobody throws who lies down or is Engaged', () => {
    expect(position(LINE.replace('@25400,25400', '@25400,25400 prone')).why('g1 throws at e1')).toMatchObject({
      code: 'prone',
    });
    const engaged = position(`${LINE} | e4=mo-shield@22900,25400`);
    expect(engaged.why('g1 throws at e1')).toMatchObject({ code: 'engaged' });
  });
  test('[S-151] the menu has it, with odds and cost', () => {
    const p = position(LINE);
    const orders = p.orders('g1').filter((order) => order.includes('"throw"'));
    expect(orders.length).toBeGreaterThan(0);
    for (const order of orders) expect(p.why(order)).toBeNull();
    const { cost, odds } = p.offer('g1 throws at e1');
    expect(cost).toBe(7660 * 256);
    expect(odds?.outcomes.map(({ kind, chance }) => [kind, chance])).toEqual([
      ['hit', { n: 1, d: 2 }],
      ['wounded', { n: 1, d: 6 }],
      ['slain', { n: 1, d: 6 }],
    ]);
  });
  test('[R-111] with all its movement, exactly, it still comes into contact', () => {
    for (const y of [25400, 27013, 33331, 19777]) {
      const p = position(
        `t2 move good* | g1=ro-spears@25400,25400 | e1=mo-shield@42000,${y} | e2=mo-shield@90000,90000 | dice 1`,
      );
      const throws = p.orders('g1').filter((order) => order.includes('"throw"'));
      for (const order of throws) {
        const q = position(
          `t2 move good* | g1=ro-spears@25400,25400 | e1=mo-shield@42000,${y} | e2=mo-shield@90000,90000 | dice 1`,
        ).play(order);
        expect(q.orders('g1').length).toBeGreaterThan(0);
      }
    }
  });
  test('[A-8] nobody throws from deep water', () => {
    const pond = (to: number) =>
      `{"w":121920,"h":121920,"areas":[{"id":"pond","kind":"water","depth":"deep","polygon":[[20000,20000],[${to},20000],[${to},30000],[20000,30000]]}],"barriers":[],"places":[]}`;
    const near = LINE.replace('good*', 'good* water')
      .replace(/(g1=[^|]*?) \|/, '$1 marks:swum |')
      .replace('38100,25400', '29500,25400');
    expect(position(`${near} | table ${pond(26000)}`).why('g1 throws at e1')).toMatchObject({
      code: 'in-deep-water',
      case: 'A-8',
    });
  });
  test('[X-13] in a Heroic Move the throw itself ends within reach of who leads it', () => {
    const at = (y: number) =>
      position({
        ...parseDiary(
          `t2 move good* full | hero=ro-king@25400,${y} | g1=ro-spears@25400,25400 | e1=mo-shield@38100,25400 | e2=mo-shield@90000,90000`,
        ),
        frames: [
          { kind: 'sequence', step: 'duties-1' },
          { kind: 'heroic', action: 'move', hero: 'hero', left: ['hero', 'g1'], reach: null },
        ],
      });
    expect(at(33000).why('g1 throws at e1')).toBeNull();
    expect(at(42000).why('g1 throws at e1')).toMatchObject({ code: 'out-of-reach', case: 'X-13' });
  });
  test('[X-15] after a Heroic Combat nobody throws', () => {
    const p = position({
      ...parseDiary(
        't2 fight good* full | hero=ro-king@25400,30000 | g1=ro-spears@25400,25400 | e1=mo-shield@38100,25400 | e2=mo-shield@90000,90000',
      ),
      frames: [
        { kind: 'sequence', step: 'fights' },
        { kind: 'heroic', action: 'combat', hero: 'hero', left: ['hero', 'g1'], reach: null },
      ],
    });
    expect(p.why('g1 throws at e1')).toMatchObject({ code: 'command-only' });
  });
  test('[M-16, M-25] who comes into water on the way there swims, and does not throw', () => {
    const pond =
      '{"w":121920,"h":121920,"areas":[{"id":"pond","kind":"water","depth":"deep","polygon":[[28000,20000],[31000,20000],[31000,30000],[28000,30000]]}],"barriers":[],"places":[]}';
    const p = position(
      `${LINE.replace('good*', 'good* water').replace('g1=ro-spears@25400,25400', 'g1=ro-spears@25400,25400 gear:throwing-spears')} | table ${pond} | dice 6`,
    ).play('g1 throws at e1');
    expect(p.told('swam')).toHaveLength(1);
    expect(p.told('shot')).toEqual([]);
    expect(p.model('g1')).toMatchObject({ at: [28000, 25400] });
    expect(p.model('g1').marks).not.toContain('threw');
    // It swims on, and throws from the far bank.
    expect(p.rolling(1).play('g1 throws at e1').told('shot')).toHaveLength(1);
  });
});
