/** The lessons, each played through on the engine: what their steps wait for comes to pass, and not before. */
import { parsePosition } from '@warbeacon/skirmish';
import { tableOf } from '@warbeacon/skirmish/testing';
import { describe, expect, test } from 'vitest';
import { stepsDone } from '../../face/lesson.ts';
import { card } from './card.ts';
import { lessons } from './lessons.ts';

/** The orders of a lesson, with the dice that fall, and how many steps are behind one after each. */
type Way = readonly (readonly [order: string, done: number, ...dice: readonly number[]])[];
const WAYS: Readonly<Record<string, Way>> = {
  'inches-duel': [
    ['g-mt-shield-1 to 6",5"', 2],
    ['g-mt-captain-1 charges e-is-captain-1', 3],
    ['done', 4],
    ['done', 4],
    ['fight g-mt-captain-1 e-is-captain-1', 4],
    ['declare', 4, 2, 3, 1, 1],
    ['spend 1 on 0', 4],
    ['{"type":"backAway","model":"e-is-captain-1","direction":0}', 5, 6],
  ],
  'inches-courage': [
    ['g-ro-marshal-1 charges e-mo-wraith-1', 1, 5, 5],
    ['done', 2],
    ['done', 2],
    ['g-mt-bow-1 shoots e-mo-bow-1', 4, 3, 4, 6],
  ],
  'inches-chest': [
    ['g-mt-wizard-1 casts immobilise at e-is-captain-1 with 2 free', 1, 4, 3],
    ['{"type":"pickUp","model":"g-mt-shield-1","object":"chest"}', 2],
    ['g-mt-shield-2 to 24100,7650', 3],
    ['{"type":"pickUp","model":"g-mt-shield-2","object":"chest"}', 4],
    ['{"type":"carry","object":"chest","models":["g-mt-shield-1","g-mt-shield-2"],"path":[[20320,10160]]}', 5],
  ],
};

test('there are as many as the card in the lobby says', () => {
  expect(lessons.length).toBe(card.lessons);
  expect(lessons.map(({ id }) => id)).toEqual(Object.keys(WAYS));
});

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s', (id, lesson) => {
  const begin = () => {
    const read = parsePosition(lesson.position);
    if (!read.ok) throw new Error(read.error.map(({ at, message }) => `${at}: ${message}`).join('\n'));
    return tableOf(read.value.state);
  };

  test('begins with a decision of the learner, and with no step behind', () => {
    const table = begin();
    expect(table.side).toBe(lesson.side);
    expect(stepsDone(lesson, { view: table.view(), piece: null, several: 0 })).toBe(0);
  });

  test('is over when one has done what it says', () => {
    const table = begin();
    for (const [order, done, ...dice] of WAYS[id] ?? []) {
      table.rolling(...dice).play(order);
      expect(stepsDone(lesson, { view: table.view(), piece: null, several: 0 }), order).toBe(done);
    }
    expect(WAYS[id]?.at(-1)?.[1]).toBe(lesson.steps.length);
  });
});
