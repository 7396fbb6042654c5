/** Every fault of a position, with its place, the rule that it breaks and its sentence; and what is only just no fault. */
import { describe, expect, test } from 'vitest';
import { bareTable, EDGE, faultsIn, R, read } from './written.fixture.ts';
import type { Fault } from './position.ts';
import type { Position, PositionModel } from './position.schema.ts';

type Fights = NonNullable<Position['fights']>;
type Objects = NonNullable<Position['objects']>;
type Frames = NonNullable<Position['frames']>;

const g1: PositionModel = { id: 'g1', profile: 'mt-shield', at: [40_000, 40_000] };
const g2: PositionModel = { id: 'g2', profile: 'mt-shield', at: [50_000, 40_000] };
const knight: PositionModel = { id: 'knight', profile: 'mt-knight', at: [60_000, 40_000] };
const gone: PositionModel = { id: 'gone', profile: 'mt-shield', gone: 'slain' };
/** It touches g1. */
const e1: PositionModel = { id: 'e1', profile: 'mo-shield', at: [40_000, 42_500] };
const e2: PositionModel = { id: 'e2', profile: 'mo-shield', at: [60_000, 60_000] };
const fallen: PositionModel = { id: 'fallen', profile: 'mo-shield', gone: 'slain' };

/** One fault after the other. A sentence that is given as far as `…` ends in words of the schemas. */
function expectFaults(position: unknown, faults: readonly Fault[]): void {
  const found = faultsIn(position).map((fault, i) => {
    const [start = '', ending] = (faults[i]?.message ?? '').split('…');
    const isIt = ending === '' && fault.message.startsWith(start) && /.\.$/.test(fault.message.slice(start.length));
    return isIt ? { ...fault, message: `${start}…` } : fault;
  });
  expect(found).toStrictEqual(faults);
}

describe('A model is refused', () => {
  const overEdge = (x: number, y: number): Position => ({ models: [{ ...g1, at: [x, y] }, e2] });
  const offTable: Fault = { at: 'models.0', case: 'M-5', message: 'g1 is not wholly on the table.' };

  test.each<[what: string, x: number, y: number]>([
    ['west', R - 1, 40_000],
    ['south', 40_000, R - 1],
    ['east', EDGE - R + 1, 40_000],
    ['north', 40_000, EDGE - R + 1],
  ])('[M-5] that stands over the edge to the %s, and not where it stands at the edge', (_what, x, y) => {
    expectFaults(overEdge(x, y), [offTable]);
    const within = (place: number): number => Math.min(Math.max(place, R), EDGE - R);
    expectFaults(overEdge(within(x), within(y)), []);
  });

  test('[M-5] that stands over the edge of a table that is not a square', () => {
    const table = { ...bareTable(), w: 91_440, h: 60_960 };
    expectFaults(
      {
        table,
        models: [
          { ...g1, at: [91_440 - R, 40_000] },
          { ...e2, at: [40_000, 60_960 - R] },
        ],
      },
      [],
    );
    expectFaults(
      {
        table,
        models: [
          { ...g1, at: [91_441 - R, 40_000] },
          { ...e2, at: [40_000, 60_961 - R] },
        ],
      },
      [offTable, { at: 'models.1', case: 'M-5', message: 'e2 is not wholly on the table.' }],
    );
  });

  test('[M-2] that overlaps another, and not where they touch', () => {
    const overlap = (one: string, other: string, at: string): Fault => ({
      at,
      case: 'M-2',
      message: `${one} and ${other} overlap.`,
    });
    expectFaults({ models: [e1, g1] }, []);
    expectFaults({ models: [e1, { ...g1, at: [40_000, 40_100] }] }, [overlap('g1', 'e1', 'models.1')]);
    expectFaults({ models: [g1, { ...g2, at: [40_100, 40_000] }, { ...e2, at: [40_000, 40_100] }] }, [
      overlap('g1', 'g2', 'models.0'),
      overlap('g1', 'e2', 'models.0'),
      overlap('g2', 'e2', 'models.1'),
    ]);
  });

  test.each<[what: string, models: readonly PositionModel[], faults: readonly Fault[]]>([
    [
      'that is nowhere, for no reason',
      [g2, { id: 'g1', profile: 'mt-shield' }, e2],
      [{ at: 'models.1', message: 'g1 needs a place (at), or a word why it has none (gone).' }],
    ],
    [
      '[S-6] with Might that a Warrior has not',
      [{ ...g1, might: 1 }, e2],
      [{ at: 'models.0.might', case: 'S-6', message: 'g1 has no such store of might.' }],
    ],
    [
      '[S-6] with Will that a Warrior has not',
      [{ ...g1, will: 1 }, e2],
      [{ at: 'models.0.will', case: 'S-6', message: 'g1 has no such store of will.' }],
    ],
    [
      '[S-6] with Fate that a Warrior has not',
      [{ ...g1, fate: 1 }, e2],
      [{ at: 'models.0.fate', case: 'S-6', message: 'g1 has no such store of fate.' }],
    ],
    [
      '[S-6] with more in its stores than a Hero has',
      [{ ...g1, profile: 'mt-captain', might: 3, will: 2, fate: 2 }, e2],
      [
        { at: 'models.0.might', case: 'S-6', message: 'g1 has no such store of might.' },
        { at: 'models.0.will', case: 'S-6', message: 'g1 has no such store of will.' },
        { at: 'models.0.fate', case: 'S-6', message: 'g1 has no such store of fate.' },
      ],
    ],
    [
      '[S-5] with more Wounds than it has',
      [g1, { ...e2, wounds: 2 }],
      [{ at: 'models.1.wounds', case: 'S-5', message: 'e2 has 1 Wounds.' }],
    ],
    [
      '[S-5] without Wounds on the table',
      [g1, { ...e2, wounds: 0 }],
      [{ at: 'models.1.wounds', case: 'S-5', message: 'e2 has no Wounds left, and stands on the table.' }],
    ],
    [
      '[X-21] that has got down from a horse, and had none',
      [{ ...g1, foot: true }, e2],
      [{ at: 'models.0.foot', case: 'X-21', message: 'g1 has no horse to get down from.' }],
    ],
    [
      '[A-48] that is a passenger of nobody',
      [{ id: 'g1', profile: 'mt-shield', gone: 'passenger' }, e2],
      [{ at: 'models.0.rides', case: 'A-48', message: 'g1 is a passenger of nobody.' }],
    ],
    [
      '[A-48] that rides, and is gone for another reason',
      [{ id: 'g1', profile: 'mt-shield', gone: 'fled', rides: 'knight' }, knight, e2],
      [{ at: 'models.0.rides', case: 'A-48', message: 'g1 rides, and is no passenger.' }],
    ],
    [
      '[A-48] that rides with an enemy',
      [knight, { id: 'e1', profile: 'mo-shield', rides: 'knight' }, e2],
      [{ at: 'models.1.rides', case: 'A-48', message: 'e1 rides with an enemy.' }],
    ],
    [
      '[A-48] that rides with somebody who is gone',
      [
        g2,
        { id: 'knight', profile: 'mt-knight', gone: 'fled' },
        { id: 'g1', profile: 'mt-shield', rides: 'knight' },
        e2,
      ],
      [{ at: 'models.2.rides', case: 'A-48', message: 'knight, with whom g1 rides, is not on the table.' }],
    ],
    [
      '[A-48] that rides with itself',
      [g2, { ...knight, rides: 'knight' }, e2],
      [{ at: 'models.1.rides', case: 'A-48', message: 'knight, with whom knight rides, is not on the table.' }],
    ],
    [
      '[A-48] that rides with somebody who carries another, once for each',
      [
        knight,
        { id: 'g1', profile: 'mt-shield', rides: 'knight' },
        { id: 'g2', profile: 'mt-shield', rides: 'knight' },
        e2,
      ],
      [{ at: 'models.2.rides', case: 'A-48', message: 'knight carries two.' }],
    ],
    [
      'of a profile that there is not, and of a name that there is twice',
      [g1, { ...e2, id: 'g1', profile: 'ent' }],
      [
        { at: 'models.1.profile', message: 'There is no profile ent.' },
        { at: 'models.1.id', message: 'There are two models g1.' },
      ],
    ],
    [
      'that knows of somebody whom there is not',
      [g1, { ...e2, charged: ['g1', 'x'], effects: [{ power: 'compel', by: 'y' }], rides: 'z' }],
      [
        { at: 'models.1.charged', message: 'There is no model x.' },
        { at: 'models.1.effects', message: 'There is no model y.' },
        { at: 'models.1.rides', message: 'There is no model z.' },
      ],
    ],
  ])('%s', (_what, models, faults) => {
    expectFaults({ models }, faults);
  });

  test.each<[what: string, position: Position]>([
    [
      'that is nowhere before it is set up',
      { phase: 'set-up', scenario: 'forces-clash', models: [{ id: 'g1', profile: 'mt-shield' }, e2] },
    ],
    ['that is nowhere and gone', { models: [g1, gone, e2] }],
    ['without Wounds that is gone', { models: [g1, { ...gone, wounds: 0 }, e2] }],
    [
      '[S-6] with full stores',
      { models: [{ ...g1, profile: 'mt-captain', might: 2, will: 1, fate: 1, wounds: 2 }, e2] },
    ],
    [
      '[S-6] with stores of its own',
      { models: [{ ...g1, as: { stores: { might: 1, will: 1, fate: 1 } }, might: 1, will: 1, fate: 1 }, e2] },
    ],
    ['[X-21] that has got down from its horse', { models: [{ ...knight, foot: true }, e2] }],
    [
      '[A-48] that rides with the first of all models',
      { models: [knight, { id: 'g1', profile: 'mt-shield', rides: 'knight' }, e2] },
    ],
    [
      '[A-48] that rides, while another rides with another',
      {
        models: [
          knight,
          { ...knight, id: 'rider', at: [70_000, 40_000] },
          { id: 'g1', profile: 'mt-shield', rides: 'knight' },
          { id: 'g2', profile: 'mt-shield', rides: 'rider' },
          e2,
        ],
      },
    ],
  ])('but not %s', (_what, position) => {
    expectFaults(position, []);
  });
});

describe('A Fight is refused', () => {
  const models = [g1, g2, gone, e1, e2, fallen];
  const fought = (...fights: Fights): Position => ({ phase: 'fight', models, fights });

  test.each<[what: string, fights: Fights, faults: readonly Fault[]]>([
    [
      '[S-41] of several against several',
      [{ good: ['g1', 'g2'], evil: ['e1', 'e2'] }],
      [{ at: 'fights.0', case: 'S-41', message: 'A Fight has one model on one of its sides.' }],
    ],
    [
      '[S-41] of models on the wrong sides',
      [{ good: ['e1'], evil: ['g2'] }],
      [
        { at: 'fights.0', case: 'S-41', message: 'e1 does not fight for good.' },
        { at: 'fights.0', case: 'S-41', message: 'g2 does not fight for evil.' },
      ],
    ],
    [
      '[S-41] of somebody who is in another',
      [
        { good: ['g1'], evil: ['e1'] },
        { good: ['g2'], evil: ['e1'] },
      ],
      [{ at: 'fights.1', case: 'S-41', message: 'e1 is in two Fights.' }],
    ],
    [
      '[S-41] of somebody who is in it twice',
      [{ good: ['g1'], evil: ['e1', 'e1'] }],
      [{ at: 'fights.0', case: 'S-41', message: 'e1 is in two Fights.' }],
    ],
    [
      '[S-5] of somebody who is not on the table',
      [
        { good: ['g1'], evil: ['e1'] },
        { good: ['gone'], evil: ['fallen'] },
      ],
      [
        { at: 'fights.1', case: 'S-5', message: 'gone fights, and is not on the table.' },
        { at: 'fights.1', case: 'S-5', message: 'fallen fights, and is not on the table.' },
      ],
    ],
    [
      '[S-133] with the support of an enemy',
      [{ good: ['g1'], evil: ['e1'], supports: [['e2', 'g1']] }],
      [{ at: 'fights.0.supports', case: 'S-133', message: 'e2 cannot support so.' }],
    ],
    [
      '[S-133] with the support of somebody who fights in it',
      [{ good: ['g1', 'g2'], evil: ['e1'], supports: [['g2', 'g1']] }],
      [{ at: 'fights.0.supports', case: 'S-133', message: 'g2 cannot support so.' }],
    ],
    [
      '[S-133] with the support of somebody who fights in another for Good',
      [
        { good: ['g1'], evil: ['e1'], supports: [['g2', 'g1']] },
        { good: ['g2'], evil: ['e2'] },
      ],
      [{ at: 'fights.0.supports', case: 'S-133', message: 'g2 cannot support so.' }],
    ],
    [
      '[S-133] with the support of somebody who fights in another for Evil',
      [
        { good: ['g2'], evil: ['e2'] },
        { good: ['g1'], evil: ['e1'], supports: [['e2', 'e1']] },
      ],
      [{ at: 'fights.1.supports', case: 'S-133', message: 'e2 cannot support so.' }],
    ],
    [
      '[S-133] with the support of somebody who is not on the table',
      [{ good: ['g1'], evil: ['e1'], supports: [['gone', 'g1']] }],
      [{ at: 'fights.0.supports', case: 'S-133', message: 'gone cannot support so.' }],
    ],
    [
      '[S-133] with each support that cannot be',
      [
        {
          good: ['g1'],
          evil: ['e1'],
          supports: [
            ['g2', 'g1'],
            ['gone', 'g1'],
            ['e2', 'g1'],
          ],
        },
      ],
      [
        { at: 'fights.0.supports', case: 'S-133', message: 'gone cannot support so.' },
        { at: 'fights.0.supports', case: 'S-133', message: 'e2 cannot support so.' },
      ],
    ],
    [
      'with whom there is not, each of them',
      [
        { good: ['g1'], evil: ['e1'] },
        {
          good: ['a'],
          evil: ['b'],
          supports: [['c', 'd']],
          twoHanded: ['e'],
          shielding: ['f'],
          trapped: ['g'],
          weapons: [{ model: 'h', weapon: 'sword' }],
          strikes: [{ model: 'i', by: 1 }],
        },
      ],
      Array.from('abcdefghi', (id) => ({ at: 'fights.1', message: `There is no model ${id}.` })),
    ],
  ])('%s', (_what, fights, faults) => {
    // Of faults the order means nothing but that of the places.
    const found = faultsIn(fought(...fights));
    expect(found).toHaveLength(faults.length);
    expect(found).toEqual(expect.arrayContaining([...faults]));
  });

  test.each<[what: string, ...fights: Fights]>([
    ['[S-41] of one against one', { good: ['g1'], evil: ['e1'] }],
    ['[S-41] of two against one', { good: ['g1', 'g2'], evil: ['e1'] }],
    ['[S-41] of one against two', { good: ['g1'], evil: ['e1', 'e2'] }],
    ['of two who stand alone', { good: ['g1'], evil: ['e1'] }, { good: ['g2'], evil: ['e2'] }],
    ['[S-133] with a supporter who does not fight', { good: ['g1'], evil: ['e1'], supports: [['g2', 'g1']] }],
    [
      '[S-133] with a supporter, while others fight',
      { good: ['g1'], evil: ['e1'] },
      { good: [], evil: ['e2'], supports: [['g2', 'g1']] },
    ],
    [
      '[S-133] with a supporter who has fought already',
      { good: ['g1'], evil: ['e1'], supports: [['g2', 'g1']] },
      { good: ['g2'], evil: ['e2'], winner: 'evil', resolved: true },
    ],
    [
      '[S-133] which is over, with a supporter who fights elsewhere now',
      { good: ['g1'], evil: ['e1'], supports: [['g2', 'g1']], winner: 'good', resolved: true },
      { good: ['g2'], evil: ['e2'] },
    ],
  ])('but not %s', (_what, ...fights) => {
    expectFaults(fought(...fights), []);
  });
});

describe('A pair is refused', () => {
  const models = [g1, g2, gone, e1, e2, fallen];
  const pairs = (...written: [string, string][]): [string, string][] => written;

  test.each<[what: string, position: Position, faults: readonly Fault[]]>([
    [
      '[S-33] of friends who are Engaged',
      { contacts: pairs(['g1', 'e1'], ['g1', 'g2']) },
      [{ at: 'contacts.1', case: 'S-33', message: 'g1 and g2 are no enemies.' }],
    ],
    [
      '[S-33] of friends who were parted',
      { parted: pairs(['e2', 'e1']) },
      [{ at: 'parted.0', case: 'S-33', message: 'e1 and e2 are no enemies.' }],
    ],
    [
      '[M-3] of enemies who are Engaged and do not touch',
      { contacts: pairs(['g2', 'e2']) },
      [{ at: 'contacts.0', case: 'M-3', message: 'g2 and e2 do not touch.' }],
    ],
    [
      '[M-3] of which the first is not on the table',
      { contacts: pairs(['gone', 'e1']) },
      [{ at: 'contacts.0', case: 'M-3', message: 'gone and e1 do not touch.' }],
    ],
    [
      '[M-3] of which the second is not on the table',
      { contacts: pairs(['g1', 'fallen']) },
      [{ at: 'contacts.0', case: 'M-3', message: 'g1 and fallen do not touch.' }],
    ],
    [
      'that is Engaged twice',
      { contacts: pairs(['g1', 'e1'], ['e1', 'g1']) },
      [{ at: 'contacts', message: 'A pair is named twice.' }],
    ],
    [
      'that was parted twice',
      { parted: pairs(['g1', 'e1'], ['g2', 'e2'], ['g1', 'e1']) },
      [{ at: 'parted', message: 'A pair is named twice.' }],
    ],
    [
      'of somebody whom there is not',
      { contacts: pairs(['g1', 'e1'], ['x', 'e1']), parted: pairs(['g1', 'y']) },
      [
        { at: 'parted.0', message: 'There is no model y.' },
        { at: 'contacts.1', message: 'There is no model x.' },
      ],
    ],
  ])('%s', (_what, position, faults) => {
    expectFaults({ models, ...position }, faults);
  });

  test.each<[what: string, position: Position]>([
    ['of enemies who are Engaged and touch', { contacts: pairs(['g1', 'e1']) }],
    [
      '[M-22] of enemies who were parted, wherever they are',
      { parted: pairs(['g2', 'e2'], ['g1', 'fallen'], ['gone', 'e1']) },
    ],
    ['of which each is in another pair', { parted: pairs(['g1', 'e1'], ['g1', 'e2'], ['g2', 'e1']) }],
  ])('but not %s', (_what, position) => {
    expectFaults({ models, ...position }, []);
  });
});

describe('An object is refused', () => {
  const place: [number, number] = [20_000, 20_000];
  const waiting: PositionModel = { id: 'waiting', profile: 'mt-shield', gone: 'reserve' };
  const rider: PositionModel = { id: 'rider', profile: 'mt-shield', rides: 'knight' };
  const models = [g1, g2, knight, gone, waiting, rider, e2];

  test.each<[what: string, object: Objects[number], faults: readonly Omit<Fault, 'at'>[]]>([
    [
      '[A-22] that is light and held by two',
      { id: 'ring', kind: 'light', by: ['g1', 'g2'] },
      [{ case: 'A-22', message: 'One model holds ring.' }],
    ],
    [
      'that one holds twice',
      { id: 'chest', kind: 'heavy', at: place, by: ['g1', 'g1'] },
      [{ message: 'A model is named twice.' }],
    ],
    [
      'that is light and held twice by one',
      { id: 'ring', kind: 'light', with: 'g1', by: ['g1'] },
      [{ case: 'A-22', message: 'One model holds ring.' }, { message: 'A model is named twice.' }],
    ],
    [
      'that is held by somebody who is slain',
      { id: 'ring', kind: 'light', by: ['gone'] },
      [{ message: 'Whoever holds ring is not on the table.' }],
    ],
    [
      'that is held by somebody and by somebody who is slain',
      { id: 'chest', kind: 'heavy', at: place, by: ['g1', 'gone'] },
      [{ message: 'Whoever holds chest is not on the table.' }],
    ],
    [
      'that is nowhere, for no reason',
      { id: 'chest', kind: 'heavy' },
      [{ message: 'chest needs a place (at), somebody who holds it, or a word why it is gone.' }],
    ],
    [
      'with whom there is not, each of them',
      { id: 'chest', kind: 'model', with: 'x', model: 'y', by: ['g1', 'z'] },
      [{ message: 'There is no model x.' }, { message: 'There is no model y.' }, { message: 'There is no model z.' }],
    ],
  ])('%s', (_what, object, faults) => {
    expectFaults(
      { models, objects: [{ id: 'keys', kind: 'light', at: place }, object] },
      faults.map((fault) => ({ at: 'objects.1', ...fault })),
    );
  });

  test('of a name that there is twice', () => {
    const keys: Objects[number] = { id: 'keys', kind: 'light', at: place };
    expectFaults({ models, objects: [keys, { ...keys, id: 'ring' }, keys] }, [
      { at: 'objects.2.id', message: 'There are two objects keys.' },
    ]);
  });

  test.each<[what: string, object: Objects[number], parts?: Position]>([
    ['that is heavy and held by two', { id: 'chest', kind: 'heavy', at: place, by: ['g1', 'g2'] }],
    ['that is light and held by one', { id: 'ring', kind: 'light', with: 'g1' }],
    ['that is held by somebody in reserve', { id: 'ring', kind: 'light', with: 'waiting' }],
    ['that is held by a passenger', { id: 'ring', kind: 'light', with: 'rider' }],
    ['that lies somewhere', { id: 'ring', kind: 'light', at: place }],
    ['that is lost', { id: 'ring', kind: 'light', gone: 'lost' }],
    ['that is off the table', { id: 'chest', kind: 'heavy', gone: 'off' }],
    [
      'that is nowhere before all is set up',
      { id: 'ring', kind: 'light' },
      { phase: 'set-up', scenario: 'forces-clash' },
    ],
  ])('but not %s', (_what, object, parts) => {
    expectFaults({ models, objects: [object], ...parts }, []);
  });
});

describe('A frame is refused', () => {
  const sequence = { kind: 'sequence', step: 'fight-end' };
  const all = { kind: 'fights', pool: 'all', hero: null };
  const duel = (step: string): Frames[number] => ({ kind: 'duel', fight: 0, dice: [], step });
  const asked: Frames = [
    { kind: 'losers', fight: 0, left: ['e1'] },
    { kind: 'makeWay', fight: 0, model: 'e1' },
    { kind: 'strikes', fight: 0, left: [], set: null, striking: null, struck: null },
  ];
  const upon = (frames: Frames, fight: Partial<Fights[number]> = {}): Position => ({
    phase: 'fight',
    models: [g1, g2, e1, e2],
    fights: [
      { good: ['g1'], evil: ['e1'], ...fight },
      { good: ['g2'], evil: ['e2'], winner: 'good' },
    ],
    frames,
  });
  const undecided = (i: number, kind: string): Fault => ({
    at: `frames.${i}`,
    message: `In a frame ${kind}: its Fight has no winner.`,
  });

  test.each(asked.map((frame) => ({ frame })))('$frame.kind, of a Fight that nobody has won', ({ frame }) => {
    const frames = [sequence, all, duel('decide'), frame];
    expectFaults(upon(frames), [undecided(3, frame.kind)]);
    expectFaults(upon(frames, { winner: null }), [undecided(3, frame.kind)]);
    expect(() => read(upon(frames, { winner: 'good' }), () => 3)).not.toThrow();
  });

  test.each(['away', 'knock', 'strikes', 'rise', 'part'])(
    'a Duel at its step %s, of a Fight that nobody has won',
    (step) => {
      expectFaults(upon([sequence, all, duel(step)]), [undecided(2, 'duel')]);
      expect(() => read(upon([sequence, all, duel(step)], { winner: 'evil' }), () => 3)).not.toThrow();
    },
  );

  test.each(['declare-1', 'declare-2', 'heroic', 'roll', 'end'])('but not a Duel at its step %s', (step) => {
    expect(() => read(upon([sequence, all, duel(step)]), () => 3)).not.toThrow();
  });

  test('and what lies upon it is looked at as if it were not there', () => {
    expectFaults(upon([{ kind: 'siege' }, sequence, { kind: 'moat' }, all]), [
      { at: 'frames.0', message: 'There is no frame siege.' },
      { at: 'frames.2', message: 'There is no frame moat.' },
    ]);
  });

  test('each for what is wrong with it first', () => {
    expectFaults(upon([all, { ...sequence, more: 1 }, { kind: 'rise', model: 'x' }, { kind: 'half', side: 'up' }]), [
      { at: 'frames.0', message: 'The lowest frame, and no other, is a sequence.' },
      { at: 'frames.1', message: 'A frame sequence has no more.' },
      { at: 'frames.2', message: 'A frame rise names x, who is not in play.' },
      { at: 'frames.3', message: 'In a frame half: "up": …' },
    ]);
  });

  test('of a Fight, where no Fights are written', () => {
    const frames = [sequence, all, { kind: 'declare', fight: 0, side: 'good' }];
    expectFaults({ phase: 'fight', models: [g1, e1], frames }, [
      { at: 'frames.2', message: 'In a frame declare: 0 is no Fight.' },
    ]);
  });
});

describe('A position is refused', () => {
  const models = [g1, e2];

  test.each<[what: string, position: unknown, faults: readonly Fault[]]>([
    ['that is no object', 'move', [{ at: '', message: 'move: …' }]],
    ['of another game', { game: 'chess', models }, [{ at: 'game', message: 'chess: …' }]],
    ['with a member that it has not', { models, units: [] }, [{ at: '', message: 'Unrecognized key: "units".' }]],
    [
      'with a member of a model that it has not',
      { models: [{ ...g1, hat: 1 }] },
      [{ at: 'models.0', message: 'Unrecognized key: "hat".' }],
    ],
    ['with a word that it has not, which is told', { models, phase: 'tea' }, [{ at: 'phase', message: 'tea: …' }]],
    ['with a number that it has not', { models, turn: -1 }, [{ at: 'turn', message: 'Too small: …' }]],
    [
      'with an id that cannot be',
      { models: [{ ...g1, id: 'g--1' }] },
      [{ at: 'models.0.id', message: 'g--1: letters, digits and single hyphens.' }],
    ],
    [
      'with two members that cannot be',
      { models, phase: 'tea', turn: 0.5 },
      [
        { at: 'turn', message: '…' },
        { at: 'phase', message: 'tea: …' },
      ],
    ],
    [
      'of a scenario that there is not',
      { models, scenario: 'atlantis' },
      [{ at: 'scenario', message: 'There is no scenario atlantis.' }],
    ],
    [
      '[X-12] with calls of whom there is not',
      {
        models,
        calls: [
          { hero: 'g1', action: 'move' },
          { hero: 'x', action: 'move' },
        ],
      },
      [{ at: 'calls.1', message: 'There is no model x.' }],
    ],
    [
      '[A-40] with whom there is not to carry and to be carried',
      {
        models,
        carry: [
          { who: 'g1', by: ['e2'] },
          { who: 'x', by: ['g1', 'y'] },
        ],
      },
      [
        { at: 'carry.1', message: 'There is no model x.' },
        { at: 'carry.1', message: 'There is no model y.' },
      ],
    ],
    [
      'where nobody can decide',
      { models, frames: [] },
      [{ at: 'frames', message: 'Nobody can decide here, and the battle is not over.' }],
    ],
    [
      'where somebody must decide who can do nothing',
      {
        models,
        frames: [
          { kind: 'sequence', step: 'half-1' },
          { kind: 'deployment', side: 'evil' },
        ],
      },
      [{ at: 'frames', message: 'Here evil must decide, and can do nothing.' }],
    ],
    [
      'where a die is due that is not written',
      { models, frames: dueDie() },
      [{ at: 'dice', message: 'A die is due before anybody can decide: write it among the dice.' }],
    ],
    [
      'where the dice run out that are written',
      { models, frames: dueDie(), dice: [3] },
      [{ at: 'dice', code: 'dice-exhausted', message: 'The written dice run out before anybody decides.' }],
    ],
  ])('%s', (_what, position, faults) => {
    expectFaults(position, faults);
  });

  test('for everything at once, in the order of the position', () => {
    const position: Position = {
      models: [
        { ...g1, at: [0, 0], might: 1 },
        { ...e2, gone: 'passenger' },
      ],
      fights: [{ good: ['g1'], evil: ['e2'] }],
      contacts: [['g1', 'e2']],
      objects: [{ id: 'ring', kind: 'light' }],
      frames: [{ kind: 'siege' }],
    };
    expect(faultsIn(position).map(({ at }) => at)).toStrictEqual([
      'frames.0',
      'models.0',
      'models.0.might',
      'models.1.rides',
      'fights.0',
      'contacts.0',
      'objects.0',
    ]);
  });
});

/** A test of Courage, of which the dice are not thrown yet. */
function dueDie(): Frames {
  return [
    { kind: 'sequence', step: 'duties-2' },
    { kind: 'halfMove', side: 'good', tests: false },
    { kind: 'courage', model: 'g1', why: 'broken', dice: [], total: 0, step: 'roll' },
  ];
}
