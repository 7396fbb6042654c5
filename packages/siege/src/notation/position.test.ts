import { stateHash, why } from '@warbeacon/kernel';
import { HELMS_DEEP_SUBJECT as SUBJECT, position } from '@warbeacon/siege/testing';
import { walk } from '@warbeacon/testkit';
import { describe, expect, test } from 'vitest';
import { HELMS_DEEP, helmsDeep } from '../helms-deep/game.ts';
import { SIEGES } from '../helms-deep/laws.fixture.ts';
import { makePosition } from './make-position.ts';
import { parsePosition } from './position.ts';
import type { Position } from '../helms-deep/notation/position.schema.ts';

const load = (position: unknown) => parsePosition(HELMS_DEEP, position);
const loaded = (position: Position) => {
  const result = load(position);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const faults = (position: unknown) => {
  const result = load(position);
  return result.ok
    ? []
    : result.error.map(({ at, case: ruleCase }) => (ruleCase === undefined ? at : `${at} [${ruleCase}]`));
};
/** A position that is sound, for spoiling. */
const SOUND: Position = {
  game: 'helms-deep',
  turn: 3,
  phase: 'isengard-movement',
  units: [{ id: 'orc-1', hex: '1020' }],
};

const WALL = HELMS_DEEP.terrain.map.zones['rocks'] ?? [];
/** Places at the foot of a wall, one ladder more than there are, each with the place above it. */
const FEET = HELMS_DEEP.terrain.links
  .flatMap((links, at) => {
    const up = links.find((link) => link.up === 1 && link.kind === 'wall');
    return up ? [[HELMS_DEEP.terrain.ids[at] ?? '', HELMS_DEEP.terrain.ids[up.to] ?? '']] : [];
  })
  .slice(0, 13);

describe('a position that has been written', () => {
  test('needs its frames only where phase and segment do not say it all', () => {
    let [short, long] = [0, 0];
    for (const { ply, state } of walk(SUBJECT, { seed: 1, from: position(SIEGES['the wall'] ?? '').state })) {
      if (ply % 5 > 0) continue;
      const written = JSON.parse(JSON.stringify(makePosition(HELMS_DEEP, state))) as Position;
      expect(stateHash(loaded(written).state)).toBe(stateHash(state));
      if (written.frames === undefined) short++;
      else long++;
    }
    expect(short).toBeGreaterThan(10);
    expect(long).toBeGreaterThan(0);
  });

  test('keeps the dice that are still to come', () => {
    const { state } = loaded(SOUND);
    expect(makePosition(HELMS_DEEP, state, [4, 3]).dice).toEqual([4, 3]);
    expect(loaded({ ...SOUND, dice: [4, 3] }).dice).toEqual([4, 3]);
    expect(loaded(SOUND).dice).toBeUndefined();
  });
});

describe('a position written by hand', () => {
  test('needs the moment and the pieces; nobody else is in play', () => {
    const { state } = loaded(SOUND);
    expect(Object.keys(helmsDeep.view(state, 'spectator').units)).toEqual(['orc-1']);
    expect(helmsDeep.deciders(state)).toEqual(['isengard']);
    expect(helmsDeep.view(state, 'spectator').gates['main-gate']).toEqual({ control: 'westernesse', state: 'shut' });
  });

  test('stands at its moment, though nobody can do anything in it: one may ask why', () => {
    const units = [{ id: 'orc-1', hex: '1020', disrupted: true }];
    const { state } = loaded({ ...SOUND, units });
    expect(helmsDeep.view(state, 'spectator')).toMatchObject({ turn: 3, phase: 'isengard-movement' });
    expect([...helmsDeep.legal(state, 'isengard')]).toEqual([{ type: 'done' }]);
    expect(why(helmsDeep, state, 'isengard', { type: 'move', piece: 'orc-1', path: ['1021'] })).toMatchObject({
      code: 'disrupted',
      case: '7.57',
    });
    for (const [phase, segment] of [
      ['isengard-siege', undefined],
      ['isengard-combat', 'duel'],
      ['rally', undefined],
      ['abilities', undefined],
    ] as const) {
      const still = loaded({ ...SOUND, phase, units, ...(segment ? { segment } : {}) }).state;
      expect(helmsDeep.view(still, 'spectator')).toMatchObject({ turn: 3, phase, segment: segment ?? null });
    }
  });

  test('within its phase goes on to the first decision there is', () => {
    const units = [
      { id: 'orc-1', hex: '1020' },
      { id: 'infantry-1', hex: '1021' },
    ];
    const { state } = loaded({ ...SOUND, phase: 'isengard-combat', units });
    expect(helmsDeep.view(state, 'spectator')).toMatchObject({ phase: 'isengard-combat', segment: 'melee' });
  });

  test('sets counters and what has happened to them this turn', () => {
    const { state } = loaded({
      ...SOUND,
      units: [
        { id: 'orc-1', hex: '1020', reduced: true, disrupted: true, fired: true },
        { id: 'infantry-16', hex: 'caves' },
        { id: 'uruk-infantry-9', hex: 'due' },
        { id: 'warg-1', hex: 'lost' },
        { id: 'orc-2', hex: '1025' },
      ],
      leaders: [{ id: 'captain-1', hex: '1020', rallies: 1, reduced: true }],
    });
    const view = helmsDeep.view(state, 'isengard');
    expect(view.units['orc-1']).toMatchObject({
      hex: '1020',
      reduced: true,
      disrupted: true,
      moved: false,
      fired: true,
    });
    expect(view.units['infantry-16']?.hex).toBe('caves');
    expect(view.units['uruk-infantry-9']?.hex).toBe('due');
    expect(view.units['warg-1']?.hex).toBe('lost');
    expect(view.leaders['captain-1']).toMatchObject({ hex: '1020', reduced: true, rallies: 1 });
  });

  test('opens gates by name or by their hexes, and the Culvert, with a unit below or on top', () => {
    const { state } = loaded({
      ...SOUND,
      units: [
        { id: 'orc-1', hex: '1410', place: 'culvert' },
        { id: 'infantry-1', hex: '1410' },
      ],
      breached: [['0811', '0810'], 'culvert-west'],
      collapsed: ['rear-gate'],
      gates: { 'main-gate': 'isengard' },
      demoralization: { westernesse: 40 },
    });
    const view = helmsDeep.view(state, 'spectator');
    expect(view.gates['main-gate']).toEqual({ control: 'isengard', state: 'breached' });
    expect(view.gates['rear-gate']).toEqual({ control: 'westernesse', state: 'collapsed' });
    expect(view.culvert).toBe('breached');
    expect(view.units['orc-1']).toMatchObject({ hex: '1410', place: 'culvert' });
    expect(view.units['infantry-1']).toMatchObject({ hex: '1410' });
    expect(view.points.westernesse.now).toBe(40);
    expect(stateHash(loaded(makePosition(HELMS_DEEP, state) as Position).state)).toBe(stateHash(state));
  });

  test.each([
    ['breached', 'culvert'],
    ['breached', 'culvert-east'],
    ['collapsed', 'culvert'],
    ['collapsed', 'culvert-west'],
  ] as const)('[18.13] the Culvert is %s under the name of %s', (state, name) => {
    expect(helmsDeep.view(loaded({ ...SOUND, [state]: [name] }).state, 'spectator').culvert).toBe(state);
  });

  test('[18.13] W-56: nobody is in a fallen Culvert but a leader who is asked where he flies', () => {
    const fallen: Position = {
      ...SOUND,
      phase: 'isengard-siege',
      units: [
        { id: 'orc-1', hex: '1311' },
        { id: 'orc-2', hex: '1511' },
      ],
      leaders: [{ id: 'captain-1', hex: '1410', place: 'culvert' }],
      collapsed: ['culvert'],
    };
    expect(faults(fallen)).toEqual(['leaders: captain-1 [18.13]']);
    const frames = [
      { kind: 'sequence' },
      { kind: 'siege', begun: true },
      { kind: 'join', leader: 'captain-1', must: true },
    ];
    const { state } = loaded({ ...fallen, frames });
    expect(helmsDeep.deciders(state)).toEqual(['isengard']);
    expect(stateHash(loaded(makePosition(HELMS_DEEP, state) as Position).state)).toBe(stateHash(state));
  });

  test('[18.11] a breached Culvert is open to everybody on foot', () => {
    for (const id of ['dunland-infantry-1', 'infantry-1'])
      expect(faults({ ...SOUND, units: [{ id, hex: '1410', place: 'culvert' }], breached: ['culvert'] })).toEqual([]);
  });

  test.each(['missile', 'duel', 'melee', undefined] as const)(
    '[22.12] [23.11] H-74, H-79: is over where it is decided, in segment %s too',
    (segment) => {
      const units = [...(SOUND.units ?? []), { id: 'infantry-1', hex: '1021' }];
      const combat = { ...SOUND, turn: 15, phase: 'isengard-combat', units, ...(segment ? { segment } : {}) } as const;
      const outcome = (more: Partial<Position>) => helmsDeep.outcome(loaded({ ...combat, ...more }).state);
      expect(outcome({ demoralization: { isengard: 119 } })).toBeNull();
      expect(outcome({ demoralization: { isengard: 120 } })).toMatchObject({ winner: 'westernesse', case: '23.12' });
      const dead = ['theoden', 'eomer', 'erkenbrand'].map((id) => ({ id, hex: 'lost' }));
      expect(outcome({ leaders: dead })).toMatchObject({ winner: 'isengard', case: '23.11' });
      const { state, events } = loaded({ ...combat, leaders: dead });
      expect(helmsDeep.deciders(state)).toEqual([]);
      expect(events).toContainEqual(expect.objectContaining({ type: 'over', winner: 'isengard' }));
      expect(stateHash(loaded(makePosition(HELMS_DEEP, state) as Position).state)).toBe(stateHash(state));
    },
  );

  test('names the segment of a combat phase', () => {
    const { state } = loaded({
      game: 'helms-deep',
      turn: 3,
      phase: 'isengard-combat',
      segment: 'melee',
      units: [
        { id: 'uruk-infantry-1', hex: '1122' },
        { id: 'infantry-9', hex: '1121' },
      ],
    });
    expect(helmsDeep.view(state, 'spectator')).toMatchObject({
      segment: 'melee',
      decision: { kind: 'melee', side: 'isengard' },
    });
  });

  test('[15.15] W-9: who stands in a hex of a gate was there last, and in both controls it', () => {
    const gates = (units: Position['units'], more: Partial<Position> = {}) =>
      loaded({ ...SOUND, ...more, units }).state.gates[
        HELMS_DEEP.terrain.gates.findIndex(({ id }) => id === 'rear-gate')
      ];
    const below = { id: 'orc-1', hex: '1107' };
    const above = { id: 'orc-2', hex: '1007' };
    expect(gates([below])).toMatchObject({ holders: ['isengard', 'westernesse'], control: 'westernesse' });
    expect(gates([below, above])).toMatchObject({ holders: ['isengard', 'isengard'], control: 'isengard' });
    expect(gates([], { holders: { 'rear-gate': ['isengard', 'isengard'] } })).toMatchObject({ control: 'isengard' });
    // With one of the two hexes held by somebody else, what is written counts.
    expect(gates([below], { gates: { 'rear-gate': 'isengard' } })).toMatchObject({ control: 'isengard' });
    expect(gates([{ id: 'infantry-1', hex: '1007' }], { gates: { 'rear-gate': 'isengard' } })).toMatchObject({
      holders: ['isengard', 'westernesse'],
      control: 'isengard',
    });
  });

  test('[20.31] D-12: Blasting Fire may wait with a unit that is due', () => {
    const { state } = loaded({
      ...SOUND,
      units: [
        { id: 'orc-1', hex: '1020' },
        { id: 'uruk-infantry-4', hex: 'due' },
      ],
      markers: [{ kind: 'blasting-fire', with: 'uruk-infantry-4' }],
    });
    expect(helmsDeep.view(state, 'isengard').markers['blasting-fire-1']?.hex).toBe('due');
    expect(stateHash(loaded(makePosition(HELMS_DEEP, state) as Position).state)).toBe(stateHash(state));
  });

  test('puts markers on hexes, with units and against sides', () => {
    const { state } = loaded({
      ...SOUND,
      markers: [
        { kind: 'ladder', hex: '1311', against: '1310' },
        { kind: 'rocks', hex: '1310', dummy: false },
        { kind: 'blasting-fire', with: 'orc-1', dummy: true },
        { kind: 'horn' },
      ],
    });
    const { markers } = helmsDeep.view(state, 'isengard');
    expect(markers['ladder-1']).toMatchObject({ kind: 'ladder', hex: '1311', against: '1310', side: 'isengard' });
    expect(markers['blasting-fire-1']).toMatchObject({ with: 'orc-1', hex: '1020', dummy: true });
    expect(markers['horn-1']?.hex).toBe('0808');
    expect(stateHash(loaded(makePosition(HELMS_DEEP, state) as Position).state)).toBe(stateHash(state));
  });
});

describe('[20.82] [20.83] Rocks in a position', () => {
  const shown = (marker: object, orc = '1020') => {
    const units = [
      { id: 'orc-1', hex: orc },
      { id: 'infantry-1', hex: '0810' },
    ];
    const { state } = loaded({ ...SOUND, units, leaders: [], markers: [{ kind: 'rocks', hex: '1310', ...marker }] });
    return helmsDeep.view(state, 'isengard').markers['rocks-1']?.dummy;
  };

  test('[20.83] are Westernesse’s secret', () => {
    expect(shown({})).toBeUndefined();
    expect(shown({ dummy: true })).toBeUndefined();
    expect(shown({ known: false })).toBeUndefined();
  });

  test('[20.82] unless they are known, or Isengard stands there', () => {
    expect(shown({ known: true })).toBe(false);
    expect(shown({}, '1310')).toBe(false);
  });
});

describe('a faulty position is refused', () => {
  test('with all its faults listed', () => {
    expect(
      faults({
        ...SOUND,
        turn: 21,
        segment: 'melee',
        units: [
          { id: 'orc-1', hex: '1020' },
          { id: 'orc-2', hex: '1020' },
          { id: 'orc-1', hex: '1021' },
          { id: 'orc-7', hex: '1022' },
          { id: 'orc-3', hex: '0101' },
          { id: 'warg-1', hex: '0510' },
        ],
        breached: [['1020', '1021']],
        gates: { 'front-door': 'isengard' },
      }),
    ).toEqual([
      'units.2',
      'units.3.id',
      'units.4.hex',
      'gates.front-door',
      'breached.0 [20.34]',
      'segment [7.0]',
      'turn [12.0]',
      'units: warg-1 [15.61]',
    ]);
  });

  test.each<[what: string, spoiled: object, faults: string[]]>([
    [
      '[5.0] two units in one hex',
      {
        units: [
          { id: 'orc-1', hex: '1020' },
          { id: 'orc-2', hex: '1020' },
        ],
      },
      ['units: orc-2 [5.0]'],
    ],
    [
      '[5.0] enemies in one hex',
      {
        units: [
          { id: 'orc-1', hex: '1020' },
          { id: 'archer-2', hex: '1020' },
        ],
      },
      ['units: archer-2 [5.0]'],
    ],
    ['[4.27] a leader among enemies', { leaders: [{ id: 'gimli', hex: '1020' }] }, ['leaders: gimli [4.27]']],
    [
      '[4.27] a leader among friends and enemies',
      {
        units: [
          { id: 'orc-1', hex: '1020' },
          { id: 'archer-2', hex: '1020' },
        ],
        leaders: [{ id: 'captain-1', hex: '1020' }],
      },
      ['units: archer-2 [5.0]', 'leaders: captain-1 [4.27]'],
    ],
    [
      '[A4.27] leaders of both sides in one hex',
      {
        leaders: [
          { id: 'gimli', hex: '1022' },
          { id: 'chief', hex: '1022' },
        ],
      },
      ['leaders: gimli [A4.27]'],
    ],
    ['[15.72] cavalry on the Deeping Wall', { units: [{ id: 'knight-1', hex: '1510' }] }, ['units: knight-1 [15.72]']],
    [
      '[18.12] cavalry in the Culvert',
      { units: [{ id: 'warg-1', hex: '1410', place: 'culvert' }] },
      ['units: warg-1 [18.12]'],
    ],
    [
      '[18.13] a unit in a Culvert that has collapsed',
      { units: [{ id: 'orc-1', hex: '1410', place: 'culvert' }], collapsed: ['culvert-east'] },
      ['units: orc-1 [18.13]'],
    ],
    [
      '[20.35] what is breached and has collapsed',
      { breached: ['main-gate'], collapsed: ['main-gate'] },
      ['collapsed.0 [20.35]'],
    ],
    [
      '[15.15] a gate hex held by another than stands in it',
      { units: [{ id: 'orc-1', hex: '1107' }], holders: { 'rear-gate': ['westernesse', 'westernesse'] } },
      ['holders.rear-gate [15.15]'],
    ],
    [
      '[15.15] a gate that is not its who stands in both its hexes, or held both last',
      {
        units: [
          { id: 'orc-1', hex: '1107' },
          { id: 'orc-2', hex: '1007' },
          { id: 'infantry-1', hex: '1109' },
          { id: 'infantry-2', hex: '1009' },
        ],
        gates: { 'rear-gate': 'westernesse', 'wall-gate': 'isengard', 'tower-gate': 'isengard' },
        holders: { 'tower-gate': ['westernesse', 'westernesse'] },
      },
      ['gates.tower-gate [15.15]', 'gates.rear-gate [15.15]', 'gates.wall-gate [15.15]'],
    ],
    [
      '[8.32] a leader who has tried to rally four units',
      { leaders: [{ id: 'captain-1', hex: '1020', rallies: 4 }] },
      ['leaders: captain-1 [8.32]'],
    ],
    [
      '[18.11] [21.81] Dunlendings and the enemy in the passage of a whole Culvert',
      {
        units: [{ id: 'dunland-infantry-1', hex: '1410', place: 'culvert' }],
        leaders: [
          { id: 'captain-1', hex: '1020' },
          { id: 'chief', hex: '1410', place: 'culvert' },
        ],
      },
      ['units: dunland-infantry-1 [18.11]'],
    ],
    [
      '[18.11] Westernesse in the passage of a whole Culvert',
      {
        units: [{ id: 'infantry-1', hex: '1410', place: 'culvert' }],
        leaders: [{ id: 'gimli', hex: '1410', place: 'culvert' }],
      },
      ['units: infantry-1 [18.11]', 'leaders: gimli [18.11]'],
    ],
    [
      '[20.61] a ladder in the open, and one on top of the wall',
      {
        markers: [
          { kind: 'ladder', hex: '1122', against: '1123' },
          { kind: 'ladder', hex: '1310', against: '1311' },
          { kind: 'ladder', hex: '1311' },
        ],
      },
      ['markers: ladder-1 [20.61]', 'markers: ladder-2 [20.61]', 'markers: ladder-3 [20.61]'],
    ],
    [
      '[15.21] D-19: a ladder against the Main Gate',
      { markers: [{ kind: 'ladder', hex: '0811', against: '0810' }] },
      ['markers: ladder-1 [15.21]'],
    ],
    ['[20.81] rocks in the field', { markers: [{ kind: 'rocks', hex: '1122' }] }, ['markers: rocks-1 [20.81]']],
    ['[21.51] the horn elsewhere', { markers: [{ kind: 'horn', hex: '0810' }] }, ['markers: horn-1 [21.51]']],
    ['[20.21] a ram with Orcs', { markers: [{ kind: 'ram', with: 'orc-1' }] }, ['markers: ram-1 [20.21]']],
    ['[15.61] a ram in rough ground', { markers: [{ kind: 'ram', hex: '0911' }] }, ['markers: ram-1 [15.61]']],
    [
      '[18.12] a ram in the passage',
      { markers: [{ kind: 'ram', hex: '1410', place: 'culvert' }] },
      ['markers: ram-1 [18.12]'],
    ],
    [
      '[20.31] Blasting Fire with Dunlendings, with who is not there, and two with one',
      {
        units: [
          { id: 'orc-1', hex: '1020' },
          { id: 'dunland-infantry-1', hex: '1021' },
        ],
        markers: [
          { kind: 'blasting-fire', with: 'dunland-infantry-1' },
          { kind: 'blasting-fire', with: 'uruk-guard-1' },
          { kind: 'blasting-fire', with: 'orc-1' },
          { kind: 'blasting-fire', with: 'orc-1', dummy: true },
        ],
      },
      ['markers: blasting-fire-1 [20.31]', 'markers: blasting-fire-2 [20.31]', 'markers: blasting-fire-4 [20.31]'],
    ],
    ['[14.0] a reinforcement that is none', { units: [{ id: 'orc-1', hex: 'due' }] }, ['units: orc-1 [14.0]']],
    ['[14.22] Orcs in the caves', { units: [{ id: 'orc-1', hex: 'caves' }] }, ['units: orc-1 [14.22]']],
    [
      '[14.22] gone for good, and the horn has not been blown',
      { units: [{ id: 'archer-1', hex: 'away' }], leaders: [{ id: 'gimli', hex: 'away' }] },
      ['units: archer-1 [14.22]', 'leaders: gimli [14.22]'],
    ],
    [
      '[14.0] arrivals where nobody arrives',
      {
        entries: [
          { hex: '1634', count: 1 },
          { hex: '1020', count: 1 },
        ],
      },
      ['entries.1 [14.0]'],
    ],
    [
      '[13.1] [13.2] [14.0] starts outside the own area',
      {
        turn: 0,
        phase: 'deployment',
        units: [
          { id: 'orc-1', hex: '1032' },
          { id: 'orc-2', hex: '1031' },
          { id: 'infantry-9', hex: '1120' },
          { id: 'infantry-1', hex: '1020' },
          { id: 'uruk-archer-1', hex: '1132' },
        ],
        leaders: [
          { id: 'theoden', hex: '0709' },
          { id: 'eomer', hex: '1510' },
        ],
      },
      ['units: orc-2 [13.1]', 'units: uruk-archer-1 [14.0]', 'units: infantry-1 [13.2]', 'leaders: eomer [13.2]'],
    ],
    ['[13.0] not deployed, and too late', { units: [{ id: 'orc-1', hex: 'reserve' }] }, ['units: orc-1 [13.0]']],
    ['the passage where there is none', { units: [{ id: 'orc-1', hex: '1020', place: 'culvert' }] }, ['units.0.hex']],
    ['a deployment that is not turn 0', { phase: 'deployment', units: [] }, ['turn']],
    ['another game', { game: 'gondor' }, ['game']],
    [
      'a ladder against a hex far away',
      { markers: [{ kind: 'ladder', hex: '1311', against: '1510' }] },
      ['markers.0.against'],
    ],
    [
      'a fire with nobody',
      { markers: [{ kind: 'blasting-fire', with: 'orc-99' }] },
      ['markers.0.with', 'markers.0.hex'],
    ],
    [
      '[7.31] a unit that attacks its own',
      { attacks: [{ unit: 'orc-1', target: 'orc-2', hex: '1020' }] },
      ['attacks.0 [7.31]'],
    ],
    [
      '[7.31] attacks in another phase, from afar, over a wall, and by who only shoots; [7.34] two by one unit',
      {
        phase: 'isengard-combat',
        segment: 'melee',
        units: [
          { id: 'orc-1', hex: '1020' },
          { id: 'orc-2', hex: '1311' },
          { id: 'orc-archer-1', hex: '1021' },
          { id: 'archer-1', hex: '1310' },
          { id: 'infantry-1', hex: '0920' },
        ],
        attacks: [
          { unit: 'orc-1', target: 'archer-1', hex: '1310' },
          { unit: 'orc-2', target: 'archer-1', hex: '1310' },
          { unit: 'orc-archer-1', target: 'infantry-1', hex: '0920' },
          { unit: 'infantry-1', target: 'orc-1', hex: '1020' },
          { unit: 'orc-1', target: 'infantry-1', hex: '0920' },
        ],
      },
      ['attacks.0 [7.31]', 'attacks.1 [7.31]', 'attacks.2 [7.31]', 'attacks.3 [7.31]', 'attacks.4 [7.34]'],
    ],
    ['a frame of an unknown unit', { frames: [{ kind: 'makeRoom', unit: 'orc-77' }] }, ['frames.0']],
    [
      'a frame in the midst of a roll, without dice',
      { frames: [{ kind: 'sequence' }, { kind: 'duelRoll', leader: 'gimli', target: 'chief' }] },
      ['dice'],
    ],
    ['a frame of a kind that is none', { frames: [{ kind: 'tea' }] }, ['frames.0']],
    ['a field that is none', { weather: 'rain' }, ['']],
    [
      'wrong types, all of them',
      { turn: 'three', units: [{ id: 'Orc 1', hex: 1020 }], dice: [0, 7] },
      ['turn', 'units.0.id', 'units.0.hex', 'dice.0', 'dice.1'],
    ],
    [
      'more real rocks than the counter mix has',
      { markers: WALL.slice(0, 7).map((hex) => ({ kind: 'rocks', hex, dummy: false })) },
      ['markers [20.81]'],
    ],
    [
      'more ladders than the counter mix has',
      { markers: FEET.map(([hex, against]) => ({ kind: 'ladder', hex, against })) },
      ['markers [20.67]'],
    ],
  ])('%s', (_what, spoiled, expected) => {
    expect(faults({ ...SOUND, ...spoiled })).toEqual(expected);
  });

  test.each([[null], [[]], ['helms-deep'], [3], [{}]])('%j is no position', (json) => {
    expect(faults(json)).not.toEqual([]);
  });
});
