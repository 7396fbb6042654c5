/** A copy of a battle: the same in every word, and nothing of it is held by both but the setup. */
import { describe, expect, test } from 'vitest';
import { position } from '../testing/index.ts';
import { cloneState } from './clone.ts';
import type { State } from './state.ts';

/** Something in every list, and a value in whatever may be nothing. */
function full(): State {
  const { state } = position(
    't3 move good* burdens | g1=mt-captain@10",10" | g2=mt-shield@40",10" | e1=is-wizard@30",30" | object chest=heavy@12",12" | object letter=light with:g2',
  );
  const [captain, shield] = state.models;
  const [chest] = state.objects;
  if (captain === undefined || shield === undefined || chest === undefined) throw new Error('nobody is in play');
  Object.assign(captain, {
    from: [25000, 25100],
    marks: ['moved', 'shot'],
    charged: [2],
    effects: [{ power: 'transfix', by: 2 }],
    prone: true,
    spent: 2560,
    cap: 5120,
  });
  Object.assign(shield, { foot: true, rides: 0, hidden: true, gone: 'passenger', at: null });
  Object.assign(chest, { by: [0], movers: [0, 1], moved: true, passed: true, gone: 'lost' });
  state.contacts = [[0, 2]];
  state.parted = [[1, 2]];
  state.fights = [
    {
      good: [0],
      evil: [2],
      supports: [[1, 0]],
      twoHanded: [0],
      shielding: [2],
      weapons: [{ model: 0, weapon: 'sword' }],
      strikes: [{ model: 0, by: 3 }],
      trapped: [2],
      winner: 'good',
      resolved: true,
    },
  ];
  state.calls = [{ hero: 0, action: 'move' }];
  state.halves = { good: 'north', evil: 'south' };
  state.score = { good: 3, evil: 4 };
  state.broken = ['evil'];
  state.tasks = { good: 'hold', evil: 'slay' };
  state.alarm = true;
  state.alarmTurn = 2;
  state.outcome = { winner: 'good', reason: 'points', case: 'X-19' };
  state.frames.push(
    { kind: 'duel', fight: 0, dice: [{ model: 0, die: 4, mod: -1, raised: 1 }], step: 'might' },
    {
      kind: 'activation',
      model: 0,
      by: 'good',
      budget: 100,
      going: 'own',
      begun: true,
      waits: null,
      terror: 'passed',
      mustCharge: 2,
      rest: [
        [1, 2],
        [3, 4],
      ],
    },
    { kind: 'heroic', action: 'move', hero: 0, left: [0, 1], reach: null },
  );
  return state;
}

/** Paths of the objects and lists that both hold. */
function heldByBoth(one: unknown, other: unknown, path = ''): string[] {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return [];
  if (one === other) return [path];
  const theirs = new Map(Object.entries(other));
  return Object.entries(one).flatMap(([key, each]) => heldByBoth(each, theirs.get(key), `${path}/${key}`));
}

/** How many objects and lists there are, so that nothing is left out where a list is empty. */
const countOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Object.values(value).reduce((sum: number, each) => sum + countOf(each), 0)
    : 0;

describe('A copy of a battle', () => {
  test('is the same in every word', () => {
    const state = full();
    expect(cloneState(state)).toStrictEqual(full());
    expect(JSON.stringify(cloneState(state))).toBe(JSON.stringify(state));
  });

  test('shares the setup, which never changes, and nothing else', () => {
    const state = full();
    const { setup, ...parts } = state;
    const { setup: copied, ...copies } = cloneState(state);
    expect(copied).toBe(setup);
    expect(heldByBoth(parts, copies)).toEqual([]);
    expect(countOf(copies)).toBe(countOf(parts));
    expect(countOf(parts)).toBeGreaterThan(50);
  });

  test('has nothing where there is nothing', () => {
    const { state } = position('t1 move good* | g1=mt-shield@10",10" | e1=mo-shield@30",30"');
    Object.assign(state, { halves: null, outcome: null });
    const copy = cloneState(state);
    expect(copy).toStrictEqual(state);
    expect([copy.halves, copy.outcome, copy.models[0]?.from]).toEqual([null, null, null]);
    const { setup: _setup, ...parts } = state;
    const { setup: _copied, ...copies } = copy;
    expect(heldByBoth(parts, copies)).toEqual([]);
  });

  test('[A-13] who does not swim has no limit of its own in the copy either', () => {
    const copy = cloneState(full());
    expect(copy.models.map((model) => 'cap' in model)).toEqual([true, false, false]);
    expect(copy.models[0]?.cap).toBe(5120);
  });

  test('goes its own way when a command is carried out on it', () => {
    const p = position('t2 move good* | g1=mt-shield@10",10" | e1=mo-shield@30",30"');
    const before = p.state;
    const copy = cloneState(before);
    p.play('g1 to 10",12"');
    expect(before).toEqual(copy);
    expect(p.state.models[0]?.at).not.toEqual(copy.models[0]?.at);
  });
});
