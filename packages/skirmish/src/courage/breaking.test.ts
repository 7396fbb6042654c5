/** Broken forces. */
import { describe, expect, test } from 'vitest';
import { parseDiary, position } from '../testing/index.ts';

const GONE = 'g7=mt-shield slain | g8=mt-shield slain | g9=mt-shield slain | g10=mt-shield slain';
const LINE = `t2 move good* breaking broken:good | g1=mt-shield@10",10" | g2=mt-shield@20",10" | g3=mt-captain@30",10" | ${GONE} | e1=mo-shield@40",40"`;

describe('Breaking', () => {
  test('[X-17] a model of a broken force tests when it is activated', () => {
    const p = position(LINE).rolling(4, 3).play('g1 to 10",12"');
    expect(p.told('tested')).toMatchObject([{ why: 'broken', total: 10, passed: true }]);
    expect(p.at('g1')).toBe('10.00,12.00');
    expect(p.model('g1').marks).toContain('held');
  });
  test('[X-17] failed, it flees and is removed', () => {
    const p = position(LINE).rolling(1, 1).play('g1 to 10",12"');
    expect(p.at('g1')).toBe('fled');
    expect(p.told('gone')).toEqual([{ type: 'gone', model: 'g1', how: 'fled', by: null, at: [25400, 25400] }]);
    expect(p.asked).toBe('halfMove');
  });
  test('[X-17] who is not activated tests at the end of the half, Heroes first if the owner likes', () => {
    const p = position(LINE).play('done');
    expect([p.asked, p.side]).toEqual(['breaking', 'good']);
    expect(p.orders()).toEqual(['g1', 'g2', 'g3'].map((model) => `{"type":"test","model":"${model}"}`));
    p.rolling(3, 3, 1, 1, 6, 6).play('g3 tests', 'g1 tests', 'g2 tests');
    expect([p.at('g1'), p.at('g2'), p.at('g3')]).toEqual(['fled', '20.00,10.00', '30.00,10.00']);
    expect(p.side).toBe('evil');
  });
  test('[X-17] each once, and nobody who is Engaged', () => {
    const p = position(LINE.replace('e1=mo-shield@40",40"', 'e1=mo-shield@27900,10"'))
      .rolling(6, 6)
      .play('g2 to 20",12"', 'done');
    expect(p.orders()).toEqual(['{"type":"test","model":"g3"}']);
    expect(p.why('g2 tests')).toMatchObject({ code: 'no-test', case: 'X-17' });
    expect(p.why('g1 tests')).toMatchObject({ code: 'no-test' });
  });
  test('[X-17, S-168] a charge on Terror brings both tests, this one first', () => {
    const p = position(LINE.replace('e1=mo-shield@40",40"', 'e1=mo-wraith@10",14" rules:terror')).rolling(5, 5, 4, 3);
    p.play('g1 charges e1');
    expect(p.told('tested').map(({ why }) => why)).toEqual(['broken', 'terror']);
    expect(p.state.contacts).toHaveLength(1);
  });
  test('[X-17] it is broken once more than half are gone, and this is told once', () => {
    const few =
      't2 move good* breaking | g1=mt-shield@10",10" | g2=mt-shield slain | g3=mt-shield@20",10" | e1=mo-shield@40",40"';
    const breaking = { kind: 'breaking', side: 'good' };
    const p = position({ ...parseDiary(few), frames: [{ kind: 'sequence', step: 'duties-2' }, breaking] });
    p.rolling(1, 1).play('g1 tests');
    expect(p.told('broken')).toEqual([{ type: 'broken', side: 'good' }]);
    expect(p.state.broken).toEqual(['good']);
    expect(p.rolling(1, 1).play('g3 tests').told('broken')).toEqual([]);
  });
  test('[X-17, R-128] who has left by an exit is not gone, nor is who was bound', () => {
    const line =
      't2 move good* breaking | g1=mt-shield@10",10" | g2=mt-shield off | g3=mt-shield off | g4=mt-shield@20",10" | e1=mo-shield@40",40"';
    const breaking = { kind: 'breaking', side: 'good' };
    const p = position({ ...parseDiary(line), frames: [{ kind: 'sequence', step: 'duties-2' }, breaking] });
    expect(p.rolling(1, 1).play('g1 tests').told('broken')).toEqual([]);
  });
  test('[X-17] only from the next half on', () => {
    const now = {
      ...parseDiary(LINE),
      frames: [
        { kind: 'sequence', step: 'duties-2' },
        { kind: 'halfMove', side: 'good', tests: false },
      ],
    };
    expect(position(now).play('done').side).toBe('evil');
  });
  test('[X-17] a position that says nothing of it is broken when more than half are gone', () => {
    const p = position(LINE.replace(' broken:good', ''));
    expect(p.state.broken).toEqual(['good']);
    expect(p.play('done').asked).toBe('breaking');
    const half = position(LINE.replace(' broken:good', '').replace('g10=mt-shield slain', 'g10=mt-shield@40",10"'));
    expect(half.state.broken).toEqual([]);
    expect(half.play('done').side).toBe('evil');
  });
  test('[X-17] its test comes first in the odds of what a model does, and the rest after it', () => {
    const charge = LINE.replace('e1=mo-shield@40",40"', 'e1=mo-shield@10",14"');
    const odds = position(charge).offer('g1 charges e1').odds;
    // Courage 3 needs 7 on two dice.
    expect(odds?.outcomes.map(({ kind, chance: { n, d } }) => [kind, (36 * n) / d])).toEqual([
      ['pass', 21],
      ['fail', 15],
    ]);
    expect(odds?.next?.outcomes.map(({ kind }) => kind)).toEqual(['good-wins', 'evil-wins']);
    expect(position(LINE).offer('g1 to 10",12"').odds?.outcomes[0]).toMatchObject({ kind: 'pass' });
    expect(position(LINE).offer('g1 to 10",12"').odds?.next).toBeUndefined();
    const terror = position(LINE.replace('e1=mo-shield@40",40"', 'e1=mo-wraith@10",14"')).offer('g1 charges e1').odds;
    expect(terror?.next?.outcomes.map(({ kind }) => kind)).toEqual(['pass', 'fail']);
    expect(terror?.next?.next?.outcomes.map(({ kind }) => kind)).toEqual(['good-wins', 'evil-wins']);
  });
  test('[X-17] who has held is not told of it again, nor who is on the move', () => {
    const p = position(LINE).rolling(6, 6).play('g1 to 10",12"');
    expect(p.offer('g1 to 10",13"').odds).toBeUndefined();
    expect(
      position(LINE.replace('g2=mt-shield@20",10"', 'g2=mt-shield@20",10" marks:held')).offer('g2 to 20",11"').odds,
    ).toBeUndefined();
    expect(position(LINE.replace(' breaking ', ' ')).offer('g1 to 10",12"').odds).toBeUndefined();
  });
  test('[X-17] where the option is off nobody tests', () => {
    expect(position(LINE.replace(' breaking ', ' ')).play('done').side).toBe('evil');
  });
});

describe('Stand fast', () => {
  const near = LINE.replace('g3=mt-captain@30",10"', 'g3=mt-captain@10",17"');

  test('[X-18] friends within 6" of a Hero who has held, and who see him, need not test', () => {
    const p = position(near).rolling(3, 3).play('g3 to 10",18"', 'done');
    expect(p.model('g1').marks).toEqual([]);
    expect(p.asked).toBe('breaking');
  });
  test('[X-18] measured when he passes', () => {
    const p = position(near.replace('@10",17"', '@10",16"')).rolling(3, 3).play('g3 to 10",18"', 'done');
    expect(p.model('g1').marks).toEqual(['held']);
    expect(p.orders()).toEqual(['{"type":"test","model":"g2"}']);
  });
  test('[X-18] a wall between them stops it', () => {
    const table = JSON.stringify({
      w: 121920,
      h: 121920,
      areas: [],
      barriers: [
        {
          id: 'wall',
          height: 9000,
          line: [
            [10000, 33000],
            [40000, 33000],
          ],
        },
      ],
      places: [],
    });
    const p = position(
      near
        .replace('@10",17"', '@10",16"')
        .replace('t2 move good* breaking broken:good', `t2 move good* breaking broken:good | table ${table}`),
    );
    p.rolling(3, 3).play('g3 to 10",18"', 'done');
    expect(p.model('g1').marks).toEqual([]);
  });
});
