/** [X-12, T-9] Who calls a heroic action, in which order calls are carried out, and when one is lost. */
import { describe, expect, test } from 'vitest';
import { parseDiary, position, type Table } from '../testing/index.ts';

/** At the very start of a phase. */
const startOf = (step: string, line: string, more: object = {}): Table =>
  position({ ...parseDiary(line), frames: [{ kind: 'sequence', step }], ...more });

const LINE =
  't2 move good* heroics | hero=mt-captain@10",10" | g1=mt-shield@12",10" | e1=mo-shield@10",30" | dark=mo-wraith-strong@30",30"';

describe('Calls', () => {
  test('[X-12] the Priority player is asked first, then the other, one call or pass each', () => {
    const p = startOf('move', LINE);
    expect([p.asked, p.side]).toEqual(['calls', 'good']);
    p.play('pass');
    expect([p.asked, p.side]).toEqual(['calls', 'evil']);
    p.play('dark calls move');
    expect([p.asked, p.side]).toEqual(['calls', 'good']);
  });
  test('[X-12] two passes in a row end it', () => {
    const p = startOf('move', LINE).play('pass', 'pass');
    expect([p.asked, p.side]).toEqual(['halfMove', 'good']);
  });
  test('[X-12, T-9] a call costs one Might at once', () => {
    const p = startOf('move', LINE).play('hero calls move');
    expect(p.told('called')).toEqual([{ type: 'called', model: 'hero', action: 'move' }]);
    expect(p.model('hero').might).toBe(1);
  });
  test('[X-12] a Hero calls once a phase, and again in the next', () => {
    const p = startOf('move', LINE).play('hero calls move', 'pass');
    expect(p.asked).toBe('heroic');
    p.play('done', 'done', 'done');
    expect([p.asked, p.state.phase]).toEqual(['calls', 'shoot']);
    expect(p.why('hero calls shoot')).toBeNull();
    const two = startOf('move', `${LINE} | cap=mt-captain@30",10"`).play('hero calls move', 'pass');
    expect(two.why('hero calls move')).toMatchObject({ code: 'has-called', case: 'X-12' });
  });
  test('[X-12] who has no Might, is no Hero, or calls out of season is refused', () => {
    const p = startOf('move', LINE);
    expect(p.why('g1 calls move')).toMatchObject({ code: 'not-a-hero' });
    expect(p.why('hero calls combat')).toMatchObject({ code: 'wrong-moment' });
    expect(p.why('dark calls move')).toMatchObject({ code: 'not-your-model' });
    const poor = startOf('move', `${LINE} | cap=mt-captain@30",10" might:0`);
    expect(poor.why('cap calls move')).toMatchObject({ code: 'no-might' });
  });
  test('[X-12] Move and Shoot not while Engaged, nothing while Transfixed', () => {
    const p = startOf('move', `${LINE} | cap=mt-captain@30",10" | e2=mo-shield@31",10"`.replace('31"', '78700'));
    expect(p.why('cap calls move')).toMatchObject({ code: 'engaged' });
    const held = startOf('move', `${LINE} | cap=mt-captain@30",10" effect:transfix@dark`);
    expect(held.why('cap calls move')).toMatchObject({ code: 'transfixed' });
  });
  test('[X-12, T-9] Combat and Strike only in a Fight', () => {
    const line = 't2 fight good* heroics | hero=mt-captain@10",10" | e1=mo-shield@27900,10" | cap=mt-captain@30",10"';
    const p = startOf('fight', line, { fights: [{ good: ['hero'], evil: ['e1'] }] });
    expect([p.why('hero calls combat'), p.why('hero calls strike')]).toEqual([null, null]);
    expect(p.why('cap calls strike')).toMatchObject({ code: 'no-fight' });
    p.play('hero calls strike');
    expect(p.state.calls).toEqual([{ hero: 0, action: 'strike' }]);
  });
  test('[X-12, R-76] nobody is asked where nobody could call', () => {
    expect(startOf('move', LINE.replace('heroics', '')).asked).toBe('halfMove');
    const none = 't2 move good* heroics | g1=mt-shield@12",10" | e1=mo-shield@10",30"';
    expect(startOf('move', none).asked).toBe('halfMove');
    const evil = LINE.replace('hero=mt-captain@10",10"', 'hero=mt-captain@10",10" might:0');
    expect(startOf('move', evil).side).toBe('evil');
  });
});

describe('Whose action is first', () => {
  test('[T-9, X-12] both sides call the same: on 1 to 3 Evil carries out one first, on 4 to 6 Good', () => {
    for (const [die, side] of [
      [3, 'evil'],
      [4, 'good'],
    ] as const) {
      const p = startOf('move', LINE).rolling(die).play('hero calls move', 'dark calls move');
      expect(p.told('rolled')).toEqual([{ type: 'rolled', what: 'calls', good: die, evil: 0, to: side }]);
      expect([p.asked, p.side]).toEqual(['heroic', side]);
    }
  });
  test('[T-9] then in turns, each side in the order of its calls', () => {
    const line = `${LINE} | cap=mt-captain@30",10"`;
    const p = startOf('move', line).rolling(6).play('cap calls move', 'dark calls move', 'hero calls move');
    const order: unknown[] = [];
    for (let i = 0; i < 3; i++) {
      order.push(p.view().decision?.model);
      p.play('done');
    }
    expect(order).toEqual(['cap', 'dark', 'hero']);
  });
  test('[T-9, X-13] a call is lost when its Hero is Engaged before it is carried out', () => {
    const line = LINE.replace('dark=mo-wraith-strong@30",30"', 'dark=mo-wraith-strong@10",14"');
    const p = startOf('move', line).rolling(1, 6, 6).play('hero calls move', 'dark calls move', 'dark charges hero');
    expect(p.told('callLost')).toEqual([{ type: 'callLost', model: 'hero', action: 'move' }]);
    expect([p.asked, p.model('hero').might]).toEqual(['halfMove', 1]);
  });
});
