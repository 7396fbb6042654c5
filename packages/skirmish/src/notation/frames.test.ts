/** Every kind of frame: read from what is written of it, written again, and what is refused of it. */
import { describe, expect, test } from 'vitest';
import { battleOf } from '../engine/battle.ts';
import type { Field } from '../engine/field.ts';
import type { Frame, FrameKind, FrameOf } from '../engine/frames.ts';
import { makeFrame, parseFrame, whyNotUpon, type WrittenFrame } from './frames.ts';
import { read } from './written.fixture.ts';

/** Of the cast g1, g2, e1, e2 and the objects chest and letter, in this order. */
const fieldToRead = (): Field =>
  battleOf(
    read({
      models: [
        { id: 'g1', profile: 'mt-shield', at: [40_000, 40_000] },
        { id: 'g2', profile: 'mt-captain', at: [45_000, 40_000] },
        { id: 'e1', profile: 'mo-shield', at: [40_000, 60_000] },
        { id: 'e2', profile: 'mo-shield', at: [45_000, 60_000] },
      ],
      objects: [
        { id: 'chest', kind: 'heavy', at: [10_000, 10_000] },
        { id: 'letter', kind: 'light', at: [20_000, 10_000] },
      ],
    }),
  ).field;

type Both<K extends FrameKind> = readonly [written: Readonly<Record<string, unknown>>, frame: Omit<FrameOf<K>, 'kind'>];

/** Of each kind what is written of it, and what it is read as. */
const FRAMES: { readonly [K in FrameKind]: readonly Both<K>[] } = {
  sequence: [[{ step: 'half-1' }, { step: 'half-1' }]],
  setUpRoll: [[{}, {}]],
  half: [[{ side: 'evil' }, { side: 'evil' }]],
  deployment: [[{ side: 'good' }, { side: 'good' }]],
  priority: [[{}, {}]],
  calls: [
    [
      { phase: 'shoot', next: 'evil', passed: 1 },
      { phase: 'shoot', next: 'evil', passed: 1 },
    ],
  ],
  heroic: [
    [
      { action: 'move', hero: 'g2', left: ['g2', 'g1'], reach: [3, 4] },
      { action: 'move', hero: 1, left: [1, 0], reach: [3, 4] },
    ],
    [
      { action: 'strike', hero: 'g1', left: [], reach: null },
      { action: 'strike', hero: 0, left: [], reach: null },
    ],
  ],
  carryOut: [
    [
      { action: 'combat', hero: 'g2', members: ['g1', 'g2'], foes: ['e2'] },
      { action: 'combat', hero: 1, members: [0, 1], foes: [3] },
    ],
    [
      { action: 'shoot', hero: null, members: [], foes: [] },
      { action: 'shoot', hero: -1, members: [], foes: [] },
    ],
  ],
  duties: [
    [
      { side: 'evil', left: ['e1', 'e2'] },
      { side: 'evil', left: [2, 3] },
    ],
  ],
  halfMove: [
    [
      { side: 'good', tests: true },
      { side: 'good', tests: true },
    ],
  ],
  breaking: [[{ side: 'evil' }, { side: 'evil' }]],
  activation: [
    [
      {
        model: 'g1',
        by: 'good',
        budget: 390_144,
        going: 'own',
        begun: true,
        waits: { type: 'stand', model: 'g1' },
        terror: 'passed',
        mustCharge: 'e2',
        rest: [
          [1, 2],
          [3, 4],
        ],
      },
      {
        model: 0,
        by: 'good',
        budget: 390_144,
        going: 'own',
        begun: true,
        waits: { type: 'stand', model: 'g1' },
        terror: 'passed',
        mustCharge: 3,
        rest: [
          [1, 2],
          [3, 4],
        ],
      },
    ],
    [
      {
        model: 'e1',
        by: 'good',
        budget: 0,
        going: 'command',
        begun: false,
        waits: null,
        terror: '',
        mustCharge: null,
        rest: [],
      },
      {
        model: 2,
        by: 'good',
        budget: 0,
        going: 'command',
        begun: false,
        waits: null,
        terror: '',
        mustCharge: -1,
        rest: [],
      },
    ],
  ],
  courage: [
    [
      { model: 'g2', why: 'terror', dice: [3, 4], total: -1, step: 'ask' },
      { model: 1, why: 'terror', dice: [3, 4], total: -1, step: 'ask' },
    ],
  ],
  cast: [
    [
      {
        caster: 'g2',
        power: 'transfix',
        target: 'e2',
        will: 2,
        free: true,
        dice: [5, 6],
        answer: [4],
        answerWill: 1,
        answerFree: false,
        back: 1,
        step: 'answered',
      },
      {
        caster: 1,
        power: 'transfix',
        target: 3,
        will: 2,
        free: true,
        dice: [5, 6],
        answer: [4],
        answerWill: 1,
        answerFree: false,
        back: 1,
        step: 'answered',
      },
    ],
  ],
  powerHits: [
    [
      { caster: 'g2', down: ['e2'], left: [{ model: 'e1', strength: 5 }] },
      { caster: 1, down: [3], left: [{ model: 2, strength: 5 }] },
    ],
  ],
  might: [
    [
      { side: 'good', model: 'g2', dice: [3], needs: [4], mode: 'each', what: 'in-the-way' },
      { side: 'good', model: 1, dice: [3], needs: [4], mode: 'each', what: 'in-the-way' },
    ],
  ],
  pairing: [[{}, {}]],
  halfShoot: [[{ side: 'evil' }, { side: 'evil' }]],
  shot: [
    [
      {
        shooter: 'g1',
        target: 'e1',
        weapon: 'bow',
        onCharge: false,
        dice: [4],
        way: ['g2', null, 'e2'],
        step: 'way',
      },
      { shooter: 0, target: 2, weapon: 'bow', onCharge: false, dice: [4], way: [1, -1, 3], step: 'way' },
    ],
  ],
  wound: [
    [
      { victim: 'g1', by: 'e2', how: 'strike', strength: 3, bonus: 1, dice: [6, 4], step: 'first' },
      { victim: 0, by: 3, how: 'strike', strength: 3, bonus: 1, dice: [6, 4], step: 'first' },
    ],
    [
      { victim: 'g2', by: null, how: 'fall', strength: 10, bonus: 0, dice: [], step: 'roll' },
      { victim: 1, by: -1, how: 'fall', strength: 10, bonus: 0, dice: [], step: 'roll' },
    ],
  ],
  fate: [
    [
      { model: 'g2', by: null, how: 'thrown', dice: [2], step: 'rolled' },
      { model: 1, by: -1, how: 'thrown', dice: [2], step: 'rolled' },
    ],
    [
      { model: 'g2', by: 'e1', how: 'shot', dice: [], step: 'ask' },
      { model: 1, by: 2, how: 'shot', dice: [], step: 'ask' },
    ],
  ],
  trial: [
    [
      { model: 'g1', what: 'leap', mod: -1, over: 'ditch', dice: [2], step: '3' },
      { model: 0, what: 'leap', mod: -1, over: 'ditch', dice: [2], step: '3' },
    ],
  ],
  fights: [
    [
      { pool: 'heroic', hero: 'g2' },
      { pool: 'heroic', hero: 1 },
    ],
    [
      { pool: 'all', hero: null },
      { pool: 'all', hero: -1 },
    ],
  ],
  declare: [
    [
      { fight: 1, side: 'evil' },
      { fight: 1, side: 'evil' },
    ],
  ],
  duel: [
    [
      { fight: 0, dice: [{ model: 'e2', die: 5, mod: -1, raised: 2 }], step: 'decide' },
      { fight: 0, dice: [{ model: 3, die: 5, mod: -1, raised: 2 }], step: 'decide' },
    ],
  ],
  reroll: [
    [
      { fight: 0, side: 'good' },
      { fight: 0, side: 'good' },
    ],
  ],
  duelMight: [
    [
      { fight: 1, side: 'good', passed: 2 },
      { fight: 1, side: 'good', passed: 2 },
    ],
  ],
  losers: [
    [
      { fight: 1, left: ['e2', 'e1'] },
      { fight: 1, left: [3, 2] },
    ],
  ],
  makeWay: [
    [
      { fight: 1, model: 'g2' },
      { fight: 1, model: 1 },
    ],
  ],
  strikes: [
    [
      {
        fight: 0,
        left: [{ model: 'g1', attacks: 2 }],
        set: { model: 'g2', victim: 'e2', strikes: 1 },
        striking: 'g2',
        struck: null,
      },
      {
        fight: 0,
        left: [{ model: 0, attacks: 2 }],
        set: { model: 1, victim: 3, strikes: 1 },
        striking: 1,
        struck: -1,
      },
    ],
    [
      { fight: 0, left: [], set: null, striking: null, struck: 'e1' },
      { fight: 0, left: [], set: null, striking: -1, struck: 2 },
    ],
  ],
  rise: [[{ model: 'g2' }, { model: 1 }]],
  putDown: [
    [
      { object: 'letter', by: ['g2'] },
      { object: 1, by: [1] },
    ],
    [
      { object: 'chest', by: ['g1', 'g2'] },
      { object: 0, by: [0, 1] },
    ],
  ],
  take: [
    [
      { side: 'good', from: 'g1', takers: ['g2'] },
      { side: 'good', from: 0, takers: [1] },
    ],
  ],
  drawing: [[{ side: 'evil' }, { side: 'evil' }]],
};

const ALL = Object.entries(FRAMES).flatMap(([kind, all]) =>
  all.map(([written, frame], i) => ({
    name: `${kind} ${i + 1}`,
    written: { kind, ...written },
    frame: { kind, ...frame },
  })),
);

describe('Every kind of frame', () => {
  test.each(ALL)('$name is read with places for the ids of models and objects', ({ written, frame }) => {
    expect(parseFrame(fieldToRead(), 2, written)).toStrictEqual(frame);
  });

  test.each(ALL)('$name is written as it was', ({ written }) => {
    const field = fieldToRead();
    const frame = parseFrame(field, 2, written);
    if (typeof frame === 'string') throw new Error(frame);
    expect(makeFrame(field, frame)).toStrictEqual(written);
  });

  test.each(ALL.filter(({ written }) => Object.keys(written).length > 1))(
    '$name needs every member, and has no other',
    ({ written }) => {
      const field = fieldToRead();
      const { kind, ...members } = written;
      expect(parseFrame(field, 2, { kind })).toBe(`A frame ${kind} needs ${Object.keys(members).join(', ')}.`);
      for (const name of Object.keys(members)) {
        const without = Object.entries(written).filter(([each]) => each !== name);
        expect(parseFrame(field, 2, { kind, ...Object.fromEntries(without) })).toBe(`A frame ${kind} needs ${name}.`);
      }
      expect(parseFrame(field, 2, { ...written, more: 1, less: 2 })).toBe(`A frame ${kind} has no more, less.`);
    },
  );

  test('nobody is written where the place of a model leads nowhere', () => {
    expect(makeFrame(fieldToRead(), { kind: 'rise', model: 9 })).toEqual({ kind: 'rise', model: null });
  });
});

/** A frame of the tables above, with something else in it. */
const but = (kind: FrameKind, parts: Readonly<Record<string, unknown>>): WrittenFrame => ({
  kind,
  ...FRAMES[kind][0]?.[0],
  ...parts,
});
const crowd = (count: number): string[] => Array.from({ length: count }, () => 'g1');

describe('A frame is refused', () => {
  test.each<[what: string, written: WrittenFrame, why: string | RegExp]>([
    ['of a kind that there is not', { kind: 'siege' }, 'There is no frame siege.'],
    ['of a kind that every object has', { kind: 'toString' }, 'There is no frame toString.'],
    ['of somebody unknown', but('rise', { model: 'x' }), 'A frame rise names x, who is not in play.'],
    [
      'of two who are unknown',
      but('shot', { shooter: 'x', target: 'y' }),
      'A frame shot names x, y, who is not in play.',
    ],
    ['of nobody', but('rise', { model: null }), 'A frame rise names somebody, who is not in play.'],
    ['of a number', but('rise', { model: 0 }), 'A frame rise names somebody, who is not in play.'],
    ['of an object as a model', but('rise', { model: 'letter' }), 'A frame rise names letter, who is not in play.'],
    [
      'of a name that never ends',
      but('rise', { model: 'x'.repeat(80) }),
      `A frame rise names ${'x'.repeat(64)}, who is not in play.`,
    ],
    ['of somebody unknown, or nobody', but('fate', { by: 'x' }), 'A frame fate names x, who is not in play.'],
    [
      'of nobody among several',
      but('duties', { left: ['e1', null] }),
      'A frame duties names somebody, who is not in play.',
    ],
    [
      'of somebody unknown among several',
      but('shot', { way: [null, 'x'] }),
      'A frame shot names x, who is not in play.',
    ],
    ['of an object unknown', but('putDown', { object: 'ring' }), 'A frame putDown names ring, who is not in play.'],
    ['of no object', but('putDown', { object: null }), 'A frame putDown names somebody, who is not in play.'],
    ['of a model as an object', but('putDown', { object: 'g1' }), 'A frame putDown names g1, who is not in play.'],
    ['of a word for several', but('duties', { left: 'e1' }), /^In a frame duties: "e1": .*array.*\.$/],
    ['of nothing for several', but('duties', { left: null }), /^In a frame duties: null: .*array.*\.$/],
    ['of more than 128', but('duties', { left: crowd(129) }), /^In a frame duties: \["g1",.*\.$/],
    ['of a list that is none', but('powerHits', { left: 3 }), /^In a frame powerHits: 3: .*array.*\.$/],
    ['of a list of words', but('powerHits', { left: ['e1'] }), /^In a frame powerHits: \["e1"\]: .*\.$/],
    [
      'of somebody unknown in a list',
      but('powerHits', { left: [{ model: 'x', strength: 5 }] }),
      'A frame powerHits names x, who is not in play.',
    ],
    [
      'of a member of a list that cannot be',
      but('powerHits', { left: [{ model: 'e1', strength: -5 }] }),
      /^In a frame powerHits: -5: .*\.$/,
    ],
    ['of a record that is none', but('strikes', { set: 3 }), /^In a frame strikes: 3: .*\.$/],
    [
      'of somebody unknown in a record',
      but('strikes', { set: { model: 'g1', victim: 'x', strikes: 1 } }),
      'A frame strikes names x, who is not in play.',
    ],
    [
      'of a record that lacks something',
      but('strikes', { set: { model: 'g1', victim: 'e1' } }),
      /^In a frame strikes: nothing: .*\.$/,
    ],
    ['of a word that there is not', but('half', { side: 'west' }), /^In a frame half: "west": Invalid option.*\.$/],
    ['of a member that is not defined', but('half', { side: undefined }), /^In a frame half: nothing: .*\.$/],
    [
      'of a word that never ends, which is not told to its end',
      but('half', { side: 'w'.repeat(80) }),
      new RegExp(`^In a frame half: "${'w'.repeat(39)}: .*\\.$`),
    ],
    ['of a Fight beyond the last', but('declare', { fight: 2 }), 'In a frame declare: 2 is no Fight.'],
    ['of a Fight before the first', but('declare', { fight: -1 }), 'In a frame declare: -1 is no Fight.'],
    ['of half a Fight', but('declare', { fight: 0.5 }), 'In a frame declare: 0.5 is no Fight.'],
    ['of a Fight in a word', but('declare', { fight: '0' }), 'In a frame declare: "0" is no Fight.'],
    ['of no Fight', but('declare', { fight: null }), 'In a frame declare: null is no Fight.'],
    [
      'of two things that cannot be',
      but('declare', { fight: 7, side: 'west' }),
      /^In a frame declare: 7 is no Fight, "west": Invalid option.*\.$/,
    ],
  ])('%s', (_what, written, why) => {
    const found = parseFrame(fieldToRead(), 2, written);
    if (typeof why === 'string') expect(found).toBe(why);
    else expect(found).toMatch(why);
  });

  test('and 128 may be named', () => {
    expect(parseFrame(fieldToRead(), 0, but('duties', { left: crowd(128) }))).toMatchObject({
      left: crowd(128).map(() => 0),
    });
  });
});

describe('Frames lie upon each other', () => {
  const sequence: Frame = { kind: 'sequence', step: 'fights' };
  const halfShoot: Frame = { kind: 'halfShoot', side: 'good' };
  const shot: Frame = {
    kind: 'shot',
    shooter: 0,
    target: 2,
    weapon: 'bow',
    onCharge: false,
    dice: [3],
    way: [],
    step: 'hit-rolled',
  };
  const might: Frame = { kind: 'might', side: 'good', model: 1, dice: [3], needs: [4], mode: 'any', what: 'hit' };
  const rise: Frame = { kind: 'rise', model: 0 };
  const duel = (fight: number): Frame => ({ kind: 'duel', fight, dice: [], step: 'strikes' });
  const ofDuel: readonly Frame[] = [
    { kind: 'declare', fight: 1, side: 'good' },
    { kind: 'reroll', fight: 1, side: 'good' },
    { kind: 'duelMight', fight: 1, side: 'good', passed: 0 },
    { kind: 'losers', fight: 1, left: [2] },
    { kind: 'makeWay', fight: 1, model: 0 },
    { kind: 'strikes', fight: 1, left: [], set: null, striking: -1, struck: -1 },
  ];

  test('the lowest is a sequence, and no other', () => {
    const lowest = 'The lowest frame, and no other, is a sequence.';
    expect(whyNotUpon([], sequence)).toBeNull();
    expect(whyNotUpon([], rise)).toBe(lowest);
    expect(whyNotUpon([sequence], sequence)).toBe(lowest);
    expect(whyNotUpon([sequence], rise)).toBeNull();
  });

  test('[S-96] a window for Might lies upon what has dice', () => {
    const dice = 'Below a window for Might lies what has dice.';
    expect(whyNotUpon([sequence, halfShoot, shot], might)).toBeNull();
    expect(whyNotUpon([sequence, halfShoot], might)).toBe(dice);
    expect(whyNotUpon([sequence, shot, rise], might)).toBe(dice);
    expect(whyNotUpon([sequence, shot, might], might)).toBe(dice);
  });

  test.each<[kind: string, frame: Frame]>([
    [
      'cast',
      {
        kind: 'cast',
        caster: 1,
        power: 'compel',
        target: 2,
        will: 1,
        free: false,
        dice: [3],
        answer: [],
        answerWill: 0,
        answerFree: false,
        back: 0,
        step: 'rolled',
      },
    ],
    ['shot', shot],
    ['wound', { kind: 'wound', victim: 0, by: -1, how: 'fall', strength: 3, bonus: 0, dice: [3], step: 'first' }],
    ['fate', { kind: 'fate', model: 1, by: -1, how: 'fall', dice: [3], step: 'rolled' }],
    ['trial', { kind: 'trial', model: 1, what: 'jump', mod: 0, over: '', dice: [3], step: '3' }],
    ['courage', { kind: 'courage', model: 1, why: 'terror', dice: [3, 3], total: 9, step: 'ask' }],
  ])('[S-96] Might may be spent on the dice of a frame %s', (_kind, frame) => {
    expect(whyNotUpon([sequence, frame], might)).toBeNull();
  });

  test.each(ofDuel.map((frame) => ({ frame })))('a frame $frame.kind lies upon the Duel of its Fight', ({ frame }) => {
    const upon = `A frame ${frame.kind} lies upon the Duel of its Fight.`;
    expect(whyNotUpon([sequence, duel(1)], frame)).toBeNull();
    expect(whyNotUpon([sequence, duel(1), rise], frame)).toBeNull();
    // Of a Heroic Combat the Duel that is fought now is the upper one.
    expect(whyNotUpon([sequence, duel(0), duel(1)], frame)).toBeNull();
    expect(whyNotUpon([sequence, duel(1), duel(0)], frame)).toBe(upon);
    expect(whyNotUpon([sequence, duel(0)], frame)).toBe(upon);
    expect(whyNotUpon([sequence, rise], frame)).toBe(upon);
    expect(whyNotUpon([sequence], frame)).toBe(upon);
  });

  test('what is no part of a Duel needs none', () => {
    for (const frame of [rise, halfShoot, shot, duel(0)]) expect(whyNotUpon([sequence], frame)).toBeNull();
  });
});
