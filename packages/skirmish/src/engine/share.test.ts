/** What one command leaves as it was is the very same object before and after it, and nothing else is. */
import { describe, expect, test } from 'vitest';
import { position } from '../testing/index.ts';
import { cloneState } from './clone.ts';
import { shareState } from './share.ts';
import type { ModelState, ObjectState, State } from './state.ts';

/** Two of each; of the first of them something in every list. */
function battle(): State {
  const { state } = position(
    't3 move good* burdens | g1=mt-captain@10",10" | e1=is-wizard@30",30" | object chest=heavy@12",12" | object box=heavy@20",20"',
  );
  Object.assign(firstOf(state.models), {
    from: [25000, 25100],
    marks: ['moved', 'shot'],
    charged: [1, 0],
    effects: [
      { power: 'transfix', by: 1 },
      { power: 'command', by: 1 },
    ],
  });
  Object.assign(firstOf(state.objects), { by: [0], movers: [0, 1] });
  return state;
}

function firstOf<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('the list is empty');
  return first;
}

/** Whether the models, and the objects, of `before` stand in `after` once it shares. */
function shared(before: State, after: State) {
  shareState(before, after);
  return {
    models: after.models.map((model, i) => model === before.models[i]),
    objects: after.objects.map((object, i) => object === before.objects[i]),
  };
}

const [ALL, NOT_THE_FIRST] = [
  [true, true],
  [false, true],
];

describe('After a command', () => {
  test('what is equal is the same object', () => {
    const before = battle();
    const after = cloneState(before);
    expect(after.models[0]).not.toBe(before.models[0]);
    expect(shared(before, after)).toEqual({ models: ALL, objects: ALL });
    expect(after).toEqual(battle());
  });

  test('who is nowhere, and was, is the same too', () => {
    const before = battle();
    for (const each of [...before.models, ...before.objects]) each.at = null;
    for (const model of before.models) model.from = null;
    expect(shared(before, cloneState(before))).toEqual({ models: ALL, objects: ALL });
  });

  const models: readonly (readonly [what: string, change: Partial<ModelState>])[] = [
    ['it has gone to the east', { at: [25401, 25400] }],
    ['it has gone to the north', { at: [25400, 25401] }],
    ['it is no longer on the table', { at: null }],
    ['it is said to be slain', { gone: 'slain' }],
    ['it has lost a Wound', { wounds: 1 }],
    ['it has spent Might', { might: 1 }],
    ['it has spent Will', { will: 0 }],
    ['it has spent Fate', { fate: 0 }],
    ['it lies on the ground', { prone: true }],
    ['it has dismounted', { foot: true }],
    ['it has spent movement', { spent: 1 }],
    ['it has a limit of its own', { cap: 0 }],
    ['its activation began further east', { from: [25001, 25100] }],
    ['its activation began further north', { from: [25000, 25101] }],
    ['its activation has ended', { from: null }],
    ['it has one mark more', { marks: ['moved', 'shot', 'cast'] }],
    ['it has one mark less', { marks: ['moved'] }],
    ['it has another first mark', { marks: ['done', 'shot'] }],
    ['it has another last mark', { marks: ['moved', 'cast'] }],
    ['it has no mark', { marks: [] }],
    ['it has charged one more', { charged: [1, 0, 1] }],
    ['it has charged one less', { charged: [1] }],
    ['it has charged others', { charged: [0, 1] }],
    ['a power has ended', { effects: [{ power: 'transfix', by: 1 }] }],
    ['no power holds it', { effects: [] }],
    [
      'a power has been added',
      {
        effects: [
          { power: 'transfix', by: 1 },
          { power: 'command', by: 1 },
          { power: 'compel', by: 1 },
        ],
      },
    ],
    [
      'it is held by another power',
      {
        effects: [
          { power: 'transfix', by: 1 },
          { power: 'compel', by: 1 },
        ],
      },
    ],
    [
      'it is held by another caster',
      {
        effects: [
          { power: 'transfix', by: 1 },
          { power: 'command', by: 0 },
        ],
      },
    ],
    ['it is a passenger', { rides: 1 }],
    ['it hides', { hidden: true }],
  ];

  test.each(models)('a model is another: %s', (_what, change) => {
    const before = battle();
    const after = cloneState(before);
    Object.assign(firstOf(after.models), change);
    expect(shared(before, after)).toEqual({ models: NOT_THE_FIRST, objects: ALL });
    expect(after.models[0]).toEqual({ ...battle().models[0], ...change });
    expect(before).toEqual(battle());
  });

  test.each(models)('a model is another where that was so before, and is so no longer: %s', (_what, change) => {
    const before = battle();
    const after = cloneState(before);
    Object.assign(firstOf(before.models), change);
    expect(shared(before, after)).toEqual({ models: NOT_THE_FIRST, objects: ALL });
    expect(after).toEqual(battle());
  });

  test('every member of a model has its line in the table above', () => {
    const told = new Set(models.flatMap(([, change]) => Object.keys(change)));
    expect([...told].toSorted()).toEqual(Object.keys({ ...battle().models[0], cap: 0 }).toSorted());
  });

  const objects: readonly (readonly [what: string, change: Partial<ObjectState>])[] = [
    ['it was carried to the east', { at: [30481, 30480] }],
    ['it was carried to the north', { at: [30480, 30481] }],
    ['it is nowhere', { at: null }],
    ['nobody holds it', { by: [] }],
    ['one more holds it', { by: [0, 1] }],
    ['another holds it', { by: [1] }],
    ['it was moved', { moved: true }],
    ['one more has moved it', { movers: [0, 1, 1] }],
    ['one less has moved it', { movers: [0] }],
    ['others have moved it', { movers: [1, 0] }],
    ['it was passed on', { passed: true }],
    ['it is off the table', { gone: 'off' }],
  ];

  test.each(objects)('an object is another: %s', (_what, change) => {
    const before = battle();
    const after = cloneState(before);
    Object.assign(firstOf(after.objects), change);
    expect(shared(before, after)).toEqual({ models: ALL, objects: NOT_THE_FIRST });
    expect(after.objects[0]).toEqual({ ...battle().objects[0], ...change });
  });

  test.each(objects)('an object is another where that was so before, and is so no longer: %s', (_what, change) => {
    const before = battle();
    const after = cloneState(before);
    Object.assign(firstOf(before.objects), change);
    expect(shared(before, after)).toEqual({ models: ALL, objects: NOT_THE_FIRST });
    expect(after).toEqual(battle());
  });

  test('every member of an object has its line in the table above', () => {
    const told = new Set(objects.flatMap(([, change]) => Object.keys(change)));
    expect([...told].toSorted()).toEqual(Object.keys(battle().objects[0] ?? {}).toSorted());
  });

  test('a model that stood nowhere in the list before keeps its own object', () => {
    const before = battle();
    const after = cloneState(before);
    const last = before.models.pop();
    expect(shared(before, after)).toEqual({ models: [true, false], objects: ALL });
    expect(after.models[1]).toEqual(last);
  });

  test('a state shares with itself what it has', () => {
    const state = battle();
    expect(shared(state, state)).toEqual({ models: ALL, objects: ALL });
    expect(state).toEqual(battle());
  });
});
