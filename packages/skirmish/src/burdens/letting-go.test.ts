/** What becomes of what is carried when its bearers are charged, fall, or are gone. */
import { describe, expect, test } from 'vitest';
import { remove } from '../battle/removal.ts';
import { battleOf } from '../engine/battle.ts';
import type { SkirmishEvent } from '../engine/events.ts';
import { position, type Table } from '../testing/index.ts';

/** Somebody is gone, in whatever way. */
function gone(p: Table, id: string, how: 'slain' | 'fled', by = '', close = false): SkirmishEvent[] {
  const b = battleOf(p.state);
  const events: SkirmishEvent[] = [];
  const ctx = { d6: () => 6, emit: (event: SkirmishEvent) => void events.push(event) };
  remove(b, ctx, b.field.indexOf(id), { how, by: by === '' ? -1 : b.field.indexOf(by), close });
  return events.filter(({ type }) => type === 'tookUp' || type === 'putDown');
}
const LINE =
  't2 move good* burdens passengers | g1=mt-bow@25400,25400 | g2=mt-bow@30400,25400 | e1=mo-bow@22900,25400 | e9=mo-bow@110000,110000';
const CHEST = 'object chest=heavy@27900,25400';

describe('A bearer who is gone', () => {
  test('[R-99] of two the other holds on, and nothing is put down', () => {
    const p = position(`${LINE.replace('22900,25400', '60000,60000')} | ${CHEST} by:g1+g2`);
    expect(gone(p, 'g1', 'slain')).toEqual([]);
    expect(p.view().objects['chest']).toMatchObject({ at: [27900, 25400], by: ['g2'] });
  });
  test('[R-99] who held something Heavy alone leaves it where it stands', () => {
    const p = position(`${LINE.replace('22900,25400', '60000,60000')} | ${CHEST} by:g1`);
    expect(gone(p, 'g1', 'fled')).toEqual([{ type: 'putDown', object: 'chest', at: [27900, 25400] }]);
    expect(p.view().objects['chest']).toMatchObject({ at: [27900, 25400], by: [] });
  });
  test('[A-28] something Light is the slayer’s in close combat, and lies where its bearer stood else', () => {
    const light = () => position(`${LINE} | object letter=light with:g1`);
    const taken = light();
    expect(gone(taken, 'g1', 'slain', 'e1', true)).toEqual([{ type: 'tookUp', model: 'e1', object: 'letter' }]);
    expect(taken.view().objects['letter']).toMatchObject({ at: null, by: ['e1'] });
    for (const [by, close] of [
      ['e1', false],
      ['', true],
    ] as const) {
      const p = light();
      expect(gone(p, 'g1', 'slain', by, close)).toEqual([{ type: 'putDown', object: 'letter', at: [25400, 25400] }]);
      expect(p.view().objects['letter']).toMatchObject({ at: [25400, 25400], by: [] });
    }
  });
  test('[A-28, A-48] what a passenger had lies where the horse stands; what others have stays theirs', () => {
    const p = position(
      `${LINE} | k=mt-knight@60000,60000 | h=mt-halfling rides:k | object letter=light with:h | object rope=light with:g1`,
    );
    expect(gone(p, 'h', 'slain')).toEqual([{ type: 'putDown', object: 'letter', at: [60000, 60000] }]);
    expect(p.view().objects['rope']).toMatchObject({ at: null, by: ['g1'] });
  });
});

describe('Bearers who are charged', () => {
  test('[A-35, R-122] both at once: their owner says beside whom, each place once', () => {
    const p = position(
      't2 move evil* burdens | g1=mt-bow@25400,25400 | g2=mt-bow@30400,25400 | e1=mo-warg-shield@27900,35400 | e9=mo-bow@110000,110000 | object chest=heavy@27900,25400 by:g1+g2',
    );
    const order = p.commands('e1').find((each) => each.type === 'move' && each.charge?.length === 2);
    if (order === undefined) throw new Error('nobody charges both');
    p.play(JSON.stringify(order));
    expect(p.view().decision).toEqual({ kind: 'putDown', side: 'good', object: 'chest', models: ['g1', 'g2'] });
    const places = p.commands().flatMap((each) => (each.type === 'setDown' ? [String(each.at)] : []));
    expect(new Set(places).size).toBe(places.length);
    expect(places).toContain('22896,25400');
    expect(places).toContain('32904,25400');
    p.play('put chest 32904,25400');
    expect(p.view().objects['chest']).toMatchObject({ at: [32904, 25400], by: [] });
  });
});
