/** What is written of a state: everything that is not as it would be anyway, and nothing else; read again it is the same. */
import { describe, expect, test } from 'vitest';
import { MARKS } from '../engine/words.ts';
import { HOUSE } from '../engine/options.ts';
import { makePosition } from './make-position.ts';
import type { Position, PositionModel } from './position.schema.ts';
import { bareTable, read, wholePosition } from './written.fixture.ts';

type Parts = Partial<Position>;
type WrittenObject = NonNullable<Position['objects']>[number];
type WrittenFight = NonNullable<Position['fights']>[number];

const g1: PositionModel = { id: 'g1', profile: 'mt-shield', at: [40_000, 40_000] };
const e1: PositionModel = { id: 'e1', profile: 'mo-shield', at: [40_000, 60_000] };
const e2: PositionModel = { id: 'e2', profile: 'mo-shield', at: [60_000, 60_000] };
const hero: PositionModel = { id: 'hero', profile: 'mt-captain', at: [50_000, 40_000] };
const knight: PositionModel = { id: 'knight', profile: 'mt-knight', at: [60_000, 40_000] };

const withModels = (...models: PositionModel[]): Parts => ({ models: [...models, e1, e2] });
const withObjects = (...objects: WrittenObject[]): Parts => ({ models: [g1, hero, e1], objects });

/** Before the first Fight of the phase is chosen. */
const withFights = (...fights: WrittenFight[]): Parts => ({
  phase: 'fight',
  models: [g1, hero, e1, e2],
  fights,
  frames: [
    { kind: 'sequence', step: 'fight-end' },
    { kind: 'fights', pool: 'all', hero: null },
  ],
});
const open: WrittenFight = { good: ['hero'], evil: ['e2'] };

describe('A position that leaves nothing out comes back as it was written, with', () => {
  test.each<[what: string, parts: Parts]>([
    ['two who stand on a bare table', {}],
    [
      '[X-10, X-19] a night, and a last turn',
      { options: { ...wholePosition().options, turnLimit: 12, nightSight: 8 } },
    ],
    [
      'all the rules and all the house values',
      { options: { preset: 'as-printed', ...HOUSE.full, uses: ['water', 'burdens', 'passengers', 'sentries'] } },
    ],
    ['forces that have names', { forces: { good: 'even-minas-tirith', evil: 'even-mordor' } }],
    [
      '[X-34] a force that was built',
      { forces: { good: { models: [{ profile: 'mt-shield', count: 2, extra: ['banner'] }] }, evil: 'written' } },
    ],
    [
      'a table of its own',
      {
        table: {
          ...bareTable(),
          w: 91_440,
          areas: [
            {
              id: 'wood',
              kind: 'slow',
              polygon: [
                [0, 0],
                [9000, 0],
                [0, 9000],
              ],
            },
          ],
        },
      },
    ],
    ['a later turn', { turn: 7 }],
    [
      'the other side to move, and Priority with the first',
      {
        side: 'evil',
        frames: [
          { kind: 'sequence', step: 'pairing' },
          { kind: 'halfMove', side: 'evil', tests: false },
        ],
      },
    ],
    [
      'nobody to move',
      {
        phase: 'priority',
        side: null,
        frames: [{ kind: 'sequence', step: 'move' }, { kind: 'priority' }],
      },
    ],
    [
      'no Priority, before the first turn',
      {
        turn: 0,
        phase: 'set-up',
        side: null,
        priority: null,
        frames: [{ kind: 'sequence', step: 'tasks' }, { kind: 'setUpRoll' }],
      },
    ],
    ['[S-177] halves of the table', { halves: { good: 'north', evil: 'south' } }],
    ['[X-12] calls', { ...withModels(hero, g1), calls: [{ hero: 'hero', action: 'strike' }] }],
    ['[X-35] secret tasks', { tasks: { good: 'hold', evil: 'slay' } }],
    ['[A-61] an alarm', { turn: 5, alarm: true, alarmTurn: 2 }],
    ['[A-61] the turn of an alarm that is over', { turn: 5, alarm: false, alarmTurn: 2 }],
    ['broken sides', { broken: ['evil', 'good'] }],
    ['a score', { score: { good: 12, evil: 3 } }],
    ['an end', { side: null, frames: [], outcome: { winner: 'evil', reason: 'points', case: 'S-181' } }],
    [
      'an end that nobody wins',
      { side: null, frames: [], outcome: { winner: null, reason: 'both-gone', case: 'S-181' } },
    ],
    [
      '[M-15] pairs that are Engaged, the first of them first',
      {
        models: [g1, { ...e1, at: [40_000, 42_500] }, { ...e2, at: [42_500, 40_000] }],
        contacts: [
          ['g1', 'e1'],
          ['g1', 'e2'],
        ],
      },
    ],
    ['[M-22] pairs that were parted', { models: [g1, { ...e1, at: [40_000, 42_500] }], parted: [['g1', 'e1']] }],
    ['[A-40] who may carry whom', { ...withModels(g1, hero), carry: [{ who: 'e1', by: ['g1', 'hero', 'e2'] }] }],
  ])('%s', (_what, parts) => {
    expect(makePosition(read(wholePosition(parts)))).toStrictEqual(wholePosition(parts));
  });

  test.each<[what: string, ...models: [PositionModel, ...PositionModel[]]]>([
    ['what replaces figures of its profile', { ...g1, as: { defence: 9, wounds: 3, gear: ['sword'], keywords: [] } }],
    ['stores that its profile has not', { ...g1, as: { stores: { might: 1, will: 2, fate: 3 } } }],
    ['a banner', { ...g1, banner: true }],
    ['a post as a Sentry', { ...g1, sentry: true }],
    ['[X-36] a post where nobody has seen it', { ...g1, sentry: true, hidden: true }],
    ['[X-27] its hands bound', { ...g1, bound: true }, hero],
    ['no place, being slain', { id: 'g1', profile: 'mt-shield', gone: 'slain' }, hero],
    ['no place and no Wounds, being slain', { id: 'hero', profile: 'mt-captain', gone: 'slain', wounds: 0 }, g1],
    ['no place, being off the table', { id: 'g1', profile: 'mt-shield', gone: 'off' }, hero],
    ['[X-25] no place, in reserve', { id: 'g1', profile: 'mt-shield', gone: 'reserve' }, hero],
    ['a Wound less', { ...hero, wounds: 1 }],
    ['no Might', { ...hero, might: 0 }],
    ['no Will', { ...hero, will: 0 }],
    ['no Fate', { ...hero, fate: 0 }],
    ['its back on the ground', { ...g1, prone: true }],
    ['[X-21] its horse left behind', { ...knight, foot: true }],
    ['[M-9] movement that is spent', { ...g1, spent: 1234, parts: 56 }],
    ['[M-9] movement that is spent, in whole units', { ...g1, spent: 1234, parts: 0 }],
    ['[M-9] less than a unit of movement that is spent', { ...g1, spent: 0, parts: 1 }],
    ['[M-13] a place where it began', { ...g1, from: [41_000, 39_000] }],
    ['a mark', { ...g1, marks: ['moved'] }],
    ['the last mark', { ...g1, marks: ['bearer'] }],
    ['all the marks', { ...g1, marks: [...MARKS] }],
    ['one whom it charged', { ...g1, charged: ['e2'] }],
    ['two whom it charged', { ...g1, charged: ['e2', 'e1'] }],
    [
      'powers that lie upon it',
      {
        ...g1,
        effects: [
          { power: 'transfix', by: 'e1' },
          { power: 'terrifying-aura', by: 'g1' },
        ],
      },
    ],
    [
      '[A-48] a horse that it rides on, the first of all models',
      knight,
      { id: 'g1', profile: 'mt-shield', gone: 'passenger', rides: 'knight' },
    ],
    ['[A-48] a horse that it rides on', { id: 'g1', profile: 'mt-shield', gone: 'passenger', rides: 'knight' }, knight],
  ])('a model that has %s', (_what, ...models) => {
    const written = wholePosition(withModels(...models));
    expect(makePosition(read(written))).toStrictEqual(written);
  });

  test.each<[what: string, ...objects: [WrittenObject, ...WrittenObject[]]]>([
    ['a token on the ground', { id: 'letter', kind: 'light', at: [1000, 2000] }],
    ['a token that has a base', { id: 'letter', kind: 'light', base: 25, at: [1000, 2000] }],
    ['a token that the first of all models holds', { id: 'letter', kind: 'light', by: ['g1'] }],
    ['a chest on the ground', { id: 'chest', kind: 'heavy', base: 25, at: [70_000, 2000] }],
    ['a chest on a large base', { id: 'chest', kind: 'heavy', base: 40, at: [70_000, 2000] }],
    ['a chest that two hold', { id: 'chest', kind: 'heavy', base: 25, at: [45_000, 40_000], by: ['g1', 'hero'] }],
    ['[A-25] a chest that was moved', { id: 'chest', kind: 'heavy', base: 25, at: [70_000, 2000], moved: true }],
    [
      '[A-33] a chest that two moved, one of them the first of all models',
      { id: 'chest', kind: 'heavy', base: 25, at: [70_000, 2000], moved: true, movers: ['hero', 'g1'] },
    ],
    ['a token that was passed on', { id: 'letter', kind: 'light', by: ['hero'], passed: true }],
    ['a token that is lost', { id: 'letter', kind: 'light', gone: 'lost' }],
    ['a chest that is off the table', { id: 'chest', kind: 'heavy', base: 25, gone: 'off' }],
    [
      'several of them, in their order',
      { id: 'letter', kind: 'light', by: ['hero'] },
      { id: 'keys', kind: 'light', at: [5000, 5000] },
    ],
  ])('%s', (_what, ...objects) => {
    const written = wholePosition(withObjects(...objects));
    expect(makePosition(read(written))).toStrictEqual(written);
  });

  test.each<[what: string, who: string]>([
    ['the first of all models', 'captive'],
    ['another', 'second'],
  ])('[X-27] somebody senseless who is carried like a chest: %s', (_what, who) => {
    const written = wholePosition({
      models: [
        { id: 'captive', profile: 'ro-captive', at: [30_000, 40_000], bound: true },
        { id: 'second', profile: 'ro-captive', at: [34_000, 40_000], bound: true },
        g1,
        e1,
      ],
      objects: [
        {
          id: 'burden',
          kind: 'model',
          base: 25,
          model: who,
          at: who === 'second' ? [34_000, 40_000] : [30_000, 40_000],
        },
      ],
    });
    expect(makePosition(read(written))).toStrictEqual(written);
  });

  test.each<[what: string, fight: WrittenFight]>([
    ['nothing declared', { good: ['g1'], evil: ['e1'] }],
    ['two of a side', { good: ['g1', 'hero'], evil: ['e1'] }],
    ['[S-133] a supporter', { good: ['g1'], evil: ['e1'], supports: [['hero', 'g1']] }],
    ['one who strikes with two hands', { good: ['g1'], evil: ['e1'], twoHanded: ['e1'] }],
    ['one who shields', { good: ['g1'], evil: ['e1'], shielding: ['g1'] }],
    ['one who is Trapped', { good: ['g1'], evil: ['e1'], trapped: ['e1'] }],
    ['[R-116] a weapon that is named', { good: ['g1'], evil: ['e1'], weapons: [{ model: 'g1', weapon: 'sword' }] }],
    ['[X-16] a Heroic Strike', { good: ['hero'], evil: ['e1'], strikes: [{ model: 'hero', by: 4 }] }],
    ['a winner', { good: ['g1'], evil: ['e1'], winner: 'evil' }],
    ['its end', { good: ['g1'], evil: ['e1'], winner: 'good', resolved: true }],
    ['both sides gone', { good: [], evil: [], resolved: true }],
  ])('a Fight with %s', (_what, fight) => {
    const parts = withFights(fight, ...(fight.good.includes('hero') ? [{ good: [], evil: ['e2'] }] : [open]));
    const supported = fight.supports === undefined ? parts : { ...parts, fights: [fight] };
    expect(makePosition(read(wholePosition(supported)))).toStrictEqual(wholePosition(supported));
  });

  test('a scenario, whose table is not written', () => {
    const { table: _, ...rest } = wholePosition();
    const written = { ...rest, scenario: 'forces-clash' };
    expect(makePosition(read(written))).toStrictEqual(written);
  });

  test('a scenario on a table that is written', () => {
    const written = wholePosition({ scenario: 'forces-clash' });
    expect(makePosition(read(written))).toStrictEqual(written);
  });
});

describe('What is written of a state', () => {
  test('has the dice to come where they are told', () => {
    const state = read(wholePosition());
    expect(makePosition(state, [3, 1, 6])).toStrictEqual(wholePosition({ dice: [3, 1, 6] }));
    expect(makePosition(state, [])).toStrictEqual(wholePosition({ dice: [] }));
    expect(makePosition(state)).not.toHaveProperty('dice');
  });

  test('is read as the same state, with everything in it at once', () => {
    const written = wholePosition({
      turn: 4,
      phase: 'fight',
      models: [
        { ...g1, prone: true, marks: ['moved', 'fought'], charged: ['e1'] },
        { ...hero, wounds: 1, might: 1, will: 0, spent: 400, parts: 9, from: [50_000, 44_000] },
        { ...knight, effects: [{ power: 'compel', by: 'e2' }] },
        { id: 'pip', profile: 'mt-halfling', gone: 'passenger', rides: 'knight', fate: 1 },
        { ...e1, at: [40_000, 42_500], banner: true },
        { ...e2, as: { fight: 5 } },
      ],
      objects: [{ id: 'letter', kind: 'light', by: ['pip'] }],
      fights: [{ good: ['g1'], evil: ['e1'], twoHanded: ['e1'], winner: 'good' }],
      contacts: [['g1', 'e1']],
      frames: [
        { kind: 'sequence', step: 'fight-end' },
        { kind: 'fights', pool: 'all', hero: null },
      ],
    });
    const state = read(written);
    const again = makePosition(state);
    expect(again).toStrictEqual(written);
    expect(read(again)).toStrictEqual(state);
  });

  test('names nobody who is not in the cast', () => {
    const state = read(wholePosition());
    expect(() => makePosition({ ...state, models: [...state.models, ...state.models] })).toThrow('no model 2');
    const laid = read(wholePosition(withObjects({ id: 'letter', kind: 'light', at: [1000, 2000] })));
    expect(() => makePosition({ ...laid, objects: [...laid.objects, ...laid.objects] })).toThrow('no object 1');
  });

  test('is nothing that could not be read', () => {
    const state = read(wholePosition());
    expect(() => makePosition({ ...state, turn: 1000 })).toThrow(/turn/);
    expect(() => makePosition({ ...state, score: { good: -1, evil: 0 } })).toThrow(/score/);
  });
});
