/** Positions as people write them: what they leave out, what is wrong with them, and that they come back. */
import { stateHash } from '@warbeacon/kernel';
import { randomFrom, walk } from '@warbeacon/testkit';
import { describe, expect, test } from 'vitest';
import { skirmish } from '../engine/rules.ts';
import type { State } from '../engine/state.ts';
import { STARTS } from '../laws.fixture.ts';
import { subjectOf } from '../testing/subject.ts';
import { makePosition } from './make-position.ts';
import { parsePosition } from './position.ts';

type Written = Readonly<Record<string, unknown>>;

const at = (x: number, y: number): [number, number] => [x * 2540, y * 2540];
const g1 = { id: 'g1', profile: 'mt-shield', at: at(10, 10) };
const e1 = { id: 'e1', profile: 'mo-shield', at: at(14, 10) };
/** In contact with each other. */
const PAIR = [
  { id: 'g1', profile: 'mt-shield', at: [40_000, 40_000] },
  { id: 'e1', profile: 'mo-shield', at: [40_000, 42_500] },
  { id: 'e2', profile: 'mo-shield', at: [60_000, 42_500] },
];
const SEQUENCE = { kind: 'sequence', step: 'pairing' };

function read(position: unknown): State {
  const loaded = parsePosition(position);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value.state;
}

function faults(position: unknown): readonly { at: string; message: string; case?: string }[] {
  const loaded = parsePosition(position);
  return loaded.ok ? [] : loaded.error;
}

describe('What is left out has a default', () => {
  test('a turn, a phase, a side, full stores, Engaged pairs, Fights', () => {
    const state = read({ models: [g1, e1] });
    expect(state).toMatchObject({ turn: 1, phase: 'move', active: 'good', priority: 'good', contacts: [], fights: [] });
    expect(state.models[0]).toMatchObject({ wounds: 1, prone: false, spent: 0, marks: [] });
    const fight = read({ phase: 'fight', models: PAIR });
    expect(fight.contacts).toEqual([[0, 1]]);
    expect(fight.fights).toMatchObject([{ good: [0], evil: [1] }]);
  });

  test('models stand in the order of their sides, whatever the order in which they are written', () => {
    expect(read({ models: [e1, g1] }).setup.models.map(({ id }) => id)).toEqual(['g1', 'e1']);
  });

  test('dice that are written fall in their order, and what is left is told', () => {
    const loaded = parsePosition({ phase: 'priority', turn: 2, models: [g1, e1], dice: [4, 3, 6] });
    expect(loaded).toMatchObject({ ok: true, value: { dice: [4, 3, 6] } });
  });

  test('[S-102] a die that is due before anybody can decide must be written, or is thrown', () => {
    const frames = [
      { kind: 'sequence', step: 'duties-2' },
      { kind: 'halfMove', side: 'good', tests: false },
      { kind: 'courage', model: 'g1', why: 'broken', dice: [], total: 0, step: 'roll' },
    ];
    const position = { models: [g1, e1], frames };
    expect(faults(position)).toMatchObject([{ at: 'dice' }]);
    expect(parsePosition({ ...position, dice: [3] })).toMatchObject({ ok: false, error: [{ code: 'dice-exhausted' }] });
    expect(parsePosition({ ...position, dice: [6, 6, 2] })).toMatchObject({ ok: true, value: { dice: [2] } });
    expect(parsePosition(position, { d6: () => 6 })).toMatchObject({ ok: true, value: { dice: undefined } });
  });
});

describe('What is wrong is told, each with its place', () => {
  test.each<[what: string, position: Written, at: string, ruleCase?: string]>([
    ['a game of another name', { game: 'chess' }, 'game'],
    ['a member that there is not', { units: [] }, ''],
    ['a scenario that there is not', { scenario: 'atlantis', models: [g1] }, 'scenario'],
    ['a profile that there is not', { models: [{ ...g1, profile: 'ent' }] }, 'models.0.profile'],
    ['two of one name', { models: [g1, { ...g1, at: at(20, 20) }] }, 'models.1.id'],
    ['a name with a blank', { models: [{ ...g1, id: 'g 1' }] }, 'models.0.id'],
    ['half a unit', { models: [{ ...g1, at: [0.5, 0] }] }, 'models.0.at.0'],
    ['[M-2] two in one place', { models: [g1, { ...e1, at: at(10, 10.5) }] }, 'models.0', 'M-2'],
    ['[M-5] somebody over the edge', { models: [{ ...g1, at: at(0, 10) }, e1] }, 'models.0', 'M-5'],
    ['somebody who is nowhere', { models: [{ id: 'g1', profile: 'mt-shield' }, e1] }, 'models.0'],
    ['[S-6] Might of a Warrior', { models: [{ ...g1, might: 1 }, e1] }, 'models.0.might', 'S-6'],
    ['[S-5] more Wounds than it has', { models: [{ ...g1, wounds: 2 }, e1] }, 'models.0.wounds', 'S-5'],
    ['[S-5] no Wounds', { models: [{ ...g1, wounds: 0 }, e1] }, 'models.0.wounds', 'S-5'],
    ['[X-21] a horse that it has not', { models: [{ ...g1, foot: true }, e1] }, 'models.0.foot', 'X-21'],
    ['[A-48] a horse that there is not', { models: [g1, { ...e1, rides: 'nag' }] }, 'models.1.rides'],
    ['[A-48] a horse of the enemy', { models: [g1, { ...e1, rides: 'g1' }] }, 'models.1.rides', 'A-48'],
    ['[A-48] a passenger of nobody', { models: [g1, { ...e1, gone: 'passenger' }] }, 'models.1.rides', 'A-48'],
    ['a power of nobody', { models: [{ ...g1, effects: [{ power: 'transfix', by: 'x' }] }] }, 'models.0.effects'],
    ['whom nobody charged', { models: [{ ...g1, charged: ['x'] }] }, 'models.0.charged'],
    [
      '[S-41] a Fight of several against several',
      {
        phase: 'fight',
        models: [g1, { ...g1, id: 'g2', at: at(20, 20) }, e1, { ...e1, id: 'e2', at: at(30, 20) }],
        fights: [{ good: ['g1', 'g2'], evil: ['e1', 'e2'] }],
      },
      'fights.0',
      'S-41',
    ],
    [
      '[S-41] one in two Fights',
      {
        phase: 'fight',
        models: PAIR,
        fights: [
          { good: ['g1'], evil: ['e1'] },
          { good: ['g1'], evil: ['e2'] },
        ],
      },
      'fights.1',
      'S-41',
    ],
    [
      '[S-41] one on the other side',
      { phase: 'fight', models: PAIR, fights: [{ good: ['e1'], evil: ['e2'] }] },
      'fights.0',
      'S-41',
    ],
    [
      '[S-133] a supporter of the enemy',
      { phase: 'fight', models: PAIR, fights: [{ good: ['g1'], evil: ['e1'], supports: [['e2', 'g1']] }] },
      'fights.0.supports',
      'S-133',
    ],
    [
      'somebody unknown in a Fight',
      { phase: 'fight', models: PAIR, fights: [{ good: ['g1'], evil: ['e1'], trapped: ['x'] }] },
      'fights.0',
    ],
    ['[M-3] a contact across a gap', { models: [g1, e1], contacts: [['g1', 'e1']] }, 'contacts.0', 'M-3'],
    ['[S-33] a contact of friends', { models: PAIR, contacts: [['e1', 'e2']] }, 'contacts.0', 'S-33'],
    [
      'a contact named twice',
      {
        models: PAIR,
        contacts: [
          ['g1', 'e1'],
          ['e1', 'g1'],
        ],
      },
      'contacts',
    ],
    ['a pair of nobody', { models: PAIR, parted: [['g1', 'x']] }, 'parted.0'],
    ['an object of nobody', { models: [g1, e1], objects: [{ id: 'letter', kind: 'light', with: 'x' }] }, 'objects.0'],
    ['an object nowhere', { models: [g1, e1], objects: [{ id: 'letter', kind: 'light' }] }, 'objects.0'],
    [
      'two objects of one name',
      {
        models: [g1, e1],
        objects: [
          { id: 'a', kind: 'light', at: at(1, 1) },
          { id: 'a', kind: 'light', at: at(2, 2) },
        ],
      },
      'objects.1.id',
    ],
    ['a call of nobody', { models: [g1, e1], calls: [{ hero: 'x', action: 'move' }] }, 'calls.0'],
    ['a die that there is not', { models: [g1, e1], dice: [7] }, 'dice.0'],
    ['a frame that there is not', { models: [g1, e1], frames: [{ kind: 'siege' }] }, 'frames.0'],
    ['what every object has', { models: [g1, e1], frames: [{ kind: 'constructor' }] }, 'frames.0'],
    ['a frame without a member', { models: [g1, e1], frames: [{ kind: 'sequence' }] }, 'frames.0'],
    ['a frame with one too many', { models: [g1, e1], frames: [{ ...SEQUENCE, turn: 3 }] }, 'frames.0'],
    ['a step that there is not', { models: [g1, e1], frames: [{ kind: 'sequence', step: 'toString' }] }, 'frames.0'],
    ['a frame of nobody', { models: [g1, e1], frames: [SEQUENCE, { kind: 'rise', model: 'x' }] }, 'frames.1'],
    [
      'a Fight that there is not',
      { models: [g1, e1], frames: [SEQUENCE, { kind: 'duel', fight: 3, dice: [], step: 'roll' }] },
      'frames.1',
    ],
    ['frames upside down', { models: [g1, e1], frames: [{ kind: 'pairing' }, SEQUENCE] }, 'frames.0'],
    [
      'Might on no dice',
      {
        models: [g1, e1],
        frames: [
          SEQUENCE,
          { kind: 'might', side: 'good', model: 'g1', dice: [3], needs: [4], mode: 'any', what: 'hit' },
        ],
      },
      'frames.1',
    ],
    [
      'losers of a Fight that is not decided',
      {
        phase: 'fight',
        models: PAIR,
        fights: [{ good: ['g1'], evil: ['e1'] }],
        frames: [
          SEQUENCE,
          { kind: 'duel', fight: 0, dice: [], step: 'knock' },
          { kind: 'losers', fight: 0, left: ['e1'] },
        ],
      },
      'frames.1',
    ],
    ['no frame, and no end', { models: [g1, e1], frames: [] }, 'frames'],
  ])('%s', (_what, position, place, ruleCase) => {
    const found = faults(position);
    expect(found).toContainEqual(
      expect.objectContaining({ at: place, ...(ruleCase !== undefined && { case: ruleCase }) }),
    );
    for (const { message } of found) expect(message).toMatch(/^.{8,400}\.$/s);
  });

  test('all of it at once', () => {
    const places = faults({ models: [{ ...g1, at: at(0, 0), might: 2, wounds: 7 }, e1], contacts: [['g1', 'e1']] });
    expect(places.map((fault) => fault.at)).toEqual(['models.0', 'models.0.might', 'models.0.wounds', 'contacts.0']);
  });
});

/** All paths into a tree, but that to its root. */
function pathsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [[...path, key], ...pathsIn(each, [...path, key])]);
}

describe('Whatever is written', () => {
  const names = Object.keys(STARTS).filter((name) => name !== 'The Forces Clash');

  test.each(names)('from %s, with something changed, is refused in sentences or can be played on', (name) => {
    const start = STARTS[name]?.state();
    if (start === undefined) throw new Error(name);
    const random = randomFrom(7);
    const pick = <T>(list: readonly T[]): T | undefined => list[random(list.length)];
    for (const { state, ply } of walk(subjectOf(start), { seed: 3, from: start, limit: 60 })) {
      if (ply % 4 !== 0) continue;
      const written = makePosition(state);
      const words = JSON.stringify(written).match(/(?<=")[^"]+(?=")/g) ?? [];
      for (let i = 0; i < 5; i++) {
        const spoiled = JSON.parse(JSON.stringify(written)) as object;
        const path = pick(pathsIn(spoiled)) ?? [];
        const holder = path
          .slice(0, -1)
          .reduce<unknown>((tree, key) => Reflect.get(tree as object, key), spoiled) as object;
        const key = path.at(-1) ?? '';
        const value: unknown = Reflect.get(holder, key);
        const others: unknown[] =
          typeof value === 'number' ? [0, -1, value + 1, value - 1, 1e9, 0.5] : [pick(words), null, 7, [], {}];
        Reflect.set(holder, key, pick(others));
        const loaded = parsePosition(spoiled, { d6: () => 1 + random(6) });
        if (!loaded.ok) expect(loaded.error).not.toEqual([]);
        else expect(plays(loaded.value.state)).toBe(true);
      }
    }
  });
});

/** Whether it can be looked at, decided in, and written again. */
function plays(state: State): boolean {
  for (const viewer of [...skirmish.sides, 'spectator' as const]) skirmish.view(state, viewer);
  const [side] = skirmish.deciders(state);
  if (side === undefined) return state.outcome !== null;
  for (const command of skirmish.legal(state, side, skirmish.actors(state, side)[0] ?? null))
    if (skirmish.check(state, side, command) !== null) return false;
  return stateHash(read(JSON.parse(JSON.stringify(makePosition(state))))) === stateHash(state);
}
