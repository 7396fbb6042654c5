import { describe, expect, test } from 'vitest';
import { changesBetween, type StateChanges, stateChangesSchema, withChanges } from './changes.ts';
import { settingsOf, swiss } from './event.fixture.ts';
import { apply, begin } from './fold.ts';
import type { Format } from './settings.ts';
import { madeUpEntrants, simulate } from './simulate.ts';
import type { EventState } from './state.ts';

const FORMATS: Readonly<Record<string, Format>> = {
  swiss: swiss(4),
  'double elimination': { kind: 'double-elimination' },
  groups: { kind: 'groups', groups: 2, cycles: 1, advance: 2, thirdPlace: true },
  ladder: { kind: 'ladder', reach: 3, answerDays: 3, playDays: 7, inactiveDays: 30 },
};
const CHANCES = { draws: 0.1, withdrawals: 0.05, late: 0.2, noShows: 0.05, voids: 0.1, undone: 0.3, disputes: 0.1 };

function statesOf(format: Format, count = 12): EventState[] {
  const usual = settingsOf(format);
  const settings = settingsOf(format, { entry: { ...usual.entry, lateUntil: 2 } });
  const states: EventState[] = [];
  for (const entry of simulate(settings, madeUpEntrants(count, 'changes'), 'changes', CHANCES)) {
    const last = states.at(-1);
    const next = last === undefined ? begin(entry) : apply(last, entry);
    if (!next.ok) throw new Error(next.error.message);
    states.push(next.value);
  }
  return states;
}

const overTheWire = (changes: StateChanges): StateChanges =>
  stateChangesSchema.parse(JSON.parse(JSON.stringify(changes)));

describe.each(Object.entries(FORMATS))('changes of an event: %s', (_, format) => {
  test('put into any earlier state, and into any later one, make the one that they are of', () => {
    const states = statesOf(format);
    for (const [i, before] of states.entries())
      for (const after of [states[i + 1], states[i + 7], states.at(-1), states[0]]) {
        if (after === undefined) continue;
        expect(withChanges(before, overTheWire(changesBetween(before, after)))).toEqual(after);
      }
  });
});

test('a result changes one pairing, and what it does not change stays the same object', () => {
  const states = statesOf(swiss(4), 200);
  const at = states.findIndex((state, i) => {
    const now = state.rounds[2]?.pairings.filter(({ legs }) => legs[0]?.result).length;
    const then = states[i - 1]?.rounds[2]?.pairings.filter(({ legs }) => legs[0]?.result).length;
    return now === 1 && then === 0;
  });
  const [before, after] = [states[at - 1], states[at]];
  if (!before || !after) throw new Error('there is no such moment');
  const changes = changesBetween(before, after);
  expect(changes.entrants.at).toEqual([]);
  expect(changes.rounds.map(({ pairings }) => pairings.at.length)).toEqual([0, 0, 1]);
  expect(JSON.stringify(changes).length).toBeLessThan(JSON.stringify(after).length / 20);
  const made = withChanges(before, changes);
  expect(made.entrants).toBe(before.entrants);
  expect(made.rounds[0]?.pairings).toBe(before.rounds[0]?.pairings);
});

test('of another state are not taken', () => {
  const states = statesOf(swiss(4));
  const [first, last] = [states[0], states.at(-1)];
  if (!first || !last) throw new Error('there are none');
  const changes = changesBetween(last, last);
  expect(() => withChanges(first, changes)).toThrow('not of this state');
  expect(stateChangesSchema.safeParse({ ...changes, entrants: { length: -1, at: [] } }).success).toBe(false);
});
