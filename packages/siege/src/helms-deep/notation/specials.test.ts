/** Positions with abilities, formations, sorties, fires that have been laid, rocks and the ram. */
import { scriptedDice, stateHash } from '@warbeacon/kernel';
import { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import { HELMS_DEEP, helmsDeep } from '../game.ts';
import { makePosition } from '../../notation/make-position.ts';
import { parsePosition } from '../../notation/position.ts';
import type { Position } from './position.schema.ts';
import { own } from '../own.ts';

/** Nobody but Westernesse, on the eve of nothing: sound, for spoiling. */
const SOUND: Position = {
  game: 'helms-deep',
  turn: 15,
  phase: 'westernesse-movement',
  units: [
    { id: 'infantry-1', hex: '0920' },
    { id: 'orc-1', hex: '1030' },
  ],
};
const loaded = (position: object) => {
  const result = parsePosition(HELMS_DEEP, position);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const faults = (spoiled: Partial<Position>): string[] => {
  const result = parsePosition(HELMS_DEEP, { ...SOUND, ...spoiled });
  return result.ok
    ? []
    : result.error.map(({ at, case: ruleCase }) => (ruleCase === undefined ? at : `${at} [${ruleCase}]`));
};
const sentences = (spoiled: Partial<Position>): string => {
  const result = parsePosition(HELMS_DEEP, { ...SOUND, ...spoiled });
  return result.ok ? '' : result.error.map(({ message }) => message).join(' ');
};
/** Marker with its side, as everybody sees it. */
const marker = (position: Partial<Position>, id: string) =>
  helmsDeep.view(loaded({ ...SOUND, ...position }).state, 'isengard').markers[id];

const KNIGHTS: NonNullable<Position['formations']>[number] = {
  kind: 'wedge',
  units: ['knight-1', 'knight-2'],
  leader: 'theoden',
};
const WEDGE = {
  units: [
    { id: 'knight-1', hex: '0922' },
    { id: 'knight-2', hex: '0922' },
  ],
  leaders: [{ id: 'theoden', hex: '0922' }],
  formations: [KNIGHTS],
} satisfies Partial<Position>;

const EVERYTHING: Position = {
  game: 'helms-deep',
  options: { wallBonus: 'both' },
  turn: 15,
  phase: 'westernesse-movement',
  units: [
    { id: 'knight-1', hex: '0922' },
    { id: 'knight-2', hex: '0922' },
    { id: 'infantry-1', hex: '0711' },
    { id: 'infantry-2', hex: '0808', used: true },
    { id: 'infantry-16', hex: 'away' },
    { id: 'archer-10', hex: 'caves' },
    { id: 'orc-1', hex: '1409' },
    { id: 'orc-2', hex: '1030', moved: true, spent: 4 },
    { id: 'dunland-infantry-1', hex: '0914', used: true },
    { id: 'uruk-infantry-7', hex: 'due' },
  ],
  leaders: [
    { id: 'theoden', hex: '0922' },
    { id: 'aragorn', hex: '0711' },
    { id: 'gimli', hex: '0711' },
    { id: 'legolas', hex: '0808', used: true },
    { id: 'captain-1', hex: '1409' },
    { id: 'gamling', hex: 'away' },
  ],
  markers: [
    { kind: 'ram', with: 'dunland-infantry-1' },
    { kind: 'blasting-fire', hex: '0811', placed: true, against: 'main-gate', dummy: true },
    { kind: 'blasting-fire', hex: '1411', placed: true },
    { kind: 'blasting-fire', with: 'uruk-infantry-7' },
    { kind: 'rocks', hex: '1310', dummy: true },
    { kind: 'rocks', hex: '1510', known: true },
    { kind: 'ladder', hex: '1511', against: '1510' },
  ],
  breached: ['rear-gate'],
  used: ['voice-of-saruman', 'orc-cunning-2', 'orc-cunning-1', 'sortie', 'horn', 'for-death-and-glory'],
  active: ['orc-cunning-1', 'sortie', 'horn', 'for-death-and-glory'],
  formations: [{ kind: 'wedge', units: ['knight-1', 'knight-2'], leader: 'theoden', glory: true, fresh: true }],
  sortie: { unit: 'infantry-1', leaders: ['aragorn', 'gimli'], home: '0710' },
  crept: ['orc-1'],
  supply: { ladders: 7, fires: { real: 2, dummy: 1 } },
};

describe('a position with everything in it', () => {
  const { state } = loaded(EVERYTHING);

  test('reads back as the same state', () => {
    const written = JSON.parse(JSON.stringify(makePosition(HELMS_DEEP, state))) as Position;
    expect(stateHash(loaded(written).state)).toBe(stateHash(state));
    // The order of announcement counts (H-2), so it is kept.
    expect(written.used).toEqual(EVERYTHING.used);
    expect(written).toMatchObject({
      active: EVERYTHING.active,
      formations: EVERYTHING.formations,
      sortie: EVERYTHING.sortie,
      crept: EVERYTHING.crept,
      supply: EVERYTHING.supply,
    });
  });

  test('is seen as it was written', () => {
    const view = helmsDeep.view(state, 'isengard');
    expect(view).toMatchObject({
      spent: EVERYTHING.used,
      active: EVERYTHING.active,
      formations: [{ kind: 'wedge', units: ['knight-1', 'knight-2'], leader: 'theoden', fresh: true, glory: true }],
      sortie: ['infantry-1', 'aragorn', 'gimli'],
      ladders: 7,
      fires: { left: 3, real: 2 },
    });
    expect(view.units['infantry-16']?.hex).toBe('away');
    expect(view.units['infantry-2']?.used).toBe(true);
    expect(view.leaders['legolas']?.used).toBe(true);
  });
});

describe('what a position leaves out', () => {
  test('[21.0] no ability is spent or in force, and nothing is formed', () => {
    expect(loaded(SOUND).state).toMatchObject({
      formations: [],
      own: { spent: [], active: [], sortie: null, crept: [] },
    });
  });

  test('[20.31] [20.67] ladders and fires that are not on the map can still come', () => {
    expect(own(loaded(SOUND).state).supply).toEqual({ ladders: 12, fires: { real: 6, dummy: 6 } });
    const { state } = loaded({
      ...SOUND,
      markers: [
        { kind: 'ladder', hex: '1311', against: '1310' },
        { kind: 'blasting-fire', with: 'orc-1' },
        { kind: 'blasting-fire', hex: '0811', placed: true, against: '0810', dummy: true },
      ],
    });
    expect(own(state).supply).toEqual({ ladders: 11, fires: { real: 5, dummy: 5 } });
    expect(own(loaded({ ...SOUND, supply: { fires: { real: 0 } } }).state).supply).toEqual({
      ladders: 12,
      fires: { real: 0, dummy: 6 },
    });
  });

  test('[21.51] the horn is in its tower, said or not', () => {
    expect(marker({}, 'horn-1')?.hex).toBe('0808');
    const rocks = { kind: 'rocks', hex: '1310' } as const;
    const said = loaded({ ...SOUND, markers: [rocks, { kind: 'horn', hex: '0808' }] }).state;
    expect(stateHash(said)).toBe(stateHash(loaded({ ...SOUND, markers: [rocks] }).state));
    expect(faults({ markers: [{ kind: 'horn' }, { kind: 'horn' }] })).toEqual(['markers [21.51]']);
  });

  test('[20.2] H-48: the ram is in play where it is named, and waits where it is due', () => {
    expect(marker({}, 'ram-1')).toBeUndefined();
    expect(marker({ markers: [{ kind: 'ram', hex: 'due' }] }, 'ram-1')?.hex).toBe('due');
    expect(marker({ markers: [{ kind: 'ram', hex: '1030' }] }, 'ram-1')?.hex).toBe('1030');
  });

  test('names of markers do not run into those that are written', () => {
    const markers: Position['markers'] = [
      { kind: 'rocks', hex: '1310' },
      { kind: 'rocks', hex: '1510', id: 'rocks-1' },
    ];
    expect(marker({ markers }, 'rocks-1')?.hex).toBe('1510');
    expect(marker({ markers }, 'rocks-2')?.hex).toBe('1310');
  });
});

describe('[20.33] the side at which Blasting Fire is laid', () => {
  const laid = (fire: Partial<NonNullable<Position['markers']>[number]>) =>
    marker({ markers: [{ kind: 'blasting-fire', placed: true, ...fire }] }, 'blasting-fire-1');

  test.each<[string, Partial<NonNullable<Position['markers']>[number]>]>([
    ['the other hex', { against: '0810' }],
    ['its name', { against: 'main-gate' }],
    ['its two hexes', { against: ['0811', '0810'] }],
    ['its name, under another word', { side: 'main-gate' }],
    ['nothing, where there is one only', {}],
  ])('a gate by %s', (_how, side) => {
    expect(laid({ hex: '0811', ...side })).toMatchObject({ hex: '0811', against: '0810', placed: true });
  });

  test.each<[string, Partial<NonNullable<Position['markers']>[number]>]>([
    ['the hex of the wall above it', { against: '1410' }],
    ['its name', { against: 'culvert-east' }],
    ['the passage', { against: 'culvert' }],
    ['its two hexes', { side: ['1410', '1411'] }],
    ['nothing', {}],
  ])('D-14: the Culvert by %s', (_how, side) => {
    expect(laid({ hex: '1411', ...side })).toMatchObject({ hex: '1411', against: 'culvert', placed: true });
  });

  test('inside as well as outside', () => {
    expect(laid({ hex: '0810', against: 'main-gate' })).toMatchObject({ hex: '0810', against: '0811' });
    expect(laid({ hex: '1008', against: 'inner-gate-south' })).toMatchObject({ hex: '1008', against: '0908' });
  });

  test('[20.33] [20.35] waits in the siege phase to be lit, and takes the dice that are written', () => {
    const table = position('turn 5, isengard-siege\n1030: orc-1\nblasting-fire 0811 against main-gate\ndice 3 6 6');
    table.play('blasting-fire-1 lit');
    expect(table.view().gates['main-gate']?.state).toBe('breached');
    expect(table.diceLeft).toEqual([6, 6]);
  });
});

describe('dice that fall before anybody can decide', () => {
  /** A duel is about to be rolled. */
  const rolling: object = {
    ...SOUND,
    phase: 'isengard-combat',
    units: [
      { id: 'infantry-1', hex: '0920' },
      { id: 'orc-1', hex: '0921' },
    ],
    leaders: [
      { id: 'gimli', hex: '0920' },
      { id: 'captain-1', hex: '0921' },
    ],
    frames: [
      { kind: 'sequence' },
      { kind: 'combat', side: 'isengard', segment: 'duel', step: 'begin', asked: [] },
      { kind: 'duelRoll', leader: 'captain-1', target: 'gimli' },
    ],
  };

  test('are those that are written, and what they bring is told', () => {
    const { dice, events } = loaded({ ...rolling, dice: [4, 3, 2] });
    expect(dice).toEqual([3, 2]);
    expect(events).toContainEqual(expect.objectContaining({ type: 'dueled', die: 4 }));
  });

  test('are else those of the reader, and without any there is no such position', () => {
    expect(parsePosition(HELMS_DEEP, rolling, scriptedDice([4]))).toMatchObject({ ok: true });
    expect(parsePosition(HELMS_DEEP, rolling)).toMatchObject({ ok: false, error: [{ at: 'dice' }] });
    expect(parsePosition(HELMS_DEEP, { ...rolling, dice: [] })).toMatchObject({
      ok: false,
      error: [{ at: 'dice', code: 'dice-exhausted' }],
    });
  });
});

describe('[21.0] abilities that are spent', () => {
  test('[21.81] H-72: Orc Cunning alone is that of both Captains; each by his number', () => {
    expect(own(loaded({ ...SOUND, used: ['orc-cunning'] }).state).spent).toEqual(['orc-cunning-1', 'orc-cunning-2']);
    expect(own(loaded({ ...SOUND, used: ['orc-cunning-2'] }).state).spent).toEqual(['orc-cunning-2']);
    const both = loaded({ ...SOUND, used: ['orc-cunning-2'], active: ['orc-cunning'] });
    expect(own(both.state).active).toEqual(['orc-cunning-2']);
  });

  test.each<[what: string, spoiled: Partial<Position>, expected: string[]]>([
    ['one that is none', { used: ['tea'] }, ['used.0']],
    ['one twice', { used: ['horn', 'sortie', 'horn'] }, ['used.2 [21.0]']],
    ["a Captain's, and both", { used: ['orc-cunning-1', 'orc-cunning'] }, ['used.1 [21.0]']],
    ['in force and not used', { active: ['horn'] }, ['active [21.0]']],
    ['both Captains in one turn', { used: ['orc-cunning'], active: ['orc-cunning'] }, ['active [21.81]']],
    ['before the first turn', { turn: 0, phase: 'deployment', units: [], used: ['horn'] }, ['used [21.0]']],
  ])('are refused: %s', (_what, spoiled, expected) => {
    expect(faults(spoiled)).toEqual(expected);
  });

  test('an unknown one is named', () => {
    expect(sentences({ used: ['ring-of-power'] })).toContain('ring-of-power');
    expect(sentences({ used: ['Ring of Power'] })).toContain('Ring of Power');
  });
});

describe('[8.4] formations', () => {
  test('share a hex', () => {
    expect(faults(WEDGE)).toEqual([]);
    expect(faults({ ...WEDGE, formations: [] })).toEqual(['units: knight-2 [5.0]']);
  });

  test('[8.44] the lower unit speaks for both, whichever is named first', () => {
    const swapped: Position['formations'] = [{ ...KNIGHTS, units: ['knight-2', 'knight-1'] }];
    expect(stateHash(loaded({ ...SOUND, ...WEDGE, formations: swapped }).state)).toBe(
      stateHash(loaded({ ...SOUND, ...WEDGE }).state),
    );
  });

  test('[14.2] G-67: may wait beyond the edge', () => {
    const units = ['heavy-infantry-1', 'heavy-infantry-2'].map((id) => ({ id, hex: 'due' }));
    const formations: Position['formations'] = [
      { kind: 'shield-wall', units: ['heavy-infantry-1', 'heavy-infantry-2'], leader: 'erkenbrand' },
    ];
    expect(faults({ units, leaders: [{ id: 'erkenbrand', hex: 'due' }], formations })).toEqual([]);
  });

  const one = (...units: NonNullable<Position['units']>) => units;
  const CAVERS: Partial<Position> = {
    units: one({ id: 'infantry-16', hex: 'caves' }, { id: 'infantry-17', hex: 'caves' }),
    leaders: [{ id: 'gamling', hex: 'caves' }],
    formations: [{ kind: 'shield-wall', units: ['infantry-16', 'infantry-17'], leader: 'gamling' }],
  };

  test('[14.2, 14.22] may wait in the caves once the horn has been blown', () => {
    expect(faults({ ...CAVERS, used: ['horn'] })).toEqual([]);
  });

  test.each<[what: string, spoiled: Partial<Position>, expected: string[]]>([
    [
      '[8.43] in two hexes',
      { ...WEDGE, units: one({ id: 'knight-1', hex: '0922' }, { id: 'knight-2', hex: '0923' }) },
      ['formations.0 [8.43]'],
    ],
    [
      '[8.43] off the map',
      { ...WEDGE, units: one({ id: 'knight-1', hex: 'lost' }, { id: 'knight-2', hex: 'lost' }) },
      ['formations.0 [8.43]'],
    ],
    [
      '[14.2] of Isengard, before it comes onto the map',
      {
        units: one({ id: 'dunland-infantry-5', hex: 'due' }, { id: 'dunland-infantry-6', hex: 'due' }),
        formations: [{ kind: 'shield-wall', units: ['dunland-infantry-5', 'dunland-infantry-6'], leader: 'chief' }],
      },
      ['formations.0 [14.2]'],
    ],
    ['[14.22] in the caves, and the horn has not been blown', CAVERS, ['formations.0 [14.22]']],
    [
      '[8.43] not equal: one is worn',
      { ...WEDGE, units: one({ id: 'knight-1', hex: '0922', reduced: true }, { id: 'knight-2', hex: '0922' }) },
      ['formations.0 [8.43]'],
    ],
    [
      '[7.57] disrupted',
      { ...WEDGE, units: one({ id: 'knight-1', hex: '0922' }, { id: 'knight-2', hex: '0922', disrupted: true }) },
      ['formations.0 [7.57]'],
    ],
    [
      '[8.41] on ground that is not clear',
      { ...WEDGE, units: one({ id: 'knight-1', hex: '1409' }, { id: 'knight-2', hex: '1409' }) },
      ['formations.0 [8.41]'],
    ],
    [
      '[8.42] cavalry in a shield wall',
      { ...WEDGE, formations: [{ ...KNIGHTS, kind: 'shield-wall' }] },
      ['formations.0 [8.42]', 'formations.0 [8.42]'],
    ],
    [
      "[8.43] under the enemy's leader",
      { ...WEDGE, formations: [{ ...KNIGHTS, leader: 'chief' }] },
      ['formations.0 [8.43]', 'formations.0 [8.43]'],
    ],
    [
      '[21.21] by an ability that is another leader’s',
      { ...WEDGE, formations: [{ ...KNIGHTS, leader: 'eomer', glory: true }] },
      ['formations.0 [21.21]'],
    ],
    [
      '[21.21] by an ability that has not been used',
      { ...WEDGE, formations: [{ ...KNIGHTS, glory: true }] },
      ['formations.0 [21.21]'],
    ],
    [
      '[8.42] bowmen',
      {
        units: one({ id: 'archer-1', hex: '0922' }, { id: 'archer-2', hex: '0922' }),
        formations: [{ kind: 'shield-wall', units: ['archer-1', 'archer-2'], leader: 'gimli' }],
      },
      ['formations.0 [8.42]', 'formations.0 [8.42]'],
    ],
    [
      '[8.41] [A8.41] Orcs',
      {
        units: one({ id: 'orc-1', hex: '0922' }, { id: 'orc-2', hex: '0922' }),
        formations: [{ kind: 'shield-wall', units: ['orc-1', 'orc-2'], leader: 'captain-1' }],
      },
      ['formations.0 [8.41]', 'formations.0 [8.41]'],
    ],
    [
      '[A8.41] H-8: Dunlendings with another than their Chief',
      {
        units: one({ id: 'dunland-infantry-1', hex: '0922' }, { id: 'dunland-infantry-2', hex: '0922' }),
        formations: [
          { kind: 'shield-wall', units: ['dunland-infantry-1', 'dunland-infantry-2'], leader: 'lieutenant' },
        ],
      },
      ['formations.0 [8.41]', 'formations.0 [8.41]'],
    ],
    [
      '[8.42] of one unit, and of one that is in another',
      {
        ...WEDGE,
        formations: [
          KNIGHTS,
          { kind: 'wedge', units: ['knight-1', 'knight-1'], leader: 'theoden' },
          { kind: 'wedge', units: ['knight-2', 'knight-1'], leader: 'theoden' },
        ],
      },
      ['formations.1 [8.42]', 'formations.2 [8.42]', 'formations.2 [8.42]'],
    ],
    [
      'of who is in no game',
      { ...WEDGE, formations: [{ kind: 'wedge', units: ['knight-1', 'knight-9'], leader: 'sauron' }] },
      ['formations.0.units.1', 'formations.0.leader', 'units: knight-2 [5.0]'],
    ],
  ])('are refused: %s', (_what, spoiled, expected) => {
    expect(faults(spoiled)).toEqual(expected);
  });

  test('Dunlendings form with their Chief', () => {
    expect(
      faults({
        units: one({ id: 'dunland-infantry-1', hex: '0922' }, { id: 'dunland-infantry-2', hex: '0922' }),
        formations: [{ kind: 'shield-wall', units: ['dunland-infantry-1', 'dunland-infantry-2'], leader: 'chief' }],
      }),
    ).toEqual([]);
  });
});

describe('[21.41] the attack of the sortie', () => {
  test('is written while the enemy says whether he stands', () => {
    const table = position(`
      turn 5, abilities
      0710: infantry-1, aragorn
      0811: orc-archer-1
      0825: orc-1
    `).play('sortie', 'infantry-1 attacks orc-archer-1');
    expect(table.view().decision).toMatchObject({ kind: 'retreat-before', piece: 'orc-archer-1' });
    const written = makePosition(HELMS_DEEP, table.state);
    expect(written.attacks).toEqual([{ unit: 'infantry-1', target: 'orc-archer-1', hex: '0811' }]);
    expect(stateHash(loaded(written).state)).toBe(stateHash(table.state));
  });
});

describe('other faults', () => {
  const SORTIE: Partial<Position> = {
    phase: 'isengard-movement',
    units: [
      { id: 'infantry-1', hex: '0711' },
      { id: 'orc-1', hex: '1030' },
    ],
    used: ['sortie'],
    active: ['sortie'],
    sortie: { unit: 'infantry-1', leaders: [], home: '0710' },
  };

  test.each<[what: string, spoiled: Partial<Position>, expected: string[]]>([
    ['[20.33] a fire laid where there is no gate', fire({ hex: '1030', placed: true }), ['markers.0.against [20.33]']],
    [
      '[20.33] a fire laid at a wall',
      fire({ hex: '1311', placed: true, against: '1310' }),
      ['markers: blasting-fire-1 [20.33]'],
    ],
    [
      '[20.33] D-14: a fire laid at the Culvert from inside',
      fire({ hex: '1409', placed: true, against: 'culvert-west' }),
      ['markers: blasting-fire-1 [20.33]'],
    ],
    ['a fire laid at a gate of another hex', fire({ hex: '0811', against: 'rear-gate' }), ['markers.0.against']],
    ['a fire laid at a side that is none', fire({ hex: '0811', against: 'cellar-door' }), ['markers.0.against']],
    ['[20.32] a fire that nobody carries and nobody laid', fire({ hex: '0811' }), ['markers.0.against [20.32]']],
    ['[20.33] a fire that is carried and laid', fire({ with: 'orc-1', placed: true }), ['markers.0.against [20.33]']],
    ['a fire that is elsewhere than its carrier', fire({ with: 'orc-1', hex: '1031' }), ['markers.0.hex']],
    ['a fire with nobody, not yet come', fire({ hex: 'due' }), ['markers.0.hex']],
    ['rocks at a side', { markers: [{ kind: 'rocks', hex: '1310', against: '1311' }] }, ['markers.0.against']],
    [
      '[20.31] a fire with wargs, and one with a Dunlending who has the ram',
      {
        units: [
          { id: 'warg-1', hex: '1030' },
          { id: 'dunland-infantry-1', hex: '1031' },
        ],
        markers: [
          { kind: 'blasting-fire', with: 'warg-1' },
          { kind: 'ram', with: 'dunland-infantry-1' },
          { kind: 'blasting-fire', with: 'dunland-infantry-1' },
        ],
      },
      ['markers: blasting-fire-1 [20.31]', 'markers: blasting-fire-2 [20.31]', 'markers: blasting-fire-2 [20.31]'],
    ],
    [
      '[14.1] two rams',
      {
        markers: [
          { kind: 'ram', hex: '1030' },
          { kind: 'ram', hex: '1031' },
        ],
      },
      ['markers [14.1]'],
    ],
    [
      '[20.61] two ladders in a hex',
      {
        markers: [
          { kind: 'ladder', hex: '1311', against: '1310' },
          { kind: 'ladder', hex: '1311', against: '1410' },
        ],
      },
      ['markers: ladder-2 [20.61]'],
    ],
    [
      '[20.81] H-60: two rocks in a hex',
      {
        markers: [
          { kind: 'rocks', hex: '1310' },
          { kind: 'rocks', hex: '1310', dummy: true },
        ],
      },
      ['markers: rocks-2 [20.81]'],
    ],
    [
      '[20.83] dummies under Isengard’s feet',
      { units: [{ id: 'orc-1', hex: '1310' }], markers: [{ kind: 'rocks', hex: '1310', dummy: true }] },
      ['markers: rocks-1 [20.83]'],
    ],
    [
      '[20.83] dummies that are known, and fire',
      {
        markers: [
          { kind: 'rocks', hex: '1310', dummy: true, known: true },
          { kind: 'blasting-fire', with: 'orc-1', known: true },
        ],
      },
      ['markers: rocks-1 [20.83]', 'markers: blasting-fire-1 [20.83]'],
    ],
    ['[20.67] more ladders than there are', { supply: { ladders: 13 } }, ['supply [20.67]']],
    [
      '[20.31] more fires than there are, both kinds',
      {
        markers: [{ kind: 'blasting-fire', with: 'orc-1' }],
        supply: { fires: { real: 6, dummy: 7 } },
      },
      ['supply [20.31]', 'supply [20.31]'],
    ],
    ['[21.41] a sortie of nobody there', { ...SORTIE, units: [{ id: 'orc-1', hex: '1030' }] }, ['sortie [21.41]']],
    ['[21.41] a sortie that is not in force', { ...SORTIE, active: [] }, ['sortie [21.41]']],
    [
      '[21.41] a sortie of knights and Orc Captains from the yard',
      { ...SORTIE, sortie: { unit: 'knight-1', leaders: ['captain-1'], home: '0809' } },
      ['sortie [21.41]', 'sortie [21.41]', 'sortie [21.41]', 'sortie [21.41]'],
    ],
    [
      'a sortie of the unknown',
      { ...SORTIE, sortie: { unit: 'infantry-99', leaders: ['bilbo'], home: '0101' } },
      ['sortie.unit', 'sortie.leaders.0', 'sortie.home'],
    ],
    [
      '[21.81] wargs crept in, with nobody’s cunning',
      { units: [{ id: 'warg-1', hex: '1030' }], crept: ['warg-1', 'orc-99'] },
      ['crept.1', 'crept [21.81]', 'crept [21.81]'],
    ],
    [
      '[14.22] Isengard in the caves and gone by the west',
      {
        units: [
          { id: 'orc-1', hex: 'caves' },
          { id: 'orc-2', hex: 'away' },
        ],
        leaders: [{ id: 'chief', hex: 'caves' }],
      },
      ['units: orc-1 [14.22]', 'units: orc-2 [14.22]', 'leaders: chief [14.22]'],
    ],
    [
      '[18.13] a leader in a Culvert that has collapsed',
      { leaders: [{ id: 'captain-1', hex: '1410', place: 'culvert' }], collapsed: ['culvert-east'] },
      ['leaders: captain-1 [18.13]'],
    ],
    [
      '[8.44] the second unit of a wedge attacks by itself',
      {
        ...WEDGE,
        phase: 'westernesse-combat',
        segment: 'melee',
        units: [...WEDGE.units, { id: 'orc-1', hex: '0923' }],
        attacks: [{ unit: 'knight-2', target: 'orc-1', hex: '0923' }],
      },
      ['attacks.0 [8.44]'],
    ],
  ])('%s', (_what, spoiled, expected) => {
    expect(faults(spoiled)).toEqual(expected);
  });

  test('a fire at one of two gates must say which', () => {
    // No hex of the map has two gates: it is asked of a hex that has none.
    expect(sentences(fire({ hex: '1030', placed: true }))).toContain('no gate');
  });

  test('[21.81] [A8.24] W-11: who may creep may be in the passage of a whole Culvert, and who has followed him', () => {
    for (const id of ['orc-1', 'orc-archer-1', 'uruk-infantry-1'])
      expect(faults({ units: [{ id, hex: '1410', place: 'culvert' }] })).toEqual([]);
    expect(faults({ leaders: [{ id: 'captain-1', hex: '1410', place: 'culvert' }] })).toEqual([]);
    const table = position(`
      turn 5, westernesse-combat, melee
      1409: uruk-infantry-1, chief
      1408: infantry-1
      1410: infantry-2
      crept uruk-infantry-1
      spent orc-cunning-1
      active orc-cunning-1
    `).rolling(3, 5, 6);
    table.play('infantry-1 attacks uruk-infantry-1', 'infantry-2 attacks uruk-infantry-1', 'done');
    table.play('uruk-infantry-1 retreats culvert', 'chief follows');
    expect(table.at('chief')).toBe('culvert');
    expect(stateHash(loaded(makePosition(HELMS_DEEP, table.state)).state)).toBe(stateHash(table.state));
  });

  test('all that is unknown is named', () => {
    const words = sentences({
      units: [{ id: 'nazgul-1', hex: '1030' }],
      leaders: [{ id: 'saruman', hex: '1030' }],
      markers: [{ kind: 'blasting-fire', with: 'balrog-1' }],
      attacks: [{ unit: 'troll-1', target: 'ent-1', hex: '0102' }],
      crept: ['gollum-1'],
    });
    for (const id of ['nazgul-1', 'saruman', 'balrog-1', 'troll-1', 'ent-1', '0102', 'gollum-1']) {
      expect(words).toContain(id);
    }
    expect(sentences({ units: [{ id: 'Uruk Infantry', hex: '1030' }] })).toContain('Uruk Infantry');
  });
});

function fire(fields: Partial<NonNullable<Position['markers']>[number]>): Partial<Position> {
  return { markers: [{ kind: 'blasting-fire', ...fields }] };
}
