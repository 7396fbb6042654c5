/** The banner of a slain bearer. */
import { describe, expect, test } from 'vitest';
import { remove } from '../battle/removal.ts';
import { battleOf, hasGear } from '../engine/battle.ts';
import type { SkirmishEvent } from '../engine/events.ts';
import type { Gone } from '../engine/words.ts';
import { position, tableOf, type Table } from '../testing/index.ts';

const LINE =
  't2 move good* banners | b1=mt-shield@10",10" banner | g1=mt-shield@10",27900 | g2=mt-shield@27900,10" prone | k1=mt-knight@10",22150 | e1=mo-shield@10",40"';

/** The bearer has just gone. */
function gone(line = LINE, how: Gone = 'slain'): Table {
  const { state } = position(line);
  const told: SkirmishEvent[] = [];
  const b = battleOf(state);
  remove(b, { d6: () => 6, emit: (event) => told.push(event) }, b.field.indexOf('b1'), { how, by: -1 });
  return tableOf(state);
}

describe('A slain bearer', () => {
  test('[X-11] a standing, unengaged friend on foot in contact may take the banner', () => {
    const p = gone();
    expect([p.asked, p.side]).toEqual(['take', 'good']);
    expect(p.orders()).toEqual(['{"type":"take","model":"g1"}', '{"type":"decline"}']);
    for (const order of ['g2 takes', 'k1 takes'])
      expect(p.why(order)).toMatchObject({ code: 'cannot-take', case: 'X-11' });
    p.play('g1 takes');
    expect(p.told('bannerTaken')).toEqual([{ type: 'bannerTaken', model: 'g1', from: 'b1' }]);
    expect(p.view().models['g1']?.banner).toBe(true);
    expect(p.asked).toBe('halfMove');
  });
  test('[X-11] it stays with him beyond the turn', () => {
    const p = gone().play('g1 takes', 'done', 'done');
    while (p.state.turn === 2) p.play('done');
    const b = battleOf(p.state);
    expect(hasGear(b, b.field.indexOf('g1'), 'banner')).toBe(true);
  });
  test('[X-11] its owner need not; then it is lost', () => {
    const p = gone().play('no');
    expect(p.view().models['g1']?.banner).toBe(false);
  });
  test('[X-11] nobody is asked who is Engaged, too far, or where banners are not played', () => {
    expect(gone(LINE.replace('10",40"', '10",30400')).asked).toBe('halfMove');
    expect(gone(LINE.replace('10",27900', '10",29000')).asked).toBe('halfMove');
    expect(gone(LINE.replace(' banners', '')).asked).toBe('halfMove');
  });
  test('[X-11] of who flees or leaves nobody takes it', () => {
    expect(gone(LINE, 'fled').asked).toBe('halfMove');
    expect(gone(LINE, 'off').asked).toBe('halfMove');
  });
});
