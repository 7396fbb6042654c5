/** What changes when a model is moved or knocked down by force: asked of the functions that other chapters call. */
import { describe, expect, test } from 'vitest';
import { battleOf } from '../engine/battle.ts';
import type { SkirmishEvent } from '../engine/events.ts';
import { position } from '../testing/index.ts';
import { knockDown, place } from './carrying-out.ts';

const met = (line: string) => {
  const b = battleOf(position(line).state);
  const events: SkirmishEvent[] = [];
  return { b, events, ctx: { d6: () => 1, emit: (event: SkirmishEvent) => void events.push(event) } };
};
const FIGHT = 't2 move good* | g1=mt-shield@25400,25400 | e1=mo-shield@27900,25400 | e2=mo-shield@25400,27900';

describe('By force', () => {
  test('[M-15, S-34] contacts end with the contact, and who is free is told', () => {
    const { b, ctx, events } = met(FIGHT);
    place(b, ctx, 1, [30000, 25400]);
    expect(b.s.contacts).toEqual([[0, 2]]);
    expect(events).toEqual([{ type: 'freed', model: 'e1' }]);
  });
  test('[M-15] a move that keeps the contact keeps it', () => {
    const { b, ctx } = met(FIGHT);
    place(b, ctx, 1, [27925, 25400]);
    expect(b.s.contacts).toEqual([
      [0, 1],
      [0, 2],
    ]);
  });
  test('[R-11] whoever is thrown has moved, and has spent nothing', () => {
    const { b, ctx } = met(FIGHT);
    place(b, ctx, 1, [30000, 25400]);
    expect(b.s.models[1]).toMatchObject({ spent: 0, marks: ['moved'] });
  });
  test('[S-26] by force a model may come into a zone, but into no contact that engages', () => {
    const { b, ctx } = met('t2 move good* | g1=mt-shield@25400,25400 | e1=mo-shield@33000,25400');
    place(b, ctx, 0, [30490, 25400]);
    expect(b.s.contacts).toEqual([]);
  });
});

describe('Knocked down', () => {
  test('[S-45, R-59] it lies, and stays Engaged', () => {
    const { b, ctx, events } = met(FIGHT);
    knockDown(b, ctx, 1, 'blast');
    expect(b.s.models[1]?.prone).toBe(true);
    expect(b.s.contacts).toHaveLength(2);
    expect(events).toEqual([{ type: 'knockedDown', model: 'e1', why: 'blast' }]);
  });
  test('[S-45] once is enough', () => {
    const { b, ctx, events } = met(FIGHT);
    knockDown(b, ctx, 1, 'blast');
    knockDown(b, ctx, 1, 'blast');
    expect(events).toHaveLength(1);
  });
});
