/** Many pieces sent to a goal: what each is ordered, and that all of it can be carried out in that order. */
import { submit, scriptedDice } from '@warbeacon/kernel';
import { HELMS_DEEP_SUBJECT, position, type Table } from '@warbeacon/siege/testing';
import { randomFrom, seeds, walk } from '@warbeacon/testkit';
import { describe, expect, test } from 'vitest';
import type { Command } from '../helms-deep/command.schema.ts';
import { helmsDeep, helmsDeepSiege } from '../helms-deep/game.ts';
import type { MarchOrder, MarchPlan } from '../engine/marches.ts';
import type { State } from '../engine/state.ts';
import type { Side } from '../helms-deep/words.ts';

/** The whole plan at once. */
function planned(state: State, side: Side, orders: readonly MarchOrder[]): MarchPlan<Command> {
  const work = helmsDeepSiege.march(state, side, orders);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** The pieces sent to a goal, as sentences of where each ends up. */
function sent(p: Table, goal: string, ...pieces: readonly string[]) {
  const { steps, left, breaksOff } = planned(
    p.state,
    'isengard',
    pieces.map((piece) => ({ piece, goal })),
  );
  const ends = steps.map(({ command }) =>
    command.type === 'move' ? `${command.piece} ${command.path.at(-1)}` : command.type,
  );
  return { steps, ends, left, breaksOff };
}

describe('pieces sent to a goal together', () => {
  test('go as near to it as they come, those in front first, each to a hex of its own', () => {
    const p = position('turn 1, isengard-movement\n0826: orc-1\n0827: orc-2\n0828: orc-3');
    const { ends, left } = sent(p, '0824', 'orc-3', 'orc-2', 'orc-1');
    expect(ends[0]).toBe('orc-1 0824');
    expect(new Set(ends.map((end) => end.split(' ')[1])).size).toBe(3);
    expect(left).toEqual([]);
  });

  test('who comes behind takes the hexes that those in front have left', () => {
    const p = position('turn 1, isengard-movement\n0830: orc-1\n0831: orc-2');
    const { ends } = sent(p, '0824', 'orc-2', 'orc-1');
    expect(ends).toEqual(['orc-1 0826', 'orc-2 0827']);
  });

  test('[4.3] go by the road where that is the shorter way', () => {
    const p = position('turn 1, isengard-movement\n0826: orc-1');
    const [step] = sent(p, '0815', 'orc-1').steps;
    expect(step?.command.type === 'move' ? step.command.path : []).toContain('1023');
  });

  test('who is there already, or would come no nearer, is left', () => {
    const p = position('turn 1, isengard-movement\n0824: orc-1\n0826: orc-2');
    const { ends, left } = sent(p, '0824', 'orc-1', 'orc-2', 'nobody', 'infantry-1');
    expect(ends).toEqual([expect.stringContaining('orc-2')]);
    expect(left).toEqual(['orc-1', 'nobody', 'infantry-1']);
  });

  test('[4.28] make nobody make room', () => {
    const p = position('turn 1, isengard-movement\n0824: orc-1\n0826: orc-2');
    expect(sent(p, '0824', 'orc-2').ends).not.toContain('orc-2 0824');
  });

  test('[6.11] come up to a goal that an enemy holds, and stop in his zone', () => {
    const p = position('turn 1, isengard-movement\n0826: orc-1\n0827: orc-2\n0823: infantry-1');
    const { ends } = sent(p, '0823', 'orc-1', 'orc-2');
    expect(ends).toHaveLength(2);
    for (const end of ends)
      expect(p).toAllow(`${end.split(' ')[0]} moves ${end.split(' ')[0] === 'orc-1' ? '0825 0824' : '0826'}`);
  });

  test('[8.1] a leader goes last, to one of his units', () => {
    const p = position('turn 1, isengard-movement\n0830: orc-1, captain-1\n0831: orc-2');
    const { ends } = sent(p, '0822', 'captain-1', 'orc-1', 'orc-2');
    expect(ends).toEqual(['orc-1 0826', 'orc-2 0827', 'captain-1 0826']);
  });

  test('nothing is changed by being planned', () => {
    const p = position('turn 1, isengard-movement\n0826: orc-1\n0827: orc-2');
    const before = JSON.stringify(p.state);
    sent(p, '0815', 'orc-2', 'orc-1');
    expect(JSON.stringify(p.state)).toBe(before);
  });
});

test('on walks by chance a plan can be carried out as it stands, but for what comes after a question', () => {
  let steps = 0;
  for (const seed of seeds(6)) {
    const random = randomFrom(seed);
    for (const { state } of walk(HELMS_DEEP_SUBJECT, { seed, limit: 400 })) {
      const [side] = helmsDeep.deciders(state);
      if (side === undefined || helmsDeep.view(state, side).decision?.kind !== 'movement' || random(10) > 0) continue;
      const goals = ['0810', '1512', '0920'];
      const pieces = helmsDeep.actors(state, side);
      const goal = goals[random(goals.length)] ?? '0810';
      const plan = planned(
        state,
        side,
        pieces.map((piece) => ({ piece, goal })),
      );
      let s = state;
      plan.steps.forEach(({ command }, i) => {
        const last = plan.breaksOff && i === plan.steps.length - 1;
        const done = submit(helmsDeep, s, side, command, scriptedDice(last ? [1, 1, 1, 1, 1, 1, 1, 1, 1, 1] : []));
        expect(done.ok, JSON.stringify({ seed, command, done: done.ok ? '' : done.error })).toBe(true);
        if (done.ok) s = done.value.state;
        steps++;
      });
      expect(plan.steps.length + plan.left.length).toBe(pieces.length);
    }
  }
  expect(steps).toBeGreaterThan(100);
});
