/** [S-33, S-34, M-15, M-22] Who is Engaged with whom, pair by pair. */
import { describe, expect, test } from 'vitest';
import { battleOf } from '../engine/battle.ts';
import type { SkirmishEvent } from '../engine/events.ts';
import { position } from '../testing/index.ts';
import { disengage, engage, settleContacts } from './engaging.ts';

/** Three of each side in two rows, each touching the one across; nobody is Engaged but g2 and e2. */
function rows(...more: readonly string[]) {
  const p = position(
    [
      't2 move good*',
      'g1=mt-bow@25400,25400 | g2=mt-bow@30400,25400 | g3=mt-bow@35400,25400',
      'e1=mo-bow@25400,27900 | e2=mo-bow@30400,27900 | e3=mo-bow@35400,27900',
      ...more,
    ].join(' | '),
  );
  const b = battleOf(p.state);
  const events: SkirmishEvent[] = [];
  const ctx = { d6: () => 6, emit: (event: SkirmishEvent) => void events.push(event) };
  const name = (model: number) => b.field.models[model]?.id ?? '';
  const model = (id: string) => b.field.indexOf(id);
  const pairs = (list: readonly (readonly [number, number])[]) => list.map((pair) => pair.map(name).join(' '));
  return { b, ctx, events, model, contacts: () => pairs(b.s.contacts), parted: () => pairs(b.s.parted) };
}
const PARTED = ['parted g1 e1', 'parted g3 e3'];

describe('Contacts', () => {
  test('[S-33, M-15] are pairs in order, whoever came to whom, and each is there once', () => {
    const { b, ctx, events, model, contacts } = rows(...PARTED);
    expect(contacts()).toEqual(['g2 e2']);
    engage(b, ctx, model('e3'), model('g3'));
    engage(b, ctx, model('g1'), model('e1'));
    engage(b, ctx, model('e1'), model('g1'));
    expect(contacts()).toEqual(['g1 e1', 'g2 e2', 'g3 e3']);
    expect(events).toEqual([
      { type: 'engaged', model: 'g3', by: 'e3' },
      { type: 'engaged', model: 'e1', by: 'g1' },
    ]);
  });
  test('[M-15] several with one are in the order of the others', () => {
    const { b, ctx, model, contacts } = rows(...PARTED);
    engage(b, ctx, model('g2'), model('e3'));
    engage(b, ctx, model('e1'), model('g2'));
    engage(b, ctx, model('g1'), model('e3'));
    expect(contacts()).toEqual(['g1 e3', 'g2 e1', 'g2 e2', 'g2 e3']);
  });
  test('[M-22] a charge ends the parting of these two, and of nobody else', () => {
    const { b, ctx, model, parted } = rows(...PARTED);
    engage(b, ctx, model('e1'), model('g1'));
    expect(parted()).toEqual(['g3 e3']);
    engage(b, ctx, model('g1'), model('e3'));
    expect(parted()).toEqual(['g3 e3']);
  });
});

describe('Contacts end', () => {
  test('[S-34, R-58] with who is gone; who has nobody left is told to be free, and who has is not', () => {
    const { b, ctx, events, model, contacts } = rows(...PARTED);
    engage(b, ctx, model('g1'), model('e2'));
    engage(b, ctx, model('g3'), model('e3'));
    events.length = 0;
    disengage(b, ctx, model('g2'));
    expect(contacts()).toEqual(['g1 e2', 'g3 e3']);
    expect(events).toEqual([{ type: 'freed', model: 'g2' }]);
    disengage(b, ctx, model('g2'));
    expect(events).toHaveLength(1);
  });
  test('[M-15] where two touch no more, and only those of who has moved are looked at', () => {
    const { b, ctx, events, model, contacts, parted } = rows(...PARTED);
    engage(b, ctx, model('g1'), model('e2'));
    events.length = 0;
    settleContacts(b, ctx, model('g3'));
    // g1 is far from e2, but neither of them has moved.
    expect(contacts()).toEqual(['g1 e2', 'g2 e2']);
    expect(parted()).toEqual(['g1 e1']);
    settleContacts(b, ctx, model('g1'));
    expect(contacts()).toEqual(['g2 e2']);
    expect(events).toEqual([{ type: 'freed', model: 'g1' }]);
    settleContacts(b, ctx, model('e2'));
    expect(contacts()).toEqual(['g2 e2']);
    expect(parted()).toEqual([]);
  });
  test('[M-15] where one of the two is gone', () => {
    const { b, ctx, model, contacts } = rows(...PARTED);
    const gone = b.s.models[model('e2')];
    if (gone === undefined) throw new Error('nobody');
    Object.assign(gone, { at: null, gone: 'slain' });
    settleContacts(b, ctx, model('g2'));
    expect(contacts()).toEqual([]);
  });
});
