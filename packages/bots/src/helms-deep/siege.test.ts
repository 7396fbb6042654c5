import { type Command, HELMS_DEEP, helmsDeep, parsePosition, type Side } from '@warbeacon/siege';
import { describe, expect, test } from 'vitest';
import { captain, inputOf } from '../index.ts';

/** What the captain does in a position written by hand; `chance` is what his own dice say. */
function decides(position: object, side: Side, chance = 0): Command {
  const loaded = parsePosition(HELMS_DEEP, { game: 'helms-deep', turn: 10, ...position });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  expect(helmsDeep.deciders(loaded.value.state)).toEqual([side]);
  return captain.choose(inputOf(helmsDeep, loaded.value.state, side, () => chance));
}

/** Where the unit would go; throws when something else is done first. */
function goes(position: object, side: Side, piece: string): string | undefined {
  const command = decides(position, side);
  if (command.type !== 'move' || command.piece !== piece) throw new Error(JSON.stringify(command));
  return command.path.at(-1);
}

const GARRISON = [
  { id: 'guard-1', hex: '0808' },
  { id: 'infantry-1', hex: '0709' },
  { id: 'infantry-2', hex: '0710' },
];
const ROCKS = { kind: 'rocks', hex: '1310' };
const seen = (units: readonly object[]) => units.map((unit) => ({ ...unit, moved: true }));

describe('the Siege Phase', () => {
  const phase = 'isengard-siege';

  test('[20.23] the ram is used as soon as it is at the gate', () => {
    const units = [...GARRISON, { id: 'dunland-infantry-1', hex: '0811' }];
    const markers = [{ kind: 'ram', with: 'dunland-infantry-1' }];
    expect(decides({ phase, units, markers }, 'isengard')).toEqual({
      type: 'ram',
      unit: 'dunland-infantry-1',
      gate: 'main-gate',
    });
  });

  test('[20.22] a ram that lies before the gate is taken up and used in the same phase', () => {
    const units = [...GARRISON, { id: 'dunland-infantry-1', hex: '0811' }];
    const markers = [{ kind: 'ram', hex: '0811' }];
    expect(decides({ phase, units, markers }, 'isengard')).toEqual({ type: 'takeRam', unit: 'dunland-infantry-1' });
  });

  test('[20.61] a ladder is laid against a wall on which nobody stands', () => {
    const units = [...GARRISON, { id: 'orc-1', hex: '1210' }];
    expect(decides({ phase, units }, 'isengard')).toMatchObject({ type: 'layLadder', unit: 'orc-1' });
  });

  test('[20.61] [20.68] D-29: horse, which could lay one and not climb it, leaves that to others', () => {
    const warg = { id: 'warg-1', hex: '1311' };
    expect(decides({ phase, units: [...GARRISON, warg] }, 'isengard')).toEqual({ type: 'done' });
    const units = [...GARRISON, warg, { id: 'orc-1', hex: '1511' }];
    expect(decides({ phase, units }, 'isengard')).toMatchObject({ type: 'layLadder', unit: 'orc-1' });
  });

  test('[20.61] the last ladders are kept for the walls within the Hornburg, and not beyond turn 18', () => {
    const units = [
      { id: 'guard-1', hex: '0808' },
      { id: 'infantry-1', hex: '0709' },
      { id: 'orc-1', hex: '1210' },
      { id: 'dunland-infantry-1', hex: '0608' },
    ];
    const laid = (ladders: number, turn: number) => {
      const command = decides({ phase, units, turn, supply: { ladders } }, 'isengard');
      return command.type === 'layLadder' ? command.unit : command.type;
    };
    expect(laid(12, 10)).toBe('orc-1');
    expect(laid(6, 10)).toBe('dunland-infantry-1');
    expect(laid(3, 17)).not.toBe('dunland-infantry-1');
    expect(laid(3, 18)).toBe('dunland-infantry-1');
  });

  test('[20.64] bowmen who have somebody to shoot at lay no ladder under his feet', () => {
    const units = [...GARRISON, { id: 'archer-1', hex: '1310', disrupted: true }, { id: 'orc-archer-1', hex: '1311' }];
    expect(decides({ phase, units }, 'isengard')).toEqual({ type: 'done' });
  });

  test('[20.33] fire that is real is lit before sham fire, and both before the phase ends', () => {
    const markers = [
      { kind: 'blasting-fire', id: 'blasting-fire-1', hex: '1411', against: 'culvert-east', placed: true, dummy: true },
      { kind: 'blasting-fire', id: 'blasting-fire-2', hex: '0811', against: 'main-gate', placed: true },
    ];
    const command = decides({ phase, units: [...GARRISON, { id: 'orc-1', hex: '1413' }], markers }, 'isengard');
    expect(command).toEqual({ type: 'detonate', fire: 'blasting-fire-2' });
  });

  test('[15.32] who stands before a barred gate without a ladder takes an axe to it', () => {
    const units = [...GARRISON, { id: 'uruk-guard-1', hex: '1107' }, { id: 'infantry-3', hex: '1007' }];
    const supply = { ladders: 0 };
    expect(decides({ phase, units, supply }, 'isengard')).toEqual({
      type: 'batter',
      unit: 'uruk-guard-1',
      gate: 'rear-gate',
    });
  });
});

describe('bringing ram and fire', () => {
  const phase = 'isengard-movement';

  test('[20.21] the ram comes on with the first Dunlendings who can carry it', () => {
    const units = [...GARRISON, { id: 'dunland-infantry-1', hex: 'due' }];
    const markers = [{ kind: 'ram', hex: 'due' }];
    expect(decides({ turn: 2, phase, units, markers }, 'isengard')).toEqual({
      type: 'takeRam',
      unit: 'dunland-infantry-1',
    });
  });

  test('[20.31] fire is given to the foot of the Uruks and not to their bowmen, real or sham as chance has it', () => {
    const units = [...GARRISON, { id: 'uruk-archer-1', hex: 'due' }, { id: 'uruk-infantry-1', hex: 'due' }];
    const given = { type: 'giveFire', unit: 'uruk-infantry-1' };
    expect(decides({ turn: 2, phase, units }, 'isengard', 0)).toEqual({ ...given, dummy: false });
    expect(decides({ turn: 2, phase, units }, 'isengard', 0.99)).toEqual({ ...given, dummy: true });
  });

  test('[20.31] no more than five carry fire, since nobody climbs with it', () => {
    const carriers = (count: number) => ({
      units: [
        ...GARRISON,
        { id: 'uruk-infantry-9', hex: 'due' },
        ...Array.from({ length: count }, (_, i) => ({ id: `uruk-infantry-${i + 1}`, hex: `15${20 + i}`, moved: true })),
      ],
      markers: Array.from({ length: count }, (_, i) => ({ kind: 'blasting-fire', with: `uruk-infantry-${i + 1}` })),
    });
    expect(decides({ turn: 4, phase, ...carriers(4) }, 'isengard')).toMatchObject({ type: 'giveFire' });
    expect(decides({ turn: 4, phase, ...carriers(5) }, 'isengard')).not.toMatchObject({ type: 'giveFire' });
  });

  test('[20.4] [20.5] on the ramp the ram stays behind the fire that is on its way to the Main Gate', () => {
    const ram = { kind: 'ram', with: 'dunland-infantry-1' };
    const units = [...GARRISON, { id: 'dunland-infantry-1', hex: '0914' }];
    expect(goes({ phase, units, markers: [ram] }, 'isengard', 'dunland-infantry-1')).toBe('0811');
    const fires = [
      { kind: 'blasting-fire', with: 'uruk-infantry-1' },
      { kind: 'blasting-fire', hex: '1411', against: 'culvert-east', placed: true },
    ];
    const both = [...units, { id: 'uruk-infantry-1', hex: '1016', moved: true }];
    expect(goes({ phase, units: both, markers: [ram, ...fires] }, 'isengard', 'dunland-infantry-1')).toBe('0913');
  });

  test('[20.2] whoever brings nothing keeps off the ramp while the Main Gate stands', () => {
    const units = [...GARRISON, { id: 'infantry-3', hex: '0910' }, { id: 'uruk-guard-1', hex: '0812' }];
    const markers = [{ kind: 'ram', with: 'dunland-infantry-1' }];
    const bringing = [...units, { id: 'dunland-infantry-1', hex: '1320', moved: true }];
    expect(['0811', '0812', '0913']).not.toContain(
      goes({ phase, units: bringing, markers }, 'isengard', 'uruk-guard-1'),
    );
  });

  test('[8.31] a Captain goes to who lies in disorder on the ramp before he goes to his equal elsewhere', () => {
    const units = [
      ...GARRISON,
      { id: 'orc-1', hex: '0913', disrupted: true },
      { id: 'orc-2', hex: '1218', disrupted: true },
      { id: 'orc-3', hex: '1117', moved: true },
      { id: 'orc-4', hex: '1115', moved: true },
    ];
    const leaders = [{ id: 'captain-1', hex: '1117' }];
    expect(['0914', '0913', '0812']).toContain(goes({ phase, units, leaders }, 'isengard', 'captain-1'));
  });

  test('[20.33] fire is laid at the Culvert by who has come there', () => {
    const units = [...GARRISON, { id: 'uruk-infantry-1', hex: '1411' }];
    const markers = [{ kind: 'blasting-fire', with: 'uruk-infantry-1' }];
    expect(decides({ phase, units, markers }, 'isengard')).toEqual({
      type: 'layFire',
      unit: 'uruk-infantry-1',
      against: 'culvert',
    });
  });

  test('[20.33] nobody stays in the hex in which fire has been laid', () => {
    const units = [...GARRISON, { id: 'uruk-infantry-1', hex: '1411' }];
    const markers = [{ kind: 'blasting-fire', hex: '1411', against: 'culvert-east', placed: true }];
    expect(goes({ phase, units, markers }, 'isengard', 'uruk-infantry-1')).not.toBe('1411');
  });

  test('[20.33] nobody enters that hex with the last of his points', () => {
    const units = [...GARRISON, { id: 'uruk-infantry-1', hex: '1414' }];
    const markers = [{ kind: 'blasting-fire', with: 'uruk-infantry-1' }];
    expect(goes({ phase, units, markers }, 'isengard', 'uruk-infantry-1')).not.toBe('1411');
  });

  test('[20.62] a ladder to an empty wall is climbed', () => {
    const units = [...GARRISON, { id: 'uruk-infantry-1', hex: '1210' }];
    const markers = [{ kind: 'ladder', hex: '1210', against: ['1210', '1310'] }];
    expect(goes({ phase, units, markers }, 'isengard', 'uruk-infantry-1')).toBe('1310');
  });
});

describe('rocks', () => {
  const besieged = [...GARRISON, { id: 'infantry-3', hex: '1310' }];
  const frames = (unit: string) => [
    { kind: 'sequence' },
    { kind: 'movement', side: 'isengard', begun: true },
    { kind: 'rocks', unit },
  ];
  const phase = 'isengard-movement';

  test('[20.85] fall on a guard who has come under the wall', () => {
    const units = [...besieged, { id: 'half-orc-guard-1', hex: '1311', moved: true }];
    const command = decides({ phase, units, markers: [ROCKS], frames: frames('half-orc-guard-1') }, 'westernesse');
    expect(command).toMatchObject({ type: 'dropRocks', target: 'half-orc-guard-1' });
  });

  test('[20.86] D-31: fall before it moves on who stands below with fire, and on no orc', () => {
    const orcs = [...besieged, { id: 'orc-1', hex: '1311' }];
    expect(decides({ phase, units: orcs, markers: [ROCKS] }, 'westernesse')).toEqual({ type: 'pass' });
    const units = [...orcs, { id: 'uruk-infantry-1', hex: '1411' }, { id: 'infantry-4', hex: '1410' }];
    const markers = [
      { kind: 'rocks', hex: '1410' },
      { kind: 'blasting-fire', with: 'uruk-infantry-1' },
    ];
    expect(decides({ phase, units, markers }, 'westernesse')).toEqual({
      type: 'dropRocks',
      rocks: 'rocks-1',
      target: 'uruk-infantry-1',
    });
  });

  test('[20.85] are not wasted on orcs', () => {
    const units = [...besieged, { id: 'orc-1', hex: '1311', moved: true }];
    expect(decides({ phase, units, markers: [ROCKS], frames: frames('orc-1') }, 'westernesse')).toEqual({
      type: 'pass',
    });
  });

  test('[20.81] are laid out, all twelve, and not always in the same places', () => {
    const layOut = (chance: () => number): string[] => {
      const state = helmsDeep.create({});
      const markers = [];
      for (let i = 0; i < 40 && helmsDeep.deciders(state).length > 0; i++) {
        const side = helmsDeep.deciders(state)[0] ?? 'isengard';
        const command = captain.choose(inputOf(helmsDeep, state, side, chance));
        if (command.type === 'placeRocks') markers.push(`${command.hex} ${command.dummy}`);
        helmsDeep.apply(state, side, command, { d6: () => 1, emit: () => undefined });
        if (command.type === 'done' && side === 'westernesse') break;
        while (helmsDeep.deciders(state).length === 0 && helmsDeep.step(state, { d6: () => 1, emit: () => undefined }));
      }
      return markers;
    };
    const sequence = (seed: number) => {
      let word = seed;
      return () => (word = (word * 16_807) % 2_147_483_647) / 2_147_483_647;
    };
    const once = layOut(sequence(11));
    expect(once).toHaveLength(12);
    expect(once.filter((hex) => hex.endsWith('false'))).toHaveLength(6);
    expect(layOut(sequence(12_345))).not.toEqual(once);
  });
});

describe('abilities', () => {
  const phase = 'abilities';
  const westernesseAnnounces = [{ kind: 'sequence' }, { kind: 'abilities', side: 'westernesse' }];

  test('[21.31] the rear guard is called when the Dike is about to fall', () => {
    const men = ['1120', '1019', '1320', '0920'].map((hex, i) => ({ id: `infantry-${i + 9}`, hex }));
    const host = ['1123', '1023', '1223', '1124', '1323', '1024', '1224', '1324', '0923', '1022'].map((hex, i) => ({
      id: `uruk-infantry-${i + 1}`,
      hex,
    }));
    const units = [...GARRISON, ...men.slice(0, 4), ...host];
    const leaders = [{ id: 'gamling', hex: '1120' }];
    const position = { turn: 4, phase, units, leaders, frames: westernesseAnnounces };
    expect(decides(position, 'westernesse')).toEqual({ type: 'announce', ability: 'rear-guard' });
    const few = { ...position, units: [...GARRISON, ...men, ...host.slice(0, 1)] };
    expect(decides(few, 'westernesse')).toEqual({ type: 'done' });
  });

  test('[21.51] the horn is blown when many would be rallied by it, and else kept', () => {
    const shaken = [3, 4, 5, 6, 7, 8].map((n, i) => ({ id: `infantry-${n}`, hex: `1${i + 2}08`, disrupted: true }));
    const units = [...GARRISON, ...shaken, { id: 'orc-1', hex: '1515' }];
    const position = { phase, units, markers: [{ kind: 'horn', hex: '0808' }], frames: westernesseAnnounces };
    expect(decides(position, 'westernesse')).toEqual({ type: 'blowHorn', piece: 'guard-1' });
    const steady = { ...position, units: units.map((unit) => ({ ...unit, disrupted: false })) };
    expect(decides(steady, 'westernesse')).toEqual({ type: 'done' });
  });

  test('[21.61] the Voice is raised over many who are in disorder', () => {
    const shaken = [3, 4, 5, 6].map((n, i) => ({ id: `infantry-${n}`, hex: `1${i + 2}08`, disrupted: true }));
    const units = [...GARRISON, ...shaken, { id: 'orc-1', hex: '1515' }];
    const leaders = [
      { id: 'lieutenant', hex: '1515' },
      { id: 'theoden', hex: '0808' },
    ];
    expect(decides({ phase, units, leaders }, 'isengard')).toEqual({ type: 'announce', ability: 'voice-of-saruman' });
    const steady = units.map((unit) => ({ ...unit, disrupted: false }));
    expect(decides({ phase, units: steady, leaders }, 'isengard')).not.toMatchObject({ ability: 'voice-of-saruman' });
  });

  test('[21.41] nobody goes out by the sally port into a host', () => {
    const units = [
      ...GARRISON,
      { id: 'dunland-infantry-1', hex: '0811' },
      ...['0611', '0712', '0612', '0511'].map((hex, i) => ({ id: `uruk-infantry-${i + 1}`, hex })),
    ];
    const leaders = [{ id: 'aragorn', hex: '0710' }];
    expect(decides({ phase, units, leaders, frames: westernesseAnnounces }, 'westernesse')).toEqual({ type: 'done' });
  });
});

describe('abilities for which somebody must stand ready', () => {
  const announcing = [{ kind: 'sequence' }, { kind: 'abilities', side: 'westernesse' }];
  const carrier = { id: 'dunland-infantry-1', hex: '0811' };
  const ram = [{ kind: 'ram', with: 'dunland-infantry-1' }];

  test('[21.81] an Uruk creeps in below a wall that is thinly held', () => {
    const units = [...GARRISON, { id: 'uruk-infantry-1', hex: '1411' }, { id: 'orc-1', hex: '1413' }];
    const leaders = [{ id: 'captain-1', hex: '1411' }];
    const thin = [...units, { id: 'archer-1', hex: '1410', disrupted: true }];
    expect(decides({ phase: 'abilities', units: thin, leaders }, 'isengard')).toMatchObject({
      type: 'orcCunning',
      unit: 'uruk-infantry-1',
    });
  });

  test('[21.81] a Captain who has his cunning left goes to the orcs before the Culvert', () => {
    const units = [
      ...GARRISON,
      { id: 'infantry-3', hex: '1410' },
      { id: 'uruk-guard-1', hex: '1411', moved: true },
      { id: 'orc-1', hex: '1412', moved: true },
      { id: 'orc-2', hex: '1415', moved: true },
      { id: 'orc-3', hex: '1516', moved: true },
    ];
    const position = { phase: 'isengard-movement', units, leaders: [{ id: 'captain-1', hex: '1415' }] };
    expect(['1411', '1412', '1311', '1511']).toContain(goes(position, 'isengard', 'captain-1'));
    const spent = { ...position, used: ['orc-cunning-1'] };
    expect(decides(spent, 'isengard')).not.toMatchObject({ type: 'move', piece: 'captain-1' });
  });

  test('[21.41] Aragorn strikes at who brings the ram, when nobody waits outside for him', () => {
    const units = [...GARRISON, carrier];
    const position = { phase: 'abilities', units, markers: ram, frames: announcing };
    expect(decides({ ...position, leaders: [{ id: 'aragorn', hex: '0710' }] }, 'westernesse')).toMatchObject({
      type: 'sortie',
    });
  });

  test('[21.41] he goes to the sally port when somebody comes up the ramp', () => {
    const units = [...seen(GARRISON), carrier, { id: 'knight-1', hex: '0809', moved: true }];
    const host = ['1714', '1715', '1716', '1717'].map((hex, i) => ({ id: `uruk-infantry-${i + 1}`, hex }));
    const leaders = [{ id: 'aragorn', hex: '0809' }];
    const position = { phase: 'westernesse-movement', units: [...units, ...host], markers: ram, leaders };
    expect(goes(position, 'westernesse', 'aragorn')).toBe('0710');
  });

  test('[21.21] the wedge leaves no level of the Hornburg empty', () => {
    const riders = [
      { id: 'knight-1', hex: '0808' },
      { id: 'knight-2', hex: '0807' },
    ];
    const leaders = [{ id: 'theoden', hex: '0807' }];
    const units = [
      { id: 'infantry-1', hex: '0910' },
      { id: 'orc-1', hex: '0709' },
    ];
    const position = { phase: 'abilities', leaders, frames: announcing };
    expect(decides({ ...position, units: [...units, ...riders] }, 'westernesse').type).toBe('done');
    const aside = riders.map((rider) => (rider.hex === '0808' ? { ...rider, hex: '0908' } : rider));
    const kept = { ...position, units: [...units, ...aside, { id: 'infantry-2', hex: '0808' }] };
    expect(decides(kept, 'westernesse').type).toBe('deathAndGlory');
  });
});

describe('holding the walls', () => {
  const phase = 'westernesse-movement';

  test('[20.62] a gap to which a ladder leads is closed', () => {
    const units = [
      ...seen(GARRISON),
      { id: 'infantry-3', hex: '1410' },
      { id: 'archer-2', hex: '1510', moved: true },
      { id: 'uruk-infantry-1', hex: '1210' },
      { id: 'uruk-infantry-2', hex: '1714' },
      { id: 'half-orc-guard-1', hex: '1715' },
      { id: 'uruk-guard-1', hex: '1716' },
    ];
    const markers = [{ kind: 'ladder', hex: '1210', against: ['1210', '1310'] }];
    expect(goes({ phase, units, markers }, 'westernesse', 'infantry-3')).toBe('1310');
  });

  test('[20.34] nobody stays on the wall above fire that has been laid', () => {
    const units = [
      ...seen(GARRISON),
      { id: 'infantry-3', hex: '1410' },
      { id: 'archer-2', hex: '1610', moved: true },
      ...['1714', '1715', '1716', '1717'].map((hex, i) => ({ id: `uruk-infantry-${i + 1}`, hex })),
    ];
    const markers = [{ kind: 'blasting-fire', hex: '1411', against: 'culvert-east', placed: true }];
    expect(goes({ phase, units, markers }, 'westernesse', 'infantry-3')).not.toBe('1410');
  });
});
