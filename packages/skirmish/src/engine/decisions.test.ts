/** What is asked, kind by kind: one question, or a step in which model after model may act. */
import { describe, expect, test } from 'vitest';
import { CHAPTERS } from '../chapters.ts';
import type { Position } from '../notation/position.schema.ts';
import { newTable, parseDiary, position } from '../testing/index.ts';
import { DECISIONS, endingOf, isOneQuestion } from './decisions.ts';

const asking = (kind: string) => ({ decision: { kind, side: 'good' as const } });

describe('What is asked', () => {
  test.each(['deployment', 'heroic', 'halfMove', 'activation', 'pairing', 'halfShoot'])(
    '%s goes on until its side says that it is done',
    (kind) => {
      expect(isOneQuestion(asking(kind))).toBe(false);
      expect(endingOf(asking(kind))).toEqual({ type: 'done' });
    },
  );

  test.each([
    'setUpRoll',
    'half',
    'priority',
    'calls',
    'duties',
    'breaking',
    'courage',
    'cast',
    'might',
    'fate',
    'fights',
    'declare',
    'reroll',
    'duelMight',
    'losers',
    'makeWay',
    'strikes',
    'rise',
    'putDown',
    'take',
    'drawing',
  ])('%s is one question, with nothing to end', (kind) => {
    expect(isOneQuestion(asking(kind))).toBe(true);
    expect(endingOf(asking(kind))).toBeNull();
  });

  test.each(['sequence', 'duel', 'shot', 'wound', 'a kind of another game'])('%s asks nobody', (kind) => {
    expect(isOneQuestion(asking(kind))).toBe(false);
    expect(endingOf(asking(kind))).toBeNull();
  });

  test('where nobody is asked there is neither a question nor an end', () => {
    expect(isOneQuestion({ decision: null })).toBe(false);
    expect(endingOf({ decision: null })).toBeNull();
  });

  test('they are the frames in which somebody decides, and no others', () => {
    const deciding = CHAPTERS.flatMap(({ frames }) => frames.filter(({ decider }) => decider !== undefined));
    expect(deciding.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(DECISIONS).toSorted());
  });
});

describe('Whom a battle asks', () => {
  const LINE = 'heroics | g1=ro-marshal@25400,25400 | g2=ro-bow@10",30" | e1=mo-shield@25400,28500 | e2=mo-bow@30",30"';
  const at = (head: string, more: Partial<Position> = {}) => position({ ...parseDiary(`${head} ${LINE}`), ...more });
  const sequence = (step: string) => ({ frames: [{ kind: 'sequence', step }] });

  test.each([
    ['[S-12, S-14] for Priority', () => at('t2 priority evil*'), 'priority', 'evil', null],
    ['[X-12] for heroic actions', () => at('t2 move evil*', sequence('move')), 'calls', 'good', null],
    ['[S-13] in its half of the Move phase', () => at('t2 move evil*'), 'halfMove', 'evil', 'done'],
    ['[S-13] in the other half of it', () => at('t2 move evil'), 'halfMove', 'evil', 'done'],
    ['[S-12] in its half of the Shoot phase', () => at('t2 shoot good*'), 'halfShoot', 'good', 'done'],
    ['[S-177] before a battle begins', () => newTable(), 'setUpRoll', 'good', null],
  ] as const)('%s', (_title, make, kind, side, ending) => {
    const p = make();
    const view = p.view();
    expect(view.decision).toMatchObject({ kind, side });
    expect(endingOf(view)).toEqual(ending === null ? null : { type: ending });
    expect(isOneQuestion(view)).toBe(ending === null);
  });

  test('[S-181] nobody, once it is over', () => {
    const p = at('t2 move good*', { outcome: { winner: 'good', reason: 'all-gone', case: 'S-181' } });
    expect(p.view().decision).toBeNull();
    expect([endingOf(p.view()), isOneQuestion(p.view())]).toEqual([null, false]);
  });
});
