/** Shots past what hides a part of the target. */
import { describe, expect, test } from 'vitest';
import { position } from '../testing/index.ts';

const LINE =
  't2 shoot evil* full | g1=mt-shield@30",10" | g2=mt-shield@25",10" | g3=mt-shield@20",10" | g4=mt-bow@40",40" | e1=mo-bow@15",10" | e2=mo-bow@15",40"';

describe('In the way', () => {
  test('[X-8] forbidden where the match says so [S-58], else a die for each thing, the nearest first', () => {
    expect(position(LINE.replace('full', 'as-printed')).why('e1 shoots g1')).toMatchObject({ case: 'S-58' });
    const p = position(`${LINE} | dice 5 4 6 6`).play('e1 shoots g1');
    expect(p.told('inTheWay')).toEqual([
      { type: 'inTheWay', model: 'e1', what: 'g3', die: 4, passed: true },
      { type: 'inTheWay', model: 'e1', what: 'g2', die: 6, passed: true },
    ]);
    expect(p.told('wound')).toMatchObject([{ model: 'g1', dice: [6] }]);
  });
  test('[X-8] a shot that misses comes past nothing', () => {
    expect(position(`${LINE} | dice 4`).play('e1 shoots g1').told('inTheWay')).toEqual([]);
  });
  test('[X-8] where the die fails the model in the way is rolled against with the weapon’s Strength', () => {
    const p = position(`${LINE} | dice 5 4 3 6`).play('e1 shoots g1');
    expect(p.told('wound')).toMatchObject([{ model: 'g2', by: 'e1', dice: [6], needs: [6], wounds: true }]);
    expect([p.at('g1'), p.at('g2')]).toEqual(['30.00,10.00', 'slain']);
  });
  test('[X-8] Evil may strike its own', () => {
    const p = position(
      't2 shoot evil* full | g1=mt-shield@30",10" | g4=mt-bow@40",40" | e1=mo-bow@15",10" | e2=mo-spear@20",10" | dice 5 1 6',
    ).play('e1 shoots g1');
    expect(p.at('e2')).toBe('slain');
  });
  test('[X-8] Good may not choose a target with a friend in the way', () => {
    const p = position(
      't2 shoot good* full | g1=mt-bow@10",10" | g2=mt-shield@15",10" | g3=mt-bow@10",15" | e1=mo-shield@20",10" | e2=mo-shield@10",30" | e3=mo-shield@15",30"',
    );
    expect(p.why('g1 shoots e1')).toMatchObject({ code: 'partly-hidden', case: 'X-8' });
    const q = position(
      't2 shoot good* full | g1=mt-bow@10",10" | e3=mo-shield@15",10" | g3=mt-bow@10",15" | e1=mo-shield@20",10"',
    );
    expect(q.why('g1 shoots e1')).toBeNull();
  });
  const GROUND =
    't2 shoot evil* full | g1=mt-shield@30",10" | g2=mt-bow@40",40" | e1=mo-bow@15",10" | table {"w":121920,"h":121920,"areas":[],"barriers":[{"id":"wall","height":1500,"line":[[74000,5000],[74000,60000]]}],"places":[]}';
  test('[X-8, X-9] the ground comes last, once, and swallows what it stops', () => {
    const p = position(`${GROUND} | dice 5 3`).play('e1 shoots g1');
    expect(p.told('inTheWay')).toEqual([{ type: 'inTheWay', model: 'e1', what: 'ground', die: 3, passed: false }]);
    expect(p.told('wound')).toEqual([]);
    const q = position(`${GROUND} | dice 5 4 6`).play('e1 shoots g1');
    expect(q.told('wound')).toMatchObject([{ model: 'g1' }]);
    const both = `${GROUND} | g3=mt-shield@20",10"`;
    expect(
      position(`${both} | dice 5 4 4 1`)
        .play('e1 shoots g1')
        .told('inTheWay')
        .map(({ what }) => what),
    ).toEqual(['g3', 'ground']);
  });
  test('[R-25, X-8] a Hero may raise these dice with Might', () => {
    const p = position(
      't2 shoot good* full | hero=ro-marshal@10",10" gear:bow | e1=mo-shield@20",10" | e2=mo-shield@15",10" | dice 4 3 6',
    ).play('hero shoots e1');
    expect(p.asked).toBe('might');
    expect(p.view().decision).toMatchObject({ kind: 'might', why: 'in-the-way', dice: [3], needs: [4] });
    p.play('spend 1 on 0');
    expect(p.told('wound')).toMatchObject([{ model: 'e1' }]);
    expect(p.model('hero').might).toBe(2);
  });
});

describe('Rider and passenger', () => {
  const RIDE =
    't2 shoot evil* passengers | g1=mt-wizard-mounted@30",10" | g2=mt-halfling rides:g1 | g3=mt-bow@40",40" | e1=mo-bow@15",10"';
  test('[A-52, R-54] after To Hit a die: on 1 to 3 the passenger is hit, on 4 to 6 the rider', () => {
    const p = position(`${RIDE} | dice 5 3 6`).play('e1 shoots g1');
    expect(p.told('passengerDie')).toEqual([{ type: 'passengerDie', rider: 'g1', passenger: 'g2', die: 3, hit: 'g2' }]);
    expect(p.told('wound')).toMatchObject([{ model: 'g2', dice: [6] }]);
    expect(p.side).toBe('good');
    p.play('suffer');
    expect(p.at('g2')).toBe('slain');
    const q = position(`${RIDE} | dice 5 4 1`).play('e1 shoots g1');
    expect(q.told('wound')).toMatchObject([{ model: 'g1' }]);
  });
  test('[A-52] a shot names the rider', () => {
    expect(position(RIDE).why('e1 shoots g2')).toMatchObject({ code: 'no-target' });
  });
  test('[A-51] a passenger does not shoot', () => {
    const p = position(
      `${RIDE.replace('evil*', 'good*')} | e2=mo-bow@20",40"`.replace('rides:g1', 'rides:g1 gear:bow'),
    );
    expect(p.why('g2 shoots e1')).toMatchObject({ code: 'not-on-the-table' });
  });
});
