import { describe, expect, test } from 'vitest';
import { type Hint, inStep, type Now } from '../face/hint.ts';
import type { SiegeView } from '../face/view.ts';
import { COMMON, FIRST } from './common-hints.ts';
import { NONE_YET, nextHint, type Standing } from './next-hint.ts';

const VIEW: SiegeView = {
  game: 'any',
  turn: 1,
  night: false,
  phase: 'ours',
  segment: null,
  decision: null,
  units: {},
  leaders: {},
  gates: {},
  markers: {},
  attacks: [],
  formations: [],
  points: {},
  deployed: ['us', 'them'],
  outcome: null,
};
const NOW: Now = {
  view: VIEW,
  side: 'us',
  kind: 'movement',
  asked: false,
  inHand: false,
  hasTargets: false,
  aimed: false,
  several: 0,
  canAct: 5,
  toPlace: 0,
  moved: 0,
  shot: 0,
  toldWhy: false,
};
const OWN = inStep('powers', 'Powers.');
const ALL: readonly Hint[] = [...FIRST, OWN, ...COMMON];

/** The ids of what is shown as things go on. */
function shown(...course: readonly Partial<Now>[]): readonly (string | undefined)[] {
  let standing: Standing = NONE_YET;
  return course.map((part) => {
    standing = nextHint(ALL, standing, { ...NOW, ...part });
    return standing.shown?.id;
  });
}

describe('the hint that stands', () => {
  test('goes when one has done what it tells, and the next comes', () => {
    const course = shown({}, { inHand: true }, { moved: 1 }, { moved: 1, several: 5 }, { moved: 1 });
    expect(course).toEqual(['choose', 'go', 'many', 'end', 'end']);
  });

  test('is of what was done without it never told', () => {
    expect(shown({ moved: 6 }, { inHand: true, moved: 6 })).toEqual(['end', 'aims']);
  });

  test('is that of the question while one is asked, and comes back to the step afterwards', () => {
    const asked = { kind: 'retreat', asked: true };
    expect(shown({}, asked, {}, asked)).toEqual(['choose', 'question', 'choose', undefined]);
  });

  test('is read when the step is over in which it stood, and not when only the enemy has gone on', () => {
    const theirs = { kind: null };
    const later = { kind: null, view: { ...VIEW, phase: 'theirs' } };
    expect(shown({ kind: 'powers' }, theirs, { kind: 'powers' })).toEqual(['powers', 'aims', 'end']);
    expect(shown(theirs, later, { ...later, view: { ...VIEW, turn: 2 } })).toEqual(['aims', 'aims', 'aims']);
  });

  test('is none when the battle is over', () => {
    expect(shown({ view: { ...VIEW, outcome: { winner: 'us', reason: '', case: '' } } })).toEqual([undefined]);
  });
});

test('no two hints go by one name, and all are short', () => {
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
  for (const { words } of ALL) expect(words.length, words).toBeLessThan(125);
});
