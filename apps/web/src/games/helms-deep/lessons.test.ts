/** The lessons, each played through on the engine: what their steps wait for comes to pass, and not before. */
import { HELMS_DEEP, parsePosition } from '@warbeacon/siege';
import { tableOf } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import { stepsDone } from '../../face/lesson.ts';
import { card } from './card.ts';
import { lessons } from './lessons.ts';

/** The orders of a lesson, and how many steps are behind one after each. */
type Way = readonly (readonly [order: string, done: number])[];
const WAYS: Readonly<Record<string, { readonly way: Way; readonly dice?: readonly number[] }>> = {
  move: { way: [['infantry-1 moves 0820 0819', 2]] },
  shoot: {
    dice: [1, 1, 1, 1, 1, 1],
    way: [
      ['archer-1 fires at orc-1', 2],
      ['archer-2 fires at warg-1', 3],
    ],
  },
  fight: {
    dice: [1, 1, 1, 1, 1, 1],
    way: [
      ['infantry-1 attacks orc-3', 1],
      ['done', 2],
    ],
  },
  march: {
    way: [
      ['uruk-infantry-5 moves 0824 0823', 0],
      ['uruk-infantry-6 moves 0924 0923', 1],
      ['uruk-infantry-1 moves 0825 0824', 1],
      ['uruk-infantry-2 moves 0925 0924', 2],
    ],
  },
  ladder: {
    way: [
      ['orc-1 ladders 1310', 1],
      ['done', 2],
      ['orc-1 moves 1310', 3],
    ],
  },
  ram: { dice: [1, 1, 1, 1], way: [['dunland-infantry-1 rams main-gate', 2]] },
};

test('there are six, each with a name of its own', () => {
  expect(lessons.length).toBe(card.lessons);
  expect(lessons.map(({ id }) => id)).toEqual(Object.keys(WAYS));
});

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s', (id, lesson) => {
  const begin = () => {
    const read = parsePosition(HELMS_DEEP, lesson.position);
    if (!read.ok) throw new Error(read.error.map(({ at, message }) => `${at}: ${message}`).join('\n'));
    return tableOf(read.value.state);
  };

  test('begins with a decision of the learner, and with no step behind', () => {
    const table = begin();
    expect(table.side).toBe(lesson.side);
    expect(stepsDone(lesson, { view: table.view(), piece: null, several: 0 })).toBe(0);
  });

  test('is won by doing what it says', () => {
    const { way = [], dice = [] } = WAYS[id] ?? {};
    const table = begin().rolling(...dice);
    for (const [order, done] of way) {
      table.play(order);
      expect(stepsDone(lesson, { view: table.view(), piece: null, several: 0 }), order).toBe(done);
    }
    expect(way.at(-1)?.[1]).toBe(lesson.steps.length);
  });
});
