/** What each viewer is shown: everything, but of the counters that may be dummies only its own. */
import { helmsDeep } from '@warbeacon/siege';
import { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import { HOUSE } from '../helms-deep/house.ts';

const SIEGE = `
  turn 13, westernesse-combat, melee
  1311: uruk-infantry-1, captain-1
  culvert: uruk-infantry-2 reduced moved, lieutenant rallies:1
  0812: dunland-infantry-1 used
  0826: orc-3
  due: half-orc-guard-1
  lost: orc-4
  1310: infantry-1
  0825: knight-1, theoden
  0824: knight-2 fired
  caves: infantry-16
  due: gandalf
  lost: gimli
  culvert-east breached
  ladder 1311 against 1310
  ram dunland-infantry-1
  blasting-fire orc-3 dummy
  blasting-fire 0811 against 0810
  rocks 1510
  rocks 1610 dummy
  ladders 3
  fires 2 1
  spent horn
  westernesse 12 points
`;
const FRESH = { reduced: false, disrupted: false, moved: false, fired: false, attacked: false };
const RESTED = { reduced: false, moved: false, fought: false, rallies: 0 };

describe('what a viewer is shown', () => {
  const p = position(SIEGE);

  test('every piece in play, with where it is and what it has done', () => {
    const { units, leaders } = p.view();
    expect(units).toEqual({
      'uruk-infantry-1': { ...FRESH, hex: '1311' },
      'uruk-infantry-2': { ...FRESH, hex: '1410', place: 'culvert', reduced: true, moved: true },
      'dunland-infantry-1': { ...FRESH, hex: '0812', used: true },
      'orc-3': { ...FRESH, hex: '0826' },
      'half-orc-guard-1': { ...FRESH, hex: 'due' },
      'orc-4': { ...FRESH, hex: 'lost' },
      'infantry-1': { ...FRESH, hex: '1310' },
      'knight-1': { ...FRESH, hex: '0825' },
      'knight-2': { ...FRESH, hex: '0824', fired: true },
      'infantry-16': { ...FRESH, hex: 'caves' },
    });
    expect(leaders).toEqual({
      'captain-1': { ...RESTED, hex: '1311' },
      lieutenant: { ...RESTED, hex: '1410', place: 'culvert', rallies: 1 },
      theoden: { ...RESTED, hex: '0825' },
      gandalf: { ...RESTED, hex: 'due' },
      gimli: { ...RESTED, hex: 'lost' },
    });
  });

  test('[21.51] a leader who has blown the horn', () => {
    const horn = position('turn 5, abilities\n0808: eomer, infantry-1\n0826: orc-1').play('eomer blows');
    expect(horn.view().leaders['eomer']).toEqual({ ...RESTED, hex: '0808', used: true });
  });

  test('turn, phase, gates, levels, supply and points', () => {
    const shut = { control: 'westernesse', state: 'shut' };
    expect(p.view()).toMatchObject({
      game: 'helms-deep',
      turn: 13,
      night: true,
      phase: 'westernesse-combat',
      segment: 'melee',
      decision: { kind: 'melee', side: 'westernesse' },
      gates: { 'main-gate': shut, 'rear-gate': shut, 'tower-gate': shut },
      culvert: 'breached',
      levels: { 'hornburg-1': 'westernesse', 'hornburg-2': 'westernesse', 'central-tower': 'westernesse' },
      attacks: [],
      formations: [],
      spent: ['horn'],
      active: [],
      sortie: [],
      ladders: 3,
      points: {
        isengard: { now: 0, level: 120, demoralized: false },
        westernesse: { now: 12, level: 100, demoralized: false },
      },
      outcome: null,
    });
  });

  test('[7.31] the attacks that have been declared', () => {
    const declared = position(SIEGE.replace('0824: knight-2 fired', '0827: knight-2')).play('knight-1 attacks orc-3');
    expect(declared.view().attacks).toEqual([{ unit: 'knight-1', target: 'orc-3' }]);
  });

  test('[20.3, 20.8] markers, and which are dummies to their owner alone', () => {
    const common = {
      'horn-1': { kind: 'horn', side: 'westernesse', hex: '0808' },
      'ladder-1': { kind: 'ladder', side: 'isengard', hex: '1311', against: '1310' },
      'ram-1': { kind: 'ram', side: 'isengard', hex: '0812', with: 'dunland-infantry-1' },
    };
    const carried = { kind: 'blasting-fire', side: 'isengard', hex: '0826', with: 'orc-3', placed: false };
    const laid = { kind: 'blasting-fire', side: 'isengard', hex: '0811', against: '0810', placed: true };
    const rocks = { kind: 'rocks', side: 'westernesse', hex: '1510' };
    const others = { kind: 'rocks', side: 'westernesse', hex: '1610' };
    const counters = { ...common, 'blasting-fire-1': carried, 'blasting-fire-2': laid };
    expect(p.view('spectator').markers).toEqual({ ...counters, 'rocks-1': rocks, 'rocks-2': others });
    expect(p.view('isengard').markers).toEqual({
      ...common,
      'blasting-fire-1': { ...carried, dummy: true },
      'blasting-fire-2': { ...laid, dummy: false },
      'rocks-1': rocks,
      'rocks-2': others,
    });
    expect(p.view('westernesse').markers).toEqual({
      ...counters,
      'rocks-1': { ...rocks, dummy: false },
      'rocks-2': { ...others, dummy: true },
    });
  });

  test('[20.3] how much fire there is still to give out; how much of it is real to Isengard alone', () => {
    expect(p.view('isengard').fires).toEqual({ left: 3, real: 2 });
    expect(p.view('westernesse').fires).toEqual({ left: 3 });
    expect(p.view('spectator').fires).toEqual({ left: 3 });
  });
});

describe('what the players have agreed on', () => {
  const seen = (options: Readonly<Record<string, unknown>>) =>
    (['isengard', 'westernesse', 'spectator'] as const).map((viewer) => position(SIEGE, options).view(viewer).options);

  test('D-9: is shown to everybody alike, with the house’s own values where nothing was said', () => {
    const usual = { demoralization: 'house', wallBonus: 'upper', earlyEnd: false, reducedSides: 'attack-and-armour' };
    for (const options of seen({})) expect(options).toEqual({ ...usual, house: HOUSE });
    const house = { ladders: 7, noRamBreach: { E: null }, nightLeaders: [] } as const;
    for (const options of seen({ house, reducedSides: 'all' })) {
      expect(options).toEqual({
        ...usual,
        reducedSides: 'all',
        house: { ...HOUSE, ...house, noRamBreach: { ...HOUSE.noRamBreach, E: null } },
      });
    }
  });

  test('is the same in every view of a match, so that nothing of it is sent twice', () => {
    const match = position(SIEGE);
    const before = match.view('spectator').options;
    match.play('knight-1 attacks orc-3');
    expect(match.view('isengard').options).toBe(before);
  });
});

describe('what a viewer is told', () => {
  const told = (event: Parameters<typeof helmsDeep.redact>[0]) =>
    (['isengard', 'westernesse', 'spectator'] as const).map((viewer) => helmsDeep.redact(event, viewer));

  test('[20.81] where rocks are laid, and whether they are real to Westernesse alone', () => {
    const event = { type: 'rocksPlaced', rocks: 'rocks-1', hex: '1310', dummy: true } as const;
    const { dummy: _, ...open } = event;
    expect(told(event)).toEqual([open, event, open]);
  });

  test('[20.31] who is given fire, and whether it is real to Isengard alone', () => {
    const event = { type: 'fireGiven', fire: 'blasting-fire-1', unit: 'orc-3', dummy: false } as const;
    const { dummy: _, ...open } = event;
    expect(told(event)).toEqual([event, open, open]);
  });

  test('all else to everybody', () => {
    const event = { type: 'disrupted', unit: 'orc-3' } as const;
    expect(told(event)).toEqual([event, event, event]);
  });
});
