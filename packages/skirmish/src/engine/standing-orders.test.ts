/** What was said beforehand answers the question, and no other. */
import { describe, expect, test } from 'vitest';
import { skirmish } from './rules.ts';
import { NO_ORDERS, type Orders, ordersSchema, standing } from './standing-orders.ts';
import { parseDiary, position, type Table } from '../testing/index.ts';

const answer = (p: Table, orders: Partial<Orders>) => {
  const [side] = skirmish.deciders(p.state);
  if (side === undefined) throw new Error('nobody is asked');
  return standing.answer(skirmish.view(p.state, side), { ...NO_ORDERS, ...orders }, () =>
    [...skirmish.legal(p.state, side, null)].map((command) => ({ command })),
  );
};

describe('[R-76] Orders given beforehand', () => {
  const calls = () =>
    position({
      ...parseDiary('t2 move good* heroics | g1=mt-captain@25400,25400 | e1=mo-bow@100000,100000'),
      frames: [{ kind: 'sequence', step: 'move' }],
    });

  test('[X-12] who calls nothing is not asked for heroic actions', () => {
    const p = calls();
    expect(p.view().decision?.kind).toBe('calls');
    expect(answer(p, {})).toBeNull();
    expect(answer(p, { noCalls: true })).toEqual({ type: 'pass' });
    expect(answer(p, { neverFate: true, strikeOn: true, noMight: ['duel'] })).toBeNull();
  });

  test('those of an older page, which did not know of calls, are read as they were meant', () => {
    expect(ordersSchema.parse({ neverFate: true, noMight: [], strikeOn: false })).toEqual({
      ...NO_ORDERS,
      neverFate: true,
    });
  });
});
