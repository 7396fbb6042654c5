/** Positions of Gondor with all that they can have: what is read, what is left out, and every fault that is found. */
import { stateHash } from '@warbeacon/kernel';
import { describe, expect, test } from 'vitest';
import { makePosition } from '../../notation/make-position.ts';
import { parsePosition } from '../../notation/position.ts';
import { GONDOR, gondorSiege } from '../game.ts';
import { own } from '../own.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A soldier and an orc far from each other by day: sound, for spoiling. */
const SOUND: Fields = {
  game: 'gondor',
  turn: 8,
  phase: 'westernesse-movement',
  units: [
    { id: 'spearman-1', hex: '1910' },
    { id: 'orc-1', hex: '2022' },
  ],
};
const loaded = (position: Fields) => {
  const result = parsePosition(GONDOR, { ...SOUND, ...position });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value.state;
};
const faults = (spoiled: Fields): string[] => {
  const result = parsePosition(GONDOR, { ...SOUND, ...spoiled });
  return result.ok
    ? []
    : result.error.map(({ at, case: ruleCase }) => (ruleCase === undefined ? at : `${at} [${ruleCase}]`));
};
const markers = (...list: Fields[]): Fields => ({ markers: list });

const EVERYTHING: Fields = {
  options: { fanatics: 'melee', house: { gothmog: 6 } },
  turn: 12,
  phase: 'sauron-movement',
  units: [
    { id: 'spearman-1', hex: '1910' },
    { id: 'axeman-1', hex: '1409' },
    { id: 'rohan-cavalry-1', hex: '1918' },
    { id: 'men-cavalry-1', hex: '3014' },
    { id: 'men-spearman-1', hex: 'lost' },
    { id: 'orc-1', hex: '1912' },
    { id: 'orc-2', hex: '1510' },
    { id: 'orc-3', hex: '2024', disrupted: true },
    { id: 'mumak-1', hex: '2020' },
    { id: 'troll-1', hex: 'due' },
  ],
  leaders: [
    { id: 'gandalf', hex: '1910' },
    { id: 'aragorn', hex: '3014' },
    { id: 'theoden', hex: '1918', reduced: true },
    { id: 'nazgul', hex: '1912' },
  ],
  markers: [
    { kind: 'siege-tower', id: 'siege-tower-1', hex: '1912' },
    { kind: 'siege-tower', id: 'siege-tower-4', hex: 'due' },
    { kind: 'sauron-catapult', id: 'sauron-catapult-2', hex: '2022' },
    { kind: 'city-catapult', id: 'city-catapult-1', hex: '1809' },
    { kind: 'grond', hex: 'due' },
    { kind: 'ladder', hex: '1510', against: '1509' },
    { kind: 'cauldron', id: 'cauldron-1', hex: '1910' },
    { kind: 'cauldron', id: 'cauldron-5', hex: '1609', dummy: true },
    { kind: 'oil', with: 'spearman-1' },
    { kind: 'oil', with: 'axeman-1', dummy: true },
    { kind: 'fire', hex: '1707', side: 'westernesse' },
    { kind: 'fire', hex: '1608' },
    { kind: 'head', hex: '1807' },
  ],
  breached: ['second-gate', ['1105', '1205']],
  gates: { 'third-gate': 'sauron' },
  holders: { 'third-gate': ['sauron', 'westernesse'] },
  magic: {
    points: { gandalf: 3, nazgul: 2 },
    successes: { 'reveal-aragorn': 1, 'break-darkness': 1, 'freeze-leader': 2, fear: 1 },
    tried: ['nazgul'],
    grondAwake: true,
  },
  spells: [{ spell: 'freeze-leader', turn: 12, phase: 'magic-first', frozen: ['theoden'] }],
  engines: { ready: ['siege-tower-1'], fired: ['sauron-catapult-2'], moved: ['city-catapult-1'] },
  laid: ['ladder-1'],
  supply: { ladders: 5, heads: 4 },
  oil: { 'cauldron-1': 1, 'cauldron-5': 0 },
  road: { 1918: 'westernesse', 2124: 'sauron' },
  banner: { leader: 'aragorn', turn: 12, moved: true, rallies: 1 },
  relief: { called: true, rohan: true, men: true },
  twenty: true,
  held: ['second-level'],
  demoralized: ['garrison'],
  ran: ['mumak-1'],
  strayed: ['axeman-1'],
};

describe('a position of Gondor with everything in it', () => {
  const state = loaded(EVERYTHING);

  test('reads back as the same state', () => {
    const written = JSON.parse(JSON.stringify(makePosition(GONDOR, state))) as Fields;
    expect(stateHash(loaded(written))).toBe(stateHash(state));
    for (const field of ['breached', 'spells', 'engines', 'laid', 'supply', 'road', 'relief', 'twenty', 'held'])
      expect(written[field]).toEqual(EVERYTHING[field]);
    for (const field of ['ran', 'strayed', 'demoralized']) expect(written[field]).toEqual(EVERYTHING[field]);
    expect(written['magic']).toMatchObject(EVERYTHING['magic'] as object);
    expect(written['banner']).toMatchObject(EVERYTHING['banner'] as object);
    expect(written['holders']).toEqual(EVERYTHING['holders']);
  });

  test('has a side written with a marker only where it is not the usual one', () => {
    const { markers: written } = makePosition(GONDOR, state) as unknown as { markers: Fields[] };
    const fires = written.filter(({ kind }) => kind === 'fire');
    expect(fires).toEqual([
      { kind: 'fire', id: 'fire-1', side: 'westernesse', hex: '1707' },
      { kind: 'fire', id: 'fire-2', hex: '1608' },
    ]);
  });

  test('is cloned whole', () => {
    expect(gondorSiege.rules.clone(state)).toEqual(state);
  });

  test('is seen as it was written', () => {
    const view = gondorSiege.rules.view(state, 'sauron');
    expect(view).toMatchObject({
      banner: { leader: 'aragorn' },
      breaches: [['1105', '1205']],
      held: ['second-level'],
      demoralized: ['garrison'],
      supply: { ladders: 5, heads: 4 },
      road: ['westernesse', 'sauron'],
      oil: [1, 3, 3, 3, 0, 3],
    });
    expect(view.gates['second-gate']?.state).toBe('breached');
    // Whose a fire is depends on who threw it; what a cauldron is, is its owner's.
    expect(view.markers['fire-1']?.side).toBe('westernesse');
    expect(view.markers['cauldron-5']).not.toHaveProperty('dummy');
    expect(gondorSiege.rules.view(state, 'westernesse').markers['cauldron-5']).toMatchObject({ dummy: true });
  });
});

describe('what a position of Gondor leaves out', () => {
  test('all points are there, all counters, and nothing has happened', () => {
    expect(own(loaded({}))).toMatchObject({
      banner: null,
      breaches: [],
      engines: { ready: [], fired: [], moved: [] },
      magic: { grondAwake: false, inForce: [], points: { gandalf: 10, nazgul: 8 }, successes: {}, tried: [] },
      oil: [3, 3, 3, 3, 3, 3],
      relief: { called: false, men: false, rohan: false },
      road: [null, null],
      supply: { heads: 12, ladders: 12 },
      twenty: false,
    });
  });

  test('[17.4] [16.72] [16.43] [16.81] a new game begins with all of it, and nothing has happened', () => {
    expect(own(gondorSiege.rules.create({}))).toEqual({
      banner: null,
      breaches: [],
      demoralized: [],
      engines: { fired: [], moved: [], ready: [] },
      held: [],
      laid: [],
      magic: { grondAwake: false, inForce: [], points: { gandalf: 10, nazgul: 8 }, successes: {}, tried: [] },
      oil: [3, 3, 3, 3, 3, 3],
      ran: [],
      relief: { called: false, men: false, rohan: false },
      road: [null, null],
      strayed: [],
      supply: { heads: 12, ladders: 12 },
      twenty: false,
    });
  });

  test('counters that are here are no longer in the supply', () => {
    const state = loaded(
      markers(
        { kind: 'ladder', hex: '1510', against: '1509' },
        { kind: 'head', hex: '1807' },
        { kind: 'head', hex: '1707' },
      ),
    );
    expect(own(state).supply).toEqual({ heads: 10, ladders: 11 });
  });

  test('markers have the names that are free, and those sides that most have', () => {
    const state = loaded(
      markers(
        { kind: 'ladder', id: 'ladder-2', hex: '1510', against: '1509' },
        { kind: 'ladder', hex: '1410', against: '1309' },
        { kind: 'ladder', hex: '2410', against: '2409' },
        { kind: 'grond', hex: '1916' },
      ),
    );
    expect(state.markers.map(({ id, side }) => [id, side])).toEqual([
      ['ladder-2', 'sauron'],
      ['ladder-1', 'sauron'],
      ['ladder-3', 'sauron'],
      ['grond', 'sauron'],
    ]);
  });

  test('a marker without a name takes none that one after it has', () => {
    const state = loaded(
      markers(
        { kind: 'ladder', hex: '1410', against: '1309' },
        { kind: 'ladder', id: 'ladder-1', hex: '1510', against: '1509' },
      ),
    );
    expect(state.markers.map(({ id }) => id)).toEqual(['ladder-2', 'ladder-1']);
  });

  test('engines that are set up at the start may wait for it', () => {
    const waiting = ['sauron-catapult', 'city-catapult', 'siege-tower'].map((kind) => ({ kind, hex: 'reserve' }));
    expect(faults(markers(...waiting))).toEqual([]);
  });

  test('gates are Westernesse’s, but for those of which Sauron’s units hold both hexes', () => {
    const gates = (units: Fields[]) => {
      const { gates: found } = gondorSiege.rules.view(loaded({ units }), 'spectator');
      return Object.entries(found).flatMap(([id, { control }]) => (control === 'sauron' ? [id] : []));
    };
    expect(gates([{ id: 'orc-1', hex: '1910' }])).toEqual([]);
    expect(
      gates([
        { id: 'orc-1', hex: '1910' },
        { id: 'orc-2', hex: '1911' },
      ]),
    ).toEqual(['main-gate']);
  });

  test('who stands on the road was the last there', () => {
    const at1918 = { units: [{ id: 'orc-1', hex: '1918' }] };
    expect(own(loaded(at1918)).road).toEqual(['sauron', null]);
    const first = loaded({ units: [{ id: 'orc-archer-1', hex: '1918' }] });
    expect(own(first).road).toEqual(['sauron', null]);
    expect(makePosition(GONDOR, first)).toHaveProperty('road', { 1918: 'sauron' });
  });

  test('[20.1] G-170: of a set-up only once it is over', () => {
    const setUp = { turn: 0, phase: 'deployment', units: [{ id: 'orc-1', hex: '2124' }] };
    expect(own(loaded(setUp)).road).toEqual([null, null]);
  });
});

describe('faults of markers', () => {
  const tower = { kind: 'siege-tower', hex: '1912' };
  test.each<[what: string, spoiled: Fields, fault: string]>([
    ['no such carrier', markers({ kind: 'oil', with: 'hobbit-1' }), 'markers.0.with'],
    ['oil nowhere', markers({ kind: 'oil' }), 'markers.0.hex'],
    ['a tower nowhere', markers({ kind: 'siege-tower' }), 'markers.0.hex'],
    ['a head in reserve', markers({ kind: 'head', hex: 'reserve' }), 'markers.0.hex'],
    ['a catapult that is due', markers({ kind: 'sauron-catapult', hex: 'due' }), 'markers.0.hex'],
    ['a head in a mountain', markers({ kind: 'head', hex: '0101' }), 'markers.0.hex'],
    ['oil elsewhere than its carrier', markers({ kind: 'oil', with: 'spearman-1', hex: '1909' }), 'markers.0.hex'],
    ['a ladder against a mountain', markers({ kind: 'ladder', hex: '1510', against: '0101' }), 'markers.0.against'],
    [
      'two of one name',
      markers({ ...tower, id: 'siege-tower-1' }, { ...tower, id: 'siege-tower-1', hex: '1913' }),
      'markers.1',
    ],
    ['a ladder against nothing', markers({ kind: 'ladder', hex: '1510' }), 'markers: ladder-1 [16.43]'],
    [
      'a ladder against open ground',
      markers({ kind: 'ladder', hex: '1510', against: '1511' }),
      'markers: ladder-1 [16.43]',
    ],
    ['a ladder above its wall', markers({ kind: 'ladder', hex: '1509', against: '1510' }), 'markers: ladder-1 [16.43]'],
    [
      'two ladders in a hex',
      markers({ kind: 'ladder', hex: '1510', against: '1509' }, { kind: 'ladder', hex: '1510', against: '1409' }),
      'markers: ladder-2 [16.43]',
    ],
    [
      'two ladders against one wall',
      markers({ kind: 'ladder', hex: '1510', against: '1509' }, { kind: 'ladder', hex: '1510', against: '1509' }),
      'markers: ladder-2 [16.43]',
    ],
    [
      'a ladder against a slope',
      markers({ kind: 'ladder', hex: '0109', against: '0108' }),
      'markers: ladder-1 [16.43]',
    ],
    [
      'a ladder at its wall that is carried',
      {
        ...markers({ kind: 'ladder', with: 'orc-1', hex: '1510', against: '1509' }),
        units: [{ id: 'orc-1', hex: '1510' }],
      },
      'markers: ladder-1 [16.43]',
    ],
    [
      'oil with one who is lost',
      { ...markers({ kind: 'oil', with: 'spearman-1' }), units: [{ id: 'spearman-1', hex: 'lost' }] },
      'markers: oil-1 [16.72]',
    ],
    ['a tower against a wall', markers({ ...tower, against: '1811' }), 'markers: siege-tower-1 [13.1]'],
    ['an engine in a field', markers({ ...tower, hex: '0513' }), 'markers: siege-tower-1 [13.1]'],
    ['a catapult in a grove', markers({ kind: 'city-catapult', hex: '0214' }), 'markers: city-catapult-1 [13.2]'],
    ['two engines in a hex', markers(tower, { kind: 'grond', hex: '1912' }), 'markers: grond [14.1]'],
    ['a cauldron in the field', markers({ kind: 'cauldron', hex: '1912' }), 'markers: cauldron-1 [16.71]'],
    [
      'two cauldrons in a hex',
      markers({ kind: 'cauldron', hex: '1910' }, { kind: 'cauldron', hex: '1910', dummy: true }),
      'markers: cauldron-2 [16.71]',
    ],
    [
      'a cauldron that has no number',
      markers({ kind: 'cauldron', id: 'cauldron-7', hex: '1910' }),
      'markers: cauldron-7 [16.71]',
    ],
    ['a head in the field', markers({ kind: 'head', hex: '1912' }), 'markers: head-1 [16.82]'],
    ['oil with nobody', markers({ kind: 'oil', hex: '1910' }), 'markers: oil-1 [16.72]'],
    ['oil with an orc', markers({ kind: 'oil', with: 'orc-1' }), 'markers: oil-1 [16.72]'],
    [
      'two oils with one',
      markers({ kind: 'oil', with: 'spearman-1' }, { kind: 'oil', with: 'spearman-1' }),
      'markers: oil-2 [16.72]',
    ],
    ['a ladder that is carried', markers({ kind: 'ladder', with: 'orc-1', hex: '2022' }), 'markers: ladder-1 [16.43]'],
    ['a dummy of what has none', markers({ ...tower, dummy: true }), 'markers: siege-tower-1 [13.1]'],
    [
      'a cauldron that is known',
      markers({ kind: 'cauldron', hex: '1910', known: true }),
      'markers: cauldron-1 [16.71]',
    ],
    [
      'more Gronds than one',
      markers({ kind: 'grond', hex: '1912' }, { kind: 'grond', id: 'grond-2', hex: '1913' }),
      'markers [14.1]',
    ],
    [
      'four real cauldrons',
      markers(...['1910', '1709', '1609', '2009'].map((hex) => ({ kind: 'cauldron', hex }))),
      'markers [16.71]',
    ],
    [
      'more ladders than were agreed on',
      { ...markers({ kind: 'ladder', hex: '1510', against: '1509' }), options: { house: { ladders: 0 } } },
      'markers [16.43]',
    ],
    ['a Banner among the markers', markers({ kind: 'banner', hex: '1910' }), 'markers.0.kind'],
  ])('%s', (_what, spoiled, fault) => {
    expect(faults(spoiled)).toContain(fault);
  });

  test.each<[spoiled: Fields, names: string]>([
    [markers({ kind: 'oil', with: 'hobbit-1' }), 'hobbit-1'],
    [markers({ kind: 'oil' }), 'on a hex of the map or with a unit'],
    [markers({ kind: 'head', hex: '0101' }), '0101 is no place'],
    [markers({ kind: 'oil', with: 'spearman-1', hex: '1909' }), 'spearman-1, which carries it, is not in 1909'],
    [markers({ kind: 'ladder', hex: '1510', against: '0101' }), '0101 is no hex'],
  ])('are told in words that name them: %o', (spoiled, names) => {
    const result = parsePosition(GONDOR, { ...SOUND, ...spoiled });
    expect(result.ok ? [] : result.error.map(({ message }) => message)).toEqual([expect.stringContaining(names)]);
  });

  test('three real cauldrons and three dummies are none', () => {
    const hexes = ['1910', '1709', '1609', '2009', '2109', '2209'];
    expect(faults(markers(...hexes.map((hex, i) => ({ kind: 'cauldron', hex, dummy: i > 2 }))))).toEqual([]);
  });
});

describe('faults of gates and breaches', () => {
  test.each<[what: string, spoiled: Fields, fault: string]>([
    ['no such gate', { gates: { 'rear-gate': 'sauron' } }, 'gates.rear-gate'],
    ['holders of no gate', { holders: { 'rear-gate': ['sauron', 'sauron'] } }, 'holders.rear-gate'],
    [
      'another was last where one stands',
      { holders: { 'main-gate': ['sauron', 'sauron'] } },
      'holders.main-gate [15.15]',
    ],
    [
      'a gate of who holds none of its hexes',
      { gates: { 'main-gate': 'westernesse' }, holders: { 'main-gate': ['sauron', 'sauron'] }, units: [] },
      'gates.main-gate [15.15]',
    ],
    ['a breach in the Outer Wall', { breached: [['1510', '1509']] }, 'breached.0 [15.23]'],
    ['a breach where nothing stands', { breached: [['1912', '1913']] }, 'breached.0 [16.2]'],
    ['a breach in the rock', { breached: [['1810', '1909']] }, 'breached.0 [16.2]'],
    ['a breach in a gate that is none', { breached: ['rear-gate'] }, 'breached.0'],
    [
      'a breach named twice',
      {
        breached: [
          ['1105', '1205'],
          ['1205', '1105'],
        ],
      },
      'breached.1 [16.27]',
    ],
  ])('%s', (_what, spoiled, fault) => {
    expect(faults(spoiled)).toContain(fault);
  });
});

describe('faults of magic', () => {
  const FREEZE = { spell: 'freeze-leader', turn: 8, phase: 'magic-first', frozen: ['gandalf'] };
  const cast = (spell: Fields, successes: Fields = { 'freeze-leader': 1, fear: 1, 'operate-grond': 1 }): Fields => ({
    leaders: [{ id: 'gandalf', hex: '1910' }],
    magic: { successes },
    spells: [{ ...FREEZE, ...spell }],
  });

  test('a spell of this turn that has worked is none', () => {
    expect(faults(cast({}))).toEqual([]);
    expect(faults({ ...cast({}), phase: 'magic-first' })).toEqual([]);
  });

  test.each<[what: string, spoiled: Fields, fault: string]>([
    ['more points than there are', { magic: { points: { nazgul: 9 } } }, 'magic.points.nazgul [17.4]'],
    ['one who has tried twice', { magic: { tried: ['gandalf', 'gandalf'] } }, 'magic.tried.1 [17.0]'],
    ['a spell that does not last', cast({ spell: 'operate-grond', frozen: [] }), 'spells.0 [17.0]'],
    ['a spell of tomorrow', cast({ turn: 9 }), 'spells.0 [17.0]'],
    ['a spell of a later phase', { ...cast({ phase: 'magic-second' }), phase: 'sauron-movement' }, 'spells.0 [17.0]'],
    ['a spell that is over', cast({ turn: 6 }), 'spells.0 [17.3]'],
    ['a spell that was over this morning', cast({ turn: 7 }), 'spells.0 [17.3]'],
    ['a spell that never worked', cast({}, {}), 'spells.0 [17.4]'],
    ['fear that freezes', cast({ spell: 'fear' }), 'spells.0 [17.12]'],
    ['a frozen Nazgûl', cast({ frozen: ['nazgul'] }), 'spells.0 [17.12]'],
    ['a frozen hobbit', cast({ frozen: ['frodo'] }), 'spells.0.frozen.0'],
  ])('%s', (_what, spoiled, fault) => {
    expect(faults(spoiled)).toContain(fault);
  });
});

describe('faults of engines, supply, road, Banner and relief', () => {
  const tower = markers({ kind: 'siege-tower', hex: '1912' });
  const aragorn = {
    units: [{ id: 'men-cavalry-1', hex: '3014' }],
    leaders: [{ id: 'aragorn', hex: '3014' }],
    turn: 12,
    relief: { men: true },
    magic: { successes: { 'reveal-aragorn': 1 } },
  };

  test('the Banner with Aragorn, and a tower that is ready, are none', () => {
    expect(faults({ ...aragorn, banner: { leader: 'aragorn', turn: 12 } })).toEqual([]);
    expect(faults({ ...tower, engines: { ready: ['siege-tower-1'] } })).toEqual([]);
  });

  test.each<[what: string, spoiled: Fields, fault: string]>([
    ['an absent tower that is ready', { engines: { ready: ['siege-tower-1'] } }, 'engines.ready.0 [16.41]'],
    [
      'a tower that is ready, and another is here',
      { ...tower, engines: { ready: ['siege-tower-2'] } },
      'engines.ready.0 [16.41]',
    ],
    [
      'a tower that is ready, and still to come',
      { ...markers({ kind: 'siege-tower', id: 'siege-tower-4', hex: 'due' }), engines: { ready: ['siege-tower-4'] } },
      'engines.ready.0 [16.41]',
    ],
    ['a tower that has fired', { ...tower, engines: { fired: ['siege-tower-1'] } }, 'engines.fired.0 [16.12]'],
    ['an absent engine that was pushed', { engines: { moved: ['grond'] } }, 'engines.moved.0 [16.11]'],
    [
      'a tower that was pushed twice',
      { ...tower, engines: { moved: ['siege-tower-1', 'siege-tower-1'] } },
      'engines.moved.1 [16.11]',
    ],
    ['an absent ladder that was laid', { laid: ['ladder-1'] }, 'laid.0 [16.43]'],
    ['more ladders than there are', { supply: { ladders: 13 } }, 'supply [16.43]'],
    [
      'more heads than there are',
      { ...markers({ kind: 'head', hex: '1807' }), supply: { heads: 12 } },
      'supply [16.81]',
    ],
    ['oil of no cauldron', { oil: { 'cauldron-9': 1 } }, 'oil.cauldron-9'],
    ['more oil than a cauldron holds', { oil: { 'cauldron-1': 4 } }, 'oil.cauldron-1 [16.72]'],
    [
      'Sauron’s men out of their area while they deploy',
      { turn: 0, phase: 'deployment', units: [{ id: 'orc-1', hex: '1912' }] },
      'units: orc-1 [13.1]',
    ],
    [
      'the garrison out of its area while it deploys',
      { turn: 0, phase: 'deployment', units: [{ id: 'spearman-1', hex: '2124' }] },
      'units: spearman-1 [13.2]',
    ],
    ['no such unit that has run', { ran: ['hobbit-1'] }, 'ran.0'],
    ['no such unit astray', { strayed: ['hobbit-1'] }, 'strayed.0'],
    [
      'another was last on the road where one stands',
      { units: [{ id: 'orc-1', hex: '1918' }], road: { 1918: 'westernesse' } },
      'road.1918 [20.1]',
    ],
    ['a Banner with Gothmog', { ...aragorn, banner: { leader: 'gothmog', turn: 12 } }, 'banner [18.1]'],
    ['a Banner with who is not here', { ...aragorn, banner: { leader: 'gandalf', turn: 12 } }, 'banner [18.1]'],
    ['a Banner with nobody', { ...aragorn, banner: { leader: 'frodo', turn: 12 } }, 'banner.leader'],
    ['a Banner without the spell', { ...aragorn, magic: {}, banner: { leader: 'aragorn', turn: 12 } }, 'banner [18.1]'],
    ['a Banner of tomorrow', { ...aragorn, banner: { leader: 'aragorn', turn: 13 } }, 'banner [18.1]'],
    ['a Banner of long ago', { ...aragorn, banner: { leader: 'aragorn', turn: 5 } }, 'banner [18.1]'],
    ['Rohan, which nobody has called', { relief: { rohan: true } }, 'relief [14.2]'],
    [
      'Rohan on the map, and not come',
      { units: [{ id: 'horse-archer-1', hex: '0110' }], relief: { called: true } },
      'relief [14.2]',
    ],
    ['Aragorn’s men on the map, and not come', { ...aragorn, relief: {} }, 'relief [14.2]'],
    ['a level named twice', { held: ['citadel', 'citadel'] }, 'held.1 [20.2]'],
    ['no such level', { held: ['dungeon'] }, 'held.0'],
    ['an army demoralized twice', { demoralized: ['relief', 'relief'] }, 'demoralized.1 [9.2]'],
    [
      'Gondor’s spearmen beyond the northern edge',
      { units: [{ id: 'spearman-1', hex: 'rohan' }] },
      'units: spearman-1 [14.2]',
    ],
  ])('%s', (_what, spoiled, fault) => {
    expect(faults(spoiled)).toContain(fault);
  });

  test('all of them are found at once', () => {
    const found = faults({
      supply: { ladders: 13 },
      relief: { rohan: true },
      oil: { 'cauldron-1': 4 },
      breached: [['1510', '1509']],
    });
    expect(found.toSorted()).toEqual([
      'breached.0 [15.23]',
      'oil.cauldron-1 [16.72]',
      'relief [14.2]',
      'supply [16.43]',
    ]);
  });
});
