/** What is read of a position: each member of it, and what stands in for a member that is left out. */
import { describe, expect, test } from 'vitest';
import { battleOf } from '../engine/battle.ts';
import { HOUSE } from '../engine/options.ts';
import { skirmish } from '../engine/rules.ts';
import type { CastModel, CastObject, ObjectState, State } from '../engine/state.ts';
import { MARKS, type Mark, type Phase } from '../engine/words.ts';
import { parsePosition } from './position.ts';
import { type Position, type PositionModel, positionSchema } from './position.schema.ts';
import { stateOf } from './read-state.ts';
import { isReady } from './ready.ts';
import { bareTable, EDGE, faultsIn, read } from './written.fixture.ts';

const g1: PositionModel = { id: 'g1', profile: 'mt-shield', at: [40_000, 40_000] };
const hero: PositionModel = { id: 'hero', profile: 'mt-captain', at: [50_000, 40_000] };
const knight: PositionModel = { id: 'knight', profile: 'mt-knight', at: [60_000, 40_000] };
const captive: PositionModel = { id: 'captive', profile: 'ro-captive', at: [70_000, 40_000], bound: true };
const e1: PositionModel = { id: 'e1', profile: 'mo-shield', at: [40_000, 42_500] };
const e2: PositionModel = { id: 'e2', profile: 'mo-shield', at: [60_000, 60_000] };

/** As it is before play goes on from it to somebody's decision. */
const unsettled = (position: Position): State => stateOf(positionSchema.parse(position)).state;

describe('What a battle is played with', () => {
  test('is as printed without an end, on a bare table, with forces that have no names', () => {
    expect(read({ models: [g1, e2] }).setup).toMatchObject({
      options: {
        scenario: null,
        forces: { good: 'written', evil: 'written' },
        house: { ...HOUSE['as-printed'], turnLimit: 0 },
        uses: [],
      },
      table: bareTable(),
      objects: [],
      carry: [],
    });
  });

  test('is the full game where that is written, and each value that is written besides', () => {
    const { options } = read({ models: [g1, e2], options: { preset: 'full', standFast: 3, turnLimit: 9 } }).setup;
    expect(options.house).toStrictEqual({ ...HOUSE.full, standFast: 3, turnLimit: 9 });
  });

  test('has the forces that are written', () => {
    const forces = { good: 'even-minas-tirith', evil: { models: [{ profile: 'mo-shield', count: 3 }] } };
    expect(read({ models: [g1, e2], forces }).setup.options.forces).toStrictEqual(forces);
  });

  test.each<[what: string, position: object, uses: readonly string[]]>([
    ['none where none are written', {}, []],
    ['those that are written, in one order', { options: { uses: ['sentries', 'water'] } }, ['water', 'sentries']],
    ['those of its scenario', { scenario: 'the-watch' }, ['burdens', 'sentries']],
    [
      'those of its scenario, and those that are written',
      { scenario: 'the-watch', options: { uses: ['sentries', 'water'] } },
      ['water', 'burdens', 'sentries'],
    ],
    ['none of a scenario that has none', { scenario: 'forces-clash' }, []],
  ])('uses of the advanced rules %s', (_what, position, uses) => {
    expect(read({ models: [g1, e2], ...position }).setup.options.uses).toStrictEqual(uses);
  });

  test('has the table of its scenario unless one is written', () => {
    const own = { ...bareTable(), w: 91_440 };
    const models = [g1, e2];
    expect(read({ models, scenario: 'the-watch' }).setup).toMatchObject({
      options: { scenario: 'the-watch' },
      table: null,
    });
    expect(read({ models, scenario: 'the-watch', table: own }).setup.table).toStrictEqual(own);
    expect(read({ models, table: own }).setup.table).toStrictEqual(own);
  });

  test('[A-40] knows who may carry whom by their places in the cast, in order', () => {
    const carry = [{ who: 'captive', by: ['hero', 'g1'] }];
    expect(read({ models: [captive, g1, hero, e2], carry }).setup.carry).toStrictEqual([{ who: 0, by: [1, 2] }]);
    expect(read({ models: [e2, g1, hero, captive], carry }).setup.carry).toStrictEqual([{ who: 2, by: [0, 1] }]);
  });
});

describe('The cast', () => {
  test.each<[what: string, written: PositionModel, cast: CastModel]>([
    ['has a side by its profile', e2, { id: 'e2', side: 'evil', profile: 'mo-shield' }],
    ['has a banner', { ...g1, banner: true }, { id: 'g1', side: 'good', profile: 'mt-shield', banner: true }],
    ['has no banner', { ...g1, banner: false }, { id: 'g1', side: 'good', profile: 'mt-shield' }],
    ['has a post', { ...e2, sentry: true }, { id: 'e2', side: 'evil', profile: 'mo-shield', sentry: true }],
    ['has no post', { ...e2, sentry: false }, { id: 'e2', side: 'evil', profile: 'mo-shield' }],
    ['is bound', captive, { id: 'captive', side: 'good', profile: 'ro-captive', bound: true }],
    ['is not bound', { ...captive, bound: false }, { id: 'captive', side: 'good', profile: 'ro-captive' }],
    [
      'has other figures than its profile',
      { ...g1, as: { fight: 6, stores: { might: 1, will: 0, fate: 0 }, wounds: undefined } },
      {
        id: 'g1',
        side: 'good',
        profile: 'mt-shield',
        as: { fight: 6, stores: { might: 1, will: 0, fate: 0 } },
      },
    ],
  ])('%s where it is so written', (_what, written, cast) => {
    const others = [hero, { ...e2, id: 'e3', at: [80_000, 80_000] as const }];
    const { models } = read({ models: [...others, written] }).setup;
    expect(models.find(({ id }) => id === written.id)).toStrictEqual(cast);
  });

  test.each<[what: string, written: object, cast: Omit<CastObject, 'id'>]>([
    ['a token has no base', { kind: 'light' }, { kind: 'light', model: -1, r: 0 }],
    ['a token has the base that is written', { kind: 'light', base: 25 }, { kind: 'light', model: -1, r: 1250 }],
    ['a chest has a base of 25 mm', { kind: 'heavy' }, { kind: 'heavy', model: -1, r: 1250 }],
    ['a chest has the base that is written', { kind: 'heavy', base: 40 }, { kind: 'heavy', model: -1, r: 2000 }],
    ['who is carried has a base of 25 mm', { kind: 'model', model: 'captive' }, { kind: 'model', model: 1, r: 1250 }],
  ])('of objects: %s', (_what, written, cast) => {
    const objects = [{ id: 'thing', at: [10_000, 10_000], ...written }];
    expect(read({ models: [g1, captive, e2], objects }).setup.objects).toStrictEqual([{ id: 'thing', ...cast }]);
  });
});

describe('Of a model', () => {
  test.each<[what: string, written: PositionModel, state: object]>([
    ['its place', g1, { at: [40_000, 40_000], gone: '' }],
    ['full stores and Wounds', hero, { wounds: 2, might: 2, will: 1, fate: 1 }],
    [
      'what is left of them',
      { ...hero, wounds: 1, might: 1, will: 0, fate: 0 },
      { wounds: 1, might: 1, will: 0, fate: 0 },
    ],
    ['no place where it is gone', { ...g1, gone: 'slain' }, { at: null, gone: 'slain' }],
    ['whether it is Prone', { ...g1, prone: true }, { prone: true }],
    ['[X-21] whether it has dismounted', { ...knight, foot: true }, { foot: true }],
    ['[X-36] whether anybody has seen it', { ...g1, hidden: true }, { hidden: true }],
    ['[M-9] movement spent, in parts', { ...g1, spent: 3, parts: 7 }, { spent: 3 * 256 + 7 }],
    ['[M-9] movement spent', { ...g1, spent: 3 }, { spent: 3 * 256 }],
    ['[M-9] parts of movement', { ...g1, parts: 7 }, { spent: 7 }],
    ['where it began', { ...g1, from: [1, 2] }, { from: [1, 2] }],
    ['whom it charged', { ...g1, charged: ['e2', 'hero2'] }, { charged: [2, 1] }],
    ['powers', { ...g1, effects: [{ power: 'compel', by: 'e2' }] }, { effects: [{ power: 'compel', by: 2 }] }],
    [
      'that it is not on the table, where it has a place besides',
      { ...g1, rides: 'hero2' },
      { at: null, gone: 'passenger', rides: 1 },
    ],
    ['that it rides with nobody', g1, { rides: -1, charged: [], effects: [], from: null, spent: 0 }],
  ])('%s', (_what, written, state) => {
    const { models } = unsettled({ models: [e2, written, { ...hero, id: 'hero2', at: [90_000, 90_000] }] });
    expect(models[0]).toMatchObject(state);
  });

  test.each<[what: string, written: object, marks: readonly Mark[]]>([
    ['none', {}, []],
    ['as members', { moved: true, wet: true, shot: true }, ['moved', 'shot', 'wet']],
    ['as members that are not so', { moved: false, done: false }, []],
    ['as words', { marks: ['bearer', 'crawled'] }, ['crawled', 'bearer']],
    ['both ways', { marks: ['stood', 'moved'], moved: true, done: true, fought: false }, ['moved', 'done', 'stood']],
    ['as words, whatever the member says', { marks: ['fought'], fought: false }, ['fought']],
    ['every one', { marks: MARKS.toReversed() }, MARKS],
  ])('marks, in one order: %s', (_what, written, marks) => {
    expect(read({ models: [{ ...g1, ...written }, e2] }).models[0]?.marks).toStrictEqual(marks);
  });
});

describe('Of an object', () => {
  const still: Omit<ObjectState, 'at' | 'by'> = { moved: false, movers: [], passed: false, gone: '' };
  const place: [number, number] = [10_000, 10_000];

  test.each<[what: string, written: object, state: ObjectState]>([
    ['its place', { kind: 'light', at: place }, { ...still, at: place, by: [] }],
    ['who has it', { kind: 'light', with: 'hero' }, { ...still, at: null, by: [1] }],
    ['who holds it', { kind: 'light', by: ['hero'] }, { ...still, at: null, by: [1] }],
    ['a chest with two', { kind: 'heavy', at: place, with: 'g1', by: ['hero'] }, { ...still, at: place, by: [0, 1] }],
    [
      'that it is where somebody senseless is',
      { kind: 'model', model: 'captive' },
      { ...still, at: [70_000, 40_000], by: [] },
    ],
    [
      'that it is where somebody senseless is, who is carried',
      { kind: 'model', model: 'captive', by: ['g1'] },
      { ...still, at: [70_000, 40_000], by: [0] },
    ],
    ['that it was moved', { kind: 'heavy', at: place, moved: true }, { ...still, at: place, by: [], moved: true }],
    ['that it was not', { kind: 'heavy', at: place, moved: false, passed: false }, { ...still, at: place, by: [] }],
    [
      'who moved it',
      { kind: 'heavy', at: place, movers: ['hero', 'g1'] },
      { ...still, at: place, by: [], movers: [1, 0] },
    ],
    [
      'that it was passed on',
      { kind: 'light', with: 'g1', passed: true },
      { ...still, at: null, by: [0], passed: true },
    ],
    ['that it is lost', { kind: 'light', gone: 'lost' }, { ...still, at: null, by: [], gone: 'lost' }],
    ['that it is off the table', { kind: 'heavy', gone: 'off' }, { ...still, at: null, by: [], gone: 'off' }],
  ])('%s', (_what, written, state) => {
    const parsed = positionSchema.parse({ models: [g1, hero, captive, e2], objects: [{ id: 'thing', ...written }] });
    expect(unsettled(parsed).objects).toStrictEqual([state]);
  });
});

describe('Of a Fight', () => {
  test('everything that is declared in it, by places in the cast', () => {
    const { fights } = unsettled({
      phase: 'fight',
      models: [g1, hero, knight, e1, e2],
      fights: [
        { good: ['hero'], evil: ['e2', 'e1'] },
        {
          good: ['g1'],
          evil: ['e1'],
          supports: [['hero', 'g1']],
          twoHanded: ['e1'],
          shielding: ['g1'],
          weapons: [{ model: 'e1', weapon: 'sword' }],
          strikes: [{ model: 'g1', by: 3 }],
          trapped: ['e1', 'g1'],
          winner: 'evil',
          resolved: true,
        },
        { good: ['knight'], evil: [], winner: null, resolved: false },
      ],
    });
    const empty = { supports: [], twoHanded: [], shielding: [], weapons: [], strikes: [], trapped: [] };
    expect(fights).toStrictEqual([
      { ...empty, good: [1], evil: [4, 3], winner: null, resolved: false },
      {
        good: [0],
        evil: [3],
        supports: [[1, 0]],
        twoHanded: [3],
        shielding: [0],
        weapons: [{ model: 3, weapon: 'sword' }],
        strikes: [{ model: 0, by: 3 }],
        trapped: [3, 0],
        winner: 'evil',
        resolved: true,
      },
      { ...empty, good: [2], evil: [], winner: null, resolved: false },
    ]);
  });

  test.each<[phase: Phase, fights: number]>([
    ['priority', 0],
    ['move', 0],
    ['pairing', 0],
    ['shoot', 1],
    ['fight', 1],
    ['end', 0],
  ])('[S-40] in the phase %s those who touch are sorted into %i Fights, unless Fights are written', (phase, n) => {
    expect(unsettled({ phase, models: [g1, e1, e2] }).fights).toHaveLength(n);
    expect(unsettled({ phase, models: [g1, e1, e2], fights: [] }).fights).toEqual([]);
  });
});

describe('[R-86] Who is Engaged', () => {
  const south: PositionModel = { id: 'e3', profile: 'mo-shield', at: [40_000, 37_500] };

  test.each<[what: string, position: Position, contacts: readonly (readonly number[])[]]>([
    [
      'all enemies that touch',
      { models: [g1, hero, e1, e2, south] },
      [
        [0, 2],
        [0, 4],
      ],
    ],
    ['nobody who was parted', { models: [g1, hero, e1, south], parted: [['e1', 'g1']] }, [[0, 3]]],
    ['those who touch, where others were parted', { models: [g1, hero, e1, e2], parted: [['hero', 'e1']] }, [[0, 2]]],
    ['those who touch, where one was parted from another', { models: [g1, e1, e2], parted: [['g1', 'e2']] }, [[0, 1]]],
    ['nobody who is bound', { models: [{ ...g1, bound: true }, hero, e1] }, []],
    ['nobody who touches one that is bound', { models: [g1, hero, { ...e1, bound: true }, e2] }, []],
    ['the one of two that is not bound', { models: [g1, hero, { ...e1, bound: true }, south] }, [[0, 3]]],
    ['nobody who is gone', { models: [g1, hero, { ...e1, gone: 'slain' }, e2] }, []],
    ['nobody where it is so written', { models: [g1, e1], contacts: [] }, []],
    ['those who are written, the lower first', { models: [g1, hero, e1, south], contacts: [['e3', 'g1']] }, [[0, 3]]],
  ])('%s', (_what, position, contacts) => {
    expect(read(position).contacts).toStrictEqual(contacts);
  });

  test('[M-22] pairs that were parted are kept, the lower first', () => {
    expect(read({ models: [g1, hero, e1, e2], parted: [['e2', 'hero']] }).parted).toStrictEqual([[1, 3]]);
  });
});

describe('The turn', () => {
  const models = [g1, e2];
  const frames = [
    { kind: 'sequence', step: 'duties-2' },
    { kind: 'halfMove', side: 'good', tests: false },
  ];

  test.each<[what: string, position: Position, state: Partial<State>]>([
    ['begins with Good', { models }, { turn: 1, phase: 'move', priority: 'good', active: 'good' }],
    ['begins with who has Priority', { models, priority: 'evil' }, { priority: 'evil', active: 'evil' }],
    ['is of the side that is written', { models, side: 'evil' }, { priority: 'good', active: 'evil' }],
    ['is of nobody where it is so written', { models, side: null }, { priority: 'good', active: null }],
    [
      'has no Priority before the first',
      { models, turn: 0, phase: 'set-up' },
      { turn: 0, priority: null, active: 'good' },
    ],
    ['has the Priority that is written before the first', { models, turn: 0, priority: 'evil' }, { priority: 'evil' }],
    ['has no Priority where it is so written', { models, turn: 2, priority: null }, { priority: null, active: null }],
    ['is between two halves where there are frames and no side', { models, frames }, { active: null }],
    ['is of the side that is written with frames', { models, frames, side: 'evil' }, { active: 'evil' }],
    ['has no alarm', { models, turn: 5 }, { alarm: false, alarmTurn: 0 }],
    ['[A-61] has an alarm of the turn before', { models, turn: 5, alarm: true }, { alarm: true, alarmTurn: 4 }],
    ['[A-61] has an alarm of the first turn', { models, turn: 1, alarm: true }, { alarm: true, alarmTurn: 1 }],
    [
      '[A-61] has the alarm that is written',
      { models, turn: 5, alarm: true, alarmTurn: 2 },
      { alarm: true, alarmTurn: 2 },
    ],
    ['has nothing decided', { models }, { score: { good: 0, evil: 0 }, broken: [], halves: null, outcome: null }],
    ['has no tasks', { models }, { tasks: { good: null, evil: null }, calls: [] }],
    ['has the score that is written', { models, score: { good: 2, evil: 7 } }, { score: { good: 2, evil: 7 } }],
    ['has those broken that are written', { models, broken: ['evil'] }, { broken: ['evil'] }],
    [
      '[S-177] has the halves that are written',
      { models, halves: { good: 'south', evil: 'north' } },
      { halves: { good: 'south', evil: 'north' } },
    ],
    [
      '[X-35] has the tasks that are written',
      { models, tasks: { good: 'spare', evil: null } },
      { tasks: { good: 'spare', evil: null } },
    ],
    [
      '[X-12] has the calls that are written, in their order',
      {
        models: [g1, hero, e2],
        calls: [
          { hero: 'e2', action: 'move' },
          { hero: 'hero', action: 'shoot' },
        ],
      },
      {
        calls: [
          { hero: 2, action: 'move' },
          { hero: 1, action: 'shoot' },
        ],
      },
    ],
  ])('%s', (_what, position, state) => {
    expect(unsettled(position)).toMatchObject(state);
  });
});

describe('Where frames are left out, play stands at the beginning of', () => {
  const sequence = (step: string): object => ({ kind: 'sequence', step });
  const halfMove = (side: string, tests = false): object => ({ kind: 'halfMove', side, tests });

  test.each<[what: string, position: Position, frames: readonly object[]]>([
    ['the battle', { phase: 'set-up' }, [sequence('set-up')]],
    ['a turn', { phase: 'priority' }, [sequence('move'), { kind: 'priority' }]],
    ['the first Move half', { phase: 'move', side: 'good' }, [sequence('duties-2'), halfMove('good')]],
    ['the second Move half', { phase: 'move', side: 'evil' }, [sequence('pairing'), halfMove('evil')]],
    ['the first Move half of Evil', { phase: 'move', priority: 'evil' }, [sequence('duties-2'), halfMove('evil')]],
    [
      'the second Move half of Good',
      { phase: 'move', side: 'good', priority: 'evil' },
      [sequence('pairing'), halfMove('good')],
    ],
    [
      'a Move half of nobody, for who has Priority',
      { phase: 'move', side: null, priority: 'evil' },
      [sequence('duties-2'), halfMove('evil')],
    ],
    [
      'a Move half of nobody, where nobody has Priority',
      { side: null, priority: null },
      [sequence('duties-2'), halfMove('good')],
    ],
    [
      'a Move half, where nobody has Priority',
      { side: 'evil', priority: null },
      [sequence('duties-2'), halfMove('evil')],
    ],
    [
      '[X-17] a Move half of a broken side',
      { side: 'evil', broken: ['evil'], options: { breaking: true } },
      [sequence('pairing'), halfMove('evil', true)],
    ],
    ['pairing off', { phase: 'pairing' }, [sequence('pairing')]],
    [
      'the first half of the Shoot phase',
      { phase: 'shoot' },
      [sequence('shoot-2'), { kind: 'halfShoot', side: 'good' }],
    ],
    [
      'the second half of the Shoot phase',
      { phase: 'shoot', side: 'evil' },
      [sequence('fight'), { kind: 'halfShoot', side: 'evil' }],
    ],
    ['the Fight phase', { phase: 'fight' }, [sequence('fight')]],
    ['the end of a turn', { phase: 'end' }, [sequence('end')]],
  ])('%s', (_what, position, frames) => {
    expect(unsettled({ models: [g1, e2], ...position }).frames).toStrictEqual(frames);
  });

  test('and those that are written take their place', () => {
    const frames = [sequence('pairing'), halfMove('evil')];
    expect(read({ models: [g1, e2], frames }).frames).toStrictEqual(frames);
  });

  test('what is decided asks nobody any more, whatever frames are written', () => {
    const outcome = { winner: 'good', reason: 'points', case: 'S-181' };
    expect(read({ models: [g1, e2], outcome })).toMatchObject({ outcome, frames: [] });
    const frames = [sequence('duties-2'), halfMove('good')];
    expect(read({ models: [g1, e2], outcome, frames })).toMatchObject({ outcome, frames: [] });
    expect(read({ models: [g1, e2], outcome: null, frames })).toMatchObject({ outcome: null, frames });
    expect(read({ models: [g1, e2], outcome: null })).toMatchObject({ outcome: null, frames });
  });
});

describe('Play goes on from a position to the first decision', () => {
  test('and where there is nobody in play, it is over at once', () => {
    expect(read({})).toMatchObject({ models: [], frames: [], outcome: { winner: null, reason: 'both-gone' } });
  });

  test('with the dice that are written, of which those are left that nobody needed', () => {
    const position = { phase: 'end', turn: 2, models: [g1, e2] };
    const loaded = parsePosition({ ...position, dice: [5, 2] });
    expect(loaded).toMatchObject({ ok: true, value: { dice: [5, 2], state: { turn: 3, phase: 'priority' } } });
    expect(parsePosition(position)).toMatchObject({ ok: true, value: { dice: undefined } });
  });

  test('and what goes wrong with dice that are thrown is no fault of the position', () => {
    const frames = [
      { kind: 'sequence', step: 'duties-2' },
      { kind: 'halfMove', side: 'good', tests: false },
      { kind: 'courage', model: 'g1', why: 'broken', dice: [], total: 0, step: 'roll' },
    ];
    const d6 = (): number => {
      throw new RangeError('no cup');
    };
    expect(() => parsePosition({ models: [g1, e2], frames }, { d6 })).toThrow(RangeError);
  });
});

describe('Forces that stand ready', () => {
  test.each<[what: string, position: Position, ready: boolean]>([
    ['do where nothing is written but the phase', { phase: 'set-up' }, true],
    ['do where there are no models', { phase: 'set-up', models: [] }, true],
    ['do where there is a scenario', { phase: 'set-up', scenario: 'the-ford' }, true],
    ['do not where there are models', { phase: 'set-up', models: [g1] }, false],
    ['do not where there are frames', { phase: 'set-up', frames: [] }, false],
    ['do not where there is a table', { phase: 'set-up', table: bareTable() }, false],
    ['do not in another phase', { phase: 'move' }, false],
    ['do not where nothing is written', {}, false],
  ])('%s', (_what, position, ready) => {
    expect(isReady(position)).toBe(ready);
  });

  test('are those of a new battle', () => {
    expect(read({ phase: 'set-up' })).toStrictEqual(skirmish.create({}));
    expect(read({ phase: 'set-up', scenario: 'the-watch' })).toStrictEqual(skirmish.create({ scenario: 'the-watch' }));
    const options = { preset: 'full', standFast: 2, uses: [] };
    expect(read({ phase: 'set-up', scenario: 'the-watch', options })).toStrictEqual(
      skirmish.create({ scenario: 'the-watch', preset: 'full', house: { standFast: 2 } }),
    );
    const forces = { good: 'even-rohan', evil: 'even-isengard' };
    expect(read({ phase: 'set-up', forces })).toStrictEqual(skirmish.create({ forces }));
  });

  test('are refused where the scenario has them not, each in its place', () => {
    expect(faultsIn({ phase: 'set-up', forces: { good: 'x', evil: 'y' } })).toStrictEqual([
      { at: 'forces.good', message: 'There is no force x.' },
      { at: 'forces.evil', message: 'There is no force y.' },
    ]);
  });

  test('are none where frames or a table are written', () => {
    const frames = [{ kind: 'sequence', step: 'set-up' }];
    expect(read({ phase: 'set-up', scenario: 'forces-clash', frames }).models).toEqual([]);
    expect(read({ phase: 'set-up', scenario: 'forces-clash', table: bareTable() }).models).toEqual([]);
  });
});

test('The bare table is 48 inches wide and high', () => {
  const { table } = battleOf(read({ models: [g1, e2] })).field;
  expect(table).toMatchObject({ w: EDGE, h: EDGE });
});
